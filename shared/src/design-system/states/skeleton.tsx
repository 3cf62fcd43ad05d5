import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../../texts/use-text.ts';
import styles from './skeleton.module.css';

/** Milliseconds; what arrives sooner needs no shapes. */
const SHOW_AFTER = 150;

type SkeletonBlockProps = {
  /** CSS lengths or px. */
  width?: number | string;
  height?: number | string;
  isRound?: boolean;
};

/** One grey shape with the geometry of what will come. */
export const SkeletonBlock = ({ width = '100%', height = 12, isRound = false }: SkeletonBlockProps) => (
  <span className={styles.block} style={{ width, height, borderRadius: isRound ? '50%' : undefined }} />
);

/** Shows its shapes only when loading lasts longer than `SHOW_AFTER`, and tells a screen reader that it loads. */
export function Skeleton({ children }: { children: ReactNode }) {
  const text = useText();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), SHOW_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.skeleton} aria-busy data-shown={isShown || undefined}>
      <span className={styles.spoken} role="status">
        {isShown ? text('shared.loading') : ''}
      </span>
      <div className={styles.shapes} aria-hidden>
        {children}
      </div>
    </div>
  );
}

const WIDTHS = [68, 46, 74, 52, 62, 44, 58];

type SkeletonRowsProps = {
  rows?: number;
  /** Row height in px. */
  height?: number;
  /** Width of each column in px or as a fraction (`2fr`). */
  columns?: readonly (number | string)[];
};

/** Rows of a list before it arrives; each further down is fainter. */
export function SkeletonRows({
  rows = 10,
  height = 40,
  columns = ['1fr', 104, 120, 120],
}: SkeletonRowsProps) {
  const template = columns.map((width) => (typeof width === 'number' ? `${width}px` : width)).join(' ');
  return (
    <Skeleton>
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className={styles.row}
          style={{ height, gridTemplateColumns: template, opacity: Math.max(0.25, 1 - row * 0.09) }}
        >
          {columns.map((_width, column) => (
            <SkeletonBlock key={column} width={`${WIDTHS[(row + column * 3) % WIDTHS.length] ?? 50}%`} />
          ))}
        </div>
      ))}
    </Skeleton>
  );
}
