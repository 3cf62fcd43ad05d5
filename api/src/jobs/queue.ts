import { sql } from 'kysely';
import { now } from '../clock.ts';
import type { Tx } from '../db/tenant.ts';
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
  await sql`select app.add_job(${name}, ${JSON.stringify(payload)}::json, ${options.runAt ?? now()}::timestamptz, ${options.key ?? null}, ${options.maxAttempts ?? 25}, ${options.queue ?? null}, ${takesTurns(name)})`.execute(
    tx,
  );
}

/** Adds many jobs of one name in one statement; each with its own key. */
export async function enqueueAll<N extends JobName>(
  tx: Tx,
  name: N,
  jobs: readonly { readonly payload: JobPayloads[N]; readonly key: string }[],
  runAt: Date = now(),
): Promise<void> {
  if (jobs.length === 0) return;
  await sql`select app.add_job(${name}, job -> 'payload', ${runAt}::timestamptz, job ->> 'key', 25, null, ${takesTurns(name)})
    from json_array_elements(${JSON.stringify(jobs)}::json) job`.execute(tx);
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
