import { joinLines } from '../text/clean.ts';
import { headingKind } from './headings/heading-words.ts';
import type { Segment } from './segments.ts';

/** How far edges of one margin may lie apart, in points. */
const EDGE = 3;
/** The least share of what stands in the margin that is in the face of its headings. */
const MOSTLY = 0.8;
/** Lines of one heading follow each other at most so far apart, in sizes. */
const PITCH = 1.9;
/** How far above a heading the first line that it heads stands at most, and how far below it, in sizes. */
const ABOVE = 1.7;
const LEVEL = 0.7;
/** More letters than a heading has. */
const LONGEST = 45;
/** White that a line of its own needs over the one that it heads, in sizes. */
const ROOM = 1.3;

/** A page whose headings stand in a margin, each heading whole and over its first line; `bands` are where these are. */
interface Lifted {
  segments: Segment[];
  bands: number[];
}

/**
 * The segments of a page with nothing but headings in a margin at its left, whatever they say and over how many lines they break:
 * each becomes one segment over the stretch of the page that it heads. Null for any other page.
 */
export function liftMarginColumn(segments: Segment[], headings: ReadonlySet<Segment>): Lifted | null {
  for (const edge of ['x1', 'x0'] as const)
    for (const model of headings) {
      const known = [...headings].filter((s) => isAlike(s, model) && Math.abs(s[edge] - model[edge]) < EDGE);
      const kinds = new Set(known.map((s) => headingKind(s.text)));
      const lifted = kinds.size > 1 ? liftFrom(segments, known, edge) : null;
      if (lifted) return lifted;
    }
  return null;
}

const isAlike = (a: Segment, b: Segment): boolean =>
  a.font === b.font && a.bold === b.bold && Math.abs(a.size - b.size) < 0.2;

function liftFrom(segments: Segment[], found: Segment[], edge: 'x0' | 'x1'): Lifted | null {
  const [model] = found;
  if (!model) return null;
  const top = Math.min(...found.map((s) => s.y - s.size));
  const right = Math.max(...found.map((s) => s.x1));
  const below = segments.filter((s) => s.y > top);
  const margin = below.filter((s) => s.x0 < right).toSorted((a, b) => a.y - b.y);
  const heads = margin.filter((s) => isAlike(s, model) && Math.abs(s[edge] - model[edge]) < EDGE);
  // A heading may stand lower than the first line that it heads.
  const reach = top - model.size * ABOVE;
  const beside = segments.filter((s) => s.y > reach && s.x0 >= right).toSorted((a, b) => a.y - b.y);
  const end = Math.max(...heads.map((s) => s.x1));
  if (heads.length < margin.length * MOSTLY || beside.length < margin.length) return null;
  if (beside.some((s) => s.x0 < end) || beside.filter((s) => isAlike(s, model)).length > beside.length / 2)
    return null;
  const groups = wholeHeadings(heads);
  const known = groups.filter((head) => headingKind(head.text) !== null);
  if (known.length < groups.length / 2 || groups.some((head) => head.text.length > LONGEST)) return null;
  const bands: number[] = [];
  const lifted = groups.map((head) => {
    const y = overFirstLine(head, beside);
    if (y !== null) bands.push(y);
    return { ...head, y: y ?? head.y };
  });
  const gone = new Set(heads);
  if (bands.length < groups.length || bands.some((y, i) => y <= (bands[i - 1] ?? 0))) return null;
  const others = segments.filter((s) => !gone.has(s));
  return { segments: [...others, ...lifted].toSorted((a, b) => a.y - b.y || a.x0 - b.x0), bands };
}

/** Lines of the margin that follow each other closely, as one heading each. */
function wholeHeadings(heads: Segment[]): Segment[] {
  const whole: { head: Segment; y: number }[] = [];
  for (const s of heads) {
    const last = whole.at(-1);
    const isNew = !last || s.y - last.y > s.size * PITCH || headingKind(last.head.text) !== null;
    if (isNew && !(last && goesOn(last, s))) whole.push({ head: s, y: s.y });
    else if (last) {
      const text = joinLines(last.head.text, s.text);
      last.head = {
        ...last.head,
        text,
        x1: Math.max(last.head.x1, s.x1),
        parts: [...last.head.parts, ...s.parts],
      };
      last.y = s.y;
    }
  }
  return whole.map(({ head }) => head);
}

/** Whether a line close under a known heading makes another known one of it, or is none by itself ("Studies" over "and courses"). */
const goesOn = ({ head, y }: { head: Segment; y: number }, s: Segment): boolean =>
  s.y - y < s.size * PITCH &&
  (headingKind(joinLines(head.text, s.text)) !== null || headingKind(s.text) === null);

/** The height of the first line that a heading heads, or just over it: that with the most white above it of those close to the heading. */
function overFirstLine(head: Segment, beside: Segment[]): number | null {
  let best: { y: number; gap: number } | null = null;
  for (const s of beside) {
    if (s.y < head.y - head.size * ABOVE || s.y > head.y + Math.max(head.size, s.size) * LEVEL) continue;
    const above = beside.findLast((other) => other.y < s.y - s.size * 0.5);
    const gap = above ? s.y - above.y : s.size * PITCH;
    if (!best || gap > best.gap * 1.05) best = { y: s.y, gap };
  }
  if (!best) return null;
  // A heading that we do not know is told as one only in a line of its own.
  const isAlone = headingKind(head.text) === null && best.gap > head.size * ROOM;
  return isAlone ? best.y - Math.min(best.gap / 2, head.size) : best.y;
}
