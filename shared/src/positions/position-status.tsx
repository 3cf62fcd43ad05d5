// By the packages' names: remotes carry this code themselves, but not a second design system.
import type { PositionStatus, Priority } from '@cantera/shared/contracts/enums';
import {
  classNames,
  PriorityIcon,
  type SharedMessageId,
  StatusDot,
  type StatusTone,
  useText,
} from '@cantera/shared/design-system';
import styles from './position-status.module.css';

/** Statuses that a listed position can have, in the order of filters; a deleted one is never listed. */
export const LISTED_STATUSES = ['OPEN', 'DRAFT', 'ON_HOLD', 'CLOSED_WON', 'CLOSED_LOST'] as const;
export type ListedStatus = (typeof LISTED_STATUSES)[number];

/** Message of each status, for `useText`. */
export const STATUS_TEXTS = {
  OPEN: 'shared.position.status.open',
  DRAFT: 'shared.position.status.draft',
  ON_HOLD: 'shared.position.status.onHold',
  CLOSED_LOST: 'shared.position.status.lost',
  CLOSED_WON: 'shared.position.status.won',
  DELETED: 'shared.position.status.deleted',
} as const satisfies Record<PositionStatus, SharedMessageId>;

/** Message of each priority, for `useText`. */
export const PRIORITY_TEXTS = {
  NONE: 'shared.position.priority.none',
  LOW: 'shared.position.priority.low',
  MEDIUM: 'shared.position.priority.medium',
  HIGH: 'shared.position.priority.high',
} as const satisfies Record<Priority, SharedMessageId>;

const TONES: Readonly<Record<PositionStatus, StatusTone>> = {
  OPEN: 'success',
  DRAFT: 'hollow',
  ON_HOLD: 'warning',
  CLOSED_LOST: 'error',
  CLOSED_WON: 'accent',
  DELETED: 'neutral',
};

/** The status of a position: a dot in its colour, and its word unless that stands beside it. */
export function PositionStatusDot({ status, hasWord = true }: { status: PositionStatus; hasWord?: boolean }) {
  const text = useText();
  return <StatusDot tone={TONES[status]}>{hasWord && text(STATUS_TEXTS[status])}</StatusDot>;
}

/** A priority: its bars and its word. */
export function PositionPriority({ priority }: { priority: Priority }) {
  const text = useText();
  return (
    <span className={classNames(styles.priority, priority === 'NONE' && styles.none)}>
      <PriorityIcon level={priority} />
      {text(PRIORITY_TEXTS[priority])}
    </span>
  );
}
