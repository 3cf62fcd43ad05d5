import {
  type EntryLabel,
  loneEntryLabel,
  splitEntryLabel,
} from '../../../api/src/modules/cv-reading/entries/entry-labels.ts';
import { looksLikeProse } from '../../../api/src/modules/cv-reading/entries/rows/rows.ts';
import { type DateSpan, findDates } from '../../../api/src/modules/cv-reading/fields/dates.ts';
import type { Line } from '../../../api/src/modules/cv-reading/layout/lines.ts';
import type { Segment } from '../../../api/src/modules/cv-reading/layout/segments.ts';
import { withoutBullet } from '../../../api/src/modules/cv-reading/text/clean.ts';

/** What parts an atom from the one before it. */
export type Joint = (typeof JOINTS)[number];
export const JOINTS = ['line', 'cell', 'face', 'sign', 'comma', 'word', 'date', 'bracket', 'label'] as const;

/** The smallest stretch of a line that may be a name, a date or a place by itself. */
export interface Atom {
  /** As printed, without the signs at its edges. */
  text: string;
  /** Which of the lines it stands in, from 0. */
  line: number;
  /** Which cell of its line, from 0. */
  cell: number;
  /** Where in the text of its cell it stands. */
  start: number;
  end: number;
  joint: Joint;
  bold: boolean;
  italic: boolean;
  size: number;
  /** The date or span that it is; null for others. */
  date: DateSpan | null;
  /** What the form's label before it says that it is. */
  label: EntryLabel | null;
}

const SIGN = /\s+[|·•/]\s+|\s+[–—]+\s+|\s+-\s+|[–—]\s+(?=\p{Lu})|\s*[:;]\s+/gu;
const COMMA = /,\s+|(?<=\p{Ll}{3})\.\s+(?=\p{Lu})/gu;
const WORD = /\s+(?:at|@|en|para|per a|a la|al|a)\s+(?=(?:la |el |l['’]|les )?\p{Lu})|\s+a\s+(?=l['’])/gu;
const BRACKET = /\s*[()[\]]+\s*/gu;
/** A longer line of running words is one atom: its commas part no names. */
const LONGEST = 130;

/** The atoms of lines in printed order. */
export function toAtoms(lines: Line[]): Atom[] {
  return lines.flatMap((line, at) => {
    const atoms = line.segments.flatMap((segment, cell) => cellAtoms(line, segment, at, cell));
    return atoms.map((atom, i) => (i === 0 ? { ...atom, joint: 'line' as const } : atom));
  });
}

function cellAtoms(line: Line, segment: Segment, at: number, cell: number): Atom[] {
  const whole = cell === 0 && line.bulleted ? withoutBullet(segment.text) : segment.text;
  const from = segment.text.length - whole.length;
  const cuts = isRunning(line, whole) ? [] : cutsOf(segment, whole);
  const labelled = splitEntryLabel(whole);
  const lone = line.segments[cell - 1] ? loneEntryLabel(line.segments[cell - 1]?.text ?? '') : null;
  const atoms: Atom[] = [];
  let start = 0;
  let joint: Joint = 'cell';
  const push = (end: number, date: DateSpan | null) => {
    const raw = whole.slice(start, end);
    const text = trimmed(raw);
    if (text === '') return;
    const begin = start + raw.indexOf(text);
    const face = faceAt(segment, from + begin);
    atoms.push({
      text,
      line: at,
      cell,
      start: from + begin,
      end: from + begin + text.length,
      joint,
      bold: face.bold,
      italic: face.italic,
      size: segment.size,
      date,
      label:
        begin >= whole.length - (labelled?.value.length ?? 0)
          ? (labelled?.label ?? null)
          : (lone?.label ?? null),
    });
  };
  for (const cut of cuts) {
    if (cut.start < start) continue;
    push(cut.start, null);
    if (cut.date) {
      start = cut.start;
      if (atoms.length > 0) joint = 'date';
      push(cut.end, cut.date);
    }
    joint = cut.joint;
    start = cut.end;
  }
  push(whole.length, null);
  return atoms;
}

/** Whether a text is running words or an item of a list, with no span of dates at its edge. */
function isRunning(line: Line, text: string): boolean {
  const spans = findDates(text).filter((d) => d.isRange || d.index === 0);
  if (spans.length > 0 && text.length <= LONGEST) return false;
  return text.length > LONGEST || line.bulleted || looksLikeProse(text);
}

interface Cut {
  start: number;
  end: number;
  joint: Joint;
  date?: DateSpan;
}

/** The places where a text may be parted, in order; one that begins within another is left out by the reader of them. */
function cutsOf(segment: Segment, text: string): Cut[] {
  const cuts: Cut[] = findDates(text).map((date) => ({
    start: date.index,
    end: date.index + date.length,
    joint: 'date',
    date,
  }));
  const dated = cuts.slice();
  const add = (start: number, end: number, joint: Joint) => {
    if (!dated.some((d) => start < d.end && end > d.start)) cuts.push({ start, end, joint });
  };
  for (const [pattern, joint] of [
    [SIGN, 'sign'],
    [COMMA, 'comma'],
    [BRACKET, 'bracket'],
    [WORD, 'word'],
  ] as const)
    for (const m of text.matchAll(pattern)) add(m.index, m.index + m[0].length, joint);
  for (const edge of faceEdges(segment)) {
    const at = edge - (segment.text.length - text.length);
    if (at > 0 && at < text.length) add(at, at, 'face');
  }
  return cuts.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Where the face changes within a cell, as places in its text. */
function faceEdges(segment: Segment): number[] {
  const edges: number[] = [];
  let at = 0;
  for (const [i, part] of segment.parts.entries()) {
    const found = segment.text.indexOf(part.text, at);
    if (found < 0) return edges;
    const before = segment.parts[i - 1];
    if (
      before &&
      (before.bold !== part.bold || before.italic !== part.italic) &&
      /[\p{L}\p{N}]/u.test(part.text)
    )
      edges.push(found);
    at = found + part.text.length;
  }
  return edges;
}

function faceAt(segment: Segment, place: number): { bold: boolean; italic: boolean } {
  let at = 0;
  for (const part of segment.parts) {
    const found = segment.text.indexOf(part.text, at);
    if (found < 0) break;
    at = found + part.text.length;
    if (place < at) return part;
  }
  return segment;
}

const trimmed = (text: string) => text.replace(/^[\s,;:|·•–—()[\]-]+|[\s,;:|·•–—([-]+$/g, '');
