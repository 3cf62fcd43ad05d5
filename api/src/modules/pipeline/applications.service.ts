import type { EndpointRequest, EndpointResponse } from '@cantera/shared/contracts';
import { addCandidates } from '@cantera/shared/contracts/applications';
import type { ApplicationSource } from '@cantera/shared/contracts/enums';
import { topic } from '@cantera/shared/contracts/topics';
import { inSeconds, now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { fail, invalidFields } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { newId } from '../../ids.ts';
import { eventKey } from '../../jobs/job-keys.ts';
import { enqueue } from '../../jobs/queue.ts';
import { publish } from '../../live/index.ts';
import { recordQuestionDiscard } from '../decisions/index.ts';
import { announceAdditions, enqueueAdditions, overtakeRuns } from '../engine/index.ts';
import type { StepRow } from '../hiring-process/index.ts';
import { systemReason } from '../hiring-process/index.ts';
import { requirePosition, requireRecruiter } from '../positions/index.ts';
import { enqueueScores } from '../scores/index.ts';
import {
  applicationOf,
  discardsByQuestion,
  holdCandidates,
  insertAnswers,
  insertApplications,
  insertCreatedEvents,
  type JudgedAnswer,
} from './applications.repository.ts';
import { findSteps } from './board.repository.ts';
import { type MoveRequest, moveAll } from './moves.repository.ts';

export interface NewApplication {
  readonly agencyId: string;
  readonly positionId: string;
  readonly candidateId: string;
  readonly source: ApplicationSource;
  /** By which link somebody came who applied in public. */
  readonly channel?: string | null;
  /** The CV that came with it. */
  readonly cvFileId?: string;
  readonly answers?: readonly JudgedAnswer[];
  readonly autoRejected?: boolean;
  /** A member has chosen them for the position: they are never discarded by score. */
  readonly isChosen?: boolean;
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

type Created = { id: string; candidate_id: string; version: number; eventId?: string | undefined };
/** What becomes of the welcome workflow: it runs, after some seconds or at once, or not at all. */
type Welcome = { readonly isWithheld: boolean; readonly afterSeconds: number };
const AT_ONCE: Welcome = { isWithheld: false, afterSeconds: 0 };

/** Puts candidates into the inbox and raises APPLICATION_CREATED for each; who is in the position already is left out. */
async function createAll(
  tx: Tx,
  given: Omit<NewApplication, 'candidateId' | 'answers'> & { readonly candidateIds: readonly string[] },
  { isWithheld, afterSeconds }: Welcome = AT_ONCE,
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
      channel: given.channel ?? null,
      cv_file_id: given.cvFileId ?? null,
      auto_rejected: given.autoRejected ?? false,
      auto_exempt: given.isChosen ?? false,
      created_at: at,
      moved_at: at,
    })),
  );
  if (created.length === 0) return created;
  const about = { agencyId, positionId, stepId: inbox.id, at, isWithheld };
  const eventIds = await insertCreatedEvents(tx, about, created);
  if (!isWithheld) await enqueueAdditions(tx, agencyId, positionId, eventIds, inSeconds(afterSeconds));
  await enqueueScores(
    tx,
    agencyId,
    created.map(({ id }) => id),
  );
  await publish(tx, agencyId, topic.board(positionId));
  return created.map((application, place) => ({ ...application, eventId: eventIds[place] }));
}

/**
 * Puts a candidate into the inbox of a position with the answers given, raises APPLICATION_CREATED and tells the open
 * boards; `eventId` is that event's. When the candidate is in the position already nothing changes: `created` is false and the id
 * that application's.
 */
export async function createApplication(
  tx: Tx,
  given: NewApplication,
): Promise<{ applicationId: string; created: boolean; eventId?: string | undefined }> {
  const { agencyId, positionId, candidateId } = given;
  const [created] = await createAll(tx, { ...given, candidateIds: [candidateId] });
  if (created) {
    await insertAnswers(tx, agencyId, created.id, given.answers ?? []);
    return { applicationId: created.id, created: true, eventId: created.eventId };
  }
  const existing = await applicationOf(tx, agencyId, { positionId, candidateId });
  if (existing === undefined) throw new Error('whoever is not put into the inbox is in the position');
  return { applicationId: existing, created: false };
}

/**
 * Discards an application whose answers reject, when the position has a workflow for that; else leaves it where it is.
 * The engine hears APPLICATION_DISCARDED_BY_QUESTION, which names the event `causedBy`, after `undoSeconds`. Gives whether it was discarded.
 */
