import type { Block } from '../../page/page.ts';

/** Fewer are no list. */
const MIN_ITEMS = 3;
const MAX_LETTERS = 60;
const MAX_WORDS = { comma: 3, dot: 7 } as const;
/** What begins so goes on about something instead of naming it. */
const NO_ITEM =
  /^(?:el|la|los|las|els|les|lo|the|our|nuestr[oa]s?|un[ao]?s?|a|an|que|and|con|with|para|for|per|se|we|hacer|ser|der|die|das)\b/i;

const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** The parts of a sentence that does nothing but list: by dots between them, else by commas and a last `and`. */
export function listedIn(text: string): string[] {
  const [sentence = ''] = text.trim().split(/(?<=[.!?])\s/, 1);
  const whole = sentence.replace(/[.!]$/, '');
  const isDotted = /\s[·•|]\s/.test(whole);
  const parts = (isDotted ? whole.split(/\s[·•|]\s/) : whole.split(/[,;]\s*|\s+(?:y|e|i|and|und|et|&)\s+/))
    .map((part) => part.replace(/^(?:y|e|i|and|und|et)\s+/, '').trim())
    .filter(Boolean);
  const most = isDotted ? MAX_WORDS.dot : MAX_WORDS.comma;
  const isList =
    parts.length >= MIN_ITEMS &&
    parts.every((part) => part.length <= MAX_LETTERS && wordsOf(part) <= most && !NO_ITEM.test(part));
  return isList ? parts : [];
}

/** Lines one after the other that are a word or few each. */
export function shortLines(blocks: readonly Block[]): string[] {
  const end = blocks.findIndex(
    ({ text, level }) =>
      level > 0 || text.length > 40 || wordsOf(text) > MAX_WORDS.comma || /[.:?!]$/.test(text),
  );
  const lines = blocks.slice(0, end < 0 ? blocks.length : end).map(({ text }) => text);
  return lines.length >= MIN_ITEMS ? lines : [];
}

const VALUES_SUCH_AS =
  /\b(?:values|valores|valors|werte|valeurs)\s+(?:such as|like|como|com ara|com|de|d['’]|wie|comme)\s+([^.:!?]{10,200})/i;

/** Values that a sentence names: `guided by values such as love, wisdom and cooperation`. */
export function valuesSaidIn(text: string): string[] {
  const [, said = ''] = VALUES_SUCH_AS.exec(text) ?? [];
  return listedIn(said);
}
