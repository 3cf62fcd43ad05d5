import type { Day } from '@cantera/shared/contracts/day';
import { dayIn, firstDayOf } from '@cantera/shared/contracts/day';

/** The period that is read when none is chosen. */
export const DEFAULT_PERIOD = 'last-90-days';
/** Periods by name: in an address they go on with the days, so that a link of Monday is right on the next one. */
export const PERIODS = [
  'last-30-days',
  DEFAULT_PERIOD,
  'last-12-months',
  'this-month',
  'last-month',
  'this-quarter',
  'last-quarter',
  'this-year',
  'last-year',
] as const;
export type PeriodName = (typeof PERIODS)[number];
/** Both days belong to it. */
export type Span = { readonly from: Day; readonly to: Day };

/** Month counted from 0; day 0 is the last one of the month before. */
const dayAt = (year: number, month: number, day: number): Day =>
  firstDayOf(new Date(Date.UTC(year, month, day)).toISOString());

const QUARTER = 3;
const YEAR = 12;

/** The days of a period by name, as of today; one that goes on ends today. */
export function spanOf(name: PeriodName, today: Day): Span {
  const [year = 0, monthOfYear = 1, date = 1] = today.split('-').map(Number);
  const month = monthOfYear - 1;
  const quarter = month - (month % QUARTER);
  switch (name) {
    case 'last-30-days':
      return { from: dayAt(year, month, date - 29), to: today };
    case 'last-90-days':
      return { from: dayAt(year, month, date - 89), to: today };
    case 'last-12-months':
      return { from: dayAt(year, month - YEAR + 1, 1), to: today };
    case 'this-month':
      return { from: dayAt(year, month, 1), to: today };
    case 'last-month':
      return { from: dayAt(year, month - 1, 1), to: dayAt(year, month, 0) };
    case 'this-quarter':
      return { from: dayAt(year, quarter, 1), to: today };
    case 'last-quarter':
      return { from: dayAt(year, quarter - QUARTER, 1), to: dayAt(year, quarter, 0) };
    case 'this-year':
      return { from: dayAt(year, 0, 1), to: today };
    case 'last-year':
      return { from: dayAt(year - 1, 0, 1), to: dayAt(year - 1, YEAR - 1, 31) };
  }
}

/** Which day it is in a zone. */
export const todayIn = (timeZone: string, now = new Date()): Day => dayIn(now, timeZone);
