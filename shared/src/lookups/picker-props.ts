import type { FieldAria } from '../forms/fields/field-frame.tsx';

/** What every picker takes: a value and where it goes. */
export type PickerProps<T> = {
  label: string;
  value: T;
  onChange: (value: T) => void;
  /** Ties the input to a label of a form; without it the label names the input. */
  aria?: FieldAria;
  inputRef?: (element: HTMLElement | null) => void;
  isDisabled?: boolean;
};
