import {
  NOTIFICATION_KINDS,
  NOTIFICATION_PAGE,
  type Notification,
  type NotificationKind,
  notification,
} from '@cantera/shared/contracts/notifications';
import { can } from '@cantera/shared/contracts/permissions';
import { fullName } from '@cantera/shared/contracts/text';
import { MAX_UNREAD_COUNT } from '@cantera/shared/contracts/unread-notifications';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { now } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import { type Handover, handRowsOver } from '../../db/stored-rows.ts';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';

type Of = ExpressionBuilder<Database & { n: Database['notifications'] }, 'n'>;

/** Whoever sees the positions of theirs alone is not told of others any more, once they have left one. */
function stillConcerns(actor: Actor) {
  return (eb: Of): Expression<SqlBool> => {
    if (can(actor.role, 'positions.read_all')) return eb.lit(true);
    const theirs = eb
      .selectFrom('position_members as m')
      .select('m.position_id')
      .where('m.agency_id', '=', actor.agencyId)
      .where('m.user_id', '=', actor.userId);
    const ofCandidate = eb
      .selectFrom('applications as a')
      .select('a.candidate_id')
      .where('a.agency_id', '=', actor.agencyId)
      .where('a.position_id', 'in', theirs);
    return eb.and([
      eb.or([eb('n.position_id', 'is', null), eb('n.position_id', 'in', theirs)]),
      eb.or([eb('n.candidate_id', 'is', null), eb('n.candidate_id', 'in', ofCandidate)]),
    ]);
  };
}

const own = (tx: Tx, actor: Actor) =>
  tx
    .selectFrom('notifications as n')
    .where('n.agency_id', '=', actor.agencyId)
    .where('n.user_id', '=', actor.userId)
    .where(stillConcerns(actor));

/** Unread ones, counted up to `MAX_UNREAD_COUNT`. */
export async function countUnread(tx: Tx, actor: Actor): Promise<number> {
  const { count } = await tx
    .selectFrom(own(tx, actor).select('n.id').where('n.read_at', 'is', null).limit(MAX_UNREAD_COUNT).as('u'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const rowsOf = (tx: Tx, actor: Actor, { before, unread }: ListInput) =>
  own(tx, actor)
    .leftJoin('candidates as c', (on) =>
      on.onRef('c.agency_id', '=', 'n.agency_id').onRef('c.id', '=', 'n.candidate_id'),
    )
    .leftJoin('positions as p', (on) =>
      on.onRef('p.agency_id', '=', 'n.agency_id').onRef('p.id', '=', 'n.position_id'),
    )
    .leftJoin('users as u', (on) =>
      on.onRef('u.agency_id', '=', 'n.agency_id').onRef('u.id', '=', 'n.actor_id'),
    )
    .select(['n.id', 'n.kind', 'n.subject_id', 'n.details', 'n.created_at', 'n.read_at'])
    .select(['n.candidate_id', 'c.first_name', 'c.last_name', 'n.position_id', 'p.title'])
    .select(['n.actor_id', 'u.first_name as actor_first_name', 'u.last_name as actor_last_name'])
    .$if(before !== undefined, (qb) => qb.where('n.id', '<', before ?? ''))
    .$if(unread === true, (qb) => qb.where('n.read_at', 'is', null))
    .orderBy('n.id', 'desc')
    .limit(NOTIFICATION_PAGE + 1);
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

const named = (id: string | null, firstName: string | null, lastName: string | null) =>
  id === null ? null : { id, name: fullName({ firstName: firstName ?? '', lastName: lastName ?? '' }) };

function toNotification(row: Row): Notification[] {
  // What a newer version wrote of a kind of its own is left to it.
  const { data } = notification.safeParse({
    ...row.details,
    id: row.id,
    kind: row.kind,
    createdAt: row.created_at,
    isRead: row.read_at !== null,
    candidate: named(row.candidate_id, row.first_name, row.last_name),
    position: row.position_id === null ? null : { id: row.position_id, name: row.title },
    actor: named(row.actor_id, row.actor_first_name, row.actor_last_name),
    applicationId: row.subject_id,
    commentId: row.subject_id,
  });
  return data ? [data] : [];
}

interface ListInput {
  readonly before?: string | undefined;
  readonly unread?: boolean | undefined;
}

export async function listOwn(
  tx: Tx,
  actor: Actor,
  input: ListInput,
): Promise<{ items: Notification[]; hasMore: boolean; unreadCount: number }> {
  const rows = await rowsOf(tx, actor, input).execute();
  return {
    items: rows.slice(0, NOTIFICATION_PAGE).flatMap(toNotification),
    hasMore: rows.length > NOTIFICATION_PAGE,
    unreadCount: await countUnread(tx, actor),
  };
}

/** Marks one's own as read: those named, and all up to and with `upTo`. */
export async function markRead(
  tx: Tx,
  { agencyId, userId }: Actor,
  { ids = [], upTo }: { ids?: readonly string[] | undefined; upTo?: string | undefined },
): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ read_at: now() })
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where((eb) =>
      eb.or([
        sql<boolean>`id = any(${[...ids]}::uuid[])`,
        upTo === undefined ? eb.lit(false) : eb('id', '<=', upTo),
      ]),
    )
    .execute();
}

export async function readSettings(
  tx: Tx,
  { agencyId, userId }: Actor,
): Promise<{ kind: NotificationKind; isOn: boolean }[]> {
  const off = await tx
    .selectFrom('notification_settings')
    .select('kind')
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .execute();
  const isOff = new Set<string>(off.map((row) => row.kind));
  return NOTIFICATION_KINDS.map((kind) => ({ kind, isOn: !isOff.has(kind) }));
}

export async function writeSettings(
  tx: Tx,
  { agencyId, userId }: Actor,
  kinds: readonly { kind: NotificationKind; isOn: boolean }[],
): Promise<void> {
  for (const { kind, isOn } of kinds) {
    if (isOn)
      await tx
        .deleteFrom('notification_settings')
        .where('agency_id', '=', agencyId)
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .execute();
    else
      await tx
        .insertInto('notification_settings')
        .values({ agency_id: agencyId, user_id: userId, kind })
        .onConflict((oc) => oc.doNothing())
        .execute();
  }
}

/** Deletes an agency's notifications that were made before a time (ISO), read or not. */
export async function pruneNotifications(tx: Tx, agencyId: string, before: string): Promise<void> {
  await tx
    .deleteFrom('notifications')
    .where('agency_id', '=', agencyId)
    .where('created_at', '<', before)
    .execute();
}

/** Gives what members are told of one candidate to another. */
export const handNotificationsOver = (tx: Tx, agencyId: string, handover: Handover): Promise<string[]> =>
  handRowsOver(tx, agencyId, 'notifications', handover);
