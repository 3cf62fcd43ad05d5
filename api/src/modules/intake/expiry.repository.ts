import type { Locale } from '@cantera/shared/contracts/enums';
import type { Tx } from '../../db/tenant.ts';

/** Where somebody is written to, and in which language; undefined of who has left. */
export const addressOf = (
  tx: Tx,
  agencyId: string,
  userId: string,
): Promise<{ email: string; lang: Locale | null } | undefined> =>
  tx
    .selectFrom('users')
    .select(['email', 'lang'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', userId)
    .executeTakeFirst();

/** Who writes, and in which time zone. */
export const senderOf = (tx: Tx, agencyId: string): Promise<{ name: string; timeZone: string }> =>
  tx
    .selectFrom('agencies')
    .select(['name', 'time_zone as timeZone'])
    .where('id', '=', agencyId)
    .executeTakeFirstOrThrow();
