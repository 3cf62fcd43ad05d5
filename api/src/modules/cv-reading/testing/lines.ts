import { type Line, toLine } from '../layout/lines.ts';
import type { Section } from '../layout/sections.ts';
import type { Segment } from '../layout/segments.ts';

export interface WrittenLine {
  /** One cell, or the cells of a row from left to right. */
  text: string | string[];
  bold?: boolean;
  size?: number;
  x?: number;
}

export function segment(
  text: string,
  x: number,
  y: number,
  look: { bold?: boolean; size?: number; page?: number } = {},
): Segment {
  const { bold = false, size = 10, page = 1 } = look;
  return {
    text,
    page,
    x0: x,
    x1: x + text.length * size * 0.5,
    y,
    size,
    bold,
    italic: false,
    font: bold ? 'Bold' : 'Regular',
    parts: [{ text, bold, italic: false }],
  };
}

/** Lines one under the other, as the layout would give them; cells after the first stand at the right margin. */
export function lines(written: (string | WrittenLine)[], top = 100): Line[] {
  return written.map((item, i) => {
    const {
      text,
      bold,
      size,
      x = 50,
    } = typeof item === 'string' ? { text: item, bold: false, size: 10 } : item;
    const cells = typeof text === 'string' ? [text] : text;
    const y = top + i * 14;
    return toLine(
      cells.map((cell, k) =>
        segment(cell, k === 0 ? x : 400 + k * 60, y, { bold: k === 0 ? bold : false, size }),
      ),
      i === 0 ? Number.NEGATIVE_INFINITY : y - 14,
    );
  });
}

export function section(kind: Section['kind'], written: (string | WrittenLine)[]): Section {
  return { kind, heading: null, lines: lines(written) };
}
