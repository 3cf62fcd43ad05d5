import { findDates } from '../fields/dates.ts';
import type { SectionKind } from '../lexicon/sections.ts';
import type { Flow } from './columns.ts';
import { headingKind, headingKindByKeyword } from './headings/heading-words.ts';
import { liftMarginHeadings } from './headings/margin-headings.ts';
import { goesOnIn } from './headings/next-column.ts';
import { type Line, toLine, toLines } from './lines.ts';
import { withoutRunningLines } from './running-lines.ts';
import { joinWrappedLabels } from './wrapped-labels.ts';

/** Where a flow ended: in which section, and whether nothing stood under its heading yet. */
interface End {
  page: number;
  flow: Flow;
  section: Section;
  isOpen: boolean;
}

/** Lines under one heading; `kind` is `header` for what stands before the first heading of the first page. */
export interface Section {
  kind: SectionKind | 'header';
  heading: Line | null;
  lines: Line[];
}

/** Cuts flows into sections; a column that goes on over the page keeps its section. */
export function toSections(flows: Flow[]): Section[] {
  const lifted = liftMarginHeadings(flows.map((flow) => joinWrappedLabels(toLines(flow))));
  const flowLines = lifted.flatMap((own, i) => (flows[i] ? [{ flow: flows[i], ...own }] : []));
  const body = bodyStyle(flowLines.flatMap((f) => f.lines));
  const {
    lines: all,
    feet,
    shortened,
  } = withoutRunningLines(
    flowLines.flatMap((f) => f.lines),
    (line) => isTitle(line, body),
  );
  const read = new Set(all);
  const styles = headingStyles(all, body);
  const arePlain = hasPlainHeadings(all, body);
  const edges = all.filter((l) => headingKind(l.segments[0]?.text ?? '') !== null && styles.has(styleOf(l)));
  const sections: Section[] = [];
  const ends: End[] = [];
  // A section whose entries have titles in the face of headings.
  let titled: Section | null = null;
  for (const [f, { flow, lines, headings }] of flowLines.entries()) {
    const next = flowLines[f + 1];
    // What a page breaks off goes on at the top of the next.
    const below = next?.flow.page === flow.page + 1 ? next.lines.slice(0, DATES_WITHIN) : [];
    const kept = lines.map((line) => shortened.get(line) ?? line).filter((line) => read.has(line));
    let section = sections.find((list) => goesOnIn(list, kept[0])) ?? continued(flow, ends);
    if (!section) {
      section = { kind: flow.page === 1 ? 'header' : 'other', heading: null, lines: [] };
      sections.push(section);
    }
    for (const [i, line] of kept.entries()) {
      const atTop: boolean = section.kind === 'header' && section.lines.length === 0;
      const kind: SectionKind | null = headings.has(line)
        ? headingKind(line.text)
        : kindOfHeading(line, body, styles, atTop, edges, arePlain);
      const isTitled = kind !== null && isEntryTitle([...kept, ...below], i, section, titled === section);
      if (isTitled) titled = section;
      if (kind === null || isTitled) {
        section.lines.push(line);
        continue;
      }
      section = { kind, heading: line, lines: [] };
      sections.push(section);
      // A form prints the heading and its first value side by side.
      if (line.segments.length > 1) section.lines.push(toLine(line.segments.slice(1)));
    }
    ends.push({
      page: flow.page,
      flow,
      section,
      isOpen: section.heading !== null && section.lines.length === 0,
    });
  }
  if (feet.length > 0) sections.push({ kind: kindOfFeet(feet), heading: null, lines: feet });
  return sections.filter((s) => s.heading !== null || s.lines.length > 0);
}

/** How far below its title the dates of an entry stand at most, in lines. */
const DATES_WITHIN = 2;

/**
 * Whether a line in the face of headings is the title of an entry: it names no section, dates follow, and it stands right under
 * the heading of jobs or studies or under the entry's other name there, or in a section that has such titles.
 */
function isEntryTitle(
  lines: Line[],
  at: number,
  { kind, heading, lines: above }: Section,
  hasTitles: boolean,
): boolean {
  if (kind !== 'experience' && kind !== 'education') return false;
  if (headingKind(lines[at]?.segments[0]?.text ?? '') !== null) return false;
  if (!hasTitles && (heading === null || !isBeforeFirstEntry(above))) return false;
  return lines.slice(at + 1, at + 1 + DATES_WITHIN).some((l) => findDates(l.text).some((d) => d.isRange));
}

/** Lines of an entry's names at most that stand over a title of it. */
const NAMES_ABOVE = 2;

/** Whether a section has nothing yet, or no more than a name of its first entry. */
const isBeforeFirstEntry = (lines: Line[]): boolean =>
  lines.length < NAMES_ABOVE && !lines.some((l) => l.bulleted || findDates(l.text).length > 0);

/** The section that a flow takes up from the page before, or from the wide stretch above it on the same page. */
function continued(flow: Flow, ends: End[]): Section | null {
  const overlap = (other: Flow) =>
    (Math.min(flow.x1, other.x1) - Math.max(flow.x0, other.x0)) /
    Math.min(flow.x1 - flow.x0, other.x1 - other.x0);
  const sameColumn = (other: Flow) => Math.abs(flow.x0 - other.x0) < 25;
  const onPage = ends.filter((e) => e.page === flow.page && overlap(e.flow) > 0.5);
  // Columns side by side under a heading over all of them are of that heading.
  const over = onPage.filter((e) => isAbove(e.flow, flow)).at(-1);
  if (over?.isOpen) return over.section;
  const last = onPage.findLast((e) => sameColumn(e.flow));
  // What stands in the column above it is nearer than the page before.
  if (last?.section.heading && isAbove(last.flow, flow)) return last.section;
  const before = ends.filter((e) => e.page === flow.page - 1 && overlap(e.flow) > 0.5);
  const found = before.findLast((e) => sameColumn(e.flow)) ?? before.at(-1);
  if (found) return found.section;
  return last && last.section.kind !== 'header' ? last.section : null;
}

