import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';

/** The two kinds of stage: where each is stored, and under which name the candidate has them. */
export const STAGES = {
  experience: {
    table: 'candidate_experiences',
    whereColumn: 'company_name',
    whatColumn: 'position',
    list: 'workExperiences',
    endsByToday: false,
  },
  education: {
    table: 'candidate_educations',
    whereColumn: 'institution_name',
    whatColumn: 'degree',
    list: 'educations',
    endsByToday: true,
  },
} as const;
export type StageKind = keyof typeof STAGES;

/** A stage as it is stored, whatever its kind: `what` is the position or degree, `whereAt` the company or institution. */
export interface StageRow {
  readonly id: string;
  readonly candidate_id: string;
  readonly what: string;
  readonly whereAt: string;
  readonly city_id: number | null;
  readonly location_text: string | null;
  readonly start_date: string | null;
  readonly end_date: string | null;
}

const names = (
  kind: StageKind,
): { table: RawBuilder<unknown>; what: RawBuilder<unknown>; at: RawBuilder<unknown> } => ({
  table: sql.table(STAGES[kind].table),
  what: sql.ref(STAGES[kind].whatColumn),
  at: sql.ref(STAGES[kind].whereColumn),
});

/** A stage of the agency, of whichever candidate. */
export async function findStage(
  tx: Tx,
  agencyId: string,
  kind: StageKind,
  id: string,
): Promise<StageRow | undefined> {
  const { table, what, at } = names(kind);
  const { rows } = await sql<StageRow>`
    select id, candidate_id, ${what} as what, ${at} as "whereAt", city_id, location_text, start_date, end_date
    from ${table} where agency_id = ${agencyId} and id = ${id}`.execute(tx);
  return rows[0];
}

/** Adds a stage before the candidate's others. */
export async function insertStage(tx: Tx, agencyId: string, kind: StageKind, row: StageRow): Promise<void> {
  const { table, what, at } = names(kind);
  await sql`
    insert into ${table} (agency_id, id, candidate_id, ${what}, ${at}, city_id, location_text, start_date, end_date, ordinal)
    select ${agencyId}, ${row.id}, ${row.candidate_id}, ${row.what}, ${row.whereAt}, ${row.city_id}::integer, ${row.location_text}::text,
      ${row.start_date}::text, ${row.end_date}::text, coalesce(min(ordinal), 1) - 1
    from ${table} where agency_id = ${agencyId} and candidate_id = ${row.candidate_id}`.execute(tx);
}

export async function rewriteStage(tx: Tx, agencyId: string, kind: StageKind, row: StageRow): Promise<void> {
  const { table, what, at } = names(kind);
  await sql`
    update ${table} set ${what} = ${row.what}, ${at} = ${row.whereAt}, city_id = ${row.city_id}::integer,
      location_text = ${row.location_text}::text, start_date = ${row.start_date}::text, end_date = ${row.end_date}::text
    where agency_id = ${agencyId} and id = ${row.id}`.execute(tx);
}

/** The ids of a candidate's stages of a kind. */
export async function stageIds(
  tx: Tx,
  agencyId: string,
  kind: StageKind,
  candidateId: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from ${names(kind).table} where agency_id = ${agencyId} and candidate_id = ${candidateId}`.execute(
    tx,
  );
  return new Set(rows.map((row) => row.id));
}

export async function deleteStages(
  tx: Tx,
  agencyId: string,
  kind: StageKind,
  ids: readonly string[],
): Promise<void> {
  await sql`delete from ${names(kind).table} where agency_id = ${agencyId} and id = any(${[...ids]}::uuid[])`.execute(
    tx,
  );
}

/** For whom a candidate has worked and when, in the order of their list. */
export const findEmployments = (tx: Tx, agencyId: string, candidateId: string) =>
  tx
    .selectFrom('candidate_experiences')
    .select(['company_name as companyName', 'start_date as startDate', 'end_date as endDate'])
    .where('agency_id', '=', agencyId)
    .where('candidate_id', '=', candidateId)
    .orderBy('ordinal')
    .execute();
