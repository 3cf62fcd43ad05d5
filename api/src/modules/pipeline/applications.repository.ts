import type { Answer } from '@cantera/shared/contracts/killer-questions';
import { type Insertable, sql } from 'kysely';
import { now } from '../../clock.ts';
import type { AskedQuestion } from '../../db/json-columns.ts';
import type { ApplicationsTable } from '../../db/schema.ts';
import type { Tx } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';
import type { Mover } from '../engine/index.ts';

/** One question as it was asked, with what was answered. */
export interface JudgedAnswer {
  readonly question: AskedQuestion;
  readonly answer: Answer | null;
  readonly correct: boolean;
}

/** Writes applications and gives those that are new; a candidate is in a position once. */
export function insertApplications(
  tx: Tx,
  rows: readonly Insertable<ApplicationsTable>[],
): Promise<{ id: string; candidate_id: string; version: number }[]> {
  return tx
    .insertInto('applications')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['agency_id', 'position_id', 'candidate_id']).doNothing())
    .returning(['id', 'candidate_id', 'version'])
    .execute();
}

/** The application of a candidate to a position; undefined where they have none. */
export async function applicationOf(
  tx: Tx,
  agencyId: string,
  { positionId, candidateId }: { readonly positionId: string; readonly candidateId: string },
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('applications')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('position_id', '=', positionId)
    .where('candidate_id', '=', candidateId)
    .executeTakeFirst();
  return row?.id;
}

/** Those applications of a position that are about to move, by their ids. */
export async function findMovers(
  tx: Tx,
  agencyId: string,
  positionId: string,
  ids: readonly string[],
): Promise<Mover[]> {
  const rows = await tx
    .selectFrom('applications')
    .select(['id', 'candidate_id', 'step_id'])
    .where('agency_id', '=', agencyId)
    .where('position_id', '=', positionId)
    .where(sql<boolean>`id = any (${[...ids]}::uuid[])`)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    applicationId: row.id,
    candidateId: row.candidate_id,
    fromStepId: row.step_id,
  }));
}

/** Holds candidates, so that nobody deletes one of them before their application is written. Gives how many there are. */
export async function holdCandidates(tx: Tx, agencyId: string, ids: readonly string[]): Promise<number> {
  const rows = await tx
    .selectFrom('candidates')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('id', 'in', [...ids])
    .forKeyShare()
    .execute();
  return rows.length;
}

/** Whether a position has a workflow for those whose answers reject them, which is not deleted. */
export async function discardsByQuestion(tx: Tx, agencyId: string, positionId: string): Promise<boolean> {
  const position = await tx
    .selectFrom('positions as p')
    .innerJoin('workflows as w', (on) =>
      on.onRef('w.agency_id', '=', 'p.agency_id').onRef('w.id', '=', 'p.kq_discard_workflow_id'),
    )
    .select('p.id')
    .where('p.agency_id', '=', agencyId)
    .where('p.id', '=', positionId)
    .where('w.deleted_at', 'is', null)
    .executeTakeFirst();
  return position !== undefined;
}

/** Writes an APPLICATION_CREATED for each application and gives the events' ids. */
export async function insertCreatedEvents(
  tx: Tx,
  about: { agencyId: string; positionId: string; stepId: string; at: Date; isWithheld: boolean },
  applications: readonly { id: string }[],
): Promise<string[]> {
  const rows = applications.map((application) => ({
    agency_id: about.agencyId,
    id: newId(),
    type: 'APPLICATION_CREATED',
    subject_kind: 'application',
    subject_id: application.id,
    position_id: about.positionId,
    application_id: application.id,
    to_step_id: about.stepId,
    created_at: about.at,
    withheld_at: about.isWithheld ? about.at : null,
  }));
  await tx.insertInto('domain_events').values(rows).execute();
  return rows.map((row) => row.id);
}

export async function insertAnswers(
  tx: Tx,
  agencyId: string,
  applicationId: string,
  answers: readonly JudgedAnswer[],
): Promise<void> {
  if (answers.length === 0) return;
  await tx
    .insertInto('application_answers')
    .values(
      answers.map(({ question, answer, correct }, ordinal) => ({
        agency_id: agencyId,
        application_id: applicationId,
        question_id: question.id,
        question: JSON.stringify(question),
        answer: answer && JSON.stringify(answer),
        correct,
        ordinal,
      })),
    )
    .execute();
}

/** Marks an application seen; gives whether it was not before. */
export async function markSeenOnce(tx: Tx, agencyId: string, id: string): Promise<boolean> {
  const result = await tx
    .updateTable('applications')
    .set({ seen_at: now() })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .where('seen_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
