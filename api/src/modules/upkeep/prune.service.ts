import { now } from '../../clock.ts';
import { withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Long after any stream that resumes; one that comes later reads everything again. */
const LIVE_MS = DAY_MS;
/** A link that no longer works still says so for a month, instead of being unknown. */
const TOKEN_MS = 30 * DAY_MS;
/** A form that was left open is sent again within hours, not months; its receipt holds personal data. */
const SUBMISSION_MS = 30 * DAY_MS;
const ATTEMPT_MS = 7 * DAY_MS;

const before = (ms: number): string => new Date(now().getTime() - ms).toISOString();

/** Deletes what has served its time in an agency: live events, ended sessions, dead links, receipts of forms. */
export async function prune({ pool }: Deps, agencyId: string): Promise<void> {
  await withTenant(pool, agencyId, async (tx) => {
    await tx
      .deleteFrom('live_events')
      .where('agency_id', '=', agencyId)
      .where('created_at', '<', before(LIVE_MS))
      .execute();
    await tx
      .deleteFrom('sessions')
      .where('agency_id', '=', agencyId)
      .where('expires_at', '<', before(0))
      .execute();
    await tx
      .deleteFrom('user_tokens')
      .where('agency_id', '=', agencyId)
      .where('expires_at', '<', before(TOKEN_MS))
      .execute();
    await tx
      .deleteFrom('consent_requests')
      .where('agency_id', '=', agencyId)
      .where('expires_at', '<', before(TOKEN_MS))
      .where('answer', 'is', null)
      .execute();
    await tx
      .deleteFrom('sending_limits')
      .where('agency_id', '=', agencyId)
      .where('hour', '<', before(DAY_MS))
      .execute();
    await tx
      .deleteFrom('public_submissions')
      .where('agency_id', '=', agencyId)
      .where('created_at', '<', before(SUBMISSION_MS))
      .execute();
  });
}

/** The same for what belongs to no agency. */
export async function pruneShared({ pool }: Deps): Promise<void> {
  await pool.query('delete from login_attempts where updated_at < $1', [before(ATTEMPT_MS)]);
  await pool.query('delete from apply_counts where started_at < $1', [before(DAY_MS)]);
  await pool.query('delete from setup_tokens where expires_at < $1', [before(TOKEN_MS)]);
}
