import type { Announcements } from '@cantera/shared/contracts/announcements';
import type { MovedApplication } from '@cantera/shared/contracts/pipeline';
import { topic } from '@cantera/shared/contracts/topics';
import { inSeconds } from '../../../clock.ts';
import type { Tx } from '../../../db/tenant.ts';
import type { Actor } from '../../../http/actor.ts';
import { newId } from '../../../ids.ts';
import { publish } from '../../../live/index.ts';
import { followDecisions, recordScoreDiscards } from '../../decisions/index.ts';
import {
  announceMoves,
  type CancelledRuns,
  enqueueEvents,
  type Mover,
  overtakeRuns,
  resumeOvertakenRuns,
} from '../../engine/index.ts';
import { systemReason } from '../../hiring-process/index.ts';
import { toMoved } from '../moves.service.ts';
import { lockApplications, undoLastMoves } from '../undo.repository.ts';
import { requireAllSeen, stopConsequences } from '../undo.service.ts';
import {
  confirmLocked,
  discardScored,
  findWaiting,
  lockWaiting,
  reopenLocked,
  type SettledRow,
  type WaitingApplication,
  type WaitingDiscards,
} from './discards.repository.ts';

const tellMoved = (
  tx: Tx,
  agencyId: string,
  positionId: string,
  applications: MovedApplication[],
): Promise<void> =>
  publish(tx, agencyId, topic.board(positionId), { type: 'applications_moved', applications });

interface ScoreDiscard {
  readonly agencyId: string;
  readonly positionId: string;
  readonly rule: { readonly version: number; readonly percentage: number };
  readonly runId: string;
}

/**
 * Discards those of the applications that the rule of their position still discards, for a person to confirm, and records each
 * decision. It raises no event and ends nothing. Gives their ids.
 */
export async function discardByScore(
  tx: Tx,
  { agencyId, positionId, rule, runId }: ScoreDiscard,
  applicationIds: readonly string[],
): Promise<string[]> {
  if (applicationIds.length === 0) return [];
  // First held, then looked at: what somebody else wrote of them meanwhile is seen.
  await lockApplications(tx, agencyId, positionId, applicationIds);
  const rows = await discardScored(
    tx,
    {
      agencyId,
      positionId,
      ruleVersion: rule.version,
      runId,
      rejectedReasonId: await systemReason(tx, agencyId, 'SCORE'),
    },
    applicationIds.map((applicationId) => ({ applicationId, moveId: newId() })),
  );
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const { version: ruleVersion, percentage } = rule;
  await recordScoreDiscards(tx, agencyId, { positionId, runId, ruleVersion, percentage }, ids);
  await tellMoved(tx, agencyId, positionId, toMoved(rows));
  return ids;
}

const announce = (
  tx: Tx,
  actor: Actor,
  positionId: string,
  rows: readonly (SettledRow | WaitingApplication)[],
  undoSeconds: number,
): Promise<Announcements> =>
  announceMoves(
    tx,
    actor,
    { positionId, step: { id: rows[0]?.step_id ?? '', type: 'DISCARDED' } },
    rows.map(
      (row): Mover => ({
        applicationId: row.id,
        candidateId: row.candidate_id,
        fromStepId: row.from_step_id,
      }),
    ),
    undoSeconds,
  );

/** What confirming would send. The position is one that the actor may see. */
export async function announceConfirm(
  tx: Tx,
  actor: Actor,
  positionId: string,
  which: WaitingDiscards,
  undoSeconds: number,
): Promise<Announcements> {
  const rows = await findWaiting(tx, actor.agencyId, positionId, which);
  return announce(tx, actor, positionId, rows, undoSeconds);
}

interface Confirming {
  readonly undoSeconds: number;
  /** Whether nothing that the moves would start is sent. */
  readonly isWithheld?: boolean;
  /** Why, in the actor's words. */
  readonly reason?: string | undefined;
}

/**
 * Confirms discards that wait: they count from now on, end what runs for them as a discard does, and after `undoSeconds` the
 * engine hears of their moves, unless that is withheld. Those that no longer wait are left out. The position must be held.
 */
export async function confirmDiscards(
  tx: Tx,
  actor: Actor,
  positionId: string,
  which: WaitingDiscards,
  { undoSeconds, isWithheld = false, reason }: Confirming,
): Promise<{ applications: MovedApplication[]; announced: Announcements }> {
  const { agencyId, userId } = actor;
  const locked = await lockWaiting(tx, agencyId, positionId, which);
  const events = locked.map((applicationId) => ({ applicationId, eventId: newId() }));
  const rows = await confirmLocked(tx, agencyId, events, isWithheld);
  const applications = toMoved(rows);
  const ids = rows.map(({ id }) => id);
  const moves = rows.map(({ id, move_id }) => ({ applicationId: id, moveId: move_id }));
  await overtakeRuns(tx, agencyId, moves);
  const isConfirmed = new Set(ids);
  const eventIds = events.flatMap(({ applicationId, eventId }) =>
    isConfirmed.has(applicationId) ? [eventId] : [],
  );
  await enqueueEvents(tx, agencyId, isWithheld ? [] : eventIds, inSeconds(undoSeconds));
  await followDecisions(tx, agencyId, ids, 'CONFIRMED', userId, reason);
  if (rows.length > 0) await tellMoved(tx, agencyId, positionId, applications);
  return {
    applications,
    announced: await announce(tx, actor, positionId, isWithheld ? [] : rows, undoSeconds),
  };
}

const NOTHING_CANCELLED: CancelledRuns = { startedBy: new Set(), cancelledMessages: 0, sent: [] };

/**
 * Takes confirmations back: nothing of them still waits, what they had ended goes on. Applications that no longer stand
 * confirmed are left out. The position must be held. Throws 400 naming `application_ids` or `versions`, 409 APPLICATION_MOVED.
 */
export async function reopenDiscards(
  tx: Tx,
  actor: Actor,
  positionId: string,
  seen: { readonly applicationIds: string[]; readonly versions: number[] },
): Promise<{ applications: MovedApplication[]; cancelled: CancelledRuns }> {
  const { agencyId, userId } = actor;
  const ids = await requireAllSeen(tx, agencyId, positionId, seen);
  const rows = await reopenLocked(tx, agencyId, ids);
  if (rows.length === 0) return { applications: [], cancelled: NOTHING_CANCELLED };
  const moveIds = rows.map(({ move_id }) => move_id);
  const cancelled = await stopConsequences(tx, agencyId, moveIds);
  await resumeOvertakenRuns(tx, agencyId, moveIds);
  const reopened = rows.map(({ id }) => id);
  await followDecisions(tx, agencyId, reopened, 'REOPENED', userId);
  const applications = toMoved(rows);
  await tellMoved(tx, agencyId, positionId, applications);
  return { applications, cancelled };
}

/**
 * Puts discards that wait back where they stood, with why in the actor's words when they gave any; autodiscard leaves them alone
 * from then on. The position must be held.
 */
export async function restoreDiscards(
  tx: Tx,
  { agencyId, userId }: Actor,
  positionId: string,
  which: WaitingDiscards,
  reason?: string,
): Promise<MovedApplication[]> {
  const ids = await lockWaiting(tx, agencyId, positionId, which);
  if (ids.length === 0) return [];
  const undone = await undoLastMoves(tx, agencyId, ids, true);
  const restored = undone.map(({ id }) => id);
  await followDecisions(tx, agencyId, restored, 'REVERSED', userId, reason);
  const applications = toMoved(undone);
  if (undone.length > 0) await tellMoved(tx, agencyId, positionId, applications);
  return applications;
}
