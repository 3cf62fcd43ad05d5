import { updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import type { Candidate } from '@cantera/shared/contracts/candidates';
import { useMay } from '@cantera/shared/session';
import { Pencil } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { candidateAddress } from '../../../lib/candidate-address.ts';
import { MachineMark } from '../../../lib/person/machine-mark.tsx';
import { useT } from '../../../messages/index.ts';
import styles from './profile.module.css';

type SectionProps = {
  candidate: Candidate;
  title: string;
  /** The field that a machine may have read from the CV. */
  field?: keyof Candidate;
  count?: number;
  /** The update form where it is changed; nothing for what is not changed there. */
  form?: 'basic-information' | 'salary' | 'experiences' | 'education' | 'skills-and-languages';
  children: ReactNode;
};

/** A titled part of the profile. */
export function Section({ candidate, title, field, count, form, children }: SectionProps) {
  const t = useT();
  const id = useId();
  const canWrite = useMay(updateCandidate);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
        {field && <MachineMark candidate={candidate} field={field} />}
        {canWrite && form && (
          <Link
            className={styles.pencil}
            to={candidateAddress(candidate.id, {}, `update/${form}`)}
            aria-label={t('candidates.edit.section', { section: title })}
            title={t('candidates.edit.section', { section: title })}
          >
            <Pencil size={16} aria-hidden />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
