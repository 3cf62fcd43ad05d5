import { describe, it } from 'node:test';
import { expect } from 'expect';
import { lines } from '../../testing/lines.ts';
import { joinDateColumns } from './date-columns.ts';

const cells = (...written: Parameters<typeof lines>[0]) =>
  joinDateColumns(lines(written)).map((l) => l.segments.map((s) => s.text));

describe('joinDateColumns', () => {
  it('joins a span that breaks over three lines, amid its duration too', () => {
    expect(
      cells(
        { text: ['01/2021 –', 'Analyst'] },
        { text: ['02/2025 (4 yr 2', 'Acme'] },
        { text: ['mos)', 'Bergen'] },
      ),
    ).toEqual([['01/2021 – 02/2025 (4 yr 2 mos)', 'Analyst'], ['Acme'], ['Bergen']]);
    expect(cells({ text: ['Analyst', 'Sep-17 – Jun-'] }, { text: ['Acme', '20'] })).toEqual([
      ['Analyst', 'Sep-17 – Jun- 20'],
      ['Acme'],
    ]);
  });
  it('joins it past lines that have nothing in that column, and where words are pulled apart', () => {
    expect(
      cells(
        { text: ['June 2020', 'Analyst'] },
        { text: ['—', 'Acme'] },
        { text: ['May 2024', 'Led a team'] },
      ),
    ).toEqual([['June 2020 — May 2024', 'Analyst'], ['Acme'], ['Led a team']]);
    expect(
      cells({ text: ['03/2022', 'to', 'Analyst'] }, { text: ['12/2023', '(1 yr', 'Acme'] }, '10 mos)'),
    ).toEqual([['03/2022 to 12/2023 (1 yr 10 mos)', 'Analyst'], ['Acme']]);
  });
  it('leaves spans of two entries and how long all of them lasted apart', () => {
    const two = lines([{ text: ['2019 – 2021', 'Acme'] }, { text: ['2017 – 2019', 'Bright Ltd'] }]);
    expect(joinDateColumns(two)).toEqual(two);
    const group = lines([{ text: ['Acme', '8 yr 2 mos'] }, { text: ['Analyst', '10/2021 to date'] }]);
    expect(joinDateColumns(group)).toEqual(group);
  });
});
