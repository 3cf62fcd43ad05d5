import { isTyping, useShortcuts } from '@cantera/shared/keyboard';
import type { CandidatePanelProps } from '@cantera/shared/remotes';
import type { RefObject } from 'react';
import { useT } from '../../messages/index.ts';

/**
 * Escape closes, the left and right arrows go to the neighbours, Ctrl+D starts a discard, V opens the CV; with the CV
 * open, Escape and V are the viewer's.
 */
export function usePanelKeys(
  panel: RefObject<HTMLElement | null>,
  props: CandidatePanelProps,
  hasCv: boolean,
): void {
  const t = useT();
  const { onPrevious, onNext, onDiscard, onClose, isCvOpen } = props;
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && panel.current?.contains(target) === true;
  const isOurs = (target: EventTarget | null) => isInside(target) || target === document.body;
  const mayClose = (target: EventTarget | null) => isInside(target) || !isTyping(target);
  const onOpenCv = hasCv && !isCvOpen ? props.onToggleCv : undefined;
  useShortcuts('panel', [
    { keys: ['ArrowLeft'], label: t('candidates.panel.previous'), isMeant: isOurs, run: onPrevious },
    { keys: ['ArrowRight'], label: t('candidates.panel.next'), isMeant: isOurs, run: onNext },
    { keys: ['v'], label: t('candidates.keys.openCv'), run: onOpenCv },
    { keys: ['Mod+d'], label: t('candidates.keys.discard'), run: onDiscard },
    {
      keys: ['Escape'],
      label: t('candidates.keys.close'),
      isMeant: mayClose,
      run: isCvOpen ? undefined : onClose,
    },
  ]);
}
