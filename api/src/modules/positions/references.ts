import type { Role } from '@cantera/shared/contracts/enums';
import type { Tx } from '../../db/tenant.ts';
import { invalidFields } from '../../errors.ts';
import { countSkills, knownCities } from '../lookups/index.ts';

type MemberRole = 'RECRUITER' | 'HIRING_MANAGER';
const FIELDS: Record<MemberRole, string> = {
  RECRUITER: 'recruiters_ids',
  HIRING_MANAGER: 'hiring_managers_ids',
};
const FITTING: Record<MemberRole, readonly Role[]> = {
  RECRUITER: ['AGENCY_ADMIN', 'RECRUITER'],
  HIRING_MANAGER: ['HIRING_MANAGER'],
};

/** Throws 400 naming the field unless every id is a member of the agency whose role fits. */
export async function requireMembers(
  tx: Tx,
  agencyId: string,
  ids: readonly string[],
  role: MemberRole,
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'role'])
    .where('agency_id', '=', agencyId)
    .where('id', 'in', [...ids])
    .execute();
  if (rows.length < new Set(ids).size) throw invalidFields({ [FIELDS[role]]: 'not_found' });
  if (rows.some((row) => !FITTING[role].includes(row.role)))
    throw invalidFields({ [FIELDS[role]]: 'not_allowed' });
}

/** Throws 400 naming `client_id` unless the client exists in the agency; nobody deletes it until the transaction ends. */
export async function requireClient(tx: Tx, agencyId: string, id: string): Promise<void> {
  const row = await tx
    .selectFrom('clients')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  if (!row) throw invalidFields({ client_id: 'not_found' });
}

/** Throws 400 naming `field` unless every skill exists in the agency and is of the type. */
export async function requireSkills(
  tx: Tx,
  agencyId: string,
  ids: readonly string[],
  type: 'HARD_SKILL' | 'SOFT_SKILL',
  field: string,
): Promise<void> {
  if ((await countSkills(tx, agencyId, type, ids)) < new Set(ids).size)
    throw invalidFields({ [field]: 'not_found' });
}

/** The ids of cities as numbers, without doubles. Throws 400 naming `location` when one does not exist. */
export async function requireCities(tx: Tx, ids: readonly string[]): Promise<number[]> {
  const known = await knownCities(tx, ids);
  if (ids.some((id) => !known.has(id))) throw invalidFields({ location: 'not_found' });
  return [...new Set(known.values())];
}
