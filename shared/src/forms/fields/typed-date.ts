import { isDay } from '../../contracts/day.ts';

/** Ahead of a typed text that is no date, in the form: a schema that takes a year alone would take `2026` otherwise. */
const NO_DATE = '?';
/** A year of two digits is at most so far ahead; what is farther is of the century before, as days of birth are. */
const YEARS_AHEAD = 20;
const CENTURY = 100;

const BETWEEN = String.raw`(?:\s*[-/.]\s*|\s+)`;
const YEAR = String.raw`([1-9]\d{3})`;
const wholeOf = (...parts: string[]) => new RegExp(`^${parts.join(BETWEEN)}$`);
const PART = String.raw`(\d{1,2})`;
const DAY_FIRST = wholeOf(PART, PART, String.raw`([1-9]\d{3}|\d{2})`);
const YEAR_FIRST = wholeOf(YEAR, PART, PART);
const MONTH_FIRST = wholeOf(PART, YEAR);
const YEAR_AND_MONTH = wholeOf(YEAR, PART);
const YEAR_ALONE = wholeOf(YEAR);

function fullYear(year: string): string {
  if (year.length > 2) return year;
  const now = new Date().getFullYear();
  const inThisCentury = now - (now % CENTURY) + Number(year);
  return String(inThisCentury > now + YEARS_AHEAD ? inThisCentury - CENTURY : inThisCentury);
}

const iso = (year: string, ...parts: string[]) =>
  [fullYear(year), ...parts.map((part) => part.padStart(2, '0'))].join('-');

/** Year, month and day, as far as they were typed. The day stands before its month in every language, as it is shown. */
function isoOf(text: string, isPartial: boolean): string | undefined {
  const [, day, month, year] = DAY_FIRST.exec(text) ?? [];
  if (day && month && year) return iso(year, month, day);
  const [, ...ordered] = YEAR_FIRST.exec(text) ?? ((isPartial && YEAR_AND_MONTH.exec(text)) || []);
  if (ordered[0]) return iso(ordered[0], ...ordered.slice(1));
  if (!isPartial) return undefined;
  const [, monthOfYear, itsYear] = MONTH_FIRST.exec(text) ?? [];
  if (monthOfYear && itsYear) return iso(itsYear, monthOfYear);
  return YEAR_ALONE.exec(text)?.[1];
}

const isInCalendar = (date: string) => isDay(`${date}-01-01`.slice(0, 'yyyy-mm-dd'.length));

/**
 * What the form holds for a typed text: its ISO date, as precise as it was typed; null for nothing; and for what is no date the
 * text itself, in a way that no schema takes, so that it is neither lost nor saved.
 */
export function dateHeldFor(typed: string, isPartial: boolean): string | null {
  const text = typed.trim();
  if (text === '') return null;
  const date = isoOf(text, isPartial);
  return date !== undefined && isInCalendar(date) ? date : NO_DATE + text;
}

/** Whether the form holds a text that is no date. */
export const isNoDate = (held: string): boolean => held.startsWith(NO_DATE);

/** Whether it is written as a date and the calendar has none such, e.g. `31-02-2026`. */
export const isOutOfCalendar = (held: string, isPartial: boolean): boolean =>
  isNoDate(held) && isoOf(held.slice(NO_DATE.length), isPartial) !== undefined;

/** As the field shows what the form holds: a date with its day first, another text as it was typed. */
export const shownDate = (held: string): string =>
  isNoDate(held) ? held.slice(NO_DATE.length) : held.split('-').reverse().join('-');
