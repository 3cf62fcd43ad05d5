import type { EndpointRequest } from '@cantera/shared/contracts';
import { can } from '@cantera/shared/contracts/permissions';
import type { listContracts } from '@cantera/shared/contracts/staffing-contracts';
import { type OrderByItemBuilder, type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import { matchesWords } from '../../db/word-search.ts';
import type { Actor } from '../../http/actor.ts';

export type ListQuery = EndpointRequest<typeof listContracts>['query'];

/** Columns that lists are sorted by. A blocked contract stands behind every name. */
const SORTED = {
  first_name: 'c.first_name_folded',
  last_name: 'c.last_name_folded',
  alta: 'c.alta',
  baja: 'c.baja',
  created_at: 'c.created_at',
} as const;

/** Names are read from an index of either direction, in which those that have none are last. */
const isByName = (column: (typeof SORTED)[keyof typeof SORTED]): boolean => column.endsWith('_name_folded');

function sortOf({ sortBy = '-created_at' }: ListQuery) {
  const field = sortBy.replace(/^-/, '') as keyof typeof SORTED;
  const column = SORTED[field];
  const direction = sortBy.startsWith('-') ? ('desc' as const) : ('asc' as const);
  const inOrder = (order: OrderByItemBuilder) => {
    const directed = direction === 'desc' ? order.desc() : order.asc();
    return direction === 'desc' && isByName(column) ? directed.nullsLast() : directed;
  };
  return { column, direction, inOrder };
}

const contractsOf = (tx: Tx, agencyId: string) =>
  tx.selectFrom('contracts as c').where('c.agency_id', '=', agencyId);

const wordsOf = ({ search, location }: ListQuery): RawBuilder<boolean>[] =>
  [matchesWords('c.names_folded', search), matchesWords('c.location_folded', location)].filter(
    (condition) => condition !== null,
  );

function matching(tx: Tx, { agencyId, role }: Actor, query: ListQuery) {
  const words = wordsOf(query);
  let found = contractsOf(tx, agencyId);
  if (query.clientId) found = found.where('c.client_id', '=', query.clientId);
  if (query.candidateId) found = found.where('c.candidate_id', '=', query.candidateId);
  for (const condition of words) found = found.where(condition);
  // That a name leads to it would tell whose it is.
  return words.length > 0 && !can(role, 'contracts.unblock')
    ? found.where('c.blocked_at', 'is', null)
    : found;
}

/** One page in the asked order; ties fall by id, in the direction that the indexes hold. */
function onPage(found: ReturnType<typeof contractsOf>, query: ListQuery) {
  const { column, direction, inOrder } = sortOf(query);
  return found
    .orderBy(column, inOrder)
    .orderBy('c.id', direction)
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage);
}

/** The statement of a page's ids. */
export const pageOfIds = (tx: Tx, actor: Actor, query: ListQuery) =>
  onPage(matching(tx, actor, query), query).select('c.id');

interface Found {
  readonly ids: string[];
  /** Undefined where the page does not tell it: nothing was searched, or nothing stands on a later page. */
  readonly total: number | undefined;
}

type Unqualified<C extends string> = C extends `c.${infer Column}` ? Column : never;

/** The statement of a page of what a search finds, with how many it finds, in one look at all contracts. */
export function searchedPage(tx: Tx, actor: Actor, query: ListQuery) {
  const { column, direction, inOrder } = sortOf(query);
  const field = column.slice('c.'.length) as Unqualified<typeof column>;
  return tx
    .with(
      (name) => name('found').materialized(),
      () => matching(tx, actor, query).select(['c.id', column]),
    )
    .selectFrom('found')
    .select(['found.id', sql<number>`(select count(*) from found)`.as('total')])
    .orderBy(`found.${field}`, inOrder)
    .orderBy('found.id', direction)
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage);
}

/** The exact number of contracts that match. */
export const totalOf = async (tx: Tx, actor: Actor, query: ListQuery): Promise<number> =>
  (
    await matching(tx, actor, query)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

export async function findPage(tx: Tx, actor: Actor, query: ListQuery): Promise<Found> {
  if (wordsOf(query).length === 0) {
    const rows = await pageOfIds(tx, actor, query).execute();
    return { ids: rows.map(({ id }) => id), total: undefined };
  }
  const rows = await searchedPage(tx, actor, query).execute();
  // Where nothing stands on the first page nothing was found.
  const total = rows[0]?.total ?? (query.page === 1 ? 0 : undefined);
  return { ids: rows.map(({ id }) => id), total };
}

/** What every answer tells of contracts. */
const whole = (found: ReturnType<typeof contractsOf>) =>
  found
    .innerJoin('clients as cl', (join) =>
      join.onRef('cl.agency_id', '=', 'c.agency_id').onRef('cl.id', '=', 'c.client_id'),
    )
    .leftJoin('candidates as p', (join) =>
      join.onRef('p.agency_id', '=', 'c.agency_id').onRef('p.id', '=', 'c.candidate_id'),
    )
    .select([
      'c.id',
      'c.candidate_id',
      'c.client_id',
      'c.first_name',
      'c.last_name',
      'c.location',
      'c.nif',
      'c.pais_nif',
      'c.seg_soc',
      'c.tarifa',
      'c.convenio',
      'c.cat_convenio_id',
      'c.cat_convenio_name',
      'c.puesto',
      'c.titulacion',
      'c.birth',
      'c.genero',
      'c.work_hours',
      'c.alta',
      'c.antiguedad',
      'c.baja',
      'c.comments',
      'c.created_at',
      'c.updated_at',
      'c.blocked_at',
      'c.version',
      'cl.name as client_name',
      'cl.legal_name',
      'p.job_search_status',
    ]);

export type ContractRow = Awaited<ReturnType<typeof findRows>>[number];

/** The rows of these ids, in no order. */
export const findRows = (tx: Tx, agencyId: string, ids: readonly string[]) =>
  whole(contractsOf(tx, agencyId).where('c.id', 'in', [...ids])).execute();

/** The statement of the rows of a page, however long, in the asked order. */
export const pageOfRows = (tx: Tx, actor: Actor, query: ListQuery) =>
  whole(onPage(matching(tx, actor, query), query));

/** Contracts whose agreements are suggested. */
const LATEST = 5000;
const MAX_AGREEMENTS = 500;

/** Agreements with their categories in the latest contracts that are not blocked, the most used first. */
export const findAgreements = (tx: Tx, agencyId: string) =>
  tx
    .selectFrom((latest) =>
      latest
        .selectFrom('contracts')
        .select(['convenio', 'cat_convenio_id', 'cat_convenio_name'])
        .where('agency_id', '=', agencyId)
        .where('blocked_at', 'is', null)
        .orderBy('created_at', 'desc')
        .limit(LATEST)
        .as('c'),
    )
    .select(['c.convenio', 'c.cat_convenio_id', 'c.cat_convenio_name'])
    .where((eb) => eb.or([eb('c.convenio', 'is not', null), eb('c.cat_convenio_name', 'is not', null)]))
    .groupBy(['c.convenio', 'c.cat_convenio_id', 'c.cat_convenio_name'])
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('c.convenio')
    .orderBy('c.cat_convenio_name')
    .orderBy('c.cat_convenio_id')
    .limit(MAX_AGREEMENTS)
    .execute();

/** Keeps a person or a client of a contract from being deleted until the end of the transaction; false where there is none. */
export const holdParty = async (
  tx: Tx,
  table: 'candidates' | 'clients',
  agencyId: string,
  id: string,
): Promise<boolean> =>
  (await tx
    .selectFrom(table)
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()) !== undefined;
