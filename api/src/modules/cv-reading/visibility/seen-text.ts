import { type Drawing, SCALE } from './draw-page.ts';

/** Where a run of text stands, in points from the top left; `y` is its baseline. */
export interface PlacedRun {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly text: string;
}

/** The least share of a run's pixels that its text must change. */
const SEEN_SHARE = 0.01;
/** By how much one of red, green and blue must differ, of 255, before an eye parts it from its ground. */
const VISIBLE_STEP = 40;
/** Type below this is no type to read, in points. */
const MIN_SIZE = 3;
/** The least mean width of a letter, in sizes: condensed faces have a third, letters pressed into a stroke next to nothing. */
const MIN_LETTER_WIDTH = 0.1;

/** Whether people see a run: it is large enough and its text changes what is drawn. */
export function isSeen(run: PlacedRun, { whole, bare }: { whole: Drawing; bare: Drawing }): boolean {
  if (run.size < MIN_SIZE || run.width < run.text.length * run.size * MIN_LETTER_WIDTH) return false;
  const { width, pixels } = whole;
  const height = pixels.length / 4 / width;
  const left = Math.max(0, Math.floor(run.x * SCALE));
  const right = Math.min(width, Math.ceil((run.x + run.width) * SCALE));
  const top = Math.max(0, Math.floor((run.y - run.size * ABOVE) * SCALE));
  const bottom = Math.min(height, Math.ceil((run.y + run.size * BELOW) * SCALE));
  const needed = Math.max(1, (right - left) * (bottom - top) * SEEN_SHARE);
  let changed = 0;
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 4;
      if (isChanged(pixels, bare.pixels, at) && ++changed >= needed) return true;
    }
  return false;
}

/** How far letters reach over and under their baseline, in sizes. */
const ABOVE = 0.75;
const BELOW = 0.2;

const isChanged = (a: Uint8ClampedArray, b: Uint8ClampedArray, at: number): boolean =>
  step(a, b, at) >= VISIBLE_STEP || step(a, b, at + 1) >= VISIBLE_STEP || step(a, b, at + 2) >= VISIBLE_STEP;
const step = (a: Uint8ClampedArray, b: Uint8ClampedArray, at: number): number =>
  Math.abs((a[at] ?? 0) - (b[at] ?? 0));
