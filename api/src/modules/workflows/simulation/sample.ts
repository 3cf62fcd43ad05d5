import type { ChannelType, Locale } from '@cantera/shared/contracts/enums';
import type { Tx } from '../../../db/tenant.ts';
import type { Actor } from '../../../http/actor.ts';
import type { RunContext } from '../../engine/index.ts';
import { findOwnSender, routeOf } from '../../messages/index.ts';

/** Somebody who does not exist, to try a workflow on before anybody has applied. */
const SAMPLES: Readonly<Record<Locale, RunContext['values']>> = {
  en: { firstName: 'Alex', lastName: 'Morgan', title: 'Shop assistant', company: 'Example Company' },
  es: { firstName: 'Lucía', lastName: 'Moreno', title: 'Dependiente', company: 'Empresa de ejemplo' },
  ca: { firstName: 'Laia', lastName: 'Puig', title: 'Dependent', company: 'Empresa d’exemple' },
};
const ADDRESS = 'sample@example.com';
/** Of a range that is given to nobody. */
const NUMBER = '+34 600 000 000';

async function localeOf(tx: Tx, { agencyId, userId }: Actor): Promise<Locale> {
  const row = await tx
    .selectFrom('users')
    .select('lang')
    .where('agency_id', '=', agencyId)
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.lang ?? 'en';
}

/** The sample person in the caller's language, to whom `senderId` writes, or else the caller. */
export async function sampleContext(
  tx: Tx,
  actor: Actor,
  channels: readonly ChannelType[],
  senderId: string | null,
): Promise<RunContext> {
  const values = SAMPLES[await localeOf(tx, actor)];
  const recipient = { email: ADDRESS, phone_number: NUMBER, gdpr_status: 'ACCEPTED' };
  const routes: [ChannelType, RunContext['routes'][ChannelType]][] = [];
  for (const channel of channels) {
    const sender = await findOwnSender(tx, actor.agencyId, senderId ?? actor.userId, channel);
    routes.push([channel, routeOf(sender, recipient, channel)]);
  }
  return { values, routes: Object.fromEntries(routes) };
}
