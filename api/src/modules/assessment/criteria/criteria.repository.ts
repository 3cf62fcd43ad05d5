import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { PositionCriteriaTable } from '../../../db/schema.ts';
import type { Tx } from '../../../db/tenant.ts';
import { listPositionSkills } from '../../positions/index.ts';
import type { PositionDemands } from './derive.ts';

/** What a position says that people are judged by; undefined for one that does not exist. */
export async function findAsked(
  tx: Tx,
  agencyId: string,
  positionId: string,
): Promise<PositionDemands | undefined> {
  const position = await tx
    .selectFrom('positions')
    .select(['id', 'title', 'job_description as jobDescription', 'years_from as yearsFrom', 'languages'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', positionId)
    .executeTakeFirst();
  if (!position) return undefined;
  const skills = await listPositionSkills(tx, agencyId, positionId);
  return { ...position, skills };
}

/** What people decided about the criteria of a position: other weights and words, and criteria of their own. */
export const findDecided = (tx: Tx, agencyId: string, positionId: string) =>
  tx
    .selectFrom('position_criteria')
    .select(['id', 'kind', 'label', 'concept', 'terms', 'level', 'years', 'weight', 'source'])
    .where('agency_id', '=', agencyId)
    .where('position_id', '=', positionId)
    .orderBy('id')
    .execute();
export type DecidedRow = Awaited<ReturnType<typeof findDecided>>[number];

/** Makes these all that people decided about the criteria of a position. */
export async function replaceDecided(
  tx: Tx,
  agencyId: string,
  positionId: string,
  rows: readonly Omit<Insertable<PositionCriteriaTable>, 'agency_id' | 'position_id'>[],
): Promise<void> {
  await tx
    .deleteFrom('position_criteria')
    .where('agency_id', '=', agencyId)
    .where('position_id', '=', positionId)
    .execute();
  if (rows.length === 0) return;
  await tx
    .insertInto('position_criteria')
    .values(rows.map((row) => ({ ...row, agency_id: agencyId, position_id: positionId })))
    .execute();
}

export interface Met {
  readonly scored: number;
  readonly metBy: ReadonlyMap<string, number>;
}
/** How many applications of a position have a score, and how many of them meet each criterion. */
export async function countMet(tx: Tx, agencyId: string, positionId: string): Promise<Met> {
  // By the ids beside the verdicts, which hold every quote; those of a score of before they were kept are read from it.
  const { rows } = await sql<{ id: string | null; met: number; scored: number }>`
    with scores as (
      select s.application_id, coalesce(s.met, array(
          select (v->>'criterionId')::uuid from jsonb_array_elements(s.verdicts) v where v->>'verdict' = 'MET'
        )) as met
      from application_scores s
      join applications a on a.agency_id = s.agency_id and a.id = s.application_id
      where s.agency_id = ${agencyId} and a.position_id = ${positionId} and s.status = 'SCORED'
    ), counted as (
      select unnest(met) as id, 1 as met from scores
      union all
      select c.criterion_id, (c.verdict = 'MET')::int - (c.criterion_id = any (s.met))::int
        from scores s
        join score_corrections c on c.agency_id = ${agencyId} and c.application_id = s.application_id
    )
    select null as id, 0 as met, count(*)::int as scored from scores
    union all
    select id, sum(met)::int, 0 from counted group by 1`.execute(tx);
  const metBy = new Map(rows.flatMap(({ id, met }) => (id ? [[id, met] as const] : [])));
  return { scored: rows.find(({ id }) => id === null)?.scored ?? 0, metBy };
}
