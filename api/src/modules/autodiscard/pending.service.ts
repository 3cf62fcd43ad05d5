import type { EndpointRequest, EndpointResponse } from '@cantera/shared/contracts';
import * as runs from '@cantera/shared/contracts/discard-runs';
import * as contract from '@cantera/shared/contracts/discard-scoring';
import { fullName } from '@cantera/shared/contracts/text';
import type { Tx } from '../../db/tenant.ts';
import { fail, notFound } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import {
  announceConfirm,
  confirmDiscards,
  reopenDiscards,
  restoreDiscards,
  type WaitingDiscards,
} from '../pipeline/index.ts';
import { requirePosition } from '../positions/index.ts';
import { localeOf, readGists } from '../scores/index.ts';
import { countPending } from './judged.repository.ts';
import { findPending } from './pending.repository.ts';
import { requireManager } from './rule.service.ts';
import { countDiscarded, findRun, findUndoableRuns, markUndone } from './rules.repository.ts';

type Which = EndpointRequest<typeof contract.previewConfirm>['body'];
type Settling = EndpointRequest<typeof contract.confirmDiscards>['body'];
/** The contract asks for exactly one of the two. */
const meant = ({ applicationIds, until }: Which): WaitingDiscards =>
  until === undefined ? { applicationIds: applicationIds ?? [] } : { until };

/** A page of the discards that wait, the oldest first, in the actor's language. Throws 404. */
export async function listPending(
  tx: Tx,
  actor: Actor,
  positionId: string,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<EndpointResponse<typeof contract.listPendingDiscards>['data']> {
  const { agencyId } = actor;
  await requirePosition(tx, actor, positionId);
  const rows = await findPending(tx, agencyId, positionId, { page, perPage });
  const ids = rows.map(({ id }) => id);
  const gists = await readGists(tx, agencyId, ids, await localeOf(tx, actor));
  const items = rows.map((row): contract.PendingDiscard => {
    const gist = gists.get(row.id);
    return {
      applicationId: row.id,
      candidateId: row.candidate_id,
      name: fullName({ firstName: row.first_name, lastName: row.last_name ?? '' }),
      score: gist?.score ?? row.decided_score,
      missing: gist?.missing ?? [],
      quotes: gist?.quotes ?? [],
      runId: row.discard_run_id,
      discardedAt: row.discarded_at,
      version: row.version,
    };
  });
  const totalItems = await countPending(tx, agencyId, positionId);
  return { items, pagination: { page, pageSize: perPage, totalItems } };
}

const NOTHING_WAITS = 'None of these applications waits for a person any more.';

/**
 * Confirms discards that wait, as `confirmDiscards` of the pipeline. On a closed position too, as all that settles them: somebody
 * has to. Throws 404, 409 NOTHING_TO_CONFIRM.
 */
export async function confirm(
  tx: Tx,
  actor: Actor,
  positionId: string,
  which: Settling,
  undoSeconds: number,
): Promise<EndpointResponse<typeof contract.confirmDiscards>['data']> {
  await requirePosition(tx, actor, positionId, 'share');
  const confirmed = await confirmDiscards(tx, actor, positionId, meant(which), {
    undoSeconds,
    reason: which.reason,
  });
  if (confirmed.applications.length === 0)
    throw fail(contract.confirmDiscards.errors, 'NOTHING_TO_CONFIRM', NOTHING_WAITS);
  return confirmed;
}

/** What confirming would send. Throws 404. */
export async function preview(
  tx: Tx,
  actor: Actor,
  positionId: string,
  which: Which,
  undoSeconds: number,
): Promise<EndpointResponse<typeof contract.previewConfirm>['data']> {
  await requirePosition(tx, actor, positionId);
  return announceConfirm(tx, actor, positionId, meant(which), undoSeconds);
}

/** Takes confirmations back. Throws 404, 409 NOTHING_TO_UNDO, and what `reopenDiscards` throws. */
export async function unconfirm(
  tx: Tx,
  actor: Actor,
  positionId: string,
  seen: EndpointRequest<typeof contract.undoConfirm>['body'],
): Promise<EndpointResponse<typeof contract.undoConfirm>['data']> {
  await requirePosition(tx, actor, positionId, 'share');
  const { applications, cancelled } = await reopenDiscards(tx, actor, positionId, seen);
  if (applications.length === 0)
    throw fail(contract.undoConfirm.errors, 'NOTHING_TO_UNDO', 'None of these discards is confirmed.');
  return {
    applications,
    cancelledMessages: cancelled.cancelledMessages,
    sentMessages: [...cancelled.sent],
  };
}

/** Puts discards that wait back where they stood. Throws 404, 409 NOTHING_TO_CONFIRM. */
export async function restore(
  tx: Tx,
  actor: Actor,
  positionId: string,
  which: Settling,
): Promise<EndpointResponse<typeof contract.restoreDiscards>['data']> {
  await requirePosition(tx, actor, positionId, 'share');
  const applications = await restoreDiscards(tx, actor, positionId, meant(which), which.reason);
  if (applications.length === 0)
    throw fail(contract.restoreDiscards.errors, 'NOTHING_TO_CONFIRM', NOTHING_WAITS);
  return { applications };
}

/** Runs of several that can be undone. Throws 404, 403 NOT_A_RECRUITER. */
export async function listRuns(
  tx: Tx,
  actor: Actor,
  positionId: string,
): Promise<EndpointResponse<typeof runs.listDiscardRuns>['data']> {
  await requirePosition(tx, actor, positionId);
  await requireManager(tx, actor, positionId);
  return { items: await findUndoableRuns(tx, actor.agencyId, positionId, runs.MAX_LISTED_RUNS) };
}

/**
 * Restores all of a run that nobody has touched since. Throws 404 for no such run, 403 NOT_A_RECRUITER, 409
 * NOTHING_TO_UNDO.
 */
export async function undoRun(
  tx: Tx,
  actor: Actor,
  positionId: string,
  runId: string,
  reason?: string,
): Promise<EndpointResponse<typeof runs.undoDiscardRun>['data']> {
  await requirePosition(tx, actor, positionId, 'share');
  await requireManager(tx, actor, positionId);
  if (!(await findRun(tx, actor.agencyId, positionId, runId))) throw notFound('run');
  const applications = await restoreDiscards(tx, actor, positionId, { runId }, reason);
  if (applications.length === 0)
    throw fail(
      runs.undoDiscardRun.errors,
      'NOTHING_TO_UNDO',
      'Everybody of this run was confirmed, moved or restored.',
    );
  await markUndone(tx, actor.agencyId, runId, actor.userId);
  const discarded = await countDiscarded(tx, actor.agencyId, positionId, runId);
  return { applications, left: discarded - applications.length };
}
