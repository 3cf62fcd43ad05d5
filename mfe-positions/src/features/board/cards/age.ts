import { formatAge, formatNumber } from '@cantera/shared/i18n';

const MINUTE = 60_000;
const UNITS = [
  ['year', 365 * 24 * 60],
  ['month', 30 * 24 * 60],
  ['week', 7 * 24 * 60],
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** How old an application is, as short as the locale has it (`2h`, `3d`). Source: an ISO date-time. */
export function shortAge(iso: string, now = Date.now()): string {
  const minutes = Math.max(0, (now - new Date(iso).getTime()) / MINUTE);
  const found = UNITS.find(([, length]) => minutes >= length);
  if (!found) return formatAge(iso, { now: new Date(iso).getTime() });
  const [unit, length] = found;
  return formatNumber(Math.trunc(minutes / length), { style: 'unit', unit, unitDisplay: 'narrow' });
}
