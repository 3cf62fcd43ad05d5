import { now } from '../../../clock.ts';
import type { StoredActions } from '../../../db/json-columns.ts';
import type { WorkflowRunsTable } from '../../../db/schema.ts';
import type { Tx } from '../../../db/tenant.ts';
import { newId } from '../../../ids.ts';
import { writeFileUses } from '../../files/index.ts';
import { attachedFiles } from '../actions/attached-files.ts';

/** A workflow that an event starts for an application, with its actions as they are now. */
export interface NewRun {
  readonly eventId: string;
  readonly applicationId: string;
  readonly workflowId: string;
  readonly reason: WorkflowRunsTable['reason'];
  readonly triggerId: string | null;
  readonly actions: StoredActions;
  /** The later move that discarded the application: the run is over before it begins. */
  readonly overtakenBy: string | null;
}

/** One run of one workflow for one event, whatever names it; a second call changes nothing. Gives those that run. */
export async function insertRuns(tx: Tx, agencyId: string, runs: readonly NewRun[]): Promise<string[]> {
  const at = now();
  const written = await tx
    .insertInto('workflow_runs')
    .values(
      runs.map((run) => ({
        agency_id: agencyId,
        id: newId(),
        workflow_id: run.workflowId,
        event_id: run.eventId,
        application_id: run.applicationId,
        reason: run.reason,
        trigger_id: run.triggerId,
        actions: JSON.stringify(run.actions),
        status: run.overtakenBy ? ('CANCELLED' as const) : ('RUNNING' as const),
        cancelled_reason: run.overtakenBy ? ('OVERTAKEN' as const) : null,
        overtaken_by: run.overtakenBy,
        due_at: at,
        created_at: at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['agency_id', 'event_id', 'workflow_id']).doNothing())
    .returning(['id', 'status', 'actions'])
    .execute();
  const running = written.filter(({ status }) => status === 'RUNNING');
  for (const { id, actions } of running) {
    const files = attachedFiles(actions);
    if (files.length > 0) await writeFileUses(tx, agencyId, { kind: 'workflow_run', id }, files);
  }
  return running.map(({ id }) => id);
}
