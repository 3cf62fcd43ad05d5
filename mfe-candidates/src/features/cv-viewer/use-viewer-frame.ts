import { type RefObject, useLayoutEffect } from 'react';
import { isCvKey, usePageKeys } from '../../lib/page-keys.ts';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled):not([hidden]), select, textarea, [tabindex="0"]';

function keepInside(event: KeyboardEvent, dialog: HTMLElement): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const isOutside = !dialog.contains(document.activeElement);
  if (document.activeElement !== edge && !isOutside) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

/** Focus goes into the viewer, stays there and goes back where it was; Escape and V close. */
export function useViewerFrame(dialog: RefObject<HTMLElement | null>, onClose: () => void): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    dialog.current?.focus();
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    return () => {
      document.body.style.overflow = overflow;
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [dialog]);
  usePageKeys((event) => {
    if (event.key === 'Escape' || isCvKey(event)) {
      event.preventDefault();
      onClose();
    }
    if (event.key === 'Tab' && dialog.current) keepInside(event, dialog.current);
  });
}
