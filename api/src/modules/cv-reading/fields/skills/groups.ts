import { headingKind } from '../../layout/headings/heading-words.ts';
import type { Line } from '../../layout/lines.ts';
import type { Section } from '../../layout/sections.ts';
import type { Segment } from '../../layout/segments.ts';
import { FORM_LABELS } from '../../lexicon/sections.ts';
import { isBulleted } from '../../text/clean.ts';
import { foldLabel } from '../labels.ts';
import { faceOf } from './broken-skills.ts';
import { isSkill, LIST_SIGN, listsSkills, MAX_LABEL, NO_SKILLS } from './skill-words.ts';

export const isOfSkills = ({ kind }: Section): boolean => kind === 'skills' || kind === 'softSkills';

/**
 * Lines that name a group in their first cell. In a table whose names show as such beside lists they are all of its lines;
 * elsewhere a first cell may be a skill itself, and only those with a known heading or a colon are.
 */
export function rowsOfGroups(section: Section): Set<Line> {
  const rows = section.lines.filter(isRow);
  const lists = rows.filter((line) => line.segments.slice(1).some((s) => LIST_SIGN.test(s.text)));
  if (rows.length > 0 && rows.every(headsBullet)) return new Set(rows);
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

/** Whether a line names in its first cell what the bullet beside it lists: a skill's level, or what is of it, has none. */
const headsBullet = ({ segments: [, ...rest] }: Line): boolean =>
  rest.some((s) => isBulleted(s.text) && listsSkills(s.text));

/** Whether a line is of a table: a short text, and cells beside it. */
export function isRow({ segments: [first, ...rest], bulleted }: Line): boolean {
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
  return (
    level.length > 1 &&
    level.length * 3 >= cells.length * 2 &&
    spread(level.map((s) => s.x0)) > spread(level.map((s) => s.x1)) + 1
  );
}
const MIN_GROUPS = 3;

/** Whether the first cell of a line ends as a label does, or is a heading of such a kind. */
const isNamed = (
  { segments: [first] }: Line,
  isKind: (kind: ReturnType<typeof headingKind>) => boolean,
): boolean => first !== undefined && (/:\s*$/.test(first.text) || isKind(headingKind(first.text)));

/** Whether a form's label says that what stands beside it are languages. */
export function isOfLanguages(label: Segment): boolean {
  const words = foldLabel(label.text);
  return (
    FORM_LABELS.nativeLanguage.has(words) ||
    FORM_LABELS.otherLanguages.has(words) ||
    headingKind(label.text) === 'languages'
  );
}

/**
 * Lines that name a group of skills as the headings of the groups beside do, which are known words: in their face and at their place,
 * beside a list or over one.
 */
export function namedAsBeside(section: Section, sections: Section[]): Set<Line> {
  const at = sections.indexOf(section);
  const headings = [sections[at - 1], sections[at + 1]].flatMap((s) =>
    s?.heading && isOfSkills(s) ? s.heading.segments.slice(0, 1) : [],
  );
  const isAsHeading = (segment: Segment): boolean =>
    headings.some(
      (h) =>
        faceOf(h) === faceOf(segment) && (Math.abs(h.x0 - segment.x0) < 2 || Math.abs(h.x1 - segment.x1) < 2),
    );
  const isList = (s: Segment): boolean => (s.tags?.length ?? 0) > 1 || listsSkills(s.text);
  return new Set(
    section.lines.filter((line, i) => {
      const [first, ...rest] = line.segments;
      if (!first || isList(first) || !isAsHeading(first)) return false;
      if (rest.length > 0) return rest.some(isList);
      const [above, below] = [section.lines[i - 1], section.lines[i + 1]];
      const isSetOff = !above || !below || line.y - above.y > below.y - line.y + 1;
      return isSetOff && below?.page === line.page && below.segments.some(isList);
    }),
  );
}

/** The face of names over groups of skills, when the section begins with one and what they head is in another face. */
export function groupFace(section: Section): string | null {
  const segments = section.lines.flatMap((l) => l.segments);
  const [first] = segments;
  if (!first) return null;
  const face = faceOf(first);
  const named = segments.filter((s) => faceOf(s) === face);
  const listed = segments.filter((s) => faceOf(s) !== face && (isSkill(s.text) || listsSkills(s.text)));
  const isOfTags = listed.some((s) => (s.tags?.length ?? 0) > 1);
  const isList = named.some((s) => /[,;|:]/.test(s.text));
  // As many texts as names may be levels, each under its skill.
  const haveMore = listed.length > named.length || listed.some((s) => s.tags || LIST_SIGN.test(s.text));
  // A single name may be a skill in bold, unless what it heads is smaller or stands further in.
  const isHead = named.length > 1 || listed.every((s) => s.size < first.size - 0.2 || s.x0 > first.x0 + 2);
  return !isList && (listed.length > 1 || isOfTags) && haveMore && isHead ? face : null;
}

/** How far a list is set in under the name of its group: less is a sign before it, more another column. */
const LEAST_INSET = 10;
const MOST_INSET = 60;

/**
 * The names of groups over lists that are set in under them, all by as much, where the section has nothing else. A list has two skills
 * at least on the average: what stands by itself under another may be its level.
 */
export function namesOverLists({ lines }: Section): ReadonlySet<Segment> {
  const segments = lines.flatMap((line) => line.segments);
  const isUnder = (one: Segment, other: Segment): boolean => one.page > other.page || one.y > other.y;
  const [first] = segments;
  const inset = first
    ? segments.find((s) => isUnder(s, first) && s.x0 > first.x0 + LEAST_INSET && s.x0 < first.x0 + MOST_INSET)
    : undefined;
  if (!first || !inset) return new Set();
  const by = inset.x0 - first.x0;
  const listOf = (name: Segment): Segment[] =>
    segments.filter((s) => Math.abs(s.x0 - name.x0 - by) < 1.5 && isUnder(s, name));
  const names = segments.filter((s) => listOf(s).length > 0);
  const lists = new Set(names.flatMap(listOf));
  const isPlain = names.every((s) => !LIST_SIGN.test(s.text) && !isBulleted(s.text) && !lists.has(s));
  const isAll = segments.every((s) => lists.has(s) || names.includes(s));
  return new Set(isPlain && isAll && lists.size >= names.length * 2 ? names : []);
}
