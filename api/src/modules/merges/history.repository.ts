import type { CandidateMerge } from '@cantera/shared/contracts/merges';
import { type RawBuilder, sql } from 'kysely';
import type { MergeRecord } from '../../db/json-columns.ts';
import type { Tx } from '../../db/tenant.ts';
import { type Page, type PageQuery, paginate } from '../../http/pagination.ts';

/** The last merge after one that involves the same record holder and stands: it must be undone first. */
export async function findFollower(
  tx: Tx,
  agencyId: string,
  id: string,
  holderId: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('candidate_merges')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('holder_id', '=', holderId)
    .where('undone_at', 'is', null)
    // Ids rise with time.
    .where('id', '>', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

interface Row {
  id: string;
  survivor_id: string;
  other_id: string;
  survivor_name: string | null;
  other_name: string | null;
  merged_by: string | null;
  merged_by_name: string | null;
  merged_at: string;
  undone_by: string | null;
  undone_by_name: string | null;
  undone_at: string | null;
  blocked_by: string | null;
  set_aside: CandidateMerge['setAside'];
}

const name = (alias: string): RawBuilder<string> =>
  sql<string>`trim(concat(${sql.ref(`${alias}.first_name`)}, ' ', ${sql.ref(`${alias}.last_name`)}))`;
const recorded = (who: keyof MergeRecord): RawBuilder<string> =>
  sql<string>`trim(concat(m.record -> ${who} -> 'row' ->> 'first_name', ' ', m.record -> ${who} -> 'row' ->> 'last_name'))`;

/** The applications that a merge set aside, with the moves that they had made. */
const setAside = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'positionId', a ->> 'position_id', 'positionTitle', p.title,
    'stepName', coalesce(s.name, ''),
    'of', case when a ->> 'candidate_id' = m.other_id::text then 'OTHER' else 'SURVIVOR' end,
    'createdAt', a ->> 'created_at',
    'moves', (
      select coalesce(jsonb_agg(jsonb_build_object('fromStepName', v ->> 'from_step_name', 'toStepName', v ->> 'to_step_name',
        'createdAt', v ->> 'created_at') order by v ->> 'created_at'), '[]')
      from jsonb_array_elements(m.record -> 'setAside' -> 'application_moves') v
      where v ->> 'application_id' = a ->> 'id' and v ->> 'undone_at' is null))
    order by p.title), '[]')
  from jsonb_array_elements(m.record -> 'setAside' -> 'applications') a
  join positions p on p.agency_id = m.agency_id and p.id = (a ->> 'position_id')::uuid
  left join steps s on s.agency_id = m.agency_id and s.id = (a ->> 'step_id')::uuid)`;

const toMerge = (row: Row): CandidateMerge => ({
  id: row.id,
  survivor: { id: row.survivor_id, name: row.survivor_name ?? '' },
  other: { id: row.other_id, name: row.other_name ?? '' },
  mergedBy: row.merged_by ? { id: row.merged_by, name: row.merged_by_name ?? '' } : null,
  mergedAt: row.merged_at,
  undoneBy: row.undone_by ? { id: row.undone_by, name: row.undone_by_name ?? '' } : null,
  undoneAt: row.undone_at,
  blockedBy: row.undone_at ? null : row.blocked_by,
  setAside: row.set_aside,
});

/** A page of merges, the newest first: of a candidate as survivor or as the other, or one merge. */
export async function listMerges(
  tx: Tx,
  agencyId: string,
  query: PageQuery & { candidateId?: string | undefined; id?: string },
): Promise<Page<CandidateMerge>> {
  const { candidateId, id, page, perPage } = query;
  const conditions = sql`m.agency_id = ${agencyId}
    ${candidateId ? sql`and (m.holder_id = ${candidateId} or m.other_id = ${candidateId})` : sql``}
    ${id ? sql`and m.id = ${id}` : sql``}`;
  const { rows } = await sql<Row>`
    select m.id, m.survivor_id, m.other_id, case when s.id is null then ${recorded('survivorAfter')} else ${name('s')} end as survivor_name,
      case when o.id is null then ${recorded('other')} else ${name('o')} end as other_name,
      m.merged_by, ${name('u')} as merged_by_name, m.merged_at, m.undone_by, ${name('w')} as undone_by_name, m.undone_at,
      (select f.id from candidate_merges f where f.agency_id = m.agency_id and f.holder_id = m.holder_id
        and f.undone_at is null and f.id > m.id order by f.id desc limit 1) as blocked_by,
      ${setAside} as set_aside
    from candidate_merges m
    left join candidates s on s.agency_id = m.agency_id and s.id = m.survivor_id
    left join candidates o on o.agency_id = m.agency_id and o.id = m.other_id
    left join users u on u.agency_id = m.agency_id and u.id = m.merged_by
    left join users w on w.agency_id = m.agency_id and w.id = m.undone_by
    where ${conditions} order by m.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(tx);
  const pagination = await paginate(query, rows.length, async () => {
    const count = await sql<{ total: number }>`
      select count(*)::int as total from candidate_merges m where ${conditions}`.execute(tx);
    return count.rows[0]?.total ?? 0;
  });
  return { items: rows.map(toMerge), pagination };
}
