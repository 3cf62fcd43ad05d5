import type pg from 'pg';
import { now } from '../../clock.ts';
import type { WorkflowAction } from '../../db/json-columns.ts';
import { rewriteTexts } from '../../db/rewrite-texts.ts';
import type { Tx } from '../../db/tenant.ts';
import { notFound } from '../../errors.ts';
import { sanitizeRichText } from '../../http/sanitize.ts';
import { newId } from '../../ids.ts';
import { cancelRunsOf } from './runs.repository.ts';

export interface NewWorkflow {
  readonly name: string;
  /** At least one; checked by the contract of the endpoint that brings them. */
  readonly actions: readonly WorkflowAction[];
  readonly createdBy?: string | null;
}

/** The text of a message is rich text written by people: sanitised once, when it is saved. */
const stored = (actions: readonly WorkflowAction[]): string =>
  JSON.stringify(
    actions.map((action) =>
      action.type === 'AUTOMATIC_MESSAGE'
        ? { ...action, value: { ...action.value, message: sanitizeRichText(action.value.message) } }
        : action,
    ),
  );

/** Saves a workflow and gives its id. Nothing runs it until a trigger or a position names it. */
export async function createWorkflow(tx: Tx, agencyId: string, given: NewWorkflow): Promise<string> {
  const id = newId();
  await tx
    .insertInto('workflows')
    .values({
      agency_id: agencyId,
      id,
      name: given.name,
      actions: stored(given.actions),
      created_by: given.createdBy ?? null,
      created_at: now(),
      updated_at: now(),
    })
    .execute();
  return id;
}

/** Changes a workflow; runs that have started go on with the actions they started with. Throws 404. */
export async function updateWorkflow(
  tx: Tx,
  agencyId: string,
  id: string,
  given: Pick<NewWorkflow, 'name' | 'actions'>,
): Promise<void> {
  const changed = await tx
    .updateTable('workflows')
    .set({ name: given.name, actions: stored(given.actions), updated_at: now() })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw notFound('workflow');
}

/** Deletes a workflow: its waiting runs are cancelled and nothing starts it again. Throws 404. */
export async function deleteWorkflow(tx: Tx, agencyId: string, id: string): Promise<void> {
  const deleted = await tx
    .updateTable('workflows')
    .set({ deleted_at: now() })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw notFound('workflow');
  await cancelRunsOf(tx, agencyId, id);
}

/** Cleans the messages of an agency's workflows by the rules of today; runs go on with the actions they started with. */
export const cleanWorkflowTexts = (pool: pg.Pool, agencyId: string): Promise<void> =>
  rewriteTexts(pool, agencyId, { table: 'workflows', column: 'actions' }, (text) => {
    const actions: WorkflowAction[] = JSON.parse(text);
    const clean = stored(actions);
    return clean === JSON.stringify(actions) ? text : clean;
  });
