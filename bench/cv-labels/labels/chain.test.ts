import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Chain, decode, emptyTransitions, LABEL_COUNT, LABELS, type Label, type Seen } from './chain.ts';

const row = (weights: Partial<Record<Label, number>>) =>
  Float64Array.from(LABELS, (label) => weights[label] ?? 0);
const atom = (feature: string, look = feature): Seen => ({ features: [feature], joint: 'line', look });
const chain = (weights: Record<string, Partial<Record<Label, number>>>): Chain => ({
  features: new Map(Object.entries(weights).map(([name, w]) => [name, row(w)])),
  transitions: emptyTransitions(),
});

const NAMES = chain({
  title: { ET: 6, BT: 5 },
  company: { EC: 6, BC: 5 },
  date: { BD: 6, ED: 4 },
  text: { X: 6 },
  either: { EC: 3, ET: 2.5, BC: 2, BT: 2 },
});

describe('decode', () => {
  it('labels each atom by its features, and knows how likely that is', () => {
    const { labels, chances } = decode(
      ['title', 'company', 'date', 'text'].map((f) => atom(f)),
      NAMES,
    );
    assert.deepEqual(labels, ['ET', 'BC', 'BD', 'X']);
    for (const at of chances) assert.ok(Math.abs(at.reduce((a, b) => a + b) - 1) < 1e-6);
    assert.ok((chances[3]?.[LABELS.indexOf('X')] ?? 0) > 0.9);
  });
  it('gives no entry two companies: what could be either is the title', () => {
    assert.deepEqual(decode([atom('either'), atom('date'), atom('company')], NAMES).labels, [
      'ET',
      'BD',
      'BC',
    ]);
  });
  it('goes on with a field only where it began', () => {
    const greedy = chain({ title: { ET: 5 }, date: { BD: 6 }, more: { IC: 5, IT: 2, X: 1 } });
    assert.deepEqual(decode([atom('title'), atom('more')], greedy).labels, ['ET', 'IT']);
    assert.deepEqual(decode([atom('title'), atom('date'), atom('more')], greedy).labels, ['ET', 'BD', 'IT']);
    assert.deepEqual(decode([atom('more')], greedy).labels, ['X']);
  });
  it('lets what looks the same speak for an atom that could be either', () => {
    const doubtful = chain({ title: { ET: 6 }, doubt: { ET: 1, EO: 1.2 }, text: { X: 9 } });
    const same = [
      atom('title', 'bold'),
      atom('text'),
      atom('title', 'bold'),
      atom('text'),
      atom('doubt', 'bold'),
    ];
    const other = same.map((a, i) => (i === 4 ? { ...a, look: 'plain' } : a));
    assert.deepEqual(decode(same, doubtful).labels.at(-1), 'ET');
    const chance = (atoms: Seen[], ifNone: number) =>
      decode(atoms, doubtful).chances.at(-1)?.[LABELS.indexOf('ET')] ?? ifNone;
    assert.ok(chance(same, 0) > chance(other, 1) + 0.1);
  });
  it('has nothing to say of nothing', () => {
    assert.deepEqual(decode([], NAMES), { labels: [], chances: [] });
    assert.deepEqual(LABEL_COUNT, LABELS.length);
  });
});
