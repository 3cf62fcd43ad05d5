import { call } from '@cantera/shared/api-client';
import type { Agency } from '@cantera/shared/contracts/agency';
import { updateLegal, updateLegalBody } from '@cantera/shared/contracts/agency-settings';
import { startConsentRound } from '@cantera/shared/contracts/consent-rounds';
import { toast } from '@cantera/shared/design-system';
import {
  Form,
  NumberField,
  SubmitButton,
  SwitchField,
  useFormVersion,
  useZodForm,
} from '@cantera/shared/forms';
import { useMay } from '@cantera/shared/session';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useT } from '../../messages/general.ts';
import styles from './agency-general.module.css';
import { Card } from './card.tsx';
import { Consents } from './consents.tsx';
import type { CardProps } from './sections.ts';
import { useReloadedAgency, useSavedAgency } from './use-saved-agency.ts';

const valuesOf = ({ legal }: Agency) => ({
  expirationGdprDays: legal.expirationGdprDays,
  deletionPeriodRejectedGdprEnabled: legal.deletionPeriodRejectedGdprDays !== null,
  deletionPeriodRejectedGdprDays: legal.deletionPeriodRejectedGdprDays,
});

function useLegalForm(agency: Agency) {
  const form = useZodForm(updateLegalBody, { defaults: valuesOf(agency), values: valuesOf(agency) });
  const { control, setValue, getValues, clearErrors } = form;
  const isOn = useWatch({ control, name: 'deletionPeriodRejectedGdprEnabled' }) === true;
  const last = useRef(agency.legal.deletionPeriodRejectedGdprDays);
  /** Off, there is no period; what it was comes back when it is on again. */
  const onSwitch = (isOnNow: boolean) => {
    if (!isOnNow) last.current = getValues('deletionPeriodRejectedGdprDays');
    const days = isOnNow ? last.current : null;
    setValue('deletionPeriodRejectedGdprDays', days, { shouldDirty: true });
    clearErrors('deletionPeriodRejectedGdprDays');
  };
  return { form, isOn, onSwitch };
}

export function GdprCard({ agency, canManage, onDirtyChange }: CardProps) {
  const t = useT();
  const canAsk = useMay(startConsentRound);
  const keep = useSavedAgency();
  const readAgain = useReloadedAgency();
  const { form, isOn, onSwitch } = useLegalForm(agency);
  const { control } = form;
  const { isDirty } = form.formState;
  const version = useFormVersion(isDirty, agency.version);
  useEffect(() => onDirtyChange('gdpr', isDirty), [onDirtyChange, isDirty]);
  const save = async (values: z.output<typeof updateLegalBody>, { overwrites }: { overwrites: boolean }) => {
    const { data } = await call(updateLegal, { body: { ...values, ...(overwrites ? {} : { version }) } });
    form.reset(valuesOf(data));
    await keep(data);
    toast.success(t('agency.gdpr.saved'));
  };
  return (
    <Card name="gdpr" about={t('agency.gdpr.about')} canManage={canManage}>
      <Form
        form={form}
        label={t('agency.gdpr.title')}
        draftKey="agency-gdpr"
        onSubmit={save}
        onReload={async () => form.reset(valuesOf(await readAgain()))}
      >
        <NumberField
          control={control}
          name="expirationGdprDays"
          label={t('agency.gdpr.expiration')}
          suffix={t('agency.gdpr.days')}
          hint={t('agency.gdpr.expirationHint')}
          className={styles.days}
          isDisabled={!canManage}
        />
        <SwitchField
          control={control}
          name="deletionPeriodRejectedGdprEnabled"
          label={t('agency.gdpr.deletion')}
          hint={t('agency.gdpr.deletionHint')}
          onSwitch={onSwitch}
          isDisabled={!canManage}
        />
        <NumberField
          control={control}
          name="deletionPeriodRejectedGdprDays"
          label={t('agency.gdpr.period')}
          suffix={t('agency.gdpr.days')}
          className={styles.days}
          isDisabled={!canManage || !isOn}
        />
        {canManage && <SubmitButton>{t('agency.save')}</SubmitButton>}
      </Form>
      {canAsk && <Consents />}
    </Card>
  );
}
