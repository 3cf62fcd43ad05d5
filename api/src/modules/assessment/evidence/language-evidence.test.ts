import { describe, it } from 'node:test';
import { expect } from 'expect';
import type { Line, Rule } from '../types.ts';
import { judgeLanguage } from './language-evidence.ts';

describe('languages of a CV', () => {
  const german: Rule = {
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'LANGUAGE',
    label: 'de',
    concept: null,
    terms: ['de', 'German'],
    level: 'C1',
    years: null,
    weight: 'MUST',
    source: 'FIELD',
    quote: null,
  };
  const verdictOn = (...texts: string[]) =>
    judgeLanguage(german, {
      lines: texts.map((text): Line => ({ page: 1, text, box: [50, 100, 300, 112], section: 'languages' })),
      profile: { skills: [], languages: [], jobs: [], degrees: [] },
      month: '2026-06',
    }).verdict;

  for (const [said, verdict] of [
    ['Currently learning German, hoping to reach C1', 'NOT_SHOWN'],
    ['Learning German C1', 'NOT_SHOWN'],
    ['No certificate of German C1', 'NOT_SHOWN'],
    ['Worked with colleagues whose German is native', 'NOT_SHOWN'],
    ['Translated for clients whose German is native', 'NOT_SHOWN'],
    ['Interesado en aprender alemán nivel C1', 'NOT_SHOWN'],
    ['Sin nivel C1 de alemán', 'NOT_SHOWN'],
    ['M’agradaria arribar al C1 d’alemany', 'NOT_SHOWN'],
    ['Alemany C1 en curs', 'NOT_SHOWN'],
    ['German: no', 'NOT_SHOWN'],
    ['German, hoping to reach C1', 'PARTLY'],
    ['German B2, hoping to reach C1', 'PARTLY'],
    ['German: beginner', 'CONTRADICTED'],
    ['German C1, no French', 'MET'],
    ['No French; German C1', 'MET'],
    ['German – C1', 'MET'],
    ['German - C1', 'MET'],
    ['Deutsch: Muttersprache, C2', 'MET'],
    ['German C1 (no certificate)', 'MET'],
  ] as const)
    it(`[SCORE-16] are not what somebody denies, wishes for or says of others: ${said}`, () => {
      expect(verdictOn(said)).toBe(verdict);
    });
  it('[SCORE-16] are heard with the end of the line before', () => {
    const lines = ['I have so far no certificate of', '(advanced) German C1'] as const;
    expect(verdictOn(...lines)).toBe('NOT_SHOWN');
    expect(verdictOn(lines[1])).toBe('MET');
  });
});
