import type { TextRun } from '../pdf-page.ts';
import { type Lay, straight } from './lay.ts';
import { baselineOf, isTelling, sizeOf, weightedMedian } from './type-size.ts';
import type { Word } from './words.ts';

interface MeasuredLine {
  readonly words: readonly Word[];
  readonly size: number;
}

/** Sizes that differ by less are one size: the ink of a scan is not exact. */
const SAME_SIZE = 1.13;
/** A line must be this long before its slope says anything, in sizes. */
const TELLING_LENGTH = 12;
/** A page that lies more askew than this was not read as lines anyway. */
const MAX_SLOPE = 0.1;

const letters = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, '').length;

function measure(words: readonly Word[], slope = 0): MeasuredLine {
  const told = words
    .filter(isTelling)
    .map((word) => ({ value: sizeOf(word, slope), weight: letters(word.text) }));
  const heights = words.map(({ top, bottom }) => ({ value: bottom - top, weight: 1 }));
  return { words, size: weightedMedian(told) ?? weightedMedian(heights) ?? 1 };
}

/** By how much the words of a line sink to the right; null of one that is too short. */
function slopeOf({ words, size }: MeasuredLine): number | null {
  const points = words.filter(isTelling).map((word) => ({
    x: (word.left + word.right) / 2,
    y: baselineOf(word, size, 0),
  }));
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3 || last.x - first.x < TELLING_LENGTH * size) return null;
  const mean = (pick: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const [mx, my] = [mean(({ x }) => x), mean(({ y }) => y)];
  const spread = points.reduce((sum, { x }) => sum + (x - mx) ** 2, 0);
  const slope = points.reduce((sum, { x, y }) => sum + (x - mx) * (y - my), 0) / spread;
  return Math.abs(slope) > MAX_SLOPE ? null : slope;
}

/** Brings sizes that are nearly the same to one: each to the most frequent one near it. */
function alikeSizes(lines: readonly MeasuredLine[]): (size: number) => number {
  const weights = lines.map(({ words, size }) => ({
    size,
    weight: words.reduce((sum, { text }) => sum + letters(text), 0),
  }));
  const isNear = (a: number, b: number) => Math.max(a, b) <= SAME_SIZE * Math.min(a, b);
  const around = ({ size: one }: { size: number }) =>
    weights.reduce((sum, { size, weight }) => (isNear(one, size) ? sum + weight : sum), 0);
  const common: number[] = [];
  for (const { size } of [...weights].sort((a, b) => around(b) - around(a)))
    if (!common.some((known) => isNear(known, size))) common.push(size);
  return (size) => common.find((known) => isNear(known, size)) ?? size;
}

/** The slope of a page: that of most of its lines, the longer ones counting more. */
function pageSlope(lines: readonly MeasuredLine[]): number {
  const slopes = lines.flatMap((line) => {
    const value = slopeOf(line);
    return value === null ? [] : [{ value, weight: letters(line.words.map(({ text }) => text).join('')) }];
  });
  return weightedMedian(slopes) ?? 0;
}

/** The runs of a page whose words were recognised, in points, set straight; and how the page lay. */
export function toRuns(
  lines: readonly Word[][],
  { width, height, scale }: { width: number; height: number; scale: number },
): { runs: TextRun[]; lay: Lay } {
  const slope = pageSlope(lines.map((words) => measure(words)));
  const lay: Lay = { slope, width, height };
  const measured = lines.map((words) => measure(words, slope));
  const alike = alikeSizes(measured);
  const runs = measured.flatMap((line) => toLineRuns(line, alike(line.size), lay, scale));
  return { runs, lay: { slope, width: width / scale, height: height / scale } };
}

function toLineRuns({ words, size: own }: MeasuredLine, size: number, lay: Lay, scale: number): TextRun[] {
  const placed = words.map((word) => {
    const baseline = baselineOf(word, own, lay.slope);
    const [x] = straight([word.left, baseline], lay);
    const [, y] = straight([(word.left + word.right) / 2, baseline], lay);
    return { word, x, y };
  });
  const told = placed.filter(({ word }) => isTelling(word));
  const baseline = weightedMedian(told.map(({ word, y }) => ({ value: y, weight: letters(word.text) })));
  return placed.map(({ word, x, y }) => ({
    text: word.text,
    x: x / scale,
    y: (baseline ?? y) / scale,
    width: (word.right - word.left) / scale,
    size: size / scale,
    bold: false,
    italic: false,
    font: '',
    seen: true,
    certainty: word.certainty,
  }));
}
