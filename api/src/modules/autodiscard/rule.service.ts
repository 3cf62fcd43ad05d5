import type { EndpointRequest, EndpointResponse } from '@cantera/shared/contracts';
import { type DiscardRule, saveDiscardRule } from '@cantera/shared/contracts/discard-scoring';
import { topic } from '@cantera/shared/contracts/topics';
import type { Tx } from '../../db/tenant.ts';
import { requireVersion } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { publish } from '../../live/index.ts';
import { requirePosition, requireRecruiter, requireUnlockedPosition } from '../positions/index.ts';
import { enqueueJudging } from '../scores/index.ts';
import { judgeSaved } from './judge.service.ts';
import { countPending } from './judged.repository.ts';
import { findRule, lockRuleToSave, type RuleRow, writeRule } from './rules.repository.ts';

/** Throws 403 NOT_A_RECRUITER unless the actor is an administrator or one of the position's recruiters. */
export async function requireManager(tx: Tx, actor: Actor, positionId: string): Promise<void> {
  if (actor.role !== 'AGENCY_ADMIN') await requireRecruiter(tx, actor, positionId);
}

const pauseOf = (row: RuleRow): DiscardRule['pause'] =>
  row.pause_cause && row.paused_at
    ? {
        cause: row.pause_cause,
        wouldDiscard: row.pause_would_discard ?? 0,
        ofInbox: row.pause_of_inbox ?? 0,
        at: row.paused_at,
      }
    : null;
const toRule = (row: RuleRow | undefined, pending: number): DiscardRule => ({
  severity: 'LAX',
  percentage: row?.percentage ?? 0,
  active: row?.active ?? false,
  version: row?.version ?? 0,
  pause: row ? pauseOf(row) : null,
  pending,
});

/** The rule of a position that the actor may see; what nobody has saved yet discards nothing. Throws 404. */
export async function readRule(tx: Tx, actor: Actor, positionId: string): Promise<DiscardRule> {
  await requirePosition(tx, actor, positionId);
  const row = await findRule(tx, actor.agencyId, positionId);
  return toRule(row, await countPending(tx, actor.agencyId, positionId));
}

/**
 * Saves the rule, which ends a pause, and discards by it while it is active. Throws 404, 403 NOT_A_RECRUITER, 409
 * POSITION_CLOSED, 409 RULE_CHANGED (`details.version`) when the version given is not the newest.
 */
export async function saveRule(
  tx: Tx,
  actor: Actor,
  positionId: string,
  { discardScoring }: EndpointRequest<typeof saveDiscardRule>['body'],
): Promise<EndpointResponse<typeof saveDiscardRule>> {
  const { agencyId, userId } = actor;
  await requireUnlockedPosition(tx, actor, positionId, 'share');
  await requireManager(tx, actor, positionId);
  const stored = await lockRuleToSave(tx, agencyId, positionId);
  const { RULE_CHANGED } = saveDiscardRule.errors;
  requireVersion({ RULE_CHANGED }, stored.version, discardScoring.version);
  const { percentage, active } = discardScoring;
  const saved = await writeRule(tx, stored, { percentage, active });
  const run = active ? await judgeSaved(tx, saved, userId) : null;
  // A score that was being written meanwhile did not see the rule.
  await enqueueJudging(tx, agencyId, positionId);
  await publish(tx, agencyId, topic.board(positionId));
  return { ...toRule(saved, await countPending(tx, agencyId, positionId)), run };
}
