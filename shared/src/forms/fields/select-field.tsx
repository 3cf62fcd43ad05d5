import type { FieldValues } from 'react-hook-form';
import { lazyPart } from '../../remotes/index.ts';
import type { SelectOption } from './antd-select.tsx';
import { FieldFrame, type FieldProps, useField } from './field-frame.tsx';
import { LateInput } from './late-input.tsx';

const AntdSelect = lazyPart(() => import('./antd-select.tsx'));

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
  const { aria, error, ref, value, onChange, onBlur } = useField(props);
  const { options, onSearch, isSearchable = options.length >= SEARCHABLE_FROM || Boolean(onSearch) } = props;
  const { isClearable, isDisabled, isLoading, placeholder } = props;
  const isWrong = error !== undefined;
  const own = { options, onSearch, isSearchable, isClearable, isDisabled, isLoading, placeholder, isWrong };
  return { error, value, onChange, shared: { ...own, aria, inputRef: ref, onBlur } };
}

/** One of some options; the form holds its value, or null. */
export function SelectField<V extends FieldValues, C, T>(props: SelectFieldProps<V, C, T>) {
  const { error, value, onChange, shared } = useSelect(props);
  return (
    <FieldFrame {...props} id={shared.aria.id} error={error}>
      <LateInput>
        <AntdSelect
          {...shared}
          value={typeof value === 'string' ? value : undefined}
          onChange={(chosen) => onChange(chosen ?? null)}
        />
      </LateInput>
    </FieldFrame>
  );
}

/** Several of some options; the form holds their values. */
export function MultiSelect<V extends FieldValues, C, T>({
  shortAfter,
  ...props
}: SelectFieldProps<V, C, T> & {
  /** With more values than this the rest becomes `+N`. */
  shortAfter?: number;
}) {
  const { error, value, onChange, shared } = useSelect(props);
  const chosen = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  return (
    <FieldFrame {...props} id={shared.aria.id} error={error}>
      <LateInput>
        <AntdSelect
          {...shared}
          isMultiple
          shortAfter={shortAfter}
          value={chosen}
          onChange={(next) => onChange(next ?? [])}
        />
      </LateInput>
    </FieldFrame>
  );
}
