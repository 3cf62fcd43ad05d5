import type { PositionReportOptions } from '@cantera/shared/contracts/report-options';
import type { User } from '@cantera/shared/contracts/users';
import { sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';

/** Who asked for a report, with their role; undefined of who has left. */
export const findMaker = (
  tx: Tx,
  agencyId: string,
  userId: string | null,
): Promise<Pick<User, 'id' | 'role'> | undefined> =>
  tx
    .selectFrom('users')
    .select(['id', 'role'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', userId)
    .executeTakeFirst();

export interface PositionStep {
  readonly id: string;
  readonly name: string;
}
/** A position as its report begins. */
export interface ReportedPosition {
  readonly name: string;
  /** The name of its client. */
  readonly client: string | null;
  readonly steps: readonly PositionStep[];
}

/** A position with those of the chosen steps that are its own, in their order. */
export async function readPosition(
  tx: Tx,
  agencyId: string,
  positionId: string,
  stepIds: readonly string[],
): Promise<ReportedPosition> {
  const { title, client } = await tx
    .selectFrom('positions')
    .leftJoin('clients', (join) =>
      join
        .onRef('clients.agency_id', '=', 'positions.agency_id')
        .onRef('clients.id', '=', 'positions.client_id'),
    )
    .select(['positions.title', 'clients.name as client'])
    .where('positions.agency_id', '=', agencyId)
    .where('positions.id', '=', positionId)
    .executeTakeFirstOrThrow();
  const steps = await tx
    .selectFrom('steps')
    .select(['id', 'name'])
    .where('agency_id', '=', agencyId)
    .where('position_id', '=', positionId)
    .orderBy('ordinal')
    .execute();
  return { name: title, client, steps: steps.filter(({ id }) => stepIds.includes(id)) };
}

export interface ReportedApplication {
  readonly id: string;
  readonly candidateId: string;
  readonly stepId: string;
}

/**
 * The applications of the chosen steps, step by step in the board's order; only those that are named, where some are, and
 * only of people whom a report was asked for, where one is given.
 */
export async function listReported(
  tx: Tx,
  agencyId: string,
  positionId: string,
  { stepIds, applicationIds }: Pick<PositionReportOptions, 'stepIds' | 'applicationIds'>,
  reportId?: string,
): Promise<ReportedApplication[]> {
  if (stepIds.length === 0) return [];
  const { rows } = await sql<ReportedApplication>`
    select a.id, a.candidate_id as "candidateId", a.step_id as "stepId"
    from applications a join steps s on s.agency_id = a.agency_id and s.id = a.step_id
    where a.agency_id = ${agencyId} and a.position_id = ${positionId} and a.step_id = any (${[...stepIds]}::uuid[])
      ${applicationIds ? sql`and a.id = any (${[...applicationIds]}::uuid[])` : sql``}
      ${
        reportId === undefined
          ? sql``
          : sql`and a.candidate_id in (select p.candidate_id from report_people p
        where p.agency_id = ${agencyId} and p.report_id = ${reportId})`
      }
    order by s.ordinal, a.created_at desc, a.id desc`.execute(tx);
  return rows;
}

/** Whose an application is now. */
export async function findHolder(tx: Tx, agencyId: string, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('applications')
    .select('candidate_id')
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.candidate_id;
}

/** Which of some ids are of no step, and of no application, of a position. */
export async function findUnknown(
  tx: Tx,
  agencyId: string,
  positionId: string,
  { stepIds, applicationIds = [] }: Pick<PositionReportOptions, 'stepIds' | 'applicationIds'>,
): Promise<{ steps: boolean; applications: boolean }> {
  const { rows } = await sql<{ steps: boolean; applications: boolean }>`
    select exists (select from unnest(${[...stepIds]}::uuid[]) i where not exists (
        select from steps s where s.agency_id = ${agencyId} and s.position_id = ${positionId} and s.id = i)) as steps,
      exists (select from unnest(${[...applicationIds]}::uuid[]) i where not exists (
        select from applications a where a.agency_id = ${agencyId} and a.position_id = ${positionId} and a.id = i))
        as applications`.execute(tx);
  return rows[0] ?? { steps: false, applications: false };
}

/** What there is for anybody of a position. */
export interface OptionCounts {
  readonly applications: number;
  readonly scores: number;
  readonly questions: number;
  readonly skills: number;
  readonly comments: number;
  readonly salaries: number;
  readonly expectedSalaries: number;
}
/** How many people of a position have what options of its report bring. */
export async function readOffered(tx: Tx, agencyId: string, positionId: string): Promise<OptionCounts> {
  const { rows } = await sql<OptionCounts>`
    with own as (
      select a.id, a.candidate_id from applications a where a.agency_id = ${agencyId} and a.position_id = ${positionId}
    )
    select (select count(*)::int from own) as applications,
      (select count(*)::int from own o join application_scores s on s.agency_id = ${agencyId} and s.application_id = o.id
        where s.lax is not null) as scores,
      (select count(*)::int from killer_questions q where q.agency_id = ${agencyId} and q.position_id = ${positionId})
        + (select count(*)::int from own o where exists (select from application_answers n
          where n.agency_id = ${agencyId} and n.application_id = o.id)) as questions,
      (select count(*)::int from own o where exists (select from candidate_skills k
        where k.agency_id = ${agencyId} and k.candidate_id = o.candidate_id)) as skills,
      (select count(*)::int from own o where exists (select from candidate_comments m
        where m.agency_id = ${agencyId} and m.candidate_id = o.candidate_id)) as comments,
      (select count(*)::int from own o join candidates c on c.agency_id = ${agencyId} and c.id = o.candidate_id
        where c.salary_amount is not null) as salaries,
      (select count(*)::int from own o join candidates c on c.agency_id = ${agencyId} and c.id = o.candidate_id
        where c.expected_salary_from is not null) as "expectedSalaries"`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a count gives a row');
  return row;
}
