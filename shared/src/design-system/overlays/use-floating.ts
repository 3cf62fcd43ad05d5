import { type RefObject, useLayoutEffect } from 'react';

export type FloatingAlign = 'start' | 'end' | 'center';
type Options = {
  isOpen: boolean;
  align: FloatingAlign;
  side?: 'below' | 'above';
  gap?: number;
  /** It is no higher than so many px, also where there is more room. */
  maxHeight?: number;
  /** As wide as what it hangs from. */
  hasAnchorWidth?: boolean;
};

const EDGE = 8;

/** Where what is seen ends: at the window's edge, or above the keyboard of a phone; zoomed in, nothing is fitted into the part that is seen. */
function bottomEdge(): number {
  const seen = window.visualViewport;
  const end = seen && seen.scale === 1 ? seen.offsetTop + seen.height : window.innerHeight;
  return Math.min(window.innerHeight, end) - EDGE;
}

function place(anchor: HTMLElement, floating: HTMLElement, options: Options) {
  const { align, side = 'below', gap = 4, maxHeight = Number.POSITIVE_INFINITY } = options;
  const from = anchor.getBoundingClientRect();
  if (options.hasAnchorWidth) floating.style.width = `${from.width}px`;
  const { offsetWidth: width, offsetHeight, clientHeight, scrollHeight } = floating;
  // As high as it were with room enough: measured as it stands, it could never leave a side that has become too small for it.
  const height = Math.min(maxHeight, offsetHeight - clientHeight + scrollHeight);
  const below = from.bottom + gap;
  const room = { below: bottomEdge() - below, above: from.top - gap - EDGE };
  const other = side === 'below' ? 'above' : 'below';
  const taken = height <= room[side] || room[side] >= room[other] ? side : other;
  const lefts = { start: from.left, end: from.right - width, center: from.left + (from.width - width) / 2 };
  const left = Math.max(EDGE, Math.min(lefts[align], window.innerWidth - width - EDGE));
  const top = taken === 'below' ? below : from.top - gap - Math.min(height, room.above);
  floating.style.left = `${left}px`;
  floating.style.top = `${Math.max(EDGE, top)}px`;
  floating.style.maxHeight = `${Math.max(0, Math.min(maxHeight, room[taken]))}px`;
}

/**
 * Shows `floating` in the browser's top layer (so nothing clips or covers it) beside `anchor`,
 * and keeps it there while the page scrolls or changes size. It stays in the DOM where it was rendered.
 */
export function useFloating(
  anchor: RefObject<HTMLElement | null>,
  floating: RefObject<HTMLElement | null>,
  { isOpen, align, side, gap, maxHeight, hasAnchorWidth }: Options,
): void {
  useLayoutEffect(() => {
    const from = anchor.current;
    const element = floating.current;
    if (!isOpen || !from || !element) return;
    element.showPopover?.();
    const update = () => place(from, element, { isOpen, align, side, gap, maxHeight, hasAnchorWidth });
    update();
    const watcher = new ResizeObserver(update);
    watcher.observe(element);
    // What stands above its anchor may grow, and its anchor with it.
    watcher.observe(from);
    const seen = window.visualViewport;
    window.addEventListener('scroll', update, { capture: true, passive: true });
    window.addEventListener('resize', update);
    seen?.addEventListener('resize', update);
    return () => {
      watcher.disconnect();
      window.removeEventListener('scroll', update, { capture: true });
      window.removeEventListener('resize', update);
      seen?.removeEventListener('resize', update);
    };
  }, [isOpen, align, side, gap, maxHeight, hasAnchorWidth, anchor, floating]);
}
