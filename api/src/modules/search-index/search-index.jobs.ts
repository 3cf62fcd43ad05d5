import { now } from '../../clock.ts';
import { type Tx, withTenant } from '../../db/tenant.ts';
import type { JobHandlers } from '../../jobs/handlers.ts';
import { enqueue } from '../../jobs/queue.ts';
import { monthOf, PAUSE_MS, refreshIndex } from './refresh.service.ts';
import { askRefresh, isUndisturbed, markAtWork } from './storage/state.repository.ts';

const inMs = (ms: number): Date => new Date(now().getTime() + ms);

export const searchIndexJobs: JobHandlers = {
  async 'search.refresh'({ agencyId }, { deps }) {
    const more = await withTenant(deps.pool, agencyId, (tx) => refreshIndex(tx, agencyId));
    await withTenant(deps.pool, agencyId, async (tx) => {
      // Whoever is writing now has seen this refresh and asked for no other.
      const wait = more ?? ((await isUndisturbed(tx, agencyId)) ? null : PAUSE_MS);
      if (wait !== null) await enqueue(tx, 'search.refresh', { agencyId }, { runAt: inMs(wait) });
    });
  },
};

/**
 * Has the index of an agency looked after: built where there is none or an outdated one, and people who are still at work counted
 * to this month.
 */
export async function tendIndex(tx: Tx, agencyId: string): Promise<void> {
  await markAtWork(tx, agencyId, monthOf(now()));
  await askRefresh(tx, agencyId);
}
