import type { EndpointRequest, EndpointResponse } from '@cantera/shared/contracts';
import type { PossibleDuplicate } from '@cantera/shared/contracts/candidate-creation';
import { type getPoolProfile, STRANGER_DAYS } from '@cantera/shared/contracts/hunt-profiles';
import { can } from '@cantera/shared/contracts/permissions';
import type { StoredProfile } from '../../../db/json-columns.ts';
import type { Tx } from '../../../db/tenant.ts';
import { notFound } from '../../../errors.ts';
import type { Actor } from '../../../http/actor.ts';
import { currentCompany } from '../../candidates/index.ts';
import { findResembling, readPeople } from '../../duplicates/index.ts';
import { listStrangers } from '../../hunt-strangers/index.ts';
import { requireHunt } from '../hunts.repository.ts';

const DAY_MS = 86_400_000;

/** The candidates who look like somebody of a file, the surest first. */
async function alike(tx: Tx, actor: Actor, id: string, profile: StoredProfile): Promise<PossibleDuplicate[]> {
  const companies = [
    ...new Set([currentCompany(profile.jobs), ...profile.jobs.map((job) => job.companyName)]),
  ];
  const { candidates } = await findResembling(tx, actor.agencyId, {
    ...profile,
    id,
    companies: companies.filter((name) => name !== null),
  });
  const people = await readPeople(
    tx,
    actor,
    candidates.map((one) => one.id),
  );
  return candidates.flatMap(({ id: candidateId, ...likeness }) => {
    const candidate = people.get(candidateId);
    return candidate ? [{ candidate, ...likeness }] : [];
  });
}

/** What a file, or a server, says of somebody whom a hunt found. Throws 404. */
export async function readProfile(
  tx: Tx,
  actor: Actor,
  { id, strangerId }: EndpointRequest<typeof getPoolProfile>['params'],
): Promise<EndpointResponse<typeof getPoolProfile>['data']> {
  await requireHunt(tx, actor, id);
  const [row] = await listStrangers(tx, actor.agencyId, id, strangerId);
  if (!row) throw notFound('person');
  const { cityId: _, ...profile } = row.profile;
  const isWhole = can(actor.role, 'candidates.read_all');
  return {
    // What somebody wrote of themselves may hold a telephone number.
    profile: isWhole
      ? profile
      : { ...profile, email: null, phoneNumber: null, linkedin: null, summary: null },
    fileName: row.file_name,
    // It may be the address of a profile, which leads to who it is.
    origin: isWhole ? row.origin : null,
    deletedAt: new Date(Date.parse(row.created_at) + STRANGER_DAYS * DAY_MS).toISOString(),
    possibleDuplicates: can(actor.role, 'candidates.write')
      ? await alike(tx, actor, row.id, row.profile)
      : [],
  };
}
