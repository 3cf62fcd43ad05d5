import type { DiscardCause } from '@cantera/shared/contracts/discard-scoring';
import { topic } from '@cantera/shared/contracts/topics';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';
import { publish } from '../../live/index.ts';
import { criteriaVersion, ENGINE } from '../assessment/index.ts';
import { notifyPosition } from '../notifications/index.ts';
import { discardByScore } from '../pipeline/index.ts';
import { isChangeable } from '../positions/index.ts';
import { enqueueJudging } from '../scores/index.ts';
import { countPending, holdPosition, type Inbox, readInbox } from './judged.repository.ts';
import { countRemade, findJudged, insertRun, lockRule, pauseRule, type RuleRow } from './rules.repository.ts';

/** A judging by changed criteria or engine that would discard more than both waits for a person. */
const BRAKE_COUNT = 10;
const BRAKE_SHARE = 0.3;
/** Those that one change discards a few at a time count together for so long: a language model weighs one after the other. */
const TOGETHER_MS = 3_600_000;

/** A run: applications that were discarded together. */
interface Run {
  readonly id: string;
  readonly discarded: number;
}

const current = async (tx: Tx, agencyId: string, positionId: string) => ({
  engine: ENGINE,
  criteria: await criteriaVersion(tx, agencyId, positionId),
});

async function tellWaiting(tx: Tx, rule: RuleRow, actorId: string | null): Promise<void> {
  const { agency_id: agencyId, position_id: positionId } = rule;
  const count = await countPending(tx, agencyId, positionId);
  await notifyPosition(
    tx,
    {
      agencyId,
      kind: 'DISCARDS',
      subjectId: positionId,
      positionId,
      actorId,
      details: { count, isPaused: false },
      isRepeatable: true,
    },
    { managers: false },
  );
}

/** Discards those of the applications that the rule still discards, and tells who has to look; null when there is none. */
async function carryOut(
  tx: Tx,
  rule: RuleRow,
  cause: DiscardCause,
  applicationIds: readonly string[],
  actorId: string | null = null,
): Promise<Run | null> {
  const { agency_id: agencyId, position_id: positionId, version, percentage } = rule;
  const id = newId();
  const discarded = await discardByScore(
    tx,
    { agencyId, positionId, rule: { version, percentage }, runId: id },
    applicationIds,
  );
  if (discarded.length === 0) return null;
  await insertRun(tx, {
    agency_id: agencyId,
    id,
    position_id: positionId,
    cause,
    rule_version: version,
    percentage,
    discarded: discarded.length,
    created_at: now(),
  });
  await tellWaiting(tx, rule, actorId);
  return { id, discarded: discarded.length };
}

/** Judges the inbox of now by a rule that was just saved and is held. */
export async function judgeSaved(tx: Tx, rule: RuleRow, actorId: string): Promise<Run | null> {
  const { agency_id: agencyId, position_id: positionId, percentage } = rule;
  const as = await current(tx, agencyId, positionId);
  const { below } = await readInbox(tx, agencyId, positionId, percentage, as);
  // Those that are about to be scored anew are judged by what comes.
  const ids = below.filter((one) => !one.is_stale).map(({ id }) => id);
  return carryOut(tx, rule, 'SAVED', ids, actorId);
}

/** Stops the rule instead, and asks its recruiters. */
async function brake(
  tx: Tx,
  rule: RuleRow,
  cause: 'CRITERIA' | 'ENGINE',
  { wouldDiscard, ofInbox }: { wouldDiscard: number; ofInbox: number },
): Promise<void> {
  const { agency_id: agencyId, position_id: positionId } = rule;
  await pauseRule(tx, rule, { cause, wouldDiscard, ofInbox });
  await notifyPosition(
    tx,
    {
      agencyId,
      kind: 'DISCARDS',
      subjectId: newId(),
      positionId,
      details: { count: wouldDiscard, isPaused: true },
    },
    { managers: false },
  );
  await publish(tx, agencyId, topic.board(positionId));
}

/** Judges what changed criteria or a new engine brought below the percentage, together and only once all are scored anew. */
async function judgeRemade(tx: Tx, rule: RuleRow, { size, hasStale, below }: Inbox): Promise<void> {
  const remade = below.filter(({ cause, is_stale }) => cause !== 'SCORE' && !is_stale);
  if (remade.length === 0 || hasStale) return;
  const cause = remade.some((one) => one.cause === 'CRITERIA') ? 'CRITERIA' : 'ENGINE';
  const before = await countRemade(tx, rule, new Date(now().getTime() - TOGETHER_MS).toISOString());
  const together = remade.length + before;
  if (together > BRAKE_COUNT && together > BRAKE_SHARE * (size + before))
    return brake(tx, rule, cause, { wouldDiscard: remade.length, ofInbox: size });
  const ids = remade.map(({ id }) => id);
  await carryOut(tx, rule, cause, ids);
}

/** The rule of a position by which now is judged, held with the position; undefined where none is. */
async function holdActive(tx: Tx, agencyId: string, positionId: string): Promise<RuleRow | undefined> {
  const position = await holdPosition(tx, agencyId, positionId);
  if (!position || !isChangeable(position)) return undefined;
  const rule = await lockRule(tx, agencyId, positionId);
  return rule?.active && !rule.paused_at ? rule : undefined;
}

/** Judges a position whose scores have changed, by its rule. Safe to repeat; on a closed position nothing is judged. */
export async function judgeByScores(tx: Tx, agencyId: string, positionId: string): Promise<void> {
  const rule = await holdActive(tx, agencyId, positionId);
  if (!rule) return;
  const as = await current(tx, agencyId, positionId);
  const inbox = await readInbox(tx, agencyId, positionId, rule.percentage, as);
  const fresh = inbox.below.filter(({ cause, is_stale }) => cause === 'SCORE' && !is_stale);
  const ids = fresh.map(({ id }) => id);
  await carryOut(tx, rule, 'SCORE', ids);
  await judgeRemade(tx, rule, inbox);
}

/** Has every rule of an agency look at its scores, whatever was missed. */
export async function judgeAll(tx: Tx, agencyId: string): Promise<void> {
  for (const positionId of await findJudged(tx, agencyId)) await enqueueJudging(tx, agencyId, positionId);
}
