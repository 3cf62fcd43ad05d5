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
});
