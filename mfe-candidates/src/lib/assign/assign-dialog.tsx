import { useApi } from '@cantera/shared/api-client';
import { listPositions, type PositionListItem } from '@cantera/shared/contracts/positions';
import { DataView } from '@cantera/shared/data-view';
import {
  BusyButton,
  Checkbox,
  Dialog,
  EmptyState,
  NoMatchState,
  SkeletonRows,
  Truncated,
} from '@cantera/shared/design-system';
import { type Column, DataTable } from '@cantera/shared/lists';
import { PositionPriority, PositionStatusDot } from '@cantera/shared/positions';
import { useSession } from '@cantera/shared/session';
import { Button } from 'antd';
import { Briefcase } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Messages, useT } from '../../messages/assign.ts';
import styles from './assign-dialog.module.css';
import { FIRST_FILTERS, NO_FILTERS, type PositionFilter, PositionFilters } from './position-filters.tsx';
import type { Assignment } from './use-assign.ts';

/** As many as the picker of the specification asks for (CONST-42). */
const PER_PAGE = 200;

/** The positions whose recruiter the user is, as the filters say. */
function useOwnPositions({ search, clientId, status, priority }: PositionFilter) {
  const userId = useSession(({ user }) => user?.id);
  return useApi(
    listPositions,
    userId
      ? {
          query: {
            page: 1,
            perPage: PER_PAGE,
            recruiterId: [userId],
            search: search || undefined,
            clientId: clientId ?? undefined,
            status,
            agencyPriority: priority,
          },
        }
      : null,
    { keepPreviousData: true },
  );
}

/** Those that can be chosen first, each group in the server's order. */
const openFirst = (rows: readonly PositionListItem[]): PositionListItem[] =>
  [...rows].sort((a, b) => Number(b.status === 'OPEN') - Number(a.status === 'OPEN'));

type RowProps = { row: PositionListItem; busyId: string | undefined; onAssign: () => void };

function AssignButton({ row, busyId, onAssign }: RowProps) {
  const t = useT();
  return (
    <BusyButton
      size="small"
      disabled={row.status !== 'OPEN' || (busyId !== undefined && busyId !== row.id)}
      isBusy={busyId === row.id}
      title={row.status === 'OPEN' ? undefined : t('candidates.assign.notOpen')}
      onClick={onAssign}
    >
      {t('candidates.assign.assign')}
    </BusyButton>
  );
}

function useColumns(
  busyId: string | undefined,
  assign: (row: PositionListItem) => void,
): Column<PositionListItem>[] {
  const t = useT();
  return [
    {
      key: 'title',
      header: t('candidates.assign.position'),
      minWidth: 200,
      cell: ({ title }) => <Truncated className={styles.title}>{title}</Truncated>,
    },
    {
      key: 'client',
      header: t('candidates.assign.client'),
      width: 180,
      cell: ({ client }) => <Truncated>{client?.name ?? '–'}</Truncated>,
    },
    {
      key: 'priority',
      header: t('candidates.assign.priority'),
      width: 104,
      cell: ({ agencyPriority }) => <PositionPriority priority={agencyPriority} />,
    },
    {
      key: 'status',
      header: t('candidates.assign.status'),
      width: 104,
      cell: ({ status }) => <PositionStatusDot status={status} />,
    },
    {
      key: 'assign',
      header: t('candidates.assign.assign'),
      width: 112,
      align: 'end',
      cell: (row) => <AssignButton row={row} busyId={busyId} onAssign={() => assign(row)} />,
    },
  ];
}

const Compact = (props: RowProps) => (
  <span className={styles.compact}>
    <span className={styles.compactWords}>
      <Truncated>{props.row.title}</Truncated>
      <span className={styles.client}>{props.row.client?.name ?? '–'}</span>
      <PositionStatusDot status={props.row.status} />
    </span>
    <AssignButton {...props} />
  </span>
);

type AssignDialogProps = {
  onAssign: (position: Assignment['position'], isWelcome: boolean) => Promise<void>;
  onClose: () => void;
};

function Choice({ onAssign, onClose }: AssignDialogProps) {
  const t = useT();
  const [filter, setFilter] = useState(FIRST_FILTERS);
  const [busyId, setBusyId] = useState<string>();
  const [isWelcome, setIsWelcome] = useState(false);
  const welcomeId = useId();
  const query = useOwnPositions(filter);
  const assign = async ({ id, title }: PositionListItem) => {
    if (busyId) return;
    setBusyId(id);
    await onAssign({ id, title }, isWelcome);
    setBusyId(undefined);
  };
  // With the filters that it begins with, an empty list says why it is empty.
  const isFiltered = filter !== FIRST_FILTERS && Object.values(filter).some(Boolean);
  const columns = useColumns(busyId, (row) => void assign(row));
  return (
    <Dialog
      size="wide"
      title={t('candidates.assign.title')}
      onClose={onClose}
      footer={
        <>
          <span className={styles.welcome}>
            <Checkbox
              id={welcomeId}
              aria-describedby={`${welcomeId}-hint`}
              checked={isWelcome}
              onChange={({ target: { checked } }) => setIsWelcome(checked)}
            />
            <span>
              <label htmlFor={welcomeId}>{t('candidates.assign.welcome')}</label>
              <span id={`${welcomeId}-hint`} className={styles.hint}>
                {t('candidates.assign.welcomeHint')}
              </span>
            </span>
          </span>
          <Button onClick={onClose}>{t('candidates.edit.cancel')}</Button>
        </>
      }
    >
      <PositionFilters filter={filter} onChange={setFilter} />
      <div className={styles.positions}>
        <DataView
          query={query}
          isEmpty={({ data }) => data.items.length === 0}
          isFiltered={isFiltered}
          errorTitle={t('candidates.assign.loadFailed')}
          skeleton={<SkeletonRows rows={6} columns={['1fr', 180, 104, 104, 112]} />}
          noMatch={<NoMatchState title={t('candidates.assign.none')} onClear={() => setFilter(NO_FILTERS)} />}
          empty={
            <EmptyState
              icon={<Briefcase />}
              title={t('candidates.assign.none')}
              description={t('candidates.assign.empty')}
              actions={<Link to="/positions">{t('candidates.assign.toPositions')}</Link>}
            />
          }
        >
          {({ data }) => (
            <DataTable
              label={t('candidates.assign.positions')}
              columns={columns}
              rows={openFirst(data.items)}
              rowKey={({ id }) => id}
              rowLabel={({ title }) => title}
              renderCompact={(row) => <Compact row={row} busyId={busyId} onAssign={() => void assign(row)} />}
              isRefreshing={query.isLoading}
            />
          )}
        </DataView>
      </div>
    </Dialog>
  );
}

/** Chooses one of the positions whose recruiter the user is; the open ones are listed first, and only they can be chosen. */
export default function AssignDialog(props: AssignDialogProps) {
  return (
    <Messages>
      <Choice {...props} />
    </Messages>
  );
}
