import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tx } from '../../../db/tenant.ts';
import type { CityRow } from '../../lookups/index.ts';
import { visible } from '../../public-site/index.ts';

/** Positions that are read at once, and sent before the next are. */
const BATCH = 50;

const COLUMNS = [
  'p.id',
  'p.title',
  'p.job_description',
  'p.first_opened_at',
  'p.created_at',
  'p.work_mode',
  'p.contract_type',
  'p.show_salary',
  'p.salary_from',
  'p.salary_to',
  'p.salary_currency',
  'p.salary_range',
] as const;

/** What of a position goes to portals. */
export type AdvertRow = NonNullable<Awaited<ReturnType<typeof findAdvertRow>>>;

const cities = (tx: Tx) => {
  const found = tx
    .selectFrom('position_locations as l')
    .innerJoin('cities as c', 'c.id', 'l.city_id')
    .select(['c.id', 'c.name', 'c.region', 'c.country_code'])
    .whereRef('l.agency_id', '=', sql.ref('p.agency_id'))
    .whereRef('l.position_id', '=', sql.ref('p.id'))
    .orderBy('l.ordinal');
  return jsonArrayFrom(found).$castTo<CityRow[]>();
};

/** A position whatever its state, as portals would be told of it. */
export const findAdvertRow = (tx: Tx, agencyId: string, id: string) =>
  tx
    .selectFrom('positions as p')
    .select([...COLUMNS])
    .select(cities(tx).as('cities'))
    .where('p.agency_id', '=', agencyId)
    .where('p.id', '=', id)
    .executeTakeFirst();

/** Whose positions a feed carries: all that the agency's site shows, or those that were published on the portal. */
export interface FeedOf {
  readonly agencyId: string;
  readonly portal: number;
  readonly followsSite: boolean;
  /** What began to be published before then and is not yet looked at is out again. */
  readonly since: Date;
}

/** What visitors see, and of it what stands in the feed. */
function inFeed(tx: Tx, { agencyId, portal, followsSite, since }: FeedOf) {
  const seen = visible(tx, agencyId);
  if (followsSite) return seen;
  return seen.where((eb) =>
    eb.exists(
      eb
        .selectFrom('adverts as a')
        .select('a.id')
        .whereRef('a.agency_id', '=', 'p.agency_id')
        .whereRef('a.position_id', '=', 'p.id')
        .where('a.portal', '=', portal)
        .where('a.connection', '=', 'FEED')
        .where((or) =>
          or.or([
            or('a.state', '=', 'PUBLISHED'),
            or.and([or('a.state', '=', 'PUBLISHING'), or('a.since', '>', since.toISOString())]),
          ]),
        ),
    ),
  );
}

/** The next positions of a feed after an id; the last batch is not full. */
export const readBatch = async (tx: Tx, feed: FeedOf, after: string | null) => {
  let query = inFeed(tx, feed)
    .select([...COLUMNS])
    .select(cities(tx).as('cities'))
    .orderBy('p.id')
    .limit(BATCH);
  if (after !== null) query = query.where('p.id', '>', after);
  const rows = await query.execute();
  return { rows, isLast: rows.length < BATCH };
};

/** Changes with every position that a feed carries and with each change of one; and when the latest was. */
export async function feedVersion(
  tx: Tx,
  feed: FeedOf,
): Promise<{ hash: string | null; changedAt: string | null }> {
  return inFeed(tx, feed)
    .select((eb) => [
      sql<
        string | null
      >`md5(string_agg(p.id::text || extract(epoch from p.updated_at)::text, ',' order by p.id))`.as('hash'),
      eb.fn.max('p.updated_at').as('changedAt'),
    ])
    .executeTakeFirstOrThrow();
}

/** Whether visitors see a position now. */
export async function isVisible(tx: Tx, agencyId: string, positionId: string): Promise<boolean> {
  const row = await visible(tx, agencyId).select('p.id').where('p.id', '=', positionId).executeTakeFirst();
  return row !== undefined;
}
