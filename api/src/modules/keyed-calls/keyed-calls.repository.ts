import { sql } from 'kysely';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';

/** How long a key answers for its call. */
const KEPT_MS = 24 * 3_600_000;
const oldest = (): string => new Date(now().getTime() - KEPT_MS).toISOString();

/** A call that is the same however often it is sent. */
export interface KeyedCall {
  readonly key: string;
  /** Id of the endpoint. */
  readonly endpoint: string;
  /** Of everything that was asked. */
  readonly bodySha256: Buffer;
}

interface KnownCall {
  readonly madeId: string;
  /** Whether all that was asked is the same. */
  readonly isSame: boolean;
  /** Whether it was a call of the same endpoint. */
  readonly isSameEndpoint: boolean;
}

/** What was made by the key; undefined where nothing was. Others who come with the key wait until the transaction ends. */
export async function lockCall(
  tx: Tx,
  { agencyId, userId }: Actor,
  { key, endpoint, bodySha256 }: KeyedCall,
): Promise<KnownCall | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${agencyId} call:${userId}:${key}`}, 0))`.execute(
    tx,
  );
  const row = await tx
    .selectFrom('idempotency_keys')
    .select(['made_id', 'endpoint', 'body_sha256'])
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('created_at', '>', oldest())
    .executeTakeFirst();
  return (
    row && {
      madeId: row.made_id,
      isSameEndpoint: row.endpoint === endpoint,
      isSame: row.endpoint === endpoint && bodySha256.equals(row.body_sha256),
    }
  );
}

/** Keeps what was made by a key that `lockCall` holds. */
export async function keepCall(
  tx: Tx,
  { agencyId, userId }: Actor,
  { key, endpoint, bodySha256 }: KeyedCall,
  madeId: string,
): Promise<void> {
  const made = { endpoint, made_id: madeId, body_sha256: bodySha256, created_at: now() };
  await tx
    .insertInto('idempotency_keys')
    .values({ agency_id: agencyId, user_id: userId, key, ...made })
    .onConflict((conflict) => conflict.columns(['agency_id', 'user_id', 'key']).doUpdateSet(made))
    .execute();
}

/** Forgets the calls that made something which is gone: sent again they make it anew. */
export async function forgetMade(tx: Tx, agencyId: string, madeId: string): Promise<void> {
  await tx
    .deleteFrom('idempotency_keys')
    .where('agency_id', '=', agencyId)
    .where('made_id', '=', madeId)
    .execute();
}

/** Deletes the keys that answer for nothing any more, those of the version before 0140 with them. */
export async function pruneKeyedCalls(tx: Tx, agencyId: string): Promise<void> {
  const time = oldest();
  await tx
    .deleteFrom('idempotency_keys')
    .where('agency_id', '=', agencyId)
    .where('created_at', '<=', time)
    .execute();
  await tx
    .deleteFrom('creation_keys')
    .where('agency_id', '=', agencyId)
    .where('created_at', '<=', time)
    .execute();
}
