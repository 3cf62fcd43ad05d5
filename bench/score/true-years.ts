import { MONTH } from './judged-cvs.ts';

export interface TrueJob {
  readonly startDate: string;
  /** Empty for a job that goes on. */
  readonly endDate: string;
}

/** Each month of a job, `yyyy-mm`; a year alone is all of its months. */
function monthsOf({ startDate, endDate }: TrueJob): string[] {
  if (startDate === '') return [];
  const from = startDate.length === 4 ? `${startDate}-01` : startDate.slice(0, 7);
  const to = endDate === '' ? MONTH : endDate.length === 4 ? `${endDate}-12` : endDate.slice(0, 7);
  const months: string[] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1)
    for (let month = 1; month <= 12; month += 1) {
      const name = `${year}-${String(month).padStart(2, '0')}`;
      if (name >= from && name <= to) months.push(name);
    }
  return months;
}

/** Years of jobs, counted month by month: no month twice. */
export const trueYears = (jobs: readonly TrueJob[]): number => new Set(jobs.flatMap(monthsOf)).size / 12;
