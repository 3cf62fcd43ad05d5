import type { ApplicationMove } from '@cantera/shared/contracts/applications';
import type { QuestionWithAnswer } from '@cantera/shared/contracts/killer-questions';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Tx } from '../../db/tenant.ts';
import { pictureUrl } from '../files/index.ts';
import { joinedBelowRule } from './discards/discards.repository.ts';

/** Whether the position's rule would discard an application `a` by its score, if no person had put it into the inbox. */
const isLeftToPeople = sql<boolean>`(a.auto_exempt and a.discard_state is null and exists (
  select 1 from (select 1) it ${joinedBelowRule}))`;

/** One application of a position, with the words of its rejection. */
export const findApplication = (tx: Tx, agencyId: string, positionId: string, id: string) =>
  tx
    .selectFrom('applications as a')
    .leftJoin('rejection_reasons as r', (join) =>
      join.onRef('r.agency_id', '=', 'a.agency_id').onRef('r.id', '=', 'a.rejected_reason_id'),
    )
    .select([
      'a.id',
      'a.position_id',
      'a.step_id',
      'a.candidate_id',
      'a.source',
      'a.seen_at',
      'a.auto_rejected',
      'a.rejected_at',
      'a.discard_state',
      'a.discarded_at',
      'a.created_at',
      'a.version',
      'r.name as rejected_reason',
      isLeftToPeople.as('is_left_to_people'),
    ])
    .where('a.agency_id', '=', agencyId)
    .where('a.position_id', '=', positionId)
    .where('a.id', '=', id)
    .executeTakeFirst();

/** The questions as they were asked, with what was answered. */
export async function findAnswers(
  tx: Tx,
  agencyId: string,
  applicationId: string,
): Promise<QuestionWithAnswer[]> {
  const rows = await tx
    .selectFrom('application_answers')
    .select(['question_id', 'question', 'answer', 'correct'])
    .where('agency_id', '=', agencyId)
    .where('application_id', '=', applicationId)
    .orderBy('ordinal')
    .execute();
  return rows.map(({ question_id, question, answer, correct }) => ({
    id: question_id,
    text: question.question,
    name: question.question,
    type: question.type,
    details: question.details,
    answer,
    correct,
    autoRejected: !correct,
  }));
}

/** The moves of an application, the newest first. `undoable` only where the step before still exists and nothing moved it since. */
export async function findHistory(
  tx: Tx,
  agencyId: string,
  application: { id: string; stepId: string },
): Promise<ApplicationMove[]> {
  const rows = await tx
    .selectFrom('application_moves as m')
    .leftJoin('rejection_reasons as r', (join) =>
      join.onRef('r.agency_id', '=', 'm.agency_id').onRef('r.id', '=', 'm.rejected_reason_id'),
    )
    .leftJoin('steps as s', (join) =>
      join.onRef('s.agency_id', '=', 'm.agency_id').onRef('s.id', '=', 'm.from_step_id'),
    )
    .select([
      'm.id',
      'm.from_step_name',
      'm.to_step_name',
      'm.to_step_id',
      'm.created_at',
      'm.undone_at',
      'm.by_former_member',
      'r.name as reason',
      's.id as from_step',
    ])
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('users as u')
          .select([
            'u.id',
            'u.first_name',
            'u.last_name',
            'u.email',
            pictureUrl('users', 'u').as('image_url'),
          ])
          .whereRef('u.agency_id', '=', 'm.agency_id')
          .whereRef('u.id', '=', 'm.moved_by'),
      ).as('by'),
    )
    .where('m.agency_id', '=', agencyId)
    .where('m.application_id', '=', application.id)
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .execute();
  const last = rows.find((row) => row.undone_at === null);
  return rows.map((row) => ({
    id: row.id,
    fromStepName: row.from_step_name,
    toStepName: row.to_step_name,
    reason: row.reason,
    by: row.by && {
      id: row.by.id,
      firstName: row.by.first_name,
      lastName: row.by.last_name,
      email: row.by.email,
      imageUrl: row.by.image_url,
    },
    isByFormerMember: row.by_former_member,
    createdAt: row.created_at,
    undoneAt: row.undone_at,
    undoable: row === last && row.to_step_id === application.stepId && row.from_step !== null,
  }));
}
