import { describe, it } from 'node:test';
import { expect } from 'expect';
import { segment } from '../testing/lines.ts';
import { toLine } from './lines.ts';
import { withoutRunningLines } from './running-lines.ts';

const line = (page: number, y: number, text: string, bold = false) =>
  toLine([segment(text, 50, y, { page, bold })]);
const parted = (...lines: ReturnType<typeof line>[]) => withoutRunningLines(lines, (l) => l.bold);
const told = (lines: ReturnType<typeof line>[]) => lines.map((l) => `${l.page} ${l.text}`);
const kept = (...lines: ReturnType<typeof line>[]) => told(parted(...lines).lines);

describe('withoutRunningLines', () => {
  it('leaves out page numbers', () => {
    expect(kept(line(1, 100, 'Analyst'), line(1, 800, 'Página 1 / ??'), line(1, 810, '2 of 3'))).toEqual([
      '1 Analyst',
    ]);
  });
  it('keeps a head on the first page, and neither it nor a foot on others', () => {
    const page = (number: number, ...texts: string[]) => [
      line(number, 30, 'Curriculum Vitae – Jo Mestre'),
      ...texts.map((text, i) => line(number, 100 + i * 20, text)),
      line(number, 800, `Jo Mestre, page ${number}`),
    ];
    expect(
      kept(...page(1, 'Clerk', 'Acme', 'Baker', 'Bread Ltd'), ...page(2, 'Cook', 'Inn', 'Waiter', 'Bar')),
    ).toEqual([
      '1 Curriculum Vitae – Jo Mestre',
      ...['1 Clerk', '1 Acme', '1 Baker', '1 Bread Ltd', '2 Cook', '2 Inn', '2 Waiter', '2 Bar'],
    ]);
  });
  it('keeps what two pages say in different places', () => {
    expect(kept(line(1, 100, 'Analyst'), line(2, 140, 'Analyst'))).toEqual(['1 Analyst', '2 Analyst']);
  });
  it('keeps dates that stand alike at the top of pages', () => {
    const spans = [line(2, 60, '03/2015 – 05/2018'), line(3, 60, '01/2011 – 02/2015')];
    const alike = [line(2, 74, 'Since 03/2015'), line(3, 74, 'Since 01/2015')];
    const all = [line(1, 60, 'Jo Mestre'), ...spans, ...alike];
    expect(kept(...all)).toEqual(told(all));
  });
  it('keeps a title that two of three pages begin with, and leaves out one that all do', () => {
    const titles = [
      line(1, 60, 'Clerk', true),
      line(2, 60, 'Senior Clerk', true),
      line(3, 60, 'Senior Clerk', true),
    ];
    expect(kept(...titles)).toEqual(told(titles));
    expect(kept(...[1, 2, 3].map((page) => line(page, 60, 'Jo Mestre', true)))).toEqual(['1 Jo Mestre']);
  });
  it('leaves out a head that one of three pages lacks, and none that two lack', () => {
    const head = (page: number) => line(page, 30, 'CV of Jo Mestre');
    const text = [1, 2, 3, 4].map((page) => line(page, 100, `Did thing ${'abcd'[page]} for others`));
    expect(kept(...text.slice(0, 3), head(2), head(3))).toEqual([
      ...told(text.slice(0, 3)),
      '2 CV of Jo Mestre',
    ]);
    expect(kept(...text, head(2), head(3))).toEqual([
      ...told(text),
      '2 CV of Jo Mestre',
      '3 CV of Jo Mestre',
    ]);
  });
  it('takes no number of more than two digits for a page’s', () => {
    const feet = [line(1, 800, 'Flat 633'), line(2, 800, 'Flat 634')];
    expect(kept(...feet)).toEqual(told(feet));
  });
  it('gives a foot once, apart from what stands over it', () => {
    const foot = (page: number) => line(page, 800, `jo@mestre.example, page ${page}`);
    const { lines, feet } = parted(line(1, 100, 'Clerk'), foot(1), line(2, 100, 'Cook'), foot(2));
    expect([told(lines), told(feet)]).toEqual([['1 Clerk', '2 Cook'], ['1 jo@mestre.example, page 1']]);
  });
  it('keeps months that end a line as page numbers do', () => {
    expect(kept(line(1, 100, 'Clerk - 1/2'), line(1, 114, 'Cook 03/18 – 05/19'))).toEqual([
      '1 Cook 03/18 – 05/19',
    ]);
  });
  it('gives a foot with the day of printing once, and one with days of its own on each page', () => {
    const foot = (page: number, day: string) => line(page, 800, `${day} 2026 · Pàgina ${page} / ??`);
    const text = [line(1, 100, 'Clerk'), line(2, 100, 'Cook')];
    expect(told(parted(...text, foot(1, '23 Nov'), foot(2, '23 Nov')).feet)).toHaveLength(1);
    expect(kept(...text, foot(1, '23 Nov'), foot(2, '24 Nov'))).toHaveLength(4);
  });
  it('leaves out the number of a page that stands alone or beside other cells in its last line', () => {
    const foot = (y: number, ...cells: string[]) =>
      toLine(cells.map((text, i) => segment(text, 50 + i * 200, y)));
    const [text, number] = [line(1, 100, 'Analyst'), line(1, 800, '1')];
    expect(kept(text, number)).toEqual(['1 Analyst']);
    expect(kept(text, foot(800, '3 May 2026', 'Page 1 / 2'))).toEqual(['1 Analyst']);
    expect(kept(text, foot(800, 'Baker, Bread Ltd', 'Pàg. 1 / 2'))).toEqual([
      '1 Analyst',
      '1 Baker, Bread Ltd',
    ]);
    for (const day of ['May 3, 2026', '3/5/2026', '3 de mayo de 2026'])
      expect(kept(text, foot(800, day, 'Page 1'))).toEqual(['1 Analyst']);
    for (const date of ['2019 – 2021', '11/2019'])
      expect(kept(text, foot(800, date, 'Page 1'))).toEqual(['1 Analyst', `1 ${date}`]);
    expect(kept(text, line(1, 800, 'Página 1 - Currículum de Jo Mestre'))).toEqual(['1 Analyst']);
    expect(kept(line(1, 80, '1'), text)).toEqual(['1 1', '1 Analyst']);
    expect(kept(text, line(1, 800, '7'))).toEqual(['1 Analyst', '1 7']);
  });
  it('keeps cells that count something in the last line of a page, and pages of a journal', () => {
    const last = (...cells: string[]) => toLine(cells.map((text, i) => segment(text, 50 + i * 200, 800)));
    const text = line(1, 100, 'Analyst');
    for (const cells of [
      ['French', '4/5'],
      ['03/18', 'Analyst at Acme'],
    ])
      expect(kept(text, last(...cells))).toEqual(['1 Analyst', `1 ${cells.join('   ')}`]);
    expect(kept(text, line(1, 800, '1/2'))).toEqual(['1 Analyst']);
    const pages = line(1, 800, 'Pág. 45 – 60, Revista de datos');
    expect(kept(text, pages)).toEqual(told([text, pages]));
    const amid = Array.from({ length: 9 }, (_, i) =>
      line(1, 100 + i * 14, i === 4 ? 'Pág. 12 - Revista de datos' : `Did thing ${i}`),
    );
    expect(kept(...amid)).toEqual(told(amid));
  });
  it('keeps the last section of a page', () => {
    const body = Array.from({ length: 6 }, (_, i) => line(1, 100 + i * 14, `Did thing ${i}`));
    const under = (heading: string, text: string, bold: boolean) =>
      told(parted(...body, line(1, 780, heading, bold), line(1, 792, text)).feet);
    expect(under('SKILLS', 'Write to all@acme.example', true)).toEqual([]);
    expect(under('Skills', 'Write to all@acme.example', false)).toEqual([]);
    expect(under('Worked with', 'LinkedIn Recruiter, Excel', false)).toEqual([]);
    expect(under('Girona', 'linkedin.com/in/jo', false)).toHaveLength(2);
    expect(under('Girona', 'LinkedIn: jo', false)).toHaveLength(2);
  });
  it('tells addresses that white sets off at the end of a page apart', () => {
    const body = Array.from({ length: 6 }, (_, i) => line(1, 100 + i * 14, `Did thing ${i}`));
    const foot = [line(1, 780, 'Girona'), line(1, 792, 'jo@mestre.example')];
    expect(told(parted(...body, ...foot).feet)).toEqual(['1 Girona', '1 jo@mestre.example']);
    expect(told(parted(...body, line(1, 184, 'jo@mestre.example')).feet)).toEqual([]);
    expect(told(parted(...body, line(1, 780, 'Wrote to 20 people')).feet)).toEqual([]);
    const job = [line(1, 770, 'Clerk, 2015 – 2018'), line(1, 782, 'Wrote to all@acme.example')];
    expect(told(parted(...body, ...job).feet)).toEqual([]);
  });
});
