import { updateMeBody } from '@cantera/shared/contracts/users';
import { toast } from '@cantera/shared/design-system';
import { Form, SubmitButton, TextField, useZodForm } from '@cantera/shared/forms';
import { useEffect } from 'react';
import { ReadOnlyEmail } from '../../lib/read-only-email.tsx';
import { useT } from '../../messages/index.ts';
import styles from './my-profile.module.css';
import { Section } from './section.tsx';
import type { SectionProps } from './sections.ts';
import { useSaveProfile } from './use-save-profile.ts';

const schema = updateMeBody.pick({ firstName: true, lastName: true }).required();

export function BasicInformation({ user, onDirtyChange }: SectionProps) {
  const t = useT();
  const saveProfile = useSaveProfile(user);
  const { firstName, lastName } = user;
  const form = useZodForm(schema, { defaults: { firstName, lastName }, values: { firstName, lastName } });
  const { isDirty } = form.formState;
  useEffect(() => onDirtyChange('basic-information', isDirty), [onDirtyChange, isDirty]);
  const save = async (values: { firstName: string; lastName: string }) => {
    const saved = await saveProfile(values);
    form.reset({ firstName: saved.firstName, lastName: saved.lastName });
    toast.success(t('profile.basic.saved'));
  };
  return (
    <Section name="basic-information" about={t('profile.basic.about')}>
      <Form form={form} onSubmit={save} label={t('profile.basic.title')} draftKey="my-profile">
        <ReadOnlyEmail email={user.email} hint={t('profile.emailHint')} />
        <div className={styles.pair}>
          <TextField
            control={form.control}
            name="firstName"
            label={t('profile.firstName')}
            autoComplete="given-name"
          />
          <TextField
            control={form.control}
            name="lastName"
            label={t('profile.lastName')}
            autoComplete="family-name"
            isOptional
          />
        </div>
        <SubmitButton>{t('profile.save')}</SubmitButton>
      </Form>
    </Section>
  );
}
