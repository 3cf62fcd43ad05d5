import { now } from '../../../clock.ts';
import type { Weighing } from '../../../db/json-columns.ts';
import { type Tx, withTenant } from '../../../db/tenant.ts';
import type { Deps } from '../../../deps.ts';
import type { JobPayloads } from '../../../jobs/job-types.ts';
import { PutBack } from '../../../jobs/put-back.ts';
import { askModel, hasModel } from '../../model-use/index.ts';
import { findScore, lockScore, writeWeighing } from '../../scores/index.ts';
import { hashOf } from './compute.ts';
import { readInput, writeAnew } from './scoring.service.ts';
import {
  isAnswered,
  isFounded,
  WEIGHING_INSTRUCTIONS,
  type Weighable,
  weighablesOf,
  weighedLines,
  weighingContent,
} from './weigh.ts';

/** Milliseconds for one criterion; nobody waits. */
const LIMIT_MS = 60_000;
const MAX_TOKENS = 200;
const REST_SECONDS = 60;
/** An answer came, but not one that can be used: the next criterion may fare better. */
const UNUSABLE: ReadonlySet<string> = new Set(['SHAPE', 'CUT_OFF', 'REFUSED', 'TOO_LONG']);

interface Asked {
  readonly hash: string;
  readonly weighables: readonly Weighable[];
}

/** What is to be weighed for the score that stands; undefined when that was done, or there is nobody to ask. */
async function findAsked(
  deps: Deps,
  tx: Tx,
  agencyId: string,
  applicationId: string,
): Promise<Asked | undefined> {
  const score = await findScore(tx, agencyId, applicationId);
  const input = score?.status === 'SCORED' ? await readInput(tx, agencyId, applicationId) : undefined;
  if (!score || !input || !(await hasModel(deps, tx, agencyId))) return undefined;
  const hash = hashOf(input);
  if (hash !== score.input_hash || isAnswered(score.weighings[hash])) return undefined;
  return { hash, weighables: weighablesOf(input) };
}

/** The model's verdict on each criterion; of those that its answers cannot be used for, that there is none. Undefined where it is not asked any more. */
async function weighAll(
  deps: Deps,
  agencyId: string,
  weighables: readonly Weighable[],
  until: string,
): Promise<Weighing | undefined> {
  const weighing: Record<string, Weighing[string]> = Object.fromEntries(
    weighables.map(({ criterionId }) => [criterionId, 'NO_ANSWER']),
  );
  for (const weighable of weighables) {
    const { value, failure } = await askModel(
      deps,
      agencyId,
      'WEIGHING',
      {
        name: 'weighing',
        schema: weighedLines,
        system: WEIGHING_INSTRUCTIONS,
        content: weighingContent(weighable),
        limitMs: LIMIT_MS,
        maxTokens: MAX_TOKENS,
      },
      (answer) => isFounded(answer, weighable),
    );
    // What it has said already is not asked again.
    if (failure === 'RESTING' && isAnswered(weighing)) break;
    if (failure === 'RESTING' && now().toISOString() < until)
      throw new PutBack('the language model rests', REST_SECONDS);
    if (failure === 'NOT_ASKED') return undefined;
    if (failure && !UNUSABLE.has(failure)) break;
    if (value && isFounded(value, weighable)) weighing[weighable.criterionId] = value.verdict;
  }
  return weighing;
}

/**
 * Has the language model weigh what the search found for an application, once for the same input; its score follows. Where
 * the model does not answer, the score of the search stands and says so.
 */
export async function weighApplication(
  deps: Deps,
  { agencyId, applicationId, until }: JobPayloads['scores.weigh'],
): Promise<void> {
  const asked = await withTenant(deps.pool, agencyId, (tx) => findAsked(deps, tx, agencyId, applicationId));
  if (!asked || asked.weighables.length === 0) return;
  const weighing = await weighAll(deps, agencyId, asked.weighables, until);
  if (!weighing) return;
  await withTenant(deps.pool, agencyId, async (tx) => {
    await lockScore(tx, agencyId, applicationId);
    const score = await findScore(tx, agencyId, applicationId);
    if (!score || isAnswered(score.weighings[asked.hash])) return;
    await writeWeighing(tx, agencyId, applicationId, asked.hash, weighing);
    await writeAnew(deps, tx, agencyId, applicationId, { isWeighed: true });
  });
}
