import type { EndpointRequest } from '@cantera/shared/contracts';
import type { CandidateListItem, listCandidates } from '@cantera/shared/contracts/candidates';
import { can } from '@cantera/shared/contracts/permissions';
import { sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import { searchedWords } from '../../db/word-search.ts';
import type { Actor } from '../../http/actor.ts';
import { type Page, paginate } from '../../http/pagination.ts';
import { pictureUrl } from '../files/index.ts';
import { city, languages, localeOf } from './candidate-detail.repository.ts';
import { placeOf } from './candidate-rows.ts';
import { visibleTo } from './candidates.policy.ts';

export type ListQuery = EndpointRequest<typeof listCandidates>['query'];

interface PageRow {
  readonly id: string | null;
  /** Null when it is not asked for. */
  readonly total: number | null;
}

/** A page of all candidates; their number is known without counting. */
function pageOfAll(agencyId: string, { perPage, withTotal = true }: ListQuery, offset: number) {
  const page = sql`select id, created_at from candidates where agency_id = ${agencyId}
    order by created_at desc, id desc limit ${perPage} offset ${offset}`;
  if (!withTotal) return sql<PageRow>`select null::int as total, p.id from (${page}) p`;
  return sql<PageRow>`
    select t.total, p.id
    from (select candidate_count as total from agencies where id = ${agencyId}) t left join (${page}) p on true
    order by p.created_at desc, p.id desc`;
}

/** The candidates that a search is limited to: those chosen, and for a manager those of their positions; null for all. */
function limitedTo(tx: Tx, actor: Actor, ids?: readonly string[]) {
  if (!ids && can(actor.role, 'candidates.read_all')) return null;
  const found = tx
    .selectFrom('candidates as c')
    .select(['c.id', 'c.created_at'])
    .where('c.agency_id', '=', actor.agencyId)
    .where(visibleTo(actor));
  return ids ? found.where(sql<boolean>`c.id = any(${ids}::uuid[])`) : found;
}

/** A page of a limited number of candidates: those chosen, or those of a manager's positions. */
function pageOfSome(found: NonNullable<ReturnType<typeof limitedTo>>, query: ListQuery, offset: number) {
  const order = sql`order by created_at desc, id desc limit ${query.perPage} offset ${offset}`;
  if (query.withTotal === false)
    return sql<PageRow>`select null::int as total, id from (${found}) hits ${order}`;
  return sql<PageRow>`
    with hits as materialized (${found}), page as (select id, created_at from hits ${order})
    select t.total, p.id from (select count(*)::int as total from hits) t left join page p on true
    order by p.created_at desc, p.id desc`;
}

interface Search {
  readonly words: readonly string[];
  readonly limit: number;
  readonly offset: number;
  readonly withTotal: boolean;
  /** Whether every word must start one of those that somebody is found by. */
  readonly isStarting?: boolean;
  readonly ids?: readonly string[] | undefined;
}

/** The statement of a page of the ids of those whom the actor may see and every word finds, newest first. */
function pageOfFound(tx: Tx, actor: Actor, { words, limit, offset, withTotal, isStarting, ids }: Search) {
  const some = limitedTo(tx, actor, ids);
  const among = some ? sql`array(select id from (${some}) limited)` : sql`null`;
  return sql<PageRow>`
    select total, candidate_id as id
    from app.find_candidates(${words}::text[], ${limit}, ${offset}, ${withTotal}, ${isStarting ?? false}, ${among})`;
}

/** The statement of a page's ids, newest first, with the exact total, if asked for, on every row; past the end one row without an id. */
export function pageOfIds(tx: Tx, actor: Actor, query: ListQuery) {
  const { ids, perPage, withTotal = true } = query;
  const offset = (query.page - 1) * perPage;
  const words = searchedWords(query.searchTerm ?? '');
  if (words.length > 0) return pageOfFound(tx, actor, { words, limit: perPage, offset, withTotal, ids });
  const some = limitedTo(tx, actor, ids);
  return some ? pageOfSome(some, query, offset) : pageOfAll(actor.agencyId, query, offset);
}

/**
 * The ids of at most `limit` candidates whom the actor may see and every word of `term` finds: first those of whom each word
 * starts a word, then those who have it inside one, the newest first.
 */
export async function foundIds(tx: Tx, actor: Actor, term: string, limit: number): Promise<string[]> {
  const words = searchedWords(term);
  if (words.length === 0) return [];
  const read = async (isStarting: boolean, count: number) => {
    const search = { words, limit: count, offset: 0, withTotal: false, isStarting };
    const { rows } = await pageOfFound(tx, actor, search).execute(tx);
    return rows.flatMap(({ id }) => id ?? []);
  };
  const starting = await read(true, limit);
  if (starting.length === limit) return starting;
  // Those who start with it are found again.
  const all = await read(false, limit + starting.length);
  return [...new Set([...starting, ...all])].slice(0, limit);
}

/** Whether the row's candidate is in a position that the actor may see. */
function assignedTo(tx: Tx, actor: Actor, positionId: string) {
  const found = tx
    .selectFrom('applications as x')
    .select('x.candidate_id')
    .where('x.agency_id', '=', actor.agencyId)
    .where('x.position_id', '=', positionId);
  if (can(actor.role, 'positions.read_all')) return found;
  return found.where((eb) =>
    eb.exists(
      eb
        .selectFrom('position_members as xm')
        .select('xm.user_id')
        .where('xm.agency_id', '=', actor.agencyId)
        .where('xm.position_id', '=', positionId)
        .where('xm.user_id', '=', actor.userId)
        .where('xm.role', '=', 'HIRING_MANAGER'),
    ),
  );
}

function rowsOf(tx: Tx, actor: Actor, ids: readonly string[], positionId: string | undefined) {
  return tx
    .selectFrom('candidates as c')
    .select([
      'c.id',
      'c.first_name',
      'c.last_name',
      'c.job_title',
      'c.company_name',
      'c.email',
      'c.phone_number',
      'c.linkedin',
      'c.summary',
      pictureUrl('candidates', 'c').as('profile_image_url'),
      'c.location_text',
      'c.created_at',
    ])
    .select((eb) => [
      eb('c.cv_file_id', 'is not', null).as('has_cv'),
      city(eb).as('city'),
      languages(eb).as('languages'),
      localeOf(eb, actor).as('locale'),
      (positionId ? eb('c.id', 'in', assignedTo(tx, actor, positionId)) : eb.lit(false)).as('assigned'),
    ])
    .where('c.agency_id', '=', actor.agencyId)
    .where('c.id', 'in', [...ids]);
}
type ListRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

const toListItem = (row: ListRow): CandidateListItem => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  jobTitle: row.job_title,
  companyName: row.company_name,
  email: row.email,
  phoneNumber: row.phone_number,
  linkedin: row.linkedin,
  summary: row.summary,
  profileImageUrl: row.profile_image_url,
  location: placeOf(row, row.locale ?? 'en'),
  languages: row.languages,
  hasCv: Boolean(row.has_cv),
  assigned: Boolean(row.assigned),
  createdAt: row.created_at,
});

/** A page of the candidates that the actor may see, newest first: two queries. */
export async function listPage(tx: Tx, actor: Actor, query: ListQuery): Promise<Page<CandidateListItem>> {
  const { rows } = await pageOfIds(tx, actor, query).execute(tx);
  const ids = rows.flatMap((row) => row.id ?? []);
  const pagination = await paginate(query, ids.length, async () => rows[0]?.total ?? 0);
  if (ids.length === 0) return { items: [], pagination };
  const found = new Map(
    (await rowsOf(tx, actor, ids, query.assignedTo).execute()).map((row) => [row.id, row]),
  );
  const items = ids.flatMap((id) => {
    const row = found.get(id);
    return row ? [toListItem(row)] : [];
  });
  return { items, pagination };
}
