import type { CandidateMerge } from '@cantera/shared/contracts/merges';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import { type Page, type PageQuery, paginate } from '../../http/pagination.ts';

interface People {
  survivor_id: string;
  other_id: string;
  survivor_name: string;
  other_name: string;
}
interface Row extends People {
  id: string;
  merged_by: string | null;
  merged_by_name: string | null;
  merged_at: string;
  undone_by: string | null;
  undone_by_name: string | null;
  undone_at: string | null;
  blocked_by: (People & { id: string; merged_at: string }) | null;
  set_aside: CandidateMerge['setAside'];
}

/** Names of the one who stayed and of the other: as they are now, or as they were when someone's merge made them vanish. */
const people = (merge: 'm' | 'f'): RawBuilder<People> => {
  const name = (who: 'survivor' | 'other') => sql<string>`coalesce(
    (select trim(concat(c.first_name, ' ', c.last_name)) from candidates c
      where c.agency_id = ${sql.ref(`${merge}.agency_id`)} and c.id = ${sql.ref(`${merge}.${who}_id`)}),
    (select trim(concat(g.record -> 'other' -> 'row' ->> 'first_name', ' ', g.record -> 'other' -> 'row' ->> 'last_name'))
      from candidate_merges g where g.agency_id = ${sql.ref(`${merge}.agency_id`)}
        and g.other_id = ${sql.ref(`${merge}.${who}_id`)} and g.undone_at is null), '')`;
  return sql<People>`${sql.ref(`${merge}.survivor_id`)}, ${sql.ref(`${merge}.other_id`)},
    ${name('survivor')} as survivor_name, ${name('other')} as other_name`;
};
/** A member's whole name, of the users that a statement calls so. */
export const memberName = (alias: string): RawBuilder<string> =>
  sql<string>`trim(concat(${sql.ref(`${alias}.first_name`)}, ' ', ${sql.ref(`${alias}.last_name`)}))`;

/** The last merge after one that involves whoever holds its record and stands: it must be undone first. */
const blocker = sql`(
  select row_to_json(b) from (
    select f.id, f.merged_at, ${people('f')} from candidate_merges f
    where f.agency_id = m.agency_id and f.holder_id = m.holder_id and f.undone_at is null and m.undone_at is null
      -- Ids rise with time.
      and f.id > m.id order by f.id desc limit 1) b)`;

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

const namesOf = (row: People): Pick<CandidateMerge, 'survivor' | 'other'> => ({
  survivor: { id: row.survivor_id, name: row.survivor_name },
  other: { id: row.other_id, name: row.other_name },
});

const toMerge = (row: Row): CandidateMerge => ({
  id: row.id,
  ...namesOf(row),
  mergedBy: row.merged_by ? { id: row.merged_by, name: row.merged_by_name ?? '' } : null,
  mergedAt: row.merged_at,
  undoneBy: row.undone_by ? { id: row.undone_by, name: row.undone_by_name ?? '' } : null,
  undoneAt: row.undone_at,
  blockedBy: row.blocked_by && {
    id: row.blocked_by.id,
    ...namesOf(row.blocked_by),
    mergedAt: new Date(row.blocked_by.merged_at).toISOString(),
  },
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
    select m.id, ${people('m')}, m.merged_by, ${memberName('u')} as merged_by_name, m.merged_at,
      m.undone_by, ${memberName('w')} as undone_by_name, m.undone_at, ${blocker} as blocked_by, ${setAside} as set_aside
    from candidate_merges m
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
