import type { SpokenLanguage } from '../../cv/corpus/person.ts';

/** A way to earn one's living, as people of one language tell it. */
export interface Trade {
  /** From the first post to the last. */
  titles: readonly string[];
  /** `{S}` a surname, `{C}` a town, `{W}` an invented name. */
  employers: readonly string[];
  notes: readonly string[];
  skills: readonly { name: string; skills: readonly string[] }[];
  degrees: readonly { kind: string; area: string }[];
  /** `{C}` a town. */
  schools: readonly string[];
  summaries: readonly string[];
}

interface Town {
  city: string;
  region: string;
  countryCode: string;
  country: string;
}

/** What invented people of one language are made of. */
export interface TongueParts {
  firstNames: readonly string[];
  surnames: readonly string[];
  towns: readonly Town[];
  trades: readonly Trade[];
  softSkills: readonly string[];
  softName: string;
  mother: { name: string; code: string; level: string };
  languages: readonly { name: string; code: string }[];
  levels: readonly { text: string; proficiency: SpokenLanguage['proficiency'] }[];
  interests: readonly string[];
  certificates: readonly { name: string; issuer: string }[];
}
