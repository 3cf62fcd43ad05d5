import { type ReactNode, useId } from 'react';
import styles from './contract-page.module.css';

export type Pair = readonly [term: string, value: ReactNode];

/** Terms and what they are here; an en dash for what is not known. */
export const Pairs = ({ of }: { of: readonly Pair[] }) => (
  <dl>
    {of.map(([term, value]) => (
      <div key={term} className={styles.pair}>
        <dt className={styles.term}>{term}</dt>
        <dd className={styles.value}>{value || <span className={styles.none}>–</span>}</dd>
      </div>
    ))}
  </dl>
);

/** A titled part of the page. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.sectionTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
