import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The ref of a row of links that may be wider than its place, as on a phone: the link of the present page (`aria-current`)
 * is brought to its middle whenever the address changes, and when links come that were not there yet.
 */
export function usePresentInView<T extends HTMLElement>(): RefObject<T | null> {
  const row = useRef<T>(null);
  const { pathname, search } = useLocation();
  const shown = useRef('');
  useEffect(() => {
    const present = row.current?.querySelector('[aria-current]');
    if (!row.current || !present) return;
    const now = `${pathname}${search} ${row.current.childElementCount}`;
    // Whoever has scrolled the row since is left where they are.
    if (now === shown.current) return;
    // With the frame, whose layout it needs: an effect would have the browser do that twice.
    const frame = requestAnimationFrame(() => {
      if (!row.current) return;
      shown.current = now;
      const place = row.current.getBoundingClientRect();
      const link = present.getBoundingClientRect();
      row.current.scrollLeft += link.left + link.width / 2 - place.left - place.width / 2;
    });
    return () => cancelAnimationFrame(frame);
  });
  return row;
}
