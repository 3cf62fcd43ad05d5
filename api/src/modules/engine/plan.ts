import type { Effect, RunContext } from './actions/action-kind.ts';
import { planAction, type ReadAction, type UnknownAction } from './actions/registry.ts';

export interface PlannedStep {
  /** Of the action in the workflow. */
  readonly index: number;
  readonly effect: Effect;
}
/** What a run comes to next: a delay, a message to settle, an action that is not understood, or its end. */
export type Stop =
  | { readonly type: 'DELAY'; readonly seconds: number }
  | { readonly type: 'MESSAGE' }
  | UnknownAction
  | { readonly type: 'END' };
export interface Plan {
  /** In their order; after a message without a problem, and after a delay, nothing more. */
  readonly steps: readonly PlannedStep[];
  /** The action that is next after them. */
  readonly next: number;
  readonly stop: Stop;
}

/** Pure: what a run does from its next action to its next stop. The engine carries it out, others show it. */
export function plan(actions: readonly ReadAction[], next: number, context: RunContext): Plan {
  const steps: PlannedStep[] = [];
  for (const [index, action] of actions.entries()) {
    if (index < next) continue;
    if (action.type === 'UNKNOWN') return { steps, next: index, stop: action };
    const effect = planAction(action, context);
    steps.push({ index, effect });
    if (effect.type === 'DELAY')
      return { steps, next: index + 1, stop: { type: 'DELAY', seconds: effect.seconds } };
    if (!effect.problem) return { steps, next: index + 1, stop: { type: 'MESSAGE' } };
  }
  return { steps, next: actions.length, stop: { type: 'END' } };
}
