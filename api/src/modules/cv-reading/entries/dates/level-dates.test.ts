import { describe, it } from 'node:test';
import { expect } from 'expect';
import { toLine } from '../../layout/lines.ts';
import { segment } from '../../testing/lines.ts';
import { levelMarginDates } from './level-dates.ts';

type Written = [text: string, x: number, y: number, bold?: boolean];
const leveled = (...written: Written[]) =>
  levelMarginDates(written.map(([text, x, y, bold = false]) => toLine([segment(text, x, y, { bold })]))).map(
    (line) => line.text,
  );
const ENTRIES: Written[] = [
  ['Leeds College', 200, 100, true],
  ['BSc Physics', 225, 113],
  ['2019 – 2021', 40, 121],
  ['Bath School', 200, 140, true],
  ['2016 – 2019', 40, 146],
  ['Diploma', 225, 154],
];

describe('levelMarginDates', () => {
  it('sets dates that stand beside the middle of their entries level with the titles', () => {
    expect(leveled(...ENTRIES)).toEqual([
      '2019 – 2021   Leeds College',
      'BSc Physics',
      '2016 – 2019   Bath School',
      'Diploma',
    ]);
  });
  it('leaves lines as they are where a title has no date of its own, or dates stand in no margin', () => {
    const texts = (written: Written[]) => written.map(([text]) => text);
    const without = ENTRIES.filter(([text]) => text !== '2016 – 2019');
    expect(leveled(...without)).toEqual(texts(without));
    const inside = ENTRIES.map(([text, x, y, bold]): Written => [text, x === 40 ? 200 : x, y, bold]);
    expect(leveled(...inside)).toEqual(texts(inside));
    const above: Written[] = [['2021 – 2023', 40, 90], ...ENTRIES];
    expect(leveled(...above)).toEqual(texts(above));
  });
});
