import { headingKind, isUnknownHeading } from '../../layout/headings/heading-words.ts';
import { boxOf, type Line } from '../../layout/lines.ts';
import type { Section } from '../../layout/sections.ts';
import type { Segment } from '../../layout/segments.ts';
import { languageCode } from '../../lexicon/languages.ts';
import { FORM_LABELS } from '../../lexicon/sections.ts';
import { isSoftSkill } from '../../lexicon/soft-skills.ts';
import { isBulleted, joinLines, withoutBullet } from '../../text/clean.ts';
import { foldWords } from '../../text/fold.ts';
import type { CvField } from '../../types.ts';
import { isOnlyDates } from '../dates.ts';
import { foldLabel, splitLabel } from '../labels.ts';
import { beginsInCapitals, brokenAbove, faceOf, isEndOf, isOpen, type Run } from './broken-skills.ts';

export interface Skills {
  hard: CvField<string>[];
  soft: CvField<string>[];
}
interface Item {
  text: string;
  soft: boolean;
  line: Line;
  /** Whether only its shape says that it is a skill. */
  isGuess?: boolean;
}

/** Sections in which a line may begin with a label that skills follow. */
const HOLDS_LABELS: ReadonlySet<Section['kind']> = new Set(['other', 'contact', 'languages', 'summary']);
const MAX_SKILLS = 80;
/** How sure a short text is a skill that stands under a heading nobody knows. */
const GUESSED = 0.65;

/** Skills from their sections and from labels ("Technical skills: …") in others; how people work goes to `soft`. */
export function readSkills(sections: Section[]): Skills {
  const items: Item[] = [];
  const isHeaded = sections.some((s) => s.kind === 'skills' && s.lines.length > 0);
  for (const [i, section] of sections.entries()) {
    const beside = [sections[i - 1], sections[i + 1]];
    if (!isHeaded && isBareHeading(section) && isRunOfHeadings(sections, i) && section.heading)
      items.push({ text: section.heading.text, soft: false, line: section.heading, isGuess: true });
    const isAmongSkills = beside.some((s) => s?.kind === 'skills' || s?.kind === 'softSkills');
    if (section.kind === 'skills' || section.kind === 'softSkills') items.push(...fromSection(section));
    else if ((!isHeaded || isAmongSkills) && isUnnamedGroup(section))
      items.push(...fromSection(section).map((item) => ({ ...item, isGuess: true })));
    else if (HOLDS_LABELS.has(section.kind)) items.push(...fromLabels(section));
  }
  const skills: Skills = { hard: [], soft: [] };
  const seen = new Set<string>();
  for (const item of items) {
    const key = foldWords(item.text) || item.text;
    if (seen.has(key) || !isSkill(item.text)) continue;
    seen.add(key);
    const target = item.soft || isSoftSkill(item.text) ? skills.soft : skills.hard;
    if (target.length >= MAX_SKILLS) continue;
    const words = item.text.split(/\s+/).length;
    const confidence = words <= 4 ? (item.isGuess ? GUESSED : 0.88) : words <= 7 ? 0.7 : 0.4;
    target.push({
      value: item.text,
      confidence,
      source: { page: item.line.page, bbox: boxOf(item.line.segments), text: item.line.text },
    });
  }
  return skills;
}

/** A heading that nobody knows and under which nothing stands. */
const isBareHeading = ({ kind, heading, lines }: Section): boolean =>
  kind === 'other' && heading !== null && lines.length === 0 && isUnknownHeading(heading.text);
/** Skills in the face of headings follow each other, so many at least. */
const MIN_HEADINGS = 3;

/** Whether a heading without lines is one of several that follow each other. */
function isRunOfHeadings(sections: Section[], at: number): boolean {
  let from = at;
  let to = at;
  while (sections[from - 1] && isBareHeading(sections[from - 1] as Section)) from -= 1;
  while (sections[to + 1] && isBareHeading(sections[to + 1] as Section)) to += 1;
  return to - from + 1 >= MIN_HEADINGS;
}

