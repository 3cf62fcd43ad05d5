import { useEffect, useRef } from 'react';

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]');

/** Whether a key pressed now belongs to a modal dialog above the page. */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/** Whether keys belong to what is typed into, outside `own`. */
export const isTypingElsewhere = (target: EventTarget | null, own: HTMLElement | null): boolean =>
  isEditable(target) && !(target instanceof Node && own?.contains(target));

/** Whether keys belong to what is typed into. */
export const isTyping = isEditable;

/** Calls `listen` for every key of the page that nobody above has taken. */
export function usePageKeys(listen: (event: KeyboardEvent) => void): void {
  const latest = useRef(listen);
  useEffect(() => {
    latest.current = listen;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && !isDialogOpen()) latest.current(event);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
