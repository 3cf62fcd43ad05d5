import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { CHANNEL_TYPES } from './enums.ts';
import { refusal } from './errors.ts';
import { data, dateTime, id, idParams } from './primitives.ts';

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
  /** Messages that it has not come to, in their order, as they would read now. */
  unsent: z.array(z.object({ channel: z.enum(CHANNEL_TYPES), subject: z.string() })),
  /** Whether `resumeRun` would let it go on. */
  isResumable: z.boolean(),
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
