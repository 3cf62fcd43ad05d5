import { type Trigger, trigger } from '@cantera/shared/contracts/automation';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { now } from '../../../clock.ts';
import type { Tx } from '../../../db/tenant.ts';
import { notFound } from '../../../errors.ts';
import { newId } from '../../../ids.ts';
import { APPLICATION_MOVED } from '../events.ts';

export interface NewTrigger {
  /** The caller's, for who needs to know it before. */
  readonly id?: string;
  readonly positionId: string;
  readonly fromStepId: string;
  readonly toStepId: string;
  /** In the order in which they start. */
  readonly workflowIds: readonly string[];
}

/** Saves a trigger: a move between these two steps of the position runs every workflow. Gives its id. */
export async function createTrigger(tx: Tx, agencyId: string, given: NewTrigger): Promise<string> {
  const id = given.id ?? newId();
  await tx
    .insertInto('triggers')
    .values({
      agency_id: agencyId,
      id,
      event_type: APPLICATION_MOVED,
      job_id: given.positionId,
      from_step_id: given.fromStepId,
      to_step_id: given.toStepId,
      created_at: now(),
    })
    .execute();
  const workflows = [...new Set(given.workflowIds)].map((workflowId, ordinal) => ({
    agency_id: agencyId,
    trigger_id: id,
    workflow_id: workflowId,
    ordinal,
  }));
  if (workflows.length > 0) await tx.insertInto('trigger_workflows').values(workflows).execute();
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

/** Turns a cancelled trigger on again. */
export async function resumeTrigger(tx: Tx, agencyId: string, id: string): Promise<void> {
  await tx
    .updateTable('triggers')
    .set({ cancelled_at: null, cancelled_reason: null })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .execute();
}

/** The triggers of a position that start something, the oldest first. */
export async function listTriggers(
  tx: Tx,
  agencyId: string,
  positionId: string,
): Promise<readonly Omit<NewTrigger, 'id' | 'positionId'>[]> {
  const rows = await tx
    .selectFrom('triggers as t')
    .innerJoin('trigger_workflows as w', (join) =>
      join.onRef('w.agency_id', '=', 't.agency_id').onRef('w.trigger_id', '=', 't.id'),
    )
    .select((eb) => [
      't.id',
      't.from_step_id',
      't.to_step_id',
      eb.fn.agg<string[]>('array_agg', ['w.workflow_id']).orderBy('w.ordinal').as('workflow_ids'),
    ])
    .where('t.agency_id', '=', agencyId)
    .where('t.job_id', '=', positionId)
    .where('t.cancelled_at', 'is', null)
    .groupBy(['t.agency_id', 't.id'])
    .orderBy('t.created_at')
    .orderBy('t.id')
    .execute();
  return rows.map((row) => ({
    fromStepId: row.from_step_id,
    toStepId: row.to_step_id,
    workflowIds: row.workflow_ids,
  }));
}

interface MoveBetween {
  readonly positionId: string;
  readonly fromStepId: string | null;
  readonly toStepId: string | null;
}

/** The triggers that a move starts, the oldest first; those that were cancelled start nothing. */
export async function findTriggers(
  tx: Tx,
  agencyId: string,
  { positionId, fromStepId, toStepId }: MoveBetween,
): Promise<Trigger[]> {
  if (!fromStepId || !toStepId) return [];
  const rows = await tx
    .selectFrom('triggers as t')
    .select(['t.id', 't.event_type', 't.created_at'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('trigger_workflows as w')
          .select('w.workflow_id')
          .whereRef('w.agency_id', '=', 't.agency_id')
          .whereRef('w.trigger_id', '=', 't.id')
          .orderBy('w.ordinal'),
      ).as('workflows'),
    )
    .where('t.agency_id', '=', agencyId)
    .where('t.event_type', '=', APPLICATION_MOVED)
    .where('t.job_id', '=', positionId)
    .where('t.from_step_id', '=', fromStepId)
    .where('t.to_step_id', '=', toStepId)
    .where('t.cancelled_at', 'is', null)
    .orderBy('t.created_at')
    .orderBy('t.id')
    .execute();
  return rows.map((row) =>
    trigger.parse({
      id: row.id,
      eventType: row.event_type,
      conditions: [
        { key: 'job_id', value: positionId },
        { key: 'from_step_id', value: fromStepId },
        { key: 'to_step_id', value: toStepId },
      ],
      workflowIds: row.workflows.map(({ workflow_id }) => workflow_id),
      createdAt: row.created_at,
    }),
  );
}

/** Cancels triggers for a channel that is gone; they keep that as their reason. */
export async function cancelTriggers(tx: Tx, agencyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('triggers')
    .set({ cancelled_at: now(), cancelled_reason: 'CHANNEL_REMOVED' })
    .where('agency_id', '=', agencyId)
    .where('id', 'in', [...ids])
    .execute();
}
