import {
  DEFAULT_REASON_NAMES,
  DEFAULT_STEP_NAMES,
  KILLER_QUESTION_REASON,
  SCORE_REASON,
  shownName,
} from './default-names.ts';

describe('names that everybody begins with', () => {
  const all = [...DEFAULT_STEP_NAMES, ...DEFAULT_REASON_NAMES, KILLER_QUESTION_REASON, SCORE_REASON];

  it('[FIRST-07] are words of the reader’s language', () => {
    expect(['en', 'es', 'ca'].map((locale) => shownName('Screening', locale as 'en'))).toEqual([
      'Screening',
      'Preselección',
      'Preselecció',
    ]);
    for (const locale of ['es', 'ca'] as const) {
      const shown = all.map((name) => shownName(name, locale));
      expect(new Set(shown).size).toBe(all.length);
      expect(all.filter((name) => shown.includes(name))).toEqual([]);
    }
    expect(all.map((name) => shownName(name, 'en'))).toEqual(all);
  });

  it('[FIRST-07] stay as they were given once somebody has renamed them', () => {
    for (const name of ['Phone call', 'screening', 'constructor', ''])
      expect(shownName(name, 'es')).toBe(name);
  });
});
