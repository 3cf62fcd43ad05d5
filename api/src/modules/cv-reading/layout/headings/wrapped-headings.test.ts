import { describe, it } from 'node:test';
import { expect } from 'expect';
import { segment } from '../../testing/lines.ts';
import { splitColumns } from '../columns.ts';
import { joinWrappedHeadings } from './wrapped-headings.ts';

const texts = (segments: ReturnType<typeof segment>[]) => segments.map((s) => s.text);

describe('joinWrappedHeadings', () => {
  it('joins a heading that a margin breaks, whatever stands beside it, and nothing else', () => {
    const broken = [
      segment('Work', 40, 100, { bold: true }),
      segment('Analyst', 150, 100),
      segment('experience', 40, 113, { bold: true }),
      segment('Acme', 150, 113),
    ];
    expect(texts(joinWrappedHeadings(broken))).toEqual(['Work experience', 'Analyst', 'Acme']);
    const apart = [
      segment('Work', 40, 100, { bold: true }),
      segment('experience', 40, 130, { bold: true }),
      segment('Skills', 40, 160, { bold: true }),
      segment('experience', 40, 173),
    ];
    expect(texts(joinWrappedHeadings(apart))).toEqual(texts(apart));
  });
  it('stands on the height of the first line that a heading in the margin is beside', () => {
    const [flow] = splitColumns([
      segment('Experience', 40, 108, { size: 18 }),
      segment('Analyst', 200, 100),
      segment('Acme', 200, 114),
      segment('Education', 40, 208, { size: 18 }),
      segment('University of Leeds', 200, 200),
    ]);
    expect(flow?.segments.filter((s) => s.x0 === 40).map((s) => s.y)).toEqual([100, 200]);
  });
});
