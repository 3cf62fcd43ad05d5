import { headingKind } from '../layout/headings/heading-words.ts';
import { boxOf, type Line } from '../layout/lines.ts';
import type { Section } from '../layout/sections.ts';
import type { Segment } from '../layout/segments.ts';
import { isCommonGivenName } from '../lexicon/given-names.ts';
import { FORM_LABELS } from '../lexicon/sections.ts';
import { roleScore } from '../lexicon/work.ts';
import { foldPrinted, foldWords } from '../text/fold.ts';
import type { CvField, CvTongue } from '../types.ts';
import { labelledValue } from './labels.ts';
import { parseLocation } from './location.ts';
import { isNameShaped, splitName } from './person-name.ts';

export interface FoundName {
  firstName: CvField<string> | null;
  lastName: CvField<string> | null;
  /** The lines it stands in, so that nothing else is read from them. */
  lines: Line[];
}

/** The person's name: from a form's labels, else from the title-like lines at the top of the first page. */
export function readName(sections: Section[], email: string | null, tongue: CvTongue): FoundName {
  return (
    fromLabels(sections, email, tongue) ??
    fromTop(sections, email, tongue) ?? { firstName: null, lastName: null, lines: [] }
  );
}

function fromLabels(sections: Section[], email: string | null, tongue: CvTongue): FoundName | null {
  const lines = sections
    .filter((s) => s.kind === 'header' || s.kind === 'contact')
    .flatMap((s) => s.lines)
    .filter((l) => l.page === 1);
  const find = (labels: Set<string>) => {
    for (const line of lines) {
      const value = labelledValue(line, labels);
      if (value && isNameShaped(value)) return { line, value };
    }
    return null;
  };
  const last = find(FORM_LABELS.lastName);
  if (last) {
    const first = find(FORM_LABELS.firstName) ?? find(FORM_LABELS.name);
    if (first) {
      return {
        firstName: field(splitName(`${first.value} X`, 'en').firstName, 0.97, [first.line]),
        lastName: field(splitName(`X, ${last.value}`, tongue).firstName, 0.97, [last.line]),
        lines: [first.line, last.line],
      };
    }
  }
  const whole = find(FORM_LABELS.name);
  if (!whole) return null;
  return named({ text: whole.value, lines: [whole.line] }, 0.95, tongue, email);
}

interface Candidate {
  text: string;
  lines: Line[];
  /** Of each line the cell that names the person. */
  cells: Segment[];
  score: number;
}

function fromTop(sections: Section[], email: string | null, tongue: CvTongue): FoundName | null {
  const lines = sections
    .flatMap((s) => [...(s.heading ? [s.heading] : []), ...s.lines])
    .filter((l) => l.page === 1);
  if (lines.length === 0) return null;
  const shown = lines.flatMap((l) => l.segments).filter((s) => /\p{L}{2}/u.test(s.text));
  const largest = Math.max(...shown.map((s) => s.size));
  const top = Math.min(...lines.map((l) => l.y));
  const candidates: Candidate[] = [];
  for (const section of sections) {
    const pool = section.heading ? [section.heading, ...section.lines] : section.lines;
    const context = { largest, top, email, isHeader: section.kind === 'header' };
    const own = new Set(pool);
    const others = lines.filter((l) => !own.has(l));
    const linesBelow = (line: Line) => others.filter((l) => l.y > line.y);
    for (const [i, line] of pool.entries()) {
      if (line.page !== 1) continue;
      for (const [k, cell] of line.segments.entries()) {
        const text = partedByAddress(personOf(cell.text), email);
        const found = { text, lines: [line], cells: [cell] };
        const score = scoreCell(found.text, cell, context) - (k > 0 ? LATER_CELL : 0);
        if (score <= 0) continue;
        // What stands beside a large name may part its second line from the first.
        const goesOn = goingOn(found, pool.slice(i + 1), context);
        candidates.push(
          { ...found, score },
          ...(goesOn.length > 0 || !isLarge(cell) ? goesOn : goingOn(found, linesBelow(line), context)),
        );
      }
    }
  }
  const best = candidates.sort((a, b) => b.score - a.score)[0];
  if (!best || best.score < 0.4) return null;
  return named(best, Math.min(0.97, best.score), tongue, email);
}

