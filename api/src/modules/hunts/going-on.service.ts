import { HUNT_STOPS, type HuntStop } from '@cantera/shared/contracts/hunts';
import { topic } from '@cantera/shared/contracts/topics';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { publish } from '../../live/index.ts';
import { keepFound } from '../hunt-strangers/index.ts';
import { statusOf } from '../positions/index.ts';
import { changeHunt, findSearching, type SearchingHunt } from './hunts.repository.ts';

/** Ends a hunt with nobody: whom it was given is deleted, and nobody is told that it is ready. */
async function stop(tx: Tx, agencyId: string, huntId: string, stopped: HuntStop): Promise<void> {
  await changeHunt(tx, agencyId, huntId, { status: 'READY', ready_at: now(), viewed: false, stopped });
  await keepFound(tx, agencyId, huntId, []);
  await publish(tx, agencyId, topic.hunts(huntId));
}

/**
 * A hunt that goes on, for a step of its job; `isHeld` until the end of the transaction, its position too, so that neither ends
 * meanwhile. Undefined for one that was called off or is ready, and for one whose position is not open any more: that one stops.
 */
export async function findGoingOn(
  tx: Tx,
  agencyId: string,
  huntId: string,
  isHeld = false,
): Promise<SearchingHunt | undefined> {
  const hunt = await findSearching(tx, agencyId, huntId, isHeld);
  if (!hunt) return undefined;
  const status = await statusOf(tx, agencyId, hunt.position_id, isHeld);
  const stopped = HUNT_STOPS.find((one) => one === status);
  if (!stopped) return hunt;
  // Read before anything was held, it may be open again: the hunt is held first, then its position is read once more.
  if (!isHeld) return findGoingOn(tx, agencyId, huntId, true);
  await stop(tx, agencyId, huntId, stopped);
  return undefined;
}
