import type { EndpointRequest } from '@cantera/shared/contracts';
import {
  DISCARD_OUTCOMES,
  type DiscardRehearsal,
  MAX_REHEARSED_DISCARDS,
  type rehearseDiscards,
} from '@cantera/shared/contracts/discard-scoring';
import { fullName } from '@cantera/shared/contracts/text';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { isChangeable, requirePosition } from '../positions/index.ts';
import { enqueueScoresAgain } from '../scores/index.ts';
import { countScores, findBelow, findUnscored } from './rehearsal.repository.ts';
import { requireManager } from './rule.service.ts';

const DAY_MS = 86_400_000;

/** One entry a score, with what became of how many. */
function scoresOf(counts: Awaited<ReturnType<typeof countScores>>): DiscardRehearsal['scores'] {
  const byScore = Map.groupBy(counts, ({ score }) => score);
  return [...byScore].map(([score, group]) => ({
    score,
    outcomes: DISCARD_OUTCOMES.map(
      (outcome) => group.find((counted) => counted.outcome === outcome)?.count ?? 0,
    ),
    waiting: group.reduce((sum, counted) => sum + counted.waiting, 0),
  }));
}

/**
 * Whom a percentage would have discarded, and whom it would discard now. Nothing is changed, but applications that nobody has
 * tried to score are. Throws 404, 403 NOT_A_RECRUITER.
 */
export async function rehearse(
  tx: Tx,
  actor: Actor,
  positionId: string,
  { percentage, days }: EndpointRequest<typeof rehearseDiscards>['body'],
): Promise<DiscardRehearsal> {
  const { agencyId } = actor;
  const position = await requirePosition(tx, actor, positionId);
  await requireManager(tx, actor, positionId);
  const past = { agencyId, positionId, since: new Date(now().getTime() - days * DAY_MS).toISOString() };
  const unscored = await findUnscored(tx, past);
  const awaited = isChangeable(position) ? unscored.filter(({ isAwaited }) => isAwaited) : [];
  // Behind whom nobody who is new waits.
  await enqueueScoresAgain(
    tx,
    agencyId,
    awaited.map(({ id }) => id),
  );
  const below = await findBelow(tx, past, percentage, MAX_REHEARSED_DISCARDS);
  return {
    scores: scoresOf(await countScores(tx, past)),
    unscored: unscored.length,
    beingScored: awaited.length,
    items: below.map((row) => ({
      applicationId: row.id,
      candidateId: row.candidate_id,
      name: fullName({ firstName: row.first_name, lastName: row.last_name ?? '' }),
      score: row.score,
      outcome: row.outcome,
    })),
  };
}
