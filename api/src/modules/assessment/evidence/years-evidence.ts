import { jobQuote } from '@cantera/shared/contracts/job-quotes';
import { foldTerm, hasTerm } from '../../lexicon/index.ts';
import { yearsOf } from '../../work-years/index.ts';
import type { Finding, Job, Material, Rule } from '../types.ts';
import { quoteProfile, searchedFor } from './term-evidence.ts';

/** Met by years in jobs of the occupation, partly by fewer or by years in other jobs. Without an occupation every job counts. */
export function judgeYears(rule: Rule, { profile, month }: Material): Finding {
  const searched = searchedFor(rule);
  const titles = searched.map(foldTerm);
  const own =
    titles.length === 0
      ? profile.jobs
      : profile.jobs.filter(({ position }) => titles.some((title) => hasTerm(foldTerm(position), title)));
  const needed = rule.years ?? 0;
  const quotes = (jobs: readonly Job[]) => jobs.map((job) => quoteProfile(jobQuote(job)));
  const inOwn = yearsOf(own, month);
  if (inOwn > 0 && inOwn >= needed) return { verdict: 'MET', quotes: quotes(own), searched };
  if (inOwn > 0) return { verdict: 'PARTLY', quotes: quotes(own), searched };
  if (yearsOf(profile.jobs, month) >= Math.max(needed, 1))
    return { verdict: 'PARTLY', quotes: quotes(profile.jobs.filter((job) => job.startDate)), searched };
  return { verdict: 'NOT_SHOWN', quotes: [], searched };
}
