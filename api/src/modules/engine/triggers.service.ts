import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { notFound } from '../../errors.ts';
import { newId } from '../../ids.ts';
import { APPLICATION_MOVED } from './events.ts';

export interface NewTrigger {
  readonly positionId: string;
  readonly fromStepId: string;
  readonly toStepId: string;
  readonly workflowIds: readonly string[];
}

/** Saves a trigger: a move between these two steps of the position runs every workflow. Gives its id. */
export async function createTrigger(tx: Tx, agencyId: string, given: NewTrigger): Promise<string> {
  const id = newId();
  await tx
    .insertInto('triggers')
    .values({
      agency_id: agencyId,
      id,
      event_type: APPLICATION_MOVED,
      job_id: given.positionId,
      from_step_id: given.fromStepId,
      to_step_id: given.toStepId,
      workflow_ids: [...given.workflowIds],
      created_at: now(),
    })
    .execute();
  return id;
}

/** Deletes a trigger; runs that it has started go on. Throws 404. */
export async function deleteTrigger(tx: Tx, agencyId: string, id: string): Promise<void> {
  const deleted = await tx
    .deleteFrom('triggers')
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw notFound('trigger');
}
