import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../../design-system/layout/focus-heading.ts';

/** What a row is gone on with from: its menu, else the first thing in it that can be pressed. */
const controlOf = (row: Element | undefined): HTMLElement | null | undefined =>
  row?.querySelector<HTMLElement>('[aria-haspopup="menu"]') ??
  row?.querySelector<HTMLElement>('a[href], button, input');

const isLost = (): boolean => document.activeElement === document.body;

/**
 * When the row that had the focus last is gone, as after its deletion, the row that took its place has it; without any row the
 * page's heading. What is returned holds one element for each of `keys`, in their order.
 */
export function useRowFocus<E extends HTMLElement>(keys: readonly string[]): RefObject<E | null> {
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
  // With every drawing: which row goes is known only by then.
  useLayoutEffect(() => {
    shown.current = keys;
    const [own, ...others] = order.current;
    if (own === undefined || keys.includes(own)) return;
    order.current = [];
    if (last.current?.isConnected || !isLost()) return;
    const next = others.find((key) => keys.includes(key)) ?? keys[0];
    const control = next === undefined ? undefined : controlOf(list.current?.children[keys.indexOf(next)]);
    if (control) control.focus();
    else focusHeading();
  });
  // The last row takes the whole table with it.
  useLayoutEffect(
    () => () => {
      if (!list.current?.contains(document.activeElement)) return;
      queueMicrotask(() => {
        if (isLost()) focusHeading();
      });
    },
    [],
  );
  return list;
}
