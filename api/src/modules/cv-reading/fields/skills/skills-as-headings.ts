import { headingKind, isUnknownHeading } from '../../layout/headings/heading-words.ts';
import type { Line } from '../../layout/lines.ts';
import type { Section } from '../../layout/sections.ts';
import { joinLines } from '../../text/clean.ts';
import { faceOf } from './broken-skills.ts';

/** A skill that is printed as a heading is, with its first line. */
export interface HeadedSkill {
  text: string;
  line: Line;
}

/** Skills in the face of headings follow each other, so many at least. */
const MIN_HEADINGS = 3;
/** Lines of one of them follow each other at most so far apart, in sizes, and skills at least. */
const TIGHT = 1.5;
const APART = 2;
/** Sections whose last lines may be such skills, where more of that face are skills than headings. */
const ENDS_IN_SKILLS: ReadonlySet<Section['kind']> = new Set(['summary', 'contact']);

/**
 * Skills of a CV that heads none: what is printed as its headings are, says nothing we know and has nothing under it, several of them
 * one after the other.
 */
export function skillsAsHeadings(sections: Section[]): HeadedSkill[] {
  const runs: Line[][] = [];
  let run: Line[] = [];
  for (const section of sections) {
    if (isBareHeading(section)) run.push(section.heading);
    else {
      runs.push(run, lastAsHeadings(section, sections));
      run = [];
    }
  }
  return [...runs, run].map(joined).flatMap((skills) => (skills.length >= MIN_HEADINGS ? skills : []));
}

/** A heading that nobody knows and under which nothing stands. */
const isBareHeading = (section: Section): section is Section & { heading: Line } =>
  section.kind === 'other' &&
  section.heading !== null &&
  section.lines.length === 0 &&
  isUnknownHeading(section.heading.text);

/** The last lines of a section that are printed as its heading is, if they are set apart as headings are. */
function lastAsHeadings({ kind, heading, lines }: Section, sections: Section[]): Line[] {
  const face = heading && faceOfLine(heading);
  const isKnown = heading !== null && headingKind(heading.text) !== null;
  const alike = sections.filter((s) => s.heading && faceOfLine(s.heading) === face);
  if (!ENDS_IN_SKILLS.has(kind) || !isKnown || alike.length < 2) return [];
  const other = lines.findLastIndex((line) => faceOfLine(line) !== face || !mayBeSkill(line));
  const last = lines.slice(other + 1);
  const isApart = joined(last).every(({ line }, i, all) => {
    const before = all[i - 1]?.line;
    return !before || line.page !== before.page || line.y - before.y > line.size * APART;
  });
  return isApart ? last : [];
}

const faceOfLine = ({ segments: [first] }: Line): string => (first ? faceOf(first) : '');
const mayBeSkill = ({ segments, text }: Line): boolean =>
  segments.length === 1 &&
  isUnknownHeading(text) &&
  text.split(' ').length <= 5 &&
  !/[@/:]|\d{3}|\.$/.test(text);

/** Skills of lines, of which one may break into several that stand closer than most. */
function joined(lines: Line[]): HeadedSkill[] {
  const gaps = lines.slice(1).map((line, i) => line.y - (lines[i]?.y ?? line.y));
  const apart = lines.filter((line, i) => i > 0 && (gaps[i - 1] ?? 0) > line.size * APART);
  const skills: HeadedSkill[] = [];
  for (const [i, line] of lines.entries()) {
    const last = skills.at(-1);
    const gap = gaps[i - 1] ?? Number.POSITIVE_INFINITY;
    const goesOn = apart.length > 1 && line.page === lines[i - 1]?.page && gap < line.size * TIGHT;
    if (last && goesOn) last.text = joinLines(last.text, line.text);
    else skills.push({ text: line.text, line });
  }
  return skills;
}
