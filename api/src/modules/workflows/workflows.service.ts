import type { Action } from '@cantera/shared/contracts/automation';
import { type Topic, topic } from '@cantera/shared/contracts/topics';
import {
  type updateWorkflow as updateWorkflowEndpoint,
  type Workflow,
  type workflowBody,
  workflowChanged,
} from '@cantera/shared/contracts/workflows';
import type { z } from 'zod';
import type { Tx } from '../../db/tenant.ts';
import { notFound, requireVersion } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { publishAll } from '../../live/index.ts';
import {
  channelsOf,
  createWorkflow,
  deleteWorkflow,
  lockWorkflow,
  readActions,
  restoreWorkflow,
  updateWorkflow,
} from '../engine/index.ts';
import { requireAttachments } from './attachments.service.ts';
import { findWorkflow, positionsOf } from './workflows.repository.ts';

/** One workflow. Throws 404 for none of the agency and for one that is deleted. */
export async function readWorkflow(tx: Tx, { agencyId }: Actor, id: string): Promise<Workflow> {
  const found = await findWorkflow(tx, agencyId, id);
  if (!found) throw notFound('workflow');
  return found;
}

const publishWorkflows = (tx: Tx, { agencyId }: Actor, positionIds: readonly string[] = []): Promise<void> =>
  publishAll(tx, agencyId, [
    topic.automations(),
    ...positionIds.map((positionId): Topic => topic.positions(positionId)),
  ]);

/** Saves a workflow that nothing starts yet. Throws 400 naming the places of attachments that cannot be. */
export async function addWorkflow(
  tx: Tx,
  actor: Actor,
  given: z.output<typeof workflowBody>,
): Promise<Workflow> {
  const { agencyId, userId } = actor;
  await requireAttachments(tx, agencyId, given.actions);
  const id = await createWorkflow(tx, agencyId, { ...given, createdBy: userId });
  await publishWorkflows(tx, actor);
  return readWorkflow(tx, actor, id);
}

const sendsOver = (actions: Parameters<typeof readActions>[0]): string =>
  channelsOf(readActions(actions)).join();

/**
 * Changes a workflow. Throws 404, 400 naming the places of attachments that cannot be, 409 WORKFLOW_CHANGED
 * (`details.version`) when the version given is not the newest.
 */
export async function changeWorkflow(
  tx: Tx,
  actor: Actor,
  id: string,
  given: z.output<typeof updateWorkflowEndpoint.body>,
): Promise<Workflow> {
  const { agencyId } = actor;
  const stored = await lockWorkflow(tx, agencyId, id);
  requireVersion(workflowChanged, stored.version, given.version);
  const actions: readonly Action[] = given.actions;
  await requireAttachments(tx, agencyId, actions);
  await updateWorkflow(tx, agencyId, id, { name: given.name, actions });
  const hasOtherChannels = sendsOver(stored.actions) !== sendsOver(actions);
  await publishWorkflows(tx, actor, hasOtherChannels ? await positionsOf(tx, agencyId, id) : []);
  return readWorkflow(tx, actor, id);
}

/**
 * Deletes a workflow and cancels what waits. Positions and triggers go on naming it, and whoever reads them takes it for
 * none. Throws 404.
 */
export async function removeWorkflow(tx: Tx, actor: Actor, id: string): Promise<void> {
  await deleteWorkflow(tx, actor.agencyId, id);
  await publishWorkflows(tx, actor, await positionsOf(tx, actor.agencyId, id));
}

/** Takes a deletion back. Throws 404. */
export async function bringWorkflowBack(tx: Tx, actor: Actor, id: string): Promise<Workflow> {
  await restoreWorkflow(tx, actor.agencyId, id);
  await publishWorkflows(tx, actor, await positionsOf(tx, actor.agencyId, id));
  return readWorkflow(tx, actor, id);
}
