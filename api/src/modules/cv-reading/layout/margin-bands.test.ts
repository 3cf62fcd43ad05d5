import { describe, it } from 'node:test';
import { expect } from 'expect';
import { segment } from '../testing/lines.ts';
import { marginHeads } from './margin-bands.ts';

const small = { size: 9 };
const beside = (...heights: number[]) => heights.map((y) => segment('What stands there', 111, y, small));

describe('marginHeads', () => {
  it('tells the first line of headings that stand lower than it, or between it and the second', () => {
    const [profile, skills, studies] = [
      segment('Profile', 11, 71, small),
      segment('Skills', 11, 113, small),
      segment('Education', 11, 168, small),
    ] as const;
    const heads = [profile, skills, studies];
    const found = marginHeads([...heads, ...beside(63, 106, 118, 131, 161, 174)], new Set(heads));
    expect(heads.map((head) => found.get(head))).toEqual([63, 106, 161]);
  });
  it('knows no margin where a heading stands amid what is beside it', () => {
    const heads = [segment('Skills', 11, 63, small), segment('Languages', 11, 125, small)];
    expect(marginHeads([...heads, ...beside(63, 76, 89, 102, 115, 128, 141)], new Set(heads)).size).toBe(0);
  });

  it('leaves a heading that heads nothing where it stands', () => {
    const heads = [
      segment('Profile', 11, 71, small),
      segment('Skills', 11, 113, small),
      segment('Education', 11, 168, small),
    ] as const;
    const found = marginHeads([...heads, ...beside(106, 118, 131, 161, 174)], new Set(heads));
    expect(heads.map((head) => found.get(head))).toEqual([undefined, 106, 161]);
    // Where half of them head nothing the margin is none.
    expect(marginHeads([...heads, ...beside(106, 118, 240)], new Set(heads)).size).toBe(0);
  });
});
