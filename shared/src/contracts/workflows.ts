import { z } from 'zod';
import { type Action, action, delayAction, messageAction } from './automation.ts';
import { defineEndpoint } from './endpoint.ts';
import { CHANNEL_TYPES } from './enums.ts';
import { changedMeanwhile, refusal } from './errors.ts';
import { data, dateTime, done, id, idParams, items, text } from './primitives.ts';
import { firstBeyondElements, isSimpleEnough, richText } from './rich-text-limits.ts';
import { plainText } from './text.ts';
import { topic } from './topics.ts';

export const MAX_ACTIONS = 30;
export const MAX_WORKFLOW_NAME = 100;
export const MAX_SUBJECT = 200;
/** Characters of the HTML of a message. */
export const MAX_MESSAGE = 50_000;
/** Files of all messages of a workflow together, in bytes: mail servers refuse a little above that. */
export const MAX_ATTACHMENT_BYTES = 20 * 1024 * 1024;
/** Files of one message. */
export const MAX_ATTACHMENTS = 10;
/** A year. */
export const MAX_DELAY_SECONDS = 365 * 24 * 3600;

const hasWords = (html: string): boolean => plainText(html) !== '';

/** A message as it may be saved: one channel, words in the text, and a subject for an e-mail. */
const savedMessage = messageAction.extend({
  id: z.string().min(1).max(64),
  value: z
    .object({
      channels: z.array(z.enum(CHANNEL_TYPES)).length(1),
      message: richText(MAX_MESSAGE).refine(hasWords, 'required'),
      subject: z.string().trim().max(MAX_SUBJECT).optional(),
      attachments: z.array(id).max(MAX_ATTACHMENTS).optional(),
    })
    .check(({ value: { channels, subject }, issues }) => {
      if (!channels.includes('EMAIL') || subject) return;
      issues.push({ code: 'custom', path: ['subject'], message: 'required', input: subject });
    }),
});
const savedDelay = delayAction.extend({
  id: z.string().min(1).max(64),
  value: z.object({ delaySeconds: z.number().int().min(1).max(MAX_DELAY_SECONDS) }),
});
/** An action as it may be saved. The editor and the server judge by it alike. */
export const savedAction = z.discriminatedUnion('type', [savedMessage, savedDelay]);

/** Actions of one workflow: their texts together have no more elements than one may have, since they are all read at once. */
export const actionsOf = <A extends z.ZodType<Action>>(each: A) =>
  z
    .array(each)
    .min(1)
    .max(MAX_ACTIONS)
    .check(({ value, issues }) => {
      const texts = value.map((one) => (one.type === 'AUTOMATIC_MESSAGE' ? one.value.message : ''));
      const index = firstBeyondElements(texts);
      const input = texts[index];
      // One that is too complex by itself is told so by its own rule.
      if (input === undefined || !isSimpleEnough(input)) return;
      issues.push({
        code: 'custom',
        path: [index, 'value', 'message'],
        message: 'too_complex_together',
        input,
      });
    });

export const workflowBody = z.object({
  name: text(1, MAX_WORKFLOW_NAME),
  actions: actionsOf(savedAction),
});
export type WorkflowInput = z.input<typeof workflowBody>;

export const workflow = z.object({
  id,
  name: z.string(),
  /** What its variables are about. */
  context: z.literal('APPLICATION'),
  /** One that this version does not know is left out here and kept as it is. */
  actions: z.array(action),
  /** What its messages attach, each once; `isGone` for a file that was deleted. */
  files: z.array(z.object({ id, name: z.string(), bytes: z.number().int(), isGone: z.boolean() })),
  /** Where it is used, in positions and triggers of positions that are not deleted. */
  usage: z.object({
    positions: z.number().int(),
    /** Those that were cancelled do not count. */
    triggers: z.number().int(),
    /** Runs that have not ended. */
    waitingRuns: z.number().int(),
  }),
  /** Rises with every change; sent back to find out that someone else changed the same. */
  version: z.number().int(),
  updatedAt: dateTime,
});
export type Workflow = z.infer<typeof workflow>;

