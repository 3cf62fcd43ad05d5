import { looksLikeProse } from '../../../api/src/modules/cv-reading/entries/rows/rows.ts';
import { isOnlyDates } from '../../../api/src/modules/cv-reading/fields/dates.ts';
import { isPlaceName, parseLocation } from '../../../api/src/modules/cv-reading/fields/location.ts';
import type { Line } from '../../../api/src/modules/cv-reading/layout/lines.ts';
import {
  degreeScore,
  institutionScore,
  isBareDegree,
} from '../../../api/src/modules/cv-reading/lexicon/study.ts';
import { companyScore, roleScore } from '../../../api/src/modules/cv-reading/lexicon/work.ts';
import { foldWords } from '../../../api/src/modules/cv-reading/text/fold.ts';
import type { Atom } from './atoms.ts';

/** What is known of an atom by itself. */
export interface Looks {
  role: number;
  company: number;
  school: number;
  degree: number;
  bareDegree: boolean;
  place: string;
  kind: string;
  /** What kind of thing its first and its last word name. */
  opens: string;
  ends: string;
  /** Type and column, shared by what a layout prints alike. */
  style: string;
  lead: string;
  size: string;
}

/** What is known of a line by itself. */
export interface LineLooks {
  hasDate: boolean;
  isRunning: boolean;
  gap: string;
  style: string;
}

/** What the lines of a section have in common. */
export interface PageLooks {
  left: number;
  right: number;
  size: number;
  bold: boolean;
  gap: number;
}

export function pageOf(lines: Line[]): PageLooks {
  const weights = new Map<string, { weight: number; size: number; bold: boolean }>();
  for (const segment of lines.flatMap((l) => l.segments)) {
    const key = `${segment.size.toFixed(1)} ${segment.bold}`;
    const entry = weights.get(key) ?? { weight: 0, size: segment.size, bold: segment.bold };
    entry.weight += segment.text.length;
    weights.set(key, entry);
  }
  const most = [...weights.values()].toSorted((a, b) => b.weight - a.weight)[0];
  const gaps = lines
    .flatMap((l) => (Number.isFinite(l.gapAbove) && l.gapAbove > 0 ? [l.gapAbove] : []))
    .toSorted((a, b) => a - b);
  return {
    left: Math.min(...lines.map((l) => l.x0)),
    right: Math.max(...lines.map((l) => l.x1)),
    size: most?.size ?? 10,
    bold: most?.bold ?? false,
    gap: gaps[Math.floor(gaps.length * 0.3)] ?? 12,
  };
}

/** A number as a word of a feature, beyond `most` all alike. */
export const few = (n: number, most = 3) => String(Math.min(most, Math.max(-most, n)));
/** How many of the rising steps a number has reached. */
export const grade = (value: number, steps: number[]) => String(steps.filter((s) => value >= s).length);

export function lookAtLine(line: Line, page: PageLooks): LineLooks {
  return {
    hasDate: hasDate(line),
    isRunning: line.bulleted || looksLikeProse(line.text),
    gap:
      Number.isFinite(line.gapAbove) && line.gapAbove > 0
        ? grade(line.gapAbove / page.gap, [0.9, 1.15, 1.4, 1.8, 2.5])
        : 'new',
    style: `${line.size.toFixed(1)}${line.bold ? 'b' : ''}${line.italic ? 'i' : ''}`,
  };
}

const hasDate = (line: Line) =>
  line.segments.some((s) => isOnlyDates(s.text)) || /\b(?:19|20)\d\d\b/.test(line.text);

export function lookAt(atom: Atom, lines: Line[], page: PageLooks): Looks {
  const folded = foldWords(atom.text);
  const place = parseLocation(atom.text);
  const line = lines[atom.line];
  const segment = line?.segments[atom.cell];
  const lead = atom.joint === 'line' ? 'first' : atom.joint;
  const x =
    atom.joint === 'line' ? Math.round((line?.x0 ?? 0) / 6) : segment && atom.start === 0 ? 'cell' : 'in';
  const size = atom.size > page.size * 1.04 ? 'larger' : atom.size < page.size * 0.96 ? 'smaller' : 'same';
  return {
    role: roleScore(folded),
    company: companyScore(folded),
    school: institutionScore(folded),
    degree: degreeScore(folded),
    bareDegree: isBareDegree(folded),
    place: place ? (place.confidence >= 0.8 ? 'sure' : 'maybe') : isPlaceName(atom.text) ? 'shape' : 'no',
    kind: kindOf(atom, line),
    opens: namedBy(folded.split(' ')[0] ?? ''),
    ends: namedBy(folded.split(' ').at(-1) ?? ''),
    style: `${atom.size.toFixed(1)} ${atom.bold} ${atom.italic} ${x}`,
    lead,
    size,
  };
}

/** What a word alone is a name of. */
function namedBy(word: string): string {
  if (institutionScore(word) > 0) return 'school';
  if (degreeScore(word) > 0) return 'degree';
  if (companyScore(word) > 0) return 'company';
  return roleScore(word) > 0 ? 'role' : 'none';
}

function kindOf(atom: Atom, line: Line | undefined): string {
  if (atom.date) return atom.date.isRange ? 'span' : 'date';
  if (isOnlyDates(atom.text)) return 'duration';
  if (line?.bulleted) return 'item';
  if (looksLikeProse(atom.text)) return 'prose';
  return /\d/.test(atom.text) ? 'digits' : /^\p{Ll}/u.test(atom.text) ? 'small' : 'words';
}
