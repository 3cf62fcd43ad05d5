import type { CandidateFeatures } from './features.ts';
import { agreement } from './similar-words.ts';

/** How common words are in an agency. */
export interface Frequencies {
  readonly candidates: number;
  /** How many candidates have the word in their name. */
  token(word: string): number;
  company(name: string): number;
  city(id: string): number;
}

/** Why two candidates look like one person. */
export const DUPLICATE_REASONS = [
  'EMAIL',
  'LINKEDIN',
  'PHONE',
  'NAME',
  'SIMILAR_NAME',
  'EMPLOYER',
  'CITY',
] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

export interface Comparison {
  /** Natural logarithm of the odds that the two are one person. */
  readonly score: number;
  readonly reasons: readonly DuplicateReason[];
}

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
const OTHER_CITY = -1;
const OTHER_NAME = -9;
const CONFLICTING_WORD = -5;
const LOST_WORD = -0.8;
const MISTYPED_WORD = -1.5;
const NEXT_EMPLOYER = 0.4;
const NO_EMPLOYER_SHARED = -2;
/** One in so many candidates has a double. */
const DOUBLED = 20;

/** People beyond the agency's own, of whom one has the word: in an agency of fifty a name that two have is still rare. */
const BEYOND = 500;

const rarity = (count: number, { candidates }: Frequencies): number =>
  Math.log((candidates + BEYOND) / (Math.min(candidates, count) + 1));

interface Part {
  readonly weight: number;
  readonly reason?: DuplicateReason;
}

function compareNames(a: CandidateFeatures, b: CandidateFeatures, frequencies: Frequencies): Part {
  const { matches, left, right } = agreement(a.name, b.name);
  const exact = matches.filter((match) => match.likeness === 1);
  let weight = 0;
  for (const { word, other, likeness } of matches) {
    const common = Math.max(frequencies.token(word), frequencies.token(other));
    weight += rarity(common, frequencies) * likeness + (likeness < 1 ? MISTYPED_WORD : 0);
  }
  const conflicts = Math.min(left.length, right.length);
  weight += conflicts * CONFLICTING_WORD + (Math.max(left.length, right.length) - conflicts) * LOST_WORD;
  if (matches.length < Math.min(2, a.name.length, b.name.length))
    return { weight: Math.min(weight, OTHER_NAME) };
  const isSame = exact.length === a.name.length && exact.length === b.name.length;
  return { weight, reason: isSame ? 'NAME' : 'SIMILAR_NAME' };
}

function compareKey(
  a: string | null,
  b: string | null,
  same: number,
  other: number,
  reason: DuplicateReason,
): Part {
  if (a === null || b === null) return { weight: 0 };
  return a === b ? { weight: same, reason } : { weight: other };
}

function compareEmployers(a: CandidateFeatures, b: CandidateFeatures, frequencies: Frequencies): Part {
  const theirs = new Set(b.companies);
  const shared = a.companies
    .filter((company) => theirs.has(company))
    .map((company) => rarity(frequencies.company(company), frequencies))
    .sort((one, two) => two - one);
  const [best] = shared;
  if (best === undefined)
    return { weight: a.companies.length > 0 && b.companies.length > 0 ? NO_EMPLOYER_SHARED : 0 };
  // Colleagues share more than one employer oftener than chance would have it.
  const more = shared.slice(1).reduce((sum, weight) => sum + weight * NEXT_EMPLOYER, 0);
  return { weight: best * 0.9 + more, reason: 'EMPLOYER' };
}

function compareCities(a: CandidateFeatures, b: CandidateFeatures, frequencies: Frequencies): Part {
  if (a.city === null || b.city === null) return { weight: 0 };
  if (a.city !== b.city) return { weight: OTHER_CITY };
  return { weight: rarity(frequencies.city(a.city), frequencies) * 0.8, reason: 'CITY' };
}

/** How likely two candidates are one person, and why. */
export function compare(a: CandidateFeatures, b: CandidateFeatures, frequencies: Frequencies): Comparison {
  const parts = [
    compareKey(a.email, b.email, SAME_EMAIL, OTHER_EMAIL, 'EMAIL'),
    compareKey(a.linkedin, b.linkedin, SAME_LINKEDIN, OTHER_LINKEDIN, 'LINKEDIN'),
    compareKey(a.phone, b.phone, SAME_PHONE, OTHER_PHONE, 'PHONE'),
    compareNames(a, b, frequencies),
    compareEmployers(a, b, frequencies),
    compareCities(a, b, frequencies),
  ];
  const prior = -Math.log(Math.max(2, frequencies.candidates)) - Math.log(DOUBLED);
  return {
    score: parts.reduce((sum, part) => sum + part.weight, prior),
    reasons: parts.flatMap((part) => (part.reason ? [part.reason] : [])),
  };
}
