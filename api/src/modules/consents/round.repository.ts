import { type ConsentRound, consentRound } from '@cantera/shared/contracts/consent-rounds';
import { fullName } from '@cantera/shared/contracts/text';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';

const neverAsked = (tx: Tx, agencyId: string) =>
  tx
    .selectFrom('candidates')
    .where('agency_id', '=', agencyId)
    .where('gdpr_status', '=', 'NOT_SENT')
    .where('email_key', '<>', '')
    // A marked duplicate is asked as whom they double, once they are merged.
    .where('possible_duplicate_of', 'is', null);

export async function countNeverAsked(tx: Tx, agencyId: string): Promise<number> {
  const { count } = await neverAsked(tx, agencyId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Holds those of the selected who were never asked and can be. */
export async function holdNeverAskedOf(tx: Tx, agencyId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await neverAsked(tx, agencyId)
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => row.id);
}

/** Holds the next who were never asked and were there when the round began, the oldest first. */
export async function holdNeverAsked(
  tx: Tx,
  agencyId: string,
  given: { before: string; limit: number },
): Promise<string[]> {
  const rows = await neverAsked(tx, agencyId)
    .select('id')
    .where('created_at', '<=', given.before)
    .orderBy('created_at')
    .orderBy('id')
    .limit(given.limit)
    .forUpdate()
    .execute();
  return rows.map((row) => row.id);
}

export interface RunningRound {
  readonly id: string;
  readonly startedBy: string | null;
  /** ISO. */
  readonly startedAt: string;
}

/** Holds the round that runs; undefined when none does. */
export async function holdRunning(tx: Tx, agencyId: string): Promise<RunningRound | undefined> {
  const row = await tx
    .selectFrom('consent_rounds')
    .select(['id', 'started_by', 'created_at'])
    .where('agency_id', '=', agencyId)
    .where('status', '=', 'RUNNING')
    .forUpdate()
    .executeTakeFirst();
  return row && { id: row.id, startedBy: row.started_by, startedAt: row.created_at };
}

/** Begins a round; false while another runs. */
export async function insertRound(
  tx: Tx,
  agencyId: string,
  given: { startedBy: string; people: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('consent_rounds')
    .values({
      agency_id: agencyId,
      id: newId(),
      started_by: given.startedBy,
      people: given.people,
      created_at: now(),
    })
    .onConflict((oc) => oc.columns(['agency_id']).where('status', '=', 'RUNNING').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function endRound(
  tx: Tx,
  agencyId: string,
  roundId: string,
  status: 'STOPPED' | 'DONE',
): Promise<void> {
  await tx
    .updateTable('consent_rounds')
    .set({ status, ended_at: now() })
    .where('agency_id', '=', agencyId)
    .where('id', '=', roundId)
    .execute();
}

/** Requests that are gone, and whom they would have asked. */
export interface Withdrawal {
  readonly requestIds: readonly string[];
  readonly candidateIds: readonly string[];
}

/** Deletes the requests of a round whose mails wait, and gives whom they would have asked. */
export async function withdrawWaiting(tx: Tx, agencyId: string, roundId: string): Promise<Withdrawal> {
  const rows = await tx
    .deleteFrom('consent_requests')
    .where('agency_id', '=', agencyId)
    .where('round_id', '=', roundId)
    .where('delivery', '=', 'WAITING')
    .returning(['id', 'candidate_id'])
    .execute();
  return { requestIds: rows.map((row) => row.id), candidateIds: rows.map((row) => row.candidate_id) };
}

/** The last round with what became of its mails. */
export async function findLastRound(tx: Tx, agencyId: string): Promise<ConsentRound | null> {
  const row = await tx
    .selectFrom((eb) =>
      // Before the counts: they are made for every row that is joined.
      eb
        .selectFrom('consent_rounds')
        .selectAll()
        .where('agency_id', '=', agencyId)
        .orderBy('created_at', 'desc')
        .limit(1)
        .as('o'),
    )
    .leftJoin('users as u', (on) =>
      on.onRef('u.agency_id', '=', 'o.agency_id').onRef('u.id', '=', 'o.started_by'),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('consent_requests as r')
          .whereRef('r.agency_id', '=', 'o.agency_id')
          .whereRef('r.round_id', '=', 'o.id')
          .select(({ fn }) => [
            fn.countAll<number>().as('asked'),
            fn.countAll<number>().filterWhere('r.delivery', '=', 'SENT').as('sent'),
            fn.countAll<number>().filterWhere('r.delivery', '=', 'FAILED').as('failed'),
            fn.countAll<number>().filterWhere('r.delivery', '=', 'UNCERTAIN').as('uncertain'),
          ])
          .as('mails'),
      (on) => on.onTrue(),
    )
    .select(['o.id', 'o.status', 'o.people', 'o.created_at', 'o.ended_at', 'u.first_name', 'u.last_name'])
    .select(['mails.asked', 'mails.sent', 'mails.failed', 'mails.uncertain'])
    .executeTakeFirst();
  if (!row) return null;
  return consentRound.parse({
    id: row.id,
    status: row.status,
    people: row.people,
    asked: Number(row.asked),
    sent: Number(row.sent),
    failed: Number(row.failed),
    uncertain: Number(row.uncertain),
    startedBy:
      row.first_name === null ? null : fullName({ firstName: row.first_name, lastName: row.last_name ?? '' }),
    startedAt: row.created_at,
    endedAt: row.ended_at,
  });
}

/** The name of an agency, and the language of one of its members; null where they have chosen none. */
export const findNameAndLanguage = (
  tx: Tx,
  { agencyId, userId }: { readonly agencyId: string; readonly userId: string },
) =>
  tx
    .selectFrom('agencies as a')
    .innerJoin('users as u', 'u.agency_id', 'a.id')
    .select(['a.name', 'u.lang'])
    .where('a.id', '=', agencyId)
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
