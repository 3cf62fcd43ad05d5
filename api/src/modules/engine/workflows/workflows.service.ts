import { type Action, action as actionSchema } from '@cantera/shared/contracts/automation';
import type pg from 'pg';
import type { StoredActions } from '../../../db/json-columns.ts';
import { rewriteTexts } from '../../../db/rewrite-texts.ts';
import type { Tx } from '../../../db/tenant.ts';
import { invalidFields, notFound } from '../../../errors.ts';
import { newId } from '../../../ids.ts';
import { dropFileUses, writeFileUses } from '../../files/index.ts';
import { attachedFiles } from '../actions/attached-files.ts';
import { cleanActions } from '../actions/clean-texts.ts';
import { readActions } from '../actions/registry.ts';
import { cancelRunsOfWorkflow } from '../runs/run-changes.service.ts';
import {
  insertWorkflow,
  lockWorkflow,
  markDeleted,
  setWorkflow,
  unmarkDeleted,
} from './workflows.repository.ts';

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
  await insertWorkflow(tx, agencyId, {
    id,
    name: given.name,
    actions: cleanActions(given.actions),
    createdBy: given.createdBy ?? null,
  });
  await writeFileUses(tx, agencyId, { kind: 'workflow', id }, attachedFiles(given.actions));
  return id;
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
  await setWorkflow(tx, agencyId, id, { name: given.name, actions });
  await writeFileUses(tx, agencyId, { kind: 'workflow', id }, attachedFiles(actions));
}

/** Deletes a workflow: its waiting runs are cancelled and nothing starts it again. Throws 404. */
export async function deleteWorkflow(tx: Tx, agencyId: string, id: string): Promise<void> {
  if (!(await markDeleted(tx, agencyId, id))) throw notFound('workflow');
  await dropFileUses(tx, agencyId, 'workflow', [id]);
  await cancelRunsOfWorkflow(tx, agencyId, id);
}

/**
 * Takes a deletion back: what names the workflow starts it again, since nothing forgot it. One that is not deleted stays as
 * it is. Throws 404.
 */
export async function restoreWorkflow(tx: Tx, agencyId: string, id: string): Promise<void> {
  const actions = await unmarkDeleted(tx, agencyId, id);
  if (!actions) throw notFound('workflow');
  await writeFileUses(tx, agencyId, { kind: 'workflow', id }, attachedFiles(actions));
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
