import type { ApiError } from '@cantera/shared/api-client';
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

/** What draws a trial of it. */
export interface TrialProps extends TrialSubject {
  /** Whose candidates it is tried on; without one the position is chosen too. */
  positionId?: string | undefined;
  /** How many actions of the editor are not among them, since they do not say yet over which channel or for how long. */
  unfinished?: number | undefined;
  /** The server could not try it, for what the error says of `actions`. */
  onRefused?: ((error: ApiError) => void) | undefined;
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
