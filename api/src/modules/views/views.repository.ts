import type { SavedView, ViewList } from '@cantera/shared/contracts/views';
import { sql } from 'kysely';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { newId } from '../../ids.ts';

const COLUMNS = ['id', 'list', 'name', 'query'] as const;

/** Views of a member are written one after the other until the transaction ends. */
export async function holdViews(tx: Tx, { agencyId, userId }: Actor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`views:${agencyId}:${userId}`}, 0))`.execute(tx);
}

/** One's own views of a list, by name. */
export async function listViews(tx: Tx, actor: Actor, list: ViewList): Promise<SavedView[]> {
  return tx
    .selectFrom('saved_views')
    .select(COLUMNS)
    .where('agency_id', '=', actor.agencyId)
    .where('user_id', '=', actor.userId)
    .where('list', '=', list)
    .orderBy('name_folded')
    .execute();
}

/** One of one's own; undefined for one of somebody else too. */
export async function findView(tx: Tx, actor: Actor, id: string): Promise<SavedView | undefined> {
  return tx
    .selectFrom('saved_views')
    .select(COLUMNS)
    .where('agency_id', '=', actor.agencyId)
    .where('user_id', '=', actor.userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The view of the list that has this name, whatever its case and accents. */
export async function holderOfName(
  tx: Tx,
  actor: Actor,
  list: ViewList,
  name: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('saved_views')
    .select('id')
    .where('agency_id', '=', actor.agencyId)
    .where('user_id', '=', actor.userId)
    .where('list', '=', list)
    .where('name_folded', '=', sql<string>`app.fold(${name})`)
    .executeTakeFirst();
  return row?.id;
}

export async function insertView(
  tx: Tx,
  { agencyId, userId }: Actor,
  view: Omit<SavedView, 'id'>,
): Promise<SavedView> {
  return tx
    .insertInto('saved_views')
    .values({ agency_id: agencyId, id: newId(), user_id: userId, ...view, created_at: now() })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function writeView(tx: Tx, { agencyId }: Actor, { id, name, query }: SavedView): Promise<void> {
  await tx
    .updateTable('saved_views')
    .set({ name, query })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .execute();
}

export async function removeView(tx: Tx, { agencyId }: Actor, id: string): Promise<void> {
  await tx.deleteFrom('saved_views').where('agency_id', '=', agencyId).where('id', '=', id).execute();
}
