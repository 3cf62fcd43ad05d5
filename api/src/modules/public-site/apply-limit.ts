import type { onRequestAsyncHookHandler } from 'fastify';
import type pg from 'pg';
import { now } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { tooMany } from '../../errors.ts';
import { hashToken } from '../../ids.ts';

const WINDOW_MS = 10 * 60_000;

/**
 * Counts what one address sends, in all processes together: the API's applications and the form's. Throws 429 above the
 * limit. Addresses are kept as hashes, and for a day at most.
 */
export function applyLimit({ config, pool }: Deps): onRequestAsyncHookHandler {
  return async (request) => {
    const at = now().getTime();
    const startedAt = at - (at % WINDOW_MS);
    const { rows } = await pool.query<{ count: number }>(
      `insert into apply_counts as c (key, started_at, count) values ($1, $2, 1)
       on conflict (key, started_at) do update set count = c.count + 1 returning count`,
      [hashToken(`apply:${request.ip}`).toString('base64url'), new Date(startedAt)],
    );
    if ((rows[0]?.count ?? 0) > config.publicApplyLimit) throw tooMany((startedAt + WINDOW_MS - at) / 1000);
  };
}

/** Deletes the counts that began before a time (ISO). */
export async function pruneApplyCounts(pool: pg.Pool, startedBefore: string): Promise<void> {
  await pool.query('delete from apply_counts where started_at < $1', [startedBefore]);
}
