/** What some applications have in common, how many there are and how many a machine discarded. */
export interface Share {
  readonly applications: number;
  readonly discarded: number;
}

/** A share below four fifths of the highest is a sign that one group may be treated worse: 29 CFR 1607.4(D). */
const FAIR = 0.8;
/** Groups below this part of all are too small to compare. */
const COMPARED = 0.02;

/** Of those who applied, which part no machine has discarded: 0 to 1. */
export const keptOf = ({ applications, discarded }: Share): number => 1 - discarded / applications;

/** Which of the groups have a share of those left in process below four fifths of the highest. */
export function unfairOf<T extends Share>(groups: readonly T[]): ReadonlySet<T> {
  const all = groups.reduce((sum, { applications }) => sum + applications, 0);
  const compared = groups.filter(({ applications }) => applications >= all * COMPARED);
  const best = Math.max(...compared.map(keptOf));
  return new Set(compared.filter((group) => keptOf(group) < best * FAIR));
}
