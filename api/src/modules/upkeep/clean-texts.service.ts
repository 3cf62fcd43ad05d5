import type { Deps } from '../../deps.ts';
import { cleanAgencyTexts, isClean, markClean } from '../agency/index.ts';
import { cleanSiteTexts } from '../career-site/index.ts';
import { cleanClientTexts } from '../clients/index.ts';
import { cleanCommentTexts } from '../comments/index.ts';
import { cleanWorkflowTexts } from '../engine/index.ts';
import { cleanMessageTexts } from '../messages/index.ts';
import { cleanPositionTexts } from '../positions/index.ts';
import { cleanTemplateTexts } from '../templates/index.ts';

/** What public pages show comes first. */
const CLEANERS = [
  cleanPositionTexts,
  cleanSiteTexts,
  cleanAgencyTexts,
  cleanClientTexts,
  cleanTemplateTexts,
  cleanWorkflowTexts,
  cleanCommentTexts,
  cleanMessageTexts,
];

/**
 * Cleans what an agency stored before the rules for rich text became as they are, once: from then on what is stored is clean,
 * and nobody who shows it sanitises it again.
 */
export async function cleanStoredTexts({ pool }: Deps, agencyId: string): Promise<void> {
  if (await isClean(pool, agencyId)) return;
  for (const clean of CLEANERS) await clean(pool, agencyId);
  await markClean(pool, agencyId);
}
