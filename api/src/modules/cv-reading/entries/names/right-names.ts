import { institutionScore } from '../../lexicon/study.ts';
import { companyScore, roleScore } from '../../lexicon/work.ts';
import { foldWords } from '../../text/fold.ts';
import type { Row } from '../rows/row.ts';

/** What a place at the right that is in no list of towns is sure of. */
const GUESSED = 0.6;

/**
 * Takes what stands at the right of title rows for names where it seemed to be places: in a section where no place there is a
 * known one and the words of some say that they are employers, roles or places of study ("Analyst | Hotel Brismar").
 */
export function takeNamesAtRight(rows: Row[]): void {
  const atRight = rows.filter(
    ({ location, line, cells }) =>
      location &&
      cells.length === 1 &&
      line.segments.length > 1 &&
      line.segments.at(-1)?.text === location.text,
  );
  if (atRight.some(({ location }) => (location?.confidence ?? 1) > GUESSED)) return;
  if (!atRight.some(({ location }) => isNameOf(location?.text ?? ''))) return;
  for (const row of atRight) {
    const cell = row.line.segments.at(-1);
    if (!cell) continue;
    row.cells.push({
      text: cell.text,
      parts: cell.parts,
      bold: cell.bold,
      italic: cell.italic,
      size: cell.size,
    });
    row.location = null;
  }
}

function isNameOf(text: string): boolean {
  const folded = foldWords(text);
  return roleScore(folded) > 0 || companyScore(folded) > 0 || institutionScore(folded) > 0;
}
