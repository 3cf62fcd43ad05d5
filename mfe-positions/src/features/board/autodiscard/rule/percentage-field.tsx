import { MAX_PERCENTAGE } from '@cantera/shared/contracts/discard-scoring';
import { NumberField } from '@cantera/shared/forms';
import { type Control, useController } from 'react-hook-form';
import { useT } from '../../../../messages/autodiscard.ts';
import styles from './rule.module.css';
import { type RuleValues, shownPercentage } from './rule-values.ts';

interface PercentageFieldProps {
  control: Control<RuleValues, unknown, RuleValues>;
  /** How many it would have discarded; undefined while that is not known. */
  below: number | undefined;
}

/** The same number twice: to be typed, and to be dragged. */
export function PercentageField({ control, below }: PercentageFieldProps) {
  const t = useT();
  const { field } = useController({ control, name: 'percentage' });
  const value = shownPercentage(field.value);
  return (
    <div className={styles.percentage}>
      <NumberField
        control={control}
        name="percentage"
        label={t('autodiscard.percentage')}
        hint={t('autodiscard.percentage.hint')}
        suffix="%"
        className={styles.number}
      />
      <input
        type="range"
        min={0}
        max={MAX_PERCENTAGE}
        step={1}
        className={styles.slider}
        aria-label={t('autodiscard.percentage.slider')}
        aria-valuetext={
          below === undefined ? undefined : t('autodiscard.percentage.value', { value, count: below })
        }
        value={value}
        onChange={({ target }) => field.onChange(Number(target.value))}
      />
    </div>
  );
}
