import type { Day } from '@cantera/shared/contracts/day';
import type { Locale } from '@cantera/shared/contracts/enums';
import type { PublicPosition, PublicPositionSummary } from '@cantera/shared/contracts/public-site';
import { messagesOf } from './messages/index.ts';

/** Day before month, as in the other languages of the site. */
const TAGS: Readonly<Record<Locale, string>> = { en: 'en-GB', es: 'es', ca: 'ca' };

export const formatNumber = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(TAGS[locale]).format(value);

/** The date of a moment in a zone, an IANA name. Source: an ISO date-time. */
export const formatDate = (locale: Locale, iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat(TAGS[locale], { dateStyle: 'long', timeZone }).format(new Date(iso));

/** A date without time, which is the same everywhere. */
export const formatDay = (locale: Locale, day: Day): string => formatDate(locale, `${day}T00:00:00Z`, 'UTC');

/** Day and time in a zone, an IANA name, which it names. */
export const formatTime = (locale: Locale, value: string, timeZone: string): string =>
  new Intl.DateTimeFormat(TAGS[locale], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(value));

/** Bytes as kB or MB, in the decimal units that file managers and our limits use. */
export function formatBytes(locale: Locale, bytes: number): string {
  const large = bytes >= 1_000_000;
  return new Intl.NumberFormat(TAGS[locale], {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  }).format(Math.max(bytes / (large ? 1_000_000 : 1_000), large ? 0 : 1));
}

const money = (locale: Locale, value: number, currency: string): string => {
  const digits = Number.isInteger(value) ? 0 : 2;
  return new Intl.NumberFormat(TAGS[locale], {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
};

/** The salary in a sentence: `€60,000 to €74,000 a year`. */
export function formatSalary(locale: Locale, salary: NonNullable<PublicPosition['salary']>): string {
  const t = messagesOf(locale);
  const from = money(locale, salary.from, salary.currency);
  const to = money(locale, salary.to, salary.currency);
  const range = salary.from === salary.to ? from : t.salaryRange(from, to);
  return salary.salaryRange === 'annual' ? t.salaryYear(range) : t.salaryMonth(range);
}

/** `Barcelona, hybrid`; one of the two when the other is not given; empty without both. */
export function formatPlace(
  locale: Locale,
  { location, workMode }: Pick<PublicPositionSummary, 'location' | 'workMode'>,
): string {
  const mode = workMode && messagesOf(locale).workModes[workMode];
  if (!location) return mode ?? '';
  return mode ? `${location.name}, ${mode.toLocaleLowerCase(locale)}` : location.name;
}

export const formatContract = (
  locale: Locale,
  contractType: PublicPositionSummary['contractType'],
): string => (contractType ? messagesOf(locale).contractTypes[contractType] : '');
