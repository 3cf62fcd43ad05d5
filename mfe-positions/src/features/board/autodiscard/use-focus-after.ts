import { type RefObject, useLayoutEffect, useRef } from 'react';

const LATER_MS = 200;

/** Whether somebody is at work on the page that the board stands on, or in a dialog above it. */
function isAtWork(board: HTMLElement | null): boolean {
  const { activeElement } = document;
  const page = board?.closest('main') ?? board;
  return page?.contains(activeElement) === true || activeElement?.closest('dialog') != null;
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
      if (isAtWork(board.current)) return;
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
