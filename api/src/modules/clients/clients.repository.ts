import type { EndpointRequest } from '@cantera/shared/contracts';
import type { listClients } from '@cantera/shared/contracts/clients';
import type { Locale } from '@cantera/shared/contracts/enums';
import { type ExpressionBuilder, type Insertable, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { ClientsTable, Database } from '../../db/schema.ts';
import type { Tx } from '../../db/tenant.ts';
import { matchesWords } from '../../db/word-search.ts';
import type { Actor } from '../../http/actor.ts';
import { pictureUrl } from '../files/index.ts';
import { feeInEuro } from '../positions/index.ts';

export type ListQuery = EndpointRequest<typeof listClients>['query'];
type Clients = ExpressionBuilder<Database & { c: Database['clients'] }, 'c'>;

function filtered(tx: Tx, agencyId: string, query: ListQuery) {
  const found = tx.selectFrom('clients as c').where('c.agency_id', '=', agencyId);
  const words = matchesWords('c.name_folded', query.search);
  return words ? found.where(words) : found;
}

/** The statement of a page's ids in the asked order; ties fall by id, in the direction that the indexes hold. */
export function pageOfIds(tx: Tx, agencyId: string, query: ListQuery) {
  const sortBy = query.sortBy ?? 'name';
  const direction = sortBy.startsWith('-') ? 'desc' : 'asc';
  return filtered(tx, agencyId, query)
    .select('c.id')
    .orderBy(sortBy.endsWith('name') ? 'c.name_folded' : 'c.created_at', direction)
    .orderBy('c.id', direction)
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage);
}

/** The statement of the exact number of clients that match. */
export const totalOf = (tx: Tx, agencyId: string, query: ListQuery) =>
  filtered(tx, agencyId, query).select((eb) => eb.fn.countAll<number>().as('total'));

const person = (eb: Clients, column: 'c.owner_id' | 'c.created_by') =>
  jsonObjectFrom(
    eb
      .selectFrom('users as u')
      .select(['u.id', 'u.first_name', 'u.last_name', 'u.email', pictureUrl('users', 'u').as('image_url')])
      .whereRef('u.agency_id', '=', 'c.agency_id')
      .whereRef('u.id', '=', column),
  );

const locations = (eb: Clients) =>
  jsonArrayFrom(
    eb
      .selectFrom('client_locations as l')
      .innerJoin('cities', 'cities.id', 'l.city_id')
      .select(['cities.id', 'cities.name', 'cities.region', 'cities.country_code'])
      .whereRef('l.agency_id', '=', 'c.agency_id')
      .whereRef('l.client_id', '=', 'c.id')
      .orderBy('l.ordinal'),
  );

/** The figures of a client from its positions (`docs/formulas.md`). */
const metrics = (eb: Clients) =>
  jsonObjectFrom(
    eb
      .selectFrom('positions as p')
      .select((inner) => [
        inner.fn.countAll<number>().filterWhere('p.status', '=', 'OPEN').as('open'),
        inner.fn.countAll<number>().filterWhere('p.status', '=', 'DRAFT').as('draft'),
        inner.fn.countAll<number>().filterWhere('p.status', '=', 'ON_HOLD').as('held'),
        inner.fn.countAll<number>().filterWhere('p.status', '=', 'CLOSED_WON').as('won'),
        inner.fn.countAll<number>().filterWhere('p.status', '=', 'CLOSED_LOST').as('lost'),
        sql<number>`coalesce(sum(${feeInEuro}) filter (where p.status = 'CLOSED_WON'), 0)`.as('billed'),
        sql<number | null>`round(avg(${feeInEuro}) filter (where p.status = 'CLOSED_WON'), 2)`.as('average'),
        sql<number | null>`round((avg(extract(epoch from p.hiring_date - p.first_opened_at))
          filter (where p.status = 'CLOSED_WON') / 86400)::numeric, 1)`.as('days'),
      ])
      .whereRef('p.agency_id', '=', 'c.agency_id')
      .whereRef('p.client_id', '=', 'c.id'),
  ).$notNull();

/** Clients with what a list shows of them, in one statement. */
const selectRows = (tx: Tx, actor: Actor) =>
  tx
    .selectFrom('clients as c')
    .select([
      'c.id',
      'c.name',
      pictureUrl('clients', 'c').as('logo_image_url'),
      'c.description',
      'c.company_size',
      'c.industry_id',
      'c.web_url',
      'c.linkedin_url',
      'c.created_at',
    ])
    .select((eb) => [
      person(eb, 'c.owner_id').as('owner'),
      person(eb, 'c.created_by').as('creator'),
      locations(eb).as('locations'),
      metrics(eb).as('metrics'),
      eb
        .selectFrom('users as viewer')
        .select('viewer.lang')
        .where('viewer.agency_id', '=', actor.agencyId)
        .where('viewer.id', '=', actor.userId)
        .$castTo<Locale | null>()
        .as('locale'),
    ])
    .where('c.agency_id', '=', actor.agencyId);

export type ClientRow = Awaited<ReturnType<typeof findRows>>[number];

/** The rows of these ids, in no order. */
export const findRows = (tx: Tx, actor: Actor, ids: readonly string[]) =>
  selectRows(tx, actor)
    .where('c.id', 'in', [...ids])
    .execute();

/** One client whole, or undefined. */
export const findDetail = (tx: Tx, actor: Actor, id: string) =>
  selectRows(tx, actor)
    .select(['c.legal_name', 'c.benefits', 'c.version'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('client_contacts as contact')
          .select([
            'contact.id',
            'contact.name',
            'contact.email',
            'contact.position',
            'contact.phone',
            'contact.linkedin_url',
            'contact.version',
          ])
          .whereRef('contact.agency_id', '=', 'c.agency_id')
          .whereRef('contact.client_id', '=', 'c.id')
          .orderBy('contact.ordinal')
          .orderBy('contact.id'),
      ).as('contacts'),
      jsonArrayFrom(
        eb
          .selectFrom('client_values as v')
          .select(['v.id', 'v.name', 'v.description', 'v.version'])
          .whereRef('v.agency_id', '=', 'c.agency_id')
          .whereRef('v.client_id', '=', 'c.id')
          .orderBy('v.ordinal')
          .orderBy('v.id'),
      ).as('values'),
    ])
    .where('c.id', '=', id)
    .executeTakeFirst();

export async function insertClient(tx: Tx, row: Insertable<ClientsTable>): Promise<void> {
  await tx.insertInto('clients').values(row).execute();
}

/** The role of a member, or undefined for nobody of the agency. */
export async function roleOf(tx: Tx, agencyId: string, userId: string) {
  const row = await tx
    .selectFrom('users')
    .select('role')
    .where('agency_id', '=', agencyId)
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.role;
}
