import type pg from 'pg';
import type { Deps } from '../../api/src/deps.ts';
import { searchIndexJobs } from '../../api/src/modules/search-index/index.ts';

/** Has the index of an agency take in all that has changed, as the worker does; nothing waits afterwards. */
export async function refreshIndex(owner: pg.Client, deps: Deps, agencyId: string): Promise<void> {
  for (;;) {
    await owner.query('update search_state set refreshed_at = null where agency_id = $1', [agencyId]);
    await searchIndexJobs['search.refresh']?.({ agencyId }, { deps, attempt: 1, isLastAttempt: true });
    const left = await owner.query<{ more: boolean }>(
      `select building is not null or exists (select from search_dirty where agency_id = $1) as more from search_state where agency_id = $1`,
      [agencyId],
    );
    if (!left.rows[0]?.more) return;
  }
}
