import { describe, it } from 'node:test';
import { expect } from 'expect';
import { segment } from '../testing/lines.ts';
import { headingKind } from './heading-words.ts';
import { toSections } from './sections.ts';

describe('headingKind', () => {
  it('knows headings in three languages whatever their case, accents and decoration', () => {
    expect(headingKind('WORK EXPERIENCE')).toBe('experience');
    expect(headingKind('Formación académica:')).toBe('education');
    expect(headingKind('Llengües')).toBe('languages');
    expect(headingKind('2. Experiència laboral')).toBe('experience');
    expect(headingKind('Skills & Languages')).toBe('skills');
    expect(headingKind('Education and Training')).toBe('education');
  });
  it('knows no heading in a sentence', () => {
    expect(headingKind('Experience with large teams')).toBeNull();
    expect(headingKind('Languages: English')).toBeNull();
  });
});

describe('toSections', () => {
  const flow = (page: number, x: number, written: [text: string, bold: boolean][]) => {
    const segments = written.map(([text, bold], i) =>
      segment(text, x, 100 + i * 20, { bold, size: bold ? 12 : 10, page }),
    );
    return { page, x0: x, x1: x + 200, segments };
  };
  it('goes on with a column’s section over the page', () => {
    const sections = toSections([
      flow(1, 40, [
        ['Skills', true],
        ['Python', false],
      ]),
      flow(1, 300, [
        ['Experience', true],
        ['Analyst', false],
      ]),
      flow(2, 300, [
        ['Clerk', false],
        ['Education', true],
        ['BA History', false],
      ]),
    ]);
    const experience = sections.find((s) => s.kind === 'experience');
    expect(experience?.lines.map((l) => l.text)).toEqual(['Analyst', 'Clerk']);
    expect(sections.find((s) => s.kind === 'skills')?.lines.map((l) => l.text)).toEqual(['Python']);
  });
  it('ends a section at a heading nobody listed', () => {
    const sections = toSections([
      flow(1, 40, [
        ['Ada Byron', false],
        ['Experience', true],
        ['Analyst', false],
        ['Regatta trophies', true],
        ['Cowes 2011', false],
        ['Education', true],
        ['BA History', false],
      ]),
    ]);
    expect(sections.map((s) => s.kind)).toEqual(['header', 'experience', 'other', 'education']);
  });
});
