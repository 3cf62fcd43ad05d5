import type { Action } from '@cantera/shared/contracts/automation';
import type { SimulationInput } from '@cantera/shared/contracts/simulations';

/** What is tried: one of the three. */
export interface TrialSubject {
  /** Of an editor, also those that could not be saved yet. */
  actions?: readonly Action[] | undefined;
  workflowId?: string | undefined;
  /** What a move from one step of a position to another would start. */
  trigger?:
    | { jobId: string; fromStepId: string; toStepId: string; workflowIds: readonly string[] }
    | undefined;
}

type SentSubject = Pick<SimulationInput, 'actions' | 'workflowId' | 'trigger'>;

/** The subject as the server takes it; null when there is nothing to try yet. */
export function sentSubject({ actions, workflowId, trigger }: TrialSubject): SentSubject | null {
  if (trigger) {
    const { workflowIds, ...conditions } = trigger;
    return { trigger: { conditions, workflowIds: [...workflowIds] } };
  }
  if (workflowId) return { workflowId };
  return actions && actions.length > 0 ? { actions: [...actions] } : null;
}
