import type { LatestSearch } from '@cantera/shared/contracts/candidate-search';
import { PageHeader, SkeletonRows } from '@cantera/shared/design-system';
import { useListState } from '@cantera/shared/lists';
import { lazyPart } from '@cantera/shared/remotes';
import { usePageTitle } from '@cantera/shared/session';
import { Suspense, useEffect, useRef } from 'react';
import { AssignButton } from '../../lib/assign/assign-button.tsx';
import { Counter } from '../../lib/candidate-rows/counter.tsx';
import { useRowsAddress } from '../../lib/candidate-rows/use-rows-address.ts';
import { useT } from '../../messages/search.ts';
import { addressed, SEARCH_LIST } from './data/search-list.ts';
import { useAssigned } from './data/use-assigned.ts';
import { useRecentSearches } from './data/use-recent-searches.ts';
import { useSearch, wordsOf } from './data/use-search.ts';
import { useSearchChanges } from './data/use-search-changes.ts';
import { useSelection } from './data/use-selection.ts';
import { OpenResult } from './open-result.tsx';
import { Examples } from './query/examples.tsx';
import { SearchBox } from './query/search-box.tsx';
import { RecentButton } from './recent/recent-button.tsx';
import { RecentList } from './recent/recent-list.tsx';
import styles from './search.module.css';

/** What was found comes with the first search; who only begins one needs none of it. */
const Results = lazyPart(() => import('./found/results-view.tsx'));

/** Addresses of other searches; the position that is assigned to goes along. */
function useSearchLinks(positionId: string) {
  const to = (params: Record<string, string>) => {
    const address = new URLSearchParams(params);
    if (positionId) address.set('assignToPositionId', positionId);
    return `/candidates/search?${address}`;
  };
  return {
    ofWords: (queryTerm: string) => to({ queryTerm }),
    ofRecord: ({ queryId, queryTerm }: LatestSearch) => {
      const words = addressed(queryTerm);
      return to({ queryId, ...(words ? { queryTerm: words } : {}) });
    },
  };
}

/** The box of the search; one whose example or recent search went with what stood below is led there. */
function useBox(isAsked: boolean) {
  const box = useRef<HTMLFormElement>(null);
  const before = useRef(isAsked);
  useEffect(() => {
    if (isAsked && !before.current && document.activeElement === document.body) box.current?.focus();
    before.current = isAsked;
  }, [isAsked]);
  return box;
}

/** Finds candidates by one's own words: what was understood, who was found and why. */
export function Search() {
  const t = useT();
  usePageTitle(t('search.title'));
  const list = useListState(SEARCH_LIST);
  const address = useRowsAddress();
  const { change, candidateId } = address;
  const search = useSearch(list, change);
  const changes = useSearchChanges(list, search, change);
  const { page } = search;
  const recent = useRecentSearches(page && `${page.queryId} ${page.executedAt}`);
  const links = useSearchLinks(list.filters.assignToPositionId);
  const field = useRef<HTMLTextAreaElement>(null);
  const box = useBox(search.isAsked);
  const { assignToPositionId } = list.filters;
  const { selected, select } = useSelection(list, change);
  const assigned = useAssigned(selected, select);
  const isBusy = search.isAsked && (search.query.isLoading || changes.isSearchingAgain);
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('search.title')}
        meta={
          page && (
            <Counter total={page.pagination.totalItems} count={selected.length} onClear={() => select([])} />
          )
        }
        actions={
          search.isAsked && (
            <>
              <RecentButton recent={recent} hrefTo={links.ofRecord} />
              <AssignButton
                selected={selected}
                positionId={assignToPositionId}
                onAssigned={(left) => assigned(selected, left)}
              />
            </>
          )
        }
      />
      <div className={styles.top}>
        <SearchBox
          value={wordsOf(list, search)}
          refused={changes.refused ?? search.refused}
          isBusy={isBusy}
          onRun={changes.run}
          field={field}
          whole={box}
        />
      </div>
      {search.isAsked ? (
        <Suspense fallback={<SkeletonRows />}>
          <Results list={list} search={search} changes={changes} address={address} onSelect={select} />
        </Suspense>
      ) : (
        <div className={styles.start}>
          <Examples hrefTo={links.ofWords} />
          <section aria-label={t('search.recent.title')}>
            <h2 className={styles.heading}>{t('search.recent.title')}</h2>
            <RecentList isFlush recent={recent} hrefTo={links.ofRecord} />
          </section>
        </div>
      )}
      {candidateId && (
        <OpenResult
          candidateId={candidateId}
          list={list}
          search={search}
          address={address}
          onSelect={select}
          onAssigned={assigned}
        />
      )}
    </div>
  );
}
