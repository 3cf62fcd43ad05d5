import { type Action, action as actionSchema } from '@cantera/shared/contracts/automation';
import { sql } from 'kysely';
import type pg from 'pg';
import { now } from '../../clock.ts';
import type { StoredActions } from '../../db/json-columns.ts';
import { rewriteTexts } from '../../db/rewrite-texts.ts';
import type { Tx } from '../../db/tenant.ts';
import { invalidFields, notFound } from '../../errors.ts';
import { newId } from '../../ids.ts';
import { dropFileUses, writeFileUses } from '../files/index.ts';
import { attachedFiles } from './actions/attached-files.ts';
import { cleanActions } from './actions/clean-texts.ts';
import { readActions } from './actions/registry.ts';
import { cancelRunsOfWorkflow } from './runs/run-changes.service.ts';

export interface NewWorkflow {
  readonly name: string;
  /** At least one; checked by the contract of the endpoint that brings them. */
  readonly actions: readonly Action[];
  readonly createdBy?: string | null;
}

/** Throws 400 naming the first action that is of no known kind or is not as its kind asks. */
function requireKnown(actions: readonly Action[]): void {
  for (const [index, action] of actions.entries()) {
    const issue = actionSchema.safeParse(action).error?.issues[0];
    if (issue) throw invalidFields({ [['actions', index, ...issue.path].join('.')]: 'invalid_value' });
  }
}

/**
 * The actions with those that were stored before and that this version does not know, each behind the action that it stood
 * behind; when that is gone, behind the one before, or first.
 */
function withUnknown(before: StoredActions, actions: readonly Action[]): StoredActions {
  const known = readActions(before);
  const merged: unknown[] = [...actions];
  const ids = new Set(actions.map(({ id }) => id));
  let last: unknown;
  for (const [index, action] of known.entries()) {
    if (action.type !== 'UNKNOWN') {
      if (ids.has(action.id)) last = actions.find(({ id }) => id === action.id);
      continue;
    }
    const kept = before[index];
    merged.splice(last === undefined ? 0 : merged.indexOf(last) + 1, 0, kept);
    last = kept;
  }
  return merged;
}

/** Saves a workflow and gives its id. Nothing runs it until a trigger or a position names it. */
export async function createWorkflow(tx: Tx, agencyId: string, given: NewWorkflow): Promise<string> {
  requireKnown(given.actions);
  const id = newId();
  await tx
    .insertInto('workflows')
    .values({
      agency_id: agencyId,
      id,
      name: given.name,
      actions: JSON.stringify(cleanActions(given.actions)),
      created_by: given.createdBy ?? null,
      created_at: now(),
      updated_at: now(),
    })
    .execute();
  await writeFileUses(tx, agencyId, { kind: 'workflow', id }, attachedFiles(given.actions));
  return id;
}

/** Which of these workflows are there and not deleted. */
export async function livingWorkflows(
  tx: Tx,
  agencyId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('workflows')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The stored actions and the version of a workflow that nobody else changes until the transaction ends. Throws 404. */
export async function lockWorkflow(
  tx: Tx,
  agencyId: string,
  id: string,
): Promise<{ readonly actions: StoredActions; readonly version: number }> {
  const row = await tx
    .selectFrom('workflows')
    .select(['actions', 'version'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('workflow');
  return row;
}

/**
 * Changes a workflow; runs that have started go on with the actions they started with, and stored actions that this version
 * does not know stay in their places. Throws 404.
 */
export async function updateWorkflow(
  tx: Tx,
  agencyId: string,
  id: string,
  given: Pick<NewWorkflow, 'name' | 'actions'>,
): Promise<void> {
  const { actions: before } = await lockWorkflow(tx, agencyId, id);
  requireKnown(given.actions);
  const actions = withUnknown(before, cleanActions(given.actions));
  await tx
    .updateTable('workflows')
    .set({
      name: given.name,
      actions: JSON.stringify(actions),
      version: sql<number>`version + 1`,
      updated_at: now(),
    })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .execute();
  await writeFileUses(tx, agencyId, { kind: 'workflow', id }, attachedFiles(actions));
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
  await dropFileUses(tx, agencyId, 'workflow', [id]);
  await cancelRunsOfWorkflow(tx, agencyId, id);
}

/**
 * Takes a deletion back: what names the workflow starts it again, since nothing forgot it. One that is not deleted stays as
 * it is. Throws 404.
 */
export async function restoreWorkflow(tx: Tx, agencyId: string, id: string): Promise<void> {
  const restored = await tx
    .updateTable('workflows')
    .set({ deleted_at: null })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .returning('actions')
    .executeTakeFirst();
  if (!restored) throw notFound('workflow');
  await writeFileUses(tx, agencyId, { kind: 'workflow', id }, attachedFiles(restored.actions));
}

function cleanStored(text: string): string {
  const actions: unknown[] = JSON.parse(text);
  const clean = JSON.stringify(cleanActions(actions));
  return clean === JSON.stringify(actions) ? text : clean;
}

/** Cleans the messages of an agency's workflows by the rules of today, then those of the runs that they started. */
export async function cleanWorkflowTexts(pool: pg.Pool, agencyId: string): Promise<void> {
  for (const table of ['workflows', 'workflow_runs'])
    await rewriteTexts(pool, agencyId, { table, column: 'actions' }, cleanStored);
}
