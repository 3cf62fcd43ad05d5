import type { FieldValues } from 'react-hook-form';
import { FieldFrame, type FieldProps, useField } from '../forms/fields/field-frame.tsx';
import type { LanguageChoice } from './languages.ts';
import { LanguagesPick } from './languages-pick.tsx';

const isLanguage = (value: unknown): value is LanguageChoice =>
  typeof value === 'object' && value !== null && 'code' in value && 'proficiency' in value;

/** Languages with their level; the form holds a list of `{ code, proficiency }`. */
export function LanguagesField<V extends FieldValues, C, T>(props: FieldProps<V, C, T>) {
  const { aria, error, value, onChange, ref } = useField(props);
  return (
    <FieldFrame {...props} id={aria.id} error={error}>
      <LanguagesPick
        label={props.label}
        aria={aria}
        inputRef={ref}
        isDisabled={props.isDisabled}
        value={Array.isArray(value) ? value.filter(isLanguage) : []}
        onChange={onChange}
      />
    </FieldFrame>
  );
}
