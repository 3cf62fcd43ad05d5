import type { Clause, CountedClause } from '@cantera/shared/contracts/candidate-search';
import { MAX_HUNT_PEOPLE } from '@cantera/shared/contracts/hunts';
import { now } from '../../clock.ts';
import type { StoredPoolClause } from '../../db/json-columns.ts';
import type { Tx } from '../../db/tenant.ts';
import { inOrderOf } from '../../http/pagination.ts';
import { counted, criteriaOf, evaluate, requireSimple, verdictOf } from '../candidate-search/index.ts';
import {
  BONUS,
  type Criterion,
  criterionOf,
  monthOf,
  mostPoints,
  type OpenIndex,
  piecesOf,
  readPeople,
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

/** Somebody who fits, with what they have of each clause. */
export interface Fitting {
  readonly id: string;
  readonly percent: number;
  readonly clauses: StoredPoolClause[];
}
export interface Chosen {
  readonly clauses: CountedClause[];
  /** The best first, 100 at most. */
  readonly people: readonly Fitting[];
}
export interface Sought {
  readonly positionId: string;
  readonly precision: number;
  readonly clauses: readonly Clause[];
}

const limitsOf = (criteria: readonly Criterion[], precision: number) => {
  const { share, mayLackOne } = PRECISIONS[precision] ?? PRECISIONS[0];
  const most = mostPoints(criteria);
  // Where no clause gives points, having them is all.
  return {
    most: most + BONUS.points,
    mayLackOne,
    leastPoints: most === 0 ? 0 : share * (most + BONUS.points),
  };
};

/** How many of some people meet each clause. */
async function hitsAmong(tx: Tx, agencyId: string, { clauses }: Sought, ids: readonly string[]) {
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

/** Those who fit by their rows of now, with the words that say so. */
async function judged(
  tx: Tx,
  agencyId: string,
  sought: Sought,
  criteria: readonly Criterion[],
  ids: readonly string[],
): Promise<Fitting[]> {
  const { most, mayLackOne, leastPoints } = limitsOf(criteria, sought.precision);
  const month = monthOf(now());
  return inOrderOf(ids, await readPeople(tx, agencyId, ids)).flatMap((person) => {
    const { points, clauses } = verdictOf(sought.clauses, criteria, piecesOf(person, month));
    const lacking = clauses.filter(({ met }, at) => !met && !criteria[at]?.optional).length;
    if (points < leastPoints || lacking > (mayLackOne ? 1 : 0)) return [];
    return {
      id: person.id,
      percent: Math.round((100 * points) / most),
      clauses: clauses.map(({ id, met, evidence }) => ({ id, met, evidence: evidence.slice(0, 1) })),
    };
  });
}

/**
 * Chooses whom a hunt finds, by the index: people of the agency who fit, are in no open process, have not refused consent and
 * are not closed to offers. Throws TooComplexError.
 */
export async function choose(tx: Tx, agencyId: string, index: OpenIndex, sought: Sought): Promise<Chosen> {
  const criteria = await criteriaOf(index, sought.clauses);
  requireSimple(criteria);
  const { mayLackOne, leastPoints } = limitsOf(criteria, sought.precision);
  for (let limit = FIRST_LOOK; ; limit *= LOOK_FURTHER) {
    const found = await evaluate(index, criteria, { limit, never: CLOSED, mayLackOne, leastPoints });
    const ids = await index.candidatesOf(found.first);
    const free = (await freeOf(tx, agencyId, sought.positionId, ids)).slice(0, MAX_HUNT_PEOPLE);
    if (free.length < MAX_HUNT_PEOPLE && found.first.length === limit) continue;
    const people = await judged(tx, agencyId, sought, criteria, free);
    await index.requireUnchanged();
    return { clauses: counted(sought.clauses, found), people };
  }
}

/** Chooses among some people by their rows, as a hunt that is written with them: no index knows them yet. */
export async function chooseAmong(
  tx: Tx,
  agencyId: string,
  sought: Sought,
  ids: readonly string[],
): Promise<Chosen> {
  const criteria = sought.clauses.map((clause) => criterionOf(clause));
  const free = await freeOf(tx, agencyId, sought.positionId, ids);
  const people = await judged(tx, agencyId, sought, criteria, free);
  return {
    clauses: await hitsAmong(tx, agencyId, sought, ids),
    people: people.toSorted((one, other) => other.percent - one.percent).slice(0, MAX_HUNT_PEOPLE),
  };
}
