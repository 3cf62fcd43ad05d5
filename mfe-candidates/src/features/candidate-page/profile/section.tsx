import type { Candidate } from '@cantera/shared/contracts/candidates';
import { type ReactNode, useId } from 'react';
import { MachineMark } from '../../../lib/person/machine-mark.tsx';
import styles from './profile.module.css';

type SectionProps = {
  candidate: Candidate;
  title: string;
  /** The field that a machine may have read from the CV. */
  field?: keyof Candidate;
  count?: number;
  children: ReactNode;
};

/** A titled part of the profile. */
export function Section({ candidate, title, field, count, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
        {field && <MachineMark candidate={candidate} field={field} />}
      </div>
      {children}
    </section>
  );
}
