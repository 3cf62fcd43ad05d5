import type { QuestionType } from '@cantera/shared/contracts/enums';
import { sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';

interface AnswersOf {
  readonly positionId: string;
  /** The question itself; without it all of the type. */
  readonly kqId: string | undefined;
  readonly type: QuestionType;
  /** ISO; applications from then on. */
  readonly since: string;
}

/** The answers to questions of a position, as they were judged, with who gave them and where they stand; the newest first. */
export function findAnswers(tx: Tx, agencyId: string, { positionId, kqId, type, since }: AnswersOf) {
  const found = tx
    .selectFrom('applications as a')
    .innerJoin('application_answers as w', (join) =>
      join.onRef('w.agency_id', '=', 'a.agency_id').onRef('w.application_id', '=', 'a.id'),
    )
    .innerJoin('candidates as c', (join) =>
      join.onRef('c.agency_id', '=', 'a.agency_id').onRef('c.id', '=', 'a.candidate_id'),
    )
    .innerJoin('steps as s', (join) =>
      join.onRef('s.agency_id', '=', 'a.agency_id').onRef('s.id', '=', 'a.step_id'),
    )
    .select([
      'a.id as applicationId',
      'a.candidate_id as candidateId',
      'c.first_name as firstName',
      'c.last_name as lastName',
      's.type as stepType',
      'w.question',
      'w.answer',
      'w.correct',
    ])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('application_answers as o')
            .select('o.question_id')
            .whereRef('o.agency_id', '=', 'a.agency_id')
            .whereRef('o.application_id', '=', 'a.id')
            .whereRef('o.question_id', '<>', 'w.question_id')
            .where('o.correct', '=', false),
        )
        .as('isRejectedByAnother'),
    )
    .where('a.agency_id', '=', agencyId)
    .where('a.position_id', '=', positionId)
    .where('a.created_at', '>=', since)
    .where('w.answer', 'is not', null)
    .where(sql`w.question ->> 'type'`, '=', type)
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id');
  return (kqId ? found.where('w.question_id', '=', kqId) : found).execute();
}

export type GivenAnswer = Awaited<ReturnType<typeof findAnswers>>[number];
