import { useApi } from '@cantera/shared/api-client';
import { type CandidateDeletion, listCandidateDeletions } from '@cantera/shared/contracts/retention';
import { DataView, Pagination } from '@cantera/shared/data-view';
import { EmptyState } from '@cantera/shared/design-system';
import { formatDateTime } from '@cantera/shared/i18n';
import { type Column, DataTable, type ListConfig, useListState } from '@cantera/shared/lists';
import { FileClock } from 'lucide-react';
import { useMemo } from 'react';
import { useT } from '../../messages/deletions.ts';
import { nameOf, type Translate } from './deletion-words.ts';
import styles from './deletions.module.css';

const LIST: ListConfig<Record<never, never>> = {
  filters: {},
  defaultPageSize: 10,
  names: { page: 'recordPage', pageSize: 'recordPageSize', search: 'recordSearch', sort: 'recordSort' },
};

const byWhom = ({ deletedBy, reason }: CandidateDeletion, t: Translate): string => {
  if (deletedBy) return nameOf(deletedBy);
  return t(reason === 'BY_HAND' ? 'deletions.record.formerMember' : 'deletions.record.automatic');
};

const recordColumns = (t: Translate): Column<CandidateDeletion>[] => [
  {
    key: 'at',
    header: t('deletions.record.at'),
    width: 176,
    cell: ({ deletedAt }) => <time dateTime={deletedAt}>{formatDateTime(deletedAt)}</time>,
  },
  {
    key: 'why',
    header: t('deletions.why'),
    minWidth: 180,
    cell: ({ reason }) => t(`deletions.reason.${reason}`),
  },
  { key: 'by', header: t('deletions.record.by'), minWidth: 180, cell: (row) => byWhom(row, t) },
];

/** That candidates were deleted, when, why and by whom: nothing of who they were. */
export function DeletionRecord() {
  const t = useT();
  const list = useListState(LIST);
  const query = useApi(
    listCandidateDeletions,
    { query: { page: list.page, perPage: list.pageSize } },
    { keepPreviousData: true },
  );
  const columns = useMemo(() => recordColumns(t), [t]);
  const total = query.data?.data.pagination.totalItems ?? 0;
  return (
    <div className={styles.section}>
      <h2 className={styles.title}>{t('deletions.record')}</h2>
      <p className={styles.about}>{t('deletions.record.about')}</p>
      <DataView
        query={query}
        isEmpty={() => total === 0}
        errorTitle={t('deletions.record.error')}
        empty={
          <EmptyState
            icon={<FileClock />}
            title={t('deletions.record.empty')}
            description={t('deletions.record.emptyText')}
          />
        }
      >
        {({ data }) => (
          <DataTable
            label={t('deletions.record')}
            columns={columns}
            rows={data.items}
            rowKey={({ id }) => id}
            rowLabel={({ deletedAt }) => formatDateTime(deletedAt)}
            renderCompact={(row) => (
              <div className={styles.compact}>
                <span className={styles.name}>{t(`deletions.reason.${row.reason}`)}</span>
                <span className={styles.meta}>
                  {formatDateTime(row.deletedAt)} · {byWhom(row, t)}
                </span>
              </div>
            )}
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
