import { type User, updateMeBody } from '@cantera/shared/contracts/users';
import { toast } from '@cantera/shared/design-system';
import { Form, SubmitButton, TextField, useFormVersion, useZodForm } from '@cantera/shared/forms';
import { useEffect, useRef } from 'react';
import { ReadOnlyEmail } from '../../lib/read-only-email.tsx';
import { useT } from '../../messages/profile.ts';
import styles from './my-profile.module.css';
import { Section } from './section.tsx';
import type { SectionProps } from './sections.ts';
import { useReloadedProfile, useSaveProfile } from './use-save-profile.ts';

const schema = updateMeBody.pick({ firstName: true, lastName: true }).required();

type Names = Pick<User, 'firstName' | 'lastName'>;
const namesOf = ({ firstName, lastName }: User): Names => ({ firstName, lastName });

/** The version to save by: a picture that was saved meanwhile, in the section below, is no conflict. */
function useVersion(isDirty: boolean, user: User): number | undefined {
  const names = JSON.stringify(namesOf(user));
  const base = useRef(names);
  if (!isDirty) base.current = names;
  return useFormVersion(isDirty && names !== base.current, user.version);
}

export function BasicInformation({ user, onDirtyChange }: SectionProps) {
  const t = useT();
  const saveProfile = useSaveProfile(user);
  const readAgain = useReloadedProfile();
  const form = useZodForm(schema, { defaults: namesOf(user), values: namesOf(user) });
  const { isDirty } = form.formState;
  const version = useVersion(isDirty, user);
  useEffect(() => onDirtyChange('basic-information', isDirty), [onDirtyChange, isDirty]);
  const save = async (values: Names, { overwrites }: { overwrites: boolean }) => {
    const { imageUrl } = user;
    const saved = await saveProfile({ ...values, imageUrl, ...(overwrites ? {} : { version }) });
    form.reset(namesOf(saved));
    toast.success(t('profile.basic.saved'));
  };
  return (
    <Section name="basic-information" about={t('profile.basic.about')}>
      <Form
        form={form}
        onSubmit={save}
        onReload={async () => form.reset(namesOf(await readAgain()))}
        label={t('profile.basic.title')}
        draftKey="my-profile"
      >
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
