import type { ApplicationSource, GdprStatus, JobSearchStatus } from '@cantera/shared/contracts/enums';

export const SOURCE_WORDS = {
  INTERNAL_DATABASE: 'candidates.source.database',
  INTERNAL: 'candidates.source.portal',
  INTERNAL_TALENT_POOL: 'candidates.source.hunt',
} as const satisfies Record<ApplicationSource, string>;

export const GDPR_WORDS = {
  NOT_SENT: 'candidates.gdpr.notSent',
  PENDING: 'candidates.gdpr.pending',
  ACCEPTED: 'candidates.gdpr.accepted',
  REJECTED: 'candidates.gdpr.rejected',
} as const satisfies Record<GdprStatus, string>;

export const JOB_SEARCH_WORDS = {
  UNKNOWN: 'candidates.jobSearch.unknown',
  ACTIVE: 'candidates.jobSearch.active',
  PASSIVE: 'candidates.jobSearch.passive',
  CLOSED: 'candidates.jobSearch.closed',
} as const satisfies Record<JobSearchStatus, string>;
