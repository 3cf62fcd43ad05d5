import type { Locale } from '@cantera/shared/contracts/enums';
import { escapeHtml } from '@cantera/shared/contracts/text';

export interface SystemMailContent {
  readonly locale: Locale;
  readonly title: string;
  /** Plain text, one paragraph each. */
  readonly paragraphs: readonly string[];
  /** Label and value. */
  readonly rows?: readonly (readonly [string, string])[];
  readonly button?: { readonly text: string; readonly href: string };
  readonly link?: { readonly text: string; readonly href: string };
  /** After the rows and the button. */
  readonly closing?: readonly string[];
  /** HTML after the link, as it is. */
  readonly mark?: string;
  readonly footer: string;
}

const FONT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px;font-size:15px;line-height:24px">${escapeHtml(text)}</p>`;
const row = ([label, value]: readonly [string, string]): string =>
  `<tr><td style="padding:8px 16px 8px 0;color:#6b6a66;font-size:13px;vertical-align:top;white-space:nowrap">${escapeHtml(label)}</td><td style="padding:8px 0;font-size:14px;word-break:break-word">${escapeHtml(value)}</td></tr>`;

/** A link that stands by itself. */
export const linkParagraph = ({ text, href }: { readonly text: string; readonly href: string }): string =>
  `<p style="margin:0 0 16px;font-size:14px"><a href="${escapeHtml(href)}" style="color:#0f6a63">${escapeHtml(text)}</a></p>`;

/** Between these stands what a mail may be given as a part of another one. */
const PART = { from: '<!--part-->', to: '<!--/part-->' } as const;

/** What a mail says below its heading, as a part of another mail: in its own language, set off by a line. */
export function partOf(mail: string): string {
  const locale = /<html lang="(\w+)">/.exec(mail)?.[1] ?? '';
  const part = mail.slice(mail.indexOf(PART.from) + PART.from.length, mail.indexOf(PART.to));
  return `<div lang="${locale}" style="margin-top:24px;padding-top:24px;border-top:1px solid #e4e3df">${part}</div>`;
}

/**
 * The product's own mails: one column, no picture, no remote font, colours that hold in dark mail readers too. Tables and
 * inline styles because that is what mail readers understand.
 */
export function renderLayout(content: SystemMailContent): string {
  const { button, link } = content;
  const rows = content.rows ?? [];
  return `<!doctype html><html lang="${content.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(content.title)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f7f7f5;color:#1c1b1a;${FONT}">
<table role="presentation" width="100%" style="max-width:560px;margin:0 auto;border-collapse:collapse;background:#ffffff;border:1px solid #e4e3df;border-radius:8px"><tr><td style="padding:32px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:28px;font-weight:600">${escapeHtml(content.title)}</h1>
${PART.from}${content.paragraphs.map(paragraph).join('')}
${rows.length > 0 ? `<table style="width:100%;margin:0 0 16px;border-collapse:collapse;border-top:1px solid #e4e3df;border-bottom:1px solid #e4e3df">${rows.map(row).join('')}</table>` : ''}
${button ? `<p style="margin:8px 0 24px"><a href="${escapeHtml(button.href)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#0f6a63;color:#ffffff;text-decoration:none;font-size:15px;font-weight:500">${escapeHtml(button.text)}</a></p><p style="margin:0 0 16px;font-size:12px;line-height:18px;color:#6b6a66;word-break:break-all">${escapeHtml(button.href)}</p>` : ''}
${(content.closing ?? []).map(paragraph).join('')}
${link ? linkParagraph(link) : ''}${content.mark ?? ''}${PART.to}
</td></tr></table>
<p style="max-width:560px;margin:16px auto 0;font-size:12px;line-height:18px;color:#6b6a66">${escapeHtml(content.footer)}</p>
</body></html>`;
}
