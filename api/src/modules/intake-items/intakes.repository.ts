import { INTAKE_DAYS, INTAKE_UNDO_MINUTES } from '@cantera/shared/contracts/intakes';
import { sql } from 'kysely';
import { inSeconds, now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';

const DAY_SECONDS = 86_400;
/** Open screens are told of an intake no oftener. */
const TELL_EVERY_SECONDS = 0.4;

/** Begins an intake; its id. */
export async function insertIntake(
  tx: Tx,
  agencyId: string,
  given: { readonly userId: string; readonly positionId: string | null },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('intakes')
    .values({
      agency_id: agencyId,
      id,
      user_id: given.userId,
      position_id: given.positionId,
      created_at: now(),
      expires_at: inSeconds(INTAKE_DAYS * DAY_SECONDS),
    })
    .execute();
  return id;
}

const rows = (tx: Tx, agencyId: string) =>
  tx
    .selectFrom('intakes as n')
    .leftJoin('positions as p', (join) =>
      join.onRef('p.agency_id', '=', 'n.agency_id').onRef('p.id', '=', 'n.position_id'),
    )
    .select(['n.id', 'n.position_id', 'p.title as position_name', 'n.created_at', 'n.expires_at'])
    .where('n.agency_id', '=', agencyId);
export type IntakeRow = NonNullable<Awaited<ReturnType<typeof findIntake>>>;

/** An intake of a user; undefined for anybody else's. */
export const findIntake = (tx: Tx, agencyId: string, userId: string, id: string) =>
  rows(tx, agencyId).where('n.user_id', '=', userId).where('n.id', '=', id).executeTakeFirst();

/** A user's intakes with something to decide or to take back, the newest first. */
export const listIntakes = (tx: Tx, agencyId: string, userId: string): Promise<IntakeRow[]> =>
  rows(tx, agencyId)
    .where('n.user_id', '=', userId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('intake_items as i')
          .select('i.id')
          .whereRef('i.agency_id', '=', 'n.agency_id')
          .whereRef('i.intake_id', '=', 'n.id')
          .where((or) =>
            or.or([
              or('i.decision', 'is', null),
              or.and([
                or.or([
                  or('i.decision', '=', 'CREATED'),
                  or.and([or('i.decision', '=', 'SKIPPED'), or('i.file_id', 'is not', null)]),
                ]),
                or('i.decided_at', '>', inSeconds(-INTAKE_UNDO_MINUTES * 60).toISOString()),
              ]),
            ]),
          ),
      ),
    )
    .orderBy('n.id', 'desc')
    .execute();

/** Holds an intake until the transaction ends: of its CVs one is judged or decided at a time. */
export async function lockIntake(tx: Tx, agencyId: string, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${agencyId} intake:${id}`}, 0))`.execute(tx);
}

/** Somebody works with an intake: it stays all its days from now, and its end is told anew. */
export async function renewIntake(tx: Tx, agencyId: string, id: string): Promise<void> {
  await sql`
    update intakes set warned_at = null,
      expires_at = greatest(expires_at, ${inSeconds(INTAKE_DAYS * DAY_SECONDS)}::timestamptz)
    where agency_id = ${agencyId} and id = ${id}`.execute(tx);
}

/** Whether open screens may be told of an intake now; else somebody tells them later. */
export async function takeTurnToTell(tx: Tx, agencyId: string, id: string): Promise<boolean> {
  const row = await tx
    .updateTable('intakes')
    .set({ told_at: now() })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('told_at', 'is', null), eb('told_at', '<', inSeconds(-TELL_EVERY_SECONDS).toISOString())]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface ExpiringIntake {
  readonly id: string;
  readonly userId: string;
  readonly expiresAt: string;
  readonly undecided: number;
}

/** Intakes with undecided CVs that end within some days and whose users were not told. */
export async function listToWarn(tx: Tx, agencyId: string, days: number): Promise<ExpiringIntake[]> {
  const { rows: found } = await sql<ExpiringIntake>`
    select n.id, n.user_id as "userId", n.expires_at as "expiresAt", count(*)::int as undecided
    from intakes n join intake_items i on i.agency_id = n.agency_id and i.intake_id = n.id and i.decision is null
    where n.agency_id = ${agencyId} and n.warned_at is null and n.expires_at < ${inSeconds(days * DAY_SECONDS)}::timestamptz
    group by n.agency_id, n.id order by n.id`.execute(tx);
  return found;
}

/** Keeps that the user was told, and leaves them all the days to act on it. Gives when the intake ends now. */
export async function markWarned(tx: Tx, agencyId: string, id: string, days: number): Promise<Date> {
  const { rows: marked } = await sql<{ expires_at: string }>`
    update intakes set warned_at = ${now()}::timestamptz,
      expires_at = greatest(expires_at, ${inSeconds(days * DAY_SECONDS)}::timestamptz)
    where agency_id = ${agencyId} and id = ${id} returning expires_at`.execute(tx);
  return new Date(marked[0]?.expires_at ?? now());
}

/**
 * Deletes the undecided CVs of intakes whose time is over, what skipped ones kept, and intakes with nothing left. Gives the ids of the intakes and of
 * the files that were theirs.
 */
export async function deleteExpired(
  tx: Tx,
  agencyId: string,
): Promise<{ intakeIds: string[]; fileIds: string[] }> {
  const { rows: deleted } = await sql<{ intake_id: string; file_id: string | null }>`
    delete from intake_items i using intakes n
    where i.agency_id = ${agencyId} and i.decision is null and n.agency_id = i.agency_id and n.id = i.intake_id
      and n.expires_at < ${now()}::timestamptz and n.warned_at is not null
    returning i.intake_id, i.file_id`.execute(tx);
  const { rows: skipped } = await sql<{ file_id: string }>`
    with over as (
      select i.id, i.file_id from intake_items i join intakes n on n.agency_id = i.agency_id and n.id = i.intake_id
      where i.agency_id = ${agencyId} and i.decision = 'SKIPPED' and i.file_id is not null
        and n.expires_at < ${now()}::timestamptz
    )
    update intake_items i set file_id = null, person = null from over
    where i.agency_id = ${agencyId} and i.id = over.id returning over.file_id`.execute(tx);
  await sql`
    delete from intakes n where n.agency_id = ${agencyId} and n.expires_at < ${now()}::timestamptz
      and not exists (select 1 from intake_items i where i.agency_id = n.agency_id and i.intake_id = n.id)`.execute(
    tx,
  );
  return {
    intakeIds: [...new Set(deleted.map((row) => row.intake_id))],
    fileIds: [...deleted, ...skipped].flatMap((row) => row.file_id ?? []),
  };
}
