import { Select } from 'antd';
import { ChevronDown } from 'lucide-react';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame, type FieldProps, useField } from './field-frame.tsx';
import styles from './input.module.css';

export type SelectOption = { value: string; label: string; isDisabled?: boolean };
type SelectFieldProps<V extends FieldValues, C, T> = FieldProps<V, C, T> & {
  options: readonly SelectOption[];
  placeholder?: string;
  /** Lets the choice be taken back. */
  isClearable?: boolean;
  /** Typing narrows the options; on from 8 options when left out. */
  isSearchable?: boolean;
  isLoading?: boolean;
  /** With it, typing asks the server; the options given are its answer. */
  onSearch?: (term: string) => void;
};

const SEARCHABLE_FROM = 8;

function useSelect<V extends FieldValues, C, T>(props: SelectFieldProps<V, C, T>) {
  const field = useField(props);
  const { options, onSearch, isSearchable = options.length >= SEARCHABLE_FROM || Boolean(onSearch) } = props;
  return {
    field,
    shared: {
      ...field.aria,
      ref: field.ref,
      className: styles.select,
      status: field.error ? ('error' as const) : undefined,
      placeholder: props.placeholder,
      disabled: props.isDisabled,
      loading: props.isLoading,
      allowClear: props.isClearable,
      suffixIcon: <ChevronDown size={14} aria-hidden />,
      options: options.map(({ value, label, isDisabled }) => ({ value, label, disabled: isDisabled })),
      showSearch: isSearchable && {
        optionFilterProp: 'label',
        ...(onSearch ? { onSearch, filterOption: false } : {}),
      },
      onBlur: field.onBlur,
    },
  };
}

/** One of some options; the form holds its value, or null. */
export function SelectField<V extends FieldValues, C, T>(props: SelectFieldProps<V, C, T>) {
  const { field, shared } = useSelect(props);
  return (
    <FieldFrame {...props} id={shared.id} error={field.error}>
      <Select<string>
        {...shared}
        value={typeof field.value === 'string' ? field.value : undefined}
        onChange={(value) => field.onChange(value ?? null)}
      />
    </FieldFrame>
  );
}

/** Several of some options; the form holds their values. */
export function MultiSelect<V extends FieldValues, C, T>(props: SelectFieldProps<V, C, T>) {
  const { field, shared } = useSelect(props);
  const value = Array.isArray(field.value) ? field.value.filter((item) => typeof item === 'string') : [];
  return (
    <FieldFrame {...props} id={shared.id} error={field.error}>
      <Select<string[]> {...shared} mode="multiple" value={value} onChange={field.onChange} />
    </FieldFrame>
  );
}
