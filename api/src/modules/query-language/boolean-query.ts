import { foldTerm } from '../lexicon/index.ts';
import { amountsIn } from './amounts.ts';
import { signNamed } from './signs.ts';

/** A query of words, quotes, parentheses, AND, OR and NOT. */
export type BooleanQuery =
  | { readonly is: 'TEXT'; readonly text: string }
  | { readonly is: 'NOT'; readonly of: BooleanQuery }
  | { readonly is: 'AND' | 'OR'; readonly of: readonly BooleanQuery[] };

const OPERATOR = /^(?:AND|OR|NOT)$/;
const TERM = '(?:\\(*[^\\s()]+\\)*)';
const JOINED = new RegExp(`${TERM}\\s+(?:AND|OR)\\s+${TERM}|\\bNOT\\s+${TERM}`, 'u');
/** A minus right before a word. */
const MINUS = /(?<![^\s(])-(?=[\p{L}"“”„])/u;
const JOINED_GROUP = /\([^()]*(?<![\p{L}\p{N}])(?:AND|OR|NOT)\s[^()]*\)/gu;

/** Whether words that other words govern stand among the bare ones of a query, as only people's sentences have them. */
function isSentence(bare: string): boolean {
  const words = bare.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1 && !OPERATOR.test(word));
  return words.some((word) => signNamed(foldTerm(word)) !== undefined) || amountsIn(bare).length > 0;
}

/**
 * Whether a text is a boolean query: terms joined by upper-case AND, OR or NOT or with a minus before them. A sentence that
 * neither mixes AND with OR nor groups terms in parentheses is none, nor are quotes or parentheses by themselves.
 */
export function isBoolean(text: string): boolean {
  // What stands in quotes is one term, whatever it says.
  const bare = text.replace(/["“”„][^"“”„]*["“”„]/g, 'x ');
  if (!JOINED.test(bare) && !MINUS.test(bare)) return false;
  const isMixed = /\bAND\b/.test(bare) && /\bOR\b/.test(bare);
  const hasTermGroup = [...bare.matchAll(JOINED_GROUP)].some(([group]) => !isSentence(group));
  return isMixed || hasTermGroup || !isSentence(bare);
}

const plain = (text: string): string =>
  text
    .replace(/["“”„]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
/** A word without the punctuation around it. */
const wordOf = (bare: string): string => bare.replace(/^[,;:!?]+|[,;:.!?]+$/g, '');
const quoted = (text: string): string =>
  /[\s()]|^-/.test(text) || OPERATOR.test(text) || wordOf(text) !== text ? `"${text}"` : text;

/** A group of one kind in another one stands in parentheses. */
function printPart(query: BooleanQuery): string {
  const text = printBoolean(query);
  return query.is === 'AND' || query.is === 'OR' ? `(${text})` : text;
}

/** Portable text: it can be pasted into other sites. Quotes within a text become spaces. */
export function printBoolean(query: BooleanQuery): string {
  if (query.is === 'TEXT') return quoted(plain(query.text));
  if (query.is === 'NOT') return `NOT ${printPart(query.of)}`;
  return query.of.map(printPart).join(` ${query.is} `);
}

interface Piece {
  readonly text: string;
  readonly is: 'TEXT' | 'AND' | 'OR' | 'NOT' | '(' | ')';
  /** Where it stands in the query. */
  readonly start: number;
  readonly end: number;
}

function piecesOf(text: string): Piece[] {
  const found: Piece[] = [];
  const pieces = /["“”„]([^"“”„]*)["“”„]?|(?<![^\s(])-(?=[\p{L}"“”„])|([^\s()"“”„]+)|[()]/gu;
  for (const { index: start, 0: whole, 1: quotedText, 2: bare } of text.matchAll(pieces)) {
    const span = { start, end: start + whole.length };
    if (whole === '(' || whole === ')') found.push({ is: whole, text: whole, ...span });
    else if (whole === '-' && bare === undefined) found.push({ is: 'NOT', text: whole, ...span });
    else if (bare !== undefined && OPERATOR.test(bare))
      found.push({ is: bare as 'AND' | 'OR' | 'NOT', text: bare, ...span });
    else {
      const content = plain(quotedText ?? wordOf(bare ?? ''));
      if (content) found.push({ is: 'TEXT', text: content, ...span });
    }
  }
  return found;
}

const BEGINS: ReadonlySet<Piece['is'] | undefined> = new Set(['TEXT', '(', 'NOT'] as const);
const ENDS: ReadonlySet<Piece['is'] | undefined> = new Set(['TEXT', ')'] as const);

/** The first operator without what belongs to it, or parenthesis with nothing in it or without the one that opens it. */
function firstLoose(pieces: readonly Piece[]): number {
  let depth = 0;
  return pieces.findIndex(({ is }, at) => {
    const [before, next] = [pieces[at - 1]?.is, pieces[at + 1]?.is];
    if (is === 'TEXT') return false;
    if (is === ')') return --depth < 0;
    if (is === '(') depth += 1;
    return !BEGINS.has(next) || ((is === 'AND' || is === 'OR') && !ENDS.has(before));
  });
}

/** The runs of signs of a query that say nothing, as `AND (` at its end; a parenthesis that is missing at the end misses nobody. */
export function looseSigns(text: string): { readonly start: number; readonly end: number }[] {
  const all = piecesOf(text);
  const kept = [...all];
  for (let at = firstLoose(kept); at >= 0; at = firstLoose(kept)) kept.splice(at, 1);
  const stays = new Set(kept);
  const runs: { start: number; end: number }[] = [];
  all.forEach((piece, at) => {
    if (stays.has(piece)) return;
    const run = runs.at(-1);
    const before = all[at - 1];
    if (run && before && !stays.has(before)) run.end = piece.end;
    else runs.push({ start: piece.start, end: piece.end });
  });
  return runs;
}

function group(is: 'AND' | 'OR', parts: readonly BooleanQuery[]): BooleanQuery | undefined {
  const of = parts.flatMap((part) => (part.is === is ? part.of : [part]));
  const [first] = of;
  if (!first) return undefined;
  return of.length === 1 ? first : { is, of };
}

/** Reads NOT before AND before OR; what is missing, as a parenthesis at the end, is read as if it were there. */
class Parser {
  readonly #pieces: Piece[];
  #at = 0;
  constructor(text: string) {
    this.#pieces = piecesOf(text);
  }
  #isNext(...kinds: (Piece['is'] | undefined)[]): boolean {
    return kinds.includes(this.#pieces[this.#at]?.is);
  }
  read(): BooleanQuery | undefined {
    const parts: BooleanQuery[] = [];
    while (!this.#isNext(undefined)) {
      const part = this.#or();
      if (part) parts.push(part);
      // A parenthesis too many, or an operator without what belongs to it.
      else this.#at += 1;
    }
    return group('AND', parts);
  }
  #or(): BooleanQuery | undefined {
    const parts: BooleanQuery[] = [];
    do {
      while (this.#isNext('OR')) this.#at += 1;
      const part = this.#and();
      if (part) parts.push(part);
    } while (this.#isNext('OR'));
    return group('OR', parts);
  }
  #and(): BooleanQuery | undefined {
    const parts: BooleanQuery[] = [];
    for (;;) {
      while (this.#isNext('AND')) this.#at += 1;
      if (this.#isNext(undefined, 'OR', ')')) break;
      const part = this.#not();
      if (part) parts.push(part);
    }
    return group('AND', parts);
  }
  #not(): BooleanQuery | undefined {
    const piece = this.#pieces[this.#at];
    this.#at += 1;
    if (piece?.is === 'NOT') {
      if (this.#isNext(undefined, 'OR', 'AND', ')')) return undefined;
      const of = this.#not();
      return of && { is: 'NOT', of };
    }
    if (piece?.is !== '(') return piece && { is: 'TEXT', text: piece.text };
    const inner = this.#or();
    if (this.#isNext(')')) this.#at += 1;
    return inner;
  }
}

/** Reads a query with operators; undefined of one without a word. Words beside each other are joined by AND. */
export const parseBoolean = (text: string): BooleanQuery | undefined => new Parser(text).read();
