import { topic } from '@cantera/shared/contracts/topics';
import {
  createTrigger as createTriggerEndpoint,
  type ListedTrigger,
  MAX_TRIGGERS_A_STEP,
  type newTrigger,
  placeOf,
  resumeTrigger as resumeTriggerEndpoint,
} from '@cantera/shared/contracts/triggers';
import type { z } from 'zod';
import type { Tx } from '../../db/tenant.ts';
import { type AppError, fail, invalidFields, notFound } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { publishAll } from '../../live/index.ts';
import { createTrigger, deleteTrigger, livingWorkflows, resumeTrigger } from '../engine/index.ts';
import { findPosition } from '../positions/index.ts';
import { countLiving, findTrigger, lockSteps } from './triggers.repository.ts';

type TriggerValues = z.output<typeof newTrigger>;
type Place = ReturnType<typeof placeOf>;

const ORDER = ['jobId', 'fromStepId', 'toStepId'] as const;
const WIRE_NAMES = { jobId: 'job_id', fromStepId: 'from_step_id', toStepId: 'to_step_id' } as const;

/** Where a condition stands in a body, which may bring them as a list or as an object. */
const fieldOf = ({ conditions }: TriggerValues, key: keyof Place): string =>
  Array.isArray(conditions) ? `conditions.${ORDER.indexOf(key)}.value` : `conditions.${WIRE_NAMES[key]}`;

/** A trigger by its id. Throws 404 for none of a position that the actor sees. */
async function readTrigger(tx: Tx, actor: Actor, id: string): Promise<ListedTrigger> {
  const found = await findTrigger(tx, actor, id);
  if (!found) throw notFound('trigger');
  return found;
}

const publishTriggers = (tx: Tx, { agencyId }: Actor, positionId: string): Promise<void> =>
  publishAll(tx, agencyId, [topic.automations(), topic.positions(positionId)]);

/** The step must be locked: of two who add to it at once only one may find room. */
async function requireRoom(tx: Tx, { agencyId }: Actor, fromStepId: string): Promise<void> {
  if ((await countLiving(tx, agencyId, fromStepId)) >= MAX_TRIGGERS_A_STEP)
    throw fail(createTriggerEndpoint.errors, 'TOO_MANY_TRIGGERS', 'This step has three automations already.');
}

/** The steps of a trigger, of one position, of which the second is a target of the first. */
async function requireSteps(
  tx: Tx,
  { agencyId }: Actor,
  place: Place,
  refuse: (key: keyof Place, problem: 'not_found' | 'not_allowed') => AppError,
): Promise<void> {
  const { from, to } = await lockSteps(tx, agencyId, place.jobId, place);
  if (!from) throw refuse('fromStepId', 'not_found');
  if (!to) throw refuse('toStepId', 'not_found');
  if (from.id === to.id || (from.type === 'STEP' && to.type === 'INBOX'))
    throw refuse('toStepId', 'not_allowed');
}

/**
 * Checks a trigger that is not saved, which stands in the body or `under` something, and gives where it stands. Throws 400 naming a position that the actor does not
 * see, steps that are not of it or between which nothing is started, and workflows that are not there.
 */
export async function requireTrigger(tx: Tx, actor: Actor, given: TriggerValues, under = ''): Promise<Place> {
  const place = placeOf(given.conditions);
  const refuse = (key: keyof Place, problem: 'not_found' | 'not_allowed') =>
    invalidFields({ [under + fieldOf(given, key)]: problem });
  if (!(await findPosition(tx, actor, place.jobId, 'share'))) throw refuse('jobId', 'not_found');
  await requireSteps(tx, actor, place, refuse);
  const living = await livingWorkflows(tx, actor.agencyId, given.workflowIds);
  const missing = given.workflowIds.findIndex((id) => !living.has(id));
  if (missing >= 0) throw invalidFields({ [`${under}workflow_ids.${missing}`]: 'not_found' });
  return place;
}

/**
 * Saves a trigger of a position that the actor may write. Throws as `requireTrigger` does, and 409 TOO_MANY_TRIGGERS when
 * the step has three that start something.
 */
export async function addTrigger(tx: Tx, actor: Actor, given: TriggerValues): Promise<ListedTrigger> {
  const { jobId: positionId, fromStepId, toStepId } = await requireTrigger(tx, actor, given);
  await requireRoom(tx, actor, fromStepId);
  const { workflowIds } = given;
  const id = await createTrigger(tx, actor.agencyId, { positionId, fromStepId, toStepId, workflowIds });
  await publishTriggers(tx, actor, positionId);
  return readTrigger(tx, actor, id);
}

/** Deletes a trigger; runs that it has started go on. Throws 404. */
export async function removeTrigger(tx: Tx, actor: Actor, id: string): Promise<void> {
  const [{ value: positionId }] = (await readTrigger(tx, actor, id)).conditions;
  await deleteTrigger(tx, actor.agencyId, id);
  await publishTriggers(tx, actor, positionId);
}

/**
 * Turns a cancelled trigger on again; one that is on stays so. Throws 404, 409 WORKFLOW_GONE when all that it starts is
 * deleted, 409 TOO_MANY_TRIGGERS when the step has three others.
 */
export async function turnOnAgain(tx: Tx, actor: Actor, id: string): Promise<ListedTrigger> {
  const [{ value: positionId }, { value: fromStepId }, { value: toStepId }] = (
    await readTrigger(tx, actor, id)
  ).conditions;
  await lockSteps(tx, actor.agencyId, positionId, { fromStepId, toStepId });
  // Read once more: somebody may have turned it on, or deleted what it starts, before the step was locked.
  const found = await readTrigger(tx, actor, id);
  if (found.workflows.length === 0)
    throw fail(resumeTriggerEndpoint.errors, 'WORKFLOW_GONE', 'All that this automation starts is deleted.');
  if (found.cancelledAt === null) return found;
  await requireRoom(tx, actor, fromStepId);
  await resumeTrigger(tx, actor.agencyId, id);
  await publishTriggers(tx, actor, positionId);
  return readTrigger(tx, actor, id);
}
