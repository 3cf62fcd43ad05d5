import { type DiscardRehearsal, MAX_PERCENTAGE } from '@cantera/shared/contracts/discard-scoring';
import { NumberField } from '@cantera/shared/forms';
import { memo, startTransition, useEffect } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useT } from '../../../../messages/autodiscard.ts';
import { countsAt } from './rehearsal-counts.ts';
import styles from './rule.module.css';
import { type RuleValues, shownPercentage } from './rule-values.ts';

interface PercentageFieldProps {
  control: Control<RuleValues, unknown, RuleValues>;
  /** Of which it says how many are below; undefined while they are not known. */
  scores: DiscardRehearsal['scores'] | undefined;
  /** Called with each value, which the frame that shows it does not wait for. */
  onShown: (percentage: number) => void;
}

/** The same number twice: to be typed, and to be dragged. What else follows from it is drawn when there is time. */
export const PercentageField = memo(function PercentageField({
  control,
  scores,
  onShown,
}: PercentageFieldProps) {
  const t = useT();
  const { field } = useController({ control, name: 'percentage' });
  const value = shownPercentage(field.value);
  useEffect(() => startTransition(() => onShown(value)), [value, onShown]);
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
          scores && t('autodiscard.percentage.value', { value, count: countsAt(scores, value).below })
        }
        value={value}
        onChange={({ target }) => field.onChange(Number(target.value))}
      />
    </div>
  );
});
