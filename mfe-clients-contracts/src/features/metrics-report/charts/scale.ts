const STEPS = [1, 2, 4, 6, 8, 10];

/** The end of an axis for counts: a round number not below the most, even from 2 on, so that its half is a count too. */
export function axisEnd(most: number): number {
  if (most <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = STEPS.find((known) => known * power >= most) ?? 10;
  return step * power;
}

/** Which of `count` columns carry a label: the first, and every so many that at most `most` do. */
export function labelledColumns(count: number, most: number): number[] {
  const every = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: Math.ceil(count / every) }, (_, index) => index * every);
}

/** A line through values at the middle of their columns, in a box of one unit a column and 1 high. */
export const linePath = (values: readonly number[], end: number): string =>
  values.map((value, index) => `${index ? 'L' : 'M'}${index + 0.5} ${1 - value / end}`).join('');
