import { describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'expect';
import { type Criterion, EVERYBODY, type Expression, numberTerms, termsOf } from './expression.ts';
import { blocksOf } from './memory-blocks.ts';
import { judge, means } from './person.ts';
import { type Bits, BLOCK_SIZE, decodeInto, emptyBits, encode, listBits, setBit } from './postings.ts';
import { type Question, search } from './search.ts';

/** Numbers from 0 to below 1 that are the same every time (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
type Random = () => number;
const below = (random: Random, end: number): number => Math.floor(random() * end);

const TERMS = ['a', 'b', 'c', 'd', 'e', 'f'];
/** How many have each of them, where there are many. */
const SHARES = [0.9, 0.6, 0.3, 0.1, 0.02, 0.5];

function randomExpression(random: Random, depth = 2): Expression {
  const kind = below(random, depth === 0 ? 2 : 6);
  const parts = () => Array.from({ length: 1 + below(random, 3) }, () => randomExpression(random, depth - 1));
  if (kind === 2) return { all: parts() };
  if (kind === 3) return { any: parts() };
  if (kind === 4) return { not: randomExpression(random, depth - 1) };
  if (kind === 5) {
    const atLeast = below(random, 12);
    return {
      number: 'y',
      ...(random() < 0.7 ? { atLeast } : {}),
      ...(random() < 0.5 ? { atMost: atLeast + below(random, 5) - 1 } : {}),
    };
  }
  return { term: TERMS[below(random, TERMS.length)] ?? 'a' };
}

function randomCriterion(random: Random): Criterion {
  const optional = random() < 0.3;
  return {
    optional,
    not: random() < 0.25,
    notPoints: optional ? 2 : 0,
    grades: Array.from({ length: 1 + below(random, 2) }, (_, at) => ({
      points: optional ? 2 : 4 - 2 * at,
      expression: randomExpression(random),
    })),
  };
}

type People = Map<number, Set<string>>;
/** Some people, a few of them in blocks far away. */
function randomPeople(random: Random): People {
  const people: People = new Map();
  const count = 1 + below(random, 24);
  for (let at = 0; at < count; at += 1) {
    const doc = random() < 0.2 ? 2 * BLOCK_SIZE + below(random, 9) : at;
    const own = TERMS.filter(() => random() < 0.4);
    const years = random() < 0.7 ? below(random, 14) : null;
    people.set(doc, new Set([EVERYBODY, ...own, ...numberTerms('y', years)]));
  }
  return people;
}

function store(people: People): Map<number, Map<string, Buffer>> {
  const bitmaps = new Map<number, Map<string, Bits>>();
  for (const [doc, terms] of people) {
    const number = Math.floor(doc / BLOCK_SIZE);
    const block = bitmaps.get(number) ?? new Map<string, Bits>();
    bitmaps.set(number, block);
    for (const term of terms) {
      const bits = block.get(term) ?? emptyBits();
      block.set(term, bits);
      setBit(bits, doc % BLOCK_SIZE);
    }
  }
  return new Map(
    [...bitmaps].map(([number, block]) => [
      number,
      new Map([...block].map(([term, bits]) => [term, encode(bits).bytes])),
    ]),
  );
}

/** What `search` must give, person by person. */
function naive(people: People, question: Question) {
  const { criteria, bonus, never, without = [], limit, mayLackOne, leastPoints = 0 } = question;
  const allowed = [...people].filter(
    ([doc, terms]) => !without.includes(doc) && !(never && means(never, terms)),
  );
  const finds = (terms: Set<string>, but = -1): boolean =>
    criteria.every((one, at) => at === but || one.optional || judge(one, terms).met);
  const lacking = (terms: Set<string>): number =>
    criteria.filter((one) => !one.optional && !judge(one, terms).met).length;
  const isLet = (terms: Set<string>): boolean =>
    mayLackOne === true &&
    lacking(terms) === 1 &&
    criteria.every((one) => one.optional || !one.not || judge(one, terms).met);
  const found = allowed
    .filter(([, terms]) => finds(terms) || isLet(terms))
    .map(([doc, terms]) => ({
      doc,
      points:
        criteria.reduce((sum, one) => sum + judge(one, terms).points, 0) +
        (bonus && means(bonus.expression, terms) ? bonus.points : 0),
    }))
    .filter(({ points }) => points >= leastPoints)
    .sort((one, other) => other.points - one.points || other.doc - one.doc);
  const whole = allowed.filter(([, terms]) => finds(terms)).length;
  return {
    total: found.length,
    first: found.slice(0, limit).map(({ doc }) => doc),
    places: found,
    effects: criteria.map((one, at) => ({
      hits: allowed.filter(([, terms]) => judge(one, terms).met).length,
      without: one.optional ? 0 : allowed.filter(([, terms]) => finds(terms, at)).length - whole,
    })),
  };
}

describe('the evaluator', () => {
  it('gives what a naive one gives, on 10,000 random indexes with random changes', () => {
    const random = randomFrom(20_261_123);
    for (let round = 0; round < 10_000; round += 1) {
      const before = randomPeople(random);
      const now = new Map(before);
      const patches: { doc: number; terms: Set<string> }[] = [];
      for (const [doc, terms] of round % 3 === 0 ? randomPeople(random) : []) {
        const isGone = before.has(doc) && random() < 0.3;
        patches.push({ doc, terms: isGone ? new Set() : terms });
        if (isGone) now.delete(doc);
        else now.set(doc, terms);
      }
      const question: Question = {
        criteria: Array.from({ length: below(random, 5) }, () => randomCriterion(random)),
        limit: 1 + below(random, 12),
        ...(random() < 0.5 ? { bonus: { expression: { term: 'f' }, points: 1 } } : {}),
        ...(random() < 0.5 ? { never: { term: 'e' } } : {}),
        ...(random() < 0.3 ? { mayLackOne: true } : {}),
        ...(random() < 0.3 ? { leastPoints: random() * 6 } : {}),
        ...(random() < 0.3 ? { without: [...now.keys()].filter(() => random() < 0.2) } : {}),
      };
      const { places, ...rest } = naive(now, question);
      const place = places[below(random, places.length)];
      const expected = { ...rest, ...(place ? { place: places.indexOf(place) + 1 } : {}) };
      const found = search(blocksOf(store(before), patches), { ...question, ...(place ? { place } : {}) });
      // Ten thousand reports that nobody reads would take a minute.
      if (!isDeepStrictEqual(found, expected))
        expect({ question, found }).toEqual({ question, found: expected });
    }
  });

  it('gives what a naive one gives over whole blocks, listed and dense', () => {
    const random = randomFrom(20_261_129);
    for (let round = 0; round < 6; round += 1) {
      const people: People = new Map();
      for (let at = 0; at < 12_000; at += 1) {
        const own = TERMS.filter((_, index) => random() < (SHARES[index] ?? 0));
        const doc = below(random, 2 * BLOCK_SIZE);
        people.set(doc, new Set([EVERYBODY, ...own, ...numberTerms('y', below(random, 14))]));
      }
      const question: Question = {
        criteria: Array.from({ length: 4 }, () => randomCriterion(random)),
        limit: 1000,
        bonus: { expression: { term: 'f' }, points: 1 },
        never: { term: 'e' },
        mayLackOne: round % 2 === 0,
      };
      const { places, ...expected } = naive(people, question);
      const found = search(blocksOf(store(people), []), question);
      expect({ question, found }).toEqual({ question, found: expected });
      expect(places.length).toBe(found.total);
    }
  });

  it('keeps a block as a list or as a bitmap, whichever is smaller', () => {
    for (const count of [0, 1, 4095, 4096, BLOCK_SIZE]) {
      const bits = emptyBits();
      for (let at = 0; at < count; at += 1) setBit(bits, BLOCK_SIZE - 1 - at);
      const { n, bytes } = encode(bits);
      expect([n, bytes.length]).toEqual([count, count > 4095 ? 8192 : count * 2]);
      const back = emptyBits();
      decodeInto(bytes, back);
      expect(listBits(back)).toEqual(listBits(bits));
    }
  });

  it('compares numbers bit by bit at the ends of their range', () => {
    const people: People = new Map(
      [0, 1, 63, 1_048_575, 5_000_000].map((value, doc) => [
        doc,
        new Set([EVERYBODY, ...numberTerms('y', value)]),
      ]),
    );
    people.set(9, new Set([EVERYBODY]));
    const found = (bounds: object) =>
      search(blocksOf(store(people), []), {
        criteria: [
          {
            optional: false,
            not: false,
            notPoints: 0,
            grades: [{ points: 0, expression: { number: 'y', ...bounds } }],
          },
        ],
        limit: 10,
      }).first;
    expect(found({ atLeast: 63 })).toEqual([4, 3, 2]);
    expect(found({ atMost: 1 })).toEqual([1, 0]);
    expect(found({ atLeast: 2, atMost: 1 })).toEqual([]);
    expect(found({})).toEqual([4, 3, 2, 1, 0]);
    expect(termsOf({ number: 'y' }).size).toBe(21);
  });
});
