import type { Word } from './words.ts';

/** How far letters reach above their baseline and below it, in sizes, in the faces that CVs are mostly set in. */
const HIGH_ACCENT = 0.92;
const HIGH = 0.72;
const LOW_ACCENT = 0.72;
const LOW = 0.52;
const DEEP = 0.21;

const above = (text: string): number => {
  if (/[ÁÀÂÄÃÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑ]/u.test(text)) return HIGH_ACCENT;
  if (/[\p{Lu}\p{Nd}bdfhklßt&%@#/()[\]{}|!?'"“”‘’]/u.test(text)) return HIGH;
  if (/[áàâäãéèêëíìîïóòôöõúùûüñij]/u.test(text)) return LOW_ACCENT;
  return LOW;
};
const below = (text: string): number => (/[gjpqyçÇQ,;@/()[\]{}|]/u.test(text) ? DEEP : 0);

/** Whether the height of a word says anything of its type: dashes and dots do not. */
export const isTelling = ({ text }: Word): boolean => /[\p{L}\p{N}]/u.test(text);

/** By how much the box of a word is higher because its line sinks or rises. */
const lean = ({ left, right }: Word, slope: number): number => Math.abs(slope) * (right - left);

/** The type size of a word in pixels, from the height of its ink and the letters that it is made of. */
export const sizeOf = (word: Word, slope: number): number =>
  Math.max(1, word.bottom - word.top - lean(word, slope)) / (above(word.text) + below(word.text));

/** The baseline below the middle of a word, in pixels from the top. */
export const baselineOf = (word: Word, size: number, slope: number): number =>
  word.bottom - lean(word, slope) / 2 - below(word.text) * size;

/** The value in the middle, each counting as often as its weight says. */
export function weightedMedian(values: readonly { value: number; weight: number }[]): number | null {
  const sorted = values.filter(({ weight }) => weight > 0).sort((a, b) => a.value - b.value);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let sum = 0;
  for (const { value, weight } of sorted) {
    sum += weight;
    if (sum >= half) return value;
  }
  return null;
}
