import { useMemo, useState } from 'react';
import type { Column, ColumnPreferences } from '../table/column.ts';
import { readColumnPreferences, writeColumnPreferences } from './column-storage.ts';

export type ColumnChoice<Row> = {
  /** Every column in the reader's order. */
  all: readonly Column<Row>[];
  /** Those to draw. */
  visible: readonly Column<Row>[];
  isVisible: (key: string) => boolean;
  setVisible: (key: string, isVisible: boolean) => void;
  /** Puts a column at an index of `all`; never before the ones that are always there. */
  move: (key: string, index: number) => void;
  reset: () => void;
  /** Shows these columns in this order, and no others but those that always show; unknown ones are passed over. */
  show: (keys: readonly string[]) => void;
};

function inOrder<Row>(columns: readonly Column<Row>[], order: readonly string[]): Column<Row>[] {
  const fixed = columns.filter((column) => column.isAlwaysVisible);
  const rest = columns.filter((column) => !column.isAlwaysVisible);
  // A column that came after the choice was stored keeps its own place at the end of the known ones.
  const rank = (column: Column<Row>) => {
    const at = order.indexOf(column.key);
    return at === -1 ? order.length + rest.indexOf(column) : at;
  };
  return [...fixed, ...rest.sort((a, b) => rank(a) - rank(b))];
}

/** Which columns a table shows and in which order, kept in this browser per table. */
export function useColumnChoice<Row>(tableId: string, columns: readonly Column<Row>[]): ColumnChoice<Row> {
  const [stored, setStored] = useState<ColumnPreferences | undefined>(() => readColumnPreferences(tableId));
  return useMemo(() => {
    const defaultHidden = columns.filter((column) => column.isDefaultHidden).map((column) => column.key);
    const hidden = new Set(stored?.hidden ?? defaultHidden);
    const all = inOrder(columns, stored?.order ?? []);
    const isVisible = (key: string) =>
      !hidden.has(key) || all.some((column) => column.key === key && column.isAlwaysVisible);
    const save = (preferences: ColumnPreferences | undefined) => {
      writeColumnPreferences(tableId, preferences);
      setStored(preferences);
    };
    const order = all.map((column) => column.key);
    return {
      all,
      visible: all.filter((column) => isVisible(column.key)),
      isVisible,
      setVisible: (key, shouldShow) =>
        save({ order, hidden: shouldShow ? [...hidden].filter((other) => other !== key) : [...hidden, key] }),
      move: (key, index) => {
        const rest = order.filter((other) => other !== key);
        save({ hidden: [...hidden], order: [...rest.slice(0, index), key, ...rest.slice(index)] });
      },
      reset: () => save(undefined),
      show: (keys) =>
        save({
          order: [...keys, ...order.filter((key) => !keys.includes(key))],
          hidden: order.filter((key) => !keys.includes(key)),
        }),
    };
  }, [tableId, columns, stored]);
}
