import type { KillerQuestion } from '@cantera/shared/contracts/killer-questions';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';

/** The killer questions of a position in their order, with what rejects. */
export async function listQuestions(tx: Tx, agencyId: string, positionId: string): Promise<KillerQuestion[]> {
  const rows = await tx
    .selectFrom('killer_questions')
    .select(['id', 'question', 'type', 'required', 'details', 'reject_conditions'])
    .where('agency_id', '=', agencyId)
    .where('position_id', '=', positionId)
    .orderBy('ordinal')
    .orderBy('id')
    .execute();
  return rows.map(({ reject_conditions: rejectConditions, ...row }) => ({ ...row, rejectConditions }));
}

/** Writes the first killer questions of a position, in the order given. */
export async function insertQuestions(
  tx: Tx,
  agencyId: string,
  positionId: string,
  questions: readonly Omit<KillerQuestion, 'id'>[],
): Promise<void> {
  if (questions.length === 0) return;
  const rows = questions.map(({ question, type, required, details, rejectConditions }, ordinal) => ({
    agency_id: agencyId,
    id: newId(),
    position_id: positionId,
    question,
    type,
    required,
    details: JSON.stringify(details),
    reject_conditions: JSON.stringify(rejectConditions),
    ordinal,
    created_at: now(),
  }));
  await tx.insertInto('killer_questions').values(rows).execute();
}
