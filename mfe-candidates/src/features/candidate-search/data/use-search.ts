import { apiKey, useApi, useForget, useRefresh } from '@cantera/shared/api-client';
import type { EndpointResponse } from '@cantera/shared/contracts';
import { type SearchPage, searchCandidates } from '@cantera/shared/contracts/candidate-search';
import type { QueryState } from '@cantera/shared/data-view';
import { useCallback, useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import type { useRowsAddress } from '../../../lib/candidate-rows/use-rows-address.ts';
import { type Refusal, refusalOf } from './refusals.ts';
import { addressed, type SearchList, searchBody } from './search-list.ts';

type Answer = EndpointResponse<typeof searchCandidates>;
type Change = ReturnType<typeof useRowsAddress>['change'];

/** While the index is being built, a page is read again that often, in ms; while changes wait, more seldom. */
const BUILDING_MS = 2_000;
const WAITING_MS = 10_000;

/** Words alone make a new search each time: whatever changes meanwhile does not ask for them once more. */
const { hears: _, ...UNHEARD } = searchCandidates;

const pauseOf = (answer: Answer | undefined): number =>
  answer?.data.building ? BUILDING_MS : answer?.data.waiting ? WAITING_MS : 0;

export type Search = {
  /** Whether the address names a search. */
  isAsked: boolean;
  /** Of the search that shows: the one before until the one asked for is there. */
  page: SearchPage | undefined;
  /** Whether what shows is what the address asks for. */
  isCurrent: boolean;
  query: QueryState<Answer>;
  /** Why the words are not searched. */
  refused: Refusal | undefined;
  /** Shows a search that was just executed, without asking for it once more. */
  show: (answer: Answer, replace: boolean) => Promise<void>;
};

/** Puts an answer into the cache under the address that it will have, and goes there. */
function useShow(list: SearchList, change: Change) {
  const { mutate } = useSWRConfig();
  /** The search whose answer has just come: it is not asked for again. */
  const fresh = useRef('');
  const show = async (answer: Answer, page: number, replace: boolean) => {
    const { queryId } = answer.data;
    const queryTerm = addressed(answer.data.queryTerm);
    fresh.current = queryId;
    const body = searchBody(list, { queryId, queryTerm }, page);
    await mutate(apiKey(searchCandidates, { body }), answer, { revalidate: false });
    change({ queryId, queryTerm, page: page > 1 ? String(page) : undefined }, replace);
  };
  return { fresh, show };
}

const isOfWords = ({ body }: { body?: { queryId?: string } }) => body?.queryId === undefined;

/** Words that are typed again make a new search: once the address names one, no answer to words alone is kept. */
function useForgetWords(isNamed: boolean) {
  const forget = useForget();
  const refresh = useRefresh();
  const latest = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = () => {
      void forget(searchCandidates, isOfWords);
      // Nothing of them shows, so that nothing is read: what is under way is given up.
      void refresh(searchCandidates, isOfWords);
    };
  });
  useEffect(() => {
    if (isNamed) latest.current?.();
  }, [isNamed]);
}

/** The words in force; those that are too long for the address come with the search that it names, whichever page of it is there. */
export const wordsOf = (list: SearchList, { page }: Pick<Search, 'page'>): string =>
  list.search || (page && page.queryId === list.filters.queryId ? page.queryTerm : '');

/** What shows stays until the next answer is there, unless there will be none. */
function useLast(page: SearchPage | undefined, isOver: boolean): SearchPage | undefined {
  const last = useRef<SearchPage>(undefined);
  useEffect(() => {
    if (page) last.current = page;
    else if (isOver) last.current = undefined;
  }, [page, isOver]);
  return page ?? (isOver ? undefined : last.current);
}

/**
 * The search that the address names. One by its words alone is executed once, and the address then names it by its id, so that
 * reload and Back show the same people.
 */
export function useSearch(list: SearchList, change: Change): Search {
  const { queryId } = list.filters;
  const isAsked = queryId !== '' || list.search !== '';
  const { fresh, show } = useShow(list, change);
  useForgetWords(queryId !== '');
  const query = useApi(queryId ? searchCandidates : UNHEARD, isAsked ? { body: searchBody(list) } : null, {
    // Words alone make a new search each time.
    revalidateOnFocus: queryId !== '',
    revalidateIfStale: fresh.current !== queryId,
    refreshInterval: (latest) => (queryId ? pauseOf(latest) : 0),
  });
  const answer = query.data;
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  const isNamed = answer === undefined || answer.data.queryId === queryId;
  useEffect(() => {
    if (answer && !isNamed) void latest.current(answer, answer.data.pagination.page, true);
  }, [answer, isNamed]);
  return {
    isAsked,
    page: useLast(answer?.data, !isAsked || query.error !== undefined),
    isCurrent: answer !== undefined,
    query,
    refused: refusalOf(query.error),
    show: useCallback((next, replace) => latest.current(next, next.data.pagination.page, replace), []),
  };
}
