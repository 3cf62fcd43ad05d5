import type { Tx } from '../../db/tenant.ts';
import type { CityIds } from './cities.ts';
import { daysAgo } from './dates.ts';
import type { DemoPosition } from './demo-position.ts';
import { POSITIONS } from './positions.ts';
import { type Random, seeded } from './random.ts';
import type { Scope } from './scope.ts';
import { writePositions } from './writers.ts';

const SEED = 1955;
/** How many positions the last twelve months had beside those that are shown, and how many days lie between them. */
const COUNT = 34;
const DAYS_BETWEEN = 10;
const YOUNGEST = 45;
/** In 24 hours that a recruiter takes to answer, a response to every fifth comes late. */
const HOUR = 1 / 24;

/** Positions of the same clients, closed and put out of sight since, the youngest first. */
function pastPositions(random: Random): DemoPosition[] {
  const models = POSITIONS.filter(({ client, salary, status }) => client && salary && status !== 'DRAFT');
  return Array.from({ length: COUNT }, (_, index): DemoPosition => {
    const model = random.pick(models);
    const openedDaysAgo = YOUNGEST + index * DAYS_BETWEEN + random.between(0, 6);
    const isWon = random.next() < 0.72;
    return {
      ...model,
      key: `past ${index}`,
      status: isWon ? 'CLOSED_WON' : 'CLOSED_LOST',
      hiringNumber: 1,
      recruiters: random.pick([['recruiter'], ['recruiter'], ['colleague'], ['admin', 'recruiter']]),
      onPortal: false,
      applications: random.between(7, 18),
      openedDaysAgo,
      closedDaysAgo: Math.max(3, openedDaysAgo - random.between(21, 58)),
      isHidden: true,
    };
  });
}

/** What became of somebody who applied for one of them; the first of a position that was won is who was hired. */
function factOf({ agencyId, id }: Scope, position: DemoPosition, index: number, random: Random) {
  const { openedDaysAgo, closedDaysAgo = 0 } = position;
  const open = (openedDaysAgo ?? 0) - closedDaysAgo;
  const isHired = index === 0 && position.status === 'CLOSED_WON';
  const applied = (openedDaysAgo ?? 0) - open * (isHired ? 0.05 + 0.2 * random.next() : 0.7 * random.next());
  const isLate = random.next() < 0.2;
  const answered = applied - HOUR * (isLate ? random.between(90, 260) : random.between(2, 60));
  const stage = isHired ? 3 : random.pick([0, 0, 0, 1, 1, 2]);
  const left = Math.max(0.5, answered - closedDaysAgo);
  const inProcess = stage > 0 ? answered : null;
  const atClient = stage > 1 ? closedDaysAgo + left * 0.55 : null;
  const ended = isHired ? closedDaysAgo + 0.5 : closedDaysAgo + left * 0.3 * random.next();
  const isUnanswered = stage === 0 && random.next() < 0.06;
  const moves = isUnanswered
    ? []
    : [stage > 0 ? answered : null, atClient, stage > 0 ? ended : answered].filter((days) => days !== null);
  const at = (days: number | null): Date | null => (days === null ? null : daysAgo(days));
  return {
    agency_id: agencyId,
    id: id(`fact ${position.key} ${index}`),
    // They asked to be forgotten, or the agency's retention did: what is left says no more than when.
    application_id: null,
    erased_at: daysAgo(closedDaysAgo / 2),
    position_id: id(`position ${position.key}`),
    source: random.pick(['INTERNAL', 'INTERNAL', 'INTERNAL', 'INTERNAL_DATABASE', 'INTERNAL_TALENT_POOL']),
    applied_at: daysAgo(applied),
    moves: moves.map((days) => daysAgo(days).toISOString()).sort(),
    in_process_at: at(inProcess),
    at_client_at: at(atClient),
    hired_at: isHired ? at(ended) : null,
    rejected_at: isHired || isUnanswered ? null : at(stage > 0 ? ended : answered),
  };
}

/** Twelve months of positions that are closed and of people who were deleted since: what the metrics count, and no list shows. */
export async function writePast(tx: Tx, scope: Scope, cities: CityIds): Promise<void> {
  const random = seeded(SEED);
  const positions = pastPositions(random);
  await writePositions(tx, scope, positions, cities);
  const facts = positions.flatMap((position) =>
    Array.from({ length: position.applications }, (_, index) => factOf(scope, position, index, random)),
  );
  await tx.insertInto('application_facts').values(facts).execute();
}
