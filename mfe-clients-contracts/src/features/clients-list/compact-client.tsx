import type { ClientListItem } from '@cantera/shared/contracts/clients';
import { Avatar, Logo, StatusDot, Truncated } from '@cantera/shared/design-system';
import { Link } from 'react-router-dom';
import { companySize, isActive, personOf, placesOf } from '../../lib/client-words.ts';
import { useT } from '../../messages/index.ts';
import styles from './clients-list.module.css';

/** A client in three lines, for a phone: name and state, what it does and where, its positions and its owner. */
export function CompactClient({ row }: { row: ClientListItem }) {
  const t = useT();
  const about = [row.industry?.name, placesOf(row), companySize(row.companySize, t)].filter(Boolean);
  return (
    <>
      <span className={styles.line}>
        <Link className={styles.person} to={`/clients/${row.id}`}>
          <Logo name={row.name} imageUrl={row.logoImageUrl} />
          <Truncated className={styles.name}>{row.name}</Truncated>
        </Link>
        <StatusDot tone={isActive(row) ? 'success' : 'hollow'}>
          {t(isActive(row) ? 'clients.list.active' : 'clients.list.inactive')}
        </StatusDot>
      </span>
      <span className={styles.line}>
        <span className={styles.meta}>{about.join(' · ') || '–'}</span>
      </span>
      <span className={styles.line}>
        <span className={styles.meta}>
          {t('clients.list.compactCounts', {
            open: row.metrics.positionsOpen,
            draft: row.metrics.positionsDraft,
            won: row.metrics.positionsClosedWon,
          })}
        </span>
        {row.owner && <Avatar person={personOf(row.owner)} size={20} />}
      </span>
    </>
  );
}
