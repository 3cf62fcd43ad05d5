import { useApi } from '@cantera/shared/api-client';
import { listPositions } from '@cantera/shared/contracts/positions';
import { DataView } from '@cantera/shared/data-view';
import { EmptyState } from '@cantera/shared/design-system';
import { DataTable } from '@cantera/shared/lists';
import { BriefcaseBusiness } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { CompactPosition } from '../../lib/compact-position.tsx';
import { useT } from '../../messages/dashboard.ts';
import { useColumns } from './columns.ts';
import styles from './dashboard.module.css';

interface ListedPositionsProps {
  title: string;
  empty: { title: string; text: string };
  /** The most that are listed; the rest of more stands in the list of positions. */
  most: number;
  only?: { status: 'OPEN' };
  /** Columns that the reader has no use for. */
  without?: readonly string[];
}

/** Positions beside the reader's own, the urgent ones first. */
function ListedPositions({ title, empty, most, only, without }: ListedPositionsProps) {
  const t = useT();
  const titleId = useId();
  const query = useApi(listPositions, {
    query: { page: 1, perPage: most, sortBy: '-agency_priority', ...only },
  });
  const columns = useColumns(without);
  const total = query.data?.data.pagination.totalItems ?? 0;
  return (
    <section className={styles.positions} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
          {total > 0 && <span className={styles.total}>{total}</span>}
        </h2>
        {total > most && (
          <Link to={only ? `/positions?status=${only.status}` : '/positions'}>
            {t('dashboard.allPositions')}
          </Link>
        )}
      </header>
      <DataView
        query={query}
        isEmpty={({ data }) => data.items.length === 0}
        errorTitle={t('positions.list.error')}
        empty={<EmptyState icon={<BriefcaseBusiness />} title={empty.title} description={empty.text} />}
      >
        {({ data }) => (
          <div className={styles.rows}>
            <DataTable
              label={title}
              columns={columns}
              rows={data.items}
              rowKey={(row) => row.id}
              rowLabel={(row) => row.title}
              renderCompact={(row) => <CompactPosition row={row} />}
              isRefreshing={query.isLoading}
            />
          </div>
        )}
      </DataView>
    </section>
  );
}

const MOST_MANAGED = 99;
/** A hiring manager sees no client. */
const UNSEEN = ['client'];

/** The positions whose hiring manager the reader is: all that such a reader may see. */
export function ManagedPositions() {
  const t = useT();
  return (
    <ListedPositions
      title={t('dashboard.managed.title')}
      empty={{ title: t('dashboard.managed.empty'), text: t('dashboard.managed.emptyText') }}
      most={MOST_MANAGED}
      without={UNSEEN}
    />
  );
}

const MOST_OPEN = 10;
const OPEN = { status: 'OPEN' } as const;

/** What the whole agency works on, whoever recruits. */
export function OpenPositions() {
  const t = useT();
  return (
    <ListedPositions
      title={t('dashboard.open.title')}
      empty={{ title: t('dashboard.open.empty'), text: t('dashboard.open.emptyText') }}
      most={MOST_OPEN}
      only={OPEN}
    />
  );
}
