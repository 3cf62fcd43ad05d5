import type { Action } from '@cantera/shared/contracts/automation';

/** Whether the first message of a workflow leaves as soon as it starts. */
export const sendsAtOnce = (actions: readonly Action[]): boolean => actions[0]?.type === 'AUTOMATIC_MESSAGE';
