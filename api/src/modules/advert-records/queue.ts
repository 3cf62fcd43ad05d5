import { topic } from '@cantera/shared/contracts/topics';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { enqueue, enqueueAll } from '../../jobs/queue.ts';
import { publishAll } from '../../live/index.ts';
import { takeOut } from './adverts.repository.ts';

const keyOf = (advertId: string): string => `advert:${advertId}`;

/** Has the worker do what is next for an advert; what waits for it already is replaced. */
export const enqueueAdvert = (tx: Tx, agencyId: string, advertId: string, runAt?: Date): Promise<void> =>
  enqueue(
    tx,
    'adverts.carry_out',
    { agencyId, advertId },
    { key: keyOf(advertId), ...(runAt ? { runAt } : {}) },
  );

/**
 * Takes the adverts of a position, or of all of an agency, out everywhere or on some portals. Feeds are without them from the
 * end of the transaction; what was sent to a portal is taken out there by the worker.
 */
export async function withdrawAdverts(
  tx: Tx,
  agencyId: string,
  which: { readonly positionId?: string; readonly portals?: readonly number[] | undefined } = {},
): Promise<void> {
  const out = await takeOut(tx, agencyId, { ...which, at: now() });
  const sent = out.filter(({ state }) => state === 'UNPUBLISHING');
  await enqueueAll(
    tx,
    'adverts.carry_out',
    sent.map(({ id }) => ({ payload: { agencyId, advertId: id }, key: keyOf(id) })),
  );
  const positions = [...new Set(out.map(({ position_id: id }) => id))];
  await publishAll(
    tx,
    agencyId,
    positions.map((id) => topic.advert(id)),
  );
}
