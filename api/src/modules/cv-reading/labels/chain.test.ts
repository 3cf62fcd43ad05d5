import { describe, it } from 'node:test';
import { expect } from 'expect';
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
    expect(labels).toEqual(['ET', 'BC', 'BD', 'X']);
    for (const at of chances) expect(at.reduce((a, b) => a + b)).toBeCloseTo(1, 6);
    expect(chances[3]?.[LABELS.indexOf('X')]).toBeGreaterThan(0.9);
  });
  it('gives no entry two companies: what could be either is the title', () => {
    expect(decode([atom('either'), atom('date'), atom('company')], NAMES).labels).toEqual(['ET', 'BD', 'BC']);
  });
  it('goes on with a field only where it began', () => {
    const greedy = chain({ title: { ET: 5 }, date: { BD: 6 }, more: { IC: 5, IT: 2, X: 1 } });
    expect(decode([atom('title'), atom('more')], greedy).labels).toEqual(['ET', 'IT']);
    expect(decode([atom('title'), atom('date'), atom('more')], greedy).labels).toEqual(['ET', 'BD', 'IT']);
    expect(decode([atom('more')], greedy).labels).toEqual(['X']);
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
    expect(decode(same, doubtful).labels.at(-1)).toBe('ET');
    expect(decode(same, doubtful).chances.at(-1)?.[LABELS.indexOf('ET')]).toBeGreaterThan(
      (decode(other, doubtful).chances.at(-1)?.[LABELS.indexOf('ET')] ?? 1) + 0.1,
    );
  });
  it('has nothing to say of nothing', () => {
    expect(decode([], NAMES)).toEqual({ labels: [], chances: [] });
    expect(LABEL_COUNT).toBe(LABELS.length);
  });
});
