import { z } from 'zod';
import type { Tx } from '../../../db/tenant.ts';
import { notFound } from '../../../errors.ts';
import type { Actor } from '../../../http/actor.ts';
import { publishCandidate } from '../candidate-events.ts';
import { requireNewKeys } from '../candidate-update.service.ts';
import { type CandidatesUpdate, writeCandidate } from '../candidate-write.ts';
import { enqueueDuplicateCheck, findCv, lockCandidate } from '../candidates.repository.ts';
import { attachCv } from '../cv-attach.service.ts';
import { linkedinKey } from '../matching.ts';
import {
  findOpenFile,
  findOpenOffers,
  insertOffers,
  markResolved,
  type OfferedValue,
  type Suggestion,
} from './suggestions.repository.ts';

const COLUMNS = {
  firstName: (value: string): CandidatesUpdate => ({ first_name: value }),
  lastName: (value: string): CandidatesUpdate => ({ last_name: value }),
  email: (value: string): CandidatesUpdate => ({ email: value }),
  phoneNumber: (value: string): CandidatesUpdate => ({ phone_number: value }),
  linkedin: (value: string): CandidatesUpdate => ({ linkedin: value, linkedin_key: linkedinKey(value) }),
} as const;
const field = z.enum(['firstName', 'lastName', 'email', 'phoneNumber', 'linkedin', 'cv']);

async function applySuggestion(
  tx: Tx,
  actor: Actor,
  candidateId: string,
  suggestion: Suggestion,
): Promise<void> {
  const name = field.parse(suggestion.field);
  const { value } = suggestion;
  if (name === 'cv') {
    if (suggestion.file_id) await attachCv(tx, actor.agencyId, candidateId, suggestion.file_id);
    return;
  }
  if (name === 'email' || name === 'linkedin')
    await requireNewKeys(tx, actor.agencyId, candidateId, { [name]: value });
  await writeCandidate(tx, actor.agencyId, candidateId, COLUMNS[name](value), [name]);
  await enqueueDuplicateCheck(tx, actor.agencyId, candidateId);
}

/** Takes or leaves a value that was offered in public. Throws 404, and 409 CANDIDATE_EXISTS when another candidate has it. */
export async function resolveSuggestion(
  tx: Tx,
  actor: Actor,
  candidateId: string,
  id: string,
  accepted: boolean,
): Promise<void> {
  const { agencyId } = actor;
  await lockCandidate(tx, actor, candidateId);
  const suggestion = await markResolved(tx, agencyId, { candidateId, id }, accepted);
  if (!suggestion) throw notFound('suggestion');
  if (accepted) await applySuggestion(tx, actor, candidateId, suggestion);
  await publishCandidate(tx, agencyId, candidateId);
}

/** The file that came with an open suggestion; undefined when there is none. Throws 404 when the actor does not see the candidate. */
export async function findSuggestedCv(
  tx: Tx,
  actor: Actor,
  candidateId: string,
  id: string,
): Promise<string | undefined> {
  await findCv(tx, actor, candidateId);
  return findOpenFile(tx, actor.agencyId, { candidateId, id });
}

/** Keeps values that someone offered in public and that differ from what is stored; the same open offer is kept once. */
export async function suggest(
  tx: Tx,
  agencyId: string,
  candidateId: string,
  offers: readonly OfferedValue[],
): Promise<void> {
  const open = await findOpenOffers(tx, agencyId, candidateId);
  const fresh = offers.filter(
    (offer) => offer.fileId || !open.some((row) => row.field === offer.field && row.value === offer.value),
  );
  if (fresh.length > 0) await insertOffers(tx, agencyId, candidateId, fresh);
}
