import { plainText } from '@cantera/shared/contracts/text';
import { PARTS, type Part, type Voice } from './grammar/voice.ts';

/** How many words a text has, a sign without letter or digit being none. */
export const countWords = (html: string): number =>
  plainText(html)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Sentences that stand together in one paragraph. */
const PER_PARAGRAPH = 3;

interface Written {
  readonly items: string[];
  readonly paragraphs: string[];
  /** Sentences that are put together into paragraphs. */
  readonly sentences: string[];
}
type Kind = keyof Written;

/** A text that is being written, part by part, and knows how much room it has left. */
export class Sheet {
  private used = 0;
  private readonly parts = new Map<Part, Written>();
  private readonly headings: Voice['headings'];
  private readonly maxWords: number;

  constructor(headings: Voice['headings'], maxWords: number) {
    this.headings = headings;
    this.maxWords = maxWords;
  }

  get words(): number {
    return this.used;
  }

  /** Writes HTML into a part, and its heading with the first of it. @returns whether there was room. */
  put(part: Part, kind: Kind, html: string): boolean {
    const heading = part === 'opening' || this.parts.has(part) ? '' : this.headings[part];
    const words = countWords(html) + countWords(heading);
    if (this.used + words > this.maxWords) return false;
    const written = this.parts.get(part) ?? { items: [], paragraphs: [], sentences: [] };
    written[kind].push(html);
    this.parts.set(part, written);
    this.used += words;
    return true;
  }

  /** The whole text as HTML in the tags of rich text. */
  html(): string {
    return PARTS.map((part) => {
      const written = this.parts.get(part);
      if (!written) return '';
      const heading = part === 'opening' ? '' : `<h2>${this.headings[part]}</h2>`;
      return heading + bodyOf(written);
    }).join('');
  }
}

function bodyOf({ items, paragraphs, sentences }: Written): string {
  const list = items.length > 0 ? `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` : '';
  const together: string[] = [];
  for (let at = 0; at < sentences.length; at += PER_PARAGRAPH)
    together.push(sentences.slice(at, at + PER_PARAGRAPH).join(' '));
  return list + [...paragraphs, ...together].map((paragraph) => `<p>${paragraph}</p>`).join('');
}
