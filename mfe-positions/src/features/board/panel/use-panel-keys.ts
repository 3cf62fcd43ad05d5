import { useEffect } from 'react';
import { useLatest } from '../data/use-latest.ts';

interface PanelKeys {
  onPrevious?: () => void;
  onNext?: () => void;
  onClose: () => void;
  onDiscard?: () => void;
  onAdvance?: () => void;
}

const TYPING = 'input, textarea, select, [contenteditable="true"], [role^="menu"]';
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING) !== null;
const isAsking = (): boolean => document.querySelector('dialog[open], [role="menu"]') !== null;

/** The keyboard of an open candidate: arrows page, M moves on, Ctrl+D discards, Escape closes. */
export function usePanelKeys(keys: PanelKeys, isOn: boolean): void {
  const latest = useLatest(keys);
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || isAsking()) return;
      const { onPrevious, onNext, onClose, onDiscard, onAdvance } = latest.current;
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
      const actions: Record<string, (() => void) | undefined> = isPlain
        ? { ArrowLeft: onPrevious, ArrowRight: onNext, Escape: onClose, m: onAdvance }
        : {};
      const isDiscard = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd';
      const action = isDiscard ? onDiscard : actions[event.key];
      // Ctrl+D must not put a bookmark, even where there is nothing to discard.
      if (action || isDiscard) event.preventDefault();
      action?.();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, latest]);
}
