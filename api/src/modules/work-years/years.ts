const MONTHS = 12;

/** A job by its dates, `yyyy`, `yyyy-mm` or longer; one without an end goes on. */
export interface DatedJob {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** Months since the year 0; a year alone begins in January and ends in December. */
function monthOf(date: string, isEnd: boolean): number {
  const [year = 0, month = isEnd ? MONTHS : 1] = date.split('-').map(Number);
  return year * MONTHS + month - 1 + (isEnd ? 1 : 0);
}

/**
 * Years of work until a month (`yyyy-mm`), overlapping jobs counted once. Jobs without a beginning count for nothing.
 */
export function yearsOf(jobs: readonly DatedJob[], month: string): number {
  const spans = jobs
    .filter((job) => job.startDate !== null)
    .map(
      ({ startDate, endDate }) => [monthOf(startDate ?? '', false), monthOf(endDate ?? month, true)] as const,
    )
    .filter(([from, to]) => to > from)
    .sort(([a], [b]) => a - b);
  let [total, until] = [0, Number.NEGATIVE_INFINITY];
  for (const [from, to] of spans) {
    total += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return total / MONTHS;
}
