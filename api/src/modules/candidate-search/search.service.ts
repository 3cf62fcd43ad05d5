import type { EndpointRequest } from '@cantera/shared/contracts';
import {
  type Clause,
  type Explanation,
  LATEST_SEARCHES,
  type LatestSearch,
  type SearchItem,
  type SearchPage,
  searchCandidates,
} from '@cantera/shared/contracts/candidate-search';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { together } from '../../db/together.ts';
import { fail } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { inOrderOf } from '../../http/pagination.ts';
import { newId } from '../../ids.ts';
import { listPage, requireCandidate } from '../candidates/index.ts';
import { booleanOf, type ReadQuery, readQuery, TooComplexError, writtenOf } from '../query-language/index.ts';
import {
  type Criterion,
  type IndexGaps,
  monthOf,
  mostPoints,
  type OpenIndex,
  openIndex,
  percentOf,
  piecesOf,
  readPeople,
} from '../search-index/index.ts';
import { verdictOf } from './evidence.ts';
import { counted, criteriaOf, evaluate, requireSimple, withNearest } from './execute.service.ts';
import { readClauses, readKnowledge } from './knowledge.repository.ts';
import { placeOf } from './place.ts';
import {
  candidatesIn,
  foundStill,
  isSame,
  keepSearch,
  LEAST_NAMED,
  latestSearches,
  MOST_STORED,
  peopleShown,
  requireSearch,
  type StoredSearch,
} from './searches.repository.ts';

type Body = EndpointRequest<typeof searchCandidates>['body'];
/** What is asked for, and how its words were read where that is known already. */
type Asking = Body & { readonly said?: ReadQuery | undefined };

const read = async (tx: Tx, actor: Actor, index: OpenIndex, text: string): Promise<ReadQuery> =>
  readQuery(text, await readKnowledge(tx, actor.agencyId, index, text));

/** Does what may find that a search asks for too much. Throws QUERY_TOO_COMPLEX. */
async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TooComplexError)) throw error;
    throw fail(searchCandidates.errors, 'QUERY_TOO_COMPLEX', 'This search asks for too much at once.', {
      fields: { query_term: 'too_complex' },
    });
  }
}

const plain = ({
  hits: _hits,
  without: _without,
  nearest: _nearest,
  ...clause
}: StoredSearch['clauses'][number]): Clause => clause;

/** What is asked for: the clauses that were given, those of a search that is executed again, or those that the words say. */
async function askedOf(
  tx: Tx,
  actor: Actor,
  index: OpenIndex,
  { said, ...body }: Asking,
  stored: StoredSearch | undefined,
) {
  const term = body.queryTerm ?? stored?.term;
  const isSameTerm = stored !== undefined && stored.term === term;
  if (body.clauses) {
    const ignored = isSameTerm ? stored.ignored : [];
    const clauses = await readClauses(tx, actor.agencyId, body.clauses);
    return { term: term ?? writtenOf(clauses), clauses, ignored };
  }
  if (isSameTerm) return { term: stored.term, clauses: stored.clauses.map(plain), ignored: stored.ignored };
  return { term: term ?? '', ...(said ?? (await read(tx, actor, index, term ?? ''))) };
}

interface Execution {
  readonly search: StoredSearch;
  /** What it leaves out; nothing of one that is answered as it was executed. */
  readonly standing: IndexGaps;
  readonly criteria: readonly Criterion[];
  /** Whether all whom it holds were there, and may be found, a moment ago. */
  readonly isFresh: boolean;
  /** Stores it, where it was executed. */
  readonly keep: () => Promise<void>;
}

const isWhole = ({ building, waiting }: IndexGaps): boolean => !building && waiting === undefined;

