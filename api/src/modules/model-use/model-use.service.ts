import { type Tx, withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import type { Question, Reply } from '../../integrations/llm/index.ts';
import { addUse, findUse, type Task, tomorrow } from './model-use.repository.ts';

type With = Pick<Deps, 'config' | 'model' | 'pool' | 'log'>;

/** Whether an agency has a language model: there is one, and it is not switched off. Whether it is asked is for `askModel`. */
export async function hasModel(deps: With, tx: Tx, agencyId: string): Promise<boolean> {
  return deps.model !== undefined && (await findUse(tx, agencyId)).isOn;
}

/** When an agency's model is asked again whose tokens of the day are used up; undefined while it has some, or is not asked at all. */
export async function modelAgainAtOf(
  { config }: Pick<With, 'config'>,
  tx: Tx,
  agencyId: string,
): Promise<string | undefined> {
  if (!config.model) return undefined;
  const { isOn, tokens } = await findUse(tx, agencyId);
  return isOn && tokens >= config.model.dailyTokens ? tomorrow() : undefined;
}

/** Why an agency's model is not asked now, where it is not: it has none, or nothing is left of the day's tokens. */
async function withheldFrom(
  { config, pool }: With,
  agencyId: string,
): Promise<'NOT_ASKED' | 'USED_UP' | undefined> {
  const { isOn, tokens } = await withTenant(pool, agencyId, (tx) => findUse(tx, agencyId));
  if (!isOn || !config.model) return 'NOT_ASKED';
  return tokens < config.model.dailyTokens ? undefined : 'USED_UP';
}

/** `NOT_ASKED`: there is no model, or it is switched off. `USED_UP`: nothing is left of the day's tokens. */
interface ModelAnswer<T> {
  readonly value: T | undefined;
  readonly failure: Reply<T>['failure'] | 'NOT_ASKED' | 'USED_UP';
  /** It gives no answer that can be used, or has none left for today: what stands in its place says so. */
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
  const withheld = model ? await withheldFrom(deps, agencyId) : 'NOT_ASKED';
  if (!model || withheld) return { value: undefined, failure: withheld, isInVain: withheld === 'USED_UP' };
  const { value, failure, calls, tokens } = await model.ask(question);
  const isUsable = value !== undefined && judge(value);
  await withTenant(deps.pool, agencyId, (tx) =>
    addUse(tx, agencyId, task, { calls, tokens, failures: isUsable ? 0 : 1 }),
  );
  if (!isUsable) deps.log.warn({ task, failure: failure ?? 'NOT_USABLE' }, 'no answer of the language model');
  return { value, failure, isInVain: !isUsable };
}
