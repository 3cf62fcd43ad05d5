import { FieldFrame, type FieldProps } from '@cantera/shared/forms';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import styles from './styles.module.css';

type Option = { value: string; label: string };
type TilesFieldProps<V extends FieldValues, C, T> = FieldProps<V, C, T> & {
  options: readonly Option[];
  /** Shows what a choice looks like, above its words. */
  sample: (value: string) => ReactNode;
};

/** One of a few looks, each shown; arrow keys choose. The form holds the look's name. */
export function TilesField<V extends FieldValues, C, T>({
  options,
  sample,
  ...props
}: TilesFieldProps<V, C, T>) {
  const id = useId();
  const { field, fieldState } = useController({ control: props.control, name: props.name });
  return (
    <FieldFrame {...props} id={id} error={fieldState.error?.message} isGroup>
      <div
        id={id}
        className={styles.tiles}
        // A custom property is no part of React’s own type of styles.
        style={{ '--tiles': options.length } as CSSProperties}
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        tabIndex={-1}
      >
        {options.map(({ value, label }, index) => (
          <label key={value} className={styles.tile}>
            <input
              ref={index === 0 ? field.ref : undefined}
              type="radio"
              className={styles.radio}
              name={`${id}-${props.name}`}
              value={value}
              disabled={props.isDisabled}
              checked={field.value === value}
              onChange={() => field.onChange(value)}
              onBlur={field.onBlur}
            />
            <span className={styles.sample} aria-hidden>
              {sample(value)}
            </span>
            <span className={styles.tileName}>{label}</span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
