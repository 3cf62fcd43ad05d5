import type { EndpointRequest, EndpointResponse } from '@cantera/shared/contracts';
import { type moveApplications, movedErrors } from '@cantera/shared/contracts/pipeline';
import { topic } from '@cantera/shared/contracts/topics';
import { inSeconds } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { together } from '../../db/together.ts';
import { fail, invalidFields } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { newId } from '../../ids.ts';
import { publish } from '../../live/index.ts';
import { followDecisions } from '../decisions/index.ts';
import { announceStarts, enqueueEvents, findPositionFacts, overtakeRuns } from '../engine/index.ts';
import { isChoosableReason, type StepRow } from '../hiring-process/index.ts';
import { requireUnlockedPosition } from '../positions/index.ts';
import { findSteps } from './board.repository.ts';
import { type Discard, shownRejection } from './discards/discard-state.ts';
import { discardMovesOf, type MoveRequest, type MoveResult, moveAll } from './moves.repository.ts';

type MoveInput = EndpointRequest<typeof moveApplications>['body'];
type MoveAnswer = EndpointResponse<typeof moveApplications>['data'];
type Moved = MoveAnswer['applications'];

function requestsOf(input: MoveInput): MoveRequest[] {
  const { applicationIds, versions } = input;
  if (versions && versions.length !== applicationIds.length)
    throw invalidFields({ versions: 'invalid_value' });
  const byId = new Map(applicationIds.map((id, index) => [id, versions?.[index] ?? null]));
  return [...byId].map(([applicationId, version]) => ({
    applicationId,
    version,
    moveId: newId(),
    eventId: newId(),
  }));
}

async function requireTarget(tx: Tx, actor: Actor, positionId: string, input: MoveInput): Promise<StepRow> {
  if (input.positionId && input.positionId !== positionId)
    throw invalidFields({ position_id: 'invalid_value' });
  const steps = await findSteps(tx, actor.agencyId, positionId);
  const target = steps.find((step) => step.id === input.stepId);
  if (!target) throw invalidFields({ step_id: 'not_found' });
  if (target.type !== 'DISCARDED') return target;
  if (!input.rejectedReasonId) throw invalidFields({ rejected_reason_id: 'required' });
  if (!(await isChoosableReason(tx, actor.agencyId, input.rejectedReasonId)))
    throw invalidFields({ rejected_reason_id: 'not_found' });
  return target;
}

function requireAllFound(requests: readonly MoveRequest[], results: readonly MoveResult[]): void {
  if (results.length < requests.length) throw invalidFields({ application_ids: 'not_found' });
}

/** 409 that says where the applications stand now. */
export const staleAnswer = (stale: readonly { id: string; step_id: string; version: number }[]) =>
  fail(movedErrors, 'APPLICATION_MOVED', 'Someone else moved this application.', {
    details: {
      applications: stale.map(({ id, step_id: stepId, version }) => ({ id, stepId, version })),
    },
  });

function requireFresh(requests: readonly MoveRequest[], results: readonly MoveResult[]): void {
  const seen = new Map(requests.map((request) => [request.applicationId, request.version]));
  const stale = results.filter((result) => {
    const version = seen.get(result.id) ?? null;
    return version !== null && version !== result.found_version;
  });
  if (stale.length > 0)
    throw staleAnswer(
      stale.map((result) => ({
        id: result.id,
        step_id: result.found_step_id,
        version: result.found_version,
      })),
    );
}

export const toMoved = (
  results: readonly (Discard & { id: string; step_id: string; version: number })[],
): Moved =>
  results.map((result) => ({
    id: result.id,
    stepId: result.step_id,
    version: result.version,
    rejectedAt: shownRejection(result),
    discardState: result.discard_state,
  }));

/**
 * Moves applications of a position to one of its steps; all or none. A discard ends at once what earlier moves started. The
 * engine hears of each real move that starts something, once the time for undo is over (`undoSeconds`); the answer says what it will
 * send then.
 * Throws 400 naming `step_id`, `application_ids` or `rejected_reason_id`, 409
 * POSITION_CLOSED, 409 APPLICATION_MOVED with where the applications stand.
 */
export async function move(
  tx: Tx,
  actor: Actor,
  positionId: string,
  input: MoveInput,
  undoSeconds: number,
): Promise<MoveAnswer> {
  const { agencyId } = actor;
  const isWithheld = input.sendMessages === false;
  // Asked in this order and answered in it: what is read after the lock holds until the end.
  const [, target, facts] = await together([
    requireUnlockedPosition(tx, actor, positionId, 'share'),
    requireTarget(tx, actor, positionId, input),
    findPositionFacts(tx, agencyId, positionId),
  ]);
  const requests = requestsOf(input);
  const results = await moveAll(
    tx,
    {
      agencyId,
      positionId,
      stepId: target.id,
      stepName: target.name,
      isDiscard: target.type === 'DISCARDED',
      rejectedReasonId: input.rejectedReasonId ?? null,
      movedBy: actor.userId,
      eventType: 'APPLICATION_MOVED_TO_STEP',
      isWithheld,
    },
    requests,
  );
  requireAllFound(requests, results);
  requireFresh(requests, results);
  if (target.type === 'DISCARDED') await overtakeRuns(tx, agencyId, discardMovesOf(requests, results));
  const moved = results.filter((result) => result.event_id !== null);
  const movedIds = moved.map(({ id }) => id);
  const sending = isWithheld ? [] : moved;
  const applications = toMoved(results);
  // What follows from the move; none of it waits for the others.
  const [{ announced, starting }] = await together([
    announceStarts(
      tx,
      actor,
      { positionId, step: target, facts },
      sending.map(({ id, candidate_id, found_step_id }) => ({
        applicationId: id,
        candidateId: candidate_id,
        fromStepId: found_step_id,
      })),
      undoSeconds,
    ),
    followDecisions(tx, agencyId, movedIds, 'REVERSED', actor.userId),
    moved.length > 0
      ? publish(tx, agencyId, topic.board(positionId), { type: 'applications_moved', applications })
      : undefined,
  ]);
  const events = sending.flatMap(({ id, event_id }) => (starting.has(id) ? (event_id ?? []) : []));
  if (events.length > 0) await enqueueEvents(tx, agencyId, events, inSeconds(undoSeconds));
  return { applications, announced };
}
