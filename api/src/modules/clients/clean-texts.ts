import type pg from 'pg';
import { rewriteTexts } from '../../db/rewrite-texts.ts';
import { sanitizeRichText } from '../../http/sanitize.ts';

/** Cleans the descriptions of the clients of an agency by the rules of today. */
export const cleanClientTexts = (pool: pg.Pool, agencyId: string): Promise<void> =>
  rewriteTexts(pool, agencyId, { table: 'clients', column: 'description' }, sanitizeRichText);
