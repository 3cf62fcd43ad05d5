import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { doublesOf } from '../../api/src/modules/demo/doubles.ts';
import { seeded } from '../../api/src/modules/demo/index.ts';
import { makePeople } from '../../api/src/modules/demo/people.ts';
import { JUDGED, judgedIn, ndcg } from './judgements.ts';
import { fixtureCvs, wholeName } from './people.ts';

/** The one person of the samples, who may not be beside the checkout. */
const OF_SAMPLES = 'John Doe';

describe('judging an order of candidates', () => {
  it('is 1 for the best order of all, whatever follows those who fit', () => {
    assert.equal(ndcg([3, 2, 1], [1, 0, 3, 2]), 1);
    assert.equal(ndcg([3, 2, 1, 0, 0], [1, 0, 3, 2]), 1);
    assert.equal(ndcg([2, 2], [2, 2]), 1);
  });

  it('loses by who stands too low, more above than below', () => {
    // (3 + 7 / log2 3) / (7 + 3 / log2 3)
    assert.equal(ndcg([2, 3], [3, 2]).toFixed(4), '0.8340');
    assert.ok(ndcg([3, 1, 2], [3, 2, 1]) > ndcg([2, 3, 1], [3, 2, 1]));
    assert.equal(ndcg([0, 3], [3]).toFixed(4), '0.6309');
  });

  it('loses by who is not found, and counts ten places', () => {
    assert.equal(ndcg([], [3]), 0);
    assert.ok(ndcg([3], [3, 3]) < 0.62);
    const ten = Array.from({ length: 10 }, () => 2);
    assert.equal(ndcg(ten, [...ten, 2, 2]), 1);
    assert.equal(ndcg([...ten.map(() => 0), 3], [3]), 0);
    assert.ok(Number.isNaN(ndcg([0], [0])));
  });

  it('takes no judgement that says nothing or two things', () => {
    assert.throws(() => judgedIn('  3 Ada Byron', 'tuned'), /no judgement/);
    assert.throws(() => judgedIn('nurse\n  4 Ada Byron', 'tuned'), /no judgement/);
    assert.throws(() => judgedIn('nurse\n  3 Ada Byron\n  2 Ada Byron', 'tuned'), /judged twice/);
  });

  it('has 40 searches, half of them held out, in which everybody is somebody', async () => {
    const count = (set: string) => JUDGED.filter((one) => one.set === set).length;
    assert.deepEqual([count('tuned'), count('held out')], [20, 20]);
    assert.equal(new Set(JUDGED.map(({ text }) => text)).size, 40);
    const people = makePeople(seeded(1961), 2026);
    const known = [...people, ...doublesOf(people), ...(await fixtureCvs())].map(wholeName);
    assert.equal(new Set(known).size, known.length);
    const all = new Set([...known, OF_SAMPLES]);
    for (const { text, grades } of JUDGED) {
      assert.ok(grades.size > 0, text);
      assert.deepEqual(
        [...grades.keys()].filter((name) => !all.has(name)),
        [],
        text,
      );
    }
  });
});
