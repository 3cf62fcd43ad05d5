import { type Tx, withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import type { Question, Reply } from '../../integrations/llm/index.ts';
import { addUse, findUse, type Task } from './model-use.repository.ts';

type With = Pick<Deps, 'config' | 'model' | 'pool' | 'log'>;

/** Whether a language model may be asked for an agency now: there is one, the agency has not switched it off, and has tokens left today. */
export async function mayAskModel(deps: With, tx: Tx, agencyId: string): Promise<boolean> {
  if (!deps.model || !deps.config.model) return false;
  const { isOn, tokens } = await findUse(tx, agencyId);
  return isOn && tokens < deps.config.model.dailyTokens;
}

/** `NOT_ASKED`: there is no model, it is switched off, or nothing of the day's tokens is left. */
interface ModelAnswer<T> {
  readonly value: T | undefined;
  readonly failure: Reply<T>['failure'] | 'NOT_ASKED';
  /** It was asked, and gave no answer that can be used: what stands in its place says so. */
  readonly isInVain: boolean;
}

/**
 * Asks the language model for an agency and counts what that took. Outside of any transaction: an answer takes seconds.
 * Never throws for what the model's server does. `judge` says whether an answer of the right shape can be used.
 */
export async function askModel<T>(
  deps: With,
  agencyId: string,
  task: Task,
  question: Question<T>,
  judge: (value: T) => boolean = () => true,
): Promise<ModelAnswer<T>> {
  const { model } = deps;
  if (!model || !(await withTenant(deps.pool, agencyId, (tx) => mayAskModel(deps, tx, agencyId))))
    return { value: undefined, failure: 'NOT_ASKED', isInVain: false };
  const { value, failure, calls, tokens } = await model.ask(question);
  const isUsable = value !== undefined && judge(value);
  await withTenant(deps.pool, agencyId, (tx) =>
    addUse(tx, agencyId, task, { calls, tokens, failures: isUsable ? 0 : 1 }),
  );
  if (!isUsable) deps.log.warn({ task, failure: failure ?? 'NOT_USABLE' }, 'no answer of the language model');
  return { value, failure, isInVain: !isUsable };
}
