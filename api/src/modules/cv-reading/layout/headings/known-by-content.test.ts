import { describe, it } from 'node:test';
import { expect } from 'expect';
import { lines, section } from '../../testing/lines.ts';
import type { Section } from '../sections.ts';
import { knownByContent } from './known-by-content.ts';

const headed = (heading: string, ...written: string[]): Section => ({
  ...section('other', written),
  heading: lines([heading])[0] ?? null,
});
const jobs = ['Analyst', 'Acme, 2019 – 2021', 'Accountant', 'Bright Ltd, 2016 – 2019'];
const kinds = (...sections: Section[]) => knownByContent(sections).map((s) => s.kind);

describe('knownByContent', () => {
  it('tells jobs and studies under headings that say nothing', () => {
    expect(
      kinds(
        headed('Where I have been', ...jobs),
        headed('What I learnt', 'BSc Physics', 'Leeds College, 2010 – 2013'),
      ),
    ).toEqual(['experience', 'education']);
  });
  it('takes no section for jobs that another is, whose heading says otherwise, or that has no dates', () => {
    expect(kinds(section('experience', jobs), headed('Where I have been', ...jobs))).toEqual([
      'experience',
      'other',
    ]);
    expect(kinds(headed('Volunteering', ...jobs))).toEqual(['other']);
    expect(kinds(headed('What I like', 'Head of nothing', 'Analyst of clouds'))).toEqual(['other']);
  });
});
