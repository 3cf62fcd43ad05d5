/** Sizes that the styles of the board have too, in px; `sizes.test.ts` holds them to each other. */

/** Height of a card. */
export const CARD = 72;
/** Between two cards. */
export const GAP = 8;
/** Height of a card with the gap below it. */
export const PITCH = CARD + GAP;
/** Above the first card of a lane. */
export const EDGE = 4;
/** The least that a lane takes of the board's width. */
export const LANE = 265;
