import { type Selectable, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Tx } from '../../db/tenant.ts';

export type StoredCandidate = Selectable<Database['candidates']>;

/** The file of a candidate's CV that is still to be read; undefined where none is. */
export async function findPendingCv(tx: Tx, agencyId: string, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('candidates')
    .select('cv_file_id')
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .where('cv_status', '=', 'PENDING')
    .executeTakeFirst();
  return row?.cv_file_id ?? undefined;
}

/** How far the CV of a candidate who is there has been read. */
export async function findCvStatus(
  tx: Tx,
  agencyId: string,
  id: string,
): Promise<StoredCandidate['cv_status']> {
  const { cv_status: status } = await tx
    .selectFrom('candidates')
    .select('cv_status')
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return status;
}

/** The file of the CV of a candidate who is there; null without one. */
export async function findCvFile(tx: Tx, agencyId: string, id: string): Promise<string | null> {
  const { cv_file_id: fileId } = await tx
    .selectFrom('candidates')
    .select('cv_file_id')
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return fileId;
}

/** A candidate as they are stored while a file is their CV, held until the end of the transaction. */
export const lockWithCv = (
  tx: Tx,
  agencyId: string,
  { candidateId, fileId }: { readonly candidateId: string; readonly fileId: string },
): Promise<StoredCandidate | undefined> =>
  tx
    .selectFrom('candidates')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('id', '=', candidateId)
    .where('cv_file_id', '=', fileId)
    .forUpdate()
    .executeTakeFirst();

/** Which lists of a candidate hold nothing yet, by name. */
export async function findEmptyLists(
  tx: Tx,
  agencyId: string,
  candidateId: string,
): Promise<Readonly<Record<string, boolean>>> {
  const { rows } = await sql<Record<string, boolean>>`
    with own as (
      select s.type from candidate_skills cs join skills s on s.agency_id = cs.agency_id and s.id = cs.skill_id
      where cs.agency_id = ${agencyId} and cs.candidate_id = ${candidateId}
    )
    select
      not exists (select 1 from candidate_experiences where agency_id = ${agencyId} and candidate_id = ${candidateId}) as "workExperiences",
      not exists (select 1 from candidate_educations where agency_id = ${agencyId} and candidate_id = ${candidateId}) as "educations",
      not exists (select 1 from candidate_languages where agency_id = ${agencyId} and candidate_id = ${candidateId}) as "languages",
      not exists (select 1 from own where type = 'HARD_SKILL') as "hardSkills",
      not exists (select 1 from own where type = 'SOFT_SKILL') as "softSkills"`.execute(tx);
  return rows[0] ?? {};
}
