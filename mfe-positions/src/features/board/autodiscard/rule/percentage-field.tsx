import { type DiscardRehearsal, MAX_PERCENTAGE } from '@cantera/shared/contracts/discard-scoring';
import { NumberField } from '@cantera/shared/forms';
import { memo, startTransition, useEffect, useRef } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useT } from '../../../../messages/autodiscard.ts';
import { countsAt } from './rehearsal-counts.ts';
import styles from './rule.module.css';
import { type RuleValues, shownPercentage } from './rule-values.ts';

interface PercentageFieldProps {
  control: Control<RuleValues, unknown, RuleValues>;
  /** Of which it says how many are below; undefined while they are not known. */
  scores: DiscardRehearsal['scores'] | undefined;
  /** What the form holds now, which may be ahead of what is drawn. */
  held: () => RuleValues['percentage'];
}

/** Passes on the newest of what came since the last frame, once that frame is drawn. */
function useBehindFrame(pass: (value: number) => void) {
  const waiting = useRef<number>(undefined);
  const passOn = () => {
    const value = waiting.current;
    waiting.current = undefined;
    if (value !== undefined) pass(value);
  };
  return {
    isWaiting: () => waiting.current !== undefined,
    passOn,
    put: (value: number) => {
      const isFirst = waiting.current === undefined;
      waiting.current = value;
      if (isFirst) requestAnimationFrame(() => setTimeout(passOn));
    },
  };
}

/**
 * The same number twice: to be typed, and to be dragged. The browser itself moves the slider, so that its frame waits for
 * nothing; what follows from it, the form's value included, comes behind that frame.
 */
export const PercentageField = memo(function PercentageField({
  control,
  scores,
  held,
}: PercentageFieldProps) {
  const t = useT();
  const { field } = useController({ control, name: 'percentage' });
  const value = shownPercentage(field.value);
  const slider = useRef<HTMLInputElement>(null);
  const { isWaiting, passOn, put } = useBehindFrame((at) => startTransition(() => field.onChange(at)));
  const say = (input: HTMLInputElement, at: number) => {
    if (scores)
      input.setAttribute(
        'aria-valuetext',
        t('autodiscard.percentage.value', { value: at, count: countsAt(scores, at).below }),
      );
  };
  // A number that was typed moves the slider; one that the slider has meanwhile passed does not take it back.
  useEffect(() => {
    const input = slider.current;
    if (!input || isWaiting() || shownPercentage(held()) !== value) return;
    input.value = String(value);
    say(input, value);
  });
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
        ref={slider}
        type="range"
        min={0}
        max={MAX_PERCENTAGE}
        step={1}
        className={styles.slider}
        aria-label={t('autodiscard.percentage.slider')}
        defaultValue={value}
        onChange={({ target }) => {
          const at = Number(target.value);
          // Said with the step, not once the rest is drawn: a screen reader reads it at once.
          say(target, at);
          put(at);
        }}
        onBlur={passOn}
        // Enter submits what the form holds.
        onKeyDown={({ key }) => key === 'Enter' && passOn()}
      />
    </div>
  );
});
