import { boxOf } from '../layout/lines.ts';
import type { Section } from '../layout/sections.ts';
import { degreeScore, institutionScore, isBareDegree, namesSubject } from '../lexicon/study.ts';
import { foldWords } from '../text/fold.ts';
import type { CvEducation, CvField } from '../types.ts';
import { type Block, toBlocks } from './blocks.ts';
import { AT, leanOf, type NamedStudy, nameStudy } from './names/study-names.ts';
import { toPieces } from './pieces.ts';
import { columnEnd } from './rows/column-end.ts';
import { withoutListSigns } from './rows/listed.ts';
import type { Row } from './rows/row.ts';
import { looksLikeProse, toRows } from './rows/rows.ts';
import { partSideBySide } from './rows/side-by-side.ts';

/** The studies of the education sections, in printed order. */
export function readEducation(sections: Section[]): CvField<CvEducation>[] {
  return sections
    .filter((s) => s.kind === 'education')
    .flatMap((s) => readSection(s, columnEnd(s, sections)));
}

function readSection(section: Section, end: number): CvField<CvEducation>[] {
  const rows = toRows(partSideBySide(withoutListSigns(section.lines)), true, end);
  const blocks = blocksByPlaces(rows) ?? toBlocks(rows, AT);
  for (const block of blocks) {
    takeDegreeBelow(block);
    takeSubject(block);
    takePlaceBelow(block);
  }
  const drafts = blocks.map((block) => ({ block, pieces: toPieces(block, AT) }));
  const sum = drafts.reduce((total, d) => total + leanOf(d.pieces.names), 0);
  return drafts.flatMap(({ block, pieces }) => {
    const [degree = '', institution = ''] = pieces.names;
    const { location } = pieces;
    const named = pieces.isLabelled ? { institution, degree, sure: true } : nameStudy(pieces.names, sum);
    if (!named) return [];
    // What stands where a town does and is in no list of towns may be the place of study when nothing else names one.
    const isSchool =
      named.institution === '' && named.degree !== '' && location !== null && location.confidence <= 0.6;
    return isSchool
      ? [toStudy(block, { ...named, institution: location.text }, null, DOUBTED)]
      : [toStudy(block, named, location?.text ?? null)];
  });
}

/** A kind of degree and its subject in two lines are both of the title. */
function takeSubject(block: Block): void {
  const [next] = block.body;
  const last = block.head.filter((r) => r.cells.length > 0).at(-1);
  if (!next || !last || next.date || next.line.bulleted || next.cells.length !== 1) return;
  const below = foldWords(textOf(next));
  const isPair =
    isBareDegree(foldWords(textOf(last))) !== isBareDegree(below) || isSubjectOfDegree(block, last, next);
  // A subject further down may stand apart for the look of it; any other words there are of the text.
  const isSubject = degreeScore(below) > 0 || (namesSubject(below) && !looksLikeProse(textOf(next)));
  const far = last.line.size * (isSubject ? 4 : 2.2);
  const above = block.head.at(-1) ?? last;
  const isNear = next.line.page !== above.line.page || next.line.y - above.lastY < far;
  if (!isPair || !isNear || textOf(next).length > 90 || institutionScore(below) > 0) return;
  block.head.push({ ...next, isBody: false });
  block.body.shift();
}

/** Whether a subject under its place of study stands over the degree that names it once more ("Nursing", "Bachelor of Nursing"). */
function isSubjectOfDegree({ head }: Block, subject: Row, degree: Row): boolean {
  const above = foldWords(textOf(subject));
  const isAlone = degreeScore(above) === 0 && institutionScore(above) === 0 && namesSubject(above);
  return (
    isAlone && degreeScore(foldWords(textOf(degree))) > 0 && head.some((r) => r !== subject && isPlace(r))
  );
}

/** A title that names a kind of degree and its subject leaves the place of study to the next line. */
function takePlaceBelow(block: Block): void {
  const [next] = block.body;
  if (!next || next.isBody || next.date || textOf(next).length > 90) return;
  if (block.head.some(isPlace) || !isPlace(next)) return;
  block.head.push(next);
  block.body.shift();
}

/** The entries of rows without any date: each place of study that stands in a row of its own opens one, or closes it. */
function blocksByPlaces(rows: Row[]): Block[] | null {
  const titles = rows.filter((r) => !r.isBody && r.cells.length > 0);
  const [first] = titles;
  const last = titles.at(-1);
  const isOwn = (row: Row) => isPlace(row) && degreeScore(foldWords(textOf(row))) === 0;
  if (rows.some((r) => r.date || (isPlace(r) && !r.isBody && !isOwn(r))) || !first || !last) return null;
  if (isOwn(first)) return opened(rows, isOwn);
  return isOwn(last) ? closed(rows, isOwn) : null;
}

