import type { Clause, MetClause, SearchItem } from '@cantera/shared/contracts/candidate-search';

/** Why somebody has not all the points that a clause gives. */
export type Lack = 'former' | 'formerCompany' | 'mentioned' | 'inCv' | 'inName' | 'unmet' | 'partly';

const LACKS: Readonly<Partial<Record<Clause['kind'], Lack>>> = {
  TITLE: 'former',
  COMPANY: 'formerCompany',
  SKILL: 'mentioned',
  WORDS: 'inCv',
};

function lackOf({ kind, any, optional }: Clause, { met, points }: MetClause): Lack {
  if (!met) return 'unmet';
  // A wish gives all of its points or none, and an alternative that excludes gives none.
  if (optional || any.some((value) => value.not)) return 'partly';
  if (points === 0) return kind === 'WORDS' ? 'inName' : 'partly';
  return LACKS[kind] ?? 'partly';
}

/** What somebody lacks to 100%. */
export interface Missing {
  readonly clauses: readonly { readonly clause: Clause; readonly lack: Lack }[];
  /** They are not known to look for a job, which counts beside all clauses. */
  readonly isJobSearch: boolean;
}

/** What somebody lacks to 100%; nothing where the server does not say how much each clause gives, or where none gives points. */
export function missingOf(
  { points, clauses: kept }: Pick<SearchItem, 'points' | 'clauses'>,
  clauses: readonly Clause[],
): Missing {
  const most = kept.reduce((sum, one) => sum + (one.most ?? 0), 0);
  const own = kept.reduce((sum, one) => sum + one.points, 0);
  return {
    clauses: kept.flatMap((one) => {
      const clause = clauses.find(({ id }) => id === one.id);
      return clause && one.points < (one.most ?? 0) ? [{ clause, lack: lackOf(clause, one) }] : [];
    }),
    isJobSearch: most > 0 && points === own,
  };
}
