import { createHash } from 'node:crypto';
import type { Locale } from '@cantera/shared/contracts/enums';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';

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
  await setGdprStatus(tx, agencyId, candidateId, status);
}

/** Writes the status. Not a new version of the candidate: whoever edits him meanwhile edits other things. */
export async function setGdprStatus(
  tx: Tx,
  agencyId: string,
  candidateId: string,
  status: GivenConsent['status'] | 'PENDING',
): Promise<void> {
  await tx
    .updateTable('candidates')
    .set({ gdpr_status: status, gdpr_status_at: now() })
    .where('agency_id', '=', agencyId)
    .where('id', '=', candidateId)
    .execute();
}
