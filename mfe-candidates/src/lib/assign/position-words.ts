import type { PositionStatus, Priority } from '@cantera/shared/contracts/enums';
import type { StatusTone } from '@cantera/shared/design-system';

/** Statuses that a listed position can have; a deleted one is never listed. */
export const LISTED_STATUSES = ['OPEN', 'DRAFT', 'ON_HOLD', 'CLOSED_LOST', 'CLOSED_WON'] as const;

export const STATUS_WORDS = {
  OPEN: 'candidates.assign.status.open',
  DRAFT: 'candidates.assign.status.draft',
  ON_HOLD: 'candidates.assign.status.onHold',
  CLOSED_LOST: 'candidates.assign.status.lost',
  CLOSED_WON: 'candidates.assign.status.won',
  DELETED: 'candidates.assign.status.deleted',
} as const satisfies Record<PositionStatus, string>;

export const STATUS_TONES = {
  OPEN: 'success',
  DRAFT: 'hollow',
  ON_HOLD: 'warning',
  CLOSED_LOST: 'error',
  CLOSED_WON: 'accent',
  DELETED: 'neutral',
} as const satisfies Record<PositionStatus, StatusTone>;

export const PRIORITY_WORDS = {
  NONE: 'candidates.assign.priority.none',
  LOW: 'candidates.assign.priority.low',
  MEDIUM: 'candidates.assign.priority.medium',
  HIGH: 'candidates.assign.priority.high',
} as const satisfies Record<Priority, string>;
