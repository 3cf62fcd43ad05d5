import { describe, it } from 'node:test';
import { expect } from 'expect';
import { type Knowledge, NOTHING_KNOWN, readQuery } from '../../query-language/index.ts';
import { beginningsOf, proposalsOf, unknownOf, withProposals } from './word-readings.ts';

const girona = { concept: 'city:1', label: 'Girona', countryCode: 'ES', region: '', population: 96_000 };
const KNOWN: Knowledge = { ...NOTHING_KNOWN, places: new Map([['girona', girona]]) };
const WHOLE =
  'falconer in Girona with 5 years of experience and fluent English, not Java, earning up to 30k, ideally cheerful';
type Reading = Parameters<typeof proposalsOf>[2][number];

/** The clauses of a search after a model's readings, in short. */
function after(
  text: string,
  readings: readonly Partial<Reading>[],
  skills: readonly string[] = [],
): string[] {
  const local = readQuery(text, KNOWN);
  const whole = readings.map((one) => ({ quote: '', kind: 'SKILL' as const, skill: null, ...one }));
  const { clauses } = withProposals(local, proposalsOf(text, local, whole, skills));
  return clauses.map(({ kind, any, not, optional, atLeast, by }) =>
    [optional && 'WISH', not && 'NOT', kind, any.map(({ label }) => label).join('|'), atLeast, by]
      .filter(Boolean)
      .join(' '),
  );
}
const LOCAL = after(WHOLE, []);

describe('what a language model may say of the words of a search', () => {
  it('asks only about words that nobody knows and that exclude nobody', () => {
    const unknown = (text: string) =>
      unknownOf(readQuery(text, KNOWN)).map(({ start, end }) => text.slice(start, end));
    expect(unknown(WHOLE)).toEqual(['falconer', 'cheerful']);
    expect(unknown('nurse in Girona with 5 years of experience')).toEqual([]);
    expect(unknown('nurse, without Zorglub')).toEqual([]);
    expect(unknown('falcon* or beekeeper')).toEqual([]);
    expect(beginningsOf(WHOLE, readQuery(WHOLE, KNOWN))).toEqual(['fal', 'che']);
  });

  it('[LLM-12] takes what words are, and leaves everything else of the search as it was read', () => {
    expect(LOCAL).toEqual([
      'WORDS falconer WORDS',
      'PLACE Girona LEXICON',
      'YEARS 5 LEXICON',
      'LANGUAGE English 4 LEXICON',
      'NOT SKILL Java LEXICON',
      'SALARY LEXICON',
      'WISH WORDS cheerful WORDS',
    ]);
    expect(
      after(WHOLE, [
        { quote: 'falconer', kind: 'TITLE' },
        { quote: 'cheerful', kind: 'SKILL' },
      ]),
    ).toEqual(['TITLE falconer LLM', ...LOCAL.slice(1, -1), 'WISH SKILL cheerful LLM']);
    expect(after('keeper of falcons', [{ quote: 'keeper of falcons', kind: 'TITLE' }])).toEqual([
      'TITLE keeper of falcons LLM',
    ]);
  });

  it('[LLM-12] drops what quotes no whole words of the search', () => {
    for (const quote of [
      'Kubernetes',
      'falcon',
      'alconer',
      '',
      ' ',
      'Falconer',
      'falconer i',
      'falconer in Girona with',
    ])
      expect([quote, after(WHOLE, [{ quote, kind: 'TITLE' }])]).toEqual([quote, LOCAL]);
  });

  it('[LLM-12] loses no number, place, level, negation or known word, whatever a model says of them', () => {
    for (const quote of [
      WHOLE,
      ...WHOLE.split(' '),
      'in Girona',
      'not Java',
      '5 years',
      'fluent English',
      'up to 30k',
    ])
      for (const kind of ['NOTHING', 'NAME', 'SKILL'] as const) {
        const told = after(WHOLE, [{ quote, kind }]);
        expect(told.filter((one) => one.endsWith('LEXICON'))).toEqual(
          LOCAL.filter((one) => one.endsWith('LEXICON')),
        );
        expect(told).toHaveLength(LOCAL.length);
      }
    expect(after('nurse, without Zorglub', [{ quote: 'Zorglub', kind: 'NOTHING' }])).toEqual(
      after('nurse, without Zorglub', []),
    );
  });

  it('[LLM-12] takes no negation and no other part of the sentence into a name', () => {
    const text = 'cheerful not, falconer';
    for (const quote of ['cheerful not', 'cheerful not, falconer', 'not, falconer'])
      expect(after(text, [{ quote, kind: 'TITLE' }])).toEqual(after(text, []));
  });

  it('[LLM-12] only wishes for words that a model takes for empty, and asks for something still', () => {
    expect(after('cheerful falconer', [{ quote: 'cheerful', kind: 'NOTHING' }])).toEqual([
      'WISH WORDS cheerful LLM',
      'WORDS falconer WORDS',
    ]);
    const all = [
      { quote: 'cheerful', kind: 'NOTHING' as const },
      { quote: 'falconer', kind: 'NOTHING' as const },
    ];
    expect(after('cheerful falconer', all)).toEqual(after('cheerful falconer', []));
  });

  it('[LLM-12] takes a skill that was sent and begins as the words do, and no other', () => {
    const skill = (name: string) =>
      after('kuberntes', [{ quote: 'kuberntes', skill: name }], ['Kubernetes', 'Cobol']);
    expect(skill('Kubernetes')).toEqual(['SKILL Kubernetes LLM']);
    expect(skill('Cobol')).toEqual(['SKILL kuberntes LLM']);
    expect(skill('Kubeflow')).toEqual(['SKILL kuberntes LLM']);
  });

  it('[LLM-12] reads words once where a model says two things of them', () => {
    expect(
      after('falconer', [
        { quote: 'falconer', kind: 'TITLE' },
        { quote: 'falconer', kind: 'NAME' },
      ]),
    ).toEqual(['TITLE falconer LLM']);
  });
});
