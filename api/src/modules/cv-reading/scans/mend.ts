import type { Word } from './words.ts';

/** What tesseract takes the mark of a list for. */
const BULLET_LIKE = /^(?:[eo*+®©¢«»°ºª·.~¡>-]|[-–—])$/u;
/** How many lines must begin alike before a letter is the mark of a list. */
const LISTED = 2;
/** Lines begin alike when their first words stand within so many heights of a letter. */
const SAME_START = 1;

const heightOf = ({ top, bottom }: Word): number => bottom - top;

/** Lone bars at the ends of a line are the rules of a table or of a column. */
const withoutRules = (line: readonly Word[]): Word[] => {
  const isRule = (word: Word | undefined) => word !== undefined && /^[|[\]{}_¦!\\]+$/u.test(word.text);
  let [from, to] = [0, line.length];
  while (from < to && isRule(line[from])) from += 1;
  while (to > from && isRule(line[to - 1])) to -= 1;
  return line.slice(from, to);
};

/** A letter or sign in the place of a list's mark becomes a mark, where other lines begin so as well. */
function withBullets(lines: readonly Word[][]): Word[][] {
  const starts = lines.flatMap(([first, second]) =>
    first && second && BULLET_LIKE.test(first.text) ? [{ x: first.left, height: heightOf(second) }] : [],
  );
  return lines.map((line) => {
    const [first, ...rest] = line;
    if (!first || rest.length === 0 || !BULLET_LIKE.test(first.text)) return line;
    const alike = starts.filter(({ x, height }) => Math.abs(x - first.left) <= SAME_START * height);
    return alike.length < LISTED ? line : [{ ...first, text: '•' }, ...rest];
  });
}

const DOMAIN = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+[,;.)]?$/u;
/** The first part of a name before a dot, after which a word was seen to end. */
const DOTTED = /^[\p{Ll}\p{N}._-]*[\p{Ll}\p{N}][._-]$/u;
const isAddress = (text: string): boolean => /^[\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+\./u.test(text);
/** Two words are one when they stand so near, in heights. */
const NEAR = 0.3;
const isClose = (a: Word, b: Word): boolean => b.left - a.right < NEAR * heightOf(b);

/** The sign of an address is drawn in many ways. */
const AT = /[({[]?@[)}\]]?/gu;

const join = (a: Word, b: Word): Word => ({
  text: a.text + b.text,
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
  certainty: Math.min(a.certainty, b.certainty),
});

/** An address of e-mail that was taken for two words, or whose sign got a bracket, is one again. */
function withAddresses(line: readonly Word[]): Word[] {
  const mended: Word[] = [];
  for (const word of line) {
    const text = word.text.includes('@') ? word.text.replace(AT, '@') : word.text;
    const last = mended.at(-1);
    const isRest = last !== undefined && /[\p{L}\p{N}._-]@$/u.test(last.text) && DOMAIN.test(text);
    const isHost = last !== undefined && /^@[\p{L}\p{N}-]+\./u.test(text) && /^[\w.+-]+$/u.test(last.text);
    const isSplit = last !== undefined && DOTTED.test(last.text) && isAddress(text) && isClose(last, word);
    if (last && (isRest || isHost || isSplit)) mended[mended.length - 1] = join(last, { ...word, text });
    else mended.push({ ...word, text });
  }
  return mended;
}

/** Letters that look alike, where only one of them makes a word. */
const spelt = (text: string): string =>
  text
    .replace(/l[il1|]n[kt]ed[il1|]n(?=\.c[o0]m)/giu, 'linkedin')
    .replace(/(?<=linkedin\.)c0m/giu, 'com')
    .replace(/^lll(?=\p{Ll})/u, 'Ill');

/** The lines without what tesseract sees in rules, marks of lists and the signs of addresses. */
export const mend = (lines: readonly Word[][]): Word[][] =>
  withBullets(lines.map(withoutRules).filter((line) => line.length > 0)).map((line) =>
    withAddresses(line).map((word) => ({ ...word, text: spelt(word.text) })),
  );
