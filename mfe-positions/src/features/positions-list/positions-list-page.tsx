import { useApi } from '@cantera/shared/api-client';
import { listPositions } from '@cantera/shared/contracts/positions';
import {
  ColumnsButton,
  DataTable,
  DataView,
  ListPage,
  useColumnChoice,
  useListState,
} from '@cantera/shared/data-view';
import { EmptyState, PageHeader, SearchInput, Toolbar } from '@cantera/shared/design-system';
import { useCan, usePageTitle } from '@cantera/shared/session';
import { Button } from 'antd';
import { BriefcaseBusiness, Eye, EyeOff } from 'lucide-react';
import { useMemo } from 'react';
import { AddPosition } from '../../lib/add-position/add-position.tsx';
import { CompactPosition } from '../../lib/compact-position.tsx';
import { positionColumns } from '../../lib/position-columns.tsx';
import { useT } from '../../messages/index.ts';
import { LIST, type PositionsListState, SORTS } from './list-config.ts';
import { PositionFilters } from './position-filters.tsx';
import { useRowActions } from './use-row-actions.tsx';

function usePositions({ page, pageSize, search, sort, filters }: PositionsListState) {
  return useApi(
    listPositions,
    {
      query: {
        page,
        perPage: pageSize,
        search: search || undefined,
        status: filters.status,
        clientId: filters.clientId || undefined,
        recruiterId: filters.recruitersIds.length > 0 ? [...filters.recruitersIds] : undefined,
        agencyPriority: filters.priority,
        sortBy: SORTS.find((known) => known === sort),
        hidden: filters.hidden,
      },
    },
    { keepPreviousData: true },
  );
}

function HiddenSwitch({ list }: { list: PositionsListState }) {
  const t = useT();
  const { hidden } = list.filters;
  return (
    <Button
      type="text"
      icon={hidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
      onClick={() => list.setFilter('hidden', !hidden)}
    >
      {t(hidden ? 'positions.list.viewVisible' : 'positions.list.viewHidden')}
    </Button>
  );
}

export function Component() {
  const t = useT();
  usePageTitle(t('positions.list.title'));
  const list = useListState(LIST);
  const query = usePositions(list);
  const canReadFees = useCan('fees.read');
  const columns = useMemo(() => positionColumns(t, canReadFees), [t, canReadFees]);
  const choice = useColumnChoice('positions', columns);
  const rowActions = useRowActions();
  const total = query.data?.data.pagination.totalItems;
  return (
    <ListPage
      list={list}
      total={total}
      head={
        <>
          <PageHeader
            title={t('positions.list.title')}
            meta={total === undefined ? undefined : t('positions.list.counter', { count: total })}
            actions={
              <>
                <HiddenSwitch list={list} />
                <AddPosition />
              </>
            }
          />
          <Toolbar label={t('positions.list.filters')} end={<ColumnsButton choice={choice} />}>
            <SearchInput label={t('positions.list.search')} value={list.search} onChange={list.setSearch} />
            <PositionFilters list={list} />
          </Toolbar>
        </>
      }
    >
      <DataView
        query={query}
        isEmpty={({ data }) => data.items.length === 0}
        isFiltered={list.isFiltered}
        onClearFilters={list.clearFilters}
        errorTitle={t('positions.list.error')}
        empty={
          <EmptyState
            icon={<BriefcaseBusiness />}
            title={t('positions.list.empty')}
            description={t(list.filters.hidden ? 'positions.list.emptyHidden' : 'positions.list.emptyText')}
          />
        }
      >
        {({ data }) => (
          <DataTable
            label={t('positions.list.title')}
            columns={choice.visible}
            rows={data.items}
            rowKey={(row) => row.id}
            rowLabel={(row) => row.title}
            sort={list.sort}
            onSortChange={list.setSort}
            rowActions={rowActions}
            renderCompact={(row) => <CompactPosition row={row} />}
            isRefreshing={query.isLoading}
          />
        )}
      </DataView>
    </ListPage>
  );
}