export async function discardForKillerQuestion(
  tx: Tx,
  given: {
    agencyId: string;
    positionId: string;
    applicationId: string;
    causedBy?: string | undefined;
    undoSeconds: number;
  },
): Promise<boolean> {
  const { agencyId, positionId, applicationId } = given;
  if (!(await discardsByQuestion(tx, agencyId, positionId))) return false;
  const target = await fixedStep(tx, agencyId, positionId, 'DISCARDED');
  const request: MoveRequest = { applicationId, version: null, moveId: newId(), eventId: newId() };
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
      causedBy: given.causedBy,
    },
    [request],
  );
  if (!moved?.event_id) return false;
  await recordQuestionDiscard(tx, agencyId, { positionId, applicationId });
  await overtakeRuns(tx, agencyId, [request]);
  await enqueue(
    tx,
    'engine.dispatch',
    { agencyId, eventId: moved.event_id },
    { key: eventKey(moved.event_id), runAt: inSeconds(given.undoSeconds) },
  );
  await publish(tx, agencyId, topic.board(positionId));
  return true;
}

type AddInput = EndpointRequest<typeof addCandidates>['body'];

/** Holds candidates. Throws 400 naming `candidate_ids` when one of them does not exist. */
export async function requireCandidates(tx: Tx, agencyId: string, ids: readonly string[]): Promise<void> {
  if ((await holdCandidates(tx, agencyId, ids)) < ids.length)
    throw invalidFields({ candidate_ids: 'not_found' });
}

/**
 * Holds the position that the actor is about to add candidates to, so that it is not closed meanwhile. Throws 404, 403
 * NOT_A_RECRUITER, 409 POSITION_NOT_OPEN.
 */
export async function requireOpenForCandidates(tx: Tx, actor: Actor, positionId: string): Promise<void> {
  const position = await requirePosition(tx, actor, positionId, 'share');
  await requireRecruiter(tx, actor, positionId);
  if (position.status !== 'OPEN')
    throw fail(
      addCandidates.errors,
      'POSITION_NOT_OPEN',
      'Candidates can be added while the position is open.',
    );
}

/**
 * Adds candidates to the inbox of a position that is held for it; all or none. With `sendWelcome` the welcome workflow runs
 * after `undoSeconds`, without it never; left out, at once. They are never discarded by score, unless `isChosen` is false: then
 * nobody has chosen them one by one. Throws 409 CANDIDATE_ALREADY_APPLIED (`details.candidate_ids`).
 */
export async function addToInbox(
  tx: Tx,
  actor: Actor,
  positionId: string,
  input: {
    readonly candidateIds: readonly string[];
    readonly sendWelcome?: boolean | undefined;
    readonly source?: ApplicationSource;
    readonly isChosen?: boolean;
  },
  undoSeconds: number,
): Promise<EndpointResponse<typeof addCandidates>['data']> {
  const { agencyId } = actor;
  const { candidateIds, sendWelcome, source = 'INTERNAL_DATABASE', isChosen = true } = input;
  const created = await createAll(
    tx,
    { agencyId, positionId, candidateIds, source, isChosen, at: now() },
    { isWithheld: sendWelcome === false, afterSeconds: sendWelcome ? undoSeconds : 0 },
  );
  const added = new Set(created.map((application) => application.candidate_id));
  const already = candidateIds.filter((id) => !added.has(id));
  if (already.length > 0)
    throw fail(addCandidates.errors, 'CANDIDATE_ALREADY_APPLIED', 'candidate already applied', {
      details: { candidateIds: already },
    });
  const { neverAsked: _, ...announced } = await announceAdditions(
    tx,
    actor,
    positionId,
    sendWelcome === false ? [] : [...candidateIds],
    sendWelcome ? undoSeconds : 0,
  );
  return {
    added: created.length,
    applications: created.map(({ id, version }) => ({ id, version })),
    announced,
  };
}

/**
 * Adds candidates of the database to the inbox, as `addToInbox`. Throws 400 naming `candidate_ids`, and what
 * `requireOpenForCandidates` and `addToInbox` throw.
 */
export async function addFromDatabase(
  tx: Tx,
  actor: Actor,
  positionId: string,
  input: AddInput,
  undoSeconds: number,
): Promise<EndpointResponse<typeof addCandidates>['data']> {
  await requireOpenForCandidates(tx, actor, positionId);
  if (input.positionId && input.positionId !== positionId)
    throw invalidFields({ position_id: 'invalid_value' });
  const candidateIds = [...new Set(input.candidateIds)];
  await requireCandidates(tx, actor.agencyId, candidateIds);
  return addToInbox(tx, actor, positionId, { ...input, candidateIds }, undoSeconds);
}
