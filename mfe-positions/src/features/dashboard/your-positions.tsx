import { useApi } from '@cantera/shared/api-client';
import { PRIORITIES } from '@cantera/shared/contracts/enums';
import { listPositions, POSITION_SORT_FIELDS } from '@cantera/shared/contracts/positions';
import { DataView, Pagination } from '@cantera/shared/data-view';
import { ChoiceFilter, EmptyState, NoMatchState, SearchInput, useText } from '@cantera/shared/design-system';
import { choiceParam, DataTable, type ListConfig, type ListState, useListState } from '@cantera/shared/lists';
import { LISTED_STATUSES, type ListedStatus, PRIORITY_TEXTS, STATUS_TEXTS } from '@cantera/shared/positions';
import { useSession } from '@cantera/shared/session';
import { BriefcaseBusiness } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AddPosition } from '../../lib/add-position/add-position.tsx';
import { CompactPosition } from '../../lib/compact-position.tsx';
import { useT } from '../../messages/dashboard.ts';
import { useColumns } from './columns.ts';
import styles from './dashboard.module.css';

type Filters = {
  status: ListedStatus | undefined;
  priority: (typeof PRIORITIES)[number] | undefined;
};
const PAGE_SIZE = 99;
const LIST: ListConfig<Filters> = {
  filters: { status: choiceParam(LISTED_STATUSES), priority: choiceParam(PRIORITIES) },
  sortFields: POSITION_SORT_FIELDS,
  defaultSort: '-agency_priority',
  defaultPageSize: PAGE_SIZE,
  maxPageSize: PAGE_SIZE,
  names: { search: 'query', pageSize: 'perPage' },
};
const SORTS = POSITION_SORT_FIELDS.flatMap((field) => [field, `-${field}`] as const);
function usePositions({ page, pageSize, search, sort, filters }: ListState<Filters>) {
  const userId = useSession(({ user }) => user?.id);
  return useApi(
    listPositions,
    userId
      ? {
          query: {
            page,
            perPage: pageSize,
            recruiterId: [userId],
            search: search || undefined,
            status: filters.status,
            agencyPriority: filters.priority,
            sortBy: SORTS.find((known) => known === sort),
          },
        }
      : null,
    { keepPreviousData: true },
  );
}

function PositionFilters({ list }: { list: ListState<Filters> }) {
  const t = useT();
  const text = useText();
  const { filters, setFilter } = list;
  return (
    <>
      <ChoiceFilter
        isSingle
        label={t('positions.list.priority')}
        options={[...PRIORITIES].reverse().map((value) => ({ value, label: text(PRIORITY_TEXTS[value]) }))}
        value={filters.priority ? [filters.priority] : []}
        onChange={([value]) =>
          setFilter(
            'priority',
            PRIORITIES.find((known) => known === value),
          )
        }
      />
      <ChoiceFilter
        isSingle
        label={t('positions.list.status')}
        options={LISTED_STATUSES.map((value) => ({ value, label: text(STATUS_TEXTS[value]) }))}
        value={filters.status ? [filters.status] : []}
        onChange={([value]) =>
          setFilter(
            'status',
            LISTED_STATUSES.find((known) => known === value),
          )
        }
      />
    </>
  );
}

/** The positions that the reader recruits for, the urgent ones first. */
export function YourPositions() {
  const t = useT();
  const list = useListState(LIST);
  const query = usePositions(list);
  const columns = useColumns();
  const total = query.data?.data.pagination.totalItems;
  return (
    <section className={styles.positions} aria-labelledby="your-positions">
      <header className={styles.head}>
        <h2 id="your-positions" className={styles.title}>
          {t('dashboard.yourPositions')}
          {total !== undefined && total > 0 && <span className={styles.total}>{total}</span>}
        </h2>
        <fieldset className={styles.tools} aria-label={t('positions.list.filters')}>
          <SearchInput
            className={styles.search}
            label={t('positions.list.search')}
            value={list.search}
            onChange={list.setSearch}
          />
          <PositionFilters list={list} />
          <AddPosition />
        </fieldset>
      </header>
      <DataView
        query={query}
        isEmpty={({ data }) => data.items.length === 0}
        isFiltered={list.isFiltered}
        onClearFilters={list.clearFilters}
        errorTitle={t('positions.list.error')}
        noMatch={
          <NoMatchState
            title={list.search ? t('dashboard.noResults', { query: list.search }) : undefined}
            onClear={list.clearFilters}
          />
        }
        empty={
          <EmptyState
            icon={<BriefcaseBusiness />}
            title={t('dashboard.empty')}
            description={t('dashboard.emptyText')}
            actions={<Link to="/positions">{t('dashboard.allPositions')}</Link>}
          />
        }
      >
        {({ data }) => (
          <div className={styles.rows}>
            <DataTable
              label={t('dashboard.yourPositions')}
              columns={columns}
              rows={data.items}
              rowKey={(row) => row.id}
              rowLabel={(row) => row.title}
              sort={list.sort}
              onSortChange={list.setSort}
              renderCompact={(row) => <CompactPosition row={row} />}
              isRefreshing={query.isLoading}
            />
          </div>
        )}
      </DataView>
      {total !== undefined && (total > list.pageSize || list.page > 1) && (
        <Pagination page={list.page} pageSize={list.pageSize} total={total} onPageChange={list.setPage} />
      )}
    </section>
  );
}
