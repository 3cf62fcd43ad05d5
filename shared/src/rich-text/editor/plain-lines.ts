import type { Point } from 'slate';
import type { Block } from '../model/document.ts';

/** A paragraph for each line of a plain text. */
export const linesOf = (text: string): Block[] =>
  text.split('\n').map((line) => ({ type: 'block', kind: 'paragraph', children: [{ text: line }] }));

/** Where the letter at `offset` of a plain text stands among its lines. */
export function pointIn(text: string, offset: number): Point {
  const before = text.slice(0, offset).split('\n');
  return { path: [before.length - 1, 0], offset: before.at(-1)?.length ?? 0 };
}
