import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { CHANNEL_TYPES } from './enums.ts';
import { refusal } from './errors.ts';
import { data, dateTime, id, idParams } from './primitives.ts';

/** A message to the candidate over one channel; subject and message may name variables (`message-variables.ts`). */
export const messageAction = z.object({
  id: z.string(),
  type: z.literal('AUTOMATIC_MESSAGE'),
  value: z.object({
    channels: z.array(z.enum(CHANNEL_TYPES)).min(1),
    /** HTML. */
    message: z.string(),
    /** E-mail only. */
    subject: z.string().optional(),
    /** Ids of files. */
    attachments: z.array(id).optional(),
  }),
});
export type MessageAction = z.infer<typeof messageAction>;

/** The actions after it are carried out so many seconds later. */
export const delayAction = z.object({
  id: z.string(),
  type: z.literal('DELAY'),
  value: z.object({ delaySeconds: z.number().positive() }),
});
export type DelayAction = z.infer<typeof delayAction>;

/** One step of a workflow. The editor, the server and what is stored read the same. */
export const action = z.discriminatedUnion('type', [messageAction, delayAction]);
export type Action = z.infer<typeof action>;

/** What starts workflows. Its conditions come in this order; the first names the position. */
export const trigger = z.discriminatedUnion('eventType', [
  z.object({
    id,
    eventType: z.literal('APPLICATION_MOVED_TO_STEP'),
    conditions: z.tuple([
      z.object({ key: z.literal('job_id'), value: id }),
      z.object({ key: z.literal('from_step_id'), value: id }),
      z.object({ key: z.literal('to_step_id'), value: id }),
    ]),
    workflowIds: z.array(id),
    createdAt: dateTime,
  }),
]);
export type Trigger = z.infer<typeof trigger>;

/**
 * Why a run ended before its last action: its move was undone, its application was discarded, the channel was removed, its
 * workflow was deleted, or a person stopped it.
 */
export const CANCELLED_REASONS = [
  'UNDONE',
  'OVERTAKEN',
  'CHANNEL_REMOVED',
  'WORKFLOW_DELETED',
  'STOPPED',
] as const;
export type CancelledReason = (typeof CANCELLED_REASONS)[number];

/** A run that still has something to send, or was ended before it could. */
export const automationRun = z.object({
  id,
  workflowName: z.string(),
  status: z.enum(['RUNNING', 'CANCELLED']),
  /** Null while it runs, and for one that ended before reasons were kept. */
  cancelledReason: z.enum(CANCELLED_REASONS).nullable(),
  /** When its next action is due; null while it waits for a message to arrive, and when it has ended. */
  dueAt: dateTime.nullable(),
  /** What has not gone out, in its order, as it would read now. */
  unsent: z.array(z.object({ channel: z.enum(CHANNEL_TYPES), subject: z.string() })),
  /** The name of a kind of action that this version of the server does not know and that the run stands before. */
  unknownAction: z.string().nullable(),
});
export type AutomationRun = z.infer<typeof automationRun>;

export const resumeRun = defineEndpoint({
  id: 'resumeRun',
  may: 'messages.resend',
  errors: { RUN_NOT_RESUMABLE: refusal(409) },
  method: 'POST',
  path: '/api/v1/automations/runs/:id/resume',
  retry: false,
  summary: 'Send anyway what a discard held back: the run goes on where it stood',
  params: idParams,
  response: data(z.object({ id })),
});
