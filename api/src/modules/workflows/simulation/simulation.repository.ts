import type { StepType } from '@cantera/shared/contracts/enums';
import { joinNames } from '@cantera/shared/contracts/text';
import { sql } from 'kysely';
import type { Tx } from '../../../db/tenant.ts';
import type { Actor } from '../../../http/actor.ts';
import { visibleTo } from '../../positions/index.ts';

/** An application as a simulation begins with it. */
export interface SimulatedApplication {
  readonly id: string;
  readonly positionId: string;
  readonly positionTitle: string;
  readonly stepId: string;
  readonly candidateId: string;
  readonly candidateName: string;
}

/** Those of the applications that stand in positions that the actor sees, in the order asked for. */
export async function findApplications(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
): Promise<SimulatedApplication[]> {
  const rows = await tx
    .selectFrom('positions as p')
    .innerJoin('applications as a', (on) =>
      on.onRef('a.agency_id', '=', 'p.agency_id').onRef('a.position_id', '=', 'p.id'),
    )
    .innerJoin('candidates as c', (on) =>
      on.onRef('c.agency_id', '=', 'a.agency_id').onRef('c.id', '=', 'a.candidate_id'),
    )
    .select(['a.id', 'a.position_id', 'a.step_id', 'p.title'])
    .select(['c.id as candidate_id', 'c.first_name', 'c.last_name'])
    .where('a.agency_id', '=', actor.agencyId)
    .where(sql<boolean>`a.id = any (${[...ids]}::uuid[])`)
    .where('p.status', '<>', 'DELETED')
    .where(visibleTo(actor))
    .orderBy(sql`array_position(${[...ids]}::uuid[], a.id)`)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    positionId: row.position_id,
    positionTitle: row.title,
    stepId: row.step_id,
    candidateId: row.candidate_id,
    candidateName: joinNames(row.first_name, row.last_name),
  }));
}

/** The steps of a position, each with its type. */
export async function findStepTypes(
  tx: Tx,
  agencyId: string,
  positionId: string,
): Promise<ReadonlyMap<string, StepType>> {
  const rows = await tx
    .selectFrom('steps')
    .select(['id', 'type'])
    .where('agency_id', '=', agencyId)
    .where('position_id', '=', positionId)
    .execute();
  return new Map(rows.map(({ id, type }) => [id, type]));
}

/** Those of the members who can be recruiters of a position. */
export async function findRecruiters(
  tx: Tx,
  agencyId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('id', 'in', [...ids])
    .where('role', 'in', ['AGENCY_ADMIN', 'RECRUITER'])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The names of workflows that are not deleted, with their actions as they are stored. */
export async function findWorkflows(tx: Tx, agencyId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await tx
    .selectFrom('workflows')
    .select(['id', 'name', 'actions'])
    .where('agency_id', '=', agencyId)
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The names of files that are there. */
export async function findFileNames(
  tx: Tx,
  agencyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('files')
    .select(['id', 'name'])
    .where('agency_id', '=', agencyId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The time zone that the agency goes by, as IANA names it. */
export async function findTimeZone(tx: Tx, agencyId: string): Promise<string> {
  const { time_zone } = await tx
    .selectFrom('agencies')
    .select('time_zone')
    .where('id', '=', agencyId)
    .executeTakeFirstOrThrow();
  return time_zone;
}
