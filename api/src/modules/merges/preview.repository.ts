import type { MergePreview } from '@cantera/shared/contracts/merges';
import { sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';

/** How much of each kind hangs on a candidate who would be merged into another. */
export async function countRows(tx: Tx, agencyId: string, otherId: string): Promise<MergePreview['counts']> {
  const count = (table: string) =>
    sql`(select count(*)::int from ${sql.table(table)} where agency_id = ${agencyId} and candidate_id = ${otherId})`;
  const { rows } = await sql<MergePreview['counts']>`
    select ${count('applications')} as applications, ${count('candidate_comments')} as comments,
      ${count('candidate_documents')} as documents, ${count('messages')} as messages, ${count('consents')} as consents,
      ${count('contracts')} as contracts,
      (select count(*)::int from candidate_suggestions where agency_id = ${agencyId} and candidate_id = ${otherId} and resolved_at is null) as suggestions`.execute(
    tx,
  );
  const [counts] = rows;
  if (!counts) throw new Error('a count is always given');
  return counts;
}

/** How many messages of applications wait to go out. */
export async function countWaiting(
  tx: Tx,
  agencyId: string,
  applicationIds: readonly string[],
): Promise<number> {
  if (applicationIds.length === 0) return 0;
  const { count } = await tx
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('agency_id', '=', agencyId)
    .where('status', '=', 'WAITING')
    .where('application_id', 'in', [...applicationIds])
    .executeTakeFirstOrThrow();
  return count;
}
