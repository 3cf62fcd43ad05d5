import type { Locale } from './enums.ts';

/** What a profile holds of a job that a quote tells. Dates are ISO, possibly without day or month; no end: it goes on. */
interface QuotedJob {
  readonly position: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** A job as evidence keeps it, in no language: `Cook (2022-10 – 2026-06)`, `Cook (2022-10 –)`. */
export const jobQuote = ({ position, startDate, endDate }: QuotedJob): string =>
  `${position} (${startDate ?? '?'} –${endDate ? ` ${endDate}` : ''})`;

const DATE = '(?:19|20)\\d{2}(?:-\\d{2}){0,2}';
const JOB = new RegExp(`^(.*) \\((${DATE}|\\?) –(?: (${DATE}))?\\)$`, 'su');

const WORDS: Readonly<Record<Locale, { readonly since: string; readonly until: string }>> = {
  en: { since: 'since', until: 'until' },
  es: { since: 'desde', until: 'hasta' },
  ca: { since: 'des de', until: 'fins a' },
};

type Months = 'WORDS' | 'FIGURES';

/** `Jun 2023` or `06/2023`; a year where no month is known. */
function shownDate(date: string, locale: Locale, months: Months): string {
  const [year = '', month] = date.split('-');
  if (!month) return year;
  const day = new Date(`${year}-${month}-15T00:00:00Z`);
  if (months === 'FIGURES' || Number.isNaN(day.getTime())) return `${month}/${year}`;
  const format = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, format).format(day);
}

/**
 * A quote of a job as somebody reads it: `Cook (since Oct 2022)`, `Cook (Oct 2022 – Jun 2026)`; any other text as it is.
 * `months`: how they are told, FIGURES where a month's name might be taken for somebody's.
 */
export function shownJobQuote(quote: string, locale: Locale, months: Months = 'WORDS'): string {
  const [, position, start = '?', end] = JOB.exec(quote) ?? [];
  if (position === undefined) return quote;
  const words = WORDS[locale];
  const [from, to] = [start, end].map((date) =>
    date && date !== '?' ? shownDate(date, locale, months) : '',
  );
  if (from && to) return `${position} (${from} – ${to})`;
  if (from) return `${position} (${words.since} ${from})`;
  return to ? `${position} (${words.until} ${to})` : position;
}
