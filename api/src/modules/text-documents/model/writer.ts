import { type Block, type HiddenText, type Paragraph, UnreadableDocument } from './blocks.ts';
import { isSeen, type Look } from './look.ts';

/** A CV has a few thousand; a book is none. */
const MAX_CHARACTERS = 400_000;
/** What symbol fonts draw as bullets, what stands for no letter at all, and small pictures that the PDF has no letters for. */
const BULLETS = /[\uf0b7\uf0a7\uf076\uf0d8\uf0fc\uf06c]/gu;
const STARS = /⭐/gu;
const NO_LETTERS =
  /(?![\n\t])\p{Cc}|\p{Cf}|\p{Co}|\p{Cs}|[\uFE0E\uFE0F]|(?=\p{Extended_Pictographic})[\u{10000}-\u{10FFFF}]/gu;

/** Counts the characters of a document, whichever part they stand in. */
export class Budget {
  #left = MAX_CHARACTERS;
  take(text: string): void {
    this.#left -= text.length;
    if (this.#left < 0) throw new UnreadableDocument('TOO_LARGE');
  }
}

/** As many letters of what a paragraph hides are kept: enough to show somebody that it does. */
const MAX_HIDDEN = 500;

/** Puts what people see of a part of a document together, block by block, and where it hides words. */
export class Writer {
  readonly blocks: Block[] = [];
  readonly budget: Budget;
  #paragraph: Paragraph | null = null;
  /** The bullet or number of the paragraph that is open, until its first words come. */
  #mark = '';
  /** The hidden words that the next ones are joined to. */
  #hidden: HiddenText | null = null;
  /** What stands in a box beside the paragraph that is open. */
  #beside: Block[] = [];

  constructor(budget: Budget) {
    this.budget = budget;
  }

  /** Begins a paragraph; `mark` is its bullet or number. */
  open({
    indent = 0,
    isHeading = false,
    mark = '',
  }: {
    indent?: number;
    isHeading?: boolean;
    mark?: string;
  } = {}): void {
    this.close();
    this.#mark = mark;
    this.#hidden = null;
    this.#paragraph = { kind: 'PARAGRAPH', runs: [], indent, isHeading };
  }

  /** Adds words to the paragraph that is open; words that people cannot see are kept apart. */
  write(text: string, look: Look): void {
    if (look.within === 'TAKEN_OUT') return;
    const clean = text.normalize('NFC').replace(BULLETS, '•').replace(STARS, '★').replace(NO_LETTERS, '');
    if (!isSeen(look)) {
      this.#hide(clean);
      return;
    }
    const cased = look.capitals ? clean.toUpperCase() : clean;
    if (cased === '') return;
    const words = this.#mark && cased.trim() !== '' ? `${this.#mark} ${cased.trimStart()}` : cased;
    if (cased.trim() !== '') {
      this.#mark = '';
      this.#hidden = null;
    }
    this.budget.take(words);
    this.#paragraph ??= { kind: 'PARAGRAPH', runs: [], indent: 0, isHeading: false };
    const last = this.#paragraph.runs.at(-1);
    if (last && last.bold === look.bold && last.size === look.size) last.text += words;
    else this.#paragraph.runs.push({ text: words, bold: look.bold, size: look.size });
  }

  /** Runs that follow each other are one text, since a word may be cut anywhere. */
  #hide(text: string): void {
    if (this.#hidden) this.#hidden.text = (this.#hidden.text + text).slice(0, MAX_HIDDEN);
    // Signs alone are no words.
    else if (/[\p{L}\p{N}]/u.test(text)) {
      this.#hidden = { kind: 'HIDDEN', text: text.slice(0, MAX_HIDDEN) };
      this.blocks.push(this.#hidden);
    }
  }

  /** Whether a paragraph is open. */
  get isOpen(): boolean {
    return this.#paragraph !== null;
  }
  /** The words of the paragraph that is open. */
  get words(): string {
    return this.#paragraph?.runs.map(({ text }) => text).join('') ?? '';
  }

  /** Puts blocks after the paragraph that is open. */
  putBeside(blocks: readonly Block[]): void {
    this.#beside.push(...blocks);
  }

  /** Ends the paragraph that is open; one without words is left out. */
  close(): void {
    if (this.#paragraph && this.words.trim() !== '') this.blocks.push(this.#paragraph);
    this.#paragraph = null;
    this.#mark = '';
    this.#hidden = null;
    this.blocks.push(...this.#beside);
    this.#beside = [];
  }

  /** Adds a block as it is. */
  add(block: Block): void {
    this.close();
    this.blocks.push(block);
  }
}

/** The address behind a link, where its words do not say it: people who read on paper see it too. */
export function addressBehind(words: string, target: string | undefined): string {
  const address =
    target
      ?.replace(/^mailto:/i, '')
      .replace(/\?.*$/, '')
      .trim() ?? '';
  if (!/^(?:https?:|mailto:)/i.test(target ?? '') || address === '' || address.length > 200) return '';
  const bare = address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
  return words.toLowerCase().includes(bare.toLowerCase()) ? '' : ` (${address})`;
}
