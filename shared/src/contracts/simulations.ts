import { z } from 'zod';
import { MESSAGE_PROBLEMS } from './announcements.ts';
import { delayAction, messageAction } from './automation.ts';
import { CANCELLED_REASONS } from './automation-runs.ts';
import { defineEndpoint } from './endpoint.ts';
import { CHANNEL_TYPES } from './enums.ts';
import { MESSAGE_VARIABLES } from './message-variables.ts';
import { data, dateTime, id } from './primitives.ts';
import { richText } from './rich-text-limits.ts';
import { newTrigger } from './triggers.ts';
import { actionsOf, MAX_ATTACHMENTS, MAX_DELAY_SECONDS, MAX_MESSAGE, MAX_SUBJECT } from './workflows.ts';

/** Applications that one call counts. */
const MAX_COUNTED = 5000;
const MAX_WHAT_IFS = 20;

/** Something that happens meanwhile. */
export const whatIf = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('MOVE'), at: z.iso.datetime(), stepId: id }),
  z.object({ kind: z.literal('RECRUITER'), at: z.iso.datetime(), userId: id }),
  z.object({ kind: z.literal('CHANNEL_REMOVED'), at: z.iso.datetime(), type: z.enum(CHANNEL_TYPES) }),
]);
export type WhatIf = z.infer<typeof whatIf>;

/** A message that could not be saved yet, no longer and no more complex than one that is saved. */
const draftMessage = messageAction.extend({
  value: messageAction.shape.value.extend({
    message: richText(MAX_MESSAGE),
    subject: z.string().max(MAX_SUBJECT).optional(),
    attachments: z.array(id).max(MAX_ATTACHMENTS).optional(),
  }),
});
/** A delay that ends at a time that there is. */
const draftDelay = delayAction.extend({
  value: z.object({ delaySeconds: z.number().positive().max(MAX_DELAY_SECONDS) }),
});
const draftAction = z.discriminatedUnion('type', [draftMessage, draftDelay]);

const subject = {
  /** An editor's actions, also those that could not be saved yet. */
  actions: actionsOf(draftAction).optional(),
  workflowId: id.optional(),
  trigger: newTrigger.optional(),
  /** A move that has not happened. */
  event: z.object({ applicationId: id, toStepId: id }).optional(),
};
const KINDS_OF_SUBJECT = ['actions', 'workflowId', 'trigger', 'event'] as const;

export const simulationBody = z
  .object({
    ...subject,
    /** Without one, a sample person to whom the caller writes. */
    applicationId: id.optional(),
    applicationIds: z.array(id).min(1).max(MAX_COUNTED).optional(),
    /** With `applicationIds`: how many messages would leave, no timeline. */
    countOnly: z.boolean().optional(),
    /** Now, when it is left out. */
    startAt: z.iso.datetime().optional(),
    whatIf: z.array(whatIf).max(MAX_WHAT_IFS).optional(),
  })
  .check(({ value, issues }) => {
    if (KINDS_OF_SUBJECT.filter((kind) => value[kind] !== undefined).length === 1) return;
    issues.push({ code: 'custom', path: ['workflowId'], message: 'required', input: value });
  });
export type SimulationInput = z.input<typeof simulationBody>;

/**
 * One thing on the line of time. MESSAGE: it leaves, or its `problem` says why not, or its `cancelledReason` what stopped
 * it. DELAY: it waits until `until`. MOVE, RECRUITER, CHANNEL_REMOVED: a what-if. STOPPED: the run ends before its last
 * action. UNKNOWN: it stands before an action of another version. END: all is done.
 */
export const TIMELINE_KINDS = [
  'MESSAGE',
  'DELAY',
  'MOVE',
  'RECRUITER',
  'CHANNEL_REMOVED',
  'STOPPED',
  'UNKNOWN',
  'END',
] as const;
/** What a recruiter may not expect: the wait ends between 22:00 and 7:00 of the agency; another recruiter sends than before. */
export const TIMELINE_NOTES = ['ENDS_AT_NIGHT', 'SENDER_CHANGED'] as const;

export const timelineEntry = z.object({
  at: dateTime,
  kind: z.enum(TIMELINE_KINDS),
  /** Null for a what-if, and for actions that are not saved. */
  workflowId: id.nullable(),
  workflowName: z.string().nullable(),
  /** From 0; null for what is no action. */
  actionIndex: z.number().int().nullable(),
  channel: z.enum(CHANNEL_TYPES).nullable(),
  from: z.object({ name: z.string(), address: z.string().nullable() }).nullable(),
  to: z.string().nullable(),
  subject: z.string().nullable(),
  html: z.string().nullable(),
  attachments: z.array(z.object({ id, name: z.string(), isGone: z.boolean() })),
  /** When a wait ends. */
  until: dateTime.nullable(),
  problem: z.enum(MESSAGE_PROBLEMS).nullable(),
  cancelledReason: z.enum(CANCELLED_REASONS).nullable(),
  emptyVariables: z.array(z.enum(MESSAGE_VARIABLES)),
  notes: z.array(z.enum(TIMELINE_NOTES)),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

export const simulation = z.object({
  candidate: z.object({ id: id.nullable(), name: z.string(), positionTitle: z.string() }),
  /** By time; of one time in the order in which it happens. Empty when only counted. */
  timeline: z.array(timelineEntry),
  /** Of all messages together. */
  emptyVariables: z.array(z.enum(MESSAGE_VARIABLES)),
  /** Other workflows that the same move, or one of the what-ifs, starts. */
  alsoStarts: z.array(
    z.object({
      workflowId: id,
      workflowName: z.string(),
      reason: z.enum(['TRIGGER', 'WELCOME', 'DISCARD', 'KQ_DISCARD']),
      at: dateTime,
    }),
  ),
  counts: z.object({
    /** Messages that would leave. */
    messages: z.number().int(),
    /** Messages that could not. */
    problems: z.number().int(),
    firstAt: dateTime.nullable(),
    lastAt: dateTime.nullable(),
  }),
});
export type Simulation = z.infer<typeof simulation>;

export const simulate = defineEndpoint({
  id: 'simulate',
  may: 'workflows.read',
  method: 'POST',
  isRead: true,
  path: '/api/v1/automations/simulations',
  summary:
    'What a workflow, a trigger or a move would send, to whom and when; writes nothing and sends nothing. Exactly one of `actions`, `workflow_id`, `trigger`, `event`',
  body: simulationBody,
  response: data(simulation),
});
