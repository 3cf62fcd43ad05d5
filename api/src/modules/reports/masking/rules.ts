import type { MaskKind } from '@cantera/shared/contracts/report-blocks';
import type { Folded } from './folding.ts';

/** What is searched for in texts; each can be turned off alone, which the attack must then find. */
export const MASK_RULES = [
  'NAMES',
  'INITIALS',
  'PET_NAMES',
  'HANDLES',
  'EMAIL',
  'PHONE',
  'WEB',
  'STREET',
  'IDENTITY_NUMBER',
  'BANK_ACCOUNT',
  'BIRTH_DATE',
  'AGE',
  'EDUCATION_DATE',
  'EMPLOYERS',
  'SCHOOLS',
  'CLIENTS',
  'SHORT_FORMS',
  'CITY',
  'SHOWN_LESS',
  'GENDER',
] as const;
export type MaskRule = (typeof MASK_RULES)[number];

/** Words of a text that are replaced, in places of the original. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly kind: MaskKind;
  /** What stands there instead. */
  readonly as: string;
}

/** A text to be searched, as it was written and as it is compared. */
export interface Searched {
  readonly text: string;
  readonly folded: Folded;
}

/** What masked words become: never as long as what they stood for. */
export const MASK = 'XXXXX';

/** Something of a person that a report is to show less of, so that no text of it may tell it either. */
export interface ShownLess {
  readonly kind: 'TITLE' | 'LANGUAGE' | 'SKILL' | 'STUDY' | 'YEAR' | 'AMOUNT';
  /** As it is stored; of a language its code (ISO 639-1), of an amount its figures. */
  readonly name: string;
  /** What the report tells all the same: nothing that stands in it is masked. */
  readonly told?: string;
}

/** Who must not be recognised. */
export interface Identity {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly linkedin: string | null;
  readonly employers: readonly string[];
  readonly schools: readonly string[];
  /** The companies that the agency hires for. */
  readonly clients: readonly string[];
  /** Cities that too few people share, with what is told instead. */
  readonly cities: readonly { readonly name: string; readonly region: string }[];
  /** What the report is to show less of. */
  readonly less: readonly ShownLess[];
}
