import { type RefObject, useLayoutEffect } from 'react';

/** Where somebody is busy with something else, which the panel must not take them from when its code comes late. */
const BUSY = '[popover], [role="menu"], input, textarea, [contenteditable="true"]';

/**
 * Focus goes into the panel when it opens, unless whoever opened it has gone on to a menu or a field meanwhile, and back to what
 * opened it when it closes; beside the CV it is the viewer's.
 */
export function usePanelFocus(panel: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const element = panel.current;
    const opener = document.activeElement;
    if (!opener?.closest(BUSY)) element?.focus({ preventScroll: true });
    return () => {
      const isWithin = element?.contains(document.activeElement) || document.activeElement === document.body;
      if (isWithin && opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, [panel, isOn]);
}
