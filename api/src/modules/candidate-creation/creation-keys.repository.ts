import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';

/** How long a key answers for its call. */
const KEPT_MS = 24 * 3_600_000;
const oldest = (): Date => new Date(now().getTime() - KEPT_MS);

/** A call that is the same however often it is sent. */
export interface KeyedCall {
  readonly key: string;
  readonly bodySha256: Buffer;
}

export const keyedCall = (key: string, body: unknown): KeyedCall => ({
  key: key.toLowerCase(),
  bodySha256: createHash('sha256').update(JSON.stringify(body)).digest(),
});

interface KnownCall {
  readonly candidateId: string;
  readonly isSameBody: boolean;
}

/** What was made by the key; undefined where nothing was. Others who come with the key wait until the transaction ends. */
export async function lockCall(
  tx: Tx,
  { agencyId, userId }: Actor,
  { key, bodySha256 }: KeyedCall,
): Promise<KnownCall | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${agencyId} creation:${userId}:${key}`}, 0))`.execute(
    tx,
  );
  const row = await tx
    .selectFrom('creation_keys')
    .select(['candidate_id', 'body_sha256'])
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('created_at', '>', oldest().toISOString())
    .executeTakeFirst();
  return row && { candidateId: row.candidate_id, isSameBody: bodySha256.equals(row.body_sha256) };
}

/** Keeps what was made by a key that `lockCall` holds. */
export async function keepCall(
  tx: Tx,
  { agencyId, userId }: Actor,
  { key, bodySha256 }: KeyedCall,
  candidateId: string,
): Promise<void> {
  const made = { candidate_id: candidateId, body_sha256: bodySha256, created_at: now() };
  await tx
    .insertInto('creation_keys')
    .values({ agency_id: agencyId, user_id: userId, key, ...made })
    .onConflict((conflict) => conflict.columns(['agency_id', 'user_id', 'key']).doUpdateSet(made))
    .execute();
}

/** Deletes the keys that answer for nothing any more. */
export async function pruneCreationKeys(tx: Tx, agencyId: string): Promise<void> {
  await tx
    .deleteFrom('creation_keys')
    .where('agency_id', '=', agencyId)
    .where('created_at', '<=', oldest().toISOString())
    .execute();
}
