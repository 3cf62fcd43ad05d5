import type { EndpointRequest, Pagination } from '@cantera/shared/contracts';
import type { CandidateListItem, listCandidates } from '@cantera/shared/contracts/candidates';
import { can } from '@cantera/shared/contracts/permissions';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import { searchedWords } from '../../db/word-search.ts';
import type { Actor } from '../../http/actor.ts';
import { type Page, paginate } from '../../http/pagination.ts';
import { pictureUrl } from '../files/index.ts';
import { city, languages, localeOf, tags } from './candidate-detail.repository.ts';
import { filterConditions } from './candidate-filters.ts';
import { placeOf } from './candidate-rows.ts';
import { visibleTo } from './candidates.policy.ts';

export type ListQuery = EndpointRequest<typeof listCandidates>['query'];
/** Whom a list is limited to. */
type Filters = Partial<Omit<ListQuery, 'page' | 'perPage' | 'searchTerm' | 'totalMayWait' | 'countOnly'>>;

interface PageRow {
  readonly id: string | null;
  /** Null when it is not asked for, or may wait and would take a while. */
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
function limitedTo(tx: Tx, actor: Actor, query: Filters) {
  if (!query.ids && can(actor.role, 'candidates.read_all')) return null;
  let found = tx
    .selectFrom('candidates as c')
    .select(['c.id', 'c.created_at'])
    .where('c.agency_id', '=', actor.agencyId)
    .where(visibleTo(actor));
  for (const condition of filterConditions(actor, query)) found = found.where(condition);
  return query.ids ? found.where(sql<boolean>`c.id = any(${query.ids}::uuid[])`) : found;
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

/** The ids of those whom a search is limited to; null for all. */
function amongOf(tx: Tx, actor: Actor, query: Filters) {
  const some = limitedTo(tx, actor, query);
  return some ? sql`array(select id from (${some}) limited)` : sql`null`;
}

interface Search {
  readonly words: readonly string[];
  readonly limit: number;
  readonly offset: number;
  readonly withTotal: boolean;
  /** Whether the total may be left out where it takes a while. */
  readonly totalMayWait?: boolean;
  /** Whom it is limited to. */
  readonly filters: Filters;
}

/** The statement of a page of the ids of those whom the actor may see and every word finds, newest first. */
function pageOfFound(tx: Tx, actor: Actor, search: Search) {
  const { words, limit, offset, withTotal, totalMayWait, filters } = search;
  return sql<PageRow>`
    select total, candidate_id as id
    from ${sql.ref(totalMayWait || !withTotal ? 'app.find_newest_candidates' : 'app.find_candidates')}(${words}::text[], ${limit}, ${offset}, ${withTotal}, false, ${amongOf(tx, actor, filters)})`;
}

/** From here on a page is read in the list's order, which soon has it full, instead of finding everybody and sorting them. */
const MANY = 1000;
/** More than any agency has. */
const EVERYBODY = 10_000_000;

/** What the words of a search ask beside filters: whom it finds. It may use indexes that row-level security withholds. */
function wordCondition(term: string | undefined): RawBuilder<boolean>[] {
  const words = searchedWords(term ?? '');
  if (words.length === 0) return [];
  return [
    sql<boolean>`c.id in (select candidate_id from app.find_candidates(${words}::text[], ${EVERYBODY}, 0, false))`,
  ];
}

/** A page of those who pass filters. */
async function pageOfFiltered(
  tx: Tx,
  agencyId: string,
  query: ListQuery,
  filters: readonly RawBuilder<boolean>[],
) {
  const conditions = [...filters, ...wordCondition(query.searchTerm)];
  const found = sql`select c.id, c.created_at from candidates c
    where c.agency_id = ${agencyId} and ${sql.join(conditions, sql` and `)}`;
  const few = await sql<{ count: number }>`
    select count(*)::int as count from (${found} limit ${MANY}) few`.execute(tx);
  const count = few.rows[0]?.count ?? 0;
  const { perPage, withTotal = true } = query;
  const order = sql`order by created_at desc, id desc limit ${perPage} offset ${(query.page - 1) * perPage}`;
  const total = !withTotal
    ? sql`null::int`
    : count < MANY
      ? sql`${count}::int`
      : sql`(select count(*)::int from (${found}) counted)`;
  const page =
    count < MANY
      ? sql`with hits as materialized (${found}) select id, created_at from hits ${order}`
      : sql`${found} ${order}`;
  return sql<PageRow>`select ${total} as total, p.id from (select 1) t left join (${page}) p on true
    order by p.created_at desc, p.id desc`.execute(tx);
}

/** A page's ids, as `pageOfIds` gives them, of those whom the filters let through. */
async function idsOf(tx: Tx, actor: Actor, query: ListQuery): Promise<readonly PageRow[]> {
  const conditions = filterConditions(actor, query);
  const isOfSome = query.ids !== undefined || !can(actor.role, 'candidates.read_all');
  if (conditions.length === 0 || isOfSome) return (await pageOfIds(tx, actor, query).execute(tx)).rows;
  return (await pageOfFiltered(tx, actor.agencyId, query, conditions)).rows;
}

/**
 * The statement of a page's ids, newest first, with the exact total, if asked for, on every row; past the end one row without an id.
 * Where the total may wait and is left out, one id more than the page holds says that there are more.
 */
export function pageOfIds(tx: Tx, actor: Actor, query: ListQuery) {
  const { perPage, withTotal = true, totalMayWait = false } = query;
  const offset = (query.page - 1) * perPage;
  const words = searchedWords(query.searchTerm ?? '');
  if (words.length > 0) {
    const limit = withTotal && totalMayWait ? perPage + 1 : perPage;
    return pageOfFound(tx, actor, { words, limit, offset, withTotal, totalMayWait, filters: query });
  }
  const some = limitedTo(tx, actor, query);
  return some ? pageOfSome(some, query, offset) : pageOfAll(actor.agencyId, query, offset);
}

/**
 * The ids of at most `limit` candidates whom the actor may see and every word of `term` finds: first those of whom each word
 * starts a word, then those who have it inside one, the newest first.
 */
export async function foundIds(tx: Tx, actor: Actor, term: string, limit: number): Promise<string[]> {
  const words = searchedWords(term);
  if (words.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from app.find_starting_first(${words}::text[], ${limit}, ${amongOf(tx, actor, {})}) id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
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
      tags(eb).as('tags'),
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
  tags: row.tags,
  hasCv: Boolean(row.has_cv),
  assigned: Boolean(row.assigned),
  createdAt: row.created_at,
});

/** How many candidates a list holds, exactly. */
async function totalOf(tx: Tx, actor: Actor, query: ListQuery): Promise<number> {
  const rows = await idsOf(tx, actor, {
    ...query,
    page: 1,
    perPage: 1,
    withTotal: true,
    totalMayWait: false,
  });
  return rows[0]?.total ?? 0;
}

/** What an answer says of the whole list, of which the rows of a page were read. */
async function paginationOf(
  tx: Tx,
  actor: Actor,
  query: ListQuery,
  rows: readonly PageRow[],
): Promise<Pagination> {
  const { page, perPage, withTotal = true } = query;
  const found = rows.filter(({ id }) => id !== null).length;
  const total = rows[0]?.total ?? null;
  if (withTotal && total === null && found > perPage)
    return { page, pageSize: perPage, moreThan: page * perPage };
  return await paginate(
    query,
    Math.min(found, perPage),
    async () => total ?? (await totalOf(tx, actor, query)),
  );
}

/**
 * A page of the candidates that the actor may see, newest first: two queries, four at most where filters are on; none of them when
 * their number alone is asked.
 */
export async function listPage(tx: Tx, actor: Actor, query: ListQuery): Promise<Page<CandidateListItem>> {
  if (query.countOnly) {
    const totalItems = await totalOf(tx, actor, query);
    return { items: [], pagination: { page: query.page, pageSize: query.perPage, totalItems } };
  }
  const rows = await idsOf(tx, actor, query);
  const pagination = await paginationOf(tx, actor, query, rows);
  const ids = rows.flatMap((row) => row.id ?? []).slice(0, query.perPage);
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
