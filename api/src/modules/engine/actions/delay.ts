import { type DelayAction, delayAction } from '@cantera/shared/contracts/automation';
import type { ActionKind, DelayEffect } from './action-kind.ts';

/** Lets time pass; the run itself knows until when. */
export const delay: ActionKind<DelayAction, DelayEffect> = {
  type: 'DELAY',
  schema: delayAction,
  channels: () => [],
  plan: ({ value }) => ({ type: 'DELAY', seconds: value.delaySeconds }),
  carryOut: async (_tx, _agencyId, placed) => placed.map(() => null),
  undo: async () => 0,
  redo: async () => undefined,
};
