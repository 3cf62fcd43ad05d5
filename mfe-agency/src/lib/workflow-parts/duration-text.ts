import { formatNumber } from '@cantera/shared/i18n';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A length of time in whole units of the page's locale: `1 day 1 min`. Source: seconds, at least 1. */
export function durationText(seconds: number): string {
  let rest = Math.round(seconds);
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(formatNumber(count, { style: 'unit', unit, unitDisplay: 'short' }));
  }
  return parts.join(' ');
}
