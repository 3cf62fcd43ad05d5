import type { EndpointResponse } from '@cantera/shared/contracts';
import type { acceptCleanItems, undoIntake } from '@cantera/shared/contracts/intakes';
import type { Tx } from '../../db/tenant.ts';
import { isRefusal } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { eraseCandidate } from '../candidates/index.ts';
import {
  cleanItems,
  type IntakeRow,
  lockIntake,
  lockItem,
  type RecentDecision,
  renewIntake,
  reopenItem,
  undoableItems,
} from '../intake-items/index.ts';
import { holdMade } from './batch.repository.ts';
import { createFromItem, holdPosition } from './creation.service.ts';
import { requireIntake } from './describe.ts';
import { judgePerson } from './judging.service.ts';
import { enqueueReading } from './reading.service.ts';
import { tellIntake } from './tell.ts';

/** Opens a transaction for each CV: one that fails takes no other along, and none waits for all. */
export type InTenant = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** Makes a candidate of a clean CV, unless it is decided or looks like somebody by now. Gives whether it did. */
async function acceptItem(tx: Tx, actor: Actor, intake: IntakeRow, itemId: string): Promise<boolean> {
  const { agencyId } = actor;
  await holdPosition(tx, actor, intake);
  await lockIntake(tx, agencyId, intake.id);
  const item = await lockItem(tx, agencyId, intake.id, itemId);
  if (!item?.person || item.decision || !item.isSure) return false;
  // Candidates may have come in since the CV was read.
  const doubles = await judgePerson(tx, agencyId, intake.id, { id: itemId, person: item.person });
  if (doubles.length === 0)
    await createFromItem(tx, actor, { intake, item }, { sendWelcome: false, undoSeconds: 0 });
  await tellIntake(tx, agencyId, intake.id);
  return doubles.length === 0;
}

/** A request of a thousand CVs would outlive its caller's patience: the rest is for the next one. */
const ACCEPT_MS = 20_000;

/**
 * Makes candidates of the clean CVs of an intake, as far as the plan and 20 s have room; `left` is what is still to do. What
 * fails once some were made ends it there. Throws 404, 403 NOT_A_RECRUITER, 409 POSITION_NOT_OPEN.
 */
export async function acceptClean(
  inTenant: InTenant,
  actor: Actor,
  intakeId: string,
): Promise<EndpointResponse<typeof acceptCleanItems>['data']> {
  const { intake, ids } = await inTenant(async (tx) => {
    const found = await requireIntake(tx, actor, intakeId);
    await holdPosition(tx, actor, found);
    return { intake: found, ids: await cleanItems(tx, actor.agencyId, intakeId) };
  });
  const end = performance.now() + ACCEPT_MS;
  let created = 0;
  let isPlanFull = false;
  for (const id of ids) {
    if (performance.now() > end) break;
    try {
      if (await inTenant((tx) => acceptItem(tx, actor, intake, id))) created += 1;
    } catch (error) {
      // Somebody wrote the same address between the look and the creation.
      if (isRefusal(error, 'CANDIDATE_EXISTS')) continue;
      isPlanFull = isRefusal(error, 'CANDIDATE_LIMIT');
      if (!isPlanFull && created === 0) throw error;
      break;
    }
  }
  return { created, left: ids.length - created, isPlanFull };
}

/** Takes back one CV that was skipped, or became a candidate whom nobody touched. Gives whether it did. */
async function takeBack(
  tx: Tx,
  actor: Actor,
  { intakeId, itemId, candidateId }: RecentDecision,
): Promise<boolean> {
  const { agencyId, userId } = actor;
  await lockIntake(tx, agencyId, intakeId);
  if (candidateId) await holdMade(tx, agencyId, candidateId);
  const [made] = await undoableItems(tx, agencyId, [intakeId], itemId);
  if (!made?.isUntouched || made.candidateId !== candidateId) return false;
  await reopenItem(tx, agencyId, itemId, made.fileId);
  await renewIntake(tx, agencyId, intakeId);
  if (candidateId)
    await eraseCandidate(tx, agencyId, candidateId, { reason: 'BY_HAND', deletedBy: userId, keepsCvs: true });
  await enqueueReading(tx, agencyId, itemId);
  await tellIntake(tx, agencyId, intakeId);
  return true;
}

/** Takes back what was lately created in an intake and nobody touched since, and what was skipped. Throws 404. */
export async function undo(
  inTenant: InTenant,
  actor: Actor,
  intakeId: string,
): Promise<EndpointResponse<typeof undoIntake>['data']> {
  const made = await inTenant(async (tx) => {
    await requireIntake(tx, actor, intakeId);
    return undoableItems(tx, actor.agencyId, [intakeId]);
  });
  let undone = 0;
  for (const one of made) if (await inTenant((tx) => takeBack(tx, actor, one))) undone += 1;
  return { undone, kept: made.length - undone };
}
