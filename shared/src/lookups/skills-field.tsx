import type { FieldValues } from 'react-hook-form';
import type { SkillType } from '../contracts/enums.ts';
import { FieldFrame, type FieldProps, useField } from '../forms/fields/field-frame.tsx';
import { type SkillChoice, SkillsPick } from './skills-pick.tsx';

const isSkill = (value: unknown): value is SkillChoice =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value;

/** Skills of one type; the form holds a list of `{ id, name }`. */
export function SkillsField<V extends FieldValues, C, T>(props: FieldProps<V, C, T> & { type: SkillType }) {
  const { aria, error, value, onChange, ref } = useField(props);
  return (
    <FieldFrame {...props} id={aria.id} error={error}>
      <SkillsPick
        type={props.type}
        label={props.label}
        aria={aria}
        inputRef={ref}
        isDisabled={props.isDisabled}
        value={Array.isArray(value) ? value.filter(isSkill) : []}
        onChange={onChange}
      />
    </FieldFrame>
  );
}