/** The search that is answered: one that is stored, or a new execution, which is to be kept. */
async function executed(tx: Tx, actor: Actor, index: OpenIndex, body: Asking): Promise<Execution> {
  const stored = body.queryId === undefined ? undefined : await requireSearch(tx, actor, body.queryId);
  const asked = await askedOf(tx, actor, index, body, stored);
  const criteria = await criteriaOf(index, asked.clauses);
  const isStored = stored?.term === asked.term && isSame(stored.clauses, asked.clauses);
  // One that asks nothing finds nobody, whatever it held when it was stored.
  if (stored && isStored && !body.again && !stored.isDue && criteria.length > 0)
    return { search: stored, criteria, standing: {}, isFresh: false, keep: async () => undefined };
  requireSimple(criteria);
  const found = await evaluate(index, criteria, { limit: MOST_STORED });
  const { first, others } = await index.firstOf(
    found.first,
    Math.max(LEAST_NAMED, body.page * body.pageSize),
  );
  const standing = await index.standing();
  const search: StoredSearch = {
    ...asked,
    id: stored && isStored ? stored.id : newId(),
    clauses: counted(asked.clauses, found),
    // Whoever was deleted while it was read is not counted.
    total: found.total - (first.asked - first.ids.length),
    ids: first.ids,
    others,
    // What a part of the index has found is no final answer.
    isDue: !isWhole(standing),
    executedAt: now().toISOString(),
  };
  const keep = () => keepSearch(tx, actor, search, !isStored || body.again === true);
  return { search, criteria, standing, isFresh: isWhole(standing), keep };
}

interface Held {
  /** All whom the search holds. */
  readonly ids: readonly string[];
  /** Those of them who may be shown, in order. */
  readonly still: readonly string[];
  /** How many it has held and holds no more, or may not show. */
  readonly gone: number;
}

/** Whom a search holds; of one that was executed a moment ago, those whom its page needs. */
async function heldBy(tx: Tx, actor: Actor, index: OpenIndex, { search, isFresh }: Execution): Promise<Held> {
  if (isFresh) return { ids: search.ids, still: search.ids, gone: 0 };
  const others = search.others.docs.length > 0 ? await index.keptOf(search.others) : { asked: 0, ids: [] };
  const ids = [...search.ids, ...others.ids];
  const still = await foundStill(tx, actor.agencyId, ids);
  return { ids, still, gone: search.ids.length + others.asked - still.length };
}

interface Shown {
  readonly ids: readonly string[];
  readonly total: number;
  readonly clauses: SearchPage['clauses'];
}

/** Whom a page shows: from those who are stored, else by evaluating anew, as it is without those of a position. */
async function shownOf(
  tx: Tx,
  actor: Actor,
  index: OpenIndex,
  execution: Execution,
  body: Body,
): Promise<Shown> {
  const { search, criteria } = execution;
  const { page, pageSize, hideAssigned, assignedTo } = body;
  const [from, to] = [(page - 1) * pageSize, page * pageSize];
  const isHiding = hideAssigned === true && assignedTo !== undefined;
  if (!isHiding) {
    const { ids: held, still, gone } = await heldBy(tx, actor, index, execution);
    const ids = still.slice(from, to);
    if (to > still.length && search.total > still.length + gone) {
      // Beyond those who are stored come the others as they are now; nobody comes twice.
      const [start, end] = [Math.max(0, from - still.length), to - still.length];
      const { first } = await evaluate(index, criteria, { limit: end, without: held });
      ids.push(...(await index.candidatesOf(first.slice(start))));
    }
    return { ids, total: search.total - gone, clauses: [...search.clauses] };
  }
  const without = await candidatesIn(tx, actor.agencyId, assignedTo);
  const found = await evaluate(index, criteria, { limit: to, without });
  return {
    ids: await index.candidatesOf(found.first.slice(from, to)),
    total: found.total,
    clauses: search.clauses.map((clause, at) => ({ ...clause, ...found.effects[at] })),
  };
}

