import { useEffect, useRef } from 'react';

/** Whether keys belong to what is typed into. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]');

/** Whether something floats above the page: letters choose in it. */
const isMenuOpen = (): boolean => document.querySelector('[popover]:popover-open') !== null;

/** Whether the key is V, which opens and closes the CV, and means that here. */
export const isCvKey = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'v' &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !event.shiftKey &&
  !isTyping(event.target) &&
  !isMenuOpen();

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
