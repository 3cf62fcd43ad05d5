import type { NotificationKind } from '@cantera/shared/contracts/notifications';
import { topic } from '@cantera/shared/contracts/topics';
import { now } from '../../clock.ts';
import type { JsonObject } from '../../db/json-columns.ts';
import type { Tx } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';
import { publish } from '../../live/index.ts';

export interface NewNotification {
  readonly agencyId: string;
  readonly kind: NotificationKind;
  /** The application, comment, consent request or message: of the same one somebody is told once. */
  readonly subjectId: string;
  readonly positionId?: string | null;
  readonly candidateId?: string | null;
  /** Whose doing it is; they are not told. */
  readonly actorId?: string | null;
  readonly details?: JsonObject;
  /** Whether it can happen to the same subject again: the new one takes the place of the one before. */
  readonly isRepeatable?: boolean;
}

/** Those of some users who are still there; they then stay until the end of the transaction. */
export async function holdUsers(tx: Tx, agencyId: string, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('id', 'in', [...userIds])
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Tells members of something, in the transaction of it; not those who switched the kind off, did it themselves or are deleted
 * by now.
 */
export async function notify(tx: Tx, told: NewNotification, userIds: readonly string[]): Promise<void> {
  const { agencyId, kind, subjectId, positionId = null, candidateId = null, actorId = null } = told;
  const named = [...new Set(userIds)].filter((userId) => userId !== actorId);
  const others = await holdUsers(tx, agencyId, named);
  if (others.length === 0) return;
  const off = await tx
    .selectFrom('notification_settings')
    .select('user_id')
    .where('agency_id', '=', agencyId)
    .where('kind', '=', kind)
    .where('user_id', 'in', others)
    .execute();
  const isOff = new Set(off.map((row) => row.user_id));
  const rows = others
    .filter((userId) => !isOff.has(userId))
    .map((userId) => ({
      agency_id: agencyId,
      id: newId(),
      user_id: userId,
      kind,
      subject_id: subjectId,
      position_id: positionId,
      candidate_id: candidateId,
      actor_id: actorId,
      details: JSON.stringify(told.details ?? {}),
      created_at: now(),
    }));
  if (rows.length === 0) return;
  if (told.isRepeatable)
    await tx
      .deleteFrom('notifications')
      .where('agency_id', '=', agencyId)
      .where('kind', '=', kind)
      .where('subject_id', '=', subjectId)
      .execute();
  const written = await tx
    .insertInto('notifications')
    .values(rows)
    .onConflict((oc) => oc.columns(['agency_id', 'user_id', 'kind', 'subject_id']).doNothing())
    .returning('user_id')
    .execute();
  for (const { user_id } of written) await publish(tx, agencyId, topic.notifications(user_id));
}

/** Tells the recruiters of a position, and with `managers` its hiring managers too. */
export async function notifyPosition(
  tx: Tx,
  told: NewNotification & { readonly positionId: string },
  { managers }: { managers: boolean },
): Promise<void> {
  const members = await tx
    .selectFrom('position_members')
    .select('user_id')
    .where('agency_id', '=', told.agencyId)
    .where('position_id', '=', told.positionId)
    .where('role', 'in', managers ? ['RECRUITER', 'HIRING_MANAGER'] : ['RECRUITER'])
    .execute();
  await notify(
    tx,
    told,
    members.map((row) => row.user_id),
  );
}

/** Tells the agency's administrators. */
export async function notifyAdmins(tx: Tx, told: NewNotification): Promise<void> {
  const admins = await tx
    .selectFrom('users')
    .select('id')
    .where('agency_id', '=', told.agencyId)
    .where('role', '=', 'AGENCY_ADMIN')
    .execute();
  await notify(
    tx,
    told,
    admins.map((row) => row.id),
  );
}
