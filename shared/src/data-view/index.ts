// Owns how a list is shown: its six states, its table, its pages, and its state in the address.
export {
  type AddressParam,
  choiceParam,
  choicesParam,
  flagParam,
  integerParam,
  listParam,
  textParam,
} from './address-param.ts';
export type { Column, Sort } from './column.ts';
export { ColumnsButton } from './columns-button.tsx';
export { DataTable, type DataTableProps } from './data-table.tsx';
export { DataView } from './data-view.tsx';
export { Pagination } from './pagination.tsx';
export type { QueryState } from './query-state.ts';
export type { Selection } from './selection.ts';
export { type ColumnChoice, useColumnChoice } from './use-column-choice.ts';
export { type ListConfig, type ListState, useListState } from './use-list-state.ts';
