import { type RefObject, useLayoutEffect } from 'react';

export type FloatingAlign = 'start' | 'end' | 'center';
type Options = { isOpen: boolean; align: FloatingAlign; side?: 'below' | 'above'; gap?: number };

const EDGE = 8;

function place(anchor: HTMLElement, floating: HTMLElement, { align, side = 'below', gap = 4 }: Options) {
  const from = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const below = from.bottom + gap;
  const above = from.top - gap - height;
  const fitsBelow = below + height <= window.innerHeight - EDGE;
  const isBelow = side === 'below' ? fitsBelow || above < EDGE : above < EDGE;
  const lefts = { start: from.left, end: from.right - width, center: from.left + (from.width - width) / 2 };
  const left = Math.max(EDGE, Math.min(lefts[align], window.innerWidth - width - EDGE));
  floating.style.left = `${left}px`;
  floating.style.top = `${Math.max(EDGE, isBelow ? below : above)}px`;
  floating.style.maxHeight = isBelow ? `${window.innerHeight - below - EDGE}px` : '';
}

/**
 * Shows `floating` in the browser's top layer (so nothing clips or covers it) beside `anchor`,
 * and keeps it there while the page scrolls or changes size. It stays in the DOM where it was rendered.
 */
export function useFloating(
  anchor: RefObject<HTMLElement | null>,
  floating: RefObject<HTMLElement | null>,
  { isOpen, align, side, gap }: Options,
): void {
  useLayoutEffect(() => {
    const from = anchor.current;
    const element = floating.current;
    if (!isOpen || !from || !element) return;
    element.showPopover?.();
    const update = () => place(from, element, { isOpen, align, side, gap });
    update();
    const watcher = new ResizeObserver(update);
    watcher.observe(element);
    window.addEventListener('scroll', update, { capture: true, passive: true });
    window.addEventListener('resize', update);
    return () => {
      watcher.disconnect();
      window.removeEventListener('scroll', update, { capture: true });
      window.removeEventListener('resize', update);
    };
  }, [isOpen, align, side, gap, anchor, floating]);
}
