import type { PositionStatus } from '@cantera/shared/contracts/enums';

/** Whether a position of this status is over: nothing in it moves any more. */
export const isClosed = (status: PositionStatus): status is 'CLOSED_WON' | 'CLOSED_LOST' =>
  status === 'CLOSED_WON' || status === 'CLOSED_LOST';
