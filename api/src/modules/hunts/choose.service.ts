import type { Clause, CountedClause } from '@cantera/shared/contracts/candidate-search';
import { MAX_HUNT_PEOPLE } from '@cantera/shared/contracts/hunts';
import { now } from '../../clock.ts';
import type { StoredPoolClause } from '../../db/json-columns.ts';
import type { Tx } from '../../db/tenant.ts';
import { inOrderOf } from '../../http/pagination.ts';
import {
  candidatesIn,
  counted,
  criteriaOf,
  evaluate,
  requireSimple,
  verdictOf,
} from '../candidate-search/index.ts';
import {
  BONUS,
  type Criterion,
  criterionOf,
  monthOf,
  mostPoints,
  type OpenIndex,
  type Person,
  percentOf,
  piecesOf,
  readPeople,
  type SearchOutcome,
  statusTerm,
} from '../search-index/index.ts';
import { freeOf } from './hunt-people.repository.ts';

/** What a precision keeps: a share of the most points, and whether one required clause may be lacking. */
const PRECISIONS = [
  { share: 0.4, mayLackOne: true },
  { share: 0.6, mayLackOne: true },
  { share: 0.75, mayLackOne: false },
] as const;
/** Whoever does not look for a job is not looked for. */
const CLOSED = { term: statusTerm('CLOSED') };
/** People who are looked at first; as long as too many of them are in a process, more are. */
const FIRST_LOOK = 400;
const LOOK_FURTHER = 4;
/** Rounds in which people are looked at: the last ones are of everybody whom an agency can have. */
const ROUNDS = 8;
const ROUNDS_OF_COUNT = 3;

/** Somebody who fits, with what they have of each clause. */
export interface Fitting {
  readonly id: string;
  readonly percent: number;
  readonly clauses: StoredPoolClause[];
}
export interface ChosenPeople {
  readonly clauses: CountedClause[];
  /** The best first, 100 at most. */
  readonly people: readonly Fitting[];
  /** How many fit and are not free: in a process, in the position before, discarded for it. Of 100 who are found, 0. */
  readonly busy: number;
}
export interface SoughtPeople {
  readonly positionId: string;
  readonly precision: number;
  readonly clauses: readonly Clause[];
}

const limitsOf = (criteria: readonly Criterion[], precision: number) => {
  const { share, mayLackOne } = PRECISIONS[precision] ?? PRECISIONS[0];
  const most = mostPoints(criteria);
  // Where no clause gives points, having them is all.
  return {
    mayLackOne,
    leastPoints: most === 0 ? 0 : share * (most + BONUS.points),
  };
};

/** How many of some people meet each clause. */
async function hitsAmong(tx: Tx, agencyId: string, { clauses }: SoughtPeople, ids: readonly string[]) {
  const criteria = clauses.map((clause) => criterionOf(clause));
  const month = monthOf(now());
  const people = await readPeople(tx, agencyId, ids);
  const verdicts = people.map((person) => verdictOf(clauses, criteria, piecesOf(person, month)));
  return clauses.map((clause, at) => ({
    ...clause,
    hits: verdicts.filter((verdict) => verdict.clauses[at]?.met).length,
    without: 0,
  }));
}

/** Those of some people who fit, with the words that say so. */
export function fittingOf(
  people: readonly Person[],
  sought: Omit<SoughtPeople, 'positionId'>,
  criteria: readonly Criterion[] = sought.clauses.map((clause) => criterionOf(clause)),
): Fitting[] {
  // Nothing is asked for: nobody of the index is found then either.
  if (criteria.length === 0) return [];
  const { mayLackOne, leastPoints } = limitsOf(criteria, sought.precision);
  const month = monthOf(now());
  return people.flatMap((person) => {
    const verdict = verdictOf(sought.clauses, criteria, piecesOf(person, month));
    const { points, clauses } = verdict;
    const lacking = criteria.filter(({ optional }, at) => !clauses[at]?.met && !optional);
    // What nobody may have is never what may be lacking.
    if (points < leastPoints || lacking.length > (mayLackOne ? 1 : 0) || lacking.some(({ not }) => not))
      return [];
    return {
      id: person.id,
      percent: percentOf(criteria, verdict),
      clauses: clauses.map(({ id, met, evidence }) => ({ id, met, evidence: evidence.slice(0, 1) })),
    };
  });
}

