import type { Config } from '../../config.ts';
import type { Tx } from '../../db/tenant.ts';
import type { Mail, MailServerAccount } from '../../integrations/mail/index.ts';
import { openPassword, sealPassword } from './sealed-password.ts';

/** Through what someone's messages leave. Without an account: through the installation's mail server. */
export interface Sender {
  readonly account?: MailServerAccount;
  readonly from?: Mail['from'];
  /** `ACCOUNT_UNREADABLE`: the installation's secret has changed since the password was typed. */
  readonly failure?: 'NO_CHANNEL' | 'ACCOUNT_UNREADABLE';
}

/** The EMAIL channel of a user as it is now. A password that the former secret sealed is sealed anew. */
export async function mailSenderOf(
  config: Config,
  tx: Tx,
  agencyId: string,
  userId: string,
): Promise<Sender> {
  const row = await tx
    .selectFrom('channels as ch')
    .leftJoin('mail_accounts as ma', (on) =>
      on.onRef('ma.agency_id', '=', 'ch.agency_id').onRef('ma.channel_id', '=', 'ch.id'),
    )
    .select(['ch.id', 'ma.host', 'ma.port', 'ma.security', 'ma.username', 'ma.sealed_password'])
    .select(['ma.from_name', 'ma.from_address'])
    .where('ch.agency_id', '=', agencyId)
    .where('ch.user_id', '=', userId)
    .where('ch.type', '=', 'EMAIL')
    .executeTakeFirst();
  if (!row) return { failure: 'NO_CHANNEL' };
  if (!row.host || !row.port || !row.security || !row.from_address) return {};
  const owner = { agencyId, channelId: row.id };
  const opened = openPassword(config, owner, row.sealed_password ?? '');
  if (!opened) return { failure: 'ACCOUNT_UNREADABLE' };
  if (opened.isOld)
    await tx
      .updateTable('mail_accounts')
      .set({ sealed_password: sealPassword(config, owner, opened.password) })
      .where('agency_id', '=', agencyId)
      .where('channel_id', '=', row.id)
      .where('sealed_password', '=', row.sealed_password ?? '')
      .execute();
  return {
    from: { name: row.from_name ?? '', address: row.from_address },
    account: {
      host: row.host,
      port: row.port,
      security: row.security,
      username: row.username ?? '',
      password: opened.password,
    },
  };
}
