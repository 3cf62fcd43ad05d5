import type pg from 'pg';
import { rewriteTexts } from '../../db/rewrite-texts.ts';
import { sanitizeRichText } from '../../http/sanitize.ts';

/** Cleans the job descriptions of an agency by the rules of today, those that templates keep too. */
export async function cleanPositionTexts(pool: pg.Pool, agencyId: string): Promise<void> {
  await rewriteTexts(pool, agencyId, { table: 'positions', column: 'job_description' }, sanitizeRichText);
  await rewriteTexts(
    pool,
    agencyId,
    { table: 'position_templates', column: 'job_description' },
    sanitizeRichText,
  );
}
