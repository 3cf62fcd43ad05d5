import type { LiveChange } from '@cantera/shared/contracts/live-changes';
import { type Topic, topic } from '@cantera/shared/contracts/topics';
import { type RawBuilder, sql } from 'kysely';
import { now } from '../clock.ts';
import type { Tx } from '../db/tenant.ts';
import { candidateOf } from './audience.ts';

export const CHANNEL = 'cantera_live';
/** Positions that go with an event of a candidate; a notification of the database holds 8,000 bytes. */
const MAX_POSITIONS = 150;
/** Bytes of a change that still fit in a notification beside the rest; of a larger one only the topic is told. */
const MAX_CHANGE = 7_000;

const eventOfCandidate = (
  agencyId: string,
  name: RawBuilder<unknown>,
  candidateId: RawBuilder<unknown>,
): RawBuilder<string> =>
  sql<string>`jsonb_build_object('topic', ${name}::text, 'positionIds', (
    select coalesce(jsonb_agg(p.position_id), '[]') from (
      select position_id from applications where agency_id = ${agencyId} and candidate_id = ${candidateId}::uuid limit ${MAX_POSITIONS}
    ) p))`;

/**
 * Writes what changed, in the transaction that changed it; every process hears of it when it commits. With `change`,
 * screens that know it need not read again.
 */
export async function publish(tx: Tx, agencyId: string, about: Topic, change?: LiveChange): Promise<void> {
  const candidateId = candidateOf(about);
  const fits = change && Buffer.byteLength(JSON.stringify(change)) <= MAX_CHANGE;
  const row = await tx
    .insertInto('live_events')
    .values({
      agency_id: agencyId,
      event: candidateId
        ? eventOfCandidate(agencyId, sql`${about}`, sql`${candidateId}`)
        : JSON.stringify({ topic: about, ...(fits ? { change } : {}) }),
      created_at: now(),
    })
    .returning(['id', 'event'])
    .executeTakeFirstOrThrow();
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ agencyId, ...row })})`.execute(tx);
}

/** Tells that something of each candidate changed, in one statement. */
export async function publishCandidates(
  tx: Tx,
  agencyId: string,
  candidateIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(candidateIds)];
  if (ids.length === 0) return;
  await sql`
    with written as (
      insert into live_events (agency_id, event, created_at)
      select ${agencyId}::uuid, ${eventOfCandidate(agencyId, sql`t.topic`, sql`t.id`)}, ${now()}::timestamptz
      from unnest(${ids}::uuid[], ${ids.map((id) => topic.candidate(id))}::text[]) t (id, topic)
      returning id, event
    )
    select pg_notify(${CHANNEL}, json_build_object('agencyId', ${agencyId}::text, 'id', id, 'event', event)::text)
    from written order by id`.execute(tx);
}
