import { describe, it } from 'node:test';
import type { Locale } from '@cantera/shared/contracts/enums';
import { expect } from 'expect';
import { describeScore } from './describe.ts';
import type { ScoreRow } from './scores.repository.ts';

const verdict = (label: string, of: object): ScoreRow['verdicts'][number] =>
  ({
    criterionId: label,
    kind: 'SKILL',
    label,
    weight: 'MUST',
    level: null,
    years: null,
    searched: [],
    ...of,
  }) as unknown as ScoreRow['verdicts'][number];

describe('a score in words', () => {
  for (const [locale, met, partly] of [
    ['en', 'Docker: “Docker in production” (p. 2)', 'Kafka: partly, “Kafka once” (p. 1)'],
    ['es', 'Docker: «Docker in production» (pág. 2)', 'Kafka: en parte, «Kafka once» (pág. 1)'],
    ['ca', 'Docker: «Docker in production» (pàg. 2)', 'Kafka: en part, «Kafka once» (pàg. 1)'],
  ] as const satisfies [Locale, string, string][])
    it(`quotes with the marks of its reader’s language: ${locale}`, () => {
      const verdicts = [
        verdict('Docker', { verdict: 'MET', quotes: [{ text: 'Docker in production', page: 2 }] }),
        verdict('Kafka', { verdict: 'PARTLY', quotes: [{ text: 'Kafka once', page: 1 }] }),
      ];
      expect(describeScore({ lax: 60, verdicts }, [], locale)).toEqual({
        finalScore: 60,
        positiveAspects: [met],
        risks: [partly],
      });
    });

  const VERDICTS = [
    verdict('Docker', { verdict: 'MET', quotes: [{ text: '• Docker-based, 2020-04', page: 2 }] }),
    verdict('Cook', { verdict: 'MET', quotes: [{ text: 'Cook (2022-10 – 2026-06)', page: null }] }),
    verdict('Baker', { verdict: 'PARTLY', quotes: [{ text: 'Baker (2022-10 –)', page: null }] }),
    verdict('Kafka', { verdict: 'NOT_SHOWN', quotes: [], searched: ['Kafka', 'apache kafka'] }),
  ];
  for (const [locale, profile, partly, notFound, since] of [
    ['en', 'Profile', 'partly', 'not found', 'since'],
    ['es', 'Perfil', 'en parte', 'no aparece', 'desde'],
    ['ca', 'Perfil', 'en part', 'no hi surt', 'des de'],
  ] as const)
    it(`[CREP-55] tells a client what came of the search and nothing of how: ${locale}`, () => {
      const told = describeScore({ lax: 60, verdicts: VERDICTS }, [], locale, 'CLIENT');
      expect(told?.positiveAspects).toEqual([
        // What a CV says is quoted as it says it.
        expect.stringMatching(/^Docker: [“«]Docker-based, 2020-04[”»] \(/),
        `Cook: ${profile}: Cook (10/2022 – 06/2026)`,
      ]);
      expect(told?.risks).toEqual([
        `Baker: ${partly}, ${profile}: Baker (${since} 10/2022)`,
        `Kafka: ${notFound}`,
      ]);
    });

  const SPANISH = verdict('es', {
    kind: 'LANGUAGE',
    verdict: 'MET',
    level: 'C1',
    quotes: [{ text: 'ES C2', page: null }],
  });
  for (const [locale, language, job] of [
    ['en', 'Spanish C2', 'Baker (since Oct 2022)'],
    ['es', 'Español C2', 'Baker (desde oct 2022)'],
    ['ca', 'Espanyol C2', 'Baker (des de oct. del 2022)'],
  ] as const)
    it(`[SCORE-31] [CREP-60] tells dates and languages of a profile in its reader’s language: ${locale}`, () => {
      const row = { lax: 60, verdicts: [SPANISH, ...VERDICTS] };
      const told = describeScore(row, [], locale);
      expect(told?.positiveAspects[0]).toContain(language);
      expect(told?.risks[0]).toContain(job);
      const client = describeScore(row, [], locale, 'CLIENT');
      expect(client?.positiveAspects[0]).toContain(language);
      expect(`${client?.positiveAspects} ${client?.risks}`).not.toMatch(/ES C2|2022-10| –\)/);
    });

  it('tells who recruits what was searched, and quotes as it stands', () => {
    const told = describeScore({ lax: 60, verdicts: VERDICTS }, [], 'es');
    expect(told?.positiveAspects[0]).toBe('Docker: «• Docker-based, 2020-04» (pág. 2)');
    expect(told?.risks).toEqual([
      'Baker: en parte, Perfil: Baker (desde oct 2022)',
      'Kafka: no aparece; se ha buscado (Kafka, apache kafka)',
    ]);
  });
});
