import { describe, it } from 'node:test';
import { expect } from 'expect';
import { lines, section } from '../../testing/lines.ts';
import { readEducation } from '../education.ts';
import { readExperience } from '../experience.ts';
import { unfoldTables } from './table-heads.ts';

describe('unfoldTables', () => {
  it('reads a table of jobs by the heads of its columns, over lines that go on in a cell', () => {
    const jobs = readExperience([
      section('experience', [
        { text: ['Dates', 'Company', 'Position'] },
        { text: ['May 2020 – now', 'Montages', 'Volt'] },
        { text: ['Jan 2016 – Mar 2020', 'Lumen Sons', 'Fitter'], x: 50 },
      ]),
    ]).map(({ value: j }) => [j.position, j.companyName, j.startDate]);
    expect(jobs).toEqual([
      ['Volt', 'Montages', '2020-05'],
      ['Fitter', 'Lumen Sons', '2016-01'],
    ]);
    const [first] = unfoldTables(
      lines([
        { text: ['Dates', 'Position', 'Company'] },
        { text: ['2016 – 2020', 'Head of', 'Acme'] },
        { text: 'Sales', x: 460 },
      ]),
    );
    expect(first?.text).toBe('2016 – 2020   Position: Head of Sales');
  });
  it('reads a table of studies, and leaves lines without such a head as they are', () => {
    const studies = readEducation([
      section('education', [
        { text: ['Fechas', 'Título', 'Centro'] },
        { text: ['2011 – 2014', 'Escultura', 'Massana'] },
      ]),
    ]).map(({ value: e }) => [e.degree, e.institutionName]);
    expect(studies).toEqual([['Escultura', 'Massana']]);
    const plain = lines([{ text: ['Position', 'Analyst'] }, { text: ['Company', 'Acme'] }]);
    expect(unfoldTables(plain)).toEqual(plain);
  });
});
