import { topic } from '@cantera/shared/contracts/topics';
import type { Tx } from '../../db/tenant.ts';
import { publish } from '../../live/index.ts';
import { positionsOf } from './candidates.repository.ts';

/** Tells the open screens that a candidate changed: his own and the boards with his card. */
export async function publishCandidate(
  tx: Tx,
  agencyId: string,
  candidateId: string,
  boards?: readonly string[],
): Promise<void> {
  await publish(tx, agencyId, topic.candidate(candidateId));
  for (const positionId of boards ?? (await positionsOf(tx, agencyId, candidateId)))
    await publish(tx, agencyId, topic.board(positionId));
}
