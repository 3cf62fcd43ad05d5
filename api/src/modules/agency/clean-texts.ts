import type pg from 'pg';
import { withTenant } from '../../db/tenant.ts';
import { RICH_TEXT_RULES } from '../../http/sanitize.ts';
import { policyColumns } from './agency.service.ts';

/** Cleans the policies of an agency by the rules of today. */
export const cleanAgencyTexts = (pool: pg.Pool, agencyId: string): Promise<void> =>
  withTenant(pool, agencyId, async (tx) => {
    const row = await tx
      .selectFrom('agencies')
      .select(['privacy_policy', 'privacy_policy_information', 'privacy_policy_translations'])
      .where('id', '=', agencyId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return;
    const clean = policyColumns({
      privacyPolicy: row.privacy_policy,
      privacyPolicyInformation: row.privacy_policy_information,
      translations: row.privacy_policy_translations,
    });
    await tx.updateTable('agencies').set(clean).where('id', '=', agencyId).execute();
  });

/** Whether every text of an agency was stored or cleaned by the rules of today. */
export const isClean = (pool: pg.Pool, agencyId: string): Promise<boolean> =>
  withTenant(pool, agencyId, async (tx) => {
    const row = await tx
      .selectFrom('agencies')
      .select('rich_text_rules')
      .where('id', '=', agencyId)
      .executeTakeFirst();
    return !row || row.rich_text_rules >= RICH_TEXT_RULES;
  });

/** Keeps that all texts of an agency are clean. */
export const markClean = (pool: pg.Pool, agencyId: string): Promise<void> =>
  withTenant(pool, agencyId, async (tx) => {
    await tx
      .updateTable('agencies')
      .set({ rich_text_rules: RICH_TEXT_RULES })
      .where('id', '=', agencyId)
      .execute();
  });
