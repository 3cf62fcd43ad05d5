import { useLayoutEffect } from 'react';
import { useLatest } from '../data/use-latest.ts';
import { useLift } from '../drag/lift-store.ts';

interface PanelKeys {
  onPrevious?: () => void;
  onNext?: () => void;
  /** Absent where Escape means something else. */
  onClose?: () => void;
  onDiscard?: () => void;
  onAdvance?: () => void;
}

/** What has keys of its own: fields, and tabs, which arrows walk. */
const OWN_KEYS = 'input, textarea, select, [contenteditable="true"], [role="tab"]';
const hasOwnKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(OWN_KEYS) !== null;
/** Pages of a CV that are wider than their place: arrows scroll them. */
const isScrolled = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="region"]') !== null;
/** Whether something floats above, or a card is held: the keys are its own then. */
const isAsking = (): boolean =>
  useLift.getState().applicationId !== null ||
  document.querySelector('dialog[open], [popover]:popover-open') !== null;

/**
 * The keyboard of an open candidate: arrows page, M moves on, Ctrl+D discards, Escape closes. The same with the CV open,
 * but in its pages the arrows scroll.
 */
export function usePanelKeys(keys: PanelKeys, isCvOpen: boolean): void {
  const latest = useLatest(keys);
  // Together with the drawing: a card that looks open answers to its keys, while the panel's code is still on its way.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || hasOwnKeys(event.target) || isAsking()) return;
      if (isCvOpen && event.key.startsWith('Arrow') && isScrolled(event.target)) return;
      const { onPrevious, onNext, onClose, onDiscard, onAdvance } = latest.current;
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
      const actions: Record<string, (() => void) | undefined> = isPlain
        ? { ArrowLeft: onPrevious, ArrowRight: onNext, Escape: onClose, m: onAdvance }
        : {};
      const isDiscard = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd';
      const action = isDiscard ? onDiscard : actions[event.key];
      // Ctrl+D must not put a bookmark, even where there is nothing to discard.
      if (action || isDiscard) {
        event.preventDefault();
        event.stopPropagation();
      }
      action?.();
    };
    // Before anything below: an arrow on a card pages too while a candidate is open.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isCvOpen, latest]);
}
