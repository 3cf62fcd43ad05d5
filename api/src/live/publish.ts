import type { LiveChange } from '@cantera/shared/contracts/live-changes';
import type { Topic } from '@cantera/shared/contracts/topics';
import { type RawBuilder, sql } from 'kysely';
import { now } from '../clock.ts';
import type { Tx } from '../db/tenant.ts';
import { candidateOf } from './audience.ts';

export const CHANNEL = 'cantera_live';
/** Positions that go with an event of a candidate; a notification of the database holds 8,000 bytes. */
const MAX_POSITIONS = 150;
/** Bytes of a change that still fit in a notification beside the rest; of a larger one only the topic is told. */
const MAX_CHANGE = 7_000;

const withPositions = (agencyId: string, topic: Topic, candidateId: string): RawBuilder<string> =>
  sql<string>`jsonb_build_object('topic', ${topic}::text, 'positionIds', (
    select coalesce(jsonb_agg(p.position_id), '[]') from (
      select position_id from applications where agency_id = ${agencyId} and candidate_id = ${candidateId} limit ${MAX_POSITIONS}
    ) p))`;

/**
 * Writes what changed, in the transaction that changed it; every process hears of it when it commits. With `change`,
 * screens that know it need not read again.
 */
export async function publish(tx: Tx, agencyId: string, topic: Topic, change?: LiveChange): Promise<void> {
  const candidateId = candidateOf(topic);
  const fits = change && Buffer.byteLength(JSON.stringify(change)) <= MAX_CHANGE;
  const row = await tx
    .insertInto('live_events')
    .values({
      agency_id: agencyId,
      event: candidateId
        ? withPositions(agencyId, topic, candidateId)
        : JSON.stringify({ topic, ...(fits ? { change } : {}) }),
      created_at: now(),
    })
    .returning(['id', 'event'])
    .executeTakeFirstOrThrow();
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ agencyId, ...row })})`.execute(tx);
}
