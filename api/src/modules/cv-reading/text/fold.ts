/** Lower case without accents, for comparing words of different CVs; length may change, positions do not carry over. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/[‐-―−]/g, '-')
    .replace(/l·l/gi, 'll')
    .toLowerCase();
}

/** `fold` with every run of anything but letters and digits made one space. */
export function foldWords(text: string): string {
  return fold(text)
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

/** `fold` letter by letter: the result is as long as `text`, so that a place found in one is the place in the other. */
export function foldInPlace(text: string): string {
  let result = '';
  for (let i = 0; i < text.length; i += 1) {
    const unit = text[i] ?? '';
    const folded = fold(unit);
    result += folded.length === 1 ? folded : unit.toLowerCase().slice(0, 1);
  }
  return result;
}
