import { z } from 'zod';

/** How deep the elements of rich text may stand in one another. */
export const MAX_NESTING = 16;
/** How many elements a rich text may have. Every `<` that closes none counts, and every `&`: HTML writes it with five letters. */
export const MAX_ELEMENTS = 20_000;

const TAG = /<(\/?)([a-z][a-z\d]*)/gi;
/** These hold nothing. */
const EMPTY = new Set(['br', 'hr', 'img', 'input', 'col', 'wbr', 'meta', 'link', 'area', 'source']);
/** A paragraph ends where one of these begins, though nobody closes it. */
const ENDS_PARAGRAPH = new Set('p,h1,h2,h3,h4,h5,h6,ul,ol,blockquote,div,table,pre,section'.split(','));

/** The elements that are open at one place of a text, outermost first. */
class OpenElements {
  private readonly names: string[] = [];

  get depth(): number {
    return this.names.length;
  }

  start(name: string): void {
    if (EMPTY.has(name)) return;
    if (this.names.at(-1) === 'p' && ENDS_PARAGRAPH.has(name)) this.names.pop();
    if (name === 'li') this.endItem();
    this.names.push(name);
  }

  end(name: string): void {
    const at = this.names.lastIndexOf(name);
    if (at >= 0) this.names.length = at;
  }

  /** An item ends where the next of its list begins. */
  private endItem(): void {
    const item = this.names.lastIndexOf('li');
    const list = Math.max(this.names.lastIndexOf('ul'), this.names.lastIndexOf('ol'));
    if (item > list) this.names.length = item;
  }
}

/** How many elements a text has; no more are counted than one beyond `MAX_ELEMENTS`. */
function elementsOf(html: string): number {
  const signs = /<(?!\/)|&/g;
  let elements = 0;
  while (elements <= MAX_ELEMENTS && signs.test(html)) elements += 1;
  return elements;
}

/** Whether a text has no more elements than `MAX_ELEMENTS`. */
export const hasFewElements = (html: string): boolean => elementsOf(html) <= MAX_ELEMENTS;

/** Which of the texts of one body is the first that has more than `MAX_ELEMENTS` with those before it; -1 for none. */
export function firstBeyondElements(texts: readonly string[]): number {
  let elements = 0;
  return texts.findIndex((html) => {
    elements += elementsOf(html);
    return elements > MAX_ELEMENTS;
  });
}

/** Whether a text keeps to both limits; judged in time that grows with its length alone. */
export function isSimpleEnough(html: string): boolean {
  if (!hasFewElements(html)) return false;
  const open = new OpenElements();
  for (const [, slash, name = ''] of html.matchAll(TAG)) {
    if (slash) open.end(name.toLowerCase());
    else open.start(name.toLowerCase());
    if (open.depth > MAX_NESTING) return false;
  }
  return true;
}

/**
 * Rich text that someone writes: HTML of `max` characters at most. A text with more than `MAX_ELEMENTS` elements, or nested
 * deeper than `MAX_NESTING`, is refused as `too_complex`.
 */
export const richText = (max: number) => z.string().max(max).refine(isSimpleEnough, 'too_complex');
