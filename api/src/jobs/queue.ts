import { sql } from 'kysely';
import { now } from '../clock.ts';
import type { Tx } from '../db/tenant.ts';
import { withRequest } from './job-context.ts';
import type { JobName, JobPayloads } from './job-types.ts';
import { takesTurns } from './lanes.ts';

export interface EnqueueOptions {
  /** When the job may start; at once by default. */
  readonly runAt?: Date;
  /** Replaces a waiting job of the same key. */
  readonly key?: string;
  readonly maxAttempts?: number;
  /** Jobs of one queue come one after the other. */
  readonly queue?: string;
}

/** Adds a job in the transaction of the write that causes it. */
export async function enqueue<N extends JobName>(
  tx: Tx,
  name: N,
  payload: JobPayloads[N],
  options: EnqueueOptions = {},
): Promise<void> {
  await sql`select app.add_job(${name}, ${JSON.stringify(withRequest(payload))}::json, ${options.runAt ?? now()}::timestamptz, ${options.key ?? null}, ${options.maxAttempts ?? 25}, ${options.queue ?? null}, ${takesTurns(name)})`.execute(
    tx,
  );
}

/** One of many jobs; without a time it may start at once. */
export interface ManyJob<N extends JobName> {
  readonly payload: JobPayloads[N];
  readonly key: string;
  readonly runAt?: Date;
}

/** Adds many jobs of one name and one agency in one statement, in their order; each with its own key. */
export async function enqueueAll<N extends JobName>(
  tx: Tx,
  name: N,
  jobs: readonly ManyJob<N>[],
  { maxAttempts = 25 }: Pick<EnqueueOptions, 'maxAttempts'> = {},
): Promise<void> {
  if (jobs.length === 0) return;
  const at = now();
  const listed = jobs.map(({ payload, key, runAt = at }) => ({ payload: withRequest(payload), key, runAt }));
  await sql`select app.add_jobs(${name}, ${JSON.stringify(listed)}::json, ${maxAttempts}, ${takesTurns(name)})`.execute(
    tx,
  );
}

/** Removes a waiting job; one that runs already is not touched. */
export async function cancelJob(tx: Tx, key: string): Promise<void> {
  await sql`select app.cancel_job(${key})`.execute(tx);
}

/** Removes waiting jobs; those that run already are not touched. */
export async function cancelJobs(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await sql`select app.cancel_job(key) from unnest(${[...keys]}::text[]) key`.execute(tx);
}
