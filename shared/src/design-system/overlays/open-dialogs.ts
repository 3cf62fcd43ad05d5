import { useSyncExternalStore } from 'react';

/** A modal dialog makes everything outside it inert, so what floats stands inside the topmost one: this is who is open. */
let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly HTMLElement[]) {
  open = next;
  for (const listener of listeners) listener();
}

/** Puts a dialog on top; the function returned takes it off. */
export function registerDialog(dialog: HTMLElement): () => void {
  publish([...open, dialog]);
  return () => publish(open.filter((other) => other !== dialog));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The element that floating things are put into: the topmost open dialog, else the body. */
export const useOverlayRoot = (): HTMLElement =>
  useSyncExternalStore(subscribe, () => open.at(-1) ?? document.body);

/**
 * Puts an element into the topmost open dialog, else into the body, and takes it out of a dialog that closes. One that opens
 * later covers it: what it floats over there is the next thing to press. The function returned takes it out.
 */
export function floatFromHere(element: HTMLElement): () => void {
  const place = () => {
    const root = open.at(-1) ?? document.body;
    if (element.parentElement !== root) root.append(element);
  };
  const rootStands = () =>
    element.parentElement === document.body || open.some((dialog) => dialog === element.parentElement);
  place();
  const leave = subscribe(() => {
    if (!rootStands()) place();
  });
  return () => {
    leave();
    element.remove();
  };
}

/** How many dialogs stand one over the other. */
export const useDialogDepth = (): number => useSyncExternalStore(subscribe, () => open.length);
