import type { MaskKind } from '@cantera/shared/contracts/report-blocks';
import { fold } from '@cantera/shared/contracts/text';
import { conceptNamed } from '../../lexicon/index.ts';
import { CALLED, WORKED } from '../masking/known.ts';
import type { Content } from './contents.ts';
import type { Needles, SquashedNeedle, WordIndex, WordNeedle } from './needles.ts';
import { machineWords, withoutAliases } from './own-words.ts';
import { patternsIn } from './patterns.ts';

/** A text cut into words, each with how it was written. */
export interface Haystack {
  readonly folded: readonly string[];
  readonly written: readonly string[];
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** What goes before a word on its line, folded. */
  readonly before: (place: number) => string;
  /** All words with nothing between them. */
  readonly letters: string;
  /** Where in `letters` words begin, and where the last ends. */
  readonly edges: ReadonlySet<number>;
}
const VISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]|(?<=l)·(?=l)/giu;

/** Words whose letters stand apart, written together: `A n n a`. */
const SPACED = /(?<![\p{L}\p{N}])(?:\p{L}[ .]){2,}\p{L}(?![\p{L}\p{N}])/gu;
const together = (text: string): string =>
  [text, ...[...text.matchAll(SPACED)].map(([spaced]) => spaced.replace(/[ .]/g, ''))].join('\n');

const MOST_BEFORE = 120;
export function haystackOf(text: string): Haystack {
  const whole = together(text).normalize('NFKC').replace(VISIBLE, '');
  const found = [...whole.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  const written = found.map(([word]) => word);
  const folded = written.map(fold);
  const before = (place: number): string => {
    const end = found[place]?.index ?? 0;
    return fold(whole.slice(Math.max(0, end - MOST_BEFORE, whole.lastIndexOf('\n', end - 1) + 1), end));
  };
  const places = new Map<string, number[]>();
  const edges = new Set([0]);
  let end = 0;
  for (const [place, word] of folded.entries()) {
    const known = places.get(word);
    if (known) known.push(place);
    else places.set(word, [place]);
    end += word.length;
    edges.add(end);
  }
  return { folded, written, places, before, letters: folded.join(''), edges };
}

const isWrittenSo = (written: readonly string[], how: WordNeedle['written']): boolean => {
  const [first = ''] = written;
  if (how === 'any') return true;
  return how === 'name'
    ? first[0] !== first[0]?.toLowerCase() || (/^\d/.test(first) && first !== first.toLowerCase())
    : written.every((word) => word === word.toUpperCase());
};

const [AFTER_CALLED, AFTER_WORK] = [new RegExp(`(?<!\\p{L})${CALLED}$`, 'u'), new RegExp(`${WORKED}$`, 'u')];
/** Whether words in small letters are a name by what goes before them. */
const isSaidSo = (before: string, { kind, written, isNoWord }: WordNeedle): boolean =>
  written === 'name' && (kind === 'NAME' ? AFTER_CALLED : isNoWord ? AFTER_WORK : NEVER).test(before);
const NEVER = /(?!)/;

/** Whether the words of a needle stand in a text. */
function hasWords({ folded, written, places, before }: Haystack, needle: WordNeedle): boolean {
  const { words } = needle;
  return (places.get(words[0] ?? '') ?? []).some(
    (place) =>
      words.every((word, index) => folded[place + index] === word) &&
      (isWrittenSo(written.slice(place, place + words.length), needle.written) ||
        isSaidSo(before(place), needle)),
  );
}

/** The needles of some indexes whose words stand in a text; the fewer of the two are gone through. */
export function wordsFound(haystack: Haystack, indexes: readonly WordIndex[]): WordNeedle[] {
  return indexes.flatMap((index) => {
    const [fewer, more] =
      index.size < haystack.places.size ? [index, haystack.places] : [haystack.places, index];
    const firsts = [...fewer.keys()].filter((word) => more.has(word));
    return firsts.flatMap((word) => (index.get(word) ?? []).filter((needle) => hasWords(haystack, needle)));
  });
}

/** Whether letters stand in a text whatever parts them; those of names as whole words, or within one. */
export function hasLetters(
  { letters: all, places, edges }: Haystack,
  { kind, letters, isWord }: SquashedNeedle,
): boolean {
  if (isWord) return places.has(letters);
  for (let at = all.indexOf(letters); at >= 0; at = all.indexOf(letters, at + 1)) {
    if (kind !== 'NAME' || (edges.has(at) && edges.has(at + letters.length))) return true;
    let inner = at + 1;
    while (inner < at + letters.length && !edges.has(inner)) inner += 1;
    if (inner === at + letters.length) return true;
  }
  return false;
}

/** Kinds that the product's own words may be mistaken for. */
const NAMES_OF_COMPANIES = new Set<MaskKind>(['EMPLOYER', 'SCHOOL', 'CLIENT']);
function isMeant(content: Content, kind: MaskKind): boolean {
  // What a position is called is the agency's, whatever of it is the person's too.
  if (content.kind === 'post' && kind === 'SHOWN_LESS') return false;
  // A place is put together of what the product knows of the world.
  if (content.kind === 'place') return kind === 'CITY';
  if (content.kind === 'skill' && NAMES_OF_COMPANIES.has(kind))
    return conceptNamed(content.text, 'SKILL') === undefined;
  return true;
}

/** `Company A`, `Institution 1` and `Candidate 7F3K` are what stands for a name. */
const ALIAS = /^\p{L}+(?:\/\p{L}+)? (?:[A-Z]{1,3}|\d{1,4}|[0-9A-Z]{4,16})$/u;

/** The kinds of things that a text of a report tells and must not. */
export function foundIn(content: Content, needles: Needles, initials: string): MaskKind[] {
  if ((content.kind === 'alias' || content.kind === 'title') && ALIAS.test(content.text)) return [];
  const text = withoutAliases(content.text);
  const haystack = haystackOf(text);
  const own = new Set(content.kind === 'machine' ? machineWords : []);
  const found = [
    ...wordsFound(haystack, needles.words)
      .filter(({ words }) => !words.every((word) => own.has(word)))
      .map(({ kind }) => kind),
    ...needles.squashed.filter((needle) => hasLetters(haystack, needle)).map(({ kind }) => kind),
    ...(['free', 'post', 'machine'].includes(content.kind)
      ? text.split('\n').flatMap((line) => patternsIn(line, initials))
      : []),
  ];
  return [...new Set(found)].filter((kind) => isMeant(content, kind));
}
