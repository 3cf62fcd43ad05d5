import { Select } from 'antd';
import { ChevronDown, X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from '../../design-system/controls/input.module.css';
import { useText } from '../../texts/use-text.ts';
import type { FieldAria } from './field-frame.tsx';

export type SelectOption = { value: string; label: string; isDisabled?: boolean };
export type AntdSelectProps = {
  aria: FieldAria;
  inputRef: (element: { focus?: () => void } | null) => void;
  options: readonly SelectOption[];
  isMultiple?: boolean;
  isWrong: boolean;
  isDisabled?: boolean;
  isLoading?: boolean;
  isClearable?: boolean;
  isSearchable: boolean;
  /** With more values than this the rest becomes `+N`. */
  shortAfter?: number;
  placeholder?: string;
  value: string | string[] | undefined;
  onChange: (value: string | string[] | undefined) => void;
  onBlur: () => void;
  onSearch?: (term: string) => void;
  /** What the list says when it has no option; `No results found` when left out. */
  notFound?: ReactNode;
  /** Words of a value that is in no list yet. */
  labelOf?: (value: string) => string | undefined;
};

/** Escape closes an open list; without this it would close the dialog around it as well, and what was typed would go. */
function keepDialogOpen(event: KeyboardEvent<HTMLElement>): void {
  const isOpen = event.target instanceof HTMLElement && event.target.ariaExpanded === 'true';
  if (event.key === 'Escape' && isOpen) event.preventDefault();
}

/** antd's select in a chunk of its own: the login page shares this folder and has no select. */
export default function AntdSelect({
  aria,
  inputRef,
  options,
  onSearch,
  labelOf,
  ...props
}: AntdSelectProps) {
  const text = useText();
  return (
    <Select<string | string[]>
      {...aria}
      ref={inputRef}
      className={styles.select}
      mode={props.isMultiple ? 'multiple' : undefined}
      status={props.isWrong ? 'error' : undefined}
      maxTagCount={props.shortAfter}
      maxTagPlaceholder={(rest) => `+${rest.length}`}
      placeholder={props.placeholder}
      disabled={props.isDisabled}
      loading={props.isLoading}
      allowClear={
        props.isClearable && { label: text('shared.clearChoice'), clearIcon: <X size={14} aria-hidden /> }
      }
      suffixIcon={<ChevronDown size={14} aria-hidden />}
      options={options.map(({ value, label, isDisabled }) => ({ value, label, disabled: isDisabled }))}
      notFoundContent={props.notFound}
      labelRender={labelOf && (({ value, label }) => label ?? labelOf(String(value)) ?? '')}
      showSearch={
        props.isSearchable && {
          optionFilterProp: 'label',
          ...(onSearch ? { onSearch, filterOption: false } : {}),
        }
      }
      value={props.value}
      onChange={props.onChange}
      onBlur={props.onBlur}
      onKeyDown={keepDialogOpen}
    />
  );
}
