import type { CandidateFeatures } from './features.ts';
import { likeness } from './similar-words.ts';

/** How common words are in an agency. */
export interface Frequencies {
  readonly candidates: number;
  /** How many candidates have the word in their name. */
  token(word: string): number;
  company(name: string): number;
  city(id: string): number;
}

/** Why two candidates look like one person. */
export type DuplicateReason = 'EMAIL' | 'LINKEDIN' | 'PHONE' | 'NAME' | 'SIMILAR_NAME' | 'EMPLOYER' | 'CITY';

export interface Comparison {
  /** Natural logarithm of the odds that the two are one person. */
  readonly score: number;
  readonly reasons: readonly DuplicateReason[];
}

/** How sure a score is, from 0 to 1. */
export const probabilityOf = (score: number): number => 1 / (1 + Math.exp(-score));

/** Odds of 60 to 1. */
export const THRESHOLD = 4.1;

// The weights are logarithms of how much likelier the observation is in one person's two records than in two people's
// (Fellegi and Sunter, 1969). For words it follows from how common they are; the rest is set here.
const SAME_EMAIL = 13;
const SAME_LINKEDIN = 13;
const SAME_PHONE = 10;
const OTHER_EMAIL = -0.6;
const OTHER_PHONE = -0.6;
const OTHER_LINKEDIN = -4;
const SAME_CITY = 0.8;
const OTHER_CITY = -1;
const OTHER_NAME = -9;
const CONFLICTING_WORD = -5;
const LOST_WORD = -0.8;
const MISTYPED_WORD = -1.5;
const BEST_EMPLOYER = 0.9;
/** Colleagues share more than one employer oftener than chance would have it. */
const NEXT_EMPLOYER = 0.4;
const NO_EMPLOYER_SHARED = -2;
/** One in so many candidates has a double. */
const DOUBLED = 20;
/** People beyond the agency's own, of whom one has the word: in an agency of fifty a name that two have is still rare. */
const BEYOND = 500;

interface Word {
  readonly text: string;
  /** How much it says that two share it. */
  readonly weight: number;
}
/** A candidate with how much each of their words says. */
export interface Weighed {
  readonly features: CandidateFeatures;
  readonly name: readonly Word[];
  readonly nameWeight: number;
  readonly companies: readonly Word[];
  readonly cityWeight: number;
  readonly prior: number;
}

export function weigh(features: CandidateFeatures, frequencies: Frequencies): Weighed {
  const { candidates } = frequencies;
  const rarity = (count: number): number =>
    Math.log((candidates + BEYOND) / (Math.min(candidates, count) + 1));
  const name = features.name.map((text) => ({ text, weight: rarity(frequencies.token(text)) }));
  return {
    features,
    name,
    nameWeight: name.reduce((sum, { weight }) => sum + weight, 0),
    companies: features.companies.map((text) => ({ text, weight: rarity(frequencies.company(text)) })),
    cityWeight: features.city === null ? 0 : rarity(frequencies.city(features.city)) * SAME_CITY,
    prior: -Math.log(Math.max(2, candidates)) - Math.log(DOUBLED),
  };
}

const compareKey = (a: string | null, b: string | null, same: number, other: number): number =>
  a === null || b === null ? 0 : a === b ? same : other;

function compareEmployers(a: Weighed, b: Weighed): number {
  if (a.companies.length === 0 || b.companies.length === 0) return 0;
  let best = 0;
  let sum = 0;
  for (const { text, weight } of a.companies) {
    if (!b.features.companies.includes(text)) continue;
    sum += weight;
    if (weight > best) best = weight;
  }
  return sum === 0 ? NO_EMPLOYER_SHARED : best * BEST_EMPLOYER + (sum - best) * NEXT_EMPLOYER;
}

/** Everything but the names: no word is compared letter by letter for it. */
function compareRest(a: Weighed, b: Weighed): number {
  const [one, other] = [a.features, b.features];
  const city =
    one.city === null || other.city === null ? 0 : one.city === other.city ? a.cityWeight : OTHER_CITY;
  return (
    a.prior +
    city +
    compareKey(one.email, other.email, SAME_EMAIL, OTHER_EMAIL) +
    compareKey(one.linkedin, other.linkedin, SAME_LINKEDIN, OTHER_LINKEDIN) +
    compareKey(one.phone, other.phone, SAME_PHONE, OTHER_PHONE) +
    compareEmployers(a, b)
  );
}

interface NameComparison {
  readonly weight: number;
  readonly reason: DuplicateReason | null;
}

/** Pairs the words of two names, the same ones first, whatever their order. */
function compareNames(a: Weighed, b: Weighed): NameComparison {
  const left = [...a.name];
  const right = [...b.name];
  let weight = 0;
  let matched = 0;
  for (const word of a.name) {
    const at = right.findIndex(({ text }) => text === word.text);
    if (at < 0) continue;
    weight += word.weight;
    matched += 1;
    left.splice(left.indexOf(word), 1);
    right.splice(at, 1);
  }
  const isSame = left.length === 0 && right.length === 0;
  for (const word of [...left]) {
    let [best, alike] = [-1, 0];
    for (const [index, { text }] of right.entries()) {
      const found = likeness(word.text, text);
      if (found > alike) [best, alike] = [index, found];
    }
    const other = right[best];
    if (!other) continue;
    // What the commoner of the two says: the other may be a slip of it.
    weight += Math.min(word.weight, other.weight) * alike + MISTYPED_WORD;
    matched += 1;
    left.splice(left.indexOf(word), 1);
    right.splice(best, 1);
  }
  const conflicts = Math.min(left.length, right.length);
  weight += conflicts * CONFLICTING_WORD + (Math.max(left.length, right.length) - conflicts) * LOST_WORD;
  if (matched < Math.min(2, a.name.length, b.name.length))
    return { weight: Math.min(weight, OTHER_NAME), reason: null };
  return { weight, reason: isSame ? 'NAME' : 'SIMILAR_NAME' };
}

function reasonsOf(a: Weighed, b: Weighed, name: NameComparison): DuplicateReason[] {
  const [one, other] = [a.features, b.features];
  const same = (x: string | null, y: string | null): boolean => x !== null && x === y;
  return [
    ...(same(one.email, other.email) ? (['EMAIL'] as const) : []),
    ...(same(one.linkedin, other.linkedin) ? (['LINKEDIN'] as const) : []),
    ...(same(one.phone, other.phone) ? (['PHONE'] as const) : []),
    ...(name.reason ? [name.reason] : []),
    ...(compareEmployers(a, b) > 0 ? (['EMPLOYER'] as const) : []),
    ...(same(one.city, other.city) ? (['CITY'] as const) : []),
  ];
}

/** Whether two candidates are likely enough one person, and why; null when they are not. */
export function compare(a: Weighed, b: Weighed): Comparison | null {
  const rest = compareRest(a, b);
  // Even if every word of the shorter name were the same.
  if (rest + Math.min(a.nameWeight, b.nameWeight) < THRESHOLD) return null;
  const name = compareNames(a, b);
  const score = rest + name.weight;
  return score < THRESHOLD ? null : { score, reasons: reasonsOf(a, b, name) };
}
