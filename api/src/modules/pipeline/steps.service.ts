import type { EndpointRequest } from '@cantera/shared/contracts';
import {
  createStep,
  deleteStep,
  fixedStepErrors,
  type Step,
  type updateStep,
} from '@cantera/shared/contracts/pipeline';
import { topic } from '@cantera/shared/contracts/topics';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { fail, invalidFields, notFound } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { publish } from '../../live/index.ts';
import { requireUnlockedPosition } from '../positions/index.ts';
import { findSteps, type StepRow, toStep } from './board.repository.ts';
import { hasApplications, insertStep, moveOrdinals, removeStep, updateStepRow } from './steps.repository.ts';

type CreateInput = EndpointRequest<typeof createStep>['body'];
type ChangeInput = EndpointRequest<typeof updateStep>['body'];

/** More columns than this no board can show, and no process has. */
const MAX_STEPS = 50;
const UNNAMED = 'Unnamed';

/** The steps of a position that the actor may change, held until the end of the transaction. */
async function lockSteps(tx: Tx, actor: Actor, positionId: string): Promise<StepRow[]> {
  await requireUnlockedPosition(tx, actor, positionId, 'update');
  return findSteps(tx, actor.agencyId, positionId);
}

function requireStep(steps: readonly StepRow[], stepId: string): StepRow {
  const step = steps.find((found) => found.id === stepId);
  if (!step) throw notFound('step');
  return step;
}

const refuseFixed = () => fail(fixedStepErrors, 'STEP_FIXED', 'Inbox, hired and discarded stay as they are.');

/**
 * Inserts a step of type STEP at `position`; the later ones move on. Throws 400 naming `position` when it would not
 * stand behind the inbox or another such step, 400 naming `id` when the id is taken.
 */
export async function insertCustomStep(
  tx: Tx,
  actor: Actor,
  positionId: string,
  input: CreateInput,
): Promise<Step> {
  const steps = await lockSteps(tx, actor, positionId);
  if (steps.length >= MAX_STEPS)
    throw fail(createStep.errors, 'TOO_MANY_STEPS', 'This position has too many steps.');
  const previous = steps.findLast((step) => step.ordinal < input.position);
  if (!previous || (previous.type !== 'INBOX' && previous.type !== 'STEP'))
    throw invalidFields({ position: 'not_allowed' });
  // Right behind the step before it, whatever gap the number left.
  const ordinal = previous.ordinal + 1;
  await moveOrdinals(tx, actor.agencyId, positionId, ordinal, 1);
  const row: StepRow = {
    id: input.id,
    name: input.name,
    ordinal,
    type: 'STEP',
    category: 'INTERNAL',
    created_at: now().toISOString(),
  };
  if (!(await insertStep(tx, actor.agencyId, positionId, row))) throw invalidFields({ id: 'already_exists' });
  await publish(tx, actor.agencyId, topic.board(positionId));
  return toStep(row);
}

/** Renames a custom step, or changes who handles a step. An empty name becomes `Unnamed`. Throws 404, 409 STEP_FIXED. */
export async function changeStep(
  tx: Tx,
  actor: Actor,
  positionId: string,
  stepId: string,
  input: ChangeInput,
): Promise<Step> {
  const step = requireStep(await lockSteps(tx, actor, positionId), stepId);
  const name = input.name === undefined ? step.name : input.name || UNNAMED;
  if (step.type !== 'STEP' && name !== step.name) throw refuseFixed();
  const category = input.categoryId ?? step.category;
  await updateStepRow(tx, actor.agencyId, stepId, { name, category });
  await publish(tx, actor.agencyId, topic.board(positionId));
  return toStep({ ...step, name, category });
}

/** Deletes an empty custom step. Throws 404, 409 STEP_FIXED or STEP_NOT_EMPTY. */
export async function deleteCustomStep(
  tx: Tx,
  actor: Actor,
  positionId: string,
  stepId: string,
): Promise<void> {
  const step = requireStep(await lockSteps(tx, actor, positionId), stepId);
  if (step.type !== 'STEP') throw refuseFixed();
  if (await hasApplications(tx, actor.agencyId, positionId, stepId))
    throw fail(deleteStep.errors, 'STEP_NOT_EMPTY', "You can't delete an step with candidates");
  await removeStep(tx, actor.agencyId, stepId);
  await moveOrdinals(tx, actor.agencyId, positionId, step.ordinal + 1, -1);
  await publish(tx, actor.agencyId, topic.board(positionId));
}
