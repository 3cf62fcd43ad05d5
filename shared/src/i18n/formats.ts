import type { Day } from '../contracts/day.ts';
import { currentLocale as chosen } from '../session/preferences.ts';

/** English is that of Europe, as on the career site: `2 Nov 2026`, `Ana, Joan and Marc`. */
const currentLocale = (): string => (chosen() === 'en' ? 'en-GB' : chosen());

const SECOND = 1000;
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 86_400 * SECOND],
  ['month', 30 * 86_400 * SECOND],
  ['week', 7 * 86_400 * SECOND],
  ['day', 86_400 * SECOND],
  ['hour', 3600 * SECOND],
  ['minute', 60 * SECOND],
];

const cache = new Map<string, unknown>();
/** Intl formatters cost a tenth of a millisecond each to make, and lists need hundreds. */
function cached<T>(key: string, make: () => T): T {
  if (!cache.has(key)) cache.set(key, make());
  return cache.get(key) as T;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Date and time as `HH:mm dd-LL-yyyy` in the browser's time zone, in every locale. Source: an ISO date-time. */
export function formatDateTime(iso: string): string {
  const date = new Date(iso);
  const time = `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
  return `${time} ${twoDigits(date.getDate())}-${twoDigits(date.getMonth() + 1)}-${date.getFullYear()}`;
}

/** The date of a moment in the page's locale and the reader's time zone (`31 May 2024`). Source: an ISO date-time. */
export function formatDate(
  iso: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string {
  const locale = currentLocale();
  return cached(
    `date ${locale} ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(locale, options),
  ).format(new Date(iso));
}

/** A date without time, which is the same everywhere, in the page's locale (`31 May 2024`). */
export const formatDay = (day: Day, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }): string =>
  formatDate(`${day}T00:00:00Z`, { ...options, timeZone: 'UTC' });

/** The largest unit of an age, and how many of them it is, negative for what is to come; `elapsed` in milliseconds. */
function inLargestUnit(elapsed: number): [number, Intl.RelativeTimeFormatUnit] {
  const [unit, size] = UNITS.find(([, length]) => Math.abs(elapsed) >= length) ?? ['second', Infinity];
  return [Math.trunc(elapsed / size), unit];
}

/** Age in the page's locale, to its largest unit (`3 days ago`, `now`). Source: an ISO date-time; `now` in milliseconds. */
export function formatAge(iso: string, { now = Date.now() }: { now?: number } = {}): string {
  const locale = currentLocale();
  const format = cached(`age ${locale}`, () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const [count, unit] = inLargestUnit(now - new Date(iso).getTime());
  return format.format(-count, unit);
}

/** How short a unit of an age is written: narrow, English has `m` for a minute and a month, Spanish and Catalan for a month. */
function shortDisplay(unit: Intl.RelativeTimeFormatUnit): 'narrow' | 'short' | 'long' {
  if (unit === 'month') return chosen() === 'en' ? 'short' : 'long';
  return unit === 'minute' ? 'short' : 'narrow';
}

/**
 * Age as short as it can be read in the page's locale (`5 min`, `2h`, `3 mths`, `now`). What is still to come counts as now. Source: an
 * ISO date-time; `now` in milliseconds.
 */
export function formatShortAge(iso: string, { now = Date.now() }: { now?: number } = {}): string {
  const [count, unit] = inLargestUnit(Math.max(0, now - new Date(iso).getTime()));
  if (count === 0) return formatAge(iso, { now: new Date(iso).getTime() });
  return formatNumber(count, { style: 'unit', unit, unitDisplay: shortDisplay(unit) });
}

/** Amount of money without needless decimals (`€60,000`). `currency` is an ISO 4217 code. */
export function formatMoney(amount: number, currency: string): string {
  const locale = currentLocale();
  return cached(
    `money ${locale} ${currency}`,
    () =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        // Amounts stand below each other: 4.800 € beside 12.100 €, in locales that leave four figures together too.
        useGrouping: 'always',
        currency,
        minimumFractionDigits: 0,
        maximumFractionDigits: 2,
      }),
  ).format(amount);
}

/** Number with the locale's separators. */
export function formatNumber(value: number, options: Intl.NumberFormatOptions = {}): string {
  const locale = currentLocale();
  return cached(
    `number ${locale} ${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(locale, options),
  ).format(value);
}

/** Names joined in the locale's way: `Ana, Joan and Marc`, as a disjunction `Ana, Joan or Marc`. */
export function formatList(
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const locale = currentLocale();
  return cached(`list ${locale} ${type}`, () => new Intl.ListFormat(locale, { type })).format(items);
}

/** Name of a language (`ca` → `Catalan`) or of a country (`ES` → `Spain`) in the page's locale; the code where it is none. */
export function displayName(code: string, type: 'language' | 'region' | 'currency'): string {
  const locale = currentLocale();
  const names = cached(`name ${locale} ${type}`, () => new Intl.DisplayNames(locale, { type }));
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
