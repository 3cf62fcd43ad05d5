import { describe, it } from 'node:test';
import { expect } from 'expect';
import { withListsBeside } from '../../layout/headings/lists-beside.ts';
import { type Line, toLine } from '../../layout/lines.ts';
import type { Section } from '../../layout/sections.ts';
import { segment } from '../../testing/lines.ts';
import { readSkills } from './skills.ts';

type Written = [y: number, text: string, bold?: boolean];
const column = (x: number, ...written: Written[]): Line[] =>
  written.map(([y, text, bold]) => toLine([segment(text, x, y, { bold: bold ?? false })], y - 14));
const headed = (kind: Section['kind'], heading: string, lines: Line[]): Section => ({
  kind,
  heading: column(50, [86, heading, true])[0] ?? null,
  lines,
});
const apart = (lines: Line[]): Section => ({ kind: 'header', heading: null, lines });
const programs = (y: number): Line[] =>
  column(220, [y, 'Programs', true], [y + 14, 'Excel'], [y + 28, 'Sage']);
const logistics = column(50, [100, 'Logistics', true], [114, 'Route planning'], [128, 'Customs']);

describe('a list that goes on in the columns beside it', () => {
  it('[INTAKE-43] is read whole under its heading, whichever column comes first', () => {
    const list = headed('skills', 'Skills', logistics);
    for (const sections of [
      [list, apart(programs(100))],
      [apart(programs(100)), list],
    ]) {
      const found = withListsBeside(sections);
      expect(found.map(({ kind }) => kind)).toEqual(['skills']);
      expect(readSkills(found).hard.map(({ value }) => value)).toEqual([
        'Route planning',
        'Customs',
        'Excel',
        'Sage',
      ]);
    }
  });
  it('[INTAKE-43] is not joined by what begins elsewhere, in another face, under a heading, or beside other sections', () => {
    const list = headed('skills', 'Skills', logistics);
    const plain = column(220, [100, 'Programs'], [114, 'Excel']);
    for (const sections of [
      [list, apart(programs(140))],
      [list, apart(plain)],
      [list, headed('other', 'Programs', programs(100))],
      [headed('summary', 'Profile', logistics), apart(programs(100))],
    ])
      expect(withListsBeside(sections)).toEqual(sections);
  });
});

describe('a skill of single words in a narrow column', () => {
  const read = (...texts: string[]): string[] =>
    readSkills([
      headed('skills', 'Skills', column(50, ...texts.map((text, i): Written => [100 + i * 14, text]))),
    ]).hard.map(({ value }) => value);
  it('[INTAKE-42] goes on below only where lines of the list hold several words', () => {
    expect(read('VAT returns', 'Management', 'accounts', 'Payroll')).toEqual([
      'VAT returns',
      'Management accounts',
      'Payroll',
    ]);
    expect(read('Photoshop', 'jira', 'Excel', 'Word')).toEqual(['Photoshop', 'jira', 'Excel', 'Word']);
  });
});
