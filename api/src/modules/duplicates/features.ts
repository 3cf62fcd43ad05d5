import { hash } from 'node:crypto';
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
 * What a candidate can be found by. The first three only count how common a word is; the others are blocks: two candidates
 * who share one are compared. The numbers stand in the database.
 */
export const KEY_KINDS = {
  token: 1,
  city: 2,
  company: 3,
  email: 4,
  phone: 5,
  linkedin: 6,
  names: 7,
  nameAtCompany: 8,
} as const;
export type KeyKind = keyof typeof KEY_KINDS;
export const FIRST_BLOCK = KEY_KINDS.email;

export interface CandidateKey {
  readonly kind: number;
  readonly key: number;
}
/** 48 bits of a hash of the kind and the words. */
export const keyOf = (kind: KeyKind, words: string): number =>
  hash('md5', `${kind} ${words}`, 'buffer').readUIntBE(0, 6);

const KINDS: readonly KeyKind[] = [
  'token',
  'city',
  'company',
  'email',
  'phone',
  'linkedin',
  'names',
  'nameAtCompany',
];
const MAX_TOKENS = 5;
const MAX_COMPANIES = 8;

/** Every two words of the name, in either order, by their consonants: one word may be mistyped, swapped or lost. */
function pairsOf(words: readonly string[]): string[] {
  const bones = [...new Set(words.map(skeleton))].sort();
  return bones.flatMap((one, index) => bones.slice(index + 1).map((other) => `${one} ${other}`));
}

export function keysOf(features: CandidateFeatures): CandidateKey[] {
  const words = features.name.slice(0, MAX_TOKENS);
  const bones = [...new Set(words.map(skeleton))];
  const companies = features.companies.slice(0, MAX_COMPANIES);
  const found: Readonly<Record<KeyKind, readonly (string | null)[]>> = {
    token: words,
    city: [features.city],
    company: companies,
    email: [features.email],
    phone: [features.phone],
    linkedin: [features.linkedin],
    names: pairsOf(words),
    nameAtCompany: companies.flatMap((company) => bones.map((bone) => `${bone} @ ${company}`)),
  };
  const keys = KINDS.flatMap((kind) =>
    found[kind].flatMap((text) => (text === null ? [] : { kind: KEY_KINDS[kind], key: keyOf(kind, text) })),
  );
  return [...new Map(keys.map((key) => [key.key, key])).values()];
}

/** The keys of somebody's blocks. */
export const blockKeys = (features: CandidateFeatures): number[] =>
  keysOf(features).flatMap(({ kind, key }) => (kind >= FIRST_BLOCK ? [key] : []));

/**
 * Keys that count how common the words are by which one candidate is compared with others: every word of
 * every name, but only the candidate's own cities and employers, since what is not shared weighs nothing.
 */
export function countedKeys(one: CandidateFeatures, others: readonly CandidateFeatures[]): number[] {
  const own = keysOf(one).filter(({ kind }) => kind < FIRST_BLOCK);
  const names = others.flatMap(({ name }) => name.map((word) => keyOf('token', word)));
  return [...new Set([...own.map(({ key }) => key), ...names])];
}
