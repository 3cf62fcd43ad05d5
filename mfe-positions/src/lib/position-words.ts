import type { PositionStatus, Priority, WorkMode } from '@cantera/shared/contracts/enums';
import type { StatusTone } from '@cantera/shared/design-system';
import type { en } from '../messages/en.ts';

type Key = keyof typeof en;

/** Statuses that a listed position can have. */
export const LISTED_STATUSES = ['OPEN', 'DRAFT', 'ON_HOLD', 'CLOSED_WON', 'CLOSED_LOST'] as const;

/** Message of each value of the wire. */
export const STATUS_WORDS: Readonly<Record<PositionStatus, Key>> = {
  OPEN: 'positions.status.open',
  DRAFT: 'positions.status.draft',
  ON_HOLD: 'positions.status.onHold',
  CLOSED_LOST: 'positions.status.lost',
  CLOSED_WON: 'positions.status.won',
  DELETED: 'positions.status.deleted',
};
export const STATUS_TONES: Readonly<Record<PositionStatus, StatusTone>> = {
  OPEN: 'success',
  DRAFT: 'hollow',
  ON_HOLD: 'warning',
  CLOSED_LOST: 'error',
  CLOSED_WON: 'accent',
  DELETED: 'neutral',
};
export const PRIORITY_WORDS: Readonly<Record<Priority, Key>> = {
  NONE: 'positions.priority.none',
  LOW: 'positions.priority.low',
  MEDIUM: 'positions.priority.medium',
  HIGH: 'positions.priority.high',
};
export const WORK_MODE_WORDS: Readonly<Record<WorkMode, Key>> = {
  HYBRID: 'positions.workMode.hybrid',
  REMOTE: 'positions.workMode.remote',
  'ON-SITE': 'positions.workMode.onSite',
};

/** A person with one name, as avatars take it. */
export const personOf = (person: {
  id: string;
  firstName: string;
  lastName: string;
  imageUrl: string | null;
}) => ({
  id: person.id,
  name: `${person.firstName} ${person.lastName}`.trim(),
  imageUrl: person.imageUrl,
});
