import type { ReactNode } from 'react';
import styles from './page-header.module.css';

type PageHeaderProps = {
  title: string;
  /** Before the title, e.g. a logo or an avatar. */
  leading?: ReactNode;
  /** After the title in quiet text, e.g. `61 positions`. */
  meta?: ReactNode;
  /** Buttons at the right edge; one primary at most. */
  actions?: ReactNode;
};

/** The 56 px head of a page: its one `h1` and its actions. */
export function PageHeader({ title, leading, meta, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.name}>
        {leading}
        <h1 className={styles.title} title={title}>
          {title}
        </h1>
      </div>
      {meta && <div className={styles.meta}>{meta}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
