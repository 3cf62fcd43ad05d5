import { type Action, action as actionSchema } from '@cantera/shared/contracts/automation';
import type pg from 'pg';
import { now } from '../../clock.ts';
import { rewriteTexts } from '../../db/rewrite-texts.ts';
import type { Tx } from '../../db/tenant.ts';
import { invalidFields, notFound } from '../../errors.ts';
import { sanitizeRichText } from '../../http/sanitize.ts';
import { newId } from '../../ids.ts';
import { dropFileUses, writeFileUses } from '../files/index.ts';
import { attachedFiles } from './actions/attached-files.ts';
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

/** The text of a message is rich text written by people: what is stored is clean. */
const withCleanTexts = (actions: readonly Action[]): string =>
  JSON.stringify(
    actions.map((action) =>
      action.type === 'AUTOMATIC_MESSAGE'
        ? { ...action, value: { ...action.value, message: sanitizeRichText(action.value.message) } }
        : action,
    ),
  );

function toStored(actions: readonly Action[]): string {
  requireKnown(actions);
  return withCleanTexts(actions);
}

/** Saves a workflow and gives its id. Nothing runs it until a trigger or a position names it. */
export async function createWorkflow(tx: Tx, agencyId: string, given: NewWorkflow): Promise<string> {
  const id = newId();
  await tx
    .insertInto('workflows')
    .values({
      agency_id: agencyId,
      id,
      name: given.name,
      actions: toStored(given.actions),
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

/** Changes a workflow; runs that have started go on with the actions they started with. Throws 404. */
export async function updateWorkflow(
  tx: Tx,
  agencyId: string,
  id: string,
  given: Pick<NewWorkflow, 'name' | 'actions'>,
): Promise<void> {
  const changed = await tx
    .updateTable('workflows')
    .set({ name: given.name, actions: toStored(given.actions), updated_at: now() })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw notFound('workflow');
  await writeFileUses(tx, agencyId, { kind: 'workflow', id }, attachedFiles(given.actions));
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

/** Cleans the messages of an agency's workflows by the rules of today; runs go on with the actions they started with. */
export const cleanWorkflowTexts = (pool: pg.Pool, agencyId: string): Promise<void> =>
  rewriteTexts(pool, agencyId, { table: 'workflows', column: 'actions' }, (text) => {
    const actions: Action[] = JSON.parse(text);
    const clean = withCleanTexts(actions);
    return clean === JSON.stringify(actions) ? text : clean;
  });
