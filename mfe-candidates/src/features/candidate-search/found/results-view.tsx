import { isApiError } from '@cantera/shared/api-client';
import { ClauseBar } from '@cantera/shared/clauses';
import type { SearchItem, SearchPage } from '@cantera/shared/contracts/candidate-search';
import { fullName } from '@cantera/shared/contracts/text';
import { DataView, Pagination } from '@cantera/shared/data-view';
import { Checkbox, EmptyState, SkeletonRows } from '@cantera/shared/design-system';
import { ColumnsButton, DataTable, useColumnChoice } from '@cantera/shared/lists';
import { Button } from 'antd';
import { SearchX } from 'lucide-react';
import { useId, useMemo } from 'react';
import { useRowCv } from '../../../lib/candidate-rows/use-row-cv.ts';
import type { useRowsAddress } from '../../../lib/candidate-rows/use-rows-address.ts';
import { placeParams } from '../../../lib/pdf/quoted-place.ts';
import { useT as useCandidatesT } from '../../../messages/index.ts';
import { useT } from '../../../messages/search.ts';
import type { SearchList } from '../data/search-list.ts';
import type { Search } from '../data/use-search.ts';
import type { SearchChanges } from '../data/use-search-changes.ts';
import { BooleanCard } from '../query/boolean-card.tsx';
import { Building } from '../query/building.tsx';
import { OldSearch } from '../query/old-search.tsx';
import styles from '../search.module.css';
import { WhyNotButton } from '../why-not/why-not-button.tsx';
import { NobodyFound, NothingAsked } from './nobody-found.tsx';
import { ResultCard } from './result-card.tsx';
import { resultColumns } from './result-columns.tsx';
import { useRowKeys } from './use-row-keys.ts';

export type ResultsProps = {
  list: SearchList;
  search: Search;
  changes: SearchChanges;
  address: ReturnType<typeof useRowsAddress>;
  onSelect: (ids: readonly string[]) => void;
};
type FoundProps = ResultsProps & { page: SearchPage };

/** Only with a position: leaves out who is in it. */
function HideAssigned({ list }: Pick<ResultsProps, 'list'>) {
  const t = useT();
  const id = useId();
  if (list.filters.assignToPositionId === '') return null;
  return (
    <span className={styles.hide}>
      <Checkbox
        id={id}
        checked={list.filters.hideAssigned}
        onChange={({ target }) => list.setFilter('hideAssigned', target.checked)}
      />
      <label htmlFor={id}>{t('search.hideAssigned')}</label>
    </span>
  );
}

function useLinks({ hrefTo }: ResultsProps['address']) {
  const cvHref = (candidateId: string, page: number) => {
    const address = new URLSearchParams(hrefTo(candidateId));
    address.set('candidateMode', 'cv');
    for (const [name, value] of Object.entries(placeParams(page, null))) address.set(name, value);
    return `?${address}`;
  };
  return { hrefTo, cvHref };
}

/** How the search was understood, and who was found: a table whose columns the reader chooses, on a phone cards. */
function Found(props: FoundProps) {
  const { list, search, changes, page, address, onSelect } = props;
  const t = useT();
  const candidatesT = useCandidatesT();
  const links = useLinks(address);
  const { selected, assignToPositionId, hideAssigned } = list.filters;
  const { items, clauses, pagination } = page;
  const hasPosition = assignToPositionId !== '';
  const choice = useColumnChoice<SearchItem>(
    'candidate-search',
    resultColumns(t, candidatesT, { ...links, clauses, hasPosition }),
  );
  const chosen = useMemo(() => new Set(selected), [selected]);
  useRowCv(items, address.change);
  useRowKeys((id) => onSelect(chosen.has(id) ? selected.filter((one) => one !== id) : [...selected, id]));
  return (
    <>
      <div className={styles.top}>
        <div className={styles.understood}>
          <ClauseBar
            clauses={changes.pending ?? clauses}
            counted={changes.pending ? [] : clauses}
            ignored={page.ignored}
            onChange={changes.edit}
          />
          <div className={styles.tools}>
            <HideAssigned list={list} />
            {clauses.length > 0 && <WhyNotButton queryId={page.queryId} clauses={clauses} />}
            <ColumnsButton choice={choice} />
          </div>
        </div>
        <Building building={page.building} waiting={page.waiting} />
        <BooleanCard booleanQuery={page.booleanQuery} clauses={clauses} />
      </div>
      <div className={styles.body}>
        {clauses.length === 0 ? (
          <NothingAsked />
        ) : items.length === 0 ? (
          <NobodyFound
            page={page}
            isHiding={hasPosition && hideAssigned}
            onChange={changes.edit}
            onShowAssigned={() => list.setFilter('hideAssigned', false)}
          />
        ) : (
          <DataTable
            label={t('search.results')}
            columns={choice.visible}
            rows={items}
            rowKey={({ id }) => id}
            rowLabel={fullName}
            selection={{ selected: chosen, onChange: (ids) => onSelect([...ids]) }}
            renderCompact={(row) => <ResultCard row={row} clauses={clauses} {...links} />}
            isRefreshing={!search.isCurrent || search.query.isLoading || changes.pending !== undefined}
          />
        )}
      </div>
      {pagination.totalItems > 0 && (
        <Pagination
          page={list.page}
          pageSize={list.pageSize}
          total={pagination.totalItems}
          onPageChange={list.setPage}
          onPageSizeChange={list.setPageSize}
        />
      )}
      <OldSearch
        executedAt={page.executedAt}
        isBusy={changes.isSearchingAgain}
        onAgain={() => void changes.again()}
      />
    </>
  );
}

/** The address names a search that the server knows no more; its words can be searched for again. */
function Gone({ list, changes }: Pick<ResultsProps, 'list' | 'changes'>) {
  const t = useT();
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('search.gone')}
      description={
        // Of words that are too long for the address nothing is left.
        list.search ? t('search.goneText') : `${t('search.goneText')} ${t('search.goneWords')}`
      }
      actions={
        list.search && (
          <Button type="primary" onClick={() => changes.renew()}>
            {t('search.again')}
          </Button>
        )
      }
    />
  );
}

/** What came of the search that the address names, in all states of asking. */
export default function Results(props: ResultsProps) {
  const t = useT();
  const { list, search, changes } = props;
  const { page, query } = search;
  // The box says why.
  if (search.refused) return null;
  if (isApiError(query.error) && query.error.status === 404) return <Gone list={list} changes={changes} />;
  return (
    <DataView
      // What shows meanwhile is of the search before.
      query={{ ...query, data: page }}
      isEmpty={() => false}
      empty={null}
      errorTitle={t('search.error')}
      errorText={t('search.errorText')}
      skeleton={<SkeletonRows rows={6} height={72} columns={[260, 88, '1fr', 124]} />}
    >
      {(shown) => <Found {...props} page={shown} />}
    </DataView>
  );
}
