/** A query of words, quotes, parentheses, AND, OR and NOT. */
export type BooleanQuery =
  | { readonly is: 'TEXT'; readonly text: string }
  | { readonly is: 'NOT'; readonly of: BooleanQuery }
  | { readonly is: 'AND' | 'OR'; readonly of: readonly BooleanQuery[] };

const OPERATOR = /^(?:AND|OR|NOT)$/;
/** Whether words are written with operators: upper-case AND, OR or NOT, quotes or parentheses. */
export const hasOperators = (text: string): boolean =>
  /(?<![\p{L}\p{N}])(?:AND|OR|NOT)(?![\p{L}\p{N}])|["“”„()]/u.test(text);

const plain = (text: string): string =>
  text
    .replace(/["“”„]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const quoted = (text: string): string => (/[\s()]/.test(text) || OPERATOR.test(text) ? `"${text}"` : text);

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
}

function piecesOf(text: string): Piece[] {
  const found: Piece[] = [];
  for (const [whole, quotedText, bare] of text.matchAll(/["“”„]([^"“”„]*)["“”„]?|([^\s()"“”„]+)|[()]/gu)) {
    if (whole === '(' || whole === ')') found.push({ is: whole, text: whole });
    else if (bare !== undefined && OPERATOR.test(bare))
      found.push({ is: bare as 'AND' | 'OR' | 'NOT', text: bare });
    else {
      const content = plain(quotedText ?? bare ?? '');
      if (content) found.push({ is: 'TEXT', text: content });
    }
  }
  return found;
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
