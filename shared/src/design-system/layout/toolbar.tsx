import type { ReactNode } from 'react';
import styles from './toolbar.module.css';

type ToolbarProps = {
  /** Names the group of controls for a screen reader. */
  label: string;
  /** Kept at the right edge, e.g. the columns button. */
  end?: ReactNode;
  children: ReactNode;
};

/** The 48 px row of search and filters between a page's head and its list; it wraps on a narrow screen. */
export function Toolbar({ label, end, children }: ToolbarProps) {
  return (
    <fieldset className={styles.toolbar} aria-label={label}>
      {children}
      {end && <div className={styles.end}>{end}</div>}
    </fieldset>
  );
}
