import { describe, it } from 'node:test';
import { expect } from 'expect';
import { lines } from '../../testing/lines.ts';
import { joinBrokenDates, partMarginDates } from './broken-dates.ts';

const cells = (from: ReturnType<typeof lines>) => from.map((l) => l.segments.map((s) => s.text));

describe('joinBrokenDates', () => {
  it('joins a span that the margin breaks, and keeps what stands beside its end', () => {
    const broken = lines([
      '12/2020 – Jefe de Cocina, Casa Quintana',
      { text: ['actualidad', '○ Carta nueva'] },
    ]);
    expect(cells(joinBrokenDates(broken))).toEqual([
      ['12/2020 – actualidad', 'Jefe de Cocina, Casa Quintana'],
      ['○ Carta nueva'],
    ]);
  });
  it('joins one whose title stands apart', () => {
    expect(cells(joinBrokenDates(lines([{ text: ['08/2019 –', 'Cook'] }, '11/2020', 'Hotel'])))).toEqual([
      ['08/2019 – 11/2020', 'Cook'],
      ['Hotel'],
    ]);
  });
  it('joins a span whose dates and joining word stand in cells of their own', () => {
    expect(cells(joinBrokenDates(lines([{ text: ['2019-09', 'T O', 'PRESENT', 'Cook at Acme'] }])))).toEqual([
      ['2019-09 T O PRESENT', 'Cook at Acme'],
    ]);
    const apart = lines([{ text: ['2019', 'Cook', '2021'] }]);
    expect(joinBrokenDates(apart)).toEqual(apart);
  });
  it('joins a span that a line breaks within brackets', () => {
    expect(
      cells(joinBrokenDates(lines(['Grado · (septiembre de 2003 - junio de', '2005)', 'Murcia']))),
    ).toEqual([['Grado · (septiembre de 2003 - junio de 2005)'], ['Murcia']]);
    const other = lines(['Grado (con mención', 'de honor)', 'Grado (2003)', '2005)']);
    expect(joinBrokenDates(other)).toEqual(other);
  });
  it('leaves whole spans and other lines alone', () => {
    const whole = lines(['2019 – 2020', 'Cook', 'Opened – 2019', '2021']);
    expect(joinBrokenDates(whole)).toEqual(whole);
  });
});

describe('partMarginDates', () => {
  it('parts a span from the title where other lines begin', () => {
    const run = lines([
      '05/2024 – 06/2025 Directora',
      { text: 'Mutua Tesela', x: 142 },
      '05/2020 – 02/2024 Supervisora',
      { text: 'Clínica Quintana', x: 142 },
    ]);
    expect(cells(partMarginDates(run))).toEqual([
      ['05/2024 – 06/2025', 'Directora'],
      ['Mutua Tesela'],
      ['05/2020 – 02/2024', 'Supervisora'],
      ['Clínica Quintana'],
    ]);
  });
  it('leaves a line alone where no other begins amid it', () => {
    const plain = lines(['05/2024 – 06/2025 Directora', 'Mutua Tesela', 'Lleida']);
    expect(partMarginDates(plain)).toEqual(plain);
  });
  it('finds where most titles begin among very many lines', () => {
    const many = Array.from({ length: 12_000 }, (_, i) => ({ text: 'Clerk', x: 150 + ((i * 7919) % 400) }));
    const printed = lines([
      { text: '2019 – 2021 Cook', x: 50 },
      ...Array.from({ length: 100 }, () => ({ text: 'Hotel', x: 120 })),
      ...many,
    ]);
    const started = process.cpuUsage();
    const [first] = partMarginDates(printed);
    expect(first?.segments.map((s) => s.text)).toEqual(['2019 – 2021', 'Cook']);
    // Compared each with each, they take many seconds.
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(1500);
  });
  it('joins a span that breaks amid its second date in the margin', () => {
    const two = (first: string, second: string) =>
      joinBrokenDates(lines([{ text: [first, 'Accountant'] }, { text: [second, 'Acme'] }])).map((l) =>
        l.segments.map((s) => s.text),
      );
    expect(two('JUN 2016 – MAY', '2020')).toEqual([['JUN 2016 – MAY 2020', 'Accountant'], ['Acme']]);
    expect(two('2016-06-01 – 2020-', '05-01')).toEqual([['2016-06-01 – 2020-05-01', 'Accountant'], ['Acme']]);
    expect(two('Grade 8 – of', '2020')).toEqual([
      ['Grade 8 – of', 'Accountant'],
      ['2020', 'Acme'],
    ]);
  });
});
