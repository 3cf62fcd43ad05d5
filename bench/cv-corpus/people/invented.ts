import type { Person, Study, Tongue } from '../../cv/corpus/person.ts';

/** Who is rare enough in a draw that every template is given one of them. */
export const KINDS = [
  'plain',
  'present job',
  'several jobs at one employer',
  'gap',
  'two surnames',
  'foreign telephone',
  'long',
  'no experience',
  'plain',
  'gap and no present job',
] as const;
export type Kind = (typeof KINDS)[number];

/** A person of the corpus with what layouts print in parts. */
export interface Invented extends Person {
  language: Tongue;
  kind: Kind;
  city: string;
  region: string;
  country: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  studies: (Study & { start: string; kind: string; area: string })[];
  skillGroups: { name: string; skills: string[] }[];
  softName: string;
  hasPhoto: boolean;
  /** Whether skills are told in groups with names. */
  isGrouped: boolean;
  interests: string[];
  certificates: { name: string; issuer: string; date: string }[];
}
