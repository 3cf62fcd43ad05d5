import type { EndpointRequest } from '@cantera/shared/contracts';
import { candidateCreationErrors } from '@cantera/shared/contracts/candidate-creation';
import type { decideIntakeItem } from '@cantera/shared/contracts/intakes';
import type { Tx } from '../../db/tenant.ts';
import { AppError, fail, invalidFields } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import {
  insertCandidate,
  type NewCandidate,
  requireStranger,
  takeReadCv,
  withTaken,
} from '../candidates/index.ts';
import { type CvReading, isReading, unread } from '../cv-reading/index.ts';
import { keepOriginal } from '../documents/index.ts';
import { rememberCandidate } from '../duplicates/index.ts';
import { closeItems, type IntakeRow, type lockItem, namedBy } from '../intake-items/index.ts';
import { addToInbox, requireOpenForCandidates } from '../pipeline/index.ts';
import { judgeAgain } from './judging.service.ts';

type Decision = EndpointRequest<typeof decideIntakeItem>['body'];
export type Changes = NonNullable<Decision['changes']>;
export type LockedItem = NonNullable<Awaited<ReturnType<typeof lockItem>>>;

/**
 * Holds the position that an intake's candidates are added to, before anything else is. Throws 403 NOT_A_RECRUITER and 409
 * POSITION_NOT_OPEN, also for one that is gone.
 */
export async function holdPosition(tx: Tx, actor: Actor, { position_id: id }: IntakeRow): Promise<void> {
  if (id === null) return;
  try {
    await requireOpenForCandidates(tx, actor, id);
  } catch (error) {
    if (!(error instanceof AppError) || error.parts.status !== 404) throw error;
    throw fail(candidateCreationErrors, 'POSITION_NOT_OPEN', 'The position of this intake is gone.');
  }
}

/** Writes the candidate; what is wrong with what was typed is named where it was typed. */
async function insert(tx: Tx, actor: Actor, person: NewCandidate): Promise<string> {
  try {
    return await insertCandidate(tx, actor, person, 'CV');
  } catch (error) {
    if (!(error instanceof AppError) || !error.parts.fields) throw error;
    const named = Object.entries(error.parts.fields).map(([name, why]) => [`changes.${name}`, why]);
    throw invalidFields(Object.fromEntries(named));
  }
}

/** What was read of a CV, with the entries of it that somebody has taken. Throws 400 naming `entries.…`. */
function readingOf(item: LockedItem, entries: NonNullable<Decision['entries']>): CvReading {
  const status = item.cvStatus === 'PENDING' ? 'BROKEN' : item.cvStatus;
  const stored = isReading(item.reading) ? item.reading : unread(status, 'DAMAGED');
  const { reading, unknown } = withTaken(stored, entries);
  if (unknown.length > 0)
    throw invalidFields(Object.fromEntries(unknown.map((at) => [`entries.${at}`, 'not_found'])));
  return reading;
}

/**
 * Makes a candidate of a CV that is held, with what was typed over it and taken of it, and looks at the other CVs of the person again. The
 * caller holds the position and the intake. Throws 400 naming `changes.…` or `entries.…`, 409 CANDIDATE_EXISTS, CANDIDATE_LIMIT.
 */
export async function createFromItem(
  tx: Tx,
  actor: Actor,
  { intake, item }: { intake: IntakeRow; item: LockedItem },
  given: Pick<Decision, 'changes' | 'entries'> & { sendWelcome: boolean; undoSeconds: number },
): Promise<string> {
  const { agencyId } = actor;
  const { changes = {}, entries = [], sendWelcome, undoSeconds } = given;
  const firstName = changes.firstName ?? item.person?.firstName;
  if (!firstName) throw invalidFields({ 'changes.first_name': 'required' });
  await requireStranger(tx, agencyId, {
    email: changes.email === undefined ? item.person?.email : changes.email,
    linkedin: changes.linkedin === undefined ? item.person?.linkedin : changes.linkedin,
  });
  const candidateId = await insert(tx, actor, { ...changes, firstName });
  const typed = Object.entries(changes).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const reading = readingOf(item, entries);
  const fileId = item.fileId ?? '';
  await keepOriginal(tx, agencyId, { candidateId, cvFileId: fileId, createdBy: actor.userId });
  const candidateVersion = await takeReadCv(tx, { agencyId, candidateId, fileId, typed }, reading);
  if (intake.position_id)
    await addToInbox(
      tx,
      actor,
      intake.position_id,
      // Nobody has chosen among the CVs of an intake: a rule may judge them.
      { candidateIds: [candidateId], sendWelcome, isChosen: false },
      undoSeconds,
    );
  await rememberCandidate(tx, agencyId, candidateId);
  const others = await namedBy(tx, agencyId, item.id);
  const decision = { decision: 'CREATED', decidedBy: actor.userId, candidateId, candidateVersion } as const;
  await closeItems(tx, agencyId, [item.id], decision);
  await judgeAgain(tx, agencyId, intake.id, others);
  return candidateId;
}
