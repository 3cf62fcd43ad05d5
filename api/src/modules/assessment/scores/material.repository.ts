import type { CvStatus, PositionStatus } from '@cantera/shared/contracts/enums';
import type { Tx } from '../../../db/tenant.ts';
import type { Profile } from '../types.ts';

export interface ScoredApplication {
  readonly id: string;
  readonly positionId: string;
  readonly positionStatus: PositionStatus;
  readonly candidateId: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The CV that came with the application, else the candidate's; null without either. */
  readonly fileId: string | null;
  /** What came of reading the candidate's own CV, where that is the one. */
  readonly cvStatus: CvStatus | null;
}

/** An application with the CV that it is judged by; undefined for one that is gone. */
export async function findScored(
  tx: Tx,
  agencyId: string,
  id: string,
): Promise<ScoredApplication | undefined> {
  const row = await tx
    .selectFrom('applications as a')
    .innerJoin('candidates as c', (join) =>
      join.onRef('c.agency_id', '=', 'a.agency_id').onRef('c.id', '=', 'a.candidate_id'),
    )
    .innerJoin('positions as p', (join) =>
      join.onRef('p.agency_id', '=', 'a.agency_id').onRef('p.id', '=', 'a.position_id'),
    )
    .select([
      'a.id',
      'a.position_id',
      'p.status as position_status',
      'a.candidate_id',
      'a.cv_file_id as own_file',
      'c.cv_file_id as file',
      'c.cv_status',
      'c.first_name',
      'c.last_name',
    ])
    .where('a.agency_id', '=', agencyId)
    .where('a.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const fileId = row.own_file ?? row.file;
  return {
    id: row.id,
    positionId: row.position_id,
    positionStatus: row.position_status,
    candidateId: row.candidate_id,
    firstName: row.first_name,
    lastName: row.last_name,
    fileId,
    cvStatus: fileId === row.file ? row.cv_status : null,
  };
}

/** A candidate with their CV of now; undefined for one who is gone. */
export async function findJudged(tx: Tx, agencyId: string, candidateId: string) {
  const row = await tx
    .selectFrom('candidates')
    .select(['cv_file_id', 'cv_status', 'first_name', 'last_name'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', candidateId)
    .executeTakeFirst();
  return (
    row && {
      candidateId,
      firstName: row.first_name,
      lastName: row.last_name,
      fileId: row.cv_file_id,
      cvStatus: row.cv_status,
    }
  );
}

/** The applications of a position. */
export async function applicationsOf(tx: Tx, agencyId: string, positionId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('applications')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('position_id', '=', positionId)
    .execute();
  return rows.map(({ id }) => id);
}

/** What the profile of a candidate says beside who they are. */
export async function findProfile(tx: Tx, agencyId: string, candidateId: string): Promise<Profile> {
  const skills = await tx
    .selectFrom('candidate_skills as cs')
    .innerJoin('skills as s', (join) =>
      join.onRef('s.agency_id', '=', 'cs.agency_id').onRef('s.id', '=', 'cs.skill_id'),
    )
    .select('s.name')
    .where('cs.agency_id', '=', agencyId)
    .where('cs.candidate_id', '=', candidateId)
    .orderBy('s.name')
    .execute();
  const languages = await tx
    .selectFrom('candidate_languages')
    .select(['code', 'proficiency'])
    .where('agency_id', '=', agencyId)
    .where('candidate_id', '=', candidateId)
    .orderBy('code')
    .execute();
  const jobs = await tx
    .selectFrom('candidate_experiences')
    .select(['position', 'start_date as startDate', 'end_date as endDate'])
    .where('agency_id', '=', agencyId)
    .where('candidate_id', '=', candidateId)
    .orderBy('ordinal')
    .execute();
  const degrees = await tx
    .selectFrom('candidate_educations')
    .select('degree')
    .where('agency_id', '=', agencyId)
    .where('candidate_id', '=', candidateId)
    .orderBy('ordinal')
    .execute();
  return {
    skills: skills.map(({ name }) => name),
    languages,
    jobs,
    degrees: degrees.map(({ degree }) => degree),
  };
}
