import { listCandidates } from '@cantera/shared/contracts/candidates';
import { clientChoices } from '@cantera/shared/contracts/client-choices';
import { fullName } from '@cantera/shared/contracts/text';
import {
  DateField,
  NumberField,
  RemoteSelectField,
  type RemoteSource,
  SelectField,
  type SelectOption,
  TextArea,
  TextField,
} from '@cantera/shared/forms';
import { type ReactNode, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useT } from '../../../messages/contracts.ts';
import { genderOptions } from '../contract-words.ts';
import { AgreementFields } from './agreement-fields.tsx';
import styles from './contract-dialog.module.css';
import type { ContractControl, ContractFormOf } from './contract-form.ts';
import { countryOptions } from './countries.ts';
import { useIdHint } from './id-hint.tsx';
import { OverlapNotice } from './overlap-notice.tsx';
import { useProfile } from './use-profile.ts';

const FOUND = 9;
const PRELOADED = 50;

const candidateChoices: RemoteSource<typeof listCandidates> = {
  endpoint: listCandidates,
  ask: (term) => ({
    query: { ...(term ? { searchTerm: term } : {}), perPage: term ? FOUND : PRELOADED, withTotal: false },
  }),
  optionsOf: ({ data }) =>
    data.items.map((one) => ({
      value: one.id,
      label: [fullName(one), one.jobTitle].filter(Boolean).join(' · '),
    })),
};

function Part({ title, isFirst, children }: { title: string; isFirst?: boolean; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      {/* The dialog opens here: its first field comes late, and the focus would go past it. */}
      <legend className={styles.legend} {...(isFirst ? { tabIndex: -1, 'data-autofocus': true } : {})}>
        {title}
      </legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

function IdFields({ control }: { control: ContractControl }) {
  const t = useT();
  const countries = useMemo(countryOptions, []);
  return (
    <>
      <TextField
        control={control}
        name="nif"
        label={t('contracts.field.nif')}
        hint={useIdHint(control, 'nif')}
        autoComplete="off"
      />
      <SelectField
        control={control}
        name="paisNif"
        label={t('contracts.field.paisNif')}
        options={countries}
        isClearable
        isOptional
      />
      <TextField
        control={control}
        name="segSoc"
        label={t('contracts.field.segSoc')}
        hint={useIdHint(control, 'segSoc')}
        autoComplete="off"
        isOptional
      />
    </>
  );
}

function PersonPart({ control, known }: { control: ContractControl; known: SelectOption | undefined }) {
  const t = useT();
  const genero = useWatch({ control, name: 'genero' });
  return (
    <Part title={t('contracts.part.person')} isFirst>
      <RemoteSelectField
        control={control}
        name="candidateId"
        label={t('contracts.field.candidate')}
        source={candidateChoices}
        known={known}
        className={styles.whole}
      />
      <TextField
        control={control}
        name="firstName"
        label={t('contracts.field.firstName')}
        autoComplete="off"
      />
      <TextField control={control} name="lastName" label={t('contracts.field.lastName')} autoComplete="off" />
      <IdFields control={control} />
      <DateField control={control} name="birth" label={t('contracts.field.birth')} isOptional />
      <SelectField
        control={control}
        name="genero"
        label={t('contracts.field.genero')}
        options={genderOptions(genero ?? '', t)}
        isSearchable={false}
        isClearable
        isOptional
      />
      <TextField control={control} name="location" label={t('contracts.field.location')} autoComplete="off" />
    </Part>
  );
}

function JobPart({ control, known }: { control: ContractControl; known: SelectOption | undefined }) {
  const t = useT();
  return (
    <Part title={t('contracts.part.job')}>
      <RemoteSelectField
        control={control}
        name="clientId"
        label={t('contracts.client')}
        source={clientChoices}
        known={known}
        className={styles.whole}
      />
      <TextField
        control={control}
        name="puesto"
        label={t('contracts.field.puesto')}
        autoComplete="off"
        isOptional
      />
      <TextField
        control={control}
        name="titulacion"
        label={t('contracts.field.titulacion')}
        autoComplete="off"
        isOptional
      />
      <NumberField
        control={control}
        name="tarifa"
        label={t('contracts.field.tarifa')}
        suffix={t('contracts.rateUnit')}
      />
      <NumberField control={control} name="workHours" label={t('contracts.field.workHours')} suffix="h" />
      <TextArea
        control={control}
        name="comments"
        label={t('contracts.field.comments')}
        className={styles.whole}
        isOptional
      />
    </Part>
  );
}

type ContractFieldsProps = {
  form: ContractFormOf;
  /** What an edited contract is about, as choices with their names. */
  known?: { id: string; candidate: SelectOption | undefined; client: SelectOption };
};

/** The fields of a contract: person, job, agreement and dates. */
export function ContractFields({ form, known }: ContractFieldsProps) {
  const t = useT();
  const { control } = form;
  useProfile(form);
  return (
    <div className={styles.parts}>
      <PersonPart control={control} known={known?.candidate} />
      <JobPart control={control} known={known?.client} />
      <Part title={t('contracts.part.agreement')}>
        <AgreementFields form={form} />
      </Part>
      <Part title={t('contracts.part.dates')}>
        <DateField control={control} name="alta" label={t('contracts.field.alta')} />
        <DateField control={control} name="antiguedad" label={t('contracts.field.antiguedad')} />
        <DateField control={control} name="baja" label={t('contracts.field.baja')} isOptional />
      </Part>
      <OverlapNotice control={control} {...(known ? { ownId: known.id } : {})} />
    </div>
  );
}
