import type { TestServer } from './harness.ts';
import { until } from './until.ts';

/** Until a statement waits for a lock in the database of a server. */
export async function untilLocked(server: Pick<TestServer, 'asOwner'>): Promise<void> {
  await until('a statement that waits for a lock', async () => {
    const rows = await server.asOwner(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  });
}
