import { type Agency, candidateRoomErrors, type PolicyTexts } from '@cantera/shared/contracts/agency';
import {
  agencyChanged,
  type updateLegalBody,
  type updatePrivacyPolicyBody,
} from '@cantera/shared/contracts/agency-settings';
import { topic } from '@cantera/shared/contracts/topics';
import type { Translations } from '@cantera/shared/contracts/translations';
import type { Updateable } from 'kysely';
import type { z } from 'zod';
import type { AgenciesTable } from '../../db/schema.ts';
import type { Tx } from '../../db/tenant.ts';
import { fail, notFound, requireVersion } from '../../errors.ts';
import { sanitizeRichText } from '../../http/sanitize.ts';
import { publish } from '../../live/index.ts';
import { requireOwnImage } from '../files/index.ts';
import { findAgency, lockAgency, writeAgency } from './agency.repository.ts';

export async function requireAgency(tx: Tx, agencyId: string): Promise<Agency> {
  const agency = await findAgency(tx, agencyId);
  if (!agency) throw notFound('agency');
  return agency;
}

/**
 * Changes columns of the agency as a new version and tells its open screens. Throws 409 AGENCY_CHANGED (`details.version`)
 * when `version` is given and is no longer the agency's.
 */
export async function changeAgency(
  tx: Tx,
  agencyId: string,
  columns: Updateable<AgenciesTable>,
  version: number | undefined,
): Promise<Agency> {
  const current = await lockAgency(tx, agencyId);
  requireVersion(agencyChanged, current.version, version);
  await writeAgency(tx, agencyId, columns);
  await publish(tx, agencyId, topic.agency());
  return requireAgency(tx, agencyId);
}

/** With automatic deletion off there is no period. */
export const legalColumns = (legal: z.output<typeof updateLegalBody>): Updateable<AgenciesTable> => ({
  expiration_gdpr_days: legal.expirationGdprDays,
  deletion_period_rejected_gdpr_days:
    legal.deletionPeriodRejectedGdprEnabled === false ? null : legal.deletionPeriodRejectedGdprDays,
});

/** The logo as it is stored; left out, it stays. Throws 400 naming `logo_url` unless this agency uploaded the image. */
export async function logoColumns(
  tx: Tx,
  agencyId: string,
  url: string | null | undefined,
): Promise<Updateable<AgenciesTable>> {
  if (url === undefined) return {};
  const fileId = url === null ? null : await requireOwnImage(tx, agencyId, url, 'logo_url');
  return { logo_file_id: fileId, logo_url: null };
}

/** The versions of a policy as they are stored: sanitised, without texts that say nothing. */
export const cleanPolicies = (translations: Translations<PolicyTexts>): Translations<PolicyTexts> =>
  JSON.parse(JSON.stringify(translations), (_key, value: unknown) =>
    typeof value === 'string' ? sanitizeRichText(value) || undefined : value,
  );

/** Sanitised, because the policy stands on public pages. What is left out of language and translations stays. */
export const policyColumns = ({
  privacyPolicy,
  privacyPolicyInformation,
  language,
  translations,
}: z.output<typeof updatePrivacyPolicyBody>): Updateable<AgenciesTable> => ({
  privacy_policy: sanitizeRichText(privacyPolicy),
  privacy_policy_information: sanitizeRichText(privacyPolicyInformation),
  ...(language ? { privacy_policy_language: language } : {}),
  ...(translations ? { privacy_policy_translations: JSON.stringify(cleanPolicies(translations)) } : {}),
});

/**
 * Holds the agency until the transaction ends and throws 409 CANDIDATE_LIMIT when its plan has no room for `added` more
 * candidates. Applications from the public site are kept beyond the limit and do not ask.
 */
export async function requireCandidateRoom(tx: Tx, agencyId: string, added = 1): Promise<void> {
  const agency = await lockAgency(tx, agencyId);
  if (agency.candidate_count + added > agency.max_candidates)
    throw fail(candidateRoomErrors, 'CANDIDATE_LIMIT', 'Your plan holds no more candidates.', {
      details: { maxCandidates: agency.max_candidates },
    });
}
