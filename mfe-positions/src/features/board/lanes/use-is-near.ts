import { startTransition, useEffect, useState } from 'react';
import { LANE } from './sizes.ts';

const MARGIN = 160;

/**
 * Whether a lane stands in the board's window or within its width of it; far lanes draw no cards. Where the lane stands in
 * the row says so until the observer does, a frame later. Cards come after the lanes and in slices: what lanes register as they
 * come would have every card drawn twice.
 */
export function useIsNear(element: HTMLElement | null, place: number): boolean {
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (!element || typeof IntersectionObserver === 'undefined') return;
    startTransition(() => setIsNear(place * LANE < window.innerWidth + MARGIN));
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) startTransition(() => setIsNear(last.isIntersecting));
      },
      { root: element.closest('[data-board]'), rootMargin: `0px ${MARGIN}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, place]);
  return isNear;
}
