import type { CandidateListItem } from '@cantera/shared/contracts/candidates';
import type { DuplicatePair } from '@cantera/shared/contracts/duplicates';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { listPage } from '../candidates/index.ts';

/** What a pair shows of a candidate. */
const toPerson = (candidate: CandidateListItem): DuplicatePair['first'] => ({
  id: candidate.id,
  firstName: candidate.firstName,
  lastName: candidate.lastName,
  jobTitle: candidate.jobTitle,
  companyName: candidate.companyName,
  email: candidate.email,
  phoneNumber: candidate.phoneNumber,
  linkedin: candidate.linkedin,
  profileImageUrl: candidate.profileImageUrl,
  location: candidate.location,
  createdAt: candidate.createdAt,
});

/** Candidates that the actor may see as pairs show them, by their ids. */
export async function readPeople(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
): Promise<Map<string, DuplicatePair['first']>> {
  if (ids.length === 0) return new Map();
  const unique = [...new Set(ids)];
  const query = { ids: unique, page: 1, perPage: unique.length, withTotal: false };
  const { items } = await listPage(tx, actor, query);
  return new Map(items.map((item) => [item.id, toPerson(item)]));
}
