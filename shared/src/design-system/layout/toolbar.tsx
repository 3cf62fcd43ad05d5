import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './toolbar.module.css';

type ToolbarProps = {
  /** Names the group of controls for a screen reader. */
  label: string;
  /** Kept at the right edge, e.g. the columns button. */
  end?: ReactNode;
  /** Under a page's head the controls hang from it; under tabs they stand in a 48 px row of their own. */
  under?: 'header' | 'tabs';
  children: ReactNode;
};

/** The row of search and filters between a page's head and its list; it wraps on a narrow screen. */
export function Toolbar({ label, end, under = 'header', children }: ToolbarProps) {
  return (
    <fieldset className={classNames(styles.toolbar, styles[under])} aria-label={label}>
      {children}
      {end && <div className={styles.end}>{end}</div>}
    </fieldset>
  );
}
