import type pg from 'pg';
import { withTenant } from '../../db/tenant.ts';
import { cleanParts } from './configuration.ts';

/** Cleans the texts of an agency's career site by the rules of today. */
export const cleanSiteTexts = (pool: pg.Pool, agencyId: string): Promise<void> =>
  withTenant(pool, agencyId, async (tx) => {
    const row = await tx
      .selectFrom('career_sites')
      .select('configuration')
      .where('agency_id', '=', agencyId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return;
    await tx
      .updateTable('career_sites')
      .set({ configuration: JSON.stringify(cleanParts(row.configuration)) })
      .where('agency_id', '=', agencyId)
      .execute();
  });
