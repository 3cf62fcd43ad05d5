import type { ApplicationReceipt } from '@cantera/shared/contracts/public-site';
import { sql } from 'kysely';
import { now } from '../../clock.ts';
import type { StoredRow } from '../../db/json-columns.ts';
import { insertStoredRows } from '../../db/stored-rows.ts';
import type { Tx } from '../../db/tenant.ts';

/** Others who come with the same submission wait until the end of the transaction. */
export async function lockSubmission(tx: Tx, agencyId: string, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${agencyId} submission:${key}`}, 0))`.execute(
    tx,
  );
}

/** The receipt of a submission to this position. */
export async function findSubmission(
  tx: Tx,
  agencyId: string,
  positionId: string,
  key: string,
): Promise<ApplicationReceipt | undefined> {
  const row = await tx
    .selectFrom('public_submissions as s')
    .innerJoin('applications as a', (join) =>
      join.onRef('a.agency_id', '=', 's.agency_id').onRef('a.id', '=', 's.application_id'),
    )
    .select('s.receipt')
    .where('s.agency_id', '=', agencyId)
    .where('s.submission_key', '=', key)
    .where('a.position_id', '=', positionId)
    .executeTakeFirst();
  return row?.receipt;
}

/** Keeps a receipt, so that the same form sent again shows it. A key that another position's form used stays with that one. */
export async function keepSubmission(
  tx: Tx,
  agencyId: string,
  key: string,
  applicationId: string,
  receipt: ApplicationReceipt,
): Promise<void> {
  await tx
    .insertInto('public_submissions')
    .values({
      agency_id: agencyId,
      submission_key: key,
      application_id: applicationId,
      receipt: JSON.stringify(receipt),
      created_at: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** How many candidates the agency has, and how many its plan allows. */
export async function readCandidatePlan(
  tx: Tx,
  agencyId: string,
): Promise<{ readonly candidates: number; readonly most: number }> {
  const agency = await tx
    .selectFrom('agencies')
    .select(['candidate_count', 'max_candidates'])
    .where('id', '=', agencyId)
    .executeTakeFirstOrThrow();
  return { candidates: agency.candidate_count, most: agency.max_candidates };
}

/** Writes the receipts of applications back that were set aside with them. */
export const restoreSubmissions = (tx: Tx, rows: readonly StoredRow[]): Promise<void> =>
  insertStoredRows(tx, 'public_submissions', rows);

/** Deletes the receipts of forms that were sent before a time (ISO). */
export async function pruneSubmissions(tx: Tx, agencyId: string, before: string): Promise<void> {
  await tx
    .deleteFrom('public_submissions')
    .where('agency_id', '=', agencyId)
    .where('created_at', '<', before)
    .execute();
}
