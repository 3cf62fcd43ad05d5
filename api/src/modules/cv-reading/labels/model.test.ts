import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { emptyTransitions, LABEL_COUNT, LABELS } from './chain.ts';
import { FEATURE_VERSION } from './features.ts';
import { storeChain, theModel, toModel } from './model.ts';
import weights from './weights.json' with { type: 'json' };

describe('the weights of the labels', () => {
  it('belong to the features of this version, and are at most 1 MB', () => {
    expect(weights.version).toBe(FEATURE_VERSION);
    expect(weights.labels).toEqual([...LABELS]);
    expect(statSync(join(import.meta.dirname, 'weights.json')).size).toBeLessThanOrEqual(1_000_000);
  });
  it('know both kinds of sections, and are the surer the more often right', () => {
    const model = theModel();
    for (const kind of ['experience', 'education'] as const) {
      expect(model.chains[kind].features.size).toBeGreaterThan(200);
      const { steps, ...sides } = model.calibration[kind];
      for (const shares of Object.values(sides)) {
        expect(shares).toHaveLength(steps.length);
        expect(shares).toEqual(shares.toSorted((a, b) => a - b));
      }
    }
  });
  it('are refused with other features, other labels or a row that is cut', () => {
    expect(() => toModel({ ...weights, version: FEATURE_VERSION + 1 })).toThrow('npm run cv-labels');
    expect(() => toModel({ ...weights, labels: ['X'] })).toThrow('npm run cv-labels');
    const cut = { ...weights.chains.experience, features: { always: '1 2 3' } };
    expect(() => toModel({ ...weights, chains: { ...weights.chains, experience: cut } })).toThrow('damaged');
  });
  it('are stored in hundredths, without features that weigh nothing', () => {
    const row = new Float64Array(LABEL_COUNT);
    row[1] = 0.123;
    const features = new Map([
      ['a', row],
      ['b', new Float64Array(LABEL_COUNT)],
    ]);
    const stored = storeChain({ features, transitions: emptyTransitions() });
    expect(stored.features).toEqual({ a: `0 12${' 0'.repeat(LABEL_COUNT - 2)}` });
  });
});
