import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './status-dot.module.css';

export type StatusTone = 'success' | 'warning' | 'error' | 'info' | 'accent' | 'neutral' | 'hollow';

/** A coloured dot with its word; the colour never speaks alone. */
export function StatusDot({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className={styles.status}>
      <i className={classNames(styles.dot, styles[tone])} aria-hidden />
      {children}
    </span>
  );
}
