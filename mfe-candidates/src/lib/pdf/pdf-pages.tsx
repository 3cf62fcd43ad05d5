import { useEffect, useState } from 'react';
import { useT } from '../../messages/index.ts';
import styles from './pdf.module.css';
import type { Pdf } from './pdf.ts';
import { PdfPage } from './pdf-page.tsx';
import type { PdfView } from './pdf-view.ts';
import type { QuotedPlace } from './quoted-place.ts';
import { scrollTo } from './scroll-to.ts';

type PdfPagesProps = {
  pdf: Pdf;
  view: PdfView;
  wanted: { page: number } | undefined;
  /** A line to show and to mark. */
  place: QuotedPlace | undefined;
  onViewChange: (change: (view: PdfView) => PdfView) => void;
};

const WIDEST = 920;
const MARGIN = 32;

function useWidth(element: HTMLElement | null): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** The page over the middle of what is seen, from 1. */
function middlePage(scroller: HTMLElement): number {
  const middle = scroller.scrollTop + scroller.clientHeight / 2;
  const pages = [...scroller.querySelectorAll<HTMLElement>('section')];
  const below = pages.findIndex((page) => page.offsetTop > middle);
  return below === -1 ? pages.length : Math.max(1, below);
}

/** The pages under one another in a region that scrolls. */
export function PdfPages({ pdf, view, wanted, place, onViewChange }: PdfPagesProps) {
  const t = useT();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const width = useWidth(scroller);
  const widest = Math.max(...pdf.sizes.map((size) => size.width));
  const fitting = Math.min(WIDEST, width - MARGIN) / widest;
  useEffect(() => {
    if (!wanted || !scroller) return;
    const page = scroller.querySelectorAll('section')[wanted.page - 1];
    if (page) scrollTo(scroller, page, 'TOP');
  }, [wanted, scroller]);
  const hasPages = width > 0;
  useEffect(() => {
    if (!place || !scroller || !hasPages) return;
    const page = scroller.querySelectorAll('section')[place.page - 1];
    const line = page?.querySelector('[data-quoted]');
    if (line) scrollTo(scroller, line, 'MIDDLE');
    else if (page) scrollTo(scroller, page, 'TOP');
  }, [place, scroller, hasPages]);
  const onScroll = () => {
    if (!scroller) return;
    const page = middlePage(scroller);
    onViewChange((now) => (now.page === page ? now : { ...now, page }));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the pages inside are its sections.
    <div
      ref={setScroller}
      role="region"
      className={styles.pages}
      aria-label={t('candidates.cv.pages')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      onScroll={onScroll}
    >
      {hasPages &&
        pdf.sizes.map((_, index) => (
          <PdfPage
            key={index}
            pdf={pdf}
            index={index}
            scale={fitting * view.zoom}
            root={scroller}
            box={place?.page === index + 1 ? place.box : undefined}
          />
        ))}
    </div>
  );
}
