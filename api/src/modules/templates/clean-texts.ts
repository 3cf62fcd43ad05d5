import type pg from 'pg';
import { rewriteTexts } from '../../db/rewrite-texts.ts';
import { sanitizeRichText } from '../../http/sanitize.ts';

/** Cleans the message templates of an agency by the rules of today. */
export const cleanTemplateTexts = (pool: pg.Pool, agencyId: string): Promise<void> =>
  rewriteTexts(pool, agencyId, { table: 'message_templates', column: 'body' }, sanitizeRichText);
