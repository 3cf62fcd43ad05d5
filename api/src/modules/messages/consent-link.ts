import { LOCALES, type Locale } from '@cantera/shared/contracts/enums';
import type { Config } from '../../config.ts';
import { applicantToken } from '../consent-links/index.ts';
import { linkParagraph } from './layout.ts';
import { SYSTEM_TEXTS } from './system-texts.ts';

/**
 * Where a mail gets its link to the applicant's consent when it leaves. What is stored is read by members, and whoever holds the
 * link could answer in the applicant's place.
 */
export const consentMark = (locale: Locale): string => `<!--consent ${locale}-->`;

interface Leaving {
  readonly agencyId: string;
  readonly applicationId: string | null;
}

/** A mail as it leaves: with its link to the applicant's consent, if it has a place for one. */
export function withConsentLink(
  config: Pick<Config, 'publicUrl' | 'secret'>,
  html: string,
  { agencyId, applicationId }: Leaving,
): string {
  if (!applicationId) return html;
  return LOCALES.reduce((text, locale) => {
    const mark = consentMark(locale);
    if (!text.includes(mark)) return text;
    const token = applicantToken(config, { agencyId, applicationId });
    const href = `${config.publicUrl}/public/gdpr/${token}?lang=${locale}`;
    return text.replace(mark, linkParagraph({ text: SYSTEM_TEXTS[locale].receiptConsent, href }));
  }, html);
}
