import { topic } from '@cantera/shared/contracts/topics';
import type { Tx } from '../../db/tenant.ts';
import { publish, publishAll } from '../../live/index.ts';
import { findCard } from './candidate-card.repository.ts';
import { positionsOf } from './candidates.repository.ts';

/** What the boards with a candidate's card are told: how it looks now. */
async function publishCards(tx: Tx, agencyId: string, candidateId: string): Promise<void> {
  const positionIds = await positionsOf(tx, agencyId, candidateId);
  if (positionIds.length === 0) return;
  const candidate = await findCard(tx, agencyId, candidateId);
  await publishAll(
    tx,
    agencyId,
    positionIds.map((id) => topic.board(id)),
    candidate && { type: 'candidate_changed', candidate },
  );
}

/**
 * Tells the open screens that a candidate changed: their own and, as they look now, the boards with their card. Boards that
 * are given gained or lost a card, and are read again.
 */
export async function publishCandidate(
  tx: Tx,
  agencyId: string,
  candidateId: string,
  boards?: readonly string[],
): Promise<void> {
  await publish(tx, agencyId, topic.candidate(candidateId));
  if (!boards) return publishCards(tx, agencyId, candidateId);
  await publishAll(
    tx,
    agencyId,
    boards.map((id) => topic.board(id)),
  );
}