/** Those of a page with what they have of each clause and the words that say so. */
async function itemsOf(
  tx: Tx,
  actor: Actor,
  { search, criteria }: Execution,
  ids: readonly string[],
  body: Body,
): Promise<SearchItem[]> {
  if (ids.length === 0) return [];
  const asked = {
    ids: [...ids],
    page: 1,
    perPage: ids.length,
    withTotal: false,
    assignedTo: body.assignedTo,
  };
  const [list, found] = await together([listPage(tx, actor, asked), readPeople(tx, actor.agencyId, ids)]);
  const people = new Map(found.map((person) => [person.id, person]));
  const month = monthOf(now());
  const mostOf = criteria.map((criterion) => mostPoints([criterion]));
  return inOrderOf(ids, list.items).flatMap((item) => {
    const person = people.get(item.id);
    // Who has refused since they were found is not shown either.
    if (!person || person.gdprStatus === 'REJECTED') return [];
    const verdict = verdictOf(search.clauses, criteria, piecesOf(person, month));
    const clauses = verdict.clauses.map((clause, at) => ({ ...clause, most: mostOf[at] ?? 0 }));
    return { ...item, points: verdict.points, percent: percentOf(criteria, verdict), clauses };
  });
}

/** A page of a search of the actor's own. Throws 404, QUERY_TOO_COMPLEX. */
export async function searchPageOf(tx: Tx, actor: Actor, body: Asking): Promise<SearchPage> {
  const index = openIndex(tx, actor.agencyId);
  const execution = await refusing(() => executed(tx, actor, index, body));
  const { search } = execution;
  const { ids, total, clauses } = await shownOf(tx, actor, index, execution, body);
  const shown = total === 0 ? await withNearest(index, clauses) : clauses;
  const [, , place, items] = await together([
    index.requireUnchanged(),
    execution.keep(),
    placeOf(tx, actor, clauses),
    itemsOf(tx, actor, execution, ids, body),
  ]);
  return {
    items,
    pagination: { page: body.page, pageSize: body.pageSize, totalItems: total },
    queryId: search.id,
    queryTerm: search.term,
    executedAt: search.executedAt,
    booleanQuery: booleanOf(clauses),
    ...place,
    clauses: shown,
    ignored: [...search.ignored],
    ...execution.standing,
  };
}

/** Why a search of the actor's own finds somebody, or why not. Throws 404. */
export async function explain(tx: Tx, actor: Actor, id: string, candidateId: string): Promise<Explanation> {
  const search = await requireSearch(tx, actor, id);
  await requireCandidate(tx, actor, candidateId);
  const index = openIndex(tx, actor.agencyId);
  const criteria = await criteriaOf(index, search.clauses);
  const [person] = await readPeople(tx, actor.agencyId, [candidateId]);
  if (!person) return { found: false, clauses: [] };
  const { points, isFound, clauses } = verdictOf(search.clauses, criteria, piecesOf(person, monthOf(now())));
  if (person.gdprStatus === 'REJECTED') return { found: false, whyNot: 'CONSENT_REFUSED', clauses };
  const doc = (await index.docsOf([candidateId])).get(candidateId);
  if (doc === undefined) return { found: isFound, clauses };
  const { place } = await evaluate(index, criteria, { limit: 0, place: { points, doc } });
  await index.requireUnchanged();
  return { found: isFound, ...(place === undefined ? {} : { place }), clauses };
}

/** People whom the latest searches show of each. */
const MOST_SHOWN = 5;

/** The latest searches of the actor. */
export async function latestOf(tx: Tx, actor: Actor): Promise<LatestSearch[]> {
  const searches = await latestSearches(tx, actor, LATEST_SEARCHES);
  const people = await peopleShown(
    tx,
    actor.agencyId,
    searches.flatMap(({ ids }) => ids),
  );
  return searches.map(({ id, term, total, ids, executedAt }) => ({
    queryId: id,
    queryTerm: term,
    totalResult: total,
    executedAt,
    firstCandidates: ids.flatMap((one) => people.get(one) ?? []).slice(0, MOST_SHOWN),
  }));
}
