import { sql, type Updateable } from 'kysely';
import type { AdvertsTable } from '../../db/schema.ts';
import type { Tx } from '../../db/tenant.ts';
import { LIMIT_MS } from './limit.ts';

const COLUMNS = [
  'id',
  'position_id',
  'portal',
  'connection',
  'state',
  'generation',
  'reference',
  'attempt_key',
  'external_id',
  'reason',
  'since',
  'sent_at',
  'tries',
] as const;

/** An advert as it is stored. */
export type StoredAdvert = Awaited<ReturnType<typeof listAdverts>>[number];

/** The adverts of a position, one a portal at most; `lock` holds them until the end of the transaction. */
export async function listAdverts(tx: Tx, agencyId: string, positionId: string, lock = false) {
  const query = tx
    .selectFrom('adverts')
    .select([...COLUMNS])
    .where('agency_id', '=', agencyId)
    .where('position_id', '=', positionId)
    .orderBy('portal');
  return (lock ? query.forUpdate() : query).execute();
}

/** An advert, held until the end of the transaction; undefined for one that went with its position. */
export const lockAdvert = (tx: Tx, agencyId: string, id: string): Promise<StoredAdvert | undefined> =>
  tx
    .selectFrom('adverts')
    .select([...COLUMNS])
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function changeAdvert(
  tx: Tx,
  agencyId: string,
  id: string,
  change: Updateable<AdvertsTable>,
): Promise<void> {
  await tx
    .updateTable('adverts')
    .set(change)
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .execute();
}

/** Inserts an advert, or begins with the one that is there anew. Gives its id. */
export async function beginAdvert(
  tx: Tx,
  advert: Pick<
    AdvertsTable,
    'agency_id' | 'id' | 'position_id' | 'portal' | 'connection' | 'generation' | 'reference' | 'attempt_key'
  > & { readonly at: Date },
): Promise<string> {
  const { at, ...named } = advert;
  const fresh = { ...named, state: 'PUBLISHING' as const, reason: null, since: at, tries: 0 };
  const { id } = await tx
    .insertInto('adverts')
    .values({ ...fresh, created_at: at })
    .onConflict((conflict) =>
      conflict.columns(['agency_id', 'position_id', 'portal']).doUpdateSet({
        connection: fresh.connection,
        generation: fresh.generation,
        reference: fresh.reference,
        attempt_key: fresh.attempt_key,
        state: fresh.state,
        reason: null,
        since: at,
        tries: 0,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adverts of a portal that are out, on their way out or in, or may be out. */
export async function countLiving(tx: Tx, agencyId: string, portal: number): Promise<number> {
  const { living } = await tx
    .selectFrom('adverts')
    .select((eb) => eb.fn.countAll<number>().as('living'))
    .where('agency_id', '=', agencyId)
    .where('portal', '=', portal)
    .where('state', 'in', ['PUBLISHING', 'SENDING', 'PUBLISHED', 'UNPUBLISHING', 'UNCERTAIN'])
    .executeTakeFirstOrThrow();
  return living;
}

/**
 * Takes adverts out: an advert in a feed, and one that was never sent, at once; one that was sent, or may have been, becomes
 * UNPUBLISHING, also when an earlier removal did not come to an end in its time. Gives both kinds.
 */
export async function takeOut(
  tx: Tx,
  agencyId: string,
  {
    positionId,
    portals,
    at,
  }: {
    readonly positionId?: string | undefined;
    readonly portals?: readonly number[] | undefined;
    readonly at: Date;
  },
): Promise<{ id: string; position_id: string; state: StoredAdvert['state'] }[]> {
  let query = tx
    .updateTable('adverts')
    .set({
      state: sql`case when connection = 'HTTP' and sent_at is not null then 'UNPUBLISHING' else 'UNPUBLISHED' end`,
      reason: null,
      since: at,
      tries: 0,
    })
    .where('agency_id', '=', agencyId)
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['PUBLISHING', 'SENDING', 'PUBLISHED', 'UNCERTAIN']),
        eb.and([
          eb('state', '=', 'UNPUBLISHING'),
          eb('since', '<=', new Date(at.getTime() - LIMIT_MS).toISOString()),
        ]),
      ]),
    );
  if (positionId !== undefined) query = query.where('position_id', '=', positionId);
  if (portals !== undefined) query = query.where('portal', 'in', [...portals]);
  return query.returning(['id', 'position_id', 'state']).execute();
}