function fromSection(section: Section): Item[] {
  const edge = Math.max(...section.lines.map((l) => l.x1));
  const runs: Run[] = [];
  const groups = groupFace(section);
  const rows = rowsOfGroups(section);
  const isCapital = beginsInCapitals(section);
  let soft = section.kind === 'softSkills';
  for (const line of section.lines) {
    const label = rows.has(line) ? line.segments[0] : undefined;
    if (label && isOfLanguages(label) && isAboutLanguages(line.text.slice(label.text.length))) continue;
    const kind = label ? headingKind(label.text) : null;
    if (kind) soft = kind === 'softSkills';
    else if (isRow(line)) soft = section.kind === 'softSkills';
    for (const segment of line.segments) {
      if (segment === label || faceOf(segment) === groups) {
        const last = runs.at(-1);
        if (last) last.isWhole = true;
        continue;
      }
      const { text, tags } = segment;
      if (tags && !/[,;|:]/.test(text)) {
        runs.push(...tags.map((tag) => ({ text: tag, line, segment, soft, separated: true, isWhole: true })));
        continue;
      }
      const previous = runs.at(-1);
      // A list run on over the edge of the column goes on; a new label or bullet begins anew.
      const begins = isBulleted(text) || /^[^,]{2,40}:\s/.test(text);
      if (previous?.separated && !previous.isWhole && !begins && wraps(previous, line, edge)) {
        previous.text = joinLines(previous.text, text);
        previous.line = line;
        continue;
      }
      const above = begins ? undefined : brokenAbove(runs, line, segment);
      if (above && (isOpen(above.text) || (isCapital && isEndOf(above.segment, segment, section)))) {
        above.text = joinLines(above.text, text);
        above.line = line;
        above.segment = segment;
      } else runs.push({ text, line, segment, soft, separated: LIST_SIGN.test(text) || /:\s/.test(text) });
    }
  }
  return runs.flatMap((run) => split(run.text, run.line, run.soft));
}

/** A dot between skills; in Catalan one may part two l of a word: "cures pal·liatives". */
const DOT = '(?<![lL])·|·(?![lL])';
/** A list of skills beside its name: "Databases | PostgreSQL, MySQL". */
const LIST_SIGN = new RegExp(`[,;|]|${DOT}`);
const SEPARATOR = new RegExp(
  String.raw`\s*(?:[,;|•●▪]|${DOT})\s*(?![^(]*\))|\s+[/–—]\s+`,
  'u',
);

/**
 * Lines that name a group in their first cell. In a table whose names show as such beside lists they are all of its lines;
 * elsewhere a first cell may be a skill itself, and only those with a known heading or a colon are.
 */
function rowsOfGroups(section: Section): Set<Line> {
  const rows = section.lines.filter(isRow);
  const lists = rows.filter((line) => line.segments.slice(1).some((s) => LIST_SIGN.test(s.text)));
  if (rows.length > 0 && rows.every((line) => line.segments.slice(1).some((s) => listsSkills(s.text))))
    return new Set(rows);
  const shown = lists.filter(
    (line) => isNamed(line, (kind) => kind !== null) || new Set(line.segments.map(faceOf)).size > 1,
  );
  if (rows.length >= MIN_GROUPS && shown.length * 2 > rows.length) return new Set(rows);
  if (lists.length * 2 >= rows.length && areSetRight(rows)) return new Set(rows);
  return new Set(
    rows.filter(
      (line) => isNamed(line, (kind) => NO_SKILLS.has(kind)) || line.segments.slice(0, 1).some(isOfLanguages),
    ),
  );
}

/** Whether a text lists several skills, and not the level of one and how long somebody has had it. */
const listsSkills = (text: string): boolean =>
  withoutBullet(text)
    .split(SEPARATOR)
    .filter((piece) => isSkill(tidy(piece))).length > 1;

/** Whether a line is of a table: a short text, and cells beside it. */
function isRow({ segments: [first, ...rest], bulleted }: Line): boolean {
  const isShort = first && first.text.length <= MAX_LABEL && !LIST_SIGN.test(first.text) && !bulleted;
  return isShort === true && rest.length > 0 && rest.every((s) => s.x0 > first.x1);
}

/** Whether first cells end rather than begin at one place, as the labels of a form do. */
function areSetRight(rows: Line[]): boolean {
  const cells = rows.flatMap(({ segments: [first] }) => (first ? [first] : []));
  const spread = (places: number[]) => Math.max(...places) - Math.min(...places);
  // A foot of the page may stand among them.
  const edge = cells.map((s) => s.x1).sort((a, b) => a - b)[Math.floor(cells.length / 2)] ?? 0;
  const level = cells.filter((s) => Math.abs(s.x1 - edge) < 1.5);
  return level.length > 1 && level.length * 3 >= cells.length * 2 && spread(level.map((s) => s.x0)) > 2.5;
}
const MIN_GROUPS = 3;

/** Whether the first cell of a line ends as a label does, or is a heading of such a kind. */
const isNamed = (
  { segments: [first] }: Line,
  isKind: (kind: ReturnType<typeof headingKind>) => boolean,
): boolean => first !== undefined && (/:\s*$/.test(first.text) || isKind(headingKind(first.text)));

