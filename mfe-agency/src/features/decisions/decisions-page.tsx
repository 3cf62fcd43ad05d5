import { useApi } from '@cantera/shared/api-client';
import { listDecisions } from '@cantera/shared/contracts/decisions';
import { DataView, Pagination } from '@cantera/shared/data-view';
import { EmptyState, ForbiddenState, SkeletonRows, Toolbar } from '@cantera/shared/design-system';
import { formatDateTime } from '@cantera/shared/i18n';
import { DataTable, useListState } from '@cantera/shared/lists';
import { useMay, usePageTitle, useSession } from '@cantera/shared/session';
import { Scale } from 'lucide-react';
import { useMemo } from 'react';
import { useT } from '../../messages/decisions.ts';
import { DecisionFilters } from './decision-filters.tsx';
import { DECISION_LIST } from './decision-list.ts';
import { CompactDecision, decisionColumns } from './decision-rows.tsx';
import { DecisionHead } from './decision-tabs.tsx';
import { candidateName } from './decision-words.ts';
import styles from './decisions.module.css';

function Decisions() {
  const t = useT();
  const list = useListState(DECISION_LIST);
  const { kind, position, time } = list.filters;
  const query = useApi(
    listDecisions,
    { query: { page: list.page, perPage: list.pageSize, kind, positionId: position, ...time } },
    { keepPreviousData: true },
  );
  const columns = useMemo(() => decisionColumns(t), [t]);
  const total = query.data?.data.pagination.totalItems ?? 0;
  return (
    <div className={styles.page}>
      <DecisionHead />
      <p className={styles.about}>{t('decisions.about')}</p>
      <Toolbar label={t('decisions.toolbar')}>
        <DecisionFilters list={list} />
      </Toolbar>
      <div className={styles.body}>
        <DataView
          query={query}
          isEmpty={({ data }) => data.items.length === 0}
          isFiltered={list.isFiltered}
          onClearFilters={list.clearFilters}
          errorTitle={t('decisions.error')}
          empty={
            <EmptyState
              icon={<Scale />}
              title={t('decisions.empty')}
              description={t('decisions.emptyText')}
            />
          }
        >
          {({ data }) => (
            <DataTable
              label={t('decisions.title')}
              columns={columns}
              rows={data.items}
              rowKey={({ id }) => id}
              rowLabel={(row) => `${candidateName(row, t)}, ${formatDateTime(row.at)}`}
              renderCompact={(row) => <CompactDecision row={row} />}
              isRefreshing={query.isLoading}
            />
          )}
        </DataView>
      </div>
      {total > 0 && (
        <Pagination
          page={list.page}
          pageSize={list.pageSize}
          total={total}
          onPageChange={list.setPage}
          onPageSizeChange={list.setPageSize}
        />
      )}
    </div>
  );
}

/** The record of what was decided by a machine, and what people have made of it. */
export function Component() {
  const t = useT();
  usePageTitle(t('decisions.title'));
  const isKnown = useSession(({ user }) => user !== null);
  const mayRead = useMay(listDecisions);
  if (!isKnown) return <SkeletonRows />;
  return mayRead ? <Decisions /> : <ForbiddenState />;
}
