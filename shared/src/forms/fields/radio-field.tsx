import type { FieldValues } from 'react-hook-form';
import { classNames } from '../../design-system/class-names.ts';
import { FieldMessage } from '../../design-system/text/field-message.tsx';
import { pressSubmit } from '../press-submit.ts';
import frameStyles from './field-frame.module.css';
import { type FieldProps, useField } from './field-frame.tsx';
import styles from './radio-field.module.css';

export type RadioOption = {
  value: string;
  label: string;
  /** What choosing it means. */
  description?: string;
  /** It cannot be chosen; its description says why. */
  isDisabled?: boolean;
};
type RadioFieldProps<V extends FieldValues, C, T> = FieldProps<V, C, T> & {
  options: readonly RadioOption[];
  /** Side by side, for words as short as yes and no. */
  isRow?: boolean;
};

/** One of a few options that all show; the form holds its value, or null before a choice. Arrows choose, Enter submits. */
export function RadioField<V extends FieldValues, C, T>(props: RadioFieldProps<V, C, T>) {
  const { aria, error, value, onChange, onBlur, ref } = useField(props);
  const { id } = aria;
  const open = props.options.filter((option) => !option.isDisabled);
  const first = open.some((option) => option.value === value) ? value : open[0]?.value;
  return (
    <div
      role="radiogroup"
      className={classNames(frameStyles.field, props.className)}
      aria-labelledby={`${id}-label`}
      aria-describedby={aria['aria-describedby']}
      aria-invalid={aria['aria-invalid']}
      aria-required={aria['aria-required']}
    >
      <div id={`${id}-label`} className={frameStyles.label}>
        {props.label}
      </div>
      <div className={classNames(styles.options, props.isRow && styles.row)}>
        {props.options.map((option, index) => (
          <label key={option.value} className={styles.option}>
            <input
              ref={option.value === first ? ref : undefined}
              type="radio"
              name={`${id}-${props.name}`}
              className={styles.radio}
              disabled={props.isDisabled || option.isDisabled}
              value={option.value}
              checked={value === option.value}
              aria-describedby={option.description ? `${id}-about-${index}` : undefined}
              aria-labelledby={`${id}-name-${index}`}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                if (!event.repeat) pressSubmit(event.currentTarget.form);
              }}
            />
            <span className={styles.words}>
              <span id={`${id}-name-${index}`} className={styles.name}>
                {option.label}
              </span>
              {option.description && (
                <span id={`${id}-about-${index}`} className={styles.about}>
                  {option.description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
      {props.hint && (
        <div id={`${id}-hint`} className={frameStyles.hint}>
          {props.hint}
        </div>
      )}
    </div>
  );
}
