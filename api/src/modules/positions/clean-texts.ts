import type pg from 'pg';
import { rewriteTexts } from '../../db/rewrite-texts.ts';
import { sanitizeRichText } from '../../http/sanitize.ts';

/** Cleans the job descriptions of an agency by the rules of today. */
export const cleanPositionTexts = (pool: pg.Pool, agencyId: string): Promise<void> =>
  rewriteTexts(pool, agencyId, { table: 'positions', column: 'job_description' }, sanitizeRichText);
