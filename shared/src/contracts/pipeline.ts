import { z } from 'zod';
import { announcements } from './announcements.ts';
import { boardCandidate } from './board-candidate.ts';
import { defineEndpoint } from './endpoint.ts';
import { APPLICATION_SOURCES, STEP_CATEGORIES, STEP_TYPES } from './enums.ts';
import { refusal } from './errors.ts';
import { DISCARD_STATES, movedApplication } from './live-changes.ts';
import { updatePositionStatus } from './position-changes.ts';
import { position } from './positions.ts';
import { data, dateTime, done, id, idParams, items, text } from './primitives.ts';
import { cardScoring } from './scoring.ts';
import { topic } from './topics.ts';

/** The process of a closed position is locked. */
export const lockedErrors = { POSITION_CLOSED: refusal(409) };
/** Being an administrator is not enough: only a position's own recruiters may. */
export const recruiterErrors = { NOT_A_RECRUITER: refusal(403) };
/** Somebody else has moved applications since they were read; `details` say where those are. */
export const movedErrors = {
  APPLICATION_MOVED: refusal(
    409,
    z.object({ applications: z.array(z.object({ id, stepId: id, version: z.number().int() })) }),
  ),
};
/** Inbox, hired and discarded stay as they are. */
export const fixedStepErrors = { STEP_FIXED: refusal(409) };

export const boardApplication = z.object({
  id,
  candidate: boardCandidate,
  source: z.enum(APPLICATION_SOURCES),
  seen: z.boolean(),
  autoRejected: z.boolean(),
  rejectedAt: dateTime.nullable(),
  /** Of one that was discarded by its score; left out of the others, which keeps boards of hundreds small. */
  discardState: z.enum(DISCARD_STATES).nullish(),
  createdAt: dateTime,
  /** Rises with every move; sent back to find out that someone else moved the card. */
  version: z.number().int(),
  /** Null while there is no score. */
  scoring: cardScoring.nullable(),
});
export type BoardApplication = z.infer<typeof boardApplication>;

export const step = z.object({
  id,
  name: z.string(),
  position: z.number(),
  type: z.enum(STEP_TYPES),
  categoryId: z.enum(STEP_CATEGORIES),
  createdAt: dateTime,
});
export type Step = z.infer<typeof step>;
export const boardStep = step.extend({ applications: z.array(boardApplication) });
export type BoardStep = z.infer<typeof boardStep>;

/** Versions of applications as they were seen. */
const versions = z.array(z.number().int().min(0).max(2_147_483_647)).max(5000).optional();

const positionParams = idParams;
const stepParams = z.object({ id, stepId: id });
const base = '/api/v1/agency/clients/jobs/:id';

export const listSteps = defineEndpoint({
  id: 'listSteps',
  may: 'pipeline.read',
  hears: ({ params }) => [topic.board(params.id)],
  method: 'GET',
  path: `${base}/hiring_process_steps`,
  summary: 'The board: the steps in their order with their applications',
  params: positionParams,
  response: items(boardStep),
});
export const createStep = defineEndpoint({
  id: 'createStep',
  may: 'pipeline.edit_steps',
  errors: { ...lockedErrors, TOO_MANY_STEPS: refusal(409) },
  method: 'POST',
  path: `${base}/hiring_process_steps`,
  retry: false,
  summary: 'Insert an internal step of type STEP at `position`; later steps move on. The id is the client’s.',
  params: positionParams,
  body: z.object({ id, name: text(1, 100), position: z.number().int().min(1).max(1000) }),
  response: data(step),
});
export const updateStep = defineEndpoint({
  id: 'updateStep',
  may: 'pipeline.edit_steps',
  errors: { ...lockedErrors, ...fixedStepErrors },
  method: 'PATCH',
  path: `${base}/hiring_process_steps/:stepId`,
  summary: 'Rename a custom step, or change who handles it',
  params: stepParams,
  body: z.object({ name: z.string().trim().max(100), categoryId: z.enum(STEP_CATEGORIES) }).partial(),
  response: data(step),
});
export const deleteStep = defineEndpoint({
  id: 'deleteStep',
  may: 'pipeline.edit_steps',
  errors: { ...lockedErrors, ...fixedStepErrors, STEP_NOT_EMPTY: refusal(409) },
  method: 'DELETE',
  path: `${base}/hiring_process_steps/:stepId`,
  retry: false,
  summary: 'Delete an empty custom step',
  params: stepParams,
  response: done,
});

