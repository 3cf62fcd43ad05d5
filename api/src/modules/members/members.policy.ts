import type { Role } from '@cantera/shared/contracts/enums';
import { lastAdminErrors, roleErrors } from '@cantera/shared/contracts/members';
import { fail } from '../../errors.ts';

const LEVELS: Readonly<Record<Role, number>> = { HIRING_MANAGER: 1, RECRUITER: 2, AGENCY_ADMIN: 3 };

/** Nobody gives, or takes away, a role above their own. Throws 403 ROLE_ABOVE_OWN. */
export function requireGrantable(own: Role, ...roles: readonly Role[]): void {
  if (roles.some((role) => LEVELS[role] > LEVELS[own]))
    throw fail(roleErrors, 'ROLE_ABOVE_OWN', 'You cannot give or change a role above your own.');
}

export const lastAdmin = () =>
  fail(lastAdminErrors, 'LAST_ADMIN', 'The agency needs at least one administrator who can log in.');

/** On which side of a position a role may stand. */
export const partOf = (role: Role): 'RECRUITER' | 'HIRING_MANAGER' =>
  role === 'HIRING_MANAGER' ? 'HIRING_MANAGER' : 'RECRUITER';
