import { useEffect, useRef } from 'react';

/** Whether keys belong to what is typed into. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]');

/** Whether a key pressed now belongs to a modal dialog above the page. */
const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

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
