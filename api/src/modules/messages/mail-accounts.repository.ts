import { type Selectable, sql } from 'kysely';
import { now } from '../../clock.ts';
import type { MailAccountsTable } from '../../db/schema.ts';
import type { Tx } from '../../db/tenant.ts';

export type AccountColumns = Pick<
  Selectable<MailAccountsTable>,
  'host' | 'port' | 'security' | 'username' | 'sealed_password' | 'from_name' | 'from_address'
>;

/** Writes the account of a channel, as its next version. */
export async function writeAccount(
  tx: Tx,
  agencyId: string,
  channelId: string,
  columns: AccountColumns,
): Promise<void> {
  await tx
    .insertInto('mail_accounts')
    .values({
      agency_id: agencyId,
      channel_id: channelId,
      ...columns,
      created_at: now(),
      updated_at: now(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['agency_id', 'channel_id'])
        .doUpdateSet({ ...columns, updated_at: now(), version: sql<number>`mail_accounts.version + 1` }),
    )
    .execute();
}
