import type { Segment } from '../segments.ts';
import { headingKind } from './heading-words.ts';

/** A sign or a number in front of a heading ("■ EXPERIENCE", "» Studies", "2. Skills"). */
const LEAD = /^(?:[^\p{L}\p{N}\s"'“‘«(]{1,3}|\d{1,2}[.)]|[IVX]{1,4}[.)])(?:\s+|(?=\p{L}))/u;
/** The least share of known headings among what stands behind one kind of sign in one face. */
const MOSTLY = 0.4;
/** How far a sign in a cell of its own stands before its heading at most, in sizes. */
const APART = 3;
/** More letters than a heading has. */
const LONGEST = 60;

/** A text behind a sign; `alone` is the sign where it is a cell of its own. */
interface Signed {
  segment: Segment;
  sign: string;
  bare: string;
  alone: Segment | null;
}

/**
 * The segments of all pages without the signs that a document prints in front of its headings: one kind of sign, in one face,
 * before headings of two kinds at least and before little else. The items of a list keep theirs.
 */
export function withoutHeadingSigns(pages: Segment[][]): Segment[][] {
  const groups = new Map<string, Signed[]>();
  for (const signed of pages.flatMap((page) => signedOf(page))) {
    const { segment, sign } = signed;
    const key = `${sign} ${segment.font} ${segment.size.toFixed(1)} ${segment.bold}`;
    const group = groups.get(key);
    if (group) group.push(signed);
    else groups.set(key, [signed]);
  }
  const heads = [...groups.values()].filter(areHeadings).flat();
  if (heads.length === 0) return pages;
  const bare = new Map(heads.map((head) => [head.segment, head.bare]));
  const dropped = new Set(heads.map((head) => head.alone));
  return pages.map((page) =>
    page.flatMap((segment) => {
      if (dropped.has(segment)) return [];
      const text = bare.get(segment);
      return [text === undefined ? segment : { ...segment, text, parts: [{ ...segment, text }] }];
    }),
  );
}

function signedOf(page: Segment[]): Signed[] {
  return page.flatMap((segment, i): Signed[] => {
    if (segment.text.length > LONGEST) return [];
    const lead = LEAD.exec(segment.text)?.[0];
    const bare = segment.text.slice(lead?.length ?? 0);
    if (lead && /^\p{Lu}/u.test(bare)) return [{ segment, sign: kindOf(lead), bare, alone: null }];
    const before = page[i - 1];
    const isBeside =
      before !== undefined &&
      Math.abs(before.y - segment.y) < segment.size * 0.5 &&
      segment.x0 - before.x1 > 0 &&
      segment.x0 - before.x1 < segment.size * APART;
    if (
      !isBeside ||
      !LEAD.test(`${before.text} X`) ||
      LEAD.exec(`${before.text} X`)?.[0] !== `${before.text} `
    )
      return [];
    return [{ segment, sign: kindOf(before.text), bare: segment.text, alone: before }];
  });
}

/** Numbers are one kind of sign, and so is each sign. */
const kindOf = (sign: string): string => sign.trim().replace(/\d+|[IVX]+/, '#');

function areHeadings(group: Signed[]): boolean {
  const kinds = group.map(({ bare }) => headingKind(bare)).filter((kind) => kind !== null);
  return new Set(kinds).size > 1 && kinds.length >= group.length * MOSTLY;
}
