import type { z } from 'zod';

/** A date without time, `yyyy-mm-dd`: the same everywhere, so that no time zone may be applied to it. */
export type Day = string & z.$brand<'Day'>;

/** Whether a text is a date without time that the calendar has. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

const LENGTH = 'yyyy-mm-dd'.length;
/**
 * The first day of a date that may lack its day or month (`2024`, `2024-05`), and the date of a date-time as it is written.
 * Throws for anything else.
 */
export function firstDayOf(text: string): Day {
  const day = `${text}-01-01`.slice(0, LENGTH);
  if (!isDay(day)) throw new RangeError(`no date: ${text}`);
  return day;
}

/** The day of a moment in a zone, an IANA name; in the zone of whoever runs it when that is left out. */
export function dayIn(moment: Date, timeZone?: string): Day {
  const parts = new Intl.DateTimeFormat('en', {
    ...(timeZone ? { timeZone } : {}),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((known) => known.type === type)?.value ?? '';
  return firstDayOf(`${part('year')}-${part('month')}-${part('day')}`);
}
