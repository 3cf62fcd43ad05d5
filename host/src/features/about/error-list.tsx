import { useApi } from '@cantera/shared/api-client';
import { type ClientError, listClientErrors } from '@cantera/shared/contracts/installation';
import { DataView, Pagination } from '@cantera/shared/data-view';
import { EmptyState } from '@cantera/shared/design-system';
import { formatDateTime, formatNumber, type Translate } from '@cantera/shared/i18n';
import { type Column, DataTable, type ListConfig, useListState } from '@cantera/shared/lists';
import { CircleCheck } from 'lucide-react';
import { useMemo } from 'react';
import { type HostTexts, useT } from '../../messages/index.ts';
import styles from './about.module.css';

const LIST: ListConfig<Record<never, never>> = { filters: {}, defaultPageSize: 10 };

const partOf = ({ remote }: ClientError): string => remote.replaceAll('_', '-');

const errorColumns = (t: Translate<HostTexts>): Column<ClientError>[] => [
  {
    key: 'at',
    header: t('host.about.errorAt'),
    width: 168,
    cell: ({ lastAt }) => <time dateTime={lastAt}>{formatDateTime(lastAt)}</time>,
  },
  {
    key: 'message',
    header: t('host.about.errorMessage'),
    minWidth: 320,
    cell: ({ message }) => <span className={styles.message}>{message}</span>,
  },
  {
    key: 'page',
    header: t('host.about.errorPage'),
    minWidth: 160,
    cell: ({ page }) => <span className={styles.code}>{page}</span>,
  },
  {
    key: 'part',
    header: t('host.about.part'),
    minWidth: 180,
    cell: (row) => (
      <>
        {partOf(row)} <span className={styles.code}>{row.buildId}</span>
      </>
    ),
  },
  {
    key: 'count',
    header: t('host.about.errorCount'),
    width: 88,
    align: 'end',
    cell: ({ count }) => formatNumber(count),
  },
];

/** Errors that browsers of the agency told of in the last 30 days. */
export function ErrorList() {
  const t = useT();
  const list = useListState(LIST);
  const query = useApi(
    listClientErrors,
    { query: { page: list.page, perPage: list.pageSize } },
    { keepPreviousData: true },
  );
  const columns = useMemo(() => errorColumns(t), [t]);
  const total = query.data?.data.pagination.totalItems ?? 0;
  return (
    <div className={styles.section}>
      <h2 className={styles.title}>{t('host.about.errors')}</h2>
      <p className={styles.about}>{t('host.about.errorsText')}</p>
      <DataView
        query={query}
        isEmpty={() => total === 0}
        errorTitle={t('host.about.errorsError')}
        empty={<EmptyState icon={<CircleCheck />} title={t('host.about.noErrors')} />}
      >
        {({ data }) => (
          <DataTable
            label={t('host.about.errors')}
            columns={columns}
            rows={data.items}
            rowKey={({ id }) => id}
            rowLabel={({ message }) => message}
            renderCompact={(row) => (
              <div className={styles.compact}>
                <span className={styles.message}>{row.message}</span>
                <span className={styles.meta}>
                  {formatDateTime(row.lastAt)} · {partOf(row)} · {row.page} · {formatNumber(row.count)}×
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
