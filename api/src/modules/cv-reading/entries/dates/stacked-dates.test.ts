import { describe, it } from 'node:test';
import { expect } from 'expect';
import { lines } from '../../testing/lines.ts';
import { joinStackedDates } from './stacked-dates.ts';

const cells = (from: ReturnType<typeof lines>) => from.map((l) => l.segments.map((s) => s.text));

describe('joinStackedDates', () => {
  it('joins two dates of a margin, and keeps what stands beside each', () => {
    expect(
      cells(joinStackedDates(lines([{ text: ['03/2019', 'Analyst'] }, { text: ['– 06/2021', 'Acme'] }]))),
    ).toEqual([['03/2019 – 06/2021', 'Analyst'], ['Acme']]);
  });
  it('joins them at the right too, and with the later date on top', () => {
    expect(
      cells(joinStackedDates(lines([{ text: ['Analyst', 'present'] }, { text: ['Acme', 'March 2019'] }]))),
    ).toEqual([['Analyst', 'March 2019 – present'], ['Acme']]);
    expect(
      cells(joinStackedDates(lines([{ text: ['Analyst', '2019 –'] }, { text: ['Acme', '2021'] }]))),
    ).toEqual([['Analyst', '2019 – 2021'], ['Acme']]);
  });
  it('joins years without a dash only where the second stands alone', () => {
    const two = lines([{ text: ['2016', 'BSc Physics'] }, { text: ['2012', 'Diploma'] }]);
    expect(joinStackedDates(two)).toEqual(two);
    expect(cells(joinStackedDates(lines(['2012', '2016', 'BSc Physics'])))).toEqual([
      ['2012 – 2016'],
      ['BSc Physics'],
    ]);
  });
  it('leaves whole spans and other numbers as they are', () => {
    const whole = lines(['2012 – 2014', '2016 – 2019', '2020', 'Grade 8', '120']);
    expect(joinStackedDates(whole)).toEqual(whole);
  });
  it('joins a span that breaks amid its second date', () => {
    expect(
      cells(
        joinStackedDates(lines([{ text: ['Leeds', 'Sep 2007 - Jun'] }, { text: ['BSc Physics', '2011'] }])),
      ),
    ).toEqual([['Leeds', 'Sep 2007 - Jun 2011'], ['BSc Physics']]);
  });
  it('joins years that stand in pairs, in different faces or where the first name goes on, and no others', () => {
    const study = (from: string, to: string, name: string, subject: string) => [
      { text: [from, name], bold: true },
      { text: [to, subject] },
      'Distinction',
    ];
    const two = [...study('2009', '2013', 'Leeds', 'Physics'), ...study('2005', '2009', 'York', 'Maths')];
    expect(cells(joinStackedDates(lines(two)))).toEqual([
      ['2009 – 2013', 'Leeds'],
      ['Physics'],
      ['Distinction'],
      ['2005 – 2009', 'York'],
      ['Maths'],
      ['Distinction'],
    ]);
    const wrapped = lines([{ text: ['2009', 'Leeds School of'] }, { text: ['2011', 'Nursing'] }]);
    expect(cells(joinStackedDates(wrapped))).toEqual([['2009 – 2011', 'Leeds School of'], ['Nursing']]);
    const apart = lines([{ text: ['2009', 'BSc Physics'] }, { text: ['2013', 'MSc Physics'] }]);
    expect(joinStackedDates(apart)).toEqual(apart);
    const list = lines(['2005', '2007', '2009', '2011'].map((year) => ({ text: [year, 'Course'] })));
    expect(joinStackedDates(list)).toEqual(list);
  });
});
