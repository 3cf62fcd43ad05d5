import type pg from 'pg';
import { now } from '../../../clock.ts';
import type { Tx } from '../../../db/tenant.ts';

/** Whether any agency is there. */
export async function agencyExists(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ exists: boolean }>('select app.agency_exists() as exists');
  return rows[0]?.exists ?? false;
}

/** Makes this the one link that founds an agency; links before it end. */
export async function replaceSetupToken(
  pool: pg.Pool,
  { hash, expiresAt }: { readonly hash: Buffer; readonly expiresAt: Date },
): Promise<void> {
  await pool.query('delete from setup_tokens');
  await pool.query('insert into setup_tokens (token_hash, created_at, expires_at) values ($1, $2, $3)', [
    hash,
    now(),
    expiresAt,
  ]);
}

/** Whether a link still founds an agency: unused, not too old, and none is there. */
export async function isSetupTokenGood(pool: pg.Pool, hash: Buffer): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select 1 from setup_tokens where token_hash = $1 and used_at is null and expires_at > $2 and not app.agency_exists()',
    [hash, now()],
  );
  return rowCount === 1;
}

/** Uses up the link that founds an agency; false where it is used already. */
export async function useSetupToken(tx: Tx): Promise<boolean> {
  const used = await tx
    .updateTable('setup_tokens')
    .set({ used_at: now() })
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

/** Whether an agency has the slug, and whether an account has the address. */
export async function findTaken(
  pool: pg.Pool,
  { slug, email }: { readonly slug: string; readonly email: string },
): Promise<{ readonly slug: boolean; readonly email: boolean }> {
  const { rows } = await pool.query<{ slug_taken: boolean; email_taken: boolean }>(
    'select app.find_agency($1) is not null as slug_taken, exists (select 1 from app.find_login($2)) as email_taken',
    [slug, email],
  );
  return { slug: rows[0]?.slug_taken ?? false, email: rows[0]?.email_taken ?? false };
}
