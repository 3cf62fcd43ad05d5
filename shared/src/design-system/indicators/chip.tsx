import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './chip.module.css';

export type ChipTone = 'neutral' | 'accent' | 'success' | 'warning' | 'error' | 'info' | 'purple' | 'pink';
type ChipProps = {
  tone?: ChipTone;
  /** A 12 px icon before the words. */
  icon?: ReactNode;
  /** 24 px high, for rows of skills. */
  isLarge?: boolean;
  children: ReactNode;
};

/** A small label on a quiet ground. */
export function Chip({ tone = 'neutral', icon, isLarge = false, children }: ChipProps) {
  return (
    <span className={classNames(styles.chip, styles[tone], isLarge && styles.large)}>
      {icon}
      {children}
    </span>
  );
}
