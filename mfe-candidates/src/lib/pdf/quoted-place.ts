/** A line of a CV: its page, from 1, and its box in points from the page's top left; without a box the whole page is meant. */
export type QuotedPlace = { page: number; box: QuotedBox | undefined };
export type QuotedBox = readonly [left: number, top: number, right: number, bottom: number];

/** A place as the server names it: a box that is none is left out. */
export function placeOf(page: number, [left, top, right, bottom]: readonly number[]): QuotedPlace {
  const isBox = left !== undefined && top !== undefined && right !== undefined && bottom !== undefined;
  return { page, box: isBox ? [left, top, right, bottom] : undefined };
}

const PAGE = /^[1-9]\d{0,3}$/;
const POINTS = /^\d{1,5}(\.\d)?$/;

function readBox(text: string | null): QuotedBox | undefined {
  const parts = text?.split(',') ?? [];
  const [left, top, right, bottom] = parts.filter((part) => POINTS.test(part)).map(Number);
  if (parts.length !== 4 || left === undefined || top === undefined) return undefined;
  if (right === undefined || bottom === undefined || left >= right || top >= bottom) return undefined;
  return [left, top, right, bottom];
}

/** The place that an address names with `cvPage` and `cvBox`; nothing where they cannot be read. */
export function readPlace(params: URLSearchParams): QuotedPlace | undefined {
  const page = params.get('cvPage') ?? '';
  return PAGE.test(page) ? { page: Number(page), box: readBox(params.get('cvBox')) } : undefined;
}

const points = (value: number): string => String(Math.max(0, Math.round(value * 10) / 10));

/** What an address says to open the CV at a place. */
export const placeParams = (page: number, box: readonly number[] | null): Record<string, string> => ({
  cvPage: String(page),
  ...(box ? { cvBox: box.map(points).join(',') } : {}),
});
