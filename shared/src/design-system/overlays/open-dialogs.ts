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

/** Keeps an element in the topmost open dialog, else in the body; the function returned takes it out. */
export function keepOnTop(element: HTMLElement): () => void {
  const place = () => {
    const root = open.at(-1) ?? document.body;
    if (element.parentElement !== root) root.append(element);
  };
  place();
  const leave = subscribe(place);
  return () => {
    leave();
    element.remove();
  };
}

/** How many dialogs stand one over the other. */
export const useDialogDepth = (): number => useSyncExternalStore(subscribe, () => open.length);
