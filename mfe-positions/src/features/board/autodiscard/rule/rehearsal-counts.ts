import {
  DISCARD_OUTCOMES,
  type DiscardOutcome,
  type DiscardRehearsal,
} from '@cantera/shared/contracts/discard-scoring';

type Scores = DiscardRehearsal['scores'];

/** What a percentage would have done, out of the scores alone. */
export interface RehearsalCounts {
  /** Applications of the days that have a score. */
  total: number;
  /** Those of them below the percentage, all together and by what became of them. */
  below: number;
  hired: number;
  inProcess: number;
  inbox: number;
  byPerson: number;
  byMachine: number;
  /** Applications of today's inbox that saving would discard. */
  waiting: number;
}

const HIRED: readonly DiscardOutcome[] = ['HIRED_HERE', 'HIRED_ELSEWHERE'];
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Counts by the scores: an application with exactly the percentage stays. */
export function countsAt(scores: Scores, percentage: number): RehearsalCounts {
  const below = scores.filter(({ score }) => score < percentage);
  const of = (outcome: DiscardOutcome): number =>
    sum(below.map(({ outcomes }) => outcomes[DISCARD_OUTCOMES.indexOf(outcome)] ?? 0));
  return {
    total: sum(scores.map(({ outcomes }) => sum(outcomes))),
    below: sum(below.map(({ outcomes }) => sum(outcomes))),
    hired: sum(HIRED.map(of)),
    inProcess: of('IN_PROCESS'),
    inbox: of('INBOX'),
    byPerson: of('DISCARDED'),
    byMachine: of('BY_MACHINE'),
    waiting: sum(below.map(({ waiting }) => waiting)),
  };
}