const MAX_LABEL = 45;

/** Whether a form's label says that what stands beside it are languages. */
function isOfLanguages(label: Segment): boolean {
  const words = foldLabel(label.text);
  return (
    FORM_LABELS.nativeLanguage.has(words) ||
    FORM_LABELS.otherLanguages.has(words) ||
    headingKind(label.text) === 'languages'
  );
}

/** Short texts one under the other below a heading that says nothing we know: the name of a group of skills. */
function isUnnamedGroup({ kind, heading, lines }: Section): boolean {
  const isNamed = kind === 'other' && heading !== null && isUnknownHeading(heading.text);
  const segments = lines.flatMap((l) => l.segments);
  return (
    isNamed &&
    segments.length > 0 &&
    segments.length <= MAX_GROUP &&
    segments.every(
      ({ text }) => text.length <= MAX_LABEL && text.split(' ').length <= 5 && !/[@/:]|\d{3}|\.$/.test(text),
    )
  );
}
const MAX_GROUP = 12;

/** The face of names over groups of skills, when the section begins with one and what they head is in another face. */
function groupFace(section: Section): string | null {
  const segments = section.lines.flatMap((l) => l.segments);
  const [first] = segments;
  if (!first) return null;
  const face = faceOf(first);
  const named = segments.filter((s) => faceOf(s) === face);
  const listed = segments.filter((s) => faceOf(s) !== face && (isSkill(s.text) || listsSkills(s.text)));
  const isList = named.some((s) => /[,;|:]/.test(s.text));
  // As many texts as names may be levels, each under its skill.
  const haveMore = listed.length > named.length || listed.some((s) => s.tags || LIST_SIGN.test(s.text));
  // A single name may be a skill in bold, unless what it heads is smaller or stands further in.
  const isHead = named.length > 1 || listed.every((s) => s.size < first.size - 0.2 || s.x0 > first.x0 + 2);
  return !isList && listed.length > 1 && haveMore && isHead ? face : null;
}

function wraps(previous: Run, line: Line, edge: number): boolean {
  const openEnd = /[,;:&/(-]$|\s(?:y|i|and|de|of|en)$/u.test(previous.text);
  return line.segments.length === 1 && (openEnd || previous.line.x1 > edge - 60);
}

function fromLabels(section: Section): Item[] {
  return section.lines.flatMap((line) => {
    const pair = splitLabel(line);
    const kind = pair ? headingKind(pair.label) : null;
    return pair && (kind === 'skills' || kind === 'softSkills')
      ? split(pair.value, line, kind === 'softSkills')
      : [];
  });
}

function split(raw: string, line: Line, soft: boolean): Item[] {
  const text = withoutBullet(raw);
  const label = /^([^:]{2,40}):\s+(.+)$/u.exec(text);
  if (label?.[1] && label[2]) {
    const kind = headingKind(label[1]);
    if (kind === 'languages' && isAboutLanguages(label[2])) return [];
    return split(label[2], line, kind === 'softSkills' || (soft && kind !== 'skills'));
  }
  return text
    .split(SEPARATOR)
    .map((piece) => ({ text: tidy(piece), soft, line }))
    .filter((item) => item.text !== '');
}

const isAboutLanguages = (text: string) => {
  const words = foldWords(text).split(' ');
  return words.some((w) => languageCode(w) !== null);
};

const tidy = (piece: string) =>
  piece
    .replace(/^[\s\-–—*]+|[\s.:–—-]+$/g, '')
    .replace(/^(?:and|y|i)\s+/i, '')
    .replace(/\s*\((?:[^)]*\b(?:years?|años|anys)\b[^)]*)\)$/i, '')
    .trim();

/** Headings over groups of skills. */
const NO_SKILLS = new Set<ReturnType<typeof headingKind>>(['skills', 'softSkills', 'languages']);

/** Levels, drawn bars, sentences and headings over groups of skills are no skills. */
function isSkill(text: string): boolean {
  if (!/[\p{L}]/u.test(text) || text.length > 60) return false;
  if (NO_SKILLS.has(headingKind(text)) || /^\d+\+?\s+(?:years?|años?|anys?)$/iu.test(text)) return false;
  if (
    /^(?:basic|intermediate|advanced|expert|beginner|proficient|competent|experienced|principiante|principiant|competente|basico|medio|avanzado|alto|experto|basic|mitja|avancat|alt|nivel|nivell|level|bajo|baix)$/.test(
      foldWords(text),
    )
  )
    return false;
  return !/[@©]|https?:|\d{4}\s*[-–]/.test(text) && !isOnlyDates(text);
}
