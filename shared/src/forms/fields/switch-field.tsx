import type { FieldValues } from 'react-hook-form';
import { classNames } from '../../design-system/class-names.ts';
import { FieldMessage } from '../../design-system/text/field-message.tsx';
import frameStyles from './field-frame.module.css';
import { type FieldProps, useField } from './field-frame.tsx';
import styles from './switch-field.module.css';

type SwitchFieldProps<V extends FieldValues, C, T> = FieldProps<V, C, T> & {
  /** Told after each change, e.g. to fill a field that depends on it. */
  onSwitch?: (isOn: boolean) => void;
};

/** Something that is on or off, with its words at the right; the form holds a boolean. */
export function SwitchField<V extends FieldValues, C, T>(props: SwitchFieldProps<V, C, T>) {
  const { aria, error, value, onChange, onBlur, ref } = useField({ ...props, isOptional: true });
  return (
    <div className={classNames(frameStyles.field, props.className)}>
      <div className={styles.row}>
        <input
          {...aria}
          ref={ref}
          type="checkbox"
          role="switch"
          aria-checked={value === true}
          className={styles.switch}
          name={props.name}
          disabled={props.isDisabled}
          checked={value === true}
          onChange={(event) => {
            onChange(event.target.checked);
            props.onSwitch?.(event.target.checked);
          }}
          onBlur={onBlur}
        />
        <label htmlFor={aria.id}>{props.label}</label>
      </div>
      {error && <FieldMessage id={`${aria.id}-error`}>{error}</FieldMessage>}
      {props.hint && (
        <div id={`${aria.id}-hint`} className={frameStyles.hint}>
          {props.hint}
        </div>
      )}
    </div>
  );
}
