import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { calibrate, type Sample } from './calibrate.ts';
import { fit, type Lesson } from './fit.ts';
import { decode, type Label, type Seen } from './labels/chain.ts';

const seen = (...names: string[]): Seen[] =>
  names.map((name, i) => ({ features: ['always', name], joint: 'line', look: `${name} ${i}` }));
const lesson = (names: string[], labels: Label[]): Lesson => ({ seen: seen(...names), labels });
const LESSONS = Array.from({ length: 30 }, () => [
  lesson(['bold', 'plain', 'date', 'text'], ['ET', 'BC', 'BD', 'X']),
  lesson(
    ['bold', 'date', 'plain', 'text', 'bold', 'date', 'plain'],
    ['ET', 'BD', 'BC', 'X', 'ET', 'BD', 'BC'],
  ),
]).flat();

describe('fit', () => {
  it('learns labels from lessons, the same from the same', () => {
    const chain = fit(LESSONS);
    assert.deepEqual(decode(seen('bold', 'date', 'plain', 'text', 'text'), chain).labels, [
      'ET',
      'BD',
      'BC',
      'X',
      'X',
    ]);
    assert.deepEqual([...fit(LESSONS).features], [...chain.features]);
  });
  it('leaves out what few lessons have', () => {
    assert.deepEqual(fit([...LESSONS, lesson(['rare'], ['X'])]).features.has('rare'), false);
  });
});

describe('calibrate', () => {
  const samples = (sureness: number, right: number, wrong: number): Sample[] =>
    Array.from({ length: right + wrong }, (_, i) => ({
      kind: 'experience',
      side: 'agreed',
      sureness,
      isRight: i < right,
    }));
  it('tells how often entries so sure were right, never less for surer ones', () => {
    const { steps, shares } = calibrate(
      [...samples(0.55, 5, 5), ...samples(0.72, 9, 1), ...samples(0.82, 7, 3), ...samples(1, 99, 0)],
      'experience',
    );
    const at = (sureness: number) => shares.agreed[steps.findLastIndex((s) => sureness >= s)];
    assert.deepEqual([at(0.55), at(0.72), at(0.82), at(1)], [0.5, 0.79, 0.79, 1]);
    assert.deepEqual(
      shares.differing,
      steps.map(() => 0.5),
    );
    assert.deepEqual(calibrate(samples(0.99, 3, 0), 'education').shares.agreed.at(-1), 0.5);
  });
});
