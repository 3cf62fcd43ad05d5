/**
 * The version of the reader: another number when the same file may give other lines or fields. CVs that are stored are then read
 * again in the background.
 */
export const READER = 9;
