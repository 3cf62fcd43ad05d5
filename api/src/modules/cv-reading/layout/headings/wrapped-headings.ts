import { joinLines } from '../../text/clean.ts';
import type { Segment } from '../segments.ts';
import { headingKind } from './heading-words.ts';

/** How far edges of one heading may lie apart, in points. */
const EDGE = 2;
/** Lines of one heading follow each other at most so far apart, in sizes. */
const PITCH = 1.9;

/** Segments with each heading whole that a narrow margin breaks ("Work" over "experience"); it stands in its first line. */
export function joinWrappedHeadings(segments: Segment[]): Segment[] {
  const joined = [...segments];
  for (let at = 0; at < joined.length; at += 1) {
    const first = joined[at];
    if (!first || !mayHead(first.text)) continue;
    const below = joined.findIndex((s, i) => i > at && isUnder(first, s));
    const second = joined[below];
    if (!second) continue;
    const text = joinLines(first.text, second.text);
    if (headingKind(text) === null) continue;
    joined[at] = {
      ...first,
      text,
      x1: Math.max(first.x1, second.x1),
      parts: [...first.parts, ...second.parts],
    };
    joined.splice(below, 1);
  }
  return joined;
}

const mayHead = (text: string): boolean => text.length < 30 && /^\p{Lu}[^\d@.:]*$/u.test(text);

/** Whether a segment is the line just below another, in its face and at one of its edges. */
function isUnder(above: Segment, s: Segment): boolean {
  const isAtEdge = Math.abs(s.x0 - above.x0) < EDGE || Math.abs(s.x1 - above.x1) < EDGE;
  const gap = s.y - above.y;
  const isSameFace = s.font === above.font && s.bold === above.bold && Math.abs(s.size - above.size) < 0.2;
  return isAtEdge && isSameFace && gap > above.size * 0.5 && gap < above.size * PITCH;
}
