import type { EndpointRequest } from '@cantera/shared/contracts';
import { decideIntakeItem, type IntakeItem } from '@cantera/shared/contracts/intakes';
import type { Tx } from '../../db/tenant.ts';
import { AppError, fail, invalidFields, isRefusal, notFound } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { holdCandidate, keysOf, suggestFor } from '../candidates/index.ts';
import { keepOriginal } from '../documents/index.ts';
import { findFile, removeFiles } from '../files/index.ts';
import {
  closeItems,
  deleteDoubles,
  type IntakeRow,
  lockIntake,
  lockItem,
  namedBy,
  undecidedItems,
  waitForReading,
} from '../intake-items/index.ts';
import type { InTenant } from './batch.service.ts';
import { type Changes, createFromItem, holdPosition, type LockedItem } from './creation.service.ts';
import { describeItem, requireIntake } from './describe.ts';
import { judgeAgain, judgeRefused } from './judging.service.ts';
import { enqueueReading } from './reading.service.ts';
import { tellIntake } from './tell.ts';

type Input = EndpointRequest<typeof decideIntakeItem>['body'];
interface Which {
  readonly intakeId: string;
  readonly itemId: string;
}

/** A CV of an intake that is held and that nobody decided. Throws 404, 409 ITEM_DECIDED. */
export async function lockUndecided(tx: Tx, actor: Actor, { intakeId, itemId }: Which): Promise<LockedItem> {
  const item = await lockItem(tx, actor.agencyId, intakeId, itemId);
  if (!item) throw notFound('item');
  if (item.decision)
    throw fail(decideIntakeItem.errors, 'ITEM_DECIDED', 'Somebody has decided this CV already.');
  return item;
}

async function holdNamed(tx: Tx, actor: Actor, candidateId: string | undefined): Promise<string> {
  if (!candidateId) throw invalidFields({ candidate_id: 'required' });
  try {
    await holdCandidate(tx, actor, candidateId);
  } catch (error) {
    if (error instanceof AppError && error.parts.status === 404)
      throw invalidFields({ candidate_id: 'not_found' });
    throw error;
  }
  return candidateId;
}

/** Offers a CV and what it says to a candidate, who stays as they are. */
async function attach(
  tx: Tx,
  actor: Actor,
  { intake, item }: { intake: IntakeRow; item: LockedItem },
  given: { candidateId: string | undefined; changes?: Changes | undefined },
): Promise<void> {
  const { agencyId, userId } = actor;
  const { changes = {} } = given;
  const candidateId = await holdNamed(tx, actor, given.candidateId);
  const file = item.fileId ? await findFile(tx, agencyId, item.fileId, 'private') : undefined;
  const others = await namedBy(tx, agencyId, item.id);
  await closeItems(tx, agencyId, [item.id], { decision: 'ATTACHED', decidedBy: userId, candidateId });
  const person = {
    firstName: changes.firstName ?? item.person?.firstName ?? null,
    lastName: changes.lastName ?? item.person?.lastName ?? null,
    email: changes.email ?? item.person?.email ?? null,
    phoneNumber: changes.phoneNumber ?? item.person?.phoneNumber ?? null,
    linkedin: changes.linkedin ?? item.person?.linkedin ?? null,
  };
  await suggestFor(tx, agencyId, candidateId, person, { id: item.fileId ?? '', name: file?.name ?? '' });
  if (file) await keepOriginal(tx, agencyId, { candidateId, cvFileId: file.id, createdBy: userId });
  await judgeAgain(tx, agencyId, intake.id, others);
}

async function skip(tx: Tx, { agencyId, userId }: Actor, intakeId: string, itemId: string): Promise<void> {
  const others = await namedBy(tx, agencyId, itemId);
  // It can be taken back: its file goes with the intake.
  await closeItems(tx, agencyId, [itemId], { decision: 'SKIPPED', decidedBy: userId, keepsFile: true });
  await judgeAgain(tx, agencyId, intakeId, others);
}