/** Those who fit by their rows of now. */
const judged = async (
  tx: Tx,
  agencyId: string,
  sought: SoughtPeople,
  criteria: readonly Criterion[],
  ids: readonly string[],
): Promise<Fitting[]> => fittingOf(inOrderOf(ids, await readPeople(tx, agencyId, ids)), sought, criteria);

interface Looked {
  readonly found: SearchOutcome;
  /** Those who fit by the index and are free, the best first, 100 at most. */
  readonly free: readonly string[];
  /** How many fit and are not free; where 100 are found, nobody counts them. */
  readonly busy: number;
}
/** Looks for those who fit, round by round, as long as fewer than 100 of them are free. */
async function lookFor(
  tx: Tx,
  agencyId: string,
  index: OpenIndex,
  { positionId, precision }: Omit<SoughtPeople, 'clauses'>,
  criteria: readonly Criterion[],
  rounds: number,
): Promise<Looked> {
  const { mayLackOne, leastPoints } = limitsOf(criteria, precision);
  const asked = { never: CLOSED, mayLackOne, leastPoints };
  const found = await evaluate(index, criteria, { ...asked, limit: FIRST_LOOK });
  const free: string[] = [];
  const seen: string[] = [];
  let { first } = found;
  for (let round = 1, limit = FIRST_LOOK; ; round += 1) {
    const ids = await index.candidatesOf(first);
    free.push(...(await freeOf(tx, agencyId, positionId, ids)));
    seen.push(...ids);
    if (free.length >= MAX_HUNT_PEOPLE || first.length < limit || round >= rounds) break;
    limit *= LOOK_FURTHER;
    // Nobody is looked at twice, and the position's own people not at all.
    const without = [...seen, ...(await candidatesIn(tx, agencyId, positionId))];
    first = (await evaluate(index, criteria, { ...asked, limit, without })).first;
  }
  const isFull = free.length >= MAX_HUNT_PEOPLE;
  return { found, free: free.slice(0, MAX_HUNT_PEOPLE), busy: isFull ? 0 : found.total - free.length };
}

/** How many a hunt would find now, by the index alone; after a few rounds more are not counted. Throws TooComplexError. */
export async function countFitting(
  tx: Tx,
  agencyId: string,
  index: OpenIndex,
  sought: SoughtPeople,
): Promise<{ clauses: CountedClause[]; people: number }> {
  const criteria = await criteriaOf(index, sought.clauses);
  requireSimple(criteria);
  const { found, free } = await lookFor(tx, agencyId, index, sought, criteria, ROUNDS_OF_COUNT);
  await index.requireUnchanged();
  return { clauses: counted(sought.clauses, found), people: free.length };
}

/**
 * Chooses whom a hunt finds, by the index: people of the agency who fit, are in no open process, have not refused consent and
 * are not closed to offers. Where nobody fits, each clause says how many would without it, 100 at most. Throws TooComplexError.
 */
export async function choose(
  tx: Tx,
  agencyId: string,
  index: OpenIndex,
  sought: SoughtPeople,
): Promise<ChosenPeople> {
  const criteria = await criteriaOf(index, sought.clauses);
  requireSimple(criteria);
  const { found, free, busy } = await lookFor(tx, agencyId, index, sought, criteria, ROUNDS);
  const clauses: CountedClause[] = [];
  for (const [at, clause] of counted(sought.clauses, found).entries()) {
    const others = criteria.filter((_, one) => one !== at);
    const isAsked = found.total === 0 && others.length > 0;
    const without = isAsked
      ? (await lookFor(tx, agencyId, index, sought, others, ROUNDS_OF_COUNT)).free.length
      : 0;
    clauses.push({ ...clause, without });
  }
  const people = await judged(tx, agencyId, sought, criteria, free);
  await index.requireUnchanged();
  return { clauses, people, busy };
}

/** Chooses among some people by their rows, as a hunt that is written with them: no index knows them yet. */
export async function chooseAmong(
  tx: Tx,
  agencyId: string,
  sought: SoughtPeople,
  ids: readonly string[],
): Promise<ChosenPeople> {
  const criteria = sought.clauses.map((clause) => criterionOf(clause));
  const free = await freeOf(tx, agencyId, sought.positionId, ids);
  const people = await judged(tx, agencyId, sought, criteria, free);
  return {
    clauses: await hitsAmong(tx, agencyId, sought, ids),
    people: people.toSorted((one, other) => other.percent - one.percent).slice(0, MAX_HUNT_PEOPLE),
    busy: 0,
  };
}
