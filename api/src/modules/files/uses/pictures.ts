import { isUuid } from '@cantera/shared/contracts/text';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../db/tenant.ts';
import { invalidFields } from '../../../errors.ts';

/** The address of a public file of an agency. */
export const publicUrl = (agencyId: string, fileId: string): string => `/files/public/${agencyId}/${fileId}`;

const PUBLIC_FILE = /^\/files\/public\/([0-9a-f-]{36})\/([0-9a-f-]{36})$/;

/** The file that a public address of an agency speaks of; null for any other address. */
export function publicFileId(agencyId: string, url: string | null | undefined): string | null {
  const [, owner, id = ''] = PUBLIC_FILE.exec(url ?? '') ?? [];
  return owner === agencyId && isUuid(id) ? id : null;
}

/** Columns of a row that has a picture: its agency, the file, and an address elsewhere for a picture that is no file of ours. */
const PICTURES = {
  agencies: ['id', 'logo_file_id', 'logo_url'],
  users: ['agency_id', 'image_file_id', 'image_url'],
  clients: ['agency_id', 'logo_image_file_id', 'logo_image_url'],
  candidates: ['agency_id', 'profile_image_file_id', 'profile_image_url'],
} as const;

/** The address of a row's picture, made on reading; null for none. `alias` is the table's name in the statement. */
export function pictureUrl(table: keyof typeof PICTURES, alias: string = table): RawBuilder<string | null> {
  const [agency, file, elsewhere] = PICTURES[table].map((column) => sql.ref(`${alias}.${column}`));
  return sql<string | null>`coalesce('/files/public/' || ${agency} || '/' || ${file}, ${elsewhere})`;
}

/**
 * The id of the picture at an address. Throws 400 naming `field` unless this agency uploaded it; it stays until the end of the
 * transaction: an old one that nobody used until now may be about to be swept.
 */
export async function requireOwnImage(tx: Tx, agencyId: string, url: string, field: string): Promise<string> {
  const id = publicFileId(agencyId, url);
  const file =
    id === null
      ? undefined
      : await tx
          .selectFrom('files')
          .select(['id', 'content_type'])
          .where('agency_id', '=', agencyId)
          .where('id', '=', id)
          .where('access', '=', 'public')
          .forKeyShare()
          .executeTakeFirst();
  if (!file?.content_type.startsWith('image/')) throw invalidFields({ [field]: 'not_found' });
  return file.id;
}
