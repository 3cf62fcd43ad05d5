import { useApi } from '@cantera/shared/api-client';
import { type Contract, listContracts, updateContract } from '@cantera/shared/contracts/staffing-contracts';
import { EmptyState, type MenuEntry, NoMatchState } from '@cantera/shared/design-system';
import { ListScreen, useColumnChoice, useListState } from '@cantera/shared/lists';
import { lazyPart } from '@cantera/shared/remotes';
import { useCan, useMay } from '@cantera/shared/session';
import { Eye, FileText, Pencil } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../messages/contracts.ts';
import { titleOf } from '../contract-words.ts';
import { NewContract } from '../dialog/new-contract.tsx';
import { contractColumns } from './columns.tsx';
import { CompactContract } from './compact-contract.tsx';
import { ContractFilters } from './contract-filters.tsx';
import { ContractsCsv } from './contracts-csv.tsx';
import styles from './contracts-list.module.css';
import { LIST, queryOf } from './list-config.ts';

const EditContractDialog = lazyPart(() => import('../dialog/edit-contract-dialog.tsx'));

/** `Open`, and `Edit` of what can still be changed. */
function useRowActions(onEdit: (contract: Contract) => void) {
  const t = useT();
  const canWrite = useMay(updateContract);
  return (contract: Contract): MenuEntry[] => [
    { key: 'open', label: t('contracts.open'), icon: <Eye aria-hidden />, to: `/contracts/${contract.id}` },
    ...(canWrite && contract.blockedAt === null
      ? [
          {
            key: 'edit',
            label: t('contracts.edit'),
            icon: <Pencil aria-hidden />,
            onSelect: () => onEdit(contract),
          },
        ]
      : []),
  ];
}

/** The contracts of the agency's people with its clients. */
export function Component() {
  const t = useT();
  const navigate = useNavigate();
  const list = useListState(LIST);
  const query = useApi(
    listContracts,
    { query: { ...queryOf(list), page: list.page, perPage: list.pageSize } },
    { keepPreviousData: true },
  );
  const choice = useColumnChoice(
    'contracts',
    useMemo(() => contractColumns(t), [t]),
  );
  const canExport = useCan('contracts.export');
  const [editing, setEditing] = useState<Contract>();
  const rowActions = useRowActions(setEditing);
  const rows = query.data?.contracts;
  const total = query.data?.meta.totalCount;
  // As it stands now, so that the dialog sees what others change; one that has left the page stays open.
  const edited = editing && (rows?.find(({ id }) => id === editing.id) ?? editing);
  return (
    <ListScreen
      title={t('contracts.title')}
      meta={total === undefined ? undefined : t('contracts.count', { count: total })}
      actions={<NewContract isPrimary />}
      list={list}
      query={query}
      rows={rows}
      total={total}
      columns={choice}
      toolbarLabel={t('contracts.toolbar')}
      searchLabel={t('contracts.filter.search')}
      searchClassName={styles.search}
      filters={<ContractFilters list={list} />}
      tools={
        canExport && total ? <ContractsCsv list={list} columns={choice.visible} total={total} /> : undefined
      }
      errorTitle={t('contracts.error')}
      empty={<EmptyState icon={<FileText />} title={t('contracts.none')} actions={<NewContract />} />}
      noMatch={<NoMatchState title={t('contracts.none')} onClear={list.clearFilters} />}
      rowLabel={(row) => titleOf(row, t)}
      rowActions={rowActions}
      onRowPress={({ id }) => void navigate(`/contracts/${id}`)}
      sort={list.sort}
      onSortChange={list.setSort}
      renderCompact={(row) => <CompactContract row={row} />}
    >
      {edited && (
        <Suspense>
          <EditContractDialog contract={edited} onClose={() => setEditing(undefined)} />
        </Suspense>
      )}
    </ListScreen>
  );
}