async function decide(
  tx: Tx,
  actor: Actor,
  which: Which,
  { decision, candidateId, changes, entries, sendWelcome = false }: Input,
  undoSeconds: number,
): Promise<IntakeItem> {
  const { agencyId } = actor;
  const intake = await requireIntake(tx, actor, which.intakeId);
  if (decision === 'CREATE') await holdPosition(tx, actor, intake);
  await lockIntake(tx, agencyId, intake.id);
  const item = await lockUndecided(tx, actor, which);
  if (item.cvStatus === 'PENDING' && decision !== 'SKIP')
    throw fail(decideIntakeItem.errors, 'ITEM_NOT_READ', 'This CV is still being read.');
  if (decision === 'CREATE')
    await createFromItem(tx, actor, { intake, item }, { changes, entries, sendWelcome, undoSeconds });
  else if (decision === 'ATTACH') await attach(tx, actor, { intake, item }, { candidateId, changes });
  else await skip(tx, actor, intake.id, item.id);
  await tellIntake(tx, agencyId, intake.id);
  return describeItem(tx, actor, intake.id, item.id);
}

/** Keeps whom a CV is of by now, which its screen compares it with. */
async function keepExisting(
  tx: Tx,
  { agencyId }: Actor,
  which: Which,
  { email = null, linkedin = null }: Changes = {},
): Promise<void> {
  await lockIntake(tx, agencyId, which.intakeId);
  await judgeRefused(tx, agencyId, which, keysOf({ email, linkedin }));
  await tellIntake(tx, agencyId, which.intakeId);
}

/**
 * Decides a CV of an intake, once, and gives it. Throws 404, 400 naming `candidate_id`, `changes.…` or `entries.…`, 403
 * NOT_A_RECRUITER, 409 ITEM_DECIDED, ITEM_NOT_READ, CANDIDATE_EXISTS, CANDIDATE_LIMIT, POSITION_NOT_OPEN.
 */
export async function decideItem(
  inTenant: InTenant,
  actor: Actor,
  which: Which,
  input: Input,
  undoSeconds: number,
): Promise<IntakeItem> {
  try {
    return await inTenant((tx) => decide(tx, actor, which, input, undoSeconds));
  } catch (error) {
    // In a transaction of its own: the refusal takes back whatever was written in the other.
    if (isRefusal(error, 'CANDIDATE_EXISTS'))
      await inTenant((tx) => keepExisting(tx, actor, which, input.changes));
    throw error;
  }
}

/** Skips every undecided CV of an intake and deletes their files; how many they were. Throws 404. */
export async function skipRest(tx: Tx, actor: Actor, intakeId: string): Promise<number> {
  const { agencyId, userId } = actor;
  await requireIntake(tx, actor, intakeId);
  await lockIntake(tx, agencyId, intakeId);
  const ids = await undecidedItems(tx, agencyId, intakeId);
  const files = await closeItems(tx, agencyId, ids, { decision: 'SKIPPED', decidedBy: userId });
  await removeFiles(tx, agencyId, files);
  await tellIntake(tx, agencyId, intakeId);
  return ids.length;
}

/** Has a CV read again that could not be read, or whose reading never ended; one that was read stays as it is. Throws 404, 409 ITEM_DECIDED. */
export async function readAgain(tx: Tx, actor: Actor, which: Which): Promise<void> {
  const { agencyId } = actor;
  await requireIntake(tx, actor, which.intakeId);
  await lockIntake(tx, agencyId, which.intakeId);
  const item = await lockUndecided(tx, actor, which);
  if (item.cvStatus === 'READ') return;
  await waitForReading(tx, agencyId, item.id);
  await deleteDoubles(tx, agencyId, item.id);
  await enqueueReading(tx, agencyId, item.id);
  await tellIntake(tx, agencyId, which.intakeId);
}
