import type { CvStatus } from '@cantera/shared/contracts/enums';
import { INTAKE_UNDO_MINUTES, type IntakeItemStatus } from '@cantera/shared/contracts/intakes';
import { type RawBuilder, sql } from 'kysely';
import { inSeconds } from '../../clock.ts';
import type { JsonObject, ReadPerson } from '../../db/json-columns.ts';
import type { Tx } from '../../db/tenant.ts';

const hasDoubles = sql<boolean>`exists (
  select 1 from intake_duplicates d where d.agency_id = i.agency_id and d.item_id = i.id)`;

/** Where a CV stands: it follows from what was read, from who was found and from what was decided. */
const status = sql<IntakeItemStatus>`case
  when i.decision is not null then i.decision
  when i.cv_status = 'PENDING' and i.reading_since is null then 'UPLOADED'
  when i.cv_status = 'PENDING' then 'READING'
  when i.cv_status <> 'READ' then 'UNREADABLE'
  when ${hasDoubles} then 'LIKELY_DOUBLE'
  when i.person ->> 'firstName' is null or i.person ->> 'lastName' is null then 'NEEDS_NAME'
  else 'READY' end`;
const isClean = sql<boolean>`(i.decision is null and i.is_sure and not ${hasDoubles})`;

/** Nothing was done about the candidate that a CV became since it was decided. */
const isUntouched = sql<boolean>`(c.version = i.candidate_version
  and not exists (select 1 from candidate_comments x where x.agency_id = c.agency_id and x.candidate_id = c.id)
  and not exists (select 1 from candidate_documents x where x.agency_id = c.agency_id and x.candidate_id = c.id
    and (x.version > 1 or x.file_id is distinct from (
      select f.made_from_file_id from files f where f.agency_id = c.agency_id and f.id = c.cv_file_id)))
  and not exists (select 1 from candidate_suggestions x where x.agency_id = c.agency_id and x.candidate_id = c.id)
  and not exists (select 1 from consents x where x.agency_id = c.agency_id and x.candidate_id = c.id)
  and not exists (select 1 from consent_requests x where x.agency_id = c.agency_id and x.candidate_id = c.id)
  and not exists (select 1 from messages x where x.agency_id = c.agency_id and x.candidate_id = c.id)
  and not exists (select 1 from candidate_merges x where x.agency_id = c.agency_id and x.holder_id = c.id)
  and not exists (
    select 1 from applications a where a.agency_id = c.agency_id and a.candidate_id = c.id
      and (a.position_id is distinct from n.position_id or exists (
        select 1 from application_moves m where m.agency_id = a.agency_id and m.application_id = a.id))))`;

export interface ItemRow {
  readonly id: string;
  readonly status: IntakeItemStatus;
  readonly cvStatus: CvStatus;
  readonly isClean: boolean;
  readonly duplicateCount: number;
  readonly fileId: string | null;
  /** Of the document that was sent, where the CV was made of one. Of a decided CV, of the candidate that it became. */
  readonly fileName: string | null;
  readonly person: ReadPerson | null;
  readonly reading: JsonObject | null;
  readonly candidateId: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly jobTitle: string | null;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly decidedAt: string | null;
}

/** Items as lists show them; a decided one shows the candidate that it became, who may be gone. */
const select = (
  agencyId: string,
  where: RawBuilder<unknown>,
  reading: RawBuilder<unknown> = sql`null::jsonb`,
) => sql<ItemRow>`
  select i.id, ${status} as status, i.cv_status as "cvStatus", ${isClean} as "isClean",
    (select count(*)::int from intake_duplicates d where d.agency_id = i.agency_id and d.item_id = i.id) as "duplicateCount",
    i.file_id as "fileId", coalesce(o.name, f.name) as "fileName", i.person, ${reading} as reading, i.candidate_id as "candidateId",
    c.first_name as "firstName", nullif(c.last_name, '') as "lastName", c.job_title as "jobTitle", c.email,
    c.phone_number as "phoneNumber", i.decided_at as "decidedAt"
  from intake_items i
  left join candidates c on c.agency_id = i.agency_id and c.id = i.candidate_id
  left join files f on f.agency_id = i.agency_id
    and f.id = coalesce(i.file_id, case when i.decision = 'CREATED' then c.cv_file_id end)
  left join files o on o.agency_id = f.agency_id and o.id = f.made_from_file_id
  where i.agency_id = ${agencyId} and ${where}`;

