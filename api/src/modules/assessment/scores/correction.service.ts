import type { ApplicationScoring, Verdict } from '@cantera/shared/contracts/scoring';
import { topic } from '@cantera/shared/contracts/topics';
import type { Tx } from '../../../db/tenant.ts';
import { notFound } from '../../../errors.ts';
import type { Actor } from '../../../http/actor.ts';
import { publish } from '../../../live/index.ts';
import { requirePosition } from '../../positions/index.ts';
import {
  enqueueJudging,
  findCorrections,
  findScore,
  lockScore,
  readScoring,
  writeCorrection,
  writeNumbers,
} from '../../scores/index.ts';
import { correctedSums } from './compute.ts';
import { findScored } from './material.repository.ts';

/**
 * Puts the actor's verdict over that of the search, or takes it back with null; the three numbers follow at once. Throws 404
 * for an application that the actor may not see, and for a criterion that its score does not judge.
 */
export async function correct(
  tx: Tx,
  actor: Actor,
  of: { readonly positionId: string; readonly applicationId: string; readonly criterionId: string },
  verdict: Verdict | null,
): Promise<ApplicationScoring> {
  const { agencyId } = actor;
  const { positionId, applicationId, criterionId } = of;
  await requirePosition(tx, actor, positionId, 'share');
  // The sums are made of all corrections: two at once would each leave out the other's.
  await lockScore(tx, agencyId, applicationId);
  const application = await findScored(tx, agencyId, applicationId);
  if (application?.positionId !== positionId) throw notFound('application');
  const score = await findScore(tx, agencyId, applicationId);
  if (!score?.verdicts.some((judged) => judged.criterionId === criterionId)) throw notFound('criterion');
  await writeCorrection(tx, { agencyId, applicationId, criterionId }, verdict, actor.userId);
  const sums = correctedSums(score.verdicts, await findCorrections(tx, agencyId, applicationId));
  await writeNumbers(tx, agencyId, applicationId, {
    lax: sums?.lax ?? null,
    strict: sums?.strict ?? null,
    very_strict: sums?.veryStrict ?? null,
    judged_share: sums?.judgedShare ?? 0,
    cause: 'SCORE',
  });
  await enqueueJudging(tx, agencyId, positionId);
  await publish(tx, agencyId, topic.board(positionId));
  return readScoring(tx, actor, applicationId);
}
