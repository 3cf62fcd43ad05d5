// Owns how a list is shown: its table, its columns, its views, and its state in the address.
export { ColumnsButton } from './columns/columns-button.tsx';
export { type ColumnChoice, useColumnChoice } from './columns/use-column-choice.ts';
export { ListScreen } from './list-screen.tsx';
export {
  type AddressParam,
  choiceParam,
  flagParam,
  limitedListParam,
  listParam,
  textParam,
} from './list-state/address-param.ts';
export { useGoneValues } from './list-state/use-gone-values.ts';
export { type ListConfig, type ListState, useListState } from './list-state/use-list-state.ts';
export { useOneOfMany } from './list-state/use-one-of-many.ts';
export type { Column, Sort } from './table/column.ts';
export { DataTable } from './table/data-table.tsx';
export type { DataTableProps } from './table/data-table-props.ts';
export type { Selection } from './table/selection.ts';
export { useRowFocus } from './table/use-row-focus.ts';
