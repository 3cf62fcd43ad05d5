/** How words look, as far as it decides whether people see them and how the PDF shows them. */
export interface Look {
  readonly bold: boolean;
  /** Points. */
  readonly size: number;
  readonly hidden: boolean;
  /** What they stand in: hidden as a whole, whatever they say themselves, or taken out by somebody, so that it is no text any more. */
  readonly within: 'SHOWN' | 'HIDDEN' | 'TAKEN_OUT';
  readonly capitals: boolean;
  /** `rrggbb`; null for what the program chooses, which can be read. */
  readonly color: string | null;
  /** `rrggbb` of what lies behind the words; null for paper, UNKNOWN_GROUND where the document does not tell. */
  readonly background: string | null;
}

/** Behind words: a picture, a gradient, a shape or a colour of a theme. Words of any colour count as seen on it. */
export const UNKNOWN_GROUND = 'unknown';

export const PLAIN: Look = {
  bold: false,
  size: 11,
  hidden: false,
  within: 'SHOWN',
  capitals: false,
  color: null,
  background: null,
};

/** Nobody reads smaller words. */
const LEAST_POINTS = 2;
/** Two colours that differ by less in every part look like one. */
const LEAST_DIFFERENCE = 24;
const PAPER = 'ffffff';

/** A colour as documents write it, as `rrggbb`; undefined for any other word. */
export function colorOf(written: string | undefined): string | undefined {
  const hex = /^#?([0-9a-f]{6})$/i.exec(written?.trim() ?? '')?.[1];
  return hex?.toLowerCase();
}

const partsOf = (color: string): number[] =>
  [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

function isDistinct(color: string, background: string): boolean {
  const behind = partsOf(background);
  return partsOf(color).some((part, index) => Math.abs(part - (behind[index] ?? 0)) >= LEAST_DIFFERENCE);
}

/** Whether people can read words of this look. */
export const isSeen = ({ hidden, within, size, color, background }: Look): boolean =>
  !hidden &&
  within === 'SHOWN' &&
  size >= LEAST_POINTS &&
  (color === null || background === UNKNOWN_GROUND || isDistinct(color, background ?? PAPER));