/** One CV with all that was read. */
export async function findItem(
  tx: Tx,
  agencyId: string,
  intakeId: string,
  id: string,
): Promise<ItemRow | undefined> {
  const where = sql`i.intake_id = ${intakeId} and i.id = ${id}`;
  return (await select(agencyId, where, sql`i.reading`).execute(tx)).rows[0];
}

/** A page of an intake's CVs in order of arrival. */
export async function pageOfItems(
  tx: Tx,
  agencyId: string,
  intakeId: string,
  query: { page: number; perPage: number; status?: readonly IntakeItemStatus[] | undefined },
): Promise<{ items: ItemRow[]; total: number }> {
  const { page, perPage } = query;
  const wanted = query.status?.length ? sql`${status} = any (${[...query.status]}::text[])` : sql`true`;
  const where = sql`i.intake_id = ${intakeId} and ${wanted}`;
  const { rows: items } = await sql<ItemRow>`
    ${select(agencyId, where)} order by i.id limit ${perPage} offset ${(page - 1) * perPage}`.execute(tx);
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from intake_items i where i.agency_id = ${agencyId} and ${where}`.execute(
    tx,
  );
  return { items, total: rows[0]?.total ?? 0 };
}

export interface CountedStatus {
  readonly intakeId: string;
  readonly status: IntakeItemStatus;
  readonly count: number;
  readonly clean: number;
}
/** How many CVs of intakes stand where. */
export async function countStatuses(
  tx: Tx,
  agencyId: string,
  intakeIds: readonly string[],
): Promise<CountedStatus[]> {
  const { rows } = await sql<CountedStatus>`
    select s."intakeId", s.status, count(*)::int as count, count(*) filter (where s.clean)::int as clean
    from (
      select i.intake_id as "intakeId", ${status} as status, ${isClean} as clean from intake_items i
      where i.agency_id = ${agencyId} and i.intake_id = any (${[...intakeIds]}::uuid[])
    ) s group by 1, 2`.execute(tx);
  return rows;
}

/** The CVs of an intake that need no second look, in order of arrival. */
export async function cleanItems(tx: Tx, agencyId: string, intakeId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id from intake_items i
    where i.agency_id = ${agencyId} and i.intake_id = ${intakeId} and ${isClean} order by i.id`.execute(tx);
  return rows.map((row) => row.id);
}

export interface RecentDecision {
  readonly intakeId: string;
  readonly itemId: string;
  /** Whom the CV became; null for a skipped one. */
  readonly candidateId: string | null;
  /** The CV's file, or the one that the candidate has by now. */
  readonly fileId: string | null;
  readonly isUntouched: boolean;
}
/** What was created or skipped so lately in intakes that it can be taken back; of one CV with its id. */
export async function undoableItems(
  tx: Tx,
  agencyId: string,
  intakeIds: readonly string[],
  itemId?: string,
): Promise<RecentDecision[]> {
  const wanted = itemId === undefined ? sql`true` : sql`i.id = ${itemId}`;
  const { rows } = await sql<RecentDecision>`
    select i.intake_id as "intakeId", i.id as "itemId", c.id as "candidateId",
      coalesce(i.file_id, c.cv_file_id) as "fileId", (i.decision = 'SKIPPED' or ${isUntouched}) as "isUntouched"
    from intake_items i
    join intakes n on n.agency_id = i.agency_id and n.id = i.intake_id
    left join candidates c on c.agency_id = i.agency_id and c.id = i.candidate_id
    where i.agency_id = ${agencyId} and i.intake_id = any (${[...intakeIds]}::uuid[]) and ${wanted}
      and (i.decision = 'CREATED' and c.id is not null or i.decision = 'SKIPPED' and i.file_id is not null)
      and i.decided_at > ${inSeconds(-INTAKE_UNDO_MINUTES * 60)}::timestamptz
    order by i.id`.execute(tx);
  return rows;
}
