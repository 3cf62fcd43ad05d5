import { describe, it } from 'node:test';
import { expect } from 'expect';
import { findDates, isOnlyDates, withoutDates } from './dates.ts';

const first = (text: string) => {
  const found = findDates(text)[0];
  return found ? [found.start, found.end, found.isCurrent] : null;
};

describe('findDates', () => {
  const spans: [string, string | null, string | null, boolean][] = [
    ['Sept 2018 – May 2023', '2018-09', '2023-05', false],
    ['June 2023 – present', '2023-06', null, true],
    ['03/2021 - to date', '2021-03', null, true],
    ['2015-16', '2015', '2016', false],
    ['Jan – Mar 2020', '2020-01', '2020-03', false],
    ['2019-04 to 2020-11', '2019-04', '2020-11', false],
    ['since May 2019', '2019-05', null, true],
    ['12/03/2015 - 30/06/2018', '2015-03', '2018-06', false],
    ['enero de 2010 a diciembre de 2012', '2010-01', '2012-12', false],
    ['ene. 2021 – Actualidad', '2021-01', null, true],
    ['Desde febrero de 2012 hasta la actualidad', '2012-02', null, true],
    ['Marzo del 2016 - Hoy', '2016-03', null, true],
    ['septiembre 2014 – junio 2015', '2014-09', '2015-06', false],
    ['d’octubre de 2010 a juliol de 2014', '2010-10', '2014-07', false],
    ['abril de 2019 – actualitat', '2019-04', null, true],
    ['des. 2019 – ag. 2020', '2019-12', '2020-08', false],
    ['Des de març de 2019', '2019-03', null, true],
    ['març 2015 fins avui', '2015-03', null, true],
    ['maig ’08 – gener ’11', '2008-05', '2011-01', false],
    ['01.2019 – 12.2022', '2019-01', '2022-12', false],
    ['2020-Nov - 2024-May', '2020-11', '2024-05', false],
    ['2018-03-01 T O 2021-12-01', '2018-03', '2021-12', false],
    ['2022-01-01TOPRESENT', '2022-01', null, true],
    ['Jan 19 – Mar 21', '2019-01', '2021-03', false],
    ['Ene-19 / Actualidad', '2019-01', null, true],
    ['01.19–03.21', '2019-01', '2021-03', false],
    ['2019 Jan – 2021 Mar', '2019-01', '2021-03', false],
    ['2024 Jun – actualitat', '2024-06', null, true],
    ['01/02/2023–', '2023-02', null, true],
    ['Since Sep 19', '2019-09', null, true],
    ['Q1 2019 – Q3 2020', '2019', '2020', false],
    ['1T 2019 – 4T 2021', '2019', '2021', false],
    ['late 2019 – early 2021', '2019', '2021', false],
    ['03–07/2019', '2019-03', '2019-07', false],
    ['2019 – hasta la fecha', '2019', null, true],
  ];
  for (const [text, start, end, isCurrent] of spans) {
    it(`reads “${text}”`, () => expect(first(text)).toEqual([start, end, isCurrent]));
  }

  it('reads a lone year or month as an end', () => {
    expect(first('2014')).toEqual([null, '2014', false]);
    expect(first('juny de 2016')).toEqual([null, '2016-06', false]);
  });

  it('takes no number that is not a date for one', () => {
    for (const text of [
      '+34 600 201 918',
      '28012 Madrid',
      'ISO 27001',
      '99.97% uptime',
      'room 2119',
      'GPA 3.97/4.00',
      'GPA 3.20 – 4.00',
      'May 20 people',
    ]) {
      expect(findDates(text)).toEqual([]);
    }
  });

  it('refuses a span that ends before it starts', () => {
    expect(findDates('2020 - 2015').some((d) => d.isRange)).toBe(false);
  });

  it('finds each date of a text in order', () => {
    expect(findDates('2010–2012, later 2015').map((d) => d.end)).toEqual(['2012', '2015']);
  });
});

describe('withoutDates', () => {
  it('leaves the words around a date', () => {
    expect(withoutDates('QA Engineer at Kaveri (03/2021 - to date)')).toBe('QA Engineer at Kaveri');
    expect(withoutDates('ene. 2021 – Actualidad | San Sebastián')).toBe('San Sebastián');
    expect(withoutDates('Acme')).toBe('Acme');
  });

  it('drops how long it lasted', () => {
    expect(withoutDates('April 2021 - Present (4 years 3 months)')).toBe('');
    expect(isOnlyDates('2 años 10 meses')).toBe(true);
    expect(withoutDates('gen 2019 – març 2021 (2 anys 3 mesos)')).toBe('');
    expect(isOnlyDates('3 mesos)')).toBe(true);
    expect(isOnlyDates('de enero a marzo de 2019')).toBe(true);
    expect(isOnlyDates('3 anys a Girona')).toBe(false);
  });
});
