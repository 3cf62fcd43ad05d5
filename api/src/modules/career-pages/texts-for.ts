import type { PolicyTexts } from '@cantera/shared/contracts/agency';
import type { SiteTexts } from '@cantera/shared/contracts/career-site';
import type { Locale } from '@cantera/shared/contracts/enums';
import type { PublicSite } from '@cantera/shared/contracts/public-site';
import { textsFor } from '@cantera/shared/contracts/translations';
import type { Tx } from '../../db/tenant.ts';
import { findPolicy } from '../agency/index.ts';

/** The texts of a site's page as a visitor reads them, and the language of each. */
export function pageTextsFor<P extends keyof SiteTexts, T extends object>(
  { language, translations: { ca, es, en } }: PublicSite,
  page: P,
  texts: T & PublicSite[P],
  locale: Locale,
): ReturnType<typeof textsFor<T>> {
  // A version of a page has texts of that page and nothing else.
  const version = (of: Partial<SiteTexts> | undefined) => of?.[page] as Partial<T> | undefined;
  const translations = { ca: version(ca), es: version(es), en: version(en) };
  return textsFor<T>({ language, texts, translations }, locale);
}

/** The agency's policy as a visitor reads it, and the language of each of its texts. */
export const policyFor = async (
  tx: Tx,
  site: PublicSite,
  locale: Locale,
): Promise<ReturnType<typeof textsFor<PolicyTexts>>> => textsFor(await findPolicy(tx, site.agencyId), locale);
