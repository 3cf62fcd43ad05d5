import type { ApplicationReceipt } from '@cantera/shared/contracts/public-site';
import { formatBytes, formatTime } from '../formats.ts';
import { html } from '../html.ts';
import { renderDocument } from '../parts/layout.ts';
import { type PageContext, pageWords, zoneOf } from '../parts/page.ts';
import { backToPositions } from '../parts/position-facts.ts';

export interface ReceiptPageData {
  readonly receipt: ApplicationReceipt;
  readonly positionTitle: string;
}

/** Thanks, and what was sent: the same words to everybody, so that nobody learns whether an address has applied before. */
export function renderReceiptPage(context: PageContext, { receipt, positionTitle }: ReceiptPageData): string {
  const { t } = pageWords(context);
  const { locale, site } = context;
  const timeZone = zoneOf(context);
  const cv = receipt.cvFileName
    ? receipt.cvBytes === null
      ? receipt.cvFileName
      : `${receipt.cvFileName}, ${formatBytes(locale, receipt.cvBytes)}`
    : t.notGiven;
  const rows: readonly (readonly [string, string])[] = [
    [t.firstName, receipt.firstName],
    [t.lastName, receipt.lastName || t.notGiven],
    [t.email, receipt.email],
    [t.phone, receipt.phoneNumber],
    [t.linkedin, receipt.linkedin ?? t.notGiven],
    [t.cv, cv],
    ...receipt.answers.map(({ question, answer }) => [question, answer || t.notGiven] as const),
    [t.consentAt, formatTime(locale, receipt.consentAt, timeZone)],
    ...(receipt.keptForOffers === undefined
      ? []
      : [[t.keptForOffers, receipt.keptForOffers ? t.keptYes : t.keptNo] as const]),
    [t.receivedAt, formatTime(locale, receipt.receivedAt, timeZone)],
    [t.reference, receipt.reference],
  ];
  return renderDocument(context, {
    title: t.receivedTitle,
    body: html`<div class="split"><div class="aside">${backToPositions(context)}<h1 class="heading">${t.receivedTitle}</h1><p class="lead">${t.receivedLead(positionTitle, site?.name ?? '')}</p><p class="meta">${t.receivedMail(receipt.email)}</p></div>
<section class="card" aria-labelledby="receipt"><h2 class="subheading" id="receipt">${t.receiptTitle}</h2><dl class="receipt">${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl></section></div>`,
  });
}
