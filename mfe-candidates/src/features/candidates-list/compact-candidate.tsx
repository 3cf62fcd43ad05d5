import type { CandidateListItem } from '@cantera/shared/contracts/candidates';
import { fullName } from '@cantera/shared/contracts/text';
import { Chip, Truncated } from '@cantera/shared/design-system';
import { Link } from 'react-router-dom';
import styles from '../../lib/candidate-rows/candidate-rows.module.css';
import { jobOf, placeOf } from '../../lib/candidate-rows/columns.tsx';
import { TagRow } from '../../lib/tags/candidate-tags.tsx';
import { useT } from '../../messages/index.ts';

/** A candidate in three lines, for a phone: name, job, where they live and how to reach them. */
export function CompactCandidate({ row, href }: { row: CandidateListItem; href: string }) {
  const t = useT();
  return (
    <>
      <span className={styles.line}>
        <Link className={styles.name} to={href} data-candidate={row.id}>
          <Truncated>{fullName(row)}</Truncated>
        </Link>
        {row.assigned && <Chip tone="accent">{t('candidates.list.assigned')}</Chip>}
      </span>
      <span className={styles.meta}>{jobOf(row) || '–'}</span>
      {row.tags.length > 0 && <TagRow tags={row.tags} />}
      <span className={styles.meta}>{[placeOf(row), row.email].filter(Boolean).join(' · ') || '–'}</span>
    </>
  );
}