const base = '/api/v1/automations/workflows';
const hears = () => [topic.automations()];

export const listWorkflows = defineEndpoint({
  id: 'listWorkflows',
  may: 'workflows.read',
  hears,
  method: 'GET',
  path: base,
  summary: 'All workflows of the agency, by name',
  response: items(workflow),
});
export const getWorkflow = defineEndpoint({
  id: 'getWorkflow',
  may: 'workflows.read',
  hears,
  method: 'GET',
  path: `${base}/:id`,
  summary: 'One workflow; 404 also for one that is deleted',
  params: idParams,
  response: data(workflow),
});
export const createWorkflow = defineEndpoint({
  id: 'createWorkflow',
  may: 'workflows.write',
  method: 'POST',
  path: base,
  retry: false,
  summary: 'Create a workflow. What is wrong is named by its place: `actions.2.value.subject`',
  body: workflowBody,
  response: data(workflow),
});
export const workflowChanged = { WORKFLOW_CHANGED: changedMeanwhile };
export const updateWorkflow = defineEndpoint({
  id: 'updateWorkflow',
  may: 'workflows.write',
  errors: workflowChanged,
  method: 'PUT',
  path: `${base}/:id`,
  // A second try of one that was saved would find its own change.
  retry: false,
  summary:
    'Change a workflow; runs that have started keep their actions. With `version`, 409 WORKFLOW_CHANGED when another is stored',
  params: idParams,
  body: workflowBody.extend({ version: z.number().int().min(1).max(2_147_483_647).optional() }),
  response: data(workflow),
});
export const deleteWorkflow = defineEndpoint({
  id: 'deleteWorkflow',
  may: 'workflows.write',
  method: 'DELETE',
  path: `${base}/:id`,
  retry: false,
  summary:
    'Delete a workflow: what waits is cancelled, triggers that name it alone are cancelled, and nothing starts it',
  params: idParams,
  response: done,
});
export const restoreWorkflow = defineEndpoint({
  id: 'restoreWorkflow',
  may: 'workflows.write',
  method: 'POST',
  path: `${base}/:id/restore`,
  summary:
    'Take the deletion of a workflow back: positions and triggers that name it start it again; runs that were cancelled stay so',
  params: idParams,
  response: data(workflow),
});

/** A run that has not ended, of one workflow. */
export const workflowRun = z.object({
  id,
  candidate: z.object({ id, name: z.string() }),
  position: z.object({ id, title: z.string() }),
  startedAt: dateTime,
  /** When its next action is due; null while it waits for a message to be settled. */
  dueAt: dateTime.nullable(),
  /** Of the action that is next, from 0, and how many the run has. */
  nextAction: z.number().int(),
  actionCount: z.number().int(),
  /** Whether it goes on with another text than the workflow has now. */
  isOldText: z.boolean(),
});
export type WorkflowRun = z.infer<typeof workflowRun>;
/** Runs that one answer names. */
export const MAX_LISTED_RUNS = 200;

export const listWorkflowRuns = defineEndpoint({
  id: 'listWorkflowRuns',
  may: 'workflows.read',
  hears,
  method: 'GET',
  path: `${base}/:id/runs`,
  summary:
    'Runs of a workflow that have not ended, the next first, 200 at most; `total` says how many there are',
  params: idParams,
  response: data(z.object({ items: z.array(workflowRun), total: z.number().int() })),
});
export const stopWorkflowRun = defineEndpoint({
  id: 'stopWorkflowRun',
  may: 'workflows.write',
  errors: { RUN_NOT_WAITING: refusal(409) },
  method: 'POST',
  path: `${base}/:id/runs/:run/stop`,
  retry: false,
  summary: 'End a run: what it has not sent is not sent. 409 RUN_NOT_WAITING when it has ended',
  params: idParams.extend({ run: id }),
  response: done,
});
