import type { ReactNode } from 'react';

export type Column<Row> = {
  /** Stable name: stored with the reader's choice. */
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** In px. The columns without one share what is left. */
  width?: number;
  /** Least width in px of a column without `width`; 240 when left out. */
  minWidth?: number;
  /** Numbers go right. */
  align?: 'start' | 'end';
  /** The field of the server's sort; the header then sorts. */
  sortKey?: string;
  isDefaultHidden?: boolean;
  /** Stands only while the address asks for it: a saved view neither holds it nor hides it. */
  isFromAddress?: boolean;
  /** Cannot be hidden or moved; at most the first ones. */
  isAlwaysVisible?: boolean;
  headerTooltip?: string;
  /** Only said, where the cells hold a button that speaks for itself. */
  isHeaderHidden?: boolean;
};

/** The reader's columns of one table: what is hidden and in which order the rest stands. */
export type ColumnPreferences = { hidden: readonly string[]; order: readonly string[] };

/** `field` ascending, `-field` descending, undefined for the server's own order. */
export type Sort = string | undefined;

/** The next of ascending, descending, none. */
export function nextSort(current: Sort, key: string): Sort {
  if (current === key) return `-${key}`;
  return current === `-${key}` ? undefined : key;
}

export function ariaSort(current: Sort, key: string): 'ascending' | 'descending' | 'none' {
  if (current === key) return 'ascending';
  return current === `-${key}` ? 'descending' : 'none';
}
