import { PORTAL_HOURS } from '@cantera/shared/contracts/job-portals';

/** Milliseconds that a portal has for what it is asked. */
export const LIMIT_MS = PORTAL_HOURS * 3_600_000;
