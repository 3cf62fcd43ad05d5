import { type Block, type Cell, once, UnreadableDocument, type VisibleText } from '../model/blocks.ts';
import { type Look, PLAIN, UNKNOWN_GROUND } from '../model/look.ts';
import { addressBehind, Budget, Writer } from '../model/writer.ts';
import { type Group, isUnseen, type Part, partOf } from './groups.ts';
import { Letters } from './letters.ts';
import { type RtfToken, tokensOf } from './tokens.ts';

const TWIPS = 20;
const MAX_GROUPS = 2_000;
/** Without a size, RTF has 12 points. */
const BASE: Look = { ...PLAIN, size: 12 };
const SIGNS: Readonly<Record<string, string>> = {
  tab: '\t',
  line: '\n',
  emdash: '—',
  endash: '–',
  emspace: ' ',
  enspace: ' ',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
};
const PARAGRAPH_ENDS = new Set(['par', 'sect', 'page', 'column']);
const PATTERNS = new Set(['shading', 'cfpat', 'clshdng', 'clcfpat']);
const CELL_ENDS = new Set(['cell', 'nestcell']);

/** Reads RTF: groups of words that change how the next letters look, and letters. */
class RtfReader {
  readonly #writers: Readonly<Record<Part, Writer>>;
  readonly #letters = new Letters();
  readonly #colors: (string | null)[] = [];
  #color: number[] = [];
  #group: Group = {
    look: BASE,
    part: 'body',
    kind: 'text',
    standIns: 1,
    isOptional: false,
    ground: null,
    paper: null,
    isTwice: false,
    indent: 0,
    isInTable: false,
    link: null,
  };
  readonly #above: Group[] = [];
  /** Of the row that is open: its cells, where they end, and from where on blocks are of the next one. */
  #cells: Cell[] = [];
  #edges: number[] = [];
  /** What lies behind the cells of the row, and behind the next one that is described. */
  #grounds: (string | null)[] = [];
  #ground: string | null = null;
  #cellStart = 0;
  #code = '';

  constructor() {
    const budget = new Budget();
    const [header, body, footer, notes] = [0, 1, 2, 3].map(() => new Writer(budget)) as [
      Writer,
      Writer,
      Writer,
      Writer,
    ];
    this.#writers = { header, body, footer, notes };
  }

  read(bytes: Uint8Array): VisibleText {
    // A shape may lie behind any words.
    if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('\\shpinst'))
      this.#group.paper = UNKNOWN_GROUND;
    for (const token of tokensOf(bytes)) this.#take(token);
    this.#flush();
    const blocksOf = (part: Part): Block[] => {
      this.#writers[part].close();
      return this.#writers[part].blocks;
    };
    return {
      header: eachOnce(blocksOf('header')),
      body: [...blocksOf('body'), ...blocksOf('notes')],
      footer: eachOnce(blocksOf('footer')),
    };
  }

  get #writer(): Writer {
    return this.#writers[this.#group.part];
  }

  #take(token: RtfToken): void {
    if (token.kind === 'byte') {
      if (this.#group.kind === 'colors') this.#endColor(token.value);
      else this.#letters.byte(token.value);
    } else if (token.kind === 'word' && token.name === 'u')
      this.#letters.code(token.value ?? 0, this.#group.standIns);
    else {
      this.#flush();
      if (token.kind === 'open') this.#openGroup();
      else if (token.kind === 'close') this.#closeGroup();
      else if (token.kind === 'symbol') this.#takeSymbol(token.sign);
      else this.#takeWord(token.name, token.value);
    }
  }

  /** Writes the letters that came since the last word: they have one look. */
  #flush(): void {
    const text = this.#letters.take();
    if (this.#group.kind === 'code') this.#code += text;
    else this.#write(text);
  }
  #write(text: string): void {
    if (this.#group.kind !== 'text' || text === '') return;
    if (!this.#writer.isOpen) this.#writer.open({ indent: this.#group.indent });
    this.#writer.write(text, { ...this.#group.look, background: this.#background });
  }

  get #background(): string | null {
    const { look, ground, paper, isInTable } = this.#group;
    const ofCell = isInTable ? this.#grounds[this.#cells.length] : null;
    return look.background ?? ground ?? ofCell ?? paper;
  }

  #openGroup(): void {
    if (this.#above.length >= MAX_GROUPS) throw new UnreadableDocument('TOO_LARGE');
    this.#above.push(this.#group);
    const kind = this.#group.isTwice ? 'unseen' : this.#group.kind;
    this.#group = { ...this.#group, kind, isOptional: false, isTwice: false, link: null };
  }
  #closeGroup(): void {
    const outer = this.#above.pop();
    if (!outer) return;
    const { link, part } = this.#group;
    if (link) {
      const words = this.#writer.words.slice(link.start);
      // Words that nobody sees lead nowhere.
      if (words.trim() !== '') this.#write(addressBehind(words, link.target));
    }
    if (part !== outer.part) this.#writers[part].close();
    this.#group = outer;
  }

  #takeSymbol(sign: string): void {
    if (sign === '*') this.#group.isOptional = true;
    else if (sign === '~') this.#write(' ');
    else if (sign === '_') this.#write('-');
    else if (sign === '\r' || sign === '\n') this.#endParagraph();
    else if ('\\{}'.includes(sign)) this.#write(sign);
  }

  #takeWord(name: string, value: number | null): void {
    const { kind, isOptional } = this.#group;
    this.#group.isOptional = false;
    const outer = this.#above.at(-1);
    if (name === 'ud' && isOptional && outer?.isTwice) this.#group.kind = outer.kind;
    if (kind === 'unseen') return;
    if (kind === 'colors') this.#color[['red', 'green', 'blue'].indexOf(name)] = value ?? 0;
    else if (isUnseen(name, isOptional)) this.#group.kind = 'unseen';
    else if (name === 'colortbl') this.#group.kind = 'colors';
    else if (name === 'fldinst') {
      this.#group.kind = 'code';
      this.#code = '';
    } else if (name === 'fldrslt') this.#beginResult();
    else if (name === 'upr') this.#group.isTwice = true;
    else if (name === 'ansicpg') this.#letters.useCodePage(value ?? 0);
    else if (name === 'uc') this.#group.standIns = Math.min(Math.max(value ?? 1, 0), 8);
    else if (Object.hasOwn(SIGNS, name)) this.#write(SIGNS[name] ?? '');
    else this.#takeLayout(name, value);
  }

  #takeLayout(name: string, value: number | null): void {
    const group = this.#group;
    const part = partOf(name);
    if (part) group.part = part;
    else if (PARAGRAPH_ENDS.has(name)) this.#endParagraph();
    else if (name === 'pard') Object.assign(group, { indent: 0, isInTable: false, ground: null });
    else if (name === 'li') group.indent = Math.min(Math.max((value ?? 0) / TWIPS, 0), 120);
    else if (name === 'intbl') group.isInTable = true;
    else if (name === 'shptxt') group.paper = UNKNOWN_GROUND;
    // Of a table in another one the cells are described after their words.
    else if (name === 'itap' && (value ?? 1) > 1) group.ground = UNKNOWN_GROUND;
    else if (name === 'cbpat') group.ground = this.#over(group.ground, value);
    else if (name === 'trowd') this.#beginRow();
    else if (name === 'clcbpat') this.#ground = this.#over(this.#ground, value);
    else if (PATTERNS.has(name) && (value ?? 0) > 0) this.#takePattern(name);
    else if (name === 'cellx') this.#describeCell(value ?? 0);
    else if (CELL_ENDS.has(name)) this.#endCell();
    else if (name === 'row' || name === 'nestrow') this.#endRow();
    else group.look = this.#lookWith(group.look, name, value);
  }

  #lookWith(look: Look, name: string, value: number | null): Look {
    const isOn = value !== 0;
    switch (name) {
      case 'plain':
        return BASE;
      case 'b':
        return { ...look, bold: isOn };
      case 'fs':
        return { ...look, size: (value ?? 24) / 2 };
      case 'v':
        return { ...look, hidden: isOn };
      case 'deleted':
        return { ...look, within: isOn ? 'TAKEN_OUT' : 'SHOWN' };
      case 'caps':
        return { ...look, capitals: isOn };
      case 'cf':
        return { ...look, color: this.#colors[value ?? 0] ?? null };
      case 'highlight':
      case 'cb':
      case 'chcbpat':
        return { ...look, background: this.#colors[value ?? 0] ?? null };
      default:
        return look;
    }
  }

  /** A colour ends with a semicolon; one without parts is what the program chooses. */
  #endColor(sign: number): void {
    if (sign !== 0x3b) return;
    const parts = [0, 1, 2].map((index) => this.#color[index]);
    const isChosen = parts.every((part) => part === undefined);
    const hex = parts.map((part) => ((part ?? 0) & 255).toString(16).padStart(2, '0')).join('');
    this.#colors.push(isChosen ? null : hex);
    this.#color = [];
  }

  #beginResult(): void {
    const code = this.#code;
    this.#code = '';
    // What a page counts by itself says nothing.
    if (/^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i.test(code)) this.#group.kind = 'unseen';
    const target = /HYPERLINK\s+"([^"]+)"/i.exec(code)?.[1];
    if (target !== undefined) this.#group.link = { target, start: this.#writer.words.length };
  }

  #endParagraph(): void {
    if (this.#group.kind !== 'text') return;
    this.#writer.close();
    if (!this.#group.isInTable && this.#group.part === 'body') this.#cellStart = this.#writer.blocks.length;
  }
  #beginRow(): void {
    this.#edges = [];
    this.#grounds = [];
    this.#ground = null;
  }
  #describeCell(edge: number): void {
    this.#edges.push(edge);
    this.#grounds.push(this.#ground);
    this.#ground = null;
  }
  /** A colour stands behind its pattern, whichever is said first. */
  #over(ground: string | null, value: number | null): string | null {
    return ground === UNKNOWN_GROUND ? ground : (this.#colors[value ?? 0] ?? null);
  }
  /** A pattern mixes two colours, or covers the one behind it. */
  #takePattern(name: string): void {
    if (name.startsWith('cl')) this.#ground = UNKNOWN_GROUND;
    else this.#group.ground = UNKNOWN_GROUND;
  }
  #endCell(): void {
    if (this.#group.kind !== 'text') return;
    this.#writer.close();
    // Of a table in a header the cells stand one below the other.
    if (this.#group.part === 'body')
      this.#cells.push({ blocks: this.#writer.blocks.splice(this.#cellStart), span: 1 });
  }
  #endRow(): void {
    if (this.#group.kind !== 'text' || this.#cells.length === 0) return;
    const { blocks } = this.#writer;
    const last = blocks.at(-1);
    const cells = this.#cells.splice(0);
    const widths = this.#edges.map((edge, index) => Math.max(edge - (this.#edges[index - 1] ?? 0), 0));
    const isSame = last?.kind === 'TABLE' && last.widths.join() === widths.join();
    if (isSame) last.rows.push(cells);
    else blocks.push({ kind: 'TABLE', widths, rows: [cells] });
    this.#cellStart = blocks.length;
  }
}

/** Blocks of headers of the left, the right and the first page; one that says the same as another stands once. */
function eachOnce(blocks: readonly Block[]): Block[] {
  const first = once();
  return blocks.flatMap((block) => first([block]));
}

/** The visible text of an RTF document. Throws UnreadableDocument. */
export const readRtf = (bytes: Uint8Array): VisibleText => new RtfReader().read(bytes);
