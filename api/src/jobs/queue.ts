import { sql } from 'kysely';
import { now } from '../clock.ts';
import type { Tx } from '../db/tenant.ts';
import type { JobName, JobPayloads } from './job-types.ts';

export interface EnqueueOptions {
  /** When the job may start; at once by default. */
  readonly runAt?: Date;
  /** Replaces a waiting job of the same key. */
  readonly key?: string;
  readonly maxAttempts?: number;
}

/** Adds a job in the transaction of the write that causes it. */
export async function enqueue<N extends JobName>(
  tx: Tx,
  name: N,
  payload: JobPayloads[N],
  options: EnqueueOptions = {},
): Promise<void> {
  await sql`select app.enqueue(${name}, ${JSON.stringify(payload)}::json, ${options.runAt ?? now()}::timestamptz, ${options.key ?? null}, ${options.maxAttempts ?? 25}, null)`.execute(
    tx,
  );
}

/** Removes a waiting job; one that runs already is not touched. */
export async function cancelJob(tx: Tx, key: string): Promise<void> {
  await sql`select app.cancel_job(${key})`.execute(tx);
}
