import { useShortcuts } from '@cantera/shared/keyboard';
import { type RefObject, useLayoutEffect } from 'react';
import { useT } from '../../messages/index.ts';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled):not([hidden]), select, textarea, [tabindex="0"]';

/** Whether the focus was moved, since it would have left the viewer. */
function keepInside({ shiftKey }: KeyboardEvent, dialog: HTMLElement): boolean {
  const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );
  const edge = shiftKey ? stops[0] : stops.at(-1);
  const isOutside = !dialog.contains(document.activeElement);
  if (document.activeElement !== edge && !isOutside) return false;
  (shiftKey ? stops.at(-1) : stops[0])?.focus();
  return true;
}

/** Focus goes into the viewer, stays there and goes back where it was; Escape and V close. */
export function useViewerFrame(dialog: RefObject<HTMLElement | null>, onClose: () => void): void {
  const t = useT();
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
  useShortcuts('viewer', [
    { keys: ['Escape', 'v'], label: t('candidates.cv.closeView'), run: onClose },
    {
      keys: ['Tab', 'Shift+Tab'],
      run: (event) => dialog.current !== null && keepInside(event, dialog.current),
    },
  ]);
}
