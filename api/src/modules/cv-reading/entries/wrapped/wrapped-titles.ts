import { isOnlyDates } from '../../fields/dates.ts';
import type { Line } from '../../layout/lines.ts';
import type { Segment } from '../../layout/segments.ts';
import { degreeScore, institutionScore, isBareDegree, namesSubject } from '../../lexicon/study.ts';
import { foldWords } from '../../text/fold.ts';
import type { Cell, Row } from '../rows/row.ts';

const OPEN_END =
  /(?:\s(?:de|del|d['’]|en|i|y|and|of|the|in|la|el|les|los|las|al|a|at|para|per|for|&)|[,&(\p{L}]-|[,&(])$/iu;

/** The end of a title with a full stop, which is none of a short form ("Inc.", "Corp."). */
const FULL_STOP = /\p{Ll}{4}\.$/u;

/** How far to the right lines of a column reach, and its dates that stand wherever their titles end. */
interface Room {
  readonly right: number;
  readonly loose: ReadonlySet<Segment>;
}

/** A title too long for its line goes on just below, in the same face. */
export function isWrapped(above: Row, row: Row, { right, loose }: Room): boolean {
  const last = above.cells.at(-1);
  const first = row.line.segments[0];
  if (!last || !first || row.date || above.isBody || row.line.bulleted) return false;
  const at = above.line.segments.findLastIndex((s) => s.text.includes(last.text));
  const from = above.line.segments[at];
  if (!from || !above.line.segments.slice(at + 1).every((s) => isOnlyDates(s.text))) return false;
  if (row.line.page !== above.line.page || row.line.y - above.lastY > above.line.size * 1.75) return false;
  const before =
    last.parts.findLast((p) => /\p{L}/u.test(p.text) && !isOnlyDates(p.text)) ?? last.parts.at(-1);
  const after = first.parts[0];
  if (!before || !after || before.bold !== after.bold || Math.abs(last.size - first.size) > 0.2) return false;
  if (first.x0 > from.x0 + 14 && Math.abs(first.x1 - from.x1) > 2) return false;
  const open = (last.text.match(/\(/g)?.length ?? 0) > (last.text.match(/\)/g)?.length ?? 0);
  if (OPEN_END.test(last.text.trim()) || isCut(above, last) || open || /^[\p{Ll}(]/u.test(first.text))
    return true;
  const beside = above.line.segments[at + 1];
  const isLoose = beside !== undefined && loose.has(beside);
  if ((!isLoose && hasNoRoomBeside(above, row, at)) || isEndOfSchool(last.text, row)) return true;
  if (FULL_STOP.test(last.text)) return false;
  if (above.date === null || last.text.length <= 30 || before.italic !== after.italic) return false;
  if (!from.text.endsWith(last.text))
    return from.x1 > right - 2 && isBeforeDate(from.text, last.text) && !startsName(first.text);
  const word = first.text.split(' ')[0]?.length ?? 0;
  // A date at the right leaves the title less room than the column has; it is wrapped only where its next word had none.
  if (beside && !isLoose)
    return from.x1 + ((first.x1 - first.x0) * (word + 1)) / first.text.length > beside.x0;
  return from.x1 + (word + 1) * first.size * 0.42 > right;
}

/** Lines of one title follow each other at most so far apart, in sizes. */
const TITLE_PITCH = 1.5;

/** Whether the first word of a row, alone in its line and tight under a title of its face, had no room before the date beside that. */
function hasNoRoomBeside(above: Row, row: Row, at: number): boolean {
  const from = above.line.segments[at];
  const beside = above.line.segments[at + 1];
  const [first, ...others] = row.line.segments;
  if (!from || !beside || !first || others.length > 0 || !isOnlyDates(beside.text)) return false;
  const isAlike = from.bold === first.bold && from.italic === first.italic && from.font === first.font;
  if (!isAlike || row.line.y - above.lastY > first.size * TITLE_PITCH || Math.abs(first.x0 - from.x0) > 2)
    return false;
  const word = first.text.split(' ')[0]?.length ?? 0;
  const room = beside.x0 - from.x1 - first.size;
  return ((first.x1 - first.x0) * word) / first.text.length > room;
}

/** Whether a line is the word alone that makes a place of study of the name above it: "… | Glasgow Metropolitan" over "University". */
const isEndOfSchool = (title: string, { cells: [cell, ...more], date }: Row): boolean =>
  cell !== undefined &&
  more.length === 0 &&
  date === null &&
  !cell.text.includes(' ') &&
  institutionScore(foldWords(cell.text)) > 0 &&
  institutionScore(foldWords(title.split(/\s[|·•–—-]\s/u).at(-1) ?? '')) === 0;

/** Whether a whole title has a place of study below it, or a whole place of study a degree. */
export function isOtherNameBelow(above: Row, row: Row): boolean {
  const text = row.line.segments[0]?.text ?? '';
  const last = above.cells.at(-1)?.text.trim() ?? '';
  if (OPEN_END.test(last) || /^[\p{Ll}(]/u.test(text)) return false;
  if (startsName(text) && isSchool(text)) return true;
  return isSchool(last) && degreeScore(foldWords(last)) === 0 && startsAsDegree(text);
}

/** Words of the longest name of a kind of degree: "Ciclo Formativo de Grado Superior". */
const DEGREE_WORDS = 5;

/** Whether a text begins with the whole name of a kind of degree and says of what. */
function startsAsDegree(text: string): boolean {
  const words = foldWords(text).split(' ');
  return words
    .slice(0, DEGREE_WORDS)
    .some((_, at) => at < words.length - 1 && isBareDegree(words.slice(0, at + 1).join(' ')));
}

/**
 * Whether a title without a date goes on just below, tight under it and in its face, since its next word had no room. Lines closer than
 * `pitch`, in sizes, are of one name whatever they say.
 */
export function isTight(above: Row, row: Row, width: number, pitch: number): boolean {
  const [from, besideFrom] = above.lines.at(-1)?.segments ?? [];
  const [first, beside] = row.line.segments;
  const isPlain = above.date === null && row.date === null && !above.isBody && !row.isBody;
  if (!from || !first || besideFrom || beside || !isPlain) return false;
  const isOfOneName = row.line.y - above.lastY < first.size * pitch;
  if (row.cells.length !== 1 && !(isOfOneName && row.location)) return false;
  if (from.bold !== first.bold || from.italic !== first.italic || Math.abs(from.size - first.size) > 0.2)
    return false;
  if (row.line.page !== above.line.page || row.line.y - above.lastY > first.size * 1.5) return false;
  const word = first.text.split(' ')[0]?.length ?? 0;
  const next = ((first.x1 - first.x0) * (word + 1)) / first.text.length;
  const hasNoRoom = from.x1 - from.x0 + next > width && above.cells.length === 1;
  if (isOfOneName) return hasNoRoom;
  return (
    hasNoRoom &&
    first.x1 - first.x0 < (from.x1 - from.x0) * 0.7 &&
    !startsName(first.text) &&
    !isSchool(first.text) &&
    !(isSchool(from.text) && namesSubject(foldWords(first.text)))
  );
}

/** Of two lines in other faces the closest stand so much further apart at least than two of one name, and how often. */
const CLOSER = 0.9;
const MIN_PAIRS = 2;

/**
 * How close lines stand that are of one name, in sizes, by how close those in other faces do, and dates under names; 0 where nothing
 * tells it.
 */
export function pitchOfNames(lines: readonly Line[]): number {
  const pairs = lines.slice(1).flatMap((line, i) => {
    const above = lines[i]?.segments[0];
    const below = line.segments[0];
    if (!above || !below || above.page !== below.page) return [];
    const isOther =
      above.bold !== below.bold || above.italic !== below.italic || Math.abs(above.size - below.size) > 0.2;
    return isOther || isOnlyDates(line.text) ? [(below.y - above.y) / below.size] : [];
  });
  return pairs.length < MIN_PAIRS ? 0 : Math.min(...pairs) * CLOSER;
}

/** Whether a text begins as the name of a degree or of a place of study does; the last word of one, alone, does not. */
function startsName(text: string): boolean {
  const folded = foldWords(text);
  const [word = '', ...others] = folded.split(' ');
  return degreeScore(folded) > 0 || (institutionScore(word) > 0 && others.length > 0);
}
/** Whether a text of several words holds one that names a place of study. */
const isSchool = (text: string): boolean => text.includes(' ') && institutionScore(foldWords(text)) > 0;

/** Whether a title runs up to the date behind it. */
const isBeforeDate = (text: string, title: string): boolean =>
  text.includes(title) && isOnlyDates(text.slice(text.indexOf(title) + title.length));
/** Whether a word cut before the date beside it lost its hyphen with the date. */
export const isCut = (row: Row, { text }: Cell) =>
  row.line.segments.some((s) => s.text.startsWith(`${text}-`));
