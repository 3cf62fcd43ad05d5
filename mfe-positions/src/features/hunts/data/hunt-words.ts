import type { Hunt, HuntSummary, PoolCandidate, PoolCounts } from '@cantera/shared/contracts/hunts';
import type { Position } from '@cantera/shared/contracts/positions';
import type { useT } from '../../../messages/hunts.ts';

export type Translate = ReturnType<typeof useT>;

/** Scores stand in hunts that were made after this day, in UTC. */
const LAST_DAY_WITHOUT_SCORES = '2025-03-19';

export const hasScores = ({ createdAt }: Pick<HuntSummary, 'createdAt'>): boolean =>
  createdAt.slice(0, 10) > LAST_DAY_WITHOUT_SCORES;

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short' });

/** How far a hunt is, as it is shown. */
export const stateOf = ({ status, stopped }: Pick<HuntSummary, 'status' | 'stopped'>) =>
  stopped ? ('STOPPED' as const) : status;
/** Whether people of a hunt can be added: its position is open. */
export const isAddable = ({ job }: Pick<HuntSummary, 'job'>): boolean => job.status === 'OPEN';

/** When a hunt was asked for, as `dd/MM/yyyy HH:mm` in the reader's time zone, in every locale. */
export const huntDate = (iso: string): string => DATE.format(new Date(iso)).replace(',', '');

const PRECISIONS = ['hunts.precision.0', 'hunts.precision.1', 'hunts.precision.2'] as const;
export const precisionText = (t: Translate, precision: number): string =>
  t(PRECISIONS[precision] ?? PRECISIONS[0]);

const count = (people: readonly PoolCandidate[], status: PoolCandidate['status']): number =>
  people.filter((person) => person.status === status).length;

/** The counts of a hunt by its people as they show, decisions that are under way included. */
export const countsOf = (people: readonly PoolCandidate[]): PoolCounts => ({
  total: people.length,
  totalViewed: people.filter(({ viewed }) => viewed).length,
  totalPending: count(people, 'NONE'),
  totalRejected: count(people, 'REJECTED'),
  totalAddedToProcess: count(people, 'ADDED_TO_JOB'),
});

/** The clause without which the most people more would have been found. */
export const heaviest = ({ clauses }: Pick<Hunt, 'clauses'>) =>
  clauses.filter(({ without }) => without > 0).sort((one, other) => other.without - one.without)[0];

/** Whether somebody recruits or manages a position; for hunts an administrator does not count. */
export const isOnPosition = (
  { recruiters, hiringManagers }: Pick<Position, 'recruiters' | 'hiringManagers'>,
  userId: string | undefined,
): boolean => [...recruiters, ...hiringManagers].some(({ id }) => id === userId);
