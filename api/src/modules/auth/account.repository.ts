import type pg from 'pg';
import type { Tx } from '../../db/tenant.ts';

export interface Account {
  readonly agencyId: string;
  readonly userId: string;
}

/** The account that an address logs in to, in whichever agency. */
export async function findAccount(pool: pg.Pool, email: string): Promise<Account | undefined> {
  const { rows } = await pool.query<{ agency_id: string; user_id: string }>(
    'select agency_id, user_id from app.find_login($1)',
    [email],
  );
  return rows[0] && { agencyId: rows[0].agency_id, userId: rows[0].user_id };
}

const hashOf = (tx: Tx, { agencyId, userId }: Account) =>
  tx.selectFrom('users').select('password_hash').where('agency_id', '=', agencyId).where('id', '=', userId);

/** The hash of an account's password; null where there is none yet, or no account. */
export const findPasswordHash = async (tx: Tx, account: Account): Promise<string | null> =>
  (await hashOf(tx, account).executeTakeFirst())?.password_hash ?? null;

/** Holds an account until the end of the transaction; the hash of its password, undefined where there is no account. */
export const holdPasswordHash = async (tx: Tx, account: Account): Promise<string | null | undefined> =>
  (await hashOf(tx, account).forShare().executeTakeFirst())?.password_hash;
