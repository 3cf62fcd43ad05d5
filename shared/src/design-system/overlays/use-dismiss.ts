import { type RefObject, useEffect, useRef } from 'react';

const isHeld = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-held]') !== null;

/**
 * Closes an open popover on Escape (focus goes back to its anchor), on a press outside, and when focus leaves it.
 * Escape stops here, so that a panel or dialog below stays open.
 */
export function useDismiss(
  isOpen: boolean,
  close: () => void,
  anchor: RefObject<HTMLElement | null>,
  floating: RefObject<HTMLElement | null>,
): void {
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (anchor.current?.contains(target) || floating.current?.contains(target));
    const onPress = (event: Event) => {
      if (!isInside(event.target)) latestClose.current();
    };
    const onKey = (event: KeyboardEvent) => {
      // What is held by keyboard is put back first.
      if (event.key !== 'Escape' || isHeld(event.target)) return;
      event.stopPropagation();
      event.preventDefault();
      latestClose.current();
      anchor.current?.focus();
    };
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('focusin', onPress, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('focusin', onPress, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [isOpen, anchor, floating]);
}
