import { describe, it } from 'node:test';
import type { Clause } from '@cantera/shared/contracts/candidate-search';
import { expect } from 'expect';
import { firstWordOf, parted, toldOf } from './told.ts';

const clause = (kind: Clause['kind'], labels: readonly string[], more: Partial<Clause> = {}): Clause => ({
  id: 'c',
  kind,
  any: labels.map((label) => ({ label })),
  not: false,
  optional: false,
  by: 'USER',
  ...more,
});
const labelsOf = (clauses: Clause[], names: string[] = []) =>
  toldOf(clauses, names).map(({ kind, any }) => [kind, ...any]);

describe('what a server of people is told', () => {
  it('[HUNT-82] are titles, skills, places, languages and years', () => {
    const kinds = [
      clause('TITLE', ['Nurse', 'Infermera'], { id: 'told-of-nobody', start: 3, end: 8 }),
      clause('SKILL', ['Triage'], { optional: true }),
      clause('PLACE', ['Girona']),
      clause('LANGUAGE', ['Catalan'], { any: [{ label: 'Catalan', concept: 'language:ca' }], atLeast: 4 }),
      clause('LANGUAGE', [], { any: [{ label: 'en', concept: 'language:en' }] }),
      clause('YEARS', [], { atLeast: 2, atMost: 9 }),
    ];
    const kept = (['SALARY', 'STATUS', 'COMPANY', 'EDUCATION', 'NAME', 'WORDS'] as const).map((kind) =>
      clause(kind, ['x'], { atLeast: 30_000 }),
    );
    const plain = { not: false, optional: false };
    expect(toldOf([...kinds, ...kept], [])).toEqual([
      { kind: 'TITLE', any: ['Nurse', 'Infermera'], ...plain },
      { kind: 'SKILL', any: ['Triage'], not: false, optional: true },
      { kind: 'PLACE', any: ['Girona'], ...plain },
      { kind: 'LANGUAGE', any: ['Catalan'], codes: ['ca'], level: 'C1', ...plain },
      { kind: 'LANGUAGE', any: ['English'], codes: ['en'], ...plain },
      { kind: 'YEARS', any: [], at_least: 2, at_most: 9, ...plain },
    ]);
  });

  it('[HUNT-82] are never values that hold the name of the agency or of the client', () => {
    const names = ['Clínica Montblanc, S.L.U.', 'Acme', ''];
    expect(
      labelsOf(
        [
          clause('TITLE', ['Nurse of the CLINICA  MONTBLANC', 'Nurse']),
          clause('SKILL', ['Acme-Tools']),
          clause('SKILL', ['Acmeology', 'Montblanc']),
        ],
        names,
      ),
    ).toEqual([
      ['TITLE', 'Nurse'],
      ['SKILL', 'Acmeology', 'Montblanc'],
    ]);
  });

  it('[HUNT-82] a name is known by its first word, unless many begin with it or it is a skill or a post', () => {
    const names = ['Zarpa España, S.A.', 'Hotel Zarpa', 'SAP Zarpa', 'Nurse Zarpa', 'Li Zarpa', ''];
    expect(names.map(firstWordOf)).toEqual(['zarpa', undefined, undefined, undefined, undefined, undefined]);
  });

  it('[HUNT-88] is parted from what a name stands in, value by value, and from what is never told', () => {
    const nurse = clause('TITLE', ['Nurse', 'Nurse of Acme'], { id: 't' });
    const own = clause('SKILL', ['Acme ways'], { id: 's', not: true });
    const years = clause('YEARS', [], { id: 'y', atLeast: 2 });
    const company = clause('COMPANY', ['Other'], { id: 'c' });
    const mixed = clause('SKILL', [], { id: 'm', any: [{ label: 'Acme' }, { label: 'Triage', not: true }] });
    expect(parted([nurse, own, years, company, mixed], ['Acme, S.L.'])).toEqual({
      told: [{ ...nurse, any: [{ label: 'Nurse' }] }, years],
      named: [{ ...nurse, any: [{ label: 'Nurse of Acme' }] }, own],
      kept: [company, mixed],
    });
  });

  it('leaves out a clause with an alternative of who does not have it, and keeps one that excludes', () => {
    expect(
      toldOf(
        [
          clause('SKILL', [], { any: [{ label: 'Triage' }, { label: 'Surgery', not: true }] }),
          clause('SKILL', ['Paediatrics'], { not: true }),
        ],
        [],
      ),
    ).toEqual([{ kind: 'SKILL', any: ['Paediatrics'], not: true, optional: false }]);
  });
});
