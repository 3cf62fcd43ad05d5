import type { DUPLICATE_REASONS } from '@cantera/shared/contracts/duplicates';

export const REASON_WORDS = {
  EMAIL: 'candidates.doubles.reason.email',
  LINKEDIN: 'candidates.doubles.reason.linkedin',
  PHONE: 'candidates.doubles.reason.phone',
  NAME: 'candidates.doubles.reason.name',
  SIMILAR_NAME: 'candidates.doubles.reason.similarName',
  EMPLOYER: 'candidates.doubles.reason.employer',
  CITY: 'candidates.doubles.reason.city',
} as const satisfies Record<(typeof DUPLICATE_REASONS)[number], string>;

/** Where two candidates are compared and merged. */
export const mergeAddress = (survivorId: string, otherId: string): string =>
  `/candidates/merge?${new URLSearchParams({ survivor: survivorId, other: otherId })}`;
