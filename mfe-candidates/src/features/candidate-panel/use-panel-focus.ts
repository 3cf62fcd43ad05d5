import { type RefObject, useLayoutEffect } from 'react';

/** Focus goes into the panel when it opens, and back to what opened it when it closes; beside the CV it is the viewer's. */
export function usePanelFocus(panel: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const element = panel.current;
    const opener = document.activeElement;
    element?.focus({ preventScroll: true });
    return () => {
      const isWithin = element?.contains(document.activeElement) || document.activeElement === document.body;
      if (isWithin && opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, [panel, isOn]);
}
