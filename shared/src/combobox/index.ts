// Owns fields that offer a list while one types: their keys, their list, and what is said when there is nothing in it.
export { ComboboxList, type ComboboxNotice } from './combobox-list.tsx';
export { type Combobox, type ComboboxOption, useCombobox } from './use-combobox.ts';
