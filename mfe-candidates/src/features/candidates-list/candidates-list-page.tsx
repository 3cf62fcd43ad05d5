import type { CandidateListItem } from '@cantera/shared/contracts/candidates';
import { addCandidates } from '@cantera/shared/contracts/pipeline';
import { putTagOn } from '@cantera/shared/contracts/tags';
import { fullName } from '@cantera/shared/contracts/text';
import { EmptyState, NoMatchState, useIsCompact } from '@cantera/shared/design-system';
import { ListScreen, useColumnChoice, useListState } from '@cantera/shared/lists';
import { lazyPart } from '@cantera/shared/remotes';
import { useMay } from '@cantera/shared/session';
import { Button } from 'antd';
import { Users } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useT } from '../../messages/index.ts';
import { AddCandidate } from './add-candidate.tsx';
import { AssignButton } from './assign-button.tsx';
import styles from './candidates-list.module.css';
import { candidateColumns } from './columns.tsx';
import { CompactCandidate } from './compact-candidate.tsx';
import { DoublesLink } from './doubles-link.tsx';
import { CandidateFilters } from './filters/candidate-filters.tsx';
import { LIST } from './list-config.ts';
import { OpenCandidate } from './open-candidate.tsx';
import { useCandidates } from './use-candidates.ts';
import { useListAddress } from './use-list-address.ts';
import { useRowActions } from './use-row-actions.tsx';
import { useRowCv } from './use-row-cv.ts';

const TagDialog = lazyPart(() => import('./tag-dialog.tsx'));

/** How many are listed and how many are chosen, and the way to choose none. */
function Counter({ total, count, onClear }: { total: number; count: number; onClear: () => void }) {
  const t = useT();
  return (
    <>
      <span>
        {t('candidates.list.counter', { count: total })}
        <span role="status" className={styles.chosen}>
          {count > 0 && `, ${t('candidates.list.selected', { count })}`}
        </span>
      </span>
      {count > 0 && (
        <Button type="link" size="small" onClick={onClear}>
          {t('candidates.list.clearSelection')}
        </Button>
      )}
    </>
  );
}

export function Component() {
  const t = useT();
  const list = useListState(LIST);
  const address = useListAddress();
  const { change, hrefTo, candidateId } = address;
  const query = useCandidates(list, () => change({ shouldRefetch: undefined }, true));
  const { selected, assignToPositionId } = list.filters;
  // The selection says nothing of which page is shown, so it must not go back to the first one.
  const select = (ids: readonly string[]) => change({ selected: ids.join(',') || undefined }, true);
  const [tagged, setTagged] = useState<CandidateListItem | readonly string[]>();
  const rowActions = useRowActions((id) => {
    if (selected.includes(id)) select(selected.filter((other) => other !== id));
  }, setTagged);
  const canWrite = useMay(addCandidates);
  const canTag = useMay(putTagOn);
  const columns = candidateColumns(t, hrefTo, assignToPositionId !== '');
  const choice = useColumnChoice('candidates', columns);
  const chosen = useMemo(() => new Set(selected), [selected]);
  const rows = query.data?.data.items;
  const total = query.data?.data.pagination.totalItems;
  const isCompact = useIsCompact();
  useRowCv(rows, change);
  const assignButton = canWrite && (
    <AssignButton selected={selected} positionId={assignToPositionId} onAssigned={() => select([])} />
  );
  const tagButton = canTag && selected.length > 0 && (
    <Button onClick={() => setTagged(selected)}>{t('candidates.tags.bulk')}</Button>
  );
  return (
    <ListScreen
      title={t('candidates.list.title')}
      meta={
        total === undefined ? undefined : (
          <Counter total={total} count={selected.length} onClear={() => select([])} />
        )
      }
      actions={
        <>
          <DoublesLink />
          <AddCandidate positionId={assignToPositionId} />
          {!isCompact && tagButton}
          {!isCompact && assignButton}
        </>
      }
      list={list}
      query={query}
      rows={rows}
      total={total}
      columns={choice}
      toolbarLabel={t('candidates.list.filters')}
      searchLabel={t('candidates.list.search')}
      searchClassName={styles.search}
      views="CANDIDATES"
      filters={
        <>
          <CandidateFilters list={list} />
          {isCompact && tagButton}
          {isCompact && assignButton}
        </>
      }
      errorTitle={t('candidates.list.error')}
      noMatch={
        list.search ? (
          <NoMatchState
            title={t('candidates.list.noResults', { query: list.search })}
            onClear={list.clearFilters}
          />
        ) : undefined
      }
      empty={
        <EmptyState
          icon={<Users />}
          title={t('candidates.list.empty')}
          description={t('candidates.list.emptyText')}
          actions={<AddCandidate isPrimary positionId={assignToPositionId} />}
        />
      }
      rowLabel={fullName}
      selection={{ selected: chosen, onChange: (ids) => select([...ids]) }}
      rowActions={rowActions}
      renderCompact={(row) => <CompactCandidate row={row} href={hrefTo(row.id)} />}
    >
      {tagged && (
        <Suspense>
          <TagDialog
            of={'id' in tagged ? (rows?.find(({ id }) => id === tagged.id) ?? tagged) : tagged}
            onClose={() => setTagged(undefined)}
          />
        </Suspense>
      )}
      {candidateId && <OpenCandidate candidateId={candidateId} rows={rows ?? []} address={address} />}
    </ListScreen>
  );
}
