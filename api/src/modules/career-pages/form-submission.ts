import { randomUUID } from 'node:crypto';
import { type FormState, renderReceiptPage, sitePaths } from '@cantera/mfe-career-site/public';
import type { ApplicationReceipt } from '@cantera/shared/contracts/public-site';
import { isUuid } from '@cantera/shared/contracts/text';
import { AppError } from '../../errors.ts';
import { type ApplicationParts, channelOf, submitApplication } from '../public-site/index.ts';
import { applyPage, onPosition, receiptPage } from './career-pages.service.ts';
import { onSite, type Visit } from './site-visit.ts';
import { type PageAnswer, pageAnswer } from './visit.ts';

/** Texts that a refused form shows again; its key and what people do not type are not among them. */
const TYPED =
  /^(first_name|last_name|email|phone_number|linkedin|consent|keep|answers\.[0-9a-f-]{36}(\.(min|max))?)$/;

const typedTexts = (parts: ApplicationParts): FormState['values'] =>
  Object.fromEntries(Object.entries(parts.texts).filter(([name]) => TYPED.test(name)));

/** A form that a robot filled in is answered as if it had been stored. */
const unstoredReceipt = (visit: Visit, id: string, receipt: ApplicationReceipt): Promise<PageAnswer> =>
  onSite(visit, (found) =>
    onPosition(found, id, ({ title }) =>
      pageAnswer(
        found.context,
        renderReceiptPage(found.context, { receipt, positionTitle: title }),
        'no-store',
      ),
    ),
  );

/** Stores what a form sent: leads to the receipt's address, or shows the form again with what to correct. */
export async function submitForm(
  asked: Visit,
  id: string,
  sent: ApplicationParts,
): Promise<PageAnswer | { redirect: string }> {
  const visit = { ...asked, channel: channelOf(sent.texts.src?.[0]) };
  const given = sent.texts.submission_key?.[0] ?? '';
  const submissionKey = isUuid(given) ? given : randomUUID();
  const parts = {
    ...sent,
    texts: { ...sent.texts, submission_key: [submissionKey], locale: [visit.locale] },
  };
  try {
    const receipt = await submitApplication(visit.deps, visit.slug, id, parts);
    const stored = await receiptPage(visit, id, submissionKey);
    return stored.status === 200
      ? { redirect: sitePaths(visit.locale, visit.slug).receipt(id, submissionKey) }
      : await unstoredReceipt(visit, id, receipt);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { status, fields } = error.parts;
    // The page itself knows best whether the position is closed or was never there.
    if (status === 404) return applyPage(visit, id);
    if (!fields || status !== 400) throw error;
    const page = await applyPage(visit, id, { values: typedTexts(sent), errors: fields }, submissionKey);
    return page.status === 200 ? { ...page, status: 400 } : page;
  }
}
