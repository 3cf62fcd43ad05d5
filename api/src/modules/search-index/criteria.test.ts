import { describe, it } from 'node:test';
import { expect } from 'expect';
import { percentOf } from './criteria.ts';
import type { Criterion } from './evaluator/expression.ts';

const criterion = (points: number): Criterion => ({
  grades: [{ points, expression: { term: 'x' } }],
  not: false,
  optional: false,
  notPoints: 0,
});
const verdict = (points: number, ...met: boolean[]) => ({
  points,
  clauses: met.map((one) => ({ met: one })),
});

describe('how much of a search somebody meets', () => {
  it('counts points, with one more for looking for a job', () => {
    expect(percentOf([criterion(4), criterion(0)], verdict(4, true, true))).toBe(80);
    expect(percentOf([criterion(4), criterion(0)], verdict(5, true, true))).toBe(100);
    expect(percentOf([criterion(4)], verdict(0, false))).toBe(0);
  });

  it('counts clauses where none gives points: who meets a place and a language meets all', () => {
    const [place, language] = [criterion(0), criterion(0)];
    expect(percentOf([place, language], verdict(0, true, true))).toBe(100);
    expect(percentOf([place, language], verdict(1, true, false))).toBe(50);
    expect(percentOf([], verdict(1))).toBe(0);
  });
});
