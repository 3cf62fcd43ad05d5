import { headingKind, isUnknownHeading } from '../../layout/headings/heading-words.ts';
import { boxOf, type Line } from '../../layout/lines.ts';
import type { Section } from '../../layout/sections.ts';
import type { Segment } from '../../layout/segments.ts';
import { languageCode } from '../../lexicon/languages.ts';
import { isSoftSkill } from '../../lexicon/soft-skills.ts';
import { isBulleted, joinLines, withoutBullet } from '../../text/clean.ts';
import { foldWords } from '../../text/fold.ts';
import type { CvField } from '../../types.ts';
import { splitLabel } from '../labels.ts';
import {
  beginsInCapitals,
  brokenAbove,
  faceOf,
  isEndOf,
  isLevel,
  isOpen,
  isTightUnder,
  type Run,
} from './broken-skills.ts';
import {
  groupFace,
  isOfLanguages,
  isOfSkills,
  isRow,
  namedAsBeside,
  namesOverLists,
  rowsOfGroups,
} from './groups.ts';
import { isSkill, LIST_SIGN, MAX_LABEL, SEPARATOR, tidy } from './skill-words.ts';
import { skillsAsHeadings } from './skills-as-headings.ts';

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
    const isAmongSkills = beside.some((s) => s && isOfSkills(s));
    if (isOfSkills(section)) items.push(...fromSection(section, sections));
    else if ((!isHeaded || isAmongSkills) && isUnnamedGroup(section))
      items.push(...fromSection(section, sections).map((item) => ({ ...item, isGuess: true })));
    else if (HOLDS_LABELS.has(section.kind)) items.push(...fromLabels(section));
  }
  if (!isHeaded) items.push(...skillsAsHeadings(sections).map((s) => ({ ...s, soft: false, isGuess: true })));
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

/** So much more white than between other lines parts the foot of a page from a list. */
const FOOT_GAP = 4;

/** The lines of a section without a last one in another size, far below all others: what a page says of itself at its foot. */
function withoutFoot(section: Section): Section {
  const { lines } = section;
  const [last, above] = [lines.at(-1), lines.at(-2)];
  if (lines.length < 3 || !last || !above || last.page !== above.page) return section;
  const gaps = lines.slice(1, -1).map((line, i) => line.y - (lines[i]?.y ?? line.y));
  const isFar = last.y - above.y > Math.max(...gaps, last.size * 2) * FOOT_GAP;
  const isOther = Math.abs(last.size - above.size) > 0.2;
  return isFar && isOther ? { ...section, lines: lines.slice(0, -1) } : section;
}

function fromSection(whole: Section, sections: Section[]): Item[] {
  const section = withoutFoot(whole);
  const edge = edgeOf(section, sections);
  const runs: Run[] = [];
  const groups = groupFace(section);
  const names = namesOverLists(section);
  const listed = section.lines.flatMap((l) => l.segments.filter((s) => !names.has(s)));
  const rows = new Set([...rowsOfGroups(section), ...namedAsBeside(whole, sections)]);
  const isCapital = beginsInCapitals(section);
  let soft = section.kind === 'softSkills';
  for (const line of section.lines) {
    const label = rows.has(line) ? line.segments[0] : undefined;
    if (label && isOfLanguages(label) && isAboutLanguages(line.text.slice(label.text.length))) continue;
    const kind = label ? headingKind(label.text) : null;
    if (kind) soft = kind === 'softSkills';
    else if (isRow(line)) soft = section.kind === 'softSkills';
    for (const segment of line.segments) {
      if (segment === label || faceOf(segment) === groups || names.has(segment)) {
        const last = runs.at(-1);
        if (last) last.isWhole = true;
        continue;
      }
      const { text, tags } = segment;
      if (tags && !/[,;|:]/.test(text)) {
        runs.push(...tags.map((tag) => ({ text: tag, line, segment, soft, separated: true, isWhole: true })));
        continue;
      }
      const previous = runs.findLast((run) => isLevel(run.segment, segment));
      // A list run on over the edge of the column goes on; a new label or bullet begins anew.
      const begins = isBulleted(text) || /^[^,]{2,40}:\s/.test(text);
      if (previous?.separated && !previous.isWhole && !begins && wraps(previous, line, edge)) {
        previous.text = joinLines(previous.text, text);
        previous.line = line;
        previous.segment = segment;
        continue;
      }
      const above = begins ? undefined : brokenAbove(runs, line, segment);
      if (above && goesOn(above, segment, listed, isCapital)) {
        above.text = joinLines(above.text, text);
        above.line = line;
        above.segment = segment;
      } else runs.push({ text, line, segment, soft, separated: LIST_SIGN.test(text) || /:\s/.test(text) });
    }
  }
  return runs.flatMap((run) => split(run.text, run.line, run.soft));
}

/** Whether a cell is the rest of the skill above it; `isCapital` where skills begin with a capital letter. */
const goesOn = (above: Run, segment: Segment, listed: readonly Segment[], isCapital: boolean): boolean =>
  isOpen(above.text) ||
  (isCapital && isEndOf(above.segment, segment, listed)) ||
  isTightUnder(above.segment, segment, listed);

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

function wraps(previous: Run, line: Line, edge: number): boolean {
  const openEnd = /[,;:&/|·(-]$|\s(?:y|i|and|de|of|en)$/u.test(previous.text);
  return line.segments.length === 1 && (openEnd || previous.segment.x1 > edge - 60);
}

/**
 * Where the lines of a section end at most: its longest may be short. What begins where it begins, also in other sections of its
 * pages, tells how much room there is.
 */
function edgeOf({ lines: own }: Section, sections: Section[]): number {
  const isBeside = (line: Line): boolean =>
    own.some(
      ({ page, segments }) => page === line.page && segments.some((s) => Math.abs(s.x0 - line.x0) < 2),
    );
  const beside = sections.flatMap((s) => (s.kind === 'header' ? [] : s.lines.filter(isBeside)));
  return Math.max(...[...own, ...beside].map((l) => l.x1));
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
