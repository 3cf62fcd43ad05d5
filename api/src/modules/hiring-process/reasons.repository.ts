import {
  DEFAULT_REASON_NAMES,
  KILLER_QUESTION_REASON,
  SCORE_REASON,
} from '@cantera/shared/contracts/default-names';
import type { RejectionReason } from '@cantera/shared/contracts/pipeline';
import type { ManagedReason } from '@cantera/shared/contracts/rejection-reasons';
import { sql, type Updateable } from 'kysely';
import { now } from '../../clock.ts';
import type { RejectionReasonsTable } from '../../db/schema.ts';
import type { Tx } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';

const isReusable = sql<boolean>`coalesce(details ->> 'reusable', 'true') <> 'false'`;

const keptReasons = (tx: Tx, agencyId: string) =>
  tx
    .selectFrom('rejection_reasons')
    .where('agency_id', '=', agencyId)
    .where('system_key', 'is', null)
    .where(isReusable)
    .orderBy('ordinal', (order) => order.asc().nullsLast())
    .orderBy('created_at')
    .orderBy('id');

/** The reasons that people choose from: neither the system's own, nor those made for one time or no longer offered. */
export async function listReusable(tx: Tx, agencyId: string): Promise<RejectionReason[]> {
  const rows = await keptReasons(tx, agencyId)
    .select(['id', 'name', 'details'])
    .where('retired_at', 'is', null)
    .execute();
  return rows.map((row) => ({ ...row, type: 'APP_REJECTION' }));
}

/** As those, and behind them the ones that are no longer offered. */
export async function listKept(tx: Tx, agencyId: string): Promise<ManagedReason[]> {
  const rows = await keptReasons(tx, agencyId).select(['id', 'name', 'retired_at']).execute();
  const reasons = rows.map(({ id, name, retired_at }) => ({ id, name, isOffered: retired_at === null }));
  return [...reasons.filter(({ isOffered }) => isOffered), ...reasons.filter(({ isOffered }) => !isOffered)];
}

/** Nobody else adds, renames or orders reasons of the agency until the transaction ends. */
export async function lockReasons(tx: Tx, agencyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reasons:${agencyId}`}, 0))`.execute(tx);
}

/** A reason of this name whatever its case and accents, one that is kept first. */
export const findReasonNamed = (
  tx: Tx,
  agencyId: string,
  name: string,
): Promise<{ id: string; reusable: boolean; retired_at: string | null } | undefined> =>
  tx
    .selectFrom('rejection_reasons')
    .select(['id', isReusable.as('reusable'), 'retired_at'])
    .where('agency_id', '=', agencyId)
    .where('system_key', 'is', null)
    .where(sql<boolean>`app.fold(name) = app.fold(${name})`)
    .orderBy(isReusable, 'desc')
    .limit(1)
    .executeTakeFirst();

export async function updateReason(
  tx: Tx,
  agencyId: string,
  id: string,
  change: Updateable<RejectionReasonsTable>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx
    .updateTable('rejection_reasons')
    .set(change)
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .execute();
}

/** Whether a person may reject with this reason. */
export async function isChoosableReason(tx: Tx, agencyId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('rejection_reasons')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .where('system_key', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

interface NewReason {
  readonly name: string;
  readonly details: Record<string, unknown>;
  /** Whether who makes it decides which reasons are offered. */
  readonly mayRevive: boolean;
}

/**
 * Creates a reason, or gives the one of that name. One that is made again to be kept is offered from then on; one that is no
 * longer offered, only where who makes it may say so.
 */
export async function createReasonOnce(
  tx: Tx,
  agencyId: string,
  { name, details, mayRevive }: NewReason,
): Promise<string> {
  // Two people who type the same reason at once must get the same one.
  await lockReasons(tx, agencyId);
  const existing = await findReasonNamed(tx, agencyId, name);
  if (existing) {
    if (details.reusable !== false && (mayRevive || existing.retired_at === null))
      await updateReason(tx, agencyId, existing.id, {
        retired_at: null,
        ...(existing.reusable ? {} : { details: JSON.stringify(details) }),
      });
    return existing.id;
  }
  const id = newId();
  await tx
    .insertInto('rejection_reasons')
    .values({ agency_id: agencyId, id, name, details: JSON.stringify(details), created_at: now() })
    .execute();
  return id;
}

/** Names of the system's own reasons, by their key. */
const SYSTEM_REASONS = { KILLER_QUESTION: KILLER_QUESTION_REASON, SCORE: SCORE_REASON };

/** The reason of the system's own with this key, made when the agency does not have it yet. */
export async function systemReason(
  tx: Tx,
  agencyId: string,
  key: keyof typeof SYSTEM_REASONS,
): Promise<string> {
  const find = () =>
    tx
      .selectFrom('rejection_reasons')
      .select('id')
      .where('agency_id', '=', agencyId)
      .where('system_key', '=', key)
      .executeTakeFirst();
  const found = await find();
  if (found) return found.id;
  await tx
    .insertInto('rejection_reasons')
    .values({
      agency_id: agencyId,
      id: newId(),
      name: SYSTEM_REASONS[key],
      system_key: key,
      created_at: now(),
    })
    .onConflict((on) => on.columns(['agency_id', 'system_key']).doNothing())
    .execute();
  const made = await find();
  if (!made) throw new Error('the system reason was just made');
  return made.id;
}

/** Writes the reasons that an agency starts with, the system's own among them. */
export async function createFirstReasons(tx: Tx, agencyId: string): Promise<void> {
  await tx
    .insertInto('rejection_reasons')
    .values(
      DEFAULT_REASON_NAMES.map((name) => ({ agency_id: agencyId, id: newId(), name, created_at: now() })),
    )
    .execute();
  await systemReason(tx, agencyId, 'KILLER_QUESTION');
}
