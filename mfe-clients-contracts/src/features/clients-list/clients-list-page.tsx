import { useApi } from '@cantera/shared/api-client';
import { listClients } from '@cantera/shared/contracts/clients';
import { EmptyState } from '@cantera/shared/design-system';
import { ListScreen, useColumnChoice, useListState } from '@cantera/shared/lists';
import { useCan } from '@cantera/shared/session';
import { Building2 } from 'lucide-react';
import { useMemo } from 'react';
import { useT } from '../../messages/index.ts';
import { clientColumns } from './columns.tsx';
import { CompactClient } from './compact-client.tsx';
import { CreateClient } from './create-client.tsx';
import { ClientsCsv } from './csv/clients-csv.tsx';
import { LIST, queryOf } from './list-config.ts';

export function Component() {
  const t = useT();
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
    <ListScreen
      title={t('clients.list.title')}
      meta={total === undefined ? undefined : t('clients.list.counter', { count: total })}
      actions={<CreateClient isPrimary />}
      list={list}
      query={query}
      rows={query.data?.data.items}
      total={total}
      columns={choice}
      toolbarLabel={t('clients.list.toolbar')}
      searchLabel={t('clients.list.search')}
      views="CLIENTS"
      tools={canExport && <ClientsCsv list={list} columns={choice.visible} isDisabled={!total} />}
      errorTitle={t('clients.list.error')}
      empty={
        <EmptyState
          icon={<Building2 />}
          title={t('clients.list.empty')}
          description={t('clients.list.emptyText')}
          actions={<CreateClient />}
        />
      }
      rowLabel={({ name }) => name}
      sort={list.sort}
      onSortChange={list.setSort}
      renderCompact={(row) => <CompactClient row={row} />}
    />
  );
}
