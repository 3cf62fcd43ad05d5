/** A word that was recognised, its box in pixels from the top left. */
export interface Word {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** How sure tesseract is of it, from 0 to 1. */
  readonly certainty: number;
}

const WORD = '5';
/** What is less sure is dust, a rule or a picture. */
const MIN_CERTAINTY = 0.1;

/** The words of tesseract's table (`tsv`), line by line as it saw them. */
export function readWords(table: string): Word[][] {
  const lines = new Map<string, Word[]>();
  for (const row of table.split('\n')) {
    const [level, page, block, paragraph, line, , left, top, width, height, certainty, text = ''] =
      row.split('\t');
    const word = {
      text: text.trim(),
      left: Number(left),
      top: Number(top),
      right: Number(left) + Number(width),
      bottom: Number(top) + Number(height),
      certainty: Number(certainty) / 100,
    };
    if (level !== WORD || word.text === '' || !(word.certainty >= MIN_CERTAINTY)) continue;
    if (![word.left, word.top, word.right, word.bottom].every(Number.isFinite)) continue;
    const key = [page, block, paragraph, line].join(' ');
    lines.set(key, [...(lines.get(key) ?? []), word]);
  }
  return [...lines.values()];
}
