import { useApi } from '@cantera/shared/api-client';
import { listClients } from '@cantera/shared/contracts/clients';
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
import { Building2 } from 'lucide-react';
import { useMemo } from 'react';
import { useT } from '../../messages/index.ts';
import { clientColumns } from './columns.tsx';
import { CompactClient } from './compact-client.tsx';
import { CreateClient } from './create-client.tsx';
import { CsvButton } from './csv/csv-button.tsx';
import { LIST, queryOf } from './list-config.ts';

export function Component() {
  const t = useT();
  usePageTitle(t('clients.list.title'));
  const list = useListState(LIST);
  const query = useApi(
    listClients,
    { query: { ...queryOf(list), page: list.page, perPage: list.pageSize } },
    { keepPreviousData: true },
  );
  const columns = useMemo(() => clientColumns(t), [t]);
  const choice = useColumnChoice('clients', columns);
  const canExport = useCan('clients.export');
  const total = query.data?.data.pagination.totalItems;
  return (
    <ListPage
      list={list}
      total={total}
      head={
        <>
          <PageHeader
            title={t('clients.list.title')}
            meta={total === undefined ? undefined : t('clients.list.counter', { count: total })}
            actions={<CreateClient isPrimary />}
          />
          <Toolbar
            label={t('clients.list.toolbar')}
            end={
              <>
                {canExport && <CsvButton list={list} columns={choice.visible} isDisabled={!total} />}
                <ColumnsButton choice={choice} />
              </>
            }
          >
            <SearchInput label={t('clients.list.search')} value={list.search} onChange={list.setSearch} />
          </Toolbar>
        </>
      }
    >
      <DataView
        query={query}
        isEmpty={({ data }) => data.items.length === 0}
        isFiltered={list.isFiltered}
        onClearFilters={list.clearFilters}
        errorTitle={t('clients.list.error')}
        empty={
          <EmptyState
            icon={<Building2 />}
            title={t('clients.list.empty')}
            description={t('clients.list.emptyText')}
            actions={<CreateClient />}
          />
        }
      >
        {({ data }) => (
          <DataTable
            label={t('clients.list.title')}
            columns={choice.visible}
            rows={data.items}
            rowKey={(row) => row.id}
            rowLabel={(row) => row.name}
            sort={list.sort}
            onSortChange={list.setSort}
            renderCompact={(row) => <CompactClient row={row} />}
            isRefreshing={query.isLoading}
          />
        )}
      </DataView>
    </ListPage>
  );
}
