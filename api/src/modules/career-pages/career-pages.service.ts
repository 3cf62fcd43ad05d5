import { randomUUID } from 'node:crypto';
import {
  EMPTY_FORM,
  type FormState,
  renderApplyPage,
  renderPositionPage,
  renderReceiptPage,
} from '@cantera/mfe-career-site/public';
import type { PublicPosition } from '@cantera/shared/contracts/public-site';
import { isUuid } from '@cantera/shared/contracts/text';
import { inSeconds, now } from '../../clock.ts';
import { findOpenPosition, listOpenPositions } from '../public-site/index.ts';
import { findGone, findReceipt } from './career-pages.repository.ts';
import { firstWords, richText } from './rich-text.ts';
import { onSite, type SiteVisit, type Visit } from './site-visit.ts';
import { policyFor } from './texts-for.ts';
import { type PageAnswer, pageAnswer, problemAnswer } from './visit.ts';

/** How long a receipt can be read by its address. */
const RECEIPT_SECONDS = 24 * 60 * 60;

const OTHERS = 5;

/** The page of a position that cannot be seen: gone when it could be once, else as if it had never been. */
async function missingPosition({ tx, site, context, locale }: SiteVisit, id: string): Promise<PageAnswer> {
  const gone = isUuid(id) ? await findGone(tx, site.agencyId, id) : undefined;
  if (!gone) return problemAnswer(context, { kind: 'position-not-found' });
  const { items } = await listOpenPositions(tx, site.agencyId, { page: 1, perPage: OTHERS, locale });
  return problemAnswer(context, { kind: 'closed', title: gone.title, others: items });
}

/** Runs `work` for a position that visitors may see; another gets the page that says it is closed or unknown. */
export async function onPosition(
  found: SiteVisit,
  id: string,
  work: (position: PublicPosition) => PageAnswer | Promise<PageAnswer>,
): Promise<PageAnswer> {
  const { tx, site, locale } = found;
  const position = isUuid(id) ? await findOpenPosition(tx, site.agencyId, id, locale) : undefined;
  return position ? work(position) : missingPosition(found, id);
}

export const positionPage = (visit: Visit, id: string): Promise<PageAnswer> =>
  onSite(visit, (found) =>
    onPosition(found, id, (position) =>
      pageAnswer(
        found.context,
        renderPositionPage(found.context, {
          position,
          description: richText(position.jobDescription),
          descriptionText: firstWords(position.jobDescription),
          channel: visit.channel ?? null,
          today: now().toISOString(),
        }),
      ),
    ),
  );

/** The form, new or with what was refused; `submissionKey` stays the same over the tries of one form. */
export const applyPage = (
  visit: Visit,
  id: string,
  state: FormState = EMPTY_FORM,
  submissionKey: string = randomUUID(),
): Promise<PageAnswer> =>
  onSite(visit, (found) =>
    onPosition(found, id, async (position) => {
      const { texts, languages } = await policyFor(found.tx, found.site, found.locale);
      const information = firstWords(texts.privacyPolicyInformation) && texts.privacyPolicyInformation;
      const html = renderApplyPage(found.context, {
        position,
        state,
        submissionKey,
        channel: visit.channel ?? null,
        hasPolicy: firstWords(texts.privacyPolicy) !== '',
        dataProtection: information ? richText(information) : undefined,
        languages: { dataProtection: languages.privacyPolicyInformation },
      });
      return pageAnswer(found.context, html, 'no-store');
    }),
  );

export const receiptPage = (visit: Visit, id: string, submissionKey: string): Promise<PageAnswer> =>
  onSite(visit, async ({ tx, site, context }) => {
    const known = isUuid(id) && isUuid(submissionKey);
    const since = inSeconds(-RECEIPT_SECONDS);
    const found = known
      ? await findReceipt(tx, site.agencyId, { positionId: id, submissionKey, since })
      : undefined;
    return found
      ? pageAnswer(context, renderReceiptPage(context, found), 'no-store')
      : problemAnswer(context, { kind: 'receipt-gone' });
  });
