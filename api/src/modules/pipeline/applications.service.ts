import type { ApplicationSource } from '@cantera/shared/contracts/enums';
import { addCandidates } from '@cantera/shared/contracts/pipeline';
import { topic } from '@cantera/shared/contracts/topics';
import { inSeconds, now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { fail, invalidFields } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { newId } from '../../ids.ts';
import { enqueue, enqueueAll } from '../../jobs/queue.ts';
import { publish } from '../../live/index.ts';
import { requirePosition, requireRecruiter } from '../positions/index.ts';
import {
  insertAnswers,
  insertApplications,
  insertCreatedEvents,
  type JudgedAnswer,
} from './applications.repository.ts';
import { findSteps, type StepRow } from './board.repository.ts';
import { eventKey } from './events.ts';
import { moveAll } from './moves.repository.ts';
import { systemReason } from './reasons.repository.ts';

export interface NewApplication {
  readonly agencyId: string;
  readonly positionId: string;
  readonly candidateId: string;
  readonly source: ApplicationSource;
  readonly answers?: readonly JudgedAnswer[];
  readonly autoRejected?: boolean;
  readonly at: Date;
}

async function fixedStep(
  tx: Tx,
  agencyId: string,
  positionId: string,
  type: 'INBOX' | 'DISCARDED',
): Promise<StepRow> {
  const step = (await findSteps(tx, agencyId, positionId)).find((found) => found.type === type);
  if (!step) throw new Error(`position ${positionId} has no step of type ${type}`);
  return step;
}

type Created = { id: string; candidate_id: string };

/** Puts candidates into the inbox and raises APPLICATION_CREATED for each; who is in the position already is left out. */
async function createAll(
  tx: Tx,
  given: Omit<NewApplication, 'candidateId' | 'answers'> & { readonly candidateIds: readonly string[] },
): Promise<Created[]> {
  const { agencyId, positionId, at } = given;
  const inbox = await fixedStep(tx, agencyId, positionId, 'INBOX');
  const created = await insertApplications(
    tx,
    given.candidateIds.map((candidateId) => ({
      agency_id: agencyId,
      id: newId(),
      position_id: positionId,
      step_id: inbox.id,
      candidate_id: candidateId,
      source: given.source,
      auto_rejected: given.autoRejected ?? false,
      created_at: at,
      moved_at: at,
    })),
  );
  if (created.length === 0) return created;
  const eventIds = await insertCreatedEvents(tx, { agencyId, positionId, stepId: inbox.id, at }, created);
  await enqueueAll(
    tx,
    'engine.dispatch',
    eventIds.map((eventId) => ({ payload: { agencyId, eventId }, key: eventKey(eventId) })),
  );
  await publish(tx, agencyId, topic.board(positionId));
  return created;
}

/**
 * Puts a candidate into the inbox of a position with the answers given, raises APPLICATION_CREATED and tells the open
 * boards. When the candidate is in the position already nothing changes: `created` is false and the id that application's.
 */
export async function createApplication(
  tx: Tx,
  given: NewApplication,
): Promise<{ applicationId: string; created: boolean }> {
  const { agencyId, positionId, candidateId } = given;
  const [created] = await createAll(tx, { ...given, candidateIds: [candidateId] });
  if (created) {
    await insertAnswers(tx, agencyId, created.id, given.answers ?? []);
    return { applicationId: created.id, created: true };
  }
  const existing = await tx
    .selectFrom('applications')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('position_id', '=', positionId)
    .where('candidate_id', '=', candidateId)
    .executeTakeFirstOrThrow();
  return { applicationId: existing.id, created: false };
}

/**
 * Discards an application whose answers reject, when the position has a workflow for that; else leaves it where it is.
 * The engine hears APPLICATION_DISCARDED_BY_QUESTION after `undoSeconds`. Gives whether it was discarded.
 */
export async function discardForKillerQuestion(
  tx: Tx,
  given: { agencyId: string; positionId: string; applicationId: string; undoSeconds: number },
): Promise<boolean> {
  const { agencyId, positionId, applicationId } = given;
  const position = await tx
    .selectFrom('positions')
    .select('kq_discard_workflow_id')
    .where('agency_id', '=', agencyId)
    .where('id', '=', positionId)
    .executeTakeFirst();
  if (!position?.kq_discard_workflow_id) return false;
  const target = await fixedStep(tx, agencyId, positionId, 'DISCARDED');
  const [moved] = await moveAll(
    tx,
    {
      agencyId,
      positionId,
      stepId: target.id,
      stepName: target.name,
      isDiscard: true,
      rejectedReasonId: await systemReason(tx, agencyId, 'KILLER_QUESTION'),
      movedBy: null,
      eventType: 'APPLICATION_DISCARDED_BY_QUESTION',
    },
    [{ applicationId, version: null, moveId: newId(), eventId: newId() }],
  );
  if (!moved?.event_id) return false;
  await enqueue(
    tx,
    'engine.dispatch',
    { agencyId, eventId: moved.event_id },
    { key: eventKey(moved.event_id), runAt: inSeconds(given.undoSeconds) },
  );
  await publish(tx, agencyId, topic.board(positionId));
  return true;
}

async function requireCandidates(tx: Tx, agencyId: string, ids: readonly string[]): Promise<void> {
  // Held, so that nobody deletes one of them before the application is written.
  const rows = await tx
    .selectFrom('candidates')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('id', 'in', [...ids])
    .forKeyShare()
    .execute();
  if (rows.length < ids.length) throw invalidFields({ candidate_ids: 'not_found' });
}

/**
 * Adds candidates of the database to the inbox; all or none. Throws 400 naming `candidate_ids`, 403 NOT_A_RECRUITER,
 * 409 POSITION_NOT_OPEN, 409 CANDIDATE_ALREADY_APPLIED (`details.candidate_ids` says who).
 */
export async function addFromDatabase(
  tx: Tx,
  actor: Actor,
  positionId: string,
  input: { candidateIds: readonly string[]; positionId?: string | undefined },
): Promise<number> {
  const { agencyId } = actor;
  const position = await requirePosition(tx, actor, positionId, 'share');
  await requireRecruiter(tx, actor, positionId);
  if (input.positionId && input.positionId !== positionId)
    throw invalidFields({ position_id: 'invalid_value' });
  const candidateIds = [...new Set(input.candidateIds)];
  await requireCandidates(tx, agencyId, candidateIds);
  if (position.status !== 'OPEN')
    throw fail(
      addCandidates.errors,
      'POSITION_NOT_OPEN',
      'Candidates can be added while the position is open.',
    );
  const created = await createAll(tx, {
    agencyId,
    positionId,
    candidateIds,
    source: 'INTERNAL_DATABASE',
    at: now(),
  });
  const added = new Set(created.map((application) => application.candidate_id));
  const already = candidateIds.filter((id) => !added.has(id));
  if (already.length > 0)
    throw fail(addCandidates.errors, 'CANDIDATE_ALREADY_APPLIED', 'candidate already applied', {
      details: { candidateIds: already },
    });
  return created.length;
}
