import { linkErrors } from '@cantera/shared/contracts/auth';
import type pg from 'pg';
import { inSeconds } from '../../../clock.ts';
import { withTenant } from '../../../db/tenant.ts';
import { fail, invalidFields } from '../../../errors.ts';
import { hashToken, newId, newToken } from '../../../ids.ts';
import { createAgency } from '../../agency/index.ts';
import { createSite, enableSite, requireUnkept } from '../../career-site/index.ts';
import { insertFounder } from '../../users/index.ts';
import { hashPassword } from '../password.ts';
import { requireStrongPassword } from '../password-policy.ts';
import {
  agencyExists,
  findTaken,
  isSetupTokenGood,
  replaceSetupToken,
  useSetupToken,
} from './setup.repository.ts';

const SETUP_SECONDS = 7 * 86_400;

/** A one-time link to found the first agency, or null when there is one. */
export async function createSetupLink(pool: pg.Pool, publicUrl: string): Promise<string | null> {
  if (await agencyExists(pool)) return null;
  const token = newToken();
  await replaceSetupToken(pool, { hash: hashToken(token), expiresAt: inSeconds(SETUP_SECONDS) });
  return `${publicUrl}/public/setup?token=${token}`;
}

const invalidToken = () =>
  fail(
    linkErrors,
    'INVALID_TOKEN',
    'This link is not valid any more. Start the server again for a new one.',
    { fields: { token: 'invalid_value' } },
  );

/** Throws 400 INVALID_TOKEN when the link is used, expired or unknown, or an agency exists already. The token is used up by `foundAgency`. */
export async function checkSetupToken(pool: pg.Pool, token: string): Promise<void> {
  if (!(await isSetupTokenGood(pool, hashToken(token)))) throw invalidToken();
}

export interface NewAgency {
  readonly agencyName: string;
  readonly slug: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  /** The one-time link that allows it; the operator at the terminal needs none. */
  readonly token?: string;
}

/** Founds an agency with its first admin. Throws 400 naming `slug` or `email` when it is taken, the used `token`, or a weak `password`. */
export async function foundAgency(
  pool: pg.Pool,
  given: NewAgency,
): Promise<{ agencyId: string; userId: string }> {
  const isTaken = await findTaken(pool, given);
  if (isTaken.slug) throw invalidFields({ slug: 'already_exists' });
  if (isTaken.email) throw invalidFields({ email: 'already_exists' });
  await requireStrongPassword(given.password, given);
  const agencyId = newId();
  const userId = newId();
  const hash = await hashPassword(given.password);
  await withTenant(pool, agencyId, async (tx) => {
    // First: of two that use one link at once the second waits here and finds it used.
    const isUsedNow = await useSetupToken(tx);
    if (given.token !== undefined && !isUsedNow) throw invalidToken();
    await createAgency(tx, { id: agencyId, name: given.agencyName, slug: given.slug });
    await requireUnkept(tx, agencyId, given.slug);
    // Candidates can apply from the first day on; whoever wants no site unpublishes it.
    await createSite(tx, agencyId);
    await enableSite(tx, agencyId);
    const { email, firstName, lastName } = given;
    await insertFounder(tx, { agencyId, id: userId, email, passwordHash: hash, firstName, lastName });
  });
  return { agencyId, userId };
}
