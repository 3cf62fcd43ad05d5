import { type RefObject, useLayoutEffect, useRef } from 'react';

const LATER_MS = 200;

/**
 * Gives the focus a place on the board once a dialog closes that was opened from a strip which is gone by then: the Actions
 * menu, or for who has none the first button.
 */
export function useFocusAfter(isOpen: boolean, board: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!hasClosed) return;
    const lead = () => {
      if (document.activeElement !== document.body) return;
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
