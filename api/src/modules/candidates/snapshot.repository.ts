import { type RawBuilder, sql } from 'kysely';
import type { PersonSnapshot, StoredRow } from '../../db/json-columns.ts';
import { insertStoredRows } from '../../db/stored-rows.ts';
import type { Tx } from '../../db/tenant.ts';

/** The lists of a candidate, each with its table and what tells its entries apart. */
export const LISTS = {
  workExperiences: { table: 'candidate_experiences', key: 'id' },
  educations: { table: 'candidate_educations', key: 'id' },
  languages: { table: 'candidate_languages', key: 'code' },
  skills: { table: 'candidate_skills', key: 'skill_id' },
} as const;
export type ListName = keyof typeof LISTS;
export const LIST_NAMES: readonly ListName[] = ['workExperiences', 'educations', 'languages', 'skills'];

/** Columns that the database makes itself. */
const generated = sql`(
  select array_agg(attname::text) from pg_attribute where attrelid = 'candidates'::regclass and attgenerated <> '')`;

const list = (agencyId: string, id: string, name: ListName): RawBuilder<StoredRow[]> => sql<StoredRow[]>`(
  select coalesce(jsonb_agg(to_jsonb(l) order by l.ordinal), '[]') from ${sql.table(LISTS[name].table)} l
  where l.agency_id = ${agencyId} and l.candidate_id = ${id})`;

/** A candidate as they stand. Throws when there is none. */
export async function readSnapshot(tx: Tx, agencyId: string, id: string): Promise<PersonSnapshot> {
  const { rows } = await sql<PersonSnapshot>`
    select to_jsonb(c) - ${generated} as "row", ${list(agencyId, id, 'workExperiences')} as "workExperiences",
      ${list(agencyId, id, 'educations')} as educations, ${list(agencyId, id, 'languages')} as languages,
      ${list(agencyId, id, 'skills')} as skills
    from candidates c where c.agency_id = ${agencyId} and c.id = ${id}`.execute(tx);
  const [snapshot] = rows;
  if (!snapshot) throw new Error('there is no such candidate');
  return snapshot;
}

const columnsOf = (row: StoredRow) => sql.join(Object.keys(row).map((name) => sql.ref(name)));

/** Writes a candidate's row as it was read. */
export const insertSnapshotRow = (tx: Tx, row: StoredRow): Promise<void> =>
  insertStoredRows(tx, 'candidates', [row]);

/** Writes columns of a candidate, as they were read, as the candidate's next version. */
export async function writeColumns(
  tx: Tx,
  agencyId: string,
  id: string,
  columns: StoredRow,
  at: Date,
): Promise<void> {
  const names = columnsOf(columns);
  await sql`update candidates set (${names}, version, updated_at) = (
      select ${sql.join(Object.keys(columns).map((name) => sql.ref(`r.${name}`)))}, candidates.version + 1, ${at}::timestamptz
      from jsonb_populate_record(null::candidates, ${JSON.stringify(columns)}::jsonb) r)
    where agency_id = ${agencyId} and id = ${id}`.execute(tx);
}

/** Makes a candidate's lists these, in their order. Skills that the agency no longer has are left out. */
export async function writeLists(
  tx: Tx,
  agencyId: string,
  candidateId: string,
  lists: Pick<PersonSnapshot, ListName>,
): Promise<void> {
  for (const name of LIST_NAMES) {
    const { table } = LISTS[name];
    await sql`delete from ${sql.table(table)} where agency_id = ${agencyId} and candidate_id = ${candidateId}`.execute(
      tx,
    );
  }
  const { rows: known } = await sql<{ id: string }>`
    select id from skills where agency_id = ${agencyId} and id = any (${lists.skills.map((row) => String(row.skill_id))}::uuid[])`.execute(
    tx,
  );
  const skills = new Set(known.map((row) => row.id));
  for (const name of LIST_NAMES) {
    const entries =
      name === 'skills' ? lists.skills.filter((row) => skills.has(String(row.skill_id))) : lists[name];
    await insertStoredRows(
      tx,
      LISTS[name].table,
      entries.map((entry, ordinal) => ({ ...entry, candidate_id: candidateId, ordinal })),
    );
  }
}
