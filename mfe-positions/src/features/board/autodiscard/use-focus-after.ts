import { type RefObject, useLayoutEffect, useRef } from 'react';

const LATER_MS = 200;

/** Whether somebody is at work: anywhere but on nothing, in the foot of the page, or in a toast. */
function isAtWork(): boolean {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return false;
  return activeElement.closest('footer, [data-toast]') === null;
}

/**
 * Gives the focus a place on the board once a dialog closes that was opened from a strip which is gone by then, or from a
 * toast, which is reached behind all else and gives the focus back to the foot of the page: the Actions menu, or for who has
 * none the first button.
 */
export function useFocusAfter(isOpen: boolean, board: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!hasClosed) return;
    const lead = () => {
      if (isAtWork()) return;
      const target =
        board.current?.querySelector<HTMLElement>('[data-actions]') ?? board.current?.querySelector('button');
      target?.focus();
    };
    lead();
    // A toast that stood in the dialog takes its place on the page a moment later, and loses the focus by that.
    const later = setTimeout(lead, LATER_MS);
    return () => clearTimeout(later);
  }, [isOpen, board]);
}
