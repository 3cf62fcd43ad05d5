import { sql } from 'kysely';
import { now } from '../clock.ts';
import type { Tx } from '../db/tenant.ts';

/** Messages of workflows that leave in the name of one member within a minute; mail servers take more for a flood. */
export const MESSAGES_A_MINUTE = 30;
const MINUTE_MS = 60_000;
const APART_MS = MINUTE_MS / MESSAGES_A_MINUTE;

/** Minutes stand in the column that mails asked for by people fill with hours. The key names a member, never a candidate. */
const keyOf = (senderId: string): string => `messages:${senderId}`;

/** The first minute that has a place left. Minutes are taken one after the other, so that only the first can be missing. */
async function freeMinute(tx: Tx, agencyId: string, key: string, from: Date): Promise<Date> {
  const { rows } = await sql<{ minute: string }>`
    with taken as (
      select hour, count from sending_limits
      where agency_id = ${agencyId} and key = ${key} and hour >= ${from}::timestamptz
    )
    select case
      when not exists (select from taken where hour = ${from}::timestamptz) then ${from}::timestamptz
      else coalesce(
        (select min(hour) from taken where count < ${MESSAGES_A_MINUTE}),
        (select max(hour) + interval '1 minute' from taken))
      end as minute`.execute(tx);
  return new Date(rows[0]?.minute ?? from);
}

/** Takes a place in a minute; null when others have filled it meanwhile. */
async function takePlace(tx: Tx, agencyId: string, key: string, minute: Date): Promise<number | null> {
  const row = await tx
    .insertInto('sending_limits')
    .values({ agency_id: agencyId, key, hour: minute, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['agency_id', 'key', 'hour'])
        .doUpdateSet({ count: sql<number>`sending_limits.count + 1` })
        .where('sending_limits.count', '<', MESSAGES_A_MINUTE),
    )
    .returning('count')
    .executeTakeFirst();
  return row?.count ?? null;
}

/** When the next message of this sender may leave: now while the minute has a place, else in the first one that has. */
export async function reservePlace(tx: Tx, agencyId: string, senderId: string): Promise<Date> {
  const at = now();
  const current = new Date(at.getTime() - (at.getTime() % MINUTE_MS));
  const key = keyOf(senderId);
  for (;;) {
    const minute = await freeMinute(tx, agencyId, key, current);
    const place = await takePlace(tx, agencyId, key, minute);
    if (place === null) continue;
    return minute > current ? new Date(minute.getTime() + (place - 1) * APART_MS) : at;
  }
}

interface HeldPlace {
  readonly sender_id: string | null;
  readonly due_at: string;
}

/** Gives back the places of messages that will not leave, so that others need not wait behind nobody. */
export async function releasePlaces(tx: Tx, agencyId: string, messages: readonly HeldPlace[]): Promise<void> {
  const held = messages.flatMap(({ sender_id, due_at }) =>
    sender_id && new Date(due_at) > now() ? [{ key: keyOf(sender_id), due_at }] : [],
  );
  if (held.length === 0) return;
  await sql`
    with given as (
      select key, date_trunc('minute', due_at) as minute, count(*)::int as places
      from json_to_recordset(${JSON.stringify(held)}::json) as given (key text, due_at timestamptz)
      group by 1, 2
    ), locked as (
      select l.key, l.hour, g.places from sending_limits l join given g on g.key = l.key and g.minute = l.hour
      where l.agency_id = ${agencyId} order by l.key, l.hour for update of l
    )
    update sending_limits l set count = greatest(l.count - k.places, 0) from locked k
    where l.agency_id = ${agencyId} and l.key = k.key and l.hour = k.hour`.execute(tx);
}
