import { isTyping, useShortcuts } from '@cantera/shared/keyboard';
import { useT } from '../../../messages/board.ts';

interface PanelKeys {
  onPrevious: () => void;
  onNext: () => void;
  onClose: () => void;
  onDiscard?: () => void;
  onAdvance?: () => void;
}

const isNotTyping = (target: EventTarget | null): boolean => !isTyping(target);
/** Not in the pages of a CV that are wider than their place: arrows scroll them. */
const isNotScrolled = (target: EventTarget | null): boolean =>
  !(target instanceof Element && target.closest('[role="region"]') !== null);

/**
 * The keyboard of an open candidate: arrows page, M moves on, Ctrl+D discards, Escape closes. The same with the CV open,
 * but in its pages the arrows scroll, and Escape closes it first.
 */
export function usePanelKeys(keys: PanelKeys, isCvOpen: boolean): void {
  const t = useT();
  const isMeant = isCvOpen ? isNotScrolled : undefined;
  // Ctrl+D must not put a bookmark, even where there is nothing to discard.
  const discard = () => keys.onDiscard?.();
  useShortcuts('panel', [
    { keys: ['m'], label: t('board.keys.advance'), run: keys.onAdvance },
    {
      keys: ['Mod+d'],
      label: keys.onDiscard && t('board.menu.discard'),
      isMeant: isNotTyping,
      run: discard,
    },
    { keys: ['ArrowLeft'], label: t('board.keys.previous'), isMeant, run: keys.onPrevious },
    { keys: ['ArrowRight'], label: t('board.keys.next'), isMeant, run: keys.onNext },
    {
      keys: ['Escape'],
      label: t('board.keys.close'),
      isMeant: isNotTyping,
      run: isCvOpen ? undefined : keys.onClose,
    },
  ]);
}
