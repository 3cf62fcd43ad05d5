import type { Agency, PolicyTexts } from '@cantera/shared/contracts/agency';
import type { Translated } from '@cantera/shared/contracts/translations';
import { sql, type Updateable } from 'kysely';
import { now } from '../../clock.ts';
import type { AgenciesTable } from '../../db/schema.ts';
import type { Tx } from '../../db/tenant.ts';
import { pictureUrl } from '../files/index.ts';
import { createFirstReasons } from '../hiring-process/index.ts';
import { refuseReserved } from './reserved-slugs.ts';

/** Writes an agency with the rejection reasons that every agency starts with; its site comes by `createSite`. */
export async function createAgency(tx: Tx, given: { id: string; name: string; slug: string }): Promise<void> {
  refuseReserved(given.slug);
  await tx
    .insertInto('agencies')
    .values({ ...given, created_at: now() })
    .execute();
  await createFirstReasons(tx, given.id);
}

/** The policy of an agency, with its versions in other languages. */
export async function findPolicy(tx: Tx, agencyId: string): Promise<Translated<PolicyTexts>> {
  const row = await tx
    .selectFrom('agencies')
    .select([
      'privacy_policy',
      'privacy_policy_information',
      'privacy_policy_language',
      'privacy_policy_translations',
    ])
    .where('id', '=', agencyId)
    .executeTakeFirstOrThrow();
  return {
    language: row.privacy_policy_language,
    texts: {
      privacyPolicy: row.privacy_policy,
      privacyPolicyInformation: row.privacy_policy_information,
    },
    translations: row.privacy_policy_translations,
  };
}

export async function findAgency(tx: Tx, agencyId: string): Promise<Agency | undefined> {
  const row = await tx
    .selectFrom('agencies')
    .selectAll()
    .select(pictureUrl('agencies').as('logo_address'))
    .where('id', '=', agencyId)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      slug: row.slug,
      name: row.name,
      webUrl: row.web_url,
      linkedinUrl: row.linkedin_url,
      logoUrl: row.logo_address,
      primaryColor: row.primary_color,
      country: row.country,
      timeZone: row.time_zone,
      plan: { limits: { maxCandidates: row.max_candidates, maxMembers: row.max_members } },
      privacyPolicy: {
        privacyPolicy: row.privacy_policy,
        privacyPolicyInformation: row.privacy_policy_information,
        language: row.privacy_policy_language,
        translations: row.privacy_policy_translations,
      },
      legal: {
        expirationGdprDays: row.expiration_gdpr_days,
        deletionPeriodRejectedGdprDays: row.deletion_period_rejected_gdpr_days,
        deletionPeriodRejectedGdprEnabled: row.deletion_period_rejected_gdpr_days !== null,
      },
      usesModel: row.uses_model,
      version: row.version,
    }
  );
}

/** The version of an agency and its plan, held until the transaction ends. */
export const lockAgency = (
  tx: Tx,
  agencyId: string,
): Promise<{ version: number; max_members: number; max_candidates: number; candidate_count: number }> =>
  tx
    .selectFrom('agencies')
    .select(['version', 'max_members', 'max_candidates'])
    // With those whom this transaction has written: they are counted at its end.
    .select(sql<number>`candidate_count + app.uncounted_candidates(id)`.as('candidate_count'))
    .where('id', '=', agencyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/**
 * Counts the candidates that this transaction has written now instead of at its end: from here on whoever else writes candidates of
 * the agency waits for that end.
 */
export async function settleCandidateCounts(tx: Tx): Promise<void> {
  await sql`select app.settle_candidate_counts()`.execute(tx);
}

export async function writeAgency(
  tx: Tx,
  agencyId: string,
  columns: Updateable<AgenciesTable>,
): Promise<void> {
  await tx
    .updateTable('agencies')
    .set({ ...columns, version: sql<number>`version + 1` })
    .where('id', '=', agencyId)
    .execute();
}

export async function countAgency(
  tx: Tx,
  agencyId: string,
): Promise<{ members: number; candidates: number; positions: number; clients: number }> {
  return tx
    .selectNoFrom((eb) => [
      eb
        .selectFrom('users')
        .select(eb.fn.countAll<number>().as('n'))
        .where('agency_id', '=', agencyId)
        .$asScalar()
        .$notNull()
        .as('members'),
      eb
        .selectFrom('agencies')
        .select('candidate_count')
        .where('id', '=', agencyId)
        .$asScalar()
        .$notNull()
        .as('candidates'),
      eb
        .selectFrom('positions')
        .select(eb.fn.countAll<number>().as('n'))
        .where('agency_id', '=', agencyId)
        .where('status', '<>', 'DELETED')
        .$asScalar()
        .$notNull()
        .as('positions'),
      eb
        .selectFrom('clients')
        .select(eb.fn.countAll<number>().as('n'))
        .where('agency_id', '=', agencyId)
        .$asScalar()
        .$notNull()
        .as('clients'),
    ])
    .executeTakeFirstOrThrow();
}
