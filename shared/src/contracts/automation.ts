import { z } from 'zod';
import { CHANNEL_TYPES } from './enums.ts';
import { dateTime, id } from './primitives.ts';

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

/** A move between two steps starts it. Its conditions come in this order; the first names the position. */
export const moveTrigger = z.object({
  id,
  eventType: z.literal('APPLICATION_MOVED_TO_STEP'),
  conditions: z.tuple([
    z.object({ key: z.literal('job_id'), value: id }),
    z.object({ key: z.literal('from_step_id'), value: id }),
    z.object({ key: z.literal('to_step_id'), value: id }),
  ]),
  workflowIds: z.array(id),
  createdAt: dateTime,
});
/** What starts workflows. */
export const trigger = z.discriminatedUnion('eventType', [moveTrigger]);
export type Trigger = z.infer<typeof trigger>;