const isAbove = (above: Flow, flow: Flow): boolean =>
  Math.max(...above.segments.map((s) => s.y)) < Math.min(...flow.segments.map((s) => s.y));

interface Body {
  size: number;
  font: string;
  bold: boolean;
}
/** How much of the most frequent face, if that is bold, another one has to have to be that of the text. */
const PLAIN_SHARE = 0.4;

function bodyStyle(lines: Line[]): Body {
  const weights = new Map<string, { weight: number; body: Body }>();
  for (const s of lines.flatMap((l) => l.segments)) {
    const key = `${s.size.toFixed(1)} ${s.font}`;
    const entry = weights.get(key) ?? { weight: 0, body: { size: s.size, font: s.font, bold: s.bold } };
    entry.weight += s.text.length;
    weights.set(key, entry);
  }
  const all = [...weights.values()].sort((a, b) => b.weight - a.weight);
  // Titles in bold may be more than the text between them.
  const plain = all.find(({ body, weight }) => !body.bold && weight > (all[0]?.weight ?? 0) * PLAIN_SHARE);
  return (plain ?? all[0])?.body ?? { size: 10, font: '', bold: false };
}

const styleOf = (line: Line) =>
  `${line.size.toFixed(1)} ${line.bold} ${line.caps} ${line.segments[0]?.font ?? ''}`;

function isDistinct(line: Line, body: Body): boolean {
  return (
    line.size > body.size * 1.06 ||
    (line.bold && !body.bold) ||
    line.caps ||
    (line.segments[0]?.font ?? body.font) !== body.font
  );
}

/** Whether a line stands out as titles do, not by its face alone: feet often have one of their own. */
const isTitle = (line: Line, body: Body): boolean =>
  line.size > body.size * 1.06 || (line.size > body.size * 0.94 && ((line.bold && !body.bold) || line.caps));

/** Feet with a number or an address say how to reach a person. */
const kindOfFeet = (feet: Line[]): SectionKind =>
  feet.some((line) => /@|\d{3}/.test(line.text)) ? 'contact' : 'other';

/** Styles that headings of this CV share, when more of the lines in that style are known headings than not. */
function headingStyles(lines: Line[], body: Body): Set<string> {
  const counts = new Map<string, { known: number; total: number }>();
  for (const line of lines) {
    if (!isDistinct(line, body)) continue;
    const count = counts.get(styleOf(line)) ?? { known: 0, total: 0 };
    count.total += 1;
    if (headingKind(line.segments[0]?.text ?? '') !== null) count.known += 1;
    counts.set(styleOf(line), count);
  }
  return new Set(
    [...counts].filter(([, c]) => c.known >= 2 && c.known / c.total >= 0.4).map(([style]) => style),
  );
}

/** Kinds of sections, so many at least, that a CV names in lines of the face of its text. */
const MIN_PLAIN = 3;
/** How far a line stands below the one above to stand alone, in sizes of the text. */
const ALONE = 1.6;
const standsAlone = (line: Line, body: Body): boolean => line.gapAbove > body.size * ALONE;

/**
 * Whether lines in the face of the text that say no more than the name of a section head it: so many kinds are named so, jobs or
 * studies among them. Where most of them stand alone, only those do, and the others are words of a list.
 */
function hasPlainHeadings(lines: Line[], body: Body): boolean {
  const named = lines.filter(
    (l) => l.segments.length === 1 && !l.bulleted && !isDistinct(l, body) && headingKind(l.text) !== null,
  );
  const kinds = new Set(named.map((l) => headingKind(l.text)));
  const alone = named.filter((l) => standsAlone(l, body));
  return (
    kinds.size >= MIN_PLAIN &&
    (kinds.has('experience') || kinds.has('education')) &&
    alone.length * 2 <= named.length
  );
}

/** Whether a line begins, ends or is centred where one of the known headings in its face is. */
const standsLike = (line: Line, known: Line[]): boolean =>
  known.some(
    (k) =>
      k.bold === line.bold &&
      Math.abs(k.size - line.size) < 0.2 &&
      (Math.abs(k.x0 - line.x0) < 6 ||
        Math.abs(k.x1 - line.x1) < 3 ||
        Math.abs(k.x0 + k.x1 - line.x0 - line.x1) < 12),
  );

function kindOfHeading(
  line: Line,
  body: Body,
  styles: Set<string>,
  atTop: boolean,
  known: Line[],
  areHeadingsPlain: boolean,
): SectionKind | null {
  const text = line.segments[0]?.text ?? '';
  if (line.bulleted) return null;
  const kind = headingKind(text);
  const styled = styles.has(styleOf(line));
  if (kind !== null) {
    if (styled) return kind;
    // Without a style of its own only a line that stands alone can head a section.
    if (styles.size > 0)
      return line.segments.length === 1 && isDistinct(line, body) && line.gapAbove > body.size * 1.7
        ? kind
        : null;
    const isAlone = line.segments.length === 1 && (areHeadingsPlain || standsAlone(line, body));
    return isDistinct(line, body) || isAlone ? kind : null;
  }
  // The name at the top may share the headings' face.
  if (!styled || atTop || line.segments.length > 1 || text.split(' ').length > 6 || /[\d@]/.test(text))
    return null;
  return standsLike(line, known) ? headingKindByKeyword(text) : null;
}
