import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSites } from './corpus.ts';
import { citiesByName, score, totalOf } from './scoring.ts';

describe('reading companies from saved pages', () => {
  for (const [folder, precision, recall] of [
    ['tuned', 0.95, 0.75],
    ['held-out', 0.9, 0.65],
  ] as const)
    it(`is right and complete enough: ${folder}`, () => {
      const sites = readSites(folder);
      const cities = citiesByName(sites.flatMap(({ truth }) => truth.places.map((name) => [name])));
      const total = totalOf(score(sites, cities).counts);
      assert.ok(total.precision >= precision, `precision ${total.precision}`);
      assert.ok(total.recall >= recall, `recall ${total.recall}`);
    });
});
