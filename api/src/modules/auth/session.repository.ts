import type { UserSession } from '@cantera/shared/contracts/auth';
import { now } from '../../clock.ts';
import type { FoundSession, Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { hashToken, newId, newToken } from '../../ids.ts';
import { deviceOf } from './session-device.ts';

const SESSION_DAYS = 30;
const LONGEST_DAYS = 90;
const DAY_MS = 86_400_000;
/** The last use is written at most this often, so that reading does not write. */
const TOUCH_MS = 60_000;

/** A session slides on while it is used, and ends all the same after its longest time. */
const expiry = (createdAt: Date): Date =>
  new Date(Math.min(now().getTime() + SESSION_DAYS * DAY_MS, createdAt.getTime() + LONGEST_DAYS * DAY_MS));

/** The actor of a session that is still good, else null. Slides the session on. */
export async function authenticate(tx: Tx, found: FoundSession): Promise<Actor | null> {
  const longest = expiry(new Date(found.createdAt));
  if (new Date(found.expiresAt) <= now() || longest <= now()) return null;
  if (now().getTime() - new Date(found.lastUsedAt).getTime() > TOUCH_MS) {
    await tx
      .updateTable('sessions')
      .set({ last_used_at: now(), expires_at: longest })
      .where('agency_id', '=', found.agencyId)
      .where('id', '=', found.sessionId)
      .execute();
  }
  return { agencyId: found.agencyId, userId: found.userId, sessionId: found.sessionId, role: found.role };
}

/** Starts a session and gives its token, which is stored only as a hash. */
export async function createSession(
  tx: Tx,
  agencyId: string,
  userId: string,
  userAgent: string | undefined,
): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('sessions')
    .values({
      agency_id: agencyId,
      id: newId(),
      user_id: userId,
      token_hash: hashToken(token),
      user_agent: userAgent?.slice(0, 300) ?? null,
      created_at: now(),
      last_used_at: now(),
      expires_at: expiry(now()),
    })
    .execute();
  return token;
}

/**
 * Ends one of the actor's sessions, the one that asks when none is named. False when there is no such one.
 */
export async function deleteSession(tx: Tx, actor: Actor, id = actor.sessionId): Promise<boolean> {
  const ended = await tx
    .deleteFrom('sessions')
    .where('agency_id', '=', actor.agencyId)
    .where('user_id', '=', actor.userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

/** The actor's sessions that are still good, last used first. */
export async function listOwnSessions(tx: Tx, actor: Actor): Promise<UserSession[]> {
  const rows = await tx
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_used_at'])
    .where('agency_id', '=', actor.agencyId)
    .where('user_id', '=', actor.userId)
    .where('expires_at', '>', now().toISOString())
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    ...deviceOf(row.user_agent),
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    isCurrent: row.id === actor.sessionId,
  }));
}

/** Ends every session of a user but `keep`. */
export function deleteSessions(tx: Tx, agencyId: string, userId: string, keep?: string): Promise<unknown> {
  let query = tx.deleteFrom('sessions').where('agency_id', '=', agencyId).where('user_id', '=', userId);
  if (keep) query = query.where('id', '<>', keep);
  return query.execute();
}
