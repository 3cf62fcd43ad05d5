import { describe, it } from 'node:test';
import { expect } from 'expect';
import { lines } from '../../testing/lines.ts';
import { partSideBySide } from './side-by-side.ts';

const cells = (from: ReturnType<typeof lines>) => from.map((l) => l.segments.map((s) => s.text));

describe('partSideBySide', () => {
  it('puts entries that stand side by side one after the other, and keeps every cell', () => {
    const side = lines([
      { text: ['Leeds College', 'Cork School'] },
      { text: ['2011 - 2014', '2008 - 2011'] },
      { text: ['Diploma', 'Master'] },
      { text: 'Cookery' },
    ]);
    expect(cells(partSideBySide(side))).toEqual([
      ['Leeds College'],
      ['2011 - 2014'],
      ['Diploma'],
      ['Cookery'],
      ['Cork School'],
      ['2008 - 2011'],
      ['Master'],
    ]);
  });
  it('leaves lines alone that begin elsewhere, and dates beside words', () => {
    const elsewhere = lines([{ text: 'Education', x: 20 }, { text: ['Leeds', '2011 - 2014'] }, 'Diploma']);
    expect(partSideBySide(elsewhere)).toEqual(elsewhere);
    const spans = lines([{ text: 'Elsewhere', x: 20 }, { text: ['2011 - 2014', '2008 - 2011'] }]);
    expect(cells(partSideBySide(spans))).toEqual([['Elsewhere'], ['2011 - 2014'], ['2008 - 2011']]);
  });
});
