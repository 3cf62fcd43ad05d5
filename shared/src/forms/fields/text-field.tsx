import type { ComponentPropsWithoutRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { classNames } from '../../design-system/class-names.ts';
import styles from '../../design-system/controls/input.module.css';
import { type Text, useText } from '../../texts/use-text.ts';
import { FieldFrame, type FieldProps, useField } from './field-frame.tsx';

const asText = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

type TextFieldProps<V extends FieldValues, C, T> = FieldProps<V, C, T> &
  Pick<
    ComponentPropsWithoutRef<'input'>,
    'type' | 'autoComplete' | 'placeholder' | 'inputMode' | 'maxLength' | 'list'
  >;

/** One line of text. */
export function TextField<V extends FieldValues, C, T>(props: TextFieldProps<V, C, T>) {
  const { aria, error, value, onChange, onBlur, ref } = useField(props);
  return (
    <FieldFrame {...props} id={aria.id} error={error}>
      <input
        {...aria}
        ref={ref}
        name={props.name}
        type={props.type ?? 'text'}
        autoComplete={props.autoComplete}
        placeholder={props.placeholder}
        inputMode={props.inputMode}
        maxLength={props.maxLength}
        list={props.list}
        disabled={props.isDisabled}
        className={styles.input}
        value={asText(value)}
        onChange={onChange}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}

/** What is wrong with a text of more characters, in words. */
const tooLong =
  (text: Text, max = Number.POSITIVE_INFINITY) =>
  (value: unknown) =>
    asText(value).trim().length > max ? text('shared.field.too_long_of', { max }) : undefined;

type TextAreaProps<V extends FieldValues, C, T> = FieldProps<V, C, T> &
  Pick<ComponentPropsWithoutRef<'textarea'>, 'placeholder' | 'rows'> & {
    /** Characters that may be sent at most: nothing is cut, as one pastes whole texts, and the field says at once when there are more. */
    longest?: number;
  };

/** Several lines of text; it grows with them where the browser can. */
export function TextArea<V extends FieldValues, C, T>(props: TextAreaProps<V, C, T>) {
  const { aria, error, value, onChange, onBlur, ref } = useField(props, tooLong(useText(), props.longest));
  return (
    <FieldFrame {...props} id={aria.id} error={error}>
      <textarea
        {...aria}
        ref={ref}
        name={props.name}
        placeholder={props.placeholder}
        rows={props.rows ?? 3}
        disabled={props.isDisabled}
        className={classNames(styles.input, styles.area)}
        value={asText(value)}
        onChange={onChange}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}
