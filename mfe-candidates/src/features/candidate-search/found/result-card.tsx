import { Why } from '@cantera/shared/clauses';
import type { Clause, SearchItem } from '@cantera/shared/contracts/candidate-search';
import { fullName } from '@cantera/shared/contracts/text';
import { Chip } from '@cantera/shared/design-system';
import { Link } from 'react-router-dom';
import { jobOf, placeOf } from '../../../lib/candidate-rows/columns.tsx';
import { useT } from '../../../messages/index.ts';
import styles from './found.module.css';
import { Match } from './match.tsx';
import type { ResultLinks } from './result-columns.tsx';

type ResultCardProps = ResultLinks & { row: SearchItem; clauses: readonly Clause[] };

/** Somebody who was found, on a phone. */
export function ResultCard({ row, clauses, hrefTo, cvHref }: ResultCardProps) {
  const t = useT();
  const where = [jobOf(row), placeOf(row)].filter(Boolean).join(' · ');
  return (
    <div className={styles.card}>
      <span className={styles.cardHead}>
        <Link className={styles.name} to={hrefTo(row.id)} data-candidate={row.id}>
          {fullName(row)}
        </Link>
        <Match row={row} clauses={clauses} />
      </span>
      <span className={styles.job}>{where || '–'}</span>
      {row.assigned && (
        <span>
          <Chip tone="accent">{t('candidates.list.assigned')}</Chip>
        </span>
      )}
      <Why
        name={fullName(row)}
        met={row.clauses}
        clauses={clauses}
        quotes={1}
        cvHref={(page) => cvHref(row.id, page)}
      />
    </div>
  );
}
