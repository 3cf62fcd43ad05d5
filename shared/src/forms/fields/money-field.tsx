import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { classNames } from '../../design-system/class-names.ts';
import styles from '../../design-system/controls/input.module.css';
import { FieldFrame, type FieldProps, useField } from './field-frame.tsx';

type MoneyFieldProps<V extends FieldValues, C, T> = FieldProps<V, C, T> & {
  /** The unit, e.g. `€ a year`. */
  suffix: string;
  /** Told at every key, e.g. to fill a field that depends on it. */
  onAmount?: (amount: number | null) => void;
};

/** More digits than any amount that is paid; longer ones would lose their last digits. */
const MOST_DIGITS = 12;
const amountIn = (typed: string): number | null => {
  const digits = typed.replace(/\D/g, '').slice(0, MOST_DIGITS);
  return digits === '' ? null : Number(digits);
};
/** The cents at the end of what is pasted, such as `45.000,00 €`; thousands have three digits. */
const CENTS = /[.,]\d{1,2}(?=\D*$)/;
const isAmount = (value: unknown): value is number => typeof value === 'number' && !Number.isNaN(value);

/** A whole amount of money, of which only digits are taken; the form holds a number, or null when empty. */
export function MoneyField<V extends FieldValues, C, T>(props: MoneyFieldProps<V, C, T>) {
  const intl = useIntl();
  const { aria, error, value, onChange, onBlur, ref } = useField(props);
  const [isTyped, setIsTyped] = useState(false);
  const amount = isAmount(value) ? value : null;
  const formatted = amount === null ? '' : intl.formatNumber(amount, { maximumFractionDigits: 10 });
  const enter = (typed: string) => {
    setIsTyped(true);
    const next = amountIn(typed);
    onChange(next);
    props.onAmount?.(next);
  };
  return (
    <FieldFrame {...props} id={aria.id} error={error}>
      <div className={styles.input}>
        <input
          {...aria}
          ref={ref}
          name={props.name}
          inputMode="numeric"
          autoComplete="off"
          disabled={props.isDisabled}
          className={classNames(styles.bare, styles.number)}
          value={isTyped && amount !== null ? String(amount) : formatted}
          onChange={({ target }) => enter(target.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            if (!CENTS.test(pasted)) return;
            event.preventDefault();
            const { value: before, selectionStart, selectionEnd } = event.currentTarget;
            const whole = pasted.replace(CENTS, '');
            enter(before.slice(0, selectionStart ?? 0) + whole + before.slice(selectionEnd ?? before.length));
          }}
          onBlur={() => {
            setIsTyped(false);
            onBlur();
          }}
        />
        <span className={styles.suffix}>{props.suffix}</span>
      </div>
    </FieldFrame>
  );
}
