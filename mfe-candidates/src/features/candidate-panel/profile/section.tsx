import { updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import type { Candidate } from '@cantera/shared/contracts/candidates';
import { IconButton } from '@cantera/shared/design-system';
import { useMay } from '@cantera/shared/session';
import { Pencil } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { MachineMark } from '../../../lib/person/machine-mark.tsx';
import { useT } from '../../../messages/index.ts';
import styles from './profile.module.css';

type SectionProps = {
  candidate: Candidate;
  field: keyof Candidate;
  title: string;
  count?: number;
  /** Draws the editor, which calls `close` when it is done. */
  editor: (close: () => void) => ReactNode;
  children: ReactNode;
};

/** A titled part of the profile whose pencil puts its editor in its place. */
export function Section({ candidate, field, title, count, editor, children }: SectionProps) {
  const t = useT();
  const canWrite = useMay(updateCandidate);
  const [isEditing, setIsEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (isEditing || !isLeaving.current) return;
    isLeaving.current = false;
    // Whoever went on elsewhere while it was saved stays there.
    if (document.activeElement === document.body) pencil.current?.focus();
  }, [isEditing]);
  const close = () => {
    isLeaving.current = true;
    setIsEditing(false);
  };
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.sectionHead}>
        <h3 className={styles.sectionTitle}>{title}</h3>
        {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
        <MachineMark candidate={candidate} field={field} />
        {canWrite && !isEditing && (
          <span className={styles.pencil}>
            <IconButton
              ref={pencil}
              size="small"
              label={t('candidates.edit.section', { section: title })}
              icon={<Pencil aria-hidden />}
              onClick={() => setIsEditing(true)}
            />
          </span>
        )}
      </div>
      {isEditing ? <Suspense fallback={children}>{editor(close)}</Suspense> : children}
    </section>
  );
}
