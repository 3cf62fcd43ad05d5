import type { KillerQuestion } from '@cantera/shared/contracts/killer-questions';
import type { Tx } from '../../db/tenant.ts';

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
