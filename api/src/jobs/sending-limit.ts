import { sql } from 'kysely';
import { now } from '../clock.ts';
import type { Tx } from '../db/tenant.ts';
import { tooMany } from '../errors.ts';

const HOUR_MS = 3_600_000;

/** What may be asked for within an hour of the clock; `key` names its kind (a mail, a draft) and, where it counts, the member. */
export interface SendingLimit {
  readonly key: string;
  readonly max: number;
}

/**
 * Counts something that somebody asked for, in the transaction that does it. Throws 429 with Retry-After when one of the
 * limits is used up.
 */
export async function countSending(tx: Tx, agencyId: string, limits: readonly SendingLimit[]): Promise<void> {
  const at = now().getTime();
  const hour = new Date(at - (at % HOUR_MS));
  for (const { key, max } of limits) {
    const { count } = await tx
      .insertInto('sending_limits')
      .values({ agency_id: agencyId, key, hour, count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['agency_id', 'key', 'hour'])
          .doUpdateSet({ count: sql<number>`sending_limits.count + 1` }),
      )
      .returning('count')
      .executeTakeFirstOrThrow();
    if (count > max) throw tooMany((hour.getTime() + HOUR_MS - at) / 1000);
  }
}

/** Deletes the counts of hours before a time (ISO). */
export async function pruneSendingCounts(tx: Tx, agencyId: string, before: string): Promise<void> {
  await tx
    .deleteFrom('sending_limits')
    .where('agency_id', '=', agencyId)
    .where('hour', '<', before)
    .execute();
}
