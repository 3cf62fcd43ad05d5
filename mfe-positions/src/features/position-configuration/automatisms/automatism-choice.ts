import type { Position } from '@cantera/shared/contracts/positions';
import { z } from 'zod';

export const AUTOMATISMS = ['welcomeWorkflowId', 'discardWorkflowId', 'kqDiscardWorkflowId'] as const;
export type Automatism = (typeof AUTOMATISMS)[number];

const workflowId = z.string().nullable();
/** What the three selects hold: ids of workflows, or null. */
export const choiceSchema = z.object({
  welcomeWorkflowId: workflowId,
  discardWorkflowId: workflowId,
  kqDiscardWorkflowId: workflowId,
});
export type Choice = z.infer<typeof choiceSchema>;
export const NONE: Choice = { welcomeWorkflowId: null, discardWorkflowId: null, kqDiscardWorkflowId: null };

/** How many of the three are chosen. */
export const chosenIn = (choice: Choice): number =>
  AUTOMATISMS.filter((automatism) => choice[automatism] !== null).length;

export const isSameChoice = (a: Choice, b: Choice): boolean =>
  AUTOMATISMS.every((automatism) => a[automatism] === b[automatism]);

/** The three of a position; a workflow that is not among the known ones was deleted, and reads as none. */
export const choiceOf = (position: Pick<Position, Automatism>, known: ReadonlySet<string>): Choice => {
  const read = (automatism: Automatism) => {
    const id = position[automatism];
    return id !== null && known.has(id) ? id : null;
  };
  return {
    welcomeWorkflowId: read('welcomeWorkflowId'),
    discardWorkflowId: read('discardWorkflowId'),
    kqDiscardWorkflowId: read('kqDiscardWorkflowId'),
  };
};
