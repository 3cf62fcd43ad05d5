import { call } from '@cantera/shared/api-client';
import type { Agency } from '@cantera/shared/contracts/agency';
import { updateAgency, updateAgencyBody } from '@cantera/shared/contracts/agency-settings';
import { COUNTRIES } from '@cantera/shared/contracts/phone';
import { toast } from '@cantera/shared/design-system';
import {
  Form,
  ImageUpload,
  SelectField,
  SubmitButton,
  SwitchField,
  TextField,
  useFormVersion,
  useZodForm,
} from '@cantera/shared/forms';
import { displayName, formatDateTime } from '@cantera/shared/i18n';
import { addressOfChoice, imageChoice } from '@cantera/shared/image-choice';
import { useEffect, useMemo, useState } from 'react';
import type { Control } from 'react-hook-form';
import type { z } from 'zod';
import { useT } from '../../messages/general.ts';
import styles from './agency-general.module.css';
import { Card } from './card.tsx';
import type { CardProps } from './sections.ts';
import { useReloadedAgency, useSavedAgency } from './use-saved-agency.ts';

const schema = updateAgencyBody.omit({ version: true }).extend({ logoUrl: imageChoice });

const valuesOf = ({
  name,
  webUrl,
  linkedinUrl,
  country,
  timeZone,
  usesModel,
}: Agency): z.input<typeof schema> => ({
  name,
  country,
  timeZone,
  webUrl: webUrl ?? '',
  linkedinUrl: linkedinUrl ?? '',
  logoUrl: null,
  ...(usesModel === null ? {} : { usesModel }),
});

/** Countries by their names in the page's locale. */
const countryOptions = () =>
  COUNTRIES.map((value) => ({ value, label: displayName(value, 'region') })).sort((a, b) =>
    a.label.localeCompare(b.label),
  );

/** Zones that the browser knows, and the one that is kept. */
const zoneOptions = (kept: string) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), kept])]
    .sort()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }));

/** Whether a time is still to come; changes when it does. */
function useIsAhead(time: string | undefined): boolean {
  const [now, setNow] = useState(() => Date.now());
  const at = time === undefined ? undefined : Date.parse(time);
  useEffect(() => {
    if (at === undefined) return;
    setNow(Date.now());
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, at - Date.now()));
    return () => clearTimeout(timer);
  }, [at]);
  return at !== undefined && at > now;
}

interface FieldsProps {
  control: Control<z.input<typeof schema>, unknown, z.output<typeof schema>>;
  agency: Agency;
  isDisabled: boolean;
}

/** Who the agency is, to candidates and clients. */
function NameFields({ control, agency, isDisabled }: FieldsProps) {
  const t = useT();
  return (
    <>
      <TextField
        control={control}
        name="name"
        label={t('agency.info.name')}
        autoComplete="organization"
        isDisabled={isDisabled}
      />
      <ImageUpload
        control={control}
        name="logoUrl"
        label={t('agency.info.logo')}
        currentUrl={agency.logoUrl}
        isRemovable
        isOptional
        isDisabled={isDisabled}
      />
      <TextField
        control={control}
        name="webUrl"
        type="url"
        label={t('agency.info.webUrl')}
        autoComplete="url"
        isOptional
        isDisabled={isDisabled}
      />
      <TextField
        control={control}
        name="linkedinUrl"
        type="url"
        label={t('agency.info.linkedinUrl')}
        autoComplete="off"
        isOptional
        isDisabled={isDisabled}
      />
    </>
  );
}

/** Where the agency works: its country and its clock. */
function PlaceFields({ control, agency, isDisabled }: FieldsProps) {
  const t = useT();
  const countries = useMemo(countryOptions, []);
  const zones = useMemo(() => zoneOptions(agency.timeZone), [agency.timeZone]);
  return (
    <>
      <SelectField
        control={control}
        name="country"
        label={t('agency.info.country')}
        hint={t('agency.info.countryHint')}
        options={countries}
        isSearchable
        isDisabled={isDisabled}
      />
      <SelectField
        control={control}
        name="timeZone"
        label={t('agency.info.timeZone')}
        hint={t('agency.info.timeZoneHint')}
        options={zones}
        isSearchable
        isDisabled={isDisabled}
      />
    </>
  );
}

/** Whether a language model may be asked; nothing where the installation has none. */
function ModelField({ control, agency, isDisabled }: FieldsProps) {
  const t = useT();
  const isUsedUp = useIsAhead(agency.modelAgainAt);
  if (agency.usesModel === null) return null;
  return (
    <SwitchField
      control={control}
      name="usesModel"
      label={t('agency.info.usesModel')}
      hint={
        <>
          {t('agency.info.usesModelHint')}
          {agency.usesModel && agency.modelAgainAt && isUsedUp && (
            <strong role="status" className={styles.usedUp}>
              {t('agency.info.modelUsedUp', { time: formatDateTime(agency.modelAgainAt) })}
            </strong>
          )}
        </>
      }
      isDisabled={isDisabled}
    />
  );
}

export function AgencyInformation({ agency, canManage, onDirtyChange }: CardProps) {
  const t = useT();
  const keep = useSavedAgency();
  const readAgain = useReloadedAgency();
  const form = useZodForm(schema, { defaults: valuesOf(agency), values: valuesOf(agency) });
  const { isDirty } = form.formState;
  const version = useFormVersion(isDirty, agency.version);
  useEffect(() => onDirtyChange('agency-information', isDirty), [onDirtyChange, isDirty]);
  const save = async (
    { logoUrl: choice, ...values }: z.output<typeof schema>,
    { overwrites }: { overwrites: boolean },
  ) => {
    const logoUrl = await addressOfChoice(choice, 'logoUrl');
    const { data } = await call(updateAgency, {
      body: {
        ...values,
        ...(logoUrl === undefined ? {} : { logoUrl }),
        ...(overwrites ? {} : { version }),
      },
    });
    form.reset(valuesOf(data));
    await keep(data);
    toast.success(t('agency.info.saved'));
  };
  const fields = { control: form.control, agency, isDisabled: !canManage };
  return (
    <Card name="agency-information" about={t('agency.info.about')} canManage={canManage}>
      <Form
        form={form}
        label={t('agency.info.title')}
        draftKey="agency-information"
        onSubmit={save}
        onReload={async () => form.reset(valuesOf(await readAgain()))}
      >
        <NameFields {...fields} />
        <PlaceFields {...fields} />
        <ModelField {...fields} />
        {canManage && <SubmitButton>{t('agency.save')}</SubmitButton>}
      </Form>
    </Card>
  );
}
