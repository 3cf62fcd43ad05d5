import { sql } from 'kysely';
import { now } from '../clock.ts';
import type { Tx } from '../db/tenant.ts';

/** Messages of workflows that leave in the name of one member within a minute; mail servers take more for a flood. */
export const MESSAGES_A_MINUTE = 30;
const MINUTE_MS = 60_000;
const APART_MS = MINUTE_MS / MESSAGES_A_MINUTE;

/** Minutes stand in the column that mails asked for by people fill with hours. The key names a member, never a candidate. */
const keyOf = (senderId: string): string => `messages:${senderId}`;

interface TakenPlaces {
  readonly minute: string;
  /** Places of the minute that others had before. */
  readonly held: number;
  readonly places: number;
}

/** Of two transactions that change what a sender has reserved the second waits for the first; everybody in one order. */
async function lockPaces(tx: Tx, agencyId: string, keys: readonly string[]): Promise<void> {
  const names = [...new Set(keys)].sort().map((key) => `${agencyId} ${key}`);
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${names}::text[]) name`.execute(
    tx,
  );
}

/** Takes places in the first minutes that have some left. */
async function takePlaces(tx: Tx, agencyId: string, key: string, from: Date, wanted: number) {
  await lockPaces(tx, agencyId, [key]);
  const { rows } = await sql<TakenPlaces>`
    with taken as (
      select hour as minute, count from sending_limits
      where agency_id = ${agencyId} and key = ${key} and hour >= ${from}::timestamptz
    ), minutes as (
      -- Beyond those that somebody has begun to fill, as many as all that is wanted.
      select m.minute, ${MESSAGES_A_MINUTE} - coalesce(t.count, 0) as free
      from generate_series(
        ${from}::timestamptz,
        coalesce((select max(minute) from taken), ${from}::timestamptz)
          + make_interval(mins => ${Math.ceil(wanted / MESSAGES_A_MINUTE)}),
        interval '1 minute'
      ) m (minute) left join taken t on t.minute = m.minute
    ), filled as (
      select minute, free, sum(free) over (order by minute) - free as before from minutes where free > 0
    ), chosen as (
      select minute, ${MESSAGES_A_MINUTE} - free as held, least(free, ${wanted} - before)::int as places
      from filled where before < ${wanted}
    ), written as (
      insert into sending_limits (agency_id, key, hour, count)
      select ${agencyId}, ${key}, minute, places from chosen
      on conflict (agency_id, key, hour) do update set count = sending_limits.count + excluded.count
    )
    select minute, held, places from chosen order by minute`.execute(tx);
  return rows;
}

/**
 * When the next messages of this sender may leave, in their order: now while the minute has places, else in the first minutes
 * that have some.
 */
export async function reservePlaces(
  tx: Tx,
  agencyId: string,
  senderId: string,
  count: number,
): Promise<Date[]> {
  if (count === 0) return [];
  const at = now();
  const current = new Date(at.getTime() - (at.getTime() % MINUTE_MS));
  const taken = await takePlaces(tx, agencyId, keyOf(senderId), current, count);
  return taken.flatMap(({ minute, held, places }) => {
    const start = new Date(minute);
    return Array.from({ length: places }, (_, place) =>
      start > current ? new Date(start.getTime() + (held + place) * APART_MS) : at,
    );
  });
}

/** The place of one message. */
export async function reservePlace(tx: Tx, agencyId: string, senderId: string): Promise<Date> {
  const [place] = await reservePlaces(tx, agencyId, senderId, 1);
  if (!place) throw new Error('every message has a place, however late');
  return place;
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
  await lockPaces(
    tx,
    agencyId,
    held.map(({ key }) => key),
  );
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
