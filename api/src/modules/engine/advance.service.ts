import { topic } from '@cantera/shared/contracts/topics';
import { inSeconds, now } from '../../clock.ts';
import type { MessageAction, WorkflowAction } from '../../db/json-columns.ts';
import { type Tx, withTenant } from '../../db/tenant.ts';
import type { JobContext } from '../../jobs/handlers.ts';
import { publish } from '../../live/index.ts';
import { findRoute, queueMessage } from '../messages/index.ts';
import { enqueueRun, findRun, type Run } from './runs.repository.ts';
import { fillHtml, fillLine } from './variables.ts';

/** Writes the message with the sender of this moment. One that cannot be sent is written as failed, and the run goes on. */
async function writeMessage(
  tx: Tx,
  agencyId: string,
  run: Run,
  index: number,
  action: MessageAction,
): Promise<void> {
  const { channels, message, subject, attachments } = action.value;
  const channel = channels[0];
  if (!channel) return;
  const values = {
    firstName: run.first_name,
    lastName: run.last_name,
    title: run.title,
    company: run.company,
  };
  await queueMessage(tx, {
    agencyId,
    runId: run.id,
    actionIndex: index,
    applicationId: run.application_id,
    candidateId: run.candidate_id,
    channel,
    ...(await findRoute(tx, agencyId, run.application_id, channel)),
    subject: fillLine(subject ?? '', values),
    body: fillHtml(message, values),
    attachments: attachments ?? [],
  });
  await publish(tx, agencyId, topic.candidate(run.candidate_id));
}

interface Progress {
  readonly next: number;
  /** When the rest may go on; null when nothing is left. */
  readonly resumeAt: Date | null;
}

/** Carries actions out in their order up to the next delay. */
async function carryOut(tx: Tx, agencyId: string, run: Run): Promise<Progress> {
  const actions: readonly WorkflowAction[] = run.actions;
  let index = run.next_action;
  for (const action of actions.slice(index)) {
    if (action.type === 'DELAY') return { next: index + 1, resumeAt: inSeconds(action.value.delaySeconds) };
    await writeMessage(tx, agencyId, run, index, action);
    index += 1;
  }
  return { next: index, resumeAt: null };
}

/**
 * Job `engine.advance`. Messages, progress and the next wake-up are one transaction, so that a crash leaves either all or
 * nothing of them.
 */
export async function advance(
  { agencyId, runId }: { agencyId: string; runId: string },
  { deps }: JobContext,
): Promise<void> {
  await withTenant(deps.pool, agencyId, async (tx) => {
    const run = await findRun(tx, agencyId, runId);
    if (run?.status !== 'RUNNING') return;
    const dueAt = new Date(run.due_at);
    if (dueAt > now()) {
      await enqueueRun(tx, agencyId, runId, dueAt);
      return;
    }
    const update = tx.updateTable('workflow_runs').where('agency_id', '=', agencyId).where('id', '=', runId);
    if (run.deleted_at) {
      await update.set({ status: 'CANCELLED' }).execute();
      return;
    }
    const { next, resumeAt } = await carryOut(tx, agencyId, run);
    await update
      .set({
        next_action: next,
        ...(resumeAt ? { due_at: resumeAt } : { status: 'DONE' as const }),
      })
      .execute();
    if (resumeAt) await enqueueRun(tx, agencyId, runId, resumeAt);
  });
}
