import type { DiscardOutcome } from '@cantera/shared/contracts/discard-scoring';
import { sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import { untouched } from './judged.repository.ts';

/** The applications of a position that are looked at: those that came from a time (ISO) on. */
interface Past {
  readonly agencyId: string;
  readonly positionId: string;
  readonly since: string;
}

/** Whether nobody has put an application where it stands: its last move that was not undone is a machine's. */
const isByMachine = sql<boolean>`coalesce((
  select m.moved_by is null and not m.by_former_member from application_moves m
  where m.agency_id = a.agency_id and m.application_id = a.id and m.undone_at is null
  order by m.created_at desc, m.id desc limit 1), true)`;

const outcome = sql<DiscardOutcome>`case
  when s.type = 'HIRED' then 'HIRED_HERE'
  when exists (
    select 1 from applications o join steps t on t.agency_id = o.agency_id and t.id = o.step_id and t.type = 'HIRED'
    where o.agency_id = a.agency_id and o.candidate_id = a.candidate_id and o.id <> a.id) then 'HIRED_ELSEWHERE'
  when s.type = 'STEP' then 'IN_PROCESS'
  when s.type = 'INBOX' then 'INBOX'
  when a.discard_state = 'PROVISIONAL' then 'BY_MACHINE'
  when a.discard_state is null and a.auto_rejected and ${isByMachine} then 'BY_MACHINE'
  else 'DISCARDED' end`;

interface Count {
  readonly score: number;
  /** Null of those that came before. */
  readonly outcome: DiscardOutcome | null;
  readonly count: number;
  /** Those of them that saving would discard if the percentage were above. */
  readonly waiting: number;
}

/** How many applications have which score and became what, the lowest score first. */
export async function countScores(tx: Tx, { agencyId, positionId, since }: Past): Promise<Count[]> {
  const { rows } = await sql<Count>`
    with scored as (
      select sc.lax as score, case when a.created_at >= ${since}::timestamptz then ${outcome} end as outcome,
        ${untouched} and sc.stale is null as is_waiting
      from applications a
      join steps s on s.agency_id = a.agency_id and s.id = a.step_id
      join application_scores sc on sc.agency_id = a.agency_id and sc.application_id = a.id and sc.lax is not null
        and sc.stale is distinct from 'CV'
      where a.agency_id = ${agencyId} and a.position_id = ${positionId}
    )
    select score::int, outcome, count(*)::int as count, (count(*) filter (where is_waiting))::int as waiting
    from scored where outcome is not null or is_waiting group by score, outcome order by score`.execute(tx);
  return rows;
}

interface Named {
  readonly id: string;
  readonly candidate_id: string;
  readonly first_name: string;
  readonly last_name: string | null;
  readonly score: number;
  readonly outcome: DiscardOutcome;
}

/** Applications below a percentage: those that were hired first, then the lowest score. */
export async function findBelow(
  tx: Tx,
  { agencyId, positionId, since }: Past,
  percentage: number,
  limit: number,
): Promise<Named[]> {
  const { rows } = await sql<Named>`
    with below as (
      select a.id, a.candidate_id, sc.lax as score, a.created_at, ${outcome} as outcome
      from applications a
      join steps s on s.agency_id = a.agency_id and s.id = a.step_id
      join application_scores sc on sc.agency_id = a.agency_id and sc.application_id = a.id and sc.lax < ${percentage}
        and sc.stale is distinct from 'CV'
      where a.agency_id = ${agencyId} and a.position_id = ${positionId} and a.created_at >= ${since}::timestamptz
    ), first as (
      select * from below
      order by case outcome when 'HIRED_HERE' then 0 when 'HIRED_ELSEWHERE' then 1 else 2 end, score, created_at, id
      limit ${limit}
    )
    select f.id, f.candidate_id, c.first_name, c.last_name, f.score::int, f.outcome
    from first f join candidates c on c.agency_id = ${agencyId} and c.id = f.candidate_id
    order by case f.outcome when 'HIRED_HERE' then 0 when 'HIRED_ELSEWHERE' then 1 else 2 end, f.score, f.created_at, f.id`.execute(
    tx,
  );
  return rows;
}

/** The applications without a score; `isAwaited` those that nobody has tried to score yet. */
export async function findUnscored(
  tx: Tx,
  { agencyId, positionId, since }: Past,
): Promise<{ id: string; isAwaited: boolean }[]> {
  const rows = await tx
    .selectFrom('applications as a')
    .leftJoin('application_scores as sc', (join) =>
      join.onRef('sc.agency_id', '=', 'a.agency_id').onRef('sc.application_id', '=', 'a.id'),
    )
    .select(['a.id', 'sc.status'])
    .where('a.agency_id', '=', agencyId)
    .where('a.position_id', '=', positionId)
    .where('a.created_at', '>=', since)
    .where((eb) => eb.or([eb('sc.lax', 'is', null), eb('sc.stale', '=', 'CV')]))
    .execute();
  return rows.map(({ id, status }) => ({ id, isAwaited: status === null }));
}
