import { call } from '@cantera/shared/api-client';
import { type Agency, updatePrivacyPolicy, updatePrivacyPolicyBody } from '@cantera/shared/contracts/agency';
import { toast } from '@cantera/shared/design-system';
import { Form, RichTextField, SubmitButton, useFormVersion, useZodForm } from '@cantera/shared/forms';
import { RichText } from '@cantera/shared/rich-text';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import { useT } from '../../messages/index.ts';
import styles from './agency-general.module.css';
import { Card } from './card.tsx';
import type { CardProps } from './sections.ts';
import { useReloadedAgency, useSavedAgency } from './use-saved-agency.ts';

const schema = updatePrivacyPolicyBody.omit({ version: true });

const valuesOf = ({ privacyPolicy: { privacyPolicy, privacyPolicyInformation } }: Agency) => ({
  privacyPolicy,
  privacyPolicyInformation,
});

function View({ agencyId }: { agencyId: string }) {
  const t = useT();
  return <Link to={`/mixed/privacy-policy?agencyId=${agencyId}`}>{t('agency.policy.view')}</Link>;
}

function ReadOnly({ agency }: { agency: Agency }) {
  const t = useT();
  const { privacyPolicy, privacyPolicyInformation } = agency.privacyPolicy;
  return (
    <>
      <h3 className={styles.subtitle}>{t('agency.policy.policy')}</h3>
      <RichText html={privacyPolicy} />
      <h3 className={styles.subtitle}>{t('agency.policy.information')}</h3>
      <RichText html={privacyPolicyInformation} />
    </>
  );
}

function PolicyForm({ agency, onDirtyChange }: Omit<CardProps, 'canManage'>) {
  const t = useT();
  const keep = useSavedAgency();
  const readAgain = useReloadedAgency();
  const form = useZodForm(schema, { defaults: valuesOf(agency), values: valuesOf(agency) });
  const { isDirty } = form.formState;
  const version = useFormVersion(isDirty, agency.version);
  useEffect(() => onDirtyChange('privacy-policy', isDirty), [onDirtyChange, isDirty]);
  const save = async (values: z.output<typeof schema>, { overwrites }: { overwrites: boolean }) => {
    const { data } = await call(updatePrivacyPolicy, {
      body: { ...values, ...(overwrites ? {} : { version }) },
    });
    form.reset(valuesOf(data));
    await keep(data);
    toast.success(t('agency.policy.saved'));
  };
  return (
    <Form
      form={form}
      label={t('agency.policy.title')}
      draftKey="privacy-policy"
      onSubmit={save}
      onReload={async () => form.reset(valuesOf(await readAgain()))}
    >
      <RichTextField
        control={form.control}
        name="privacyPolicy"
        label={t('agency.policy.policy')}
        minHeight={240}
        isOptional
      />
      <RichTextField
        control={form.control}
        name="privacyPolicyInformation"
        label={t('agency.policy.information')}
        minHeight={120}
        isOptional
      />
      <div className={styles.foot}>
        <SubmitButton>{t('agency.save')}</SubmitButton>
        <View agencyId={agency.id} />
      </div>
    </Form>
  );
}

export function PrivacyPolicyCard({ agency, canManage, onDirtyChange }: CardProps) {
  const t = useT();
  return (
    <Card name="privacy-policy" about={t('agency.policy.about')} canManage={canManage}>
      {canManage ? (
        <PolicyForm agency={agency} onDirtyChange={onDirtyChange} />
      ) : (
        <>
          <ReadOnly agency={agency} />
          <div className={styles.foot}>
            <View agencyId={agency.id} />
          </div>
        </>
      )}
    </Card>
  );
}
