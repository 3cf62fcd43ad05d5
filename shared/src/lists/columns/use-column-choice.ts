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
  /**
   * Shows `shown` in this order, and hides `hidden`, or every other one when that is left out. A column that is in neither,
   * or that the address brings, stays as it is; those that always show do; unknown ones are passed over.
   */
  show: (shown: readonly string[], hidden?: readonly string[]) => void;
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

type Choice<Row> = { all: readonly Column<Row>[]; hidden: ReadonlySet<string> };

/** The choice after columns were shown and others hidden, as `ColumnChoice.show` says. */
function afterShow<Row>(
  { all, hidden }: Choice<Row>,
  toShow: readonly string[],
  toHide: readonly string[] | undefined,
): ColumnPreferences {
  const ruled = all.filter(({ isFromAddress }) => !isFromAddress).map(({ key }) => key);
  const isHidden = (key: string) =>
    !toShow.includes(key) && (toHide ? toHide.includes(key) || hidden.has(key) : true);
  const first = toShow.filter((key) => ruled.includes(key));
  const order = [...first, ...ruled.filter((key) => !first.includes(key))];
  // A column that the address brings stays where it stands.
  for (const [index, { key, isFromAddress }] of all.entries()) if (isFromAddress) order.splice(index, 0, key);
  return {
    order,
    hidden: [...[...hidden].filter((key) => !ruled.includes(key)), ...ruled.filter(isHidden)],
  };
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
      show: (toShow, toHide) => save(afterShow({ all, hidden }, toShow, toHide)),
    };
  }, [tableId, columns, stored]);
}
