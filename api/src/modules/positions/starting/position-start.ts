import type { TemplateProcess } from '../../../db/json-columns.ts';
import type { Tx } from '../../../db/tenant.ts';
import { createTrigger, listTriggers, livingWorkflows } from '../../engine/index.ts';
import { insertSteps, listSteps } from '../../hiring-process/index.ts';
import { insertQuestions, listQuestions } from '../../killer-questions/index.ts';
import { updateColumns } from '../positions.repository.ts';

/** What one position takes from another, or from a template: its process and its texts, by value. */
export interface PositionStart {
  readonly jobDescription: string;
  readonly benefits: readonly string[];
  readonly process: TemplateProcess;
}

/** What another position can start from. The caller has found the position and holds it. */
export async function readStart(tx: Tx, agencyId: string, positionId: string): Promise<PositionStart> {
  const row = await tx
    .selectFrom('positions')
    .select([
      'job_description',
      'benefits',
      'welcome_workflow_id',
      'discard_workflow_id',
      'kq_discard_workflow_id',
      'work_mode',
      'contract_type',
      'salary_currency',
      'salary_range',
      'years_from',
      'years_to',
    ])
    .where('agency_id', '=', agencyId)
    .where('id', '=', positionId)
    .executeTakeFirstOrThrow();
  const steps = await listSteps(tx, agencyId, positionId);
  const placeOf = (id: string): number => steps.findIndex((step) => step.id === id);
  return {
    jobDescription: row.job_description,
    benefits: row.benefits,
    process: {
      steps: steps.map(({ id: _, ...step }) => step),
      questions: (await listQuestions(tx, agencyId, positionId)).map(
        ({ question, type, required, details, rejectConditions, isAsked }) => ({
          question,
          type,
          required,
          details,
          rejectConditions,
          isAsked,
        }),
      ),
      triggers: (await listTriggers(tx, agencyId, positionId)).map(
        ({ fromStepId, toStepId, workflowIds }) => ({
          from: placeOf(fromStepId),
          to: placeOf(toStepId),
          workflowIds,
        }),
      ),
      workflows: {
        welcome: row.welcome_workflow_id,
        discard: row.discard_workflow_id,
        kqDiscard: row.kq_discard_workflow_id,
      },
      conditions: {
        work_mode: row.work_mode,
        contract_type: row.contract_type,
        salary_currency: row.salary_currency,
        salary_range: row.salary_range,
        years_from: row.years_from,
        years_to: row.years_to,
      },
    },
  };
}

/** Workflows that a start names and that have not been deleted since. */
export function livingWorkflowsOf(
  tx: Tx,
  agencyId: string,
  processes: readonly TemplateProcess[],
): Promise<ReadonlySet<string>> {
  const named = processes.flatMap(({ triggers, workflows }) => [
    ...triggers.flatMap(({ workflowIds }) => workflowIds),
    ...Object.values(workflows),
  ]);
  return livingWorkflows(tx, agencyId, [...new Set(named.filter((id) => id !== null))]);
}

/** Writes the process and the texts of a position that has none yet; workflows that are gone are left out. */
export async function writeStart(
  tx: Tx,
  agencyId: string,
  positionId: string,
  { jobDescription, benefits, process }: PositionStart,
): Promise<void> {
  const living = await livingWorkflowsOf(tx, agencyId, [process]);
  const alive = (id: string | null): string | null => (id !== null && living.has(id) ? id : null);
  const stepIds = await insertSteps(tx, agencyId, positionId, process.steps);
  await insertQuestions(tx, agencyId, positionId, process.questions);
  for (const trigger of process.triggers) {
    const [fromStepId, toStepId] = [stepIds[trigger.from], stepIds[trigger.to]];
    const workflowIds = trigger.workflowIds.filter((id) => living.has(id));
    if (fromStepId && toStepId && workflowIds.length > 0)
      await createTrigger(tx, agencyId, { positionId, fromStepId, toStepId, workflowIds });
  }
  await updateColumns(tx, agencyId, positionId, {
    ...process.conditions,
    job_description: jobDescription,
    benefits: [...benefits],
    welcome_workflow_id: alive(process.workflows.welcome),
    discard_workflow_id: alive(process.workflows.discard),
    kq_discard_workflow_id: alive(process.workflows.kqDiscard),
  });
}
