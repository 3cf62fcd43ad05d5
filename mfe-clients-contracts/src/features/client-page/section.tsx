import { type ReactNode, useId } from 'react';
import styles from './client-page.module.css';

type SectionProps = {
  title: string;
  count?: number;
  /** At the right of the title. */
  action?: ReactNode;
  children: ReactNode;
};

/** A titled part of the page. */
export function Section({ title, count, action, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id} className={styles.sectionTitle}>
          {title}
        </h2>
        {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
        {action && <span className={styles.sectionAction}>{action}</span>}
      </div>
      {children}
    </section>
  );
}
