import { fold } from '@cantera/shared/contracts/text';

/** `fold` for what comes out of a PDF: every mark goes, also those that only some scripts have, and a backtick is an apostrophe. */
export const foldPrinted = (text: string): string =>
  fold(text).replace(/\p{M}/gu, '').replaceAll('`', "'").replaceAll('―', '-');

/** `foldPrinted` with every run of anything but letters and digits made one space. */
export function foldWords(text: string): string {
  return foldPrinted(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Phrases written one after the other between bars, folded as `foldWords` folds. */
export function phrases(text: string): Set<string> {
  return new Set(
    text
      .split(/[|\n]/)
      .map(foldWords)
      .filter((p) => p !== ''),
  );
}

/** `foldPrinted` letter by letter: the result is as long as `text`, so that a place found in one is the place in the other. */
export function foldInPlace(text: string): string {
  let result = '';
  for (let i = 0; i < text.length; i += 1) {
    const unit = text[i] ?? '';
    const folded = foldPrinted(unit);
    result += folded.length === 1 ? folded : unit.toLowerCase().slice(0, 1);
  }
  return result;
}
