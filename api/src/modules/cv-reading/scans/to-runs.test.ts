import { describe, it } from 'node:test';
import { expect } from 'expect';
import { boxAsItLay } from './lay.ts';
import { toRuns } from './to-runs.ts';
import { readWords } from './words.ts';

const PAGE = { width: 2480, height: 3508, scale: 300 / 72 };
const row = (...cells: (string | number)[]): string => cells.join('\t');
/** A line of words in type of 50 pixels that sinks by so many pixels a pixel. */
function table(words: readonly string[], top: number, slope: number, number = 1): string {
  let left = 200;
  return words
    .map((text, at) => {
      const width = text.length * 25;
      const deep = /[gjpqy,]/.test(text) ? 0.21 : 0;
      const high = /[A-ZÀ-Ý0-9bdfhklt]/.test(text) ? 0.72 : 0.52;
      const base = top + slope * (left + width / 2);
      const placed = [left, base - high * 50, width, (high + deep) * 50].map(Math.round);
      left += width + 15;
      return row(5, 1, 1, 1, number, at + 1, ...placed, 95, text);
    })
    .join('\n');
}
const LINE = ['Backend', 'developer', 'at', 'Acme', 'in', 'Girona', 'since', 'many', 'years', 'ago'];

describe('words of a picture', () => {
  it('[INTAKE-24] have one baseline a line and one size, whatever letters they are made of', () => {
    const { runs, lay } = toRuns(readWords(table(LINE, 1000, 0)), PAGE);
    expect(lay.slope).toBeCloseTo(0, 3);
    expect(new Set(runs.map(({ y }) => Math.round(y * 10))).size).toBe(1);
    for (const { size } of runs) expect(Math.abs(size - 12)).toBeLessThan(0.5);
    expect(runs.map(({ certainty }) => certainty)).toEqual(LINE.map(() => 0.95));
  });

  it('[INTAKE-24] of a page that lay askew are set straight, and told where they are', () => {
    const { runs, lay } = toRuns(
      readWords([table(LINE, 1000, 0.02), table(LINE, 2000, 0.02, 2)].join('\n')),
      PAGE,
    );
    expect(lay.slope).toBeCloseTo(0.02, 2);
    const first = runs.slice(0, LINE.length).map(({ y }) => y);
    expect(Math.max(...first) - Math.min(...first)).toBeLessThan(0.5);
    // Its left edge is upright again: both lines begin at one place.
    expect(Math.abs((runs[0]?.x ?? 0) - (runs[LINE.length]?.x ?? 0) + 0.02 * 240)).toBeLessThan(0.5);
    const [, y0, , y1] = boxAsItLay([48, 230, 90, 245], lay);
    expect((y0 + y1) / 2).toBeCloseTo((230 + 245) / 2 + 0.02 * (69 - PAGE.width / PAGE.scale / 2), 0);
  });

  it('[INTAKE-24] leave out what is no word: blocks, empty cells, dust', () => {
    const rows = [
      row(4, 1, 1, 1, 1, 0, 0, 0, 9, 9, -1, ''),
      row(5, 1, 1, 1, 1, 1, 0, 0, 9, 9, 4, 'dust'),
      row(5, 1, 1, 1, 1, 2, 0, 0, 9, 9, 95, ' '),
      row(5, 1, 1, 1, 1, 3, 0, 0, 'x', 9, 95, 'broken'),
      row(5, 1, 1, 1, 1, 4, 0, 0, 9, 9, 95, 'word'),
    ];
    expect(
      readWords(rows.join('\n'))
        .flat()
        .map(({ text }) => text),
    ).toEqual(['word']);
  });
});
