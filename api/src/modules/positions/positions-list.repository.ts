import type { EndpointRequest } from '@cantera/shared/contracts';
import type { listPositions, POSITION_SORT_FIELDS } from '@cantera/shared/contracts/positions';
import { sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import { matchesWords } from '../../db/word-search.ts';
import type { Actor } from '../../http/actor.ts';
import { visibleTo } from './positions.policy.ts';

export type ListQuery = EndpointRequest<typeof listPositions>['query'];
type SortField = (typeof POSITION_SORT_FIELDS)[number];

/** `turnId`: the index on the column holds the id in the other direction. `empty`: the column may be null, which always comes last. */
const SORTS: Record<SortField, { column: string; turnId?: true; empty?: true }> = {
  title: { column: 'p.title_folded' },
  status: { column: 'p.status' },
  client: { column: 'c.name_folded', empty: true },
  agency_priority: { column: 'p.priority_rank' },
  created_at: { column: 'p.created_at' },
  updated_at: { column: 'p.updated_at', turnId: true },
  estimated_closing_date: { column: 'p.estimated_closing_date', empty: true },
  hiring_date: { column: 'p.hiring_date', empty: true },
  job_portal_enabled: { column: 'p.job_portal_enabled' },
};

function filtered(tx: Tx, actor: Actor, query: ListQuery) {
  let found = tx
    .selectFrom('positions as p')
    .where('p.agency_id', '=', actor.agencyId)
    .where('p.hidden', '=', query.hidden ?? false)
    .where('p.status', '<>', 'DELETED')
    .where(visibleTo(actor));
  if (query.status) found = found.where('p.status', '=', query.status);
  if (query.clientId) found = found.where('p.client_id', '=', query.clientId);
  if (query.agencyPriority) found = found.where('p.agency_priority', '=', query.agencyPriority);
  const recruiters = query.recruiterId;
  if (recruiters && recruiters.length > 0)
    found = found.where((eb) =>
      eb.exists(
        eb
          .selectFrom('position_members as r')
          .select('r.user_id')
          .whereRef('r.agency_id', '=', 'p.agency_id')
          .whereRef('r.position_id', '=', 'p.id')
          .where('r.role', '=', 'RECRUITER')
          .where('r.user_id', 'in', recruiters),
      ),
    );
  const words = matchesWords('p.title_folded', query.search);
  return words ? found.where(words) : found;
}

/** The statement of a page's ids in the asked order; ties fall by id. */
export function pageOfIds(tx: Tx, actor: Actor, query: ListQuery) {
  const sortBy = query.sortBy ?? '-updated_at';
  const descending = sortBy.startsWith('-');
  const field = (descending ? sortBy.slice(1) : sortBy) as SortField;
  const { column, turnId, empty } = SORTS[field];
  const direction = sql.raw(`${descending ? 'desc' : 'asc'}${empty ? ' nulls last' : ''}`);
  const idDirection = descending === (turnId ?? false) ? sql.raw('asc') : sql.raw('desc');
  const base = filtered(tx, actor, query);
  return (
    field === 'client'
      ? base.leftJoin('clients as c', (join) =>
          join.onRef('c.agency_id', '=', 'p.agency_id').onRef('c.id', '=', 'p.client_id'),
        )
      : base
  )
    .select('p.id')
    .orderBy(sql`${sql.ref(column)} ${direction}`)
    .orderBy(sql`p.id ${idDirection}`)
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage);
}

/** The statement of the exact number of positions that match. */
export const totalOf = (tx: Tx, actor: Actor, query: ListQuery) =>
  filtered(tx, actor, query).select((eb) => eb.fn.countAll<number>().as('total'));
