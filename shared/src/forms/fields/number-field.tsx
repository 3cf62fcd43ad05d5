import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { classNames } from '../../design-system/class-names.ts';
import styles from '../../design-system/controls/input.module.css';
import { FieldFrame, type FieldProps, useField } from './field-frame.tsx';
import { parseTypedNumber } from './typed-number.ts';

type NumberFieldProps<V extends FieldValues, C, T> = FieldProps<V, C, T> & {
  /** The unit, e.g. `€ a year`. */
  suffix?: string;
};

/**
 * A number typed as people write it; the form holds a number, or null when empty. Formatted when focus leaves.
 * (`type="number"` would change the value on a scroll and refuse the locale's separators.)
 */
export function NumberField<V extends FieldValues, C, T>(props: NumberFieldProps<V, C, T>) {
  const intl = useIntl();
  const { aria, error, value, onChange, onBlur, ref } = useField(props);
  const [typed, setTyped] = useState<string>();
  const formatted =
    typeof value === 'number' && !Number.isNaN(value)
      ? intl.formatNumber(value, { maximumFractionDigits: 10 })
      : '';
  // What is typed shows while the form holds what it says; a value that came otherwise, e.g. from a slider, takes its place.
  const isOwn = typed !== undefined && Object.is(parseTypedNumber(typed, intl.locale), value);
  return (
    <FieldFrame {...props} id={aria.id} error={error}>
      <div className={styles.input}>
        <input
          {...aria}
          ref={ref}
          name={props.name}
          inputMode="decimal"
          autoComplete="off"
          disabled={props.isDisabled}
          className={classNames(styles.bare, styles.number)}
          value={isOwn ? typed : formatted}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(parseTypedNumber(event.target.value, intl.locale));
          }}
          onBlur={() => {
            // What is no number stays as typed, so that it can be corrected.
            if (!Number.isNaN(value)) setTyped(undefined);
            onBlur();
          }}
        />
        {props.suffix && <span className={styles.suffix}>{props.suffix}</span>}
      </div>
    </FieldFrame>
  );
}