export type MovedApplication = z.infer<typeof movedApplication>;
export const moveApplications = defineEndpoint({
  id: 'moveApplications',
  may: 'pipeline.move',
  errors: { ...lockedErrors, ...movedErrors },
  method: 'POST',
  path: `${base}/hiring_process_steps/move-application`,
  retry: false,
  summary:
    'Move applications to a step, with `versions` only if nobody else has moved one since. Into the discarded step a reason is required.',
  params: positionParams,
  body: z.object({
    stepId: id,
    applicationIds: z.array(id).min(1).max(5000),
    versions,
    rejectedReasonId: id.optional(),
    positionId: id.optional(),
    /** False: nothing that the move would start is sent. */
    sendMessages: z.boolean().optional(),
  }),
  response: data(z.object({ applications: z.array(movedApplication), announced: announcements })),
});
export const closePosition = defineEndpoint({
  id: 'closePosition',
  may: 'positions.change_status',
  errors: { ...lockedErrors, ...movedErrors, ...updatePositionStatus.errors },
  method: 'POST',
  path: `${base}/close`,
  retry: false,
  summary:
    'Discard applications, confirm those that were discarded by score and wait, and close their position, all or nothing; it is taken back by the status before, `undo-move` and, for the confirmed, `confirm-undo`',
  params: positionParams,
  body: z.object({
    status: z.enum(['CLOSED_WON', 'CLOSED_LOST']),
    /** The discarded step. */
    stepId: id,
    applicationIds: z.array(id).min(1).max(5000),
    versions,
    rejectedReasonId: id,
    sendMessages: z.boolean().optional(),
  }),
  response: data(
    z.object({
      position,
      applications: z.array(movedApplication),
      /** Discards by score that waited. */
      confirmed: z.array(movedApplication),
      announced: announcements,
    }),
  ),
});
export const previewMove = defineEndpoint({
  id: 'previewMove',
  may: 'pipeline.move',
  method: 'POST',
  isRead: true,
  path: `${base}/hiring_process_steps/move-preview`,
  summary: 'What a move would send, to whom and when; nothing is changed',
  params: positionParams,
  body: z.object({
    stepId: id,
    applicationIds: z.array(id).min(1).max(5000),
    rejectedReasonId: id.optional(),
    /** Whether the position is closed with it, which confirms its discards by score that wait. */
    closes: z.boolean().optional(),
  }),
  response: data(announcements),
});
export const withholdMessages = defineEndpoint({
  id: 'withholdMessages',
  may: 'pipeline.move',
  errors: { ...movedErrors },
  method: 'POST',
  path: `${base}/hiring_process_steps/withhold-messages`,
  summary:
    'Do not send what the last step of each application started and what has not left; the applications stay where they are. What has left is named; again changes nothing; 409 APPLICATION_MOVED',
  params: positionParams,
  body: z.object({
    applicationIds: z.array(id).min(1).max(5000),
    /** As the move, or the addition, answered them. */
    versions: z.array(z.number().int().min(0).max(2_147_483_647)).min(1).max(5000),
  }),
  response: data(
    z.object({
      withheldMessages: z.number(),
      sentMessages: z.array(z.object({ subject: z.string(), sentAt: dateTime })),
    }),
  ),
});
export const undoMove = defineEndpoint({
  id: 'undoMove',
  may: 'pipeline.move',
  errors: { ...lockedErrors, ...movedErrors, MOVE_NOT_UNDOABLE: refusal(409) },
  method: 'POST',
  path: `${base}/hiring_process_steps/undo-move`,
  retry: false,
  summary:
    'Take the last move of each application back: step and rejection as before, waiting messages cancelled; messages already sent are named',
  params: positionParams,
  body: z.object({
    applicationIds: z.array(id).min(1).max(5000),
    /** The versions that the move answered; different ones refuse the undo. */
    versions,
  }),
  response: data(
    z.object({
      applications: z.array(movedApplication),
      cancelledMessages: z.number(),
      sentMessages: z.array(z.object({ subject: z.string(), sentAt: dateTime })),
    }),
  ),
});

export const rejectionReason = z.object({
  id,
  name: z.string(),
  details: z.record(z.string(), z.unknown()),
  type: z.literal('APP_REJECTION'),
});
export type RejectionReason = z.infer<typeof rejectionReason>;
export const listReasons = defineEndpoint({
  id: 'listReasons',
  may: 'pipeline.read',
  hears: () => [topic.agency('reasons')],
  method: 'GET',
  path: '/api/v1/agency/reasons',
  summary: 'Reasons to reject an application',
  query: z.object({ type: z.literal('APP_REJECTION') }),
  response: z.object({ items: z.array(rejectionReason) }),
});
export const createReason = defineEndpoint({
  id: 'createReason',
  may: 'reasons.create',
  method: 'POST',
  path: '/api/v1/agency/reasons',
  retry: false,
  summary: 'Create a reason; with `details.reusable` false it is not listed',
  body: z.object({
    type: z.literal('APP_REJECTION'),
    name: text(1, 200),
    details: z.record(z.string(), z.unknown()).optional(),
  }),
  response: z.object({ id }),
});