function opened(rows: Row[], isPlaceRow: (row: Row) => boolean): Block[] {
  const blocks: Block[] = [];
  for (const row of rows) {
    const block = blocks.at(-1);
    if (!block || (!row.isBody && isPlaceRow(row))) blocks.push({ head: [row], body: [] });
    else block.body.push(row);
  }
  return blocks;
}

/** Null where a place of study has several degrees above it, of which some are without a place. */
function closed(rows: Row[], isPlaceRow: (row: Row) => boolean): Block[] | null {
  const blocks: Block[] = [];
  let head: Row[] = [];
  for (const row of rows) {
    if (row.isBody && head.length === 0) blocks.at(-1)?.body.push(row);
    else head.push(row);
    if (row.isBody || !isPlaceRow(row)) continue;
    if (countDegrees(head) > 1) return null;
    blocks.push({ head, body: [] });
    head = [];
  }
  return blocks;
}

/** How many degrees rows name: a kind of degree and its subject in rows of their own are one. */
function countDegrees(rows: Row[]): number {
  const degrees = rows.map((r) => foldWords(textOf(r))).filter((text) => degreeScore(text) > 0);
  const bare = degrees.filter(isBareDegree).length;
  return Math.max(bare, degrees.length - bare);
}

const textOf = (row: Row) => row.cells.map((c) => c.text).join(' ');
const isPlace = (row: Row) => institutionScore(foldWords(textOf(row))) > 0;
/** What no word gives away as a degree but may be one: neither a list's item nor a figure, nor a grade in words. */
const isPlainTitle = (row: Row) =>
  !row.line.bulleted && !/\d|^(?:Matr[ií]cula|Nota|Grade|Cum laude)\b/iu.test(textOf(row));

/** A place of study alone over an indented line or a list that begins with the degree takes it up as a title; a grade is none. */
function takeDegreeBelow(block: Block): void {
  const [next] = block.body;
  if (!next || next.date || block.head.filter((r) => r.cells.length > 0).length !== 1) return;
  const isPlaceOnly = block.head.every((r) => r.cells.length < 2 && degreeScore(foldWords(textOf(r))) === 0);
  const text = textOf(next);
  if (!isPlaceOnly || text.length > 110 || looksLikeProse(text)) return;
  const [, under] = block.body;
  const isAlone = !under || (block.body.length === 2 && isBareDegree(foldWords(textOf(under))));
  const isStudy = block.head.some(isPlace) ? isAlone && isPlainTitle(next) : isAlone && isPlace(next);
  if (degreeScore(foldWords(text)) === 0 && !isStudy) return;
  block.head.push({ ...next, isBody: false });
  block.body.shift();
}

/** What a study whose names seem cut, mixed or guessed is sure of at most: a person looks at it. */
const DOUBTED = 0.7;
const CUT_END = /(?:\s(?:de|del|d['’]|of|the|in|en|at|la|el|and|y|i)|[-(&])$/iu;

/** Whether a name breaks off or begins amid a sentence, or a degree holds a place of study too. */
function isDoubtful({ institution, degree }: NamedStudy): boolean {
  const isCut = [institution, degree].some((name) => CUT_END.test(name)) || /^\p{Ll}{3}/u.test(institution);
  return isCut || (institution !== '' && institutionScore(foldWords(degree)) > 0);
}

function toStudy(
  block: Block,
  named: NamedStudy,
  location: string | null,
  most = 0.95,
): CvField<CvEducation> {
  const dates = block.head.find((r: Row) => r.date)?.date ?? null;
  const lines = block.head.flatMap((r) => r.lines);
  const both = named.institution !== '' && named.degree !== '';
  const confidence = (both ? 0.65 : 0.4) + (dates ? 0.15 : 0) + (named.sure ? 0.15 : 0);
  return {
    value: {
      institutionName: named.institution,
      degree: named.degree,
      location,
      startDate: dates?.start ?? null,
      endDate: dates?.end ?? null,
    },
    confidence: Math.min(isDoubtful(named) ? DOUBTED : most, confidence),
    source: { page: lines[0]?.page ?? 1, bbox: boxOf(lines), text: lines.map((l) => l.text).join('\n') },
  };
}
