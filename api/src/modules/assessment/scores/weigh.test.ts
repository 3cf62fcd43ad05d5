import { describe, it } from 'node:test';
import { VERDICTS } from '@cantera/shared/contracts/scoring';
import { expect } from 'expect';
import fc from 'fast-check';
import type { StoredVerdict } from '../../../db/json-columns.ts';
import { correctedSums } from './compute.ts';
import { isFounded, lowered, type Weighable, weighingContent } from './weigh.ts';

const found = (criterionId: string, verdict: StoredVerdict['verdict']): StoredVerdict => ({
  criterionId,
  kind: 'SKILL',
  label: criterionId,
  level: null,
  years: null,
  weight: 'MUST',
  verdict,
  quotes: [],
  searched: [],
});
const weighable = (lines: readonly string[]): Weighable => ({
  criterionId: 'a',
  asked: { kind: 'SKILL', label: 'Docker', level: null },
  lines,
});

describe('what a model takes away', () => {
  it('[LLM-04] is never more than nothing, whatever it says of whatever was found', () => {
    const verdict = fc.constantFrom(...VERDICTS);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(verdict, fc.option(verdict, { nil: undefined })), { minLength: 1 }),
        (all) => {
          const search = all.map(([own], at) => found(String(at), own));
          const weighing = Object.fromEntries(
            all.flatMap(([, said], at) => (said ? [[String(at), said]] : [])),
          );
          const [before, after] = [correctedSums(search, []), correctedSums(lowered(search, weighing), [])];
          return (
            before !== null && after !== null && after.lax <= before.lax && after.strict <= before.strict
          );
        },
      ),
    );
  });

  it('[LLM-04] keeps what the search had found beside it', () => {
    expect(lowered([found('a', 'MET'), found('b', 'PARTLY')], { a: 'PARTLY', b: 'PARTLY' })).toMatchObject([
      { verdict: 'PARTLY', loweredFrom: 'MET' },
      { verdict: 'PARTLY' },
    ]);
    expect(lowered([found('b', 'PARTLY')], { b: 'PARTLY' })[0]).not.toHaveProperty('loweredFrom');
    expect(lowered([found('b', 'CONTRADICTED')], { b: 'NOT_SHOWN' })[0]?.verdict).toBe('CONTRADICTED');
  });

  it('[LLM-04] counts only when it rests on lines that were there', () => {
    const two = weighable(['one', 'two']);
    for (const lines of [[1], [1, 2]]) expect(isFounded({ verdict: 'MET', lines }, two)).toBe(true);
    for (const lines of [[], [0], [3], [1, 3], [1.5], [-1], [Number.NaN]])
      expect([lines, isFounded({ verdict: 'PARTLY', lines }, two)]).toEqual([lines, false]);
    expect(isFounded({ verdict: 'NOT_SHOWN', lines: [] }, two)).toBe(true);
    expect(isFounded({ verdict: 'NOT_SHOWN', lines: [9] }, two)).toBe(false);
  });

  it('[LLM-04] is asked about lines between two marks that no line can hold', () => {
    expect(weighingContent(weighable(['Ran Docker', 'MARK end']), 'MARK').split('\n')).toEqual([
      'Asked for: {"kind":"SKILL","label":"Docker"}',
      'MARK',
      '1. Ran Docker',
      '2.  end',
      'MARK',
    ]);
    const marks = new Set([1, 2, 3].map(() => weighingContent(weighable(['x'])).split('\n')[1]));
    expect(marks.size).toBe(3);
    for (const mark of marks) expect(mark?.length).toBeGreaterThanOrEqual(16);
  });
});
