import { createHash } from 'node:crypto';
import type { GdprStatus, Locale } from '@cantera/shared/contracts/enums';
import { sql } from 'kysely';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';
import { enqueue } from '../../jobs/queue.ts';

export interface GivenConsent {
  readonly agencyId: string;
  readonly candidateId: string;
  readonly status: 'ACCEPTED' | 'REJECTED';
  /** Where it was given: in an application, or behind the link of a mail. */
  readonly origin: 'APPLICATION' | 'LINK';
  readonly locale: Locale;
}

async function policyHash(tx: Tx, agencyId: string): Promise<Buffer> {
  const policy = await tx
    .selectFrom('agencies')
    .select(['privacy_policy', 'privacy_policy_information'])
    .where('id', '=', agencyId)
    .executeTakeFirstOrThrow();
  return createHash('sha256')
    .update(`${policy.privacy_policy}\n${policy.privacy_policy_information}`)
    .digest();
}

/** Keeps what was answered (when, in which language, and the hash of the policy as it stood) and makes it the candidate's status. */
export async function recordConsent(tx: Tx, given: GivenConsent): Promise<void> {
  const { agencyId, candidateId, status, origin, locale } = given;
  await tx
    .insertInto('consents')
    .values({
      agency_id: agencyId,
      id: newId(),
      candidate_id: candidateId,
      status,
      origin,
      locale,
      policy_sha256: await policyHash(tx, agencyId),
      created_at: now(),
    })
    .execute();
  const before = await setGdprStatus(tx, agencyId, candidateId, status);
  // A refusal puts him on the list of those to be deleted; agreeing after one, by a new application too, takes him off it.
  if (status === 'REJECTED' || before === 'REJECTED')
    await enqueue(tx, 'retention.refresh', { agencyId }, { key: `retention:${agencyId}` });
}

/** Writes the status and gives the one before. Not a new version of the candidate: whoever edits him meanwhile edits other things. */
export async function setGdprStatus(
  tx: Tx,
  agencyId: string,
  candidateId: string,
  status: GivenConsent['status'] | 'PENDING',
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
