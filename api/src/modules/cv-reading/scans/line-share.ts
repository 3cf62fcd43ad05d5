/** The share of a page that a line of small writing fills with ink: with less it is blank. */
export const LINE_SHARE = 0.0004;
