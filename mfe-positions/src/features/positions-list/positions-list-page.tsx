import { useApi } from '@cantera/shared/api-client';
import { listPositions } from '@cantera/shared/contracts/positions';
import { EmptyState } from '@cantera/shared/design-system';
import { ListScreen, useColumnChoice, useListState } from '@cantera/shared/lists';
import { useCan } from '@cantera/shared/session';
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
  const list = useListState(LIST);
  const query = usePositions(list);
  const canReadFees = useCan('fees.read');
  const columns = useMemo(() => positionColumns(t, canReadFees), [t, canReadFees]);
  const choice = useColumnChoice('positions', columns);
  const rowActions = useRowActions();
  const total = query.data?.data.pagination.totalItems;
  return (
    <ListScreen
      title={t('positions.list.title')}
      meta={total === undefined ? undefined : t('positions.list.counter', { count: total })}
      actions={
        <>
          <HiddenSwitch list={list} />
          <AddPosition />
        </>
      }
      list={list}
      query={query}
      rows={query.data?.data.items}
      total={total}
      columns={choice}
      toolbarLabel={t('positions.list.filters')}
      searchLabel={t('positions.list.search')}
      views="POSITIONS"
      filters={<PositionFilters list={list} />}
      errorTitle={t('positions.list.error')}
      empty={
        <EmptyState
          icon={<BriefcaseBusiness />}
          title={t('positions.list.empty')}
          description={t(list.filters.hidden ? 'positions.list.emptyHidden' : 'positions.list.emptyText')}
          actions={list.filters.hidden ? undefined : <AddPosition />}
        />
      }
      rowLabel={(row) => row.title}
      sort={list.sort}
      onSortChange={list.setSort}
      rowActions={rowActions}
      renderCompact={(row) => <CompactPosition row={row} />}
    />
  );
}
