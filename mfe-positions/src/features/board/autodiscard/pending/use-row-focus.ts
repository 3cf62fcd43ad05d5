import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** The mark of a row, with the id of whom it is about. */
export const ROW = 'data-row';

const rowsIn = (within: HTMLElement): HTMLElement[] => [...within.querySelectorAll<HTMLElement>(`[${ROW}]`)];
const idOf = (row: HTMLElement): string => row.getAttribute(ROW) ?? '';

/** Whose row is focused once the focus is lost: the row itself, those after it, then those before it, the nearest first. */
function orderFrom(within: HTMLElement, target: Node): string[] | undefined {
  const rows = rowsIn(within);
  const at = rows.findIndex((row) => row.contains(target));
  if (at < 0) return undefined;
  return [...rows.slice(at), ...rows.slice(0, at).reverse()].map(idOf);
}

/**
 * When what had the focus goes, as a row does whose application was settled, the row that took its place has it, so that one
 * can go on there; without any row, what `otherwise` holds. `within` holds the rows.
 */
export function useRowFocus(
  within: RefObject<HTMLElement | null>,
  otherwise: RefObject<HTMLElement | null>,
): void {
  const last = useRef<Node>(undefined);
  const order = useRef<readonly string[]>([]);
  useEffect(() => {
    const keep = ({ target }: FocusEvent) => {
      if (!(target instanceof Node)) return;
      last.current = target;
      order.current = (within.current && orderFrom(within.current, target)) ?? order.current;
    };
    document.addEventListener('focusin', keep);
    return () => document.removeEventListener('focusin', keep);
  }, [within]);
  // With every drawing: what goes is known only by then.
  useLayoutEffect(() => {
    const isLost = last.current && !last.current.isConnected && document.activeElement === document.body;
    if (!isLost) return;
    const rows = within.current ? rowsIn(within.current) : [];
    const nearest = order.current.flatMap((id) => rows.find((row) => idOf(row) === id) ?? [])[0] ?? rows[0];
    const target = nearest?.querySelector('a') ?? otherwise.current;
    target?.focus();
  });
}