/** What stands first in a line is the name rather than what stands beside it. */
const LATER_CELL = 0.03;

/** The name with the lines under it that may be of it: first names over surnames, in the same face. */
function goingOn(
  first: Pick<Candidate, 'text' | 'lines' | 'cells'>,
  below: Line[],
  context: Context,
): Candidate[] {
  const [from] = first.cells;
  const found: Candidate[] = [];
  let { text } = first;
  const lines = [...first.lines];
  const cells = [...first.cells];
  if (!from) return found;
  // Beside a name stand addresses, in lines of their own or in cells of its lines.
  const under = below.flatMap((line) => {
    const cell = line.segments.find((s) => s.x0 < from.x1 && s.x1 > from.x0);
    return cell ? [{ line, cell }] : [];
  });
  for (const { line, cell } of under.slice(0, MAX_NAME_LINES - 1)) {
    if (!isContinuation(cells.at(-1) ?? from, cell)) break;
    text = joinNames(text, beforeBar(cell.text));
    lines.push(line);
    cells.push(cell);
    const joint = scoreCell(text, from, context);
    if (joint > 0)
      found.push({ text, lines: [...lines], cells: [...cells], score: joint + 0.08 + 0.04 * lines.length });
  }
  return found;
}

const DOCUMENT =
  /^(?:(?:europass )?curriculum(?: vitae)?|europass(?: cv)?|cv|resume|hoja de vida|curriculo|(?:curriculum vitae|cv|resume) (?:of|de|d))$/;

/** What stands before the bar that parts a name from a title. */
const beforeBar = (text: string): string => text.split(/\s+[|·•]\s/u, 1)[0] ?? text;
const BARRED_NAME = /^\S+(?:\s[^\s|·•]+)+\s+[|·•]\s/u;

/** The part of a title line that may name somebody: without "Curriculum Vitae", and without the role behind the name. */
function personOf(text: string): string {
  const pieces = text.split(/\s+[|·•–—-]\s+|:\s+|,\s+/u).filter((p) => !DOCUMENT.test(foldWords(p)));
  const [first = '', ...rest] = pieces;
  const barred = beforeBar(text);
  if (barred !== text && isSurnamesFirst(barred)) return barred;
  // Behind a bar stands a title whatever its words, cut at the end of the line or not; behind a comma may stand given names.
  const isBarred = BARRED_NAME.test(text) && isNameShaped(first);
  const isTitled = rest.length > 0 && (isBarred || rest.every((p) => roleScore(foldWords(p)) > 0));
  const name = isTitled || pieces.length === 1 ? first : text;
  const words = name.split(/\s+/);
  // "Personal information" in the margin beside the name.
  for (let cut = Math.min(3, words.length - 2); cut > 1; cut -= 1)
    if (headingKind(words.slice(0, cut).join(' ')) === 'contact') return words.slice(cut).join(' ');
  for (let cut = Math.min(2, words.length - 2); cut > 0; cut -= 1) {
    if (DOCUMENT.test(foldWords(words.slice(-cut).join(' ')))) return words.slice(0, -cut).join(' ');
    if (DOCUMENT.test(foldWords(words.slice(0, cut).join(' ')))) return words.slice(cut).join(' ');
  }
  return name;
}

/** A name whose words are set without white between them ("RhysOkafor"), parted where the address of mail parts it. */
function partedByAddress(text: string, email: string | null): string {
  const pieces = foldPrinted(email?.split('@')[0] ?? '').split(/[._\d-]+/);
  return text.replace(/(\p{Lu}\p{Ll}{2,})(?=\p{Lu}\p{Ll})/gu, (first) =>
    pieces.includes(foldPrinted(first)) ? `${first} ` : first,
  );
}

/** "Bonastre Quiroga, Laia", unlike "Laia Bonastre, PMP" and "Laia Bonastre, Girona". */
function isSurnamesFirst(text: string): boolean {
  const [surnames = '', given = '', ...more] = text.split(/,\s+/u);
  const isGiven = isCommonGivenName(given.split(' ')[0] ?? '');
  const isOther =
    isCommonGivenName(surnames.split(' ')[0] ?? '') ||
    (/^[\p{Lu}.]+$/u.test(given) && /\p{Ll}/u.test(surnames)) ||
    roleScore(foldWords(given)) > 0 ||
    parseLocation(given) !== null;
  return more.length === 0 && isNameShaped(surnames) && isNameShaped(given) && (isGiven || !isOther);
}

