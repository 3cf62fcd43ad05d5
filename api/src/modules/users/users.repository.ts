import { permissionsOf } from '@cantera/shared/contracts/permissions';
import type { InvitationDelivery, Member, MemberListItem, User } from '@cantera/shared/contracts/users';
import { sql } from 'kysely';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { pictureUrl, requireOwnImage } from '../files/index.ts';
import { INVITATION_DAYS } from './invitations.ts';

const columns = ['id', 'email', 'first_name', 'last_name', 'role', 'lang'] as const;
type Row = Pick<User, 'id' | 'email' | 'role' | 'lang'> & {
  first_name: string;
  last_name: string;
  image_url: string | null;
};

const toMember = (row: Row): Member => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  role: row.role,
  imageUrl: row.image_url,
  lang: row.lang,
});

/** The user as they see themselves, or undefined. */
export async function findUser(tx: Tx, agencyId: string, userId: string): Promise<User | undefined> {
  const row = await tx
    .selectFrom('users')
    .select([...columns, pictureUrl('users').as('image_url'), 'version', 'is_password_weak'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', userId)
    .executeTakeFirst();
  return (
    row && {
      ...toMember(row),
      agencyId,
      version: row.version,
      permissions: permissionsOf(row.role),
      isPasswordWeak: row.is_password_weak,
    }
  );
}

/** Holds a user's row, so that of two changes at once one follows the other. */
export async function lockUser(tx: Tx, agencyId: string, userId: string): Promise<void> {
  await tx
    .selectFrom('users')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .execute();
}

/**
 * Of the newest invitation, by its links: one that works longer than an hour is that of a mail that has left, one that never
 * worked that of a mail that nobody took.
 */
const invitationDelivery = sql<InvitationDelivery>`coalesce((
  select case when max(t.expires_at - t.created_at) > interval '1 day' then 'SENT'
    when max(t.expires_at - t.created_at) = interval '0' then 'FAILED' end
  from user_tokens t
  where t.agency_id = users.agency_id and t.user_id = users.id and t.kind = 'INVITATION'
    and t.created_at >= coalesce(users.invited_at, users.created_at)
), 'WAITING')`;

const membersOf = (tx: Tx, agencyId: string) =>
  tx
    .selectFrom('users')
    .select([...columns, pictureUrl('users').as('image_url'), 'version', 'invited_at', 'created_at'])
    .select((eb) => eb('password_hash', 'is', null).as('is_pending'))
    .select(invitationDelivery.as('delivery'))
    .where('agency_id', '=', agencyId);
type MemberRow = Awaited<ReturnType<ReturnType<typeof membersOf>['executeTakeFirstOrThrow']>>;

function toListItem(row: MemberRow): MemberListItem {
  const sentAt = row.invited_at ?? row.created_at;
  const expiresAt = new Date(new Date(sentAt).getTime() + INVITATION_DAYS * 86_400_000).toISOString();
  return {
    ...toMember(row),
    invitation: row.is_pending ? { sentAt, expiresAt, delivery: row.delivery } : null,
    version: row.version,
  };
}

/** The members of an agency by name; those who have not accepted their invitation at the end. */
export async function listMembers(tx: Tx, agencyId: string): Promise<MemberListItem[]> {
  const rows = await membersOf(tx, agencyId)
    .orderBy('is_pending')
    .orderBy((eb) => eb.fn('app.fold', ['first_name']))
    .orderBy((eb) => eb.fn('app.fold', ['last_name']))
    .orderBy('id')
    .execute();
  return rows.map(toListItem);
}

export async function findMember(tx: Tx, agencyId: string, id: string): Promise<MemberListItem | undefined> {
  const row = await membersOf(tx, agencyId).where('id', '=', id).executeTakeFirst();
  return row && toListItem(row);
}

export const countMembers = async (tx: Tx, agencyId: string): Promise<number> =>
  (
    await tx
      .selectFrom('users')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('agency_id', '=', agencyId)
      .executeTakeFirstOrThrow()
  ).n;

/** Whether someone else than this member administers the agency and can log in. */
export async function hasOtherAdmin(tx: Tx, agencyId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('id', '<>', id)
    .where('role', '=', 'AGENCY_ADMIN')
    .where('password_hash', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds someone without a password. False when the address has an account, in whichever agency. */
export async function insertInvited(
  tx: Tx,
  row: { agency_id: string; id: string; email: string; first_name: string; role: User['role']; at: Date },
): Promise<boolean> {
  const { at, ...given } = row;
  const added = await tx
    .insertInto('users')
    .values({ ...given, created_at: at, invited_at: at })
    .onConflict((on) => on.expression(sql`lower(email)`).doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

export interface MemberChange {
  first_name?: string;
  last_name?: string;
  lang?: User['lang'];
  image_file_id?: string | null;
  /** An address elsewhere; whoever gives someone a picture or none takes it away. */
  image_url?: null;
  role?: User['role'];
  invited_at?: Date;
}
/** What nobody edits in a form beside someone else is no new version: it must not refuse whoever edits the rest. */
const isUnedited = (column: string): boolean => column === 'lang' || column === 'invited_at';

/**
 * The columns of a picture that is another than before; none for one that is as it was or not given. Throws 400 naming
 * `image_url` unless the agency uploaded it.
 */
export async function changedPicture(
  tx: Tx,
  agencyId: string,
  given: string | null | undefined,
  before: string | null,
): Promise<Pick<MemberChange, 'image_file_id' | 'image_url'>> {
  if (given === undefined || given === before) return {};
  const fileId = given ? await requireOwnImage(tx, agencyId, given, 'image_url') : null;
  return { image_file_id: fileId, image_url: null };
}

/** Changes columns of a member as a new version. */
export async function updateUser(
  tx: Tx,
  agencyId: string,
  userId: string,
  change: MemberChange,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx
    .updateTable('users')
    .set({
      ...change,
      ...(Object.keys(change).every(isUnedited) ? {} : { version: sql<number>`version + 1` }),
    })
    .where('agency_id', '=', agencyId)
    .where('id', '=', userId)
    .execute();
}

/**
 * Removes the row; sessions, links, channels and assignments go with it, the user's work stays without their
 * name.
 */
export async function deleteUser(tx: Tx, agencyId: string, userId: string): Promise<void> {
  await tx.deleteFrom('users').where('agency_id', '=', agencyId).where('id', '=', userId).execute();
}

/** Gives someone who accepts an invitation the name and the language that they chose. */
export const nameInvited = (
  tx: Tx,
  agencyId: string,
  id: string,
  given: Pick<User, 'firstName' | 'lastName' | 'lang'>,
): Promise<void> =>
  updateUser(tx, agencyId, id, {
    first_name: given.firstName,
    last_name: given.lastName,
    lang: given.lang,
  });

/** Adds the first administrator of an agency. `passwordHash` is what `hashPassword` gave. */
export async function insertFounder(
  tx: Tx,
  given: {
    readonly agencyId: string;
    readonly id: string;
    readonly email: string;
    readonly passwordHash: string;
    readonly firstName: string;
    readonly lastName: string;
  },
): Promise<void> {
  await tx
    .insertInto('users')
    .values({
      agency_id: given.agencyId,
      id: given.id,
      email: given.email,
      password_hash: given.passwordHash,
      first_name: given.firstName,
      last_name: given.lastName,
      role: 'AGENCY_ADMIN',
      created_at: now(),
    })
    .execute();
}

/** Writes the hash of a user's new password, which is none that would be refused. */
export async function writePasswordHash(
  tx: Tx,
  agencyId: string,
  userId: string,
  hash: string,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: hash, is_password_weak: false })
    .where('agency_id', '=', agencyId)
    .where('id', '=', userId)
    .execute();
}

/** Notes whether the password of this hash would be refused today; one that has changed since is another's matter. */
export async function notePasswordStrength(
  tx: Tx,
  account: { readonly agencyId: string; readonly userId: string; readonly passwordHash: string },
  isWeak: boolean,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ is_password_weak: isWeak })
    .where('agency_id', '=', account.agencyId)
    .where('id', '=', account.userId)
    .where('password_hash', '=', account.passwordHash)
    .where('is_password_weak', '<>', isWeak)
    .execute();
}
