import type { KillerQuestion } from '@cantera/shared/contracts/killer-questions';
import type { PositionQuestion } from '@cantera/shared/contracts/position-questions';
import { sql } from 'kysely';
import { now } from '../../clock.ts';
import type { AskedQuestion } from '../../db/json-columns.ts';
import type { Tx } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';

type NewQuestion = Omit<KillerQuestion, 'id'> & { readonly isAsked?: boolean };

/** What a person has written is asked at once, what a machine has once a person has saved it. */
const isAsked = sql<boolean>`(source = 'PERSON' or reviewed_at is not null)`;

const read = (tx: Tx, agencyId: string, positionId: string) =>
  tx
    .selectFrom('killer_questions')
    .select([
      'id',
      'question',
      'type',
      'required',
      'details',
      'reject_conditions as rejectConditions',
      'source',
      'reviewed_at as reviewedAt',
      'reviewed_by as reviewedBy',
      'version',
    ])
    .select(isAsked.as('isAsked'))
    .where('agency_id', '=', agencyId)
    .where('position_id', '=', positionId);

/** The killer questions of a position in their order, with what rejects, those that are not asked yet too. */
export const listQuestions = (tx: Tx, agencyId: string, positionId: string): Promise<PositionQuestion[]> =>
  read(tx, agencyId, positionId).orderBy('ordinal').orderBy('id').execute();

/** The killer questions that applicants of a position are asked, in their order, with what rejects and their versions. */
export async function listAskedQuestions(
  tx: Tx,
  agencyId: string,
  positionId: string,
): Promise<AskedQuestion[]> {
  const questions = await read(tx, agencyId, positionId)
    .where(isAsked)
    .orderBy('ordinal')
    .orderBy('id')
    .execute();
  return questions.map(({ id, question, type, required, details, rejectConditions, version }) => ({
    id,
    question,
    type,
    required,
    details,
    rejectConditions,
    version,
  }));
}

/** A question of a position, held until the end of the transaction. */
export const holdQuestion = (
  tx: Tx,
  agencyId: string,
  positionId: string,
  id: string,
): Promise<PositionQuestion | undefined> =>
  read(tx, agencyId, positionId).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export async function findQuestion(
  tx: Tx,
  agencyId: string,
  positionId: string,
  id: string,
): Promise<PositionQuestion | undefined> {
  return read(tx, agencyId, positionId).where('id', '=', id).executeTakeFirst();
}

/** How many questions a position has, and the place behind the last. The caller holds the position. */
export async function endOfQuestions(
  tx: Tx,
  agencyId: string,
  positionId: string,
): Promise<{ count: number; next: number }> {
  const rows = await tx
    .selectFrom('killer_questions')
    .select('ordinal')
    .where('agency_id', '=', agencyId)
    .where('position_id', '=', positionId)
    .orderBy('ordinal', 'desc')
    .execute();
  return { count: rows.length, next: (rows[0]?.ordinal ?? -1) + 1 };
}

/**
 * Writes killer questions of a position, in the order given, from the place `first` on, and gives their ids. Those with
 * `isAsked` false are a machine's and wait for a person; `reviewer` has read the others.
 */
export async function insertQuestions(
  tx: Tx,
  agencyId: string,
  positionId: string,
  questions: readonly NewQuestion[],
  { first = 0, reviewer = null }: { first?: number; reviewer?: string | null } = {},
): Promise<string[]> {
  if (questions.length === 0) return [];
  const at = now();
  const rows = questions.map((given, index) => ({
    agency_id: agencyId,
    id: newId(),
    position_id: positionId,
    question: given.question,
    type: given.type,
    required: given.required,
    details: JSON.stringify(given.details),
    reject_conditions: JSON.stringify(given.rejectConditions),
    ordinal: first + index,
    source: given.isAsked === false ? ('MACHINE' as const) : ('PERSON' as const),
    reviewed_at: given.isAsked === false || !reviewer ? null : at,
    reviewed_by: given.isAsked === false ? null : reviewer,
    created_at: at,
  }));
  await tx.insertInto('killer_questions').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Writes a question as somebody has saved it; it is asked from then on. */
export async function writeQuestion(
  tx: Tx,
  agencyId: string,
  { id, question, required, details, rejectConditions }: KillerQuestion,
  { reviewer, version }: { reviewer: string; version: number },
): Promise<void> {
  await tx
    .updateTable('killer_questions')
    .set({
      question,
      required,
      details: JSON.stringify(details),
      reject_conditions: JSON.stringify(rejectConditions),
      reviewed_at: now(),
      reviewed_by: reviewer,
      version,
    })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .execute();
}

/** Deletes a question of a position; false when there is none. */
export async function removeQuestion(
  tx: Tx,
  agencyId: string,
  positionId: string,
  id: string,
): Promise<boolean> {
  const result = await tx
    .deleteFrom('killer_questions')
    .where('agency_id', '=', agencyId)
    .where('position_id', '=', positionId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
