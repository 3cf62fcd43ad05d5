import type { EndpointRequest, EndpointResponse } from '@cantera/shared/contracts';
import { undoMove } from '@cantera/shared/contracts/pipeline';
import { topic } from '@cantera/shared/contracts/topics';
import type { Tx } from '../../db/tenant.ts';
import { fail, invalidFields } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { eventKey } from '../../jobs/job-keys.ts';
import { cancelJobs } from '../../jobs/queue.ts';
import { publish } from '../../live/index.ts';
import { type Followed, followDecisions } from '../decisions/index.ts';
import { type CancelledRuns, cancelRunsOf, resumeOvertakenRuns } from '../engine/index.ts';
import { requireUnlockedPosition } from '../positions/index.ts';
import { staleAnswer, toMoved } from './moves.service.ts';
import {
  deleteEvents,
  type LockedApplication,
  lockApplications,
  lockEvents,
  type UndoneMove,
  undoLastMoves,
} from './undo.repository.ts';

type UndoInput = EndpointRequest<typeof undoMove>['body'];
type Undone = EndpointResponse<typeof undoMove>['data'];

/** Throws 409 APPLICATION_MOVED when an application's version is not the one that was seen. */
export function requireSeen(
  input: Pick<UndoInput, 'applicationIds' | 'versions'>,
  found: readonly LockedApplication[],
): void {
  const { applicationIds, versions } = input;
  if (!versions) return;
  if (versions.length !== applicationIds.length) throw invalidFields({ versions: 'invalid_value' });
  const seen = new Map(applicationIds.map((id, index) => [id, versions[index]]));
  const stale = found.filter((application) => seen.get(application.id) !== application.version);
  if (stale.length > 0) throw staleAnswer(stale);
}

/**
 * Holds applications of a position and gives their ids, each once. Throws 400 naming `application_ids` for one that is not
 * there, and what `requireSeen` throws.
 */
export async function requireAllSeen(
  tx: Tx,
  agencyId: string,
  positionId: string,
  input: Pick<UndoInput, 'applicationIds' | 'versions'>,
): Promise<string[]> {
  const ids = [...new Set(input.applicationIds)];
  const found = await lockApplications(tx, agencyId, positionId, ids);
  if (found.length < ids.length) throw invalidFields({ application_ids: 'not_found' });
  requireSeen(input, found);
  return ids;
}

/** Stops what moves set going: the events that wait are gone, runs end, waiting messages are cancelled. */
export async function stopConsequences(
  tx: Tx,
  agencyId: string,
  moveIds: readonly string[],
): Promise<CancelledRuns> {
  const eventIds = await lockEvents(tx, agencyId, moveIds);
  const cancelled = await cancelRunsOf(tx, agencyId, eventIds);
  const unheard = eventIds.filter((id) => !cancelled.startedBy.has(id));
  await deleteEvents(tx, agencyId, unheard);
  await cancelJobs(tx, unheard.map(eventKey));
  return cancelled;
}

/** What a machine had decided is taken back with its move, and stands again with the undo of the move that took it back. */
async function followUndone(
  tx: Tx,
  { agencyId, userId }: Actor,
  undone: readonly UndoneMove[],
): Promise<void> {
  const groups = Map.groupBy(undone, ({ stands_by_machine, discard_state }): Followed => {
    if (!stands_by_machine) return 'REVERSED';
    return discard_state === 'CONFIRMED' ? 'CONFIRMED' : 'REOPENED';
  });
  for (const [followed, group] of groups) {
    const ids = group.map(({ id }) => id);
    await followDecisions(tx, agencyId, ids, followed, userId);
  }
}

/**
 * Takes the last move of each application back: step, rejection and reason as before, nothing of it still waiting, what it
 * had ended going on; what was sent already is named. Applications that cannot go back are left out. Throws 400 naming `application_ids`, 409
 * POSITION_CLOSED, 409 APPLICATION_MOVED when `versions` differ, 409 MOVE_NOT_UNDOABLE when none can go back, or when the last
 * change was an undo and no versions are given.
 */
export async function undo(tx: Tx, actor: Actor, positionId: string, input: UndoInput): Promise<Undone> {
  const { agencyId } = actor;
  await requireUnlockedPosition(tx, actor, positionId, 'share');
  const ids = await requireAllSeen(tx, agencyId, positionId, input);
  const undone = await undoLastMoves(tx, agencyId, ids, input.versions !== undefined);
  if (undone.length === 0)
    throw fail(undoMove.errors, 'MOVE_NOT_UNDOABLE', 'There is no move that could be taken back.');
  const moveIds = undone.map((move) => move.move_id);
  const cancelled = await stopConsequences(tx, agencyId, moveIds);
  await resumeOvertakenRuns(tx, agencyId, moveIds);
  await followUndone(tx, actor, undone);
  const applications = toMoved(undone);
  await publish(tx, agencyId, topic.board(positionId), { type: 'applications_moved', applications });
  return {
    applications,
    cancelledMessages: cancelled.cancelledMessages,
    sentMessages: [...cancelled.sent],
  };
}
