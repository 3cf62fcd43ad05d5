// Owns what a position's status and priority are called and how they look, wherever positions are listed.
export {
  LISTED_STATUSES,
  type ListedStatus,
  PositionPriority,
  PositionStatusDot,
  PRIORITY_TEXTS,
  STATUS_TEXTS,
} from './position-status.tsx';
