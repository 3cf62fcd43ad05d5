import type { EndpointRequest, EndpointResponse } from '@cantera/shared/contracts';
import type { Announcement, Announcements } from '@cantera/shared/contracts/announcements';
import type { closePosition } from '@cantera/shared/contracts/pipeline';
import type { Tx } from '../../db/tenant.ts';
import { invalidFields } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { changeStatus, requireUnlockedPosition } from '../positions/index.ts';
import { findSteps } from './board.repository.ts';
import { confirmDiscards } from './discards/discards.service.ts';
import { move } from './moves.service.ts';

type Input = EndpointRequest<typeof closePosition>['body'];
type Closed = EndpointResponse<typeof closePosition>['data'];

/** Those that leave first before the others, and last what cannot be sent. */
const inOrder = (a: Announcement, b: Announcement): number =>
  Number(a.problem !== null) - Number(b.problem !== null) || a.leavesInSeconds - b.leavesInSeconds;

/** What two changes made at once send together. */
export const bothAnnounced = (one: Announcements, other: Announcements): Announcements => ({
  count: one.count + other.count,
  problemCount: one.problemCount + other.problemCount,
  unsendSeconds: one.unsendSeconds,
  items: [...one.items, ...other.items].sort(inOrder),
});

/**
 * Discards applications of a position, confirms its discards by score that wait, and closes it; all or nothing. Throws what
 * `move` and `changeStatus` throw, and 400 naming `step_id` for another step than the discarded one.
 */
export async function close(
  tx: Tx,
  actor: Actor,
  positionId: string,
  { status, ...discard }: Input,
  undoSeconds: number,
): Promise<Closed> {
  // Held from the start as its status will need it: whoever only shared it could wait for another who does.
  await requireUnlockedPosition(tx, actor, positionId, 'update');
  const steps = await findSteps(tx, actor.agencyId, positionId);
  if (steps.some(({ id, type }) => id === discard.stepId && type !== 'DISCARDED'))
    throw invalidFields({ step_id: 'invalid_value' });
  // Before it is closed, since the process of a closed position is locked.
  const moved = await move(tx, actor, positionId, discard, undoSeconds);
  const confirmed = await confirmDiscards(tx, actor, positionId, 'ALL', {
    undoSeconds,
    isWithheld: discard.sendMessages === false,
  });
  return {
    applications: moved.applications,
    confirmed: confirmed.applications,
    announced: bothAnnounced(moved.announced, confirmed.announced),
    position: await changeStatus(tx, actor, positionId, status),
  };
}
