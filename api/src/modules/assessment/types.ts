import type { LanguageLevel } from '@cantera/shared/contracts/enums';
import type { Criterion, ScoreQuote, Verdict } from '@cantera/shared/contracts/scoring';

/** One thing that a position asks for, with the words that say it. */
export interface Rule extends Omit<Criterion, 'metBy'> {
  /** Of the lexicon; null for words that it does not know. */
  readonly concept: string | null;
}

/** A line of a CV that people can see. */
export interface Line {
  readonly page: number;
  readonly text: string;
  readonly box: readonly [number, number, number, number];
  readonly section: string;
}
/** Dates are ISO, possibly without day or month; no end: it goes on. */
export interface Job {
  readonly position: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
}
/** What the profile says of somebody, beside who they are. */
export interface Profile {
  readonly skills: readonly string[];
  readonly languages: readonly { readonly code: string; readonly proficiency: LanguageLevel }[];
  readonly jobs: readonly Job[];
  readonly degrees: readonly string[];
}
/** All that a score may rest on. Nothing here says who somebody is. */
export interface Material {
  readonly lines: readonly Line[];
  readonly profile: Profile;
  /** `yyyy-mm`: until when a job that goes on counts. */
  readonly month: string;
}

/** What was found on one criterion, and the words it rests on. */
export interface Finding {
  readonly verdict: Verdict;
  readonly quotes: readonly ScoreQuote[];
  readonly searched: readonly string[];
}
