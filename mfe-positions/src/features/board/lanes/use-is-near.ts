import { startTransition, useEffect, useLayoutEffect, useState } from 'react';

const MARGIN = 160;

/** Whether an element stands in the board's window or within a lane's width of it; far lanes draw no cards. */
export function useIsNear(element: HTMLElement | null): boolean {
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
  // The observer tells only a frame later; the first cards need not wait for it.
  useLayoutEffect(() => {
    if (element && element.getBoundingClientRect().left < window.innerWidth + MARGIN) setIsNear(true);
  }, [element]);
  useEffect(() => {
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        // In slices: the board is being scrolled, maybe under a card that is carried.
        if (last) startTransition(() => setIsNear(last.isIntersecting));
      },
      { root: element.closest('[data-board]'), rootMargin: `0px ${MARGIN}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
