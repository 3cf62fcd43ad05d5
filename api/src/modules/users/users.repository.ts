import type { Member, User } from '@cantera/shared/contracts/users';
import type { Tx } from '../../db/tenant.ts';
import { permissionsOf } from '../../permissions.ts';

const columns = ['id', 'email', 'first_name', 'last_name', 'role', 'image_url', 'lang'] as const;
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

/** The user as he sees himself, or undefined. */
export async function findUser(tx: Tx, agencyId: string, userId: string): Promise<User | undefined> {
  const row = await tx
    .selectFrom('users')
    .select(columns)
    .where('agency_id', '=', agencyId)
    .where('id', '=', userId)
    .executeTakeFirst();
  return row && { ...toMember(row), agencyId, permissions: permissionsOf(row.role) };
}

export async function listMembers(tx: Tx, agencyId: string): Promise<Member[]> {
  const rows = await tx
    .selectFrom('users')
    .select(columns)
    .where('agency_id', '=', agencyId)
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .execute();
  return rows.map(toMember);
}

export interface ProfileChange {
  first_name?: string;
  last_name?: string;
  lang?: User['lang'];
  image_url?: string | null;
}
export async function updateProfile(
  tx: Tx,
  agencyId: string,
  userId: string,
  change: ProfileChange,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx
    .updateTable('users')
    .set(change)
    .where('agency_id', '=', agencyId)
    .where('id', '=', userId)
    .execute();
}
