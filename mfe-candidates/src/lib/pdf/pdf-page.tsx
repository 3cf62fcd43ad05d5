import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useT } from '../../messages/index.ts';
import styles from './pdf.module.css';
import type { Pdf } from './pdf.ts';
import type { QuotedBox } from './quoted-place.ts';

type PdfPageProps = {
  pdf: Pdf;
  index: number;
  scale: number;
  root: HTMLElement | null;
  /** Of a line to mark. */
  box: QuotedBox | undefined;
};

function QuotedLine({ box: [left, top, right, bottom], scale }: { box: QuotedBox; scale: number }) {
  const t = useT();
  const style = {
    left: left * scale,
    top: top * scale,
    width: (right - left) * scale,
    height: (bottom - top) * scale,
  };
  return (
    <div
      className={styles.quoted}
      style={style}
      role="img"
      aria-label={t('candidates.cv.quoted')}
      data-quoted
    />
  );
}

/** Pages within a screen's height of what is seen are drawn; the others are only their size. */
function useIsNear(page: HTMLElement | null, root: HTMLElement | null): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!page || !root) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { root, rootMargin: '100% 0px' },
    );
    observer.observe(page);
    return () => observer.disconnect();
  }, [page, root]);
  return isNear;
}

export function PdfPage({ pdf, index, scale, root, box }: PdfPageProps) {
  const t = useT();
  const [page, setPage] = useState<HTMLElement | null>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(page, root);
  const size = pdf.sizes[index];
  useEffect(() => {
    if (!isNear || !canvas.current || !text.current) return;
    return pdf.draw(index, { canvas: canvas.current, text: text.current, scale });
  }, [isNear, pdf, index, scale]);
  if (!size) return null;
  const style = {
    width: size.width * scale,
    height: size.height * scale,
    // pdf.js lays its text out by these.
    '--total-scale-factor': scale,
    '--scale-round-x': '1px',
    '--scale-round-y': '1px',
  } as CSSProperties;
  return (
    <section
      ref={setPage}
      className={styles.page}
      style={style}
      aria-label={t('candidates.cv.page', { page: index + 1 })}
    >
      <canvas ref={canvas} className={styles.canvas} aria-hidden />
      <div ref={text} className={styles.text} />
      {box && <QuotedLine box={box} scale={scale} />}
    </section>
  );
}
