import { sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import { keysOf } from '../candidates/index.ts';
import { siteIsOn } from '../career-site/index.ts';

/** What the agency is called. */
export async function agencyName(tx: Tx, agencyId: string): Promise<string> {
  const row = await tx.selectFrom('agencies').select('name').where('id', '=', agencyId).executeTakeFirst();
  return row?.name ?? '';
}

/** What a receipt says of an agency: its name, and the slug of its career site where that is on. */
export async function agencyOfReceipt(
  tx: Tx,
  agencyId: string,
): Promise<{ readonly name: string; readonly siteSlug: string | null }> {
  const row = await tx
    .selectFrom('agencies')
    .select(['name', 'slug'])
    .select(({ ref }) => siteIsOn(ref('agencies.id')).as('has_site'))
    .where('id', '=', agencyId)
    .executeTakeFirst();
  return { name: row?.name ?? '', siteSlug: row?.has_site ? row.slug : null };
}

/** Whether an address is a candidate's: somebody known by other contacts may have another one. */
export async function isAddressOf(
  tx: Tx,
  agencyId: string,
  candidateId: string,
  email: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('candidates')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('id', '=', candidateId)
    .where('email_key', '=', keysOf({ email }).email)
    .executeTakeFirst();
  return row !== undefined;
}

/** A member as a mail with a link writes to them, or names them; without a password hash, their invitation waits. */
export const findPerson = (tx: Tx, agencyId: string, id: string) =>
  tx
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name', 'lang', 'password_hash'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Members as a mail names them or writes to them. */
export const listPeople = (tx: Tx, agencyId: string, ids: readonly string[]) =>
  tx
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email', 'lang'])
    .where('agency_id', '=', agencyId)
    .where('id', 'in', [...ids])
    .execute();

/** Members to whom a mail goes: all administrators, or some by their ids. */
export type Mailed = 'ADMINS' | readonly string[];

/** Where members are written to, but for those whose invitation waits. */
export const listMailed = (tx: Tx, agencyId: string, to: Mailed) =>
  tx
    .selectFrom('users')
    .select(['email', 'lang'])
    .where('agency_id', '=', agencyId)
    .where((eb) =>
      to === 'ADMINS' ? eb('role', '=', 'AGENCY_ADMIN') : sql<boolean>`id = any (${[...to]}::uuid[])`,
    )
    .where('password_hash', 'is not', null)
    .execute();

/** The name of a candidate whom a mail is about, with that of the agency. */
export const findSubject = (tx: Tx, agencyId: string, candidateId: string) =>
  tx
    .selectFrom('candidates as c')
    .innerJoin('agencies as a', 'a.id', 'c.agency_id')
    .select(['c.first_name', 'c.last_name', 'a.name as agency'])
    .where('c.agency_id', '=', agencyId)
    .where('c.id', '=', candidateId)
    .executeTakeFirst();
