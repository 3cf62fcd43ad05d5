import { getMetricsReport } from '@cantera/shared/contracts/metrics';
import { sql } from 'kysely';
import { isOutOfTime } from '../../db/failures.ts';
import type { Tx } from '../../db/tenant.ts';
import { fail } from '../../errors.ts';

/** Milliseconds of a statement. */
const MAX_MS = 5000;

/** What is counted from stays in memory: some 120 bytes an application. */
const MEMORY = '48MB';

/**
 * Runs statements of at most five seconds each: one snapshot comes whole, or none. Throws 409 REPORT_TOO_SLOW, after which the
 * transaction is good for nothing; a route that uses it `mayAbort`.
 */
export async function withinTime<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`select set_config('statement_timeout', ${String(MAX_MS)}, true), set_config('work_mem', ${MEMORY}, true)`.execute(
    tx,
  );
  try {
    return await work();
  } catch (error) {
    if (!isOutOfTime(error)) throw error;
    throw fail(getMetricsReport.errors, 'REPORT_TOO_SLOW', 'It takes too long. A shorter period may not.');
  }
}
