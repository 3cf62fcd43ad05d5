import { useApi } from '@cantera/shared/api-client';
import { listPositions } from '@cantera/shared/contracts/positions';
import { DataView } from '@cantera/shared/data-view';
import { EmptyState } from '@cantera/shared/design-system';
import { DataTable } from '@cantera/shared/lists';
import { BriefcaseBusiness } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CompactPosition } from '../../lib/compact-position.tsx';
import { useT } from '../../messages/index.ts';
import { useColumns } from './columns.ts';
import styles from './dashboard.module.css';

const PAGE_SIZE = 99;
/** A hiring manager sees no client. */
const UNSEEN = ['client'];

/** The positions whose hiring manager the reader is: all that such a reader may see. The rest of many stands in the list. */
export function ManagedPositions() {
  const t = useT();
  const query = useApi(listPositions, {
    query: { page: 1, perPage: PAGE_SIZE, sortBy: '-agency_priority' },
  });
  const columns = useColumns(UNSEEN);
  const total = query.data?.data.pagination.totalItems;
  return (
    <section className={styles.positions} aria-labelledby="managed-positions">
      <header className={styles.head}>
        <h2 id="managed-positions" className={styles.title}>
          {t('dashboard.managed.title')}
          {total !== undefined && total > 0 && <span className={styles.total}>{total}</span>}
        </h2>
        {total !== undefined && total > PAGE_SIZE && (
          <Link to="/positions">{t('dashboard.allPositions')}</Link>
        )}
      </header>
      <DataView
        query={query}
        isEmpty={({ data }) => data.items.length === 0}
        errorTitle={t('positions.list.error')}
        empty={
          <EmptyState
            icon={<BriefcaseBusiness />}
            title={t('dashboard.managed.empty')}
            description={t('dashboard.managed.emptyText')}
          />
        }
      >
        {({ data }) => (
          <div className={styles.rows}>
            <DataTable
              label={t('dashboard.managed.title')}
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
