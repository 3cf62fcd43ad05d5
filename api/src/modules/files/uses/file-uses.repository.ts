import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../db/tenant.ts';

/** A column that names a file. */
interface FileColumn {
  readonly table: string;
  readonly column: string;
  /** The column of the row's agency, where it is another than `agency_id`. */
  readonly agency?: string;
  /** When the row names the file at all. */
  readonly where?: string;
}

/** Every reference to a file. A test reads the catalogue and fails for one that is not here. */
export const FILE_COLUMNS: readonly FileColumn[] = [
  { table: 'candidates', column: 'cv_file_id' },
  { table: 'candidates', column: 'profile_image_file_id' },
  { table: 'applications', column: 'cv_file_id' },
  // An offer that was taken or left names none any more.
  { table: 'candidate_suggestions', column: 'file_id', where: 'resolved_at is null' },
  { table: 'candidate_documents', column: 'file_id' },
  { table: 'intake_items', column: 'file_id' },
  // The document that a CV was made from.
  { table: 'files', column: 'made_from_file_id' },
  { table: 'reports', column: 'file_id' },
  { table: 'users', column: 'image_file_id' },
  { table: 'clients', column: 'logo_image_file_id' },
  { table: 'agencies', column: 'logo_file_id', agency: 'id' },
  { table: 'file_uses', column: 'file_id' },
  // What was read from a CV, and a score that quotes it, go with the file and keep nobody's.
  { table: 'cv_pages', column: 'file_id', where: 'false' },
  { table: 'application_scores', column: 'file_id', where: 'false' },
];

/** Whether anything names a file: one `exists` over all columns. `file` is the file's id in the statement around it. */
export function isUsed(agencyId: string, file: RawBuilder<unknown>): RawBuilder<boolean> {
  const places = FILE_COLUMNS.map(
    ({ table, column, agency = 'agency_id', where = 'true' }) => sql`
      select ${sql.ref(column)} as file_id from ${sql.table(table)}
      where ${sql.ref(agency)} = ${agencyId} and ${sql.ref(column)} is not null and ${sql.raw(where)}`,
  );
  return sql<boolean>`exists (select from (${sql.join(places, sql` union all `)}) uses where uses.file_id = ${file})`;
}

/** Whether something names a file: a CV, a document, a picture, an attachment. */
export async function isFileUsed(tx: Tx, agencyId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select ${isUsed(agencyId, sql`${id}::uuid`)} as used`.execute(
    tx,
  );
  return rows[0]?.used ?? false;
}

/** Whose document names files: the agency's one site, and the logo that it had before, go by the agency's id. */
export interface FileOwner {
  readonly kind: 'career_site' | 'workflow' | 'workflow_run' | 'message' | 'merge' | 'kept_logo';
  readonly id: string;
}

/**
 * Makes these the files that a document names, in the transaction that writes the document; none when it names none any more.
 * A file that is not there is left out. Uses of a run, a message and a merge go with it.
 */
export async function writeFileUses(
  tx: Tx,
  agencyId: string,
  owner: FileOwner,
  fileIds: readonly string[],
): Promise<void> {
  let left = tx
    .deleteFrom('file_uses')
    .where('agency_id', '=', agencyId)
    .where('owner_kind', '=', owner.kind)
    .where('owner_id', '=', owner.id);
  if (fileIds.length > 0) left = left.where('file_id', 'not in', [...fileIds]);
  await left.execute();
  if (fileIds.length === 0) return;
  // Held: an old file that nothing used until now may be about to be swept.
  await sql`
    insert into file_uses (agency_id, file_id, owner_kind, owner_id)
    select f.agency_id, f.id, ${owner.kind}, ${owner.id} from files f
    where f.agency_id = ${agencyId} and f.id = any (${[...fileIds]}::uuid[])
    for key share
    on conflict do nothing`.execute(tx);
}

/** The files that a document names. */
export async function listFileUses(tx: Tx, agencyId: string, owner: FileOwner): Promise<string[]> {
  const rows = await tx
    .selectFrom('file_uses')
    .select('file_id')
    .where('agency_id', '=', agencyId)
    .where('owner_kind', '=', owner.kind)
    .where('owner_id', '=', owner.id)
    .execute();
  return rows.map((row) => row.file_id);
}

/** Takes the uses of owners of one kind away: they are there still, and name no file any more. */
export async function dropFileUses(
  tx: Tx,
  agencyId: string,
  kind: FileOwner['kind'],
  ownerIds: readonly string[],
): Promise<void> {
  if (ownerIds.length === 0) return;
  await tx
    .deleteFrom('file_uses')
    .where('agency_id', '=', agencyId)
    .where('owner_kind', '=', kind)
    .where('owner_id', 'in', [...ownerIds])
    .execute();
}
