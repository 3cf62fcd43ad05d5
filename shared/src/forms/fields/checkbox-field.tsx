import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { classNames } from '../../design-system/class-names.ts';
import { Checkbox } from '../../design-system/controls/checkbox.tsx';
import { FieldMessage } from '../../design-system/text/field-message.tsx';
import styles from './checkbox-field.module.css';
import frameStyles from './field-frame.module.css';
import { type FieldProps, useField } from './field-frame.tsx';

type CheckboxFieldProps<V extends FieldValues, C, T> = Omit<FieldProps<V, C, T>, 'label'> & {
  /** May hold a link. */
  label: ReactNode;
};

/** A yes or no with its words at the right; the form holds a boolean. */
export function CheckboxField<V extends FieldValues, C, T>({ label, ...props }: CheckboxFieldProps<V, C, T>) {
  const { aria, error, value, onChange, onBlur, ref } = useField({ ...props, label: '' });
  return (
    <div className={classNames(frameStyles.field, props.className)}>
      <div className={styles.row}>
        <Checkbox
          {...aria}
          ref={ref}
          name={props.name}
          disabled={props.isDisabled}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        <label htmlFor={aria.id}>{label}</label>
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
