import { useApi } from '@cantera/shared/api-client';
import { listDeletionWarnings } from '@cantera/shared/contracts/retention';
import { DataView, Pagination } from '@cantera/shared/data-view';
import { EmptyState } from '@cantera/shared/design-system';
import { DataTable, type ListConfig, useListState } from '@cantera/shared/lists';
import { ShieldCheck } from 'lucide-react';
import { useMemo } from 'react';
import { useT } from '../../messages/deletions.ts';
import { nameOf } from './deletion-words.ts';
import styles from './deletions.module.css';
import { useDeletionCalls } from './use-deletion-calls.ts';
import { CompactWarning, type RowContext, warningColumns } from './warning-rows.tsx';

const LIST: ListConfig<Record<never, never>> = { filters: {}, defaultPageSize: 25 };

/** Who is about to be deleted. */
export function WarningList() {
  const t = useT();
  const list = useListState(LIST);
  const query = useApi(
    listDeletionWarnings,
    { query: { page: list.page, perPage: list.pageSize } },
    { keepPreviousData: true },
  );
  const { setStopped, deleteNow } = useDeletionCalls();
  const context = useMemo<RowContext>(() => ({ t, onStop: setStopped }), [t, setStopped]);
  const columns = useMemo(() => warningColumns(context), [context]);
  const total = query.data?.data.pagination.totalItems ?? 0;
  return (
    <div className={styles.section}>
      <h2 className={styles.title}>{t('deletions.warnings')}</h2>
      <DataView
        query={query}
        isEmpty={() => total === 0}
        errorTitle={t('deletions.warnings.error')}
        empty={
          <EmptyState
            icon={<ShieldCheck />}
            title={t('deletions.warnings.empty')}
            description={t('deletions.warnings.emptyText')}
          />
        }
      >
        {({ data }) => (
          <DataTable
            label={t('deletions.warnings')}
            columns={columns}
            rows={data.items}
            rowKey={({ id }) => id}
            rowLabel={({ candidate }) => nameOf(candidate)}
            rowActions={(row) => [
              {
                key: 'now',
                label: t('deletions.now'),
                isDanger: true,
                onSelect: () => void deleteNow(row),
              },
            ]}
            renderCompact={(row) => <CompactWarning row={row} context={context} />}
            isRefreshing={query.isLoading}
          />
        )}
      </DataView>
      {total > list.pageSize && (
        <Pagination page={list.page} pageSize={list.pageSize} total={total} onPageChange={list.setPage} />
      )}
    </div>
  );
}
