import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../../design-system/layout/focus-heading.ts';

const MENU = '[aria-haspopup="menu"]';
const LINK = 'a[href]';

/** What a row is gone on with from: `first` of it, else the first thing in it that can be pressed. */
const controlOf = (row: Element | undefined, first: string): HTMLElement | null | undefined =>
  row?.querySelector<HTMLElement>(first) ?? row?.querySelector<HTMLElement>(`${LINK}, button, input`);

const isLost = (): boolean => document.activeElement === document.body;

/**
 * When the row that had the focus last is gone, as after its deletion, the row that took its place has it, on its
 * menu; without any row the page's heading. What is returned holds one element for each of `keys`, in their order.
 * `otherwise`: for a dialog about one list. It has the focus in place of the heading; rows have it on their links, and it goes on
 * from whatever in the dialog is gone, not from rows alone.
 */
export function useRowFocus<E extends HTMLElement>(
  keys: readonly string[],
  otherwise?: RefObject<HTMLElement | null>,
): RefObject<E | null> {
  const list = useRef<E>(null);
  const shown = useRef<readonly string[]>(keys);
  const last = useRef<Node>(undefined);
  /** The row that had the focus last, those after it, then those before it, the nearest first. */
  const order = useRef<readonly string[]>([]);
  useEffect(() => {
    const keep = ({ target }: FocusEvent) => {
      if (!(target instanceof Node)) return;
      last.current = target;
      const at = [...(list.current?.children ?? [])].findIndex((row) => row.contains(target));
      if (at < 0) return;
      order.current = [...shown.current.slice(at), ...shown.current.slice(0, at).reverse()];
    };
    document.addEventListener('focusin', keep);
    return () => document.removeEventListener('focusin', keep);
  }, []);
  // With every drawing: what goes is known only by then.
  useLayoutEffect(() => {
    shown.current = keys;
    const near = order.current;
    if (!otherwise) {
      if (near[0] === undefined || keys.includes(near[0])) return;
      order.current = [];
    }
    if (!last.current || last.current.isConnected || !isLost()) return;
    const next = near.find((key) => keys.includes(key)) ?? keys[0];
    const row = next === undefined ? undefined : list.current?.children[keys.indexOf(next)];
    const control = controlOf(row, otherwise ? LINK : MENU);
    if (control) control.focus();
    else if (otherwise) otherwise.current?.focus();
    else focusHeading();
  });
  // The last row takes the whole table with it; a dialog outlives its rows.
  useLayoutEffect(
    () => () => {
      if (otherwise || !list.current?.contains(document.activeElement)) return;
      queueMicrotask(() => {
        if (isLost()) focusHeading();
      });
    },
    [otherwise],
  );
  return list;
}
