import { useEffect, useState } from 'react';

/** Whether an element stands in the board's window or within a lane's width of it; far lanes draw no cards. */
export function useIsNear(element: HTMLElement | null): boolean {
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setIsNear(last.isIntersecting);
      },
      { root: element.closest('[data-board]'), rootMargin: '0px 160px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
