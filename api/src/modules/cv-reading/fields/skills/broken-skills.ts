import type { Line } from '../../layout/lines.ts';
import type { Section } from '../../layout/sections.ts';
import type { Segment } from '../../layout/segments.ts';
import { withoutBullet } from '../../text/clean.ts';

/** What one cell, or several of which one goes on with the other, says of skills. */
export interface Run {
  text: string;
  line: Line;
  segment: Segment;
  soft: boolean;
  separated: boolean;
  /** A label of its own, or the last of its group: no other line goes on with it. */
  isWhole?: boolean;
}

export const faceOf = (s: Segment) => `${s.size.toFixed(1)} ${s.font} ${s.bold}`;

/** A skill that breaks off in a narrow cell: "Control de" over "magatzem". */
const OPEN_WORD = /\s(?:y|i|e|and|de|del|d['’]|of|en|in|amb|con|with|a|al|la|el|for|para|per|&)$/iu;
/** The beginning of words that go on with others; "eCAP" is none. */
const IN_SMALL_LETTERS = /^\p{Ll}(?!\p{Lu})/u;
/** How far below its first line a skill goes on at most, in sizes. */
const SKILL_PITCH = 1.5;
/** Where words say that it goes on: a name in larger type beside it may set its lines further apart. */
const OPEN_PITCH = 1.8;

/** Whether cells stand, at least in part, one under the other. */
export const isLevel = (one: Segment, other: Segment): boolean => one.x0 < other.x1 && one.x1 > other.x0;

/** The skill in the cell just above a segment; undefined where it is whole. */
export const brokenAbove = (runs: Run[], line: Line, segment: Segment): Run | undefined => {
  const above = runs.findLast((run) => isLevel(run.segment, segment));
  const goesOn = above !== undefined && (isOpen(above.text) || IN_SMALL_LETTERS.test(segment.text));
  const isNear =
    above?.line.page === line.page &&
    line.y > above.line.y &&
    line.y - above.line.y < segment.size * (goesOn ? OPEN_PITCH : SKILL_PITCH);
  return isNear && !above.isWhole && !above.separated && faceOf(above.segment) === faceOf(segment)
    ? above
    : undefined;
};

/**
 * Whether a word in small letters had no room behind the words above it, by what is listed there; behind a single word only in a list
 * that has several words in a line too, since one of single words may have any of them in small letters.
 */
export function isEndOf(above: Segment, below: Segment, listed: readonly Segment[]): boolean {
  const column = listed.filter((s) => isLevel(s, above));
  const hasSeveral = [above, ...column].some((s) => s.text.includes(' '));
  return IN_SMALL_LETTERS.test(below.text) && hasSeveral && hadNoRoom(above, below, column);
}

/** Lines of one skill stand so much closer than skills do, at most. */
const TIGHT = 0.9;
/** Skills that stand further apart, in sizes, are of other groups. */
const APART = 2.5;

/**
 * Whether a line had no room behind the one above it and stands closer to that than skills of its column to each other; of one in small
 * letters, than one of them to another.
 */
export function isTightUnder(above: Segment, below: Segment, listed: readonly Segment[]): boolean {
  const column = listed.filter((s) => s.page === below.page && isAligned(s, below));
  // What stands between two skills in another face names a group.
  const pitches = column
    .slice(1)
    .flatMap((s, i) => {
      const before = column[i];
      return before && faceOf(before) === faceOf(s) && faceOf(s) === faceOf(below) ? [s.y - before.y] : [];
    })
    .filter((pitch) => pitch < below.size * APART);
  const wide = Math.max(...pitches);
  const isPitch = pitches.filter((pitch) => Math.abs(pitch - wide) < 1.5).length > 1;
  const pitch = below.y - above.y;
  const isApart = isPitch || IN_SMALL_LETTERS.test(below.text);
  return isAligned(above, below) && isApart && pitch < wide * TIGHT && hadNoRoom(above, below, column);
}

/** Whether two cells begin or end at one place. */
const isAligned = (one: Segment, other: Segment): boolean =>
  Math.abs(one.x0 - other.x0) < 2 || Math.abs(one.x1 - other.x1) < 2;

/** Whether the first word of a text had no room behind the words above it, in a column of such texts. */
function hadNoRoom(above: Segment, { text, x0, x1 }: Segment, column: readonly Segment[]): boolean {
  const right = Math.max(...column.map((s) => s.x1));
  const left = Math.min(...column.map((s) => s.x0));
  const word = ((x1 - x0) * ((text.split(' ')[0]?.length ?? 0) + 1)) / text.length;
  return above.x1 - above.x0 + word > right - left;
}

/** Whether the skills of a section begin with a capital letter, all but those that may be the end of another. */
export function beginsInCapitals(section: Section): boolean {
  const texts = section.lines.flatMap((l) => l.segments.map((s) => withoutBullet(s.text)));
  return texts.filter((text) => /^[\p{Lu}\p{N}]/u.test(text)).length > texts.length / 2;
}

/** Whether a text breaks off amid a skill. */
export const isOpen = (text: string): boolean => OPEN_WORD.test(text);
