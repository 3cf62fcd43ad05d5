import {
  comparableCompany,
  comparableEmail,
  comparableLinkedin,
  comparablePhone,
  nameTokens,
  skeleton,
} from './normalise.ts';

/** What is compared of a candidate. */
export interface CandidateFeatures {
  readonly id: string;
  readonly name: readonly string[];
  readonly email: string | null;
  readonly phone: string | null;
  readonly linkedin: string | null;
  readonly city: string | null;
  readonly companies: readonly string[];
}
export interface CandidateValues {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string | null;
  readonly phone_number: string | null;
  readonly linkedin: string | null;
  readonly city_id: number | null;
  readonly companies: readonly string[];
}

export const featuresOf = (row: CandidateValues): CandidateFeatures => ({
  id: row.id,
  name: nameTokens(row.first_name, row.last_name),
  email: comparableEmail(row.email),
  phone: comparablePhone(row.phone_number),
  linkedin: comparableLinkedin(row.linkedin),
  city: row.city_id === null ? null : String(row.city_id),
  companies: [...new Set(row.companies.map(comparableCompany).filter((name) => name !== null))],
});

/**
 * What a candidate can be found by. `token`, `city` and `company` only count how common a word is; the others are blocks:
 * two candidates who share one are compared.
 */
export type KeyKind =
  | 'email'
  | 'phone'
  | 'linkedin'
  | 'names'
  | 'name_company'
  | 'token'
  | 'city'
  | 'company';
export const BLOCKS: readonly KeyKind[] = ['email', 'phone', 'linkedin', 'names', 'name_company'];
export type CandidateKey = readonly [KeyKind, string];

const MAX_TOKENS = 5;
const MAX_COMPANIES = 8;

/** Every two words of the name, in either order, by their consonants: one word may be mistyped, swapped or lost. */
function pairsOf(words: readonly string[]): string[] {
  const bones = [...new Set(words.map(skeleton))].sort();
  return bones.flatMap((one, index) => bones.slice(index + 1).map((other) => `${one} ${other}`));
}

export function keysOf(features: CandidateFeatures): CandidateKey[] {
  const words = features.name.slice(0, MAX_TOKENS);
  const companies = features.companies.slice(0, MAX_COMPANIES);
  const keys: CandidateKey[] = [
    ...words.map((word): CandidateKey => ['token', word]),
    ...companies.map((company): CandidateKey => ['company', company]),
    ...pairsOf(words).map((pair): CandidateKey => ['names', pair]),
    ...companies.flatMap((company) =>
      words.map((word): CandidateKey => ['name_company', `${skeleton(word)} @ ${company}`]),
    ),
  ];
  if (features.email) keys.push(['email', features.email]);
  if (features.phone) keys.push(['phone', features.phone]);
  if (features.linkedin) keys.push(['linkedin', features.linkedin]);
  if (features.city) keys.push(['city', features.city]);
  return [...new Map(keys.map((key) => [key.join('\n'), key])).values()];
}
