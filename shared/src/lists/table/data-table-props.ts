import type { ReactNode } from 'react';
import type { MenuEntry } from '../../design-system/overlays/menu-item.ts';
import type { Column, Sort } from './column.ts';
import type { Selection } from './selection.ts';

export type DataTableProps<Row> = {
  /** Accessible name of the table. */
  label: string;
  /** Those to draw, in order; see `useColumnChoice`. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What the row is about, in words: names its checkbox and its menu. */
  rowLabel: (row: Row) => string;
  sort?: Sort;
  onSortChange?: (sort: Sort) => void;
  selection?: Selection;
  /** The row's menu; an empty one draws no button. */
  rowActions?: (row: Row) => readonly MenuEntry[];
  /** A shortcut of the pointer's to what the row leads to, which its cells or its menu must offer too, for keyboards. */
  onRowPress?: (row: Row) => void;
  /** The three lines, 88 px, that stand for a row below 640 px. */
  renderCompact?: (row: Row) => ReactNode;
  /** A refetch is under way: the rows stay and step back a little. */
  isRefreshing?: boolean;
};
