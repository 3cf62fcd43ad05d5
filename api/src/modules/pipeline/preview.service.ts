import type { EndpointRequest } from '@cantera/shared/contracts';
import type { Announcements } from '@cantera/shared/contracts/announcements';
import type { previewMove } from '@cantera/shared/contracts/pipeline';
import type { Tx } from '../../db/tenant.ts';
import { invalidFields } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { announceAdditions, announceMoves } from '../engine/index.ts';
import { requirePosition } from '../positions/index.ts';
import { findMovers } from './applications.repository.ts';
import { requireCandidates } from './applications.service.ts';
import { findSteps } from './board.repository.ts';
import { bothAnnounced } from './closing.service.ts';
import { announceConfirm } from './discards/discards.service.ts';

/** What a move would send; with it, where it closes the position, what confirming its discards by score would. Throws 400 naming `step_id` or `application_ids`. */
export async function previewMoves(
  tx: Tx,
  actor: Actor,
  positionId: string,
  input: EndpointRequest<typeof previewMove>['body'],
  undoSeconds: number,
): Promise<Announcements> {
  await requirePosition(tx, actor, positionId);
  const step = (await findSteps(tx, actor.agencyId, positionId)).find(({ id }) => id === input.stepId);
  if (!step) throw invalidFields({ step_id: 'not_found' });
  const ids = [...new Set(input.applicationIds)];
  const movers = await findMovers(tx, actor.agencyId, positionId, ids);
  if (movers.length < ids.length) throw invalidFields({ application_ids: 'not_found' });
  const moved = await announceMoves(tx, actor, { positionId, step }, movers, undoSeconds);
  if (!input.closes) return moved;
  return bothAnnounced(moved, await announceConfirm(tx, actor, positionId, 'ALL', undoSeconds));
}

/** The welcome that candidates would get. Throws 400 naming `candidate_ids`. */
export async function previewAdditions(
  tx: Tx,
  actor: Actor,
  positionId: string,
  candidateIds: readonly string[],
  undoSeconds: number,
) {
  await requirePosition(tx, actor, positionId);
  const ids = [...new Set(candidateIds)];
  await requireCandidates(tx, actor.agencyId, ids);
  return announceAdditions(tx, actor, positionId, ids, undoSeconds);
}
