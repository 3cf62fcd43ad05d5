import type { Deps } from '../deps.ts';
import type { JobName, JobPayloads } from './job-types.ts';

/** What a job is told beside its payload. */
export interface JobContext {
  readonly deps: Deps;
  /** 1 at the first attempt. */
  readonly attempt: number;
  /** No attempt follows when this one throws. */
  readonly isLastAttempt: boolean;
}

/**
 * What a module does for the queue, by job. A handler that throws is tried again, later each time; one that a crash
 * cut off runs again from its start, so every handler must be safe to repeat.
 */
export type JobHandlers = {
  readonly [N in JobName]?: (payload: JobPayloads[N], context: JobContext) => Promise<void>;
};
