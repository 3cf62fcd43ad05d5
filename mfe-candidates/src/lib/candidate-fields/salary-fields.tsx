import { MoneyField } from '@cantera/shared/forms';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useT } from '../../messages/index.ts';
import styles from './fields.module.css';
import { type SalaryValues, upperEndFor } from './salary-values.ts';

/** What somebody earns and expects, in euro a year; of the form around it. */
export function SalaryFields() {
  const t = useT();
  const { control, getValues, setValue } = useFormContext<SalaryValues>();
  const suffix = t('candidates.update.euroAYear');
  // What stands there at first, or comes with a newer version, counts as typed.
  const filledIn = useRef<number>(null);
  const follow = (from: number | null) => {
    const to = getValues('amountTo');
    const isTyped = to !== null && to !== filledIn.current;
    const next = upperEndFor({ from, to, isTyped });
    if (!isTyped) filledIn.current = next;
    if (next !== to) setValue('amountTo', next, { shouldDirty: true });
  };
  return (
    <>
      <MoneyField
        isOptional
        control={control}
        name="amount"
        label={t('candidates.field.salary')}
        suffix={suffix}
      />
      <div className={styles.pair}>
        <MoneyField
          isOptional
          control={control}
          name="amountFrom"
          label={t('candidates.field.expectedFrom')}
          suffix={suffix}
          onAmount={follow}
        />
        <MoneyField
          isOptional
          control={control}
          name="amountTo"
          label={t('candidates.field.expectedTo')}
          suffix={suffix}
          onAmount={() => {
            filledIn.current = null;
          }}
        />
      </div>
    </>
  );
}
