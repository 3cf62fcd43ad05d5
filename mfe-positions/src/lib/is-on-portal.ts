import type { Position } from '@cantera/shared/contracts/positions';

/** Whether the agency's job portal shows a position to visitors, as long as the portal itself is on. */
export const isOnPortal = ({ status, jobPortalEnabled, hidden }: Position): boolean =>
  status === 'OPEN' && jobPortalEnabled && !hidden;
