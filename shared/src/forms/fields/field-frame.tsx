import { type ReactNode, useId } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { classNames } from '../../design-system/class-names.ts';
import { FieldMessage } from '../../design-system/text/field-message.tsx';
import { useText } from '../../texts/use-text.ts';
import styles from './field-frame.module.css';

/** What every field takes. `control` is the form's own, so that a misspelt name does not compile. */
export type FieldProps<V extends FieldValues, C, T> = {
  control: Control<V, C, T>;
  name: FieldPath<V>;
  label: string;
  /** A line under the field, said by screen readers with it. */
  hint?: ReactNode;
  /** Writes `(optional)` after the label. */
  isOptional?: boolean;
  isDisabled?: boolean;
  className?: string;
};

export type FieldAria = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  'aria-required': boolean | undefined;
};
type FieldParts = {
  aria: FieldAria;
  error: string | undefined;
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  /** Of what takes focus when the field is wrong. */
  ref: (element: { focus?: () => void } | null) => void;
};

/** Wires one input to the form and gives it its aria attributes. `problemOf`: what is wrong with a value whatever the schema says. */
export function useField<V extends FieldValues, C, T>(
  { control, name, hint, isOptional }: FieldProps<V, C, T>,
  problemOf?: (value: unknown) => string | undefined,
): FieldParts {
  const { field, fieldState } = useController({ control, name });
  const id = useId();
  const error = problemOf?.(field.value) ?? fieldState.error?.message;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    aria: {
      id,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-required': isOptional ? undefined : true,
    },
    error,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
  };
}

type FieldFrameProps = {
  id: string;
  label: string;
  hint?: ReactNode;
  isOptional?: boolean;
  error: string | undefined;
  /** The field is no element that a label can name by itself: it takes its name from `<id>-label`. */
  isGroup?: boolean;
  className?: string;
  children: ReactNode;
};

/** Label above, 4 px; the hint and what is wrong below. */
export function FieldFrame({
  id,
  label,
  hint,
  isOptional,
  error,
  isGroup,
  className,
  children,
}: FieldFrameProps) {
  const text = useText();
  const words = (
    <>
      {label} {isOptional && <span className={styles.optional}>{text('shared.form.optional')}</span>}
    </>
  );
  return (
    <div className={classNames(styles.field, className)}>
      {isGroup ? (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: as a label's click does; the field is one stop of the Tab key.
        <div id={`${id}-label`} className={styles.label} onClick={() => document.getElementById(id)?.focus()}>
          {words}
        </div>
      ) : (
        <label className={styles.label} htmlFor={id}>
          {words}
        </label>
      )}
      {children}
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}
