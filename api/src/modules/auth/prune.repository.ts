import type pg from 'pg';
import type { Tx } from '../../db/tenant.ts';

/** Deletes the sessions that ended before one time and the links that stopped working before another (both ISO). */
export async function pruneAccess(
  tx: Tx,
  agencyId: string,
  before: { readonly sessions: string; readonly tokens: string },
): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('agency_id', '=', agencyId)
    .where('expires_at', '<', before.sessions)
    .execute();
  await tx
    .deleteFrom('user_tokens')
    .where('agency_id', '=', agencyId)
    .where('expires_at', '<', before.tokens)
    .execute();
}

/** The same for what belongs to no agency: counted attempts and setup links. */
export async function pruneSharedAccess(
  pool: pg.Pool,
  before: { readonly attempts: string; readonly tokens: string },
): Promise<void> {
  await pool.query('delete from login_attempts where updated_at < $1', [before.attempts]);
  await pool.query('delete from setup_tokens where expires_at < $1', [before.tokens]);
}
