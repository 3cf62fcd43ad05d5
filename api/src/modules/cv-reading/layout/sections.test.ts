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
  it('knows a spaced-out heading whose spaces are lost', () => {
    expect(headingKind('WORKEXPERIENCE (3)')).toBe('experience');
    expect(headingKind('Workexperience')).toBeNull();
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
  it('keeps a title in the face of the headings that stands elsewhere', () => {
    const flow1 = flow(1, 40, [
      ['Ada Byron', false],
      ['Experience', true],
      ['Clerk, Harbour Street Roasters', true],
      ['Education', true],
      ['BA History', false],
    ]);
    const title = flow1.segments[2];
    if (title) Object.assign(title, { x0: 70, x1: 300 });
    const sections = toSections([flow1]);
    expect(sections.map((s) => [s.kind, s.lines.length])).toEqual([
      ['header', 1],
      ['experience', 1],
      ['education', 1],
    ]);
  });
  it('parts a heading in the margin from what stands beside it', () => {
    const rows = [
      ['Summary', 'Cook with ten years in hotels'],
      ['', 'and two in schools'],
      ['Experience', 'Head cook, Hotel Miramar'],
      ['Education', 'BA History'],
    ].flatMap(([head = '', text = ''], i) => [
      ...(head === '' ? [] : [segment(head, 40, 100 + i * 20)]),
      segment(text, 140, 100 + i * 20),
    ]);
    const sections = toSections([{ page: 1, x0: 40, x1: 400, segments: rows }]);
    expect(sections.map((s) => [s.kind, ...s.lines.map((l) => l.text)])).toEqual([
      ['summary', 'Cook with ten years in hotels', 'and two in schools'],
      ['experience', 'Head cook, Hotel Miramar'],
      ['education', 'BA History'],
    ]);
  });
  it('lifts a heading from the middle of what it heads', () => {
    const rows = [
      segment('Education', 40, 100),
      segment('BA History', 140, 100),
      segment('Norwegian, native', 140, 150),
      segment('Languages', 40, 168),
      segment('Swedish, C2', 140, 166),
      segment('English, C1', 140, 182),
    ];
    const sections = toSections([{ page: 1, x0: 40, x1: 400, segments: rows }]);
    expect(sections.map((s) => [s.kind, s.lines.length])).toEqual([
      ['education', 1],
      ['languages', 3],
    ]);
  });
});
