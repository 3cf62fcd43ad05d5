import { z } from 'zod';
import { moveTrigger } from './automation.ts';
import { defineEndpoint } from './endpoint.ts';
import { refusal } from './errors.ts';
import { data, dateTime, done, id, idParams, items } from './primitives.ts';
import { topic } from './topics.ts';

/** Triggers of one step of a position that start something. */
export const MAX_TRIGGERS_A_STEP = 3;
/** Workflows that one trigger starts. */
const MAX_WORKFLOWS = 10;

export const TRIGGER_CANCELLED_REASONS = ['CHANNEL_REMOVED', 'WORKFLOW_DELETED'] as const;

/** A trigger as it is listed. */
export const listedTrigger = moveTrigger.extend({
  /** What it starts, in order; a workflow that was deleted is not among them. */
  workflows: z.array(z.object({ id, name: z.string() })),
  /** One that was cancelled starts nothing. */
  cancelledAt: dateTime.nullable(),
  cancelledReason: z.enum(TRIGGER_CANCELLED_REASONS).nullable(),
  /** Moves between its two steps in the last 30 days: how often it would have started. */
  movesLast30Days: z.number().int(),
});
export type ListedTrigger = z.infer<typeof listedTrigger>;

const condition = <K extends string>(key: K) => z.object({ key: z.literal(key), value: id });
/** As they are listed, in any order, or as one object. */
const conditions = z.union([
  z.tuple([condition('job_id'), condition('from_step_id'), condition('to_step_id')]),
  z.object({ jobId: id, fromStepId: id, toStepId: id }),
]);
export const newTrigger = z.object({
  eventType: z.literal('APPLICATION_MOVED_TO_STEP').default('APPLICATION_MOVED_TO_STEP'),
  conditions,
  workflowIds: z.array(id).min(1).max(MAX_WORKFLOWS),
});
export type NewTrigger = z.input<typeof newTrigger>;
/** The trigger itself, or under `trigger`; what is wrong is named in the one that came. */
const bareOrWrapped = newTrigger
  .partial()
  .extend({ trigger: newTrigger.optional() })
  .transform(({ trigger: wrapped, ...bare }, context) => {
    if (wrapped) return wrapped;
    const read = newTrigger.safeParse(bare, { reportInput: true });
    if (read.success) return read.data;
    for (const issue of read.error.issues)
      context.issues.push({ ...issue, input: issue.input, code: 'custom', message: 'required' });
    return z.NEVER;
  });
/** Where a trigger stands, whichever way its conditions came. */
export const placeOf = (given: z.output<typeof conditions>) =>
  'jobId' in given ? given : { jobId: given[0].value, fromStepId: given[1].value, toStepId: given[2].value };

const base = '/api/v1/automations/triggers';

export const listTriggers = defineEndpoint({
  id: 'listTriggers',
  may: 'workflows.read',
  hears: () => [topic.automations()],
  method: 'GET',
  path: base,
  summary:
    'Triggers of a position, or of all positions that the caller sees, the oldest first; those that were cancelled too',
  query: z.object({ jobId: id.optional() }),
  response: items(listedTrigger),
});
const tooMany = { TOO_MANY_TRIGGERS: refusal(409) };
export const createTrigger = defineEndpoint({
  id: 'createTrigger',
  may: 'triggers.write',
  errors: tooMany,
  method: 'POST',
  path: base,
  retry: false,
  summary:
    'Start workflows when an application moves from one step of a position to another; the trigger bare or under `trigger`. 409 TOO_MANY_TRIGGERS for a fourth of a step',
  body: bareOrWrapped,
  response: data(listedTrigger),
});
export const deleteTrigger = defineEndpoint({
  id: 'deleteTrigger',
  may: 'triggers.write',
  method: 'DELETE',
  path: `${base}/:id`,
  retry: false,
  summary: 'Delete a trigger; runs that it has started go on',
  params: idParams,
  response: done,
});
export const resumeTrigger = defineEndpoint({
  id: 'resumeTrigger',
  may: 'triggers.write',
  errors: { ...tooMany, WORKFLOW_GONE: refusal(409) },
  method: 'POST',
  path: `${base}/:id/resume`,
  summary:
    'Turn a cancelled trigger on again. 409 TOO_MANY_TRIGGERS, and WORKFLOW_GONE when nothing that it starts is left',
  params: idParams,
  response: data(listedTrigger),
});

const workflowId = id.nullable();
const allThree = z.object({
  welcomeWorkflowId: workflowId,
  discardWorkflowId: workflowId,
  kqDiscardWorkflowId: workflowId,
});
/** The three workflows of a position: all, or none. */
export const automatismsBody = allThree.check(({ value, issues }) => {
  const missing = Object.entries(value).filter(([, given]) => given === null);
  if (missing.length === 0 || missing.length === Object.keys(value).length) return;
  for (const [field] of missing)
    issues.push({ code: 'custom', path: [field], message: 'required', input: null });
});
export const saveAutomatisms = defineEndpoint({
  id: 'saveAutomatisms',
  may: 'triggers.write',
  method: 'PATCH',
  path: `${base}/job/:id`,
  summary: 'Set the three workflows of a position, or none of them; one or two are refused at the empty ones',
  params: idParams,
  body: automatismsBody,
  response: data(allThree),
});
