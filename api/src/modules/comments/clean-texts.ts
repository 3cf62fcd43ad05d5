import type pg from 'pg';
import { rewriteTexts } from '../../db/rewrite-texts.ts';
import { sanitizeRichText } from '../../http/sanitize.ts';

/** Cleans the comments of an agency by the rules of today. */
export const cleanCommentTexts = (pool: pg.Pool, agencyId: string): Promise<void> =>
  rewriteTexts(pool, agencyId, { table: 'candidate_comments', column: 'comment' }, sanitizeRichText);
