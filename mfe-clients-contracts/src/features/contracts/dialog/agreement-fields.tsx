import { useApi } from '@cantera/shared/api-client';
import { type Agreement, listAgreements } from '@cantera/shared/contracts/staffing-contracts';
import { TextField } from '@cantera/shared/forms';
import { useEffect, useId, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useT } from '../../../messages/contracts.ts';
import styles from './contract-dialog.module.css';
import type { ContractFormOf } from './contract-form.ts';

const different = (texts: readonly (string | null)[]): string[] => [
  ...new Set(texts.filter((text) => text !== null)),
];

/** What the browser offers for a field while one types. */
const Offers = ({ id, texts }: { id: string; texts: readonly string[] }) => (
  <datalist id={id}>
    {texts.map((text) => (
      <option key={text} value={text} />
    ))}
  </datalist>
);

/** The code that a category of an agreement always had before; undefined when it had none, or several. */
function codeOf(known: readonly Agreement[], convenio: string, category: string): string | undefined {
  const codes = different(
    known
      .filter((one) => one.convenio === convenio && one.catConvenioName === category)
      .map(({ catConvenioId }) => catConvenioId),
  );
  return codes.length === 1 ? codes[0] : undefined;
}

/** The collective agreement and its category; both suggest what the agency used before. */
export function AgreementFields({ form }: { form: ContractFormOf }) {
  const t = useT();
  const id = useId();
  const { control, getValues, setValue } = form;
  const [convenio, category] = useWatch({ control, name: ['convenio', 'catConvenioName'] });
  const { data } = useApi(listAgreements, {});
  const known = data?.data.items ?? [];
  const ofThis = known.filter((one) => one.convenio === convenio);
  const categories = ofThis.length > 0 ? ofThis : known;
  const code = codeOf(known, convenio ?? '', category ?? '');
  const given = useRef<string>(undefined);
  useEffect(() => {
    // What was typed stays; what was given for another category goes.
    const now = getValues('catConvenioId') ?? '';
    if (code === undefined || (now !== '' && now !== given.current)) return;
    given.current = code;
    if (now !== code) setValue('catConvenioId', code, { shouldDirty: true });
  }, [code, getValues, setValue]);
  return (
    <>
      <TextField
        control={control}
        name="convenio"
        label={t('contracts.field.convenio')}
        list={`${id}-agreements`}
        autoComplete="off"
        className={styles.whole}
        isOptional
      />
      <TextField
        control={control}
        name="catConvenioName"
        label={t('contracts.field.catConvenioName')}
        list={`${id}-categories`}
        autoComplete="off"
        isOptional
      />
      <TextField
        control={control}
        name="catConvenioId"
        label={t('contracts.field.catConvenioId')}
        autoComplete="off"
        isOptional
      />
      <Offers id={`${id}-agreements`} texts={different(known.map((one) => one.convenio))} />
      <Offers id={`${id}-categories`} texts={different(categories.map((one) => one.catConvenioName))} />
    </>
  );
}
