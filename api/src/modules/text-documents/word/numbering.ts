import { elementAt, elementsOf, type XmlNode } from '../package/xml.ts';

interface Level {
  readonly format: string;
  readonly start: number;
}
const MAX_LEVEL = 8;
const letterOf = (count: number): string => String.fromCharCode(97 + ((count - 1) % 26));

/** The bullets and numbers of a document's lists, counted as its paragraphs go by. */
export class WordNumbering {
  /** By number and level. */
  readonly #levels = new Map<string, Level>();
  readonly #counts = new Map<string, number>();

  constructor(root: XmlNode | undefined) {
    const numbering = elementAt(root, 'w:numbering');
    const kinds = new Map(
      elementsOf(numbering, 'w:abstractNum').map((kind) => [kind.attributes['w:abstractNumId'], kind]),
    );
    for (const number of elementsOf(numbering, 'w:num')) {
      const kind = kinds.get(elementAt(number, 'w:abstractNumId')?.attributes['w:val']);
      for (const level of elementsOf(kind, 'w:lvl'))
        this.#levels.set(`${number.attributes['w:numId']} ${level.attributes['w:ilvl']}`, {
          format: elementAt(level, 'w:numFmt')?.attributes['w:val'] ?? 'bullet',
          start: Number(elementAt(level, 'w:start')?.attributes['w:val'] ?? 1),
        });
    }
  }

  /** What stands before a paragraph of a list, and how deep it lies; undefined for any other. */
  markOf(numbered: XmlNode | undefined): { mark: string; level: number } | undefined {
    const number = elementAt(numbered, 'w:numId')?.attributes['w:val'];
    if (number === undefined || number === '0') return undefined;
    const level = Math.min(Number(elementAt(numbered, 'w:ilvl')?.attributes['w:val'] ?? 0) || 0, MAX_LEVEL);
    const key = `${number} ${level}`;
    const { format, start } = this.#levels.get(key) ?? { format: 'bullet', start: 1 };
    if (format === 'none') return { mark: '', level };
    if (format === 'bullet') return { mark: '•', level };
    const count = (this.#counts.get(key) ?? start - 1) + 1;
    this.#counts.set(key, count);
    for (let deeper = level + 1; deeper <= MAX_LEVEL; deeper += 1) this.#counts.delete(`${number} ${deeper}`);
    return { mark: format.endsWith('Letter') ? `${letterOf(count)}.` : `${count}.`, level };
  }
}
