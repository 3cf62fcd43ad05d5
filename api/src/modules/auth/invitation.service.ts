import type { acceptInvitationBody } from '@cantera/shared/contracts/auth';
import { topic } from '@cantera/shared/contracts/topics';
import type { User } from '@cantera/shared/contracts/users';
import type pg from 'pg';
import type { z } from 'zod';
import { withTenant } from '../../db/tenant.ts';
import { publish } from '../../live/index.ts';
import { findAgency } from '../agency/index.ts';
import { findUser, nameInvited, nameOfAddress } from '../users/index.ts';
import { hashPassword } from './password.ts';
import { findPasswordOwner, requireStrongPassword } from './password-policy.ts';
import { checkToken, findToken, setPassword, useToken } from './user-tokens.ts';

interface Invitation extends Pick<User, 'email' | 'firstName' | 'lastName' | 'role'> {
  readonly agencyName: string;
}

/** Whom the token of a mail invites, and where to. Throws 400 INVALID_TOKEN. */
export async function readInvitation(pool: pg.Pool, token: string): Promise<Invitation> {
  const found = await findToken(pool, token);
  return withTenant(pool, found.agencyId, async (tx) => {
    await checkToken(tx, found, 'INVITATION');
    const agency = await findAgency(tx, found.agencyId);
    const user = await findUser(tx, found.agencyId, found.userId);
    const { email = '', firstName = '', lastName = '', role = 'HIRING_MANAGER' } = user ?? {};
    return {
      agencyName: agency?.name ?? '',
      email,
      // What only stands for a name is not offered as one.
      firstName: firstName === nameOfAddress(email) ? '' : firstName,
      lastName,
      role,
    };
  });
}

/**
 * Gives an invited member their name, their language and a password. Throws 400 INVALID_TOKEN, WEAK_PASSWORD.
 */
export async function acceptInvitation(
  pool: pg.Pool,
  given: z.output<typeof acceptInvitationBody>,
): Promise<{ agencyId: string; userId: string }> {
  const found = await findToken(pool, given.token);
  const owner = await withTenant(pool, found.agencyId, async (tx) => {
    await checkToken(tx, found, 'INVITATION');
    return findPasswordOwner(tx, found);
  });
  const { firstName, lastName } = given;
  await requireStrongPassword(given.password, { ...owner, firstName, lastName });
  const hash = await hashPassword(given.password);
  await withTenant(pool, found.agencyId, async (tx) => {
    await useToken(tx, found, 'INVITATION');
    await nameInvited(tx, found.agencyId, found.userId, given);
    await setPassword(tx, found.agencyId, found.userId, hash);
    await publish(tx, found.agencyId, topic.members());
  });
  return found;
}
