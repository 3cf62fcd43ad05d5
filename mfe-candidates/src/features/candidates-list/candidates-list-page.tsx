import type { CandidateListItem } from '@cantera/shared/contracts/candidates';
import { fullName } from '@cantera/shared/contracts/text';
import { EmptyState, NoMatchState, useIsCompact } from '@cantera/shared/design-system';
import { ListScreen, useColumnChoice, useListState } from '@cantera/shared/lists';
import { lazyPart } from '@cantera/shared/remotes';
import { Users } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { candidateColumns } from '../../lib/candidate-rows/columns.tsx';
import { Counter } from '../../lib/candidate-rows/counter.tsx';
import { useRowCv } from '../../lib/candidate-rows/use-row-cv.ts';
import { useRowsAddress } from '../../lib/candidate-rows/use-rows-address.ts';
import { useT } from '../../messages/list.ts';
import { AddCandidate } from './add-candidate.tsx';
import styles from './candidates-list.module.css';
import { CompactCandidate } from './compact-candidate.tsx';
import { DoublesLink } from './doubles-link.tsx';
import { CandidateFilters } from './filters/candidate-filters.tsx';
import { LIST } from './list-config.ts';
import { OpenRow } from './open-row.tsx';
import { SearchDoor, SearchElsewhere } from './search-door.tsx';
import { SelectionActions } from './selected/selection-actions.tsx';
import { useCandidates } from './use-candidates.ts';
import { useRowActions } from './use-row-actions.tsx';

const TagDialog = lazyPart(() => import('./selected/tag-dialog.tsx'));

type NoMatchByWordsProps = { words: string; onClear: () => void; positionId: string };

/** Nobody has these words where the list looks: a search over everything may find them. */
function NoMatchByWords({ words, onClear, positionId }: NoMatchByWordsProps) {
  const t = useT();
  return (
    <NoMatchState
      title={t('candidates.list.noResults', { query: words })}
      onClear={onClear}
      actions={<SearchElsewhere words={words} positionId={positionId} />}
    />
  );
}

function NoCandidates({ positionId }: { positionId: string }) {
  const t = useT();
  return (
    <EmptyState
      icon={<Users />}
      title={t('candidates.list.empty')}
      description={t('candidates.list.emptyText')}
      actions={<AddCandidate isPrimary positionId={positionId} />}
    />
  );
}

type TaggingProps = {
  /** One row, or the ids of those that are selected. */
  tagged: CandidateListItem | readonly string[];
  rows: readonly CandidateListItem[] | undefined;
  onClose: () => void;
};

/** The dialog of tags; of one candidate it follows their row while it is open. */
function Tagging({ tagged, rows, onClose }: TaggingProps) {
  return (
    <Suspense>
      <TagDialog
        of={'id' in tagged ? (rows?.find(({ id }) => id === tagged.id) ?? tagged) : tagged}
        onClose={onClose}
      />
    </Suspense>
  );
}

export function Component() {
  const t = useT();
  const list = useListState(LIST);
  const address = useRowsAddress();
  const { change, hrefTo, candidateId } = address;
  const { query, total, isMore } = useCandidates(list, () => change({ shouldRefetch: undefined }, true));
  const { selected, assignToPositionId } = list.filters;
  // The selection says nothing of which page is shown, so it must not go back to the first one.
  const select = (ids: readonly string[]) => change({ selected: ids.join(',') || undefined }, true);
  const [tagged, setTagged] = useState<TaggingProps['tagged']>();
  const rowActions = useRowActions((id) => {
    if (selected.includes(id)) select(selected.filter((other) => other !== id));
  }, setTagged);
  const columns = candidateColumns(t, hrefTo, assignToPositionId !== '');
  const choice = useColumnChoice('candidates', columns);
  const chosen = useMemo(() => new Set(selected), [selected]);
  const rows = query.data?.data.items;
  const isCompact = useIsCompact();
  useRowCv(rows, change);
  const selectionActions = (
    <SelectionActions
      selected={selected}
      positionId={assignToPositionId}
      onSelect={select}
      onTag={() => setTagged(selected)}
    />
  );
  return (
    <ListScreen
      title={t('candidates.list.title')}
      meta={
        total === undefined ? undefined : (
          <Counter total={total} isMore={isMore} count={selected.length} onClear={() => select([])} />
        )
      }
      actions={
        <>
          {/* It comes late: what stands after it must not move. */}
          <DoublesLink />
          <SearchDoor positionId={assignToPositionId} />
          <AddCandidate positionId={assignToPositionId} />
          {!isCompact && selectionActions}
        </>
      }
      list={list}
      query={query}
      rows={rows}
      total={total}
      isMore={isMore}
      columns={choice}
      toolbarLabel={t('candidates.list.filters')}
      searchLabel={t('candidates.list.search')}
      searchClassName={styles.search}
      views="CANDIDATES"
      filters={
        <>
          <CandidateFilters list={list} />
          {isCompact && selectionActions}
        </>
      }
      errorTitle={t('candidates.list.error')}
      noMatch={
        list.search ? (
          <NoMatchByWords words={list.search} onClear={list.clearFilters} positionId={assignToPositionId} />
        ) : undefined
      }
      empty={<NoCandidates positionId={assignToPositionId} />}
      rowLabel={fullName}
      selection={{ selected: chosen, onChange: (ids) => select([...ids]) }}
      rowActions={rowActions}
      renderCompact={(row) => <CompactCandidate row={row} href={hrefTo(row.id)} />}
    >
      {tagged && <Tagging tagged={tagged} rows={rows} onClose={() => setTagged(undefined)} />}
      {candidateId && <OpenRow candidateId={candidateId} rows={rows ?? []} address={address} />}
    </ListScreen>
  );
}
