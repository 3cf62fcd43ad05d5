import { describe, it } from 'node:test';
import { expect } from 'expect';
import { segment } from '../testing/lines.ts';
import { toLine } from './lines.ts';
import { withoutRunningLines } from './running-lines.ts';

const line = (page: number, y: number, text: string) => toLine([segment(text, 50, y, { page })]);
const kept = (...lines: ReturnType<typeof line>[]) =>
  withoutRunningLines(lines).map((l) => `${l.page} ${l.text}`);

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
});
