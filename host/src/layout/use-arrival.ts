import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Ms that a page's heading is waited for; later, whoever waits has found something else to do. */
const PATIENCE_MS = 10_000;

/** Whether somebody is at work where a new heading would take the focus away. */
function isBusy(content: HTMLElement): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement === content) return false;
  // The tabs of a page stay where they are, and so does who went through them; a menu or a toast may have been gone to meanwhile.
  return (
    content.contains(activeElement) || activeElement.closest('dialog, [role="menu"], [data-toast]') !== null
  );
}

/**
 * Leads the focus to the heading of the page that a navigation opened: the link that was pressed is gone or stands far from
 * it. Gives the page's title to be spoken; empty for the first page, which the browser speaks itself.
 */
export function useArrival(content: RefObject<HTMLElement | null>): string {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    const main = content.current;
    if (before.current === pathname || !main) return;
    before.current = pathname;
    const lead = (): boolean => {
      const heading = main.querySelector('h1');
      if (!heading) return false;
      if (!isBusy(main)) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
      setTitle(document.title);
      return true;
    };
    if (lead()) return;
    const observer = new MutationObserver(() => {
      if (lead()) stop();
    });
    observer.observe(main, { childList: true, subtree: true });
    const timer = setTimeout(() => stop(), PATIENCE_MS);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    return stop;
  }, [pathname, content]);
  return title;
}
