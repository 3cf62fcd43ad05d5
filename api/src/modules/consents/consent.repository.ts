import { createHash } from 'node:crypto';
import type { Locale } from '@cantera/shared/contracts/enums';
import { now } from '../../clock.ts';
import { type Handover, handRowsOver } from '../../db/stored-rows.ts';
import type { Tx } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';
import { enqueue } from '../../jobs/queue.ts';
import { setGdprStatus } from '../candidates/index.ts';

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

/** Keeps what was answered: when, in which language, and the hash of the policy as it stood. */
export async function keepConsent(tx: Tx, given: GivenConsent): Promise<void> {
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
}

/** Keeps what was answered and makes it the candidate's status. */
export async function recordConsent(tx: Tx, given: GivenConsent): Promise<void> {
  const { agencyId, candidateId, status } = given;
  await keepConsent(tx, given);
  const before = await setGdprStatus(tx, agencyId, candidateId, status);
  // A refusal puts them on the list of those to be deleted; agreeing after one, by a new application too, takes them off it.
  if (status === 'REJECTED' || before === 'REJECTED')
    await enqueue(tx, 'retention.refresh', { agencyId }, { key: `retention:${agencyId}` });
}

/** Gives the consents that were given about one candidate to another. */
export const handConsentsOver = (tx: Tx, agencyId: string, handover: Handover): Promise<string[]> =>
  handRowsOver(tx, agencyId, 'consents', handover);

/** Gives the links that ask one candidate for consent to another. */
export const handConsentRequestsOver = (tx: Tx, agencyId: string, handover: Handover): Promise<string[]> =>
  handRowsOver(tx, agencyId, 'consent_requests', handover);

/** Deletes the links that nobody answered and that stopped working before a time (ISO). */
export async function pruneConsentRequests(tx: Tx, agencyId: string, before: string): Promise<void> {
  await tx
    .deleteFrom('consent_requests')
    .where('agency_id', '=', agencyId)
    .where('expires_at', '<', before)
    .where('answer', 'is', null)
    .execute();
}
