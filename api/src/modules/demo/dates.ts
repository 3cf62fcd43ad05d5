import { type Day, firstDayOf } from '@cantera/shared/contracts/day';
import { now } from '../../clock.ts';

const DAY_MS = 86_400_000;

/** A moment before now; fractions of days are hours. */
export const daysAgo = (days: number): Date => new Date(now().getTime() - days * DAY_MS);
/** The day so many days from now. */
export const dateIn = (days: number): Day => firstDayOf(daysAgo(-days).toISOString());
