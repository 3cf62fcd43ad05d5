import { findDates, isOnlyDates, withoutDates } from '../../fields/dates.ts';
import { type Line, toLine } from '../../layout/lines.ts';
import { joinLines } from '../../text/clean.ts';

/** Lines of one title follow each other at most so far apart, in sizes. */
const PITCH = 1.75;
/** More letters than the names and dates of an entry have. */
const LONGEST = 160;
/** What parts names in one line: a title over a line of others has none. */
const PARTED = /[,|·•]\s|\s[–—/-]\s/u;

/**
 * Lines of entries that print names and dates one behind the other, each whole where it was too long for its line ("Acme Ltd —
 * Manager of" over "Administration [08/2018 – 07/2020]"). `right` is how far lines of the column reach.
 */
export function joinOneLiners(lines: Line[], right: number): Line[] {
  const joined: Line[] = [];
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i];
    const next = lines[i + 1];
    if (!line) continue;
    const whole = next ? wholeOf(line, next, right) : null;
    joined.push(whole ?? line);
    if (whole) i += 1;
  }
  return joined;
}

function wholeOf(line: Line, next: Line, right: number): Line | null {
  const [first, ...others] = line.segments;
  const [last, ...more] = next.segments;
  if (!first || !last || others.length > 0 || more.length > 0 || line.bulleted || next.bulleted) return null;
  const isTight = next.page === line.page && next.y - line.y < line.size * PITCH;
  if (
    !isTight ||
    !PARTED.test(first.text) ||
    Math.abs(first.x0 - last.x0) > 2 ||
    Math.abs(first.size - last.size) > 1.5
  )
    return null;
  const word = last.text.split(' ')[0]?.length ?? 0;
  if (first.x1 + ((last.x1 - last.x0) * (word + 1)) / last.text.length < right) return null;
  const text = joinLines(first.text, last.text);
  if (text.length > LONGEST || !endsInSpan(text) || hasSpan(first.text) || isOnlyDates(last.text))
    return null;
  const whole = { ...first, text, x1: Math.max(first.x1, last.x1), parts: [...first.parts, ...last.parts] };
  return { ...toLine([whole], line.y - line.gapAbove), y: next.y };
}

const hasSpan = (text: string): boolean => findDates(text).some((d) => d.isRange && d.end !== null);

/** Whether names and one span of dates behind them are all that a text says. */
function endsInSpan(text: string): boolean {
  const date = findDates(text).at(-1);
  if (!date?.isRange || date.index === 0) return false;
  return withoutDates(text.slice(date.index + date.length)).replace(/[^\p{L}\p{N}]/gu, '') === '';
}
