import type { EndpointRequest } from '@cantera/shared/contracts';
import type { createCandidate } from '@cantera/shared/contracts/candidate-creation';
import type { Tx } from '../../db/tenant.ts';
import { AppError, invalidFields } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { attachUploadedCv, insertCandidate } from '../candidates/index.ts';
import { type KeyedCall, makeOnce } from '../keyed-calls/index.ts';
import { addToInbox, requireOpenForCandidates } from '../pipeline/index.ts';

type Input = EndpointRequest<typeof createCandidate>['body'];

/** As `requireOpenForCandidates`, for a position that a body names: 400 at `position_id` for one that does not exist. */
export async function requireNamedPosition(tx: Tx, actor: Actor, positionId: string): Promise<void> {
  try {
    await requireOpenForCandidates(tx, actor, positionId);
  } catch (error) {
    if (error instanceof AppError && error.parts.status === 404)
      throw invalidFields({ position_id: 'not_found' });
    throw error;
  }
}

async function create(tx: Tx, actor: Actor, input: Input, undoSeconds: number): Promise<string> {
  const { cvUrl, positionId, sendWelcome, ...person } = input;
  // First of all locks, as public applications take them: the position, then whom it is about.
  if (positionId) await requireNamedPosition(tx, actor, positionId);
  const id = await insertCandidate(tx, actor, person, cvUrl ? 'CV' : 'MANUAL');
  if (cvUrl) {
    // What the form holds was looked at beside the CV: what it leaves empty is to be empty.
    const typed = Object.entries(person).flatMap(([name, value]) => (value === undefined ? [] : [name]));
    await attachUploadedCv(tx, actor, { id, cvFileId: null }, cvUrl, typed);
  }
  if (positionId) await addToInbox(tx, actor, positionId, { candidateIds: [id], sendWelcome }, undoSeconds);
  return id;
}

/**
 * Makes a candidate with lists, CV and application, all or nothing, and gives the id; the same keyed call again gives the same
 * one. Throws 400 with every wrong field, 403 NOT_A_RECRUITER, 409 POSITION_NOT_OPEN, CANDIDATE_EXISTS, CANDIDATE_LIMIT,
 * IDEMPOTENCY_KEY_REUSED.
 */
export const createCandidateOnce = (
  tx: Tx,
  actor: Actor,
  input: Input,
  { call, undoSeconds }: { call: KeyedCall | undefined; undoSeconds: number },
): Promise<string> => makeOnce(tx, actor, call, () => create(tx, actor, input, undoSeconds));
