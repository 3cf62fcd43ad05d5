import { call, useForget } from '@cantera/shared/api-client';
import { type Clause, searchCandidates } from '@cantera/shared/contracts/candidate-search';
import { toast } from '@cantera/shared/design-system';
import { useEffect, useRef, useState } from 'react';
import type { useRowsAddress } from '../../../lib/candidate-rows/use-rows-address.ts';
import { type Refusal, refusalOf } from './refusals.ts';
import { type SearchList, searchBody } from './search-list.ts';
import { type Search, wordsOf } from './use-search.ts';

export type SearchChanges = {
  /** The clauses that were asked for and are not answered yet. */
  pending: readonly Clause[] | undefined;
  /** Why the clauses that were asked for last are not searched; what was found before stays. */
  refused: Refusal | undefined;
  isSearchingAgain: boolean;
  /** Searches by other clauses; the search before stays where Back leads. Without clauses there is no search. */
  edit: (clauses: readonly Clause[]) => void;
  /** Executes the search anew. */
  again: () => Promise<void>;
  /** Searches for words. */
  run: (words: string) => void;
  /** Searches for the words of the address as if they had just been typed. */
  renew: () => void;
};

/** What is under way, and from which search: one by other clauses, or the same anew. */
type Asked = { from: string; clauses?: readonly Clause[] };

/** What no search of another kind keeps. */
const FROM_THE_START = { page: undefined, candidateId: undefined, candidateMode: undefined };

/** Of what the reader asks for one after the other the last counts, and only where they still are. */
function useTurns(where: string) {
  const turn = useRef(0);
  const here = useRef(where);
  useEffect(() => {
    here.current = where;
  });
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );
  /** Makes what was asked before void; the answer says whether this still counts. */
  return (): (() => boolean) => {
    turn.current += 1;
    const own = turn.current;
    const from = here.current;
    return () => own === turn.current && from === here.current;
  };
}

/**
 * What was searched while the index knew only a part is searched anew as soon as it knows the whole, unless the server has.
 * What the reader asked for comes first.
 */
function useWhole({ page, isCurrent }: Search, isAsking: boolean, again: () => Promise<void>) {
  const part = useRef('');
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  const name = isCurrent && page ? `${page.queryId} ${page.executedAt}` : '';
  const isPart = page?.building !== undefined || (page?.waiting ?? 0) > 0;
  useEffect(() => {
    if (!name) return;
    if (isPart) part.current = name;
    else if (part.current === name && !isAsking) {
      part.current = '';
      void latest.current();
    }
  }, [name, isPart, isAsking]);
}

/** What changes the search that the address names. */
export function useSearchChanges(
  list: SearchList,
  search: Search,
  change: ReturnType<typeof useRowsAddress>['change'],
): SearchChanges {
  const forget = useForget();
  const queryId = search.page?.queryId ?? list.filters.queryId;
  const [asked, setAsked] = useState<Asked>();
  const [refused, setRefused] = useState<{ from: string; why: Refusal }>();
  const begin = useTurns(list.filters.queryId || queryId);
  // Clauses on their way show until their own search does, or until it is refused.
  const isOver = asked?.clauses !== undefined && asked.from !== queryId;
  useEffect(() => {
    if (isOver) setAsked(undefined);
  }, [isOver]);
  /** `act` says whether what was asked for shows until the address has changed. */
  const ask = async (what: Asked, act: (counts: () => boolean) => Promise<boolean>) => {
    const counts = begin();
    const end = () => setAsked((now) => (now === what ? undefined : now));
    setAsked(what);
    setRefused(undefined);
    try {
      if (!(await act(counts))) end();
    } catch (error) {
      const why = refusalOf(error);
      if (counts() && why) setRefused({ from: what.from, why });
      else if (counts()) toast.standardError();
      end();
    }
  };
  const edit = (clauses: readonly Clause[]) =>
    ask({ from: queryId, clauses }, async (counts) => {
      const body = { ...searchBody(list, { queryId }, 1), clauses: [...clauses] };
      const answer = await call(searchCandidates, { body });
      if (!counts()) return false;
      await search.show(answer, false);
      return answer.data.queryId !== queryId;
    });
  const again = () =>
    ask({ from: queryId }, async (counts) => {
      const body = { ...searchBody(list, { queryId, queryTerm: list.search }, 1), again: true };
      const answer = await call(searchCandidates, { body });
      await forget(searchCandidates, (read) => read.body?.queryId === queryId && read.body.page !== 1);
      if (counts()) await search.show(answer, true);
      return false;
    });
  useWhole(search, asked !== undefined && !isOver, again);
  const start = (queryTerm: string | undefined) => {
    begin();
    setAsked(undefined);
    setRefused(undefined);
    change({
      ...FROM_THE_START,
      queryId: undefined,
      selected: undefined,
      candidateIds: undefined,
      queryTerm,
    });
  };
  return {
    // Of another search, as Back leads to, it says nothing.
    refused: refused?.from === queryId ? refused.why : undefined,
    pending: isOver ? undefined : asked?.clauses,
    isSearchingAgain: asked !== undefined && asked.clauses === undefined && asked.from === queryId,
    edit: (clauses) => (clauses.length > 0 ? void edit(clauses) : start(undefined)),
    again,
    renew: () => start(list.search || undefined),
    run: (words) => {
      const term = words.trim();
      if (term && term === wordsOf(list, search) && search.page) void again();
      else start(term || undefined);
    },
  };
}
