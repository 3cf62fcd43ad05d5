import type { CandidatePanelProps } from '@cantera/shared/remotes';
import type { RefObject } from 'react';
import { isCvKey, isTyping, usePageKeys } from '../../lib/page-keys.ts';

const OWN_ARROWS = '[role="tab"], [role="menuitem"], [role="menuitemradio"]';

/**
 * Escape closes, the left and right arrows go to the neighbours, Ctrl+D starts a discard, V opens the CV. Keys of a
 * field or of a widget stay with it; with the CV open, Escape and V are the viewer's.
 */
export function usePanelKeys(
  panel: RefObject<HTMLElement | null>,
  props: CandidatePanelProps,
  hasCv: boolean,
): void {
  usePageKeys((event) => {
    const { target } = event;
    const isInside = target instanceof Node && panel.current?.contains(target) === true;
    if (event.key === 'Escape' && !props.isCvOpen && (isInside || !isTyping(target))) props.onClose();
    if (isCvKey(event) && hasCv && !props.isCvOpen && props.onToggleCv) {
      event.preventDefault();
      props.onToggleCv();
    }
    if (event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey) && props.onDiscard) {
      event.preventDefault();
      props.onDiscard();
    }
    const go = { ArrowLeft: props.onPrevious, ArrowRight: props.onNext }[event.key];
    const isOurs = isInside || target === document.body;
    const isTaken = target instanceof Element && target.matches(OWN_ARROWS);
    if (go && isOurs && !isTaken && !isTyping(target) && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      go();
    }
  });
}
