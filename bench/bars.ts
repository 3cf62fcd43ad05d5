import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../tools/paths.ts';

/** Something that was measured and what it must be. */
export interface Bar {
  readonly what: string;
  readonly is: number;
  readonly must: string;
  readonly isMet: boolean;
}

const rounded = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2));

export const atMost = (what: string, is: number, most: number): Bar => ({
  what,
  is,
  must: `≤ ${most}`,
  isMet: is <= most,
});
export const atLeast = (what: string, is: number, least: number): Bar => ({
  what,
  is,
  must: `≥ ${least}`,
  isMet: is >= least,
});
export const exactly = (what: string, is: number, must: number): Bar => ({
  what,
  is,
  must: String(must),
  isMet: is === must,
});

/** The value below which a share of the times lies; NaN without a time. */
export const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
  Number.NaN;

/** Prints a measurement, writes it to `bench/results/NAME.json`, and fails the process where a bar is not met. */
export function judge(name: string, bars: readonly Bar[], more: object = {}): void {
  console.table(
    bars.map(({ what, is, must, isMet }) => ({ what, is: rounded(is), must, met: isMet ? 'yes' : 'NO' })),
  );
  const folder = path.join(ROOT, 'bench/results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify({ bars, ...more }, null, 2)}\n`);
  if (!bars.every(({ isMet }) => isMet)) process.exitCode = 1;
}
