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

/** Changes that name somebody: told, but not written down where they would outlive whoever they name. */
const isStored = (change: LiveChange): boolean => change.type !== 'candidate_changed';

const fits = (change: LiveChange): boolean => Buffer.byteLength(JSON.stringify(change)) <= MAX_CHANGE;

/** Writes the events that a query gives and notifies of each, in one statement. `told` goes with them and is not written. */
async function write(
  tx: Tx,
  agencyId: string,
  events: RawBuilder<{ event: string }>,
  told: object = {},
): Promise<void> {
  await sql`
    with written as (
      insert into live_events (agency_id, event, created_at)
      select ${agencyId}::uuid, e.event, ${now()}::timestamptz from (${events}) e
      returning id, event
    )
    select pg_notify(${CHANNEL}, json_build_object(
      'agencyId', ${agencyId}::text, 'id', id, 'event', event || ${JSON.stringify(told)}::jsonb)::text)
    from written order by id`.execute(tx);
}

/**
 * Writes that each of the topics changed, in the transaction that changed it; every process hears of it when it commits. With
 * `change`, screens that know it need not read again.
 */
export async function publishAll(
  tx: Tx,
  agencyId: string,
  topics: readonly Topic[],
  change?: LiveChange,
): Promise<void> {
  if (topics.length === 0) return;
  const carried = change && fits(change) ? { change } : {};
  const [stored, told] = change && isStored(change) ? [carried, {}] : [{}, carried];
  await write(
    tx,
    agencyId,
    sql`select jsonb_build_object('topic', t.topic) || ${JSON.stringify(stored)}::jsonb as event
      from unnest(${topics}::text[]) t (topic)`,
    told,
  );
}

/** Writes what changed, as `publishAll` does. */
export async function publish(tx: Tx, agencyId: string, about: Topic, change?: LiveChange): Promise<void> {
  const candidateId = candidateOf(about);
  if (!candidateId) return publishAll(tx, agencyId, [about], change);
  await write(
    tx,
    agencyId,
    sql`select ${eventOfCandidate(agencyId, sql`${about}`, sql`${candidateId}`)} as event`,
  );
}

/** Tells that something of each candidate changed, in one statement. */
export async function publishCandidates(
  tx: Tx,
  agencyId: string,
  candidateIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(candidateIds)];
  if (ids.length === 0) return;
  await write(
    tx,
    agencyId,
    sql`select ${eventOfCandidate(agencyId, sql`t.topic`, sql`t.id`)} as event
      from unnest(${ids}::uuid[], ${ids.map((id) => topic.candidate(id))}::text[]) t (id, topic)`,
  );
}
