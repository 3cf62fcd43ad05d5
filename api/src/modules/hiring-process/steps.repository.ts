import type { StepCategory } from '@cantera/shared/contracts/enums';
import type { Selectable } from 'kysely';
import { now } from '../../clock.ts';
import type { StepsTable } from '../../db/schema.ts';
import type { Tx } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';

export type StepRow = Pick<
  Selectable<StepsTable>,
  'id' | 'name' | 'ordinal' | 'type' | 'category' | 'created_at'
>;

export type NewStep = Pick<StepRow, 'name' | 'type' | 'category'>;

/** The steps of a position in their order. */
export function listSteps(
  tx: Tx,
  agencyId: string,
  positionId: string,
): Promise<readonly (NewStep & { readonly id: string })[]> {
  return tx
    .selectFrom('steps')
    .select(['id', 'name', 'type', 'category'])
    .where('agency_id', '=', agencyId)
    .where('position_id', '=', positionId)
    .orderBy('ordinal')
    .execute();
}

/** Writes the first steps of a position, in the order given. Gives their ids in that order. */
export async function insertSteps(
  tx: Tx,
  agencyId: string,
  positionId: string,
  steps: readonly NewStep[],
): Promise<readonly string[]> {
  const rows = steps.map((step, ordinal) => ({
    ...step,
    agency_id: agencyId,
    id: newId(),
    position_id: positionId,
    ordinal,
    created_at: now(),
  }));
  await tx.insertInto('steps').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Writes a step; false when the agency has one of that id. */
export async function insertStep(
  tx: Tx,
  agencyId: string,
  positionId: string,
  step: StepRow,
): Promise<boolean> {
  const result = await tx
    .insertInto('steps')
    .values({ ...step, agency_id: agencyId, position_id: positionId })
    .onConflict((conflict) => conflict.columns(['agency_id', 'id']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Moves the steps from an ordinal on by `by` places. */
export async function moveOrdinals(
  tx: Tx,
  agencyId: string,
  positionId: string,
  from: number,
  by: number,
): Promise<void> {
  await tx
    .updateTable('steps')
    .set((eb) => ({ ordinal: eb('ordinal', '+', by) }))
    .where('agency_id', '=', agencyId)
    .where('position_id', '=', positionId)
    .where('ordinal', '>=', from)
    .execute();
}

export async function updateStepRow(
  tx: Tx,
  agencyId: string,
  id: string,
  change: { name: string; category: StepCategory },
): Promise<void> {
  await tx.updateTable('steps').set(change).where('agency_id', '=', agencyId).where('id', '=', id).execute();
}

export async function hasApplications(
  tx: Tx,
  agencyId: string,
  positionId: string,
  stepId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('applications')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('position_id', '=', positionId)
    .where('step_id', '=', stepId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeStep(tx: Tx, agencyId: string, id: string): Promise<void> {
  await tx.deleteFrom('steps').where('agency_id', '=', agencyId).where('id', '=', id).execute();
}