/** A narrow column breaks a name over more lines than two. */
const MAX_NAME_LINES = 4;
/** A double surname may break at its hyphen. */
const joinNames = (above: string, below: string): string =>
  isParted(above, below)
    ? above.slice(0, -1) + below
    : above.endsWith('-')
      ? above + below
      : `${above} ${below}`;
/** Whether a word of a name is parted at the end of a line. */
const isParted = (above: string, below: string): boolean => above.endsWith('-') && /^\p{Ll}/u.test(below);

/** Whether a text is set as large as names are that take more than one line. */
const isLarge = ({ size }: Segment): boolean => size > 13;

function isContinuation(above: Segment, next: Segment): boolean {
  const name = beforeBar(next.text);
  // Behind the bar the title may have a face of its own.
  const isSameFace =
    name === next.text
      ? above.bold === next.bold && above.font === next.font
      : above.bold === (next.parts[0] ?? next).bold;
  return (
    isSameFace &&
    Math.abs(above.size - next.size) < 0.2 &&
    above.page === next.page &&
    next.y - above.y < above.size * 1.8 &&
    isLarge(above) &&
    (isNameShaped(name) || isParted(above.text, name))
  );
}

interface Context {
  largest: number;
  top: number;
  email: string | null;
  isHeader: boolean;
}

function scoreCell(text: string, cell: Segment, context: Context): number {
  const folded = foldWords(text);
  if (
    !isNameShaped(text) ||
    headingKind(text) !== null ||
    /^(?:curriculum|europass|cv$|resume$|hoja de vida|curriculo)/.test(folded)
  )
    return 0;
  // Montserrat is an island too.
  if (parseLocation(text) !== null && !isCommonGivenName(text)) return 0;
  const words = text.split(/\s+/).length;
  let score = 0.25;
  score += 0.3 * Math.min(1, cell.size / context.largest) ** 2;
  if (cell.size >= context.largest - 0.1) score += 0.12;
  if (cell.y - context.top < 120) score += 0.12;
  if (context.isHeader) score += 0.08;
  if (words >= 2 && words <= 5) score += 0.06;
  const isGiven = isCommonGivenName(text.split(/\s+/)[0] ?? '');
  if (isGiven) score += 0.05;
  score += 0.3 * likeEmail(text, context.email);
  // Behind a given name one such word is a surname: Fuster, Mestre, Baker.
  score -= 0.3 * Math.min(2, Math.max(0, roleScore(folded) - (isGiven ? 1 : 0)));
  return score;
}

/** How well a name agrees with the e-mail address: the share of its local part that the name's words explain. */
function likeEmail(text: string, email: string | null): number {
  const local = foldPrinted(email?.split('@')[0] ?? '').replace(/\d+/g, '');
  const pieces = local.split(/[._-]+/).filter((p) => p.length > 1);
  const words = foldWords(text)
    .split(' ')
    .filter((w) => w.length > 2);
  if (pieces.length === 0 || words.length === 0) return 0;
  const joined = pieces.join('');
  return words.some((w) => joined.includes(w) || pieces.some((p) => p.length > 3 && w.startsWith(p))) ? 1 : 0;
}

/** The two parts of a name; its `cells`, where they are known, are what of the lines names the person. */
function named(
  { text, lines, cells }: { text: string; lines: Line[]; cells?: Segment[] },
  confidence: number,
  tongue: CvTongue,
  email: string | null,
): FoundName {
  const { firstName, lastName } = splitName(text, tongue, email);
  const part = (value: string) => (value === '' ? null : field(value, confidence, lines, cells));
  return { firstName: part(firstName), lastName: part(lastName), lines };
}

function field(value: string, confidence: number, lines: Line[], cells?: Segment[]): CvField<string> {
  const pieces: { text: string; x0: number; x1: number; y: number; size: number }[] = cells ?? lines;
  return {
    value,
    confidence,
    source: { page: lines[0]?.page ?? 1, bbox: boxOf(pieces), text: pieces.map((p) => p.text).join('\n') },
  };
}
