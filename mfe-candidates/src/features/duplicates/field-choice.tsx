import type { MergeSide } from '@cantera/shared/contracts/merges';
import { formatDate } from '@cantera/shared/i18n';
import { useId } from 'react';
import { useT } from '../../messages/merging.ts';
import styles from './duplicates.module.css';
import type { FieldToChoose } from './merge-values.ts';

type FieldChoiceProps = {
  entry: FieldToChoose;
  names: { survivor: string; other: string };
  /** When each of the two came in. */
  since: { survivor: string; other: string };
  value: MergeSide;
  onChange: (side: MergeSide) => void;
};

/** One field of two candidates: the same in both, or a choice between two values. */
export function FieldChoice({ entry, names, since, value, onChange }: FieldChoiceProps) {
  const t = useT();
  const id = useId();
  const label = t(`candidates.merge.field.${entry.field}`);
  if (entry.isSame)
    return (
      <div className={styles.field}>
        <span className={styles.label}>{label}</span>
        <span className={styles.same}>{entry.survivor}</span>
      </div>
    );
  const sides = [
    ['SURVIVOR', entry.survivor, names.survivor, since.survivor],
    ['OTHER', entry.other, names.other, since.other],
  ] as const;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      {sides.map(([side, text, name, date]) => (
        <label key={side} className={styles.choice}>
          <input
            type="radio"
            name={id}
            checked={value === side}
            onChange={() => onChange(side)}
            aria-label={t('candidates.merge.valueOf', { value: text || t('candidates.merge.nothing'), name })}
          />
          <span>{text || t('candidates.merge.nothing')}</span>
          <span className={styles.owner} aria-hidden>
            {formatDate(date)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
