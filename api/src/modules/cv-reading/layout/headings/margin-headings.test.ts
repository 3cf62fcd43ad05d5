import { describe, it } from 'node:test';
import { expect } from 'expect';
import { segment } from '../../testing/lines.ts';
import type { Flow } from '../columns.ts';
import { toSections } from '../sections.ts';
import type { Segment } from '../segments.ts';

const flow = (page: number, segments: Segment[]): Flow => ({ page, x0: 40, x1: 400, segments });
const told = (...flows: Flow[]) =>
  toSections(flows)
    .filter((s) => s.lines.length > 0)
    .map((s) => [s.kind, ...s.lines.map((l) => l.text)]);
/** Rows beside a margin. */
const beside = (page: number, from: number, ...texts: string[]): Segment[] =>
  texts.map((text, i) => segment(text, 140, from + i * 16, { page }));
const head = (text: string, y: number, page = 1): Segment => segment(text, 40, y, { size: 12, page });

describe('headings at the middle of what they head, in a margin', () => {
  const first = [
    ...beside(1, 40, 'Ada Byron'),
    ...beside(1, 100, 'Route planning', 'Customs'),
    head('Skills', 108),
    ...beside(1, 160, 'BA History', 'University of Leeds'),
    head('Education', 168),
  ];
  it('[INTAKE-43] head all of it, also where they stand between two rows', () => {
    expect(told(flow(1, first))).toEqual([
      ['header', 'Ada Byron'],
      ['skills', 'Route planning', 'Customs'],
      ['education', 'BA History', 'University of Leeds'],
    ]);
  });
  it('[INTAKE-43] do so where one of them stands alone on a later page, in their face and at their edge', () => {
    const later = (heading: Segment): Flow =>
      flow(2, [
        ...beside(2, 40, 'Leeds College'),
        ...beside(2, 100, 'Norwegian, native', 'Swedish, C2'),
        heading,
      ]);
    expect(told(flow(1, first), later(head('Languages', 108, 2)))).toEqual([
      ['header', 'Ada Byron'],
      ['skills', 'Route planning', 'Customs'],
      ['education', 'BA History', 'University of Leeds', 'Leeds College'],
      ['languages', 'Norwegian, native', 'Swedish, C2'],
    ]);
    const elsewhere = segment('Languages', 20, 108, { size: 9, page: 2 });
    expect(told(flow(1, first), later(elsewhere)).at(-1)).not.toEqual([
      'languages',
      'Norwegian, native',
      'Swedish, C2',
    ]);
  });
});

describe('titles of entries in the face of headings', () => {
  const bold = (page: number, y: number, text: string): Segment =>
    segment(text, 40, y, { bold: true, size: 12, page });
  const plain = (page: number, y: number, text: string): Segment => segment(text, 40, y, { page });
  const jobs = [bold(1, 60, 'Experience'), plain(1, 80, 'Nurse, Hospital Clinic'), bold(1, 120, 'Education')];
  it('[INTAKE-43] are none of headings at the top of the next page either', () => {
    expect(
      told(
        flow(1, [
          ...jobs,
          bold(1, 140, 'College of Health'),
          plain(1, 160, 'Nursing'),
          plain(1, 180, '2012 – 2014'),
        ]),
        flow(2, [bold(2, 60, 'School of Nursing'), plain(2, 80, 'Leadership'), plain(2, 100, '2010 – 2012')]),
      ),
    ).toEqual([
      ['experience', 'Nurse, Hospital Clinic'],
      [
        'education',
        'College of Health',
        'Nursing',
        '2012 – 2014',
        'School of Nursing',
        'Leadership',
        '2010 – 2012',
      ],
    ]);
  });
  it('[INTAKE-43] are none where their dates stand on the next page', () => {
    expect(
      told(
        flow(1, [...jobs, bold(1, 140, 'College of Health')]),
        flow(2, [plain(2, 60, 'Nursing'), plain(2, 80, '2012 – 2014')]),
      ),
    ).toEqual([
      ['experience', 'Nurse, Hospital Clinic'],
      ['education', 'College of Health', 'Nursing', '2012 – 2014'],
    ]);
  });
});
