import type { JobName } from './job-types.ts';

type Result = 'done' | 'failed';

/** Jobs carried out by this process since it started, by kind. */
export const jobCounts: Record<Result, Map<JobName, number>> = { done: new Map(), failed: new Map() };

export function countJob(name: JobName, result: Result): void {
  jobCounts[result].set(name, (jobCounts[result].get(name) ?? 0) + 1);
}
