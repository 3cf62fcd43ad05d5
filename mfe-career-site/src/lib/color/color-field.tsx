import { FieldFrame, type FieldProps } from '@cantera/shared/forms';
import { useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { useT } from '../../messages/index.ts';
import styles from './color.module.css';
import { isHex, longHex, tidyHex } from './hex.ts';

type ColorFieldProps<V extends FieldValues, C, T> = FieldProps<V, C, T> & {
  /** Colours to take with one press: hex and name. */
  swatches?: readonly (readonly [hex: string, name: string])[];
};

/** A colour: as hex, by the browser's own picker, or one of some that are offered. The form holds the hex text as typed. */
export function ColorField<V extends FieldValues, C, T>({ swatches, ...props }: ColorFieldProps<V, C, T>) {
  const t = useT();
  const id = useId();
  const { field, fieldState } = useController({ control: props.control, name: props.name });
  const error = fieldState.error?.message;
  const value = typeof field.value === 'string' ? field.value : '';
  const chosen = isHex(value) ? longHex(value) : undefined;
  const describedBy = [props.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <FieldFrame {...props} id={id} error={error}>
      <div className={styles.row}>
        <input
          type="color"
          className={styles.picker}
          aria-label={t('color.pick', { field: props.label })}
          disabled={props.isDisabled}
          value={longHex(value)}
          onChange={(event) => field.onChange(event.target.value)}
        />
        <input
          id={id}
          ref={field.ref}
          name={props.name}
          className={styles.hex}
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          disabled={props.isDisabled}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          value={value}
          onChange={(event) => field.onChange(event.target.value)}
          onBlur={() => {
            field.onChange(tidyHex(value));
            field.onBlur();
          }}
        />
      </div>
      {swatches && !props.isDisabled && (
        <fieldset className={styles.swatches} aria-label={t('color.offered', { field: props.label })}>
          {swatches.map(([hex, name]) => (
            <button
              key={hex}
              type="button"
              className={styles.swatch}
              style={{ background: hex }}
              title={name}
              aria-label={name}
              aria-pressed={hex === chosen}
              onClick={() => field.onChange(hex)}
            />
          ))}
        </fieldset>
      )}
    </FieldFrame>
  );
}
