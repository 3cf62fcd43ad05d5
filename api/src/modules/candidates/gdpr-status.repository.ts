import type { GdprStatus } from '@cantera/shared/contracts/enums';
import { sql } from 'kysely';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';

/** Writes the status and gives the one before. Not a new version of the candidate: who edits the candidate at the same time edits other things. */
export async function setGdprStatus(
  tx: Tx,
  agencyId: string,
  candidateId: string,
  status: GdprStatus,
): Promise<GdprStatus | undefined> {
  const { rows } = await sql<{ before: GdprStatus }>`
    update candidates c set gdpr_status = ${status}, gdpr_status_at = ${now()}::timestamptz
    from (
      select gdpr_status from candidates where agency_id = ${agencyId} and id = ${candidateId} for no key update
    ) held
    where c.agency_id = ${agencyId} and c.id = ${candidateId}
    returning held.gdpr_status as before`.execute(tx);
  return rows[0]?.before;
}

/** Makes these never asked again who wait for no other answer; whoever has answered since keeps their answer. */
export async function forgetAsked(tx: Tx, agencyId: string, candidateIds: readonly string[]): Promise<void> {
  await sql`
    update candidates c set gdpr_status = 'NOT_SENT', gdpr_status_at = ${now()}::timestamptz
    where c.agency_id = ${agencyId} and c.id = any (${[...candidateIds]}::uuid[]) and c.gdpr_status = 'PENDING'
      and not exists (
        select 1 from consent_requests r
        where r.agency_id = c.agency_id and r.candidate_id = c.id and r.answer is null
      )`.execute(tx);
}

/** Takes back a consent that was given before a time (ISO), where it still stands: nobody was asked, so it is NOT_SENT. */
export async function endAcceptedBefore(
  tx: Tx,
  agencyId: string,
  candidateIds: readonly string[],
  givenBefore: string,
): Promise<void> {
  await tx
    .updateTable('candidates')
    .set({ gdpr_status: 'NOT_SENT', gdpr_status_at: now() })
    .where('agency_id', '=', agencyId)
    .where('id', 'in', [...candidateIds])
    .where('gdpr_status', '=', 'ACCEPTED')
    .where('gdpr_status_at', '<', givenBefore)
    .execute();
}
