import { sql } from 'kysely';
import { now } from '../../clock.ts';
import { type Tx, withTenant } from '../../db/tenant.ts';
import type { JobHandlers } from '../../jobs/handlers.ts';
import { enqueue } from '../../jobs/queue.ts';
import { monthOf, PAUSE_MS, refreshIndex } from './refresh.service.ts';
import { isUndisturbed } from './storage/state.repository.ts';

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
  await sql`
    insert into search_dirty (agency_id, changed)
    select d.agency_id, d.candidate_id from search_docs d
    where d.agency_id = ${agencyId} and d.counted_to < ${`${monthOf(now())}-01`}::date
      and d.generation = (select s.generation from search_state s where s.agency_id = d.agency_id)
      and exists (select from candidate_experiences x where x.agency_id = d.agency_id and x.candidate_id = d.candidate_id
        and x.end_date is null and x.start_date is not null)
      and not exists (select from search_dirty y where y.agency_id = d.agency_id and y.changed = d.candidate_id)`.execute(
    tx,
  );
  await sql`select app.ask_search_refresh(${agencyId}::uuid)`.execute(tx);
}
