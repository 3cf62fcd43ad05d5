import { z } from 'zod';
import { DISCARD_CAUSES, MAX_DECISION_REASON } from './discard-scoring.ts';
import { defineEndpoint } from './endpoint.ts';
import { refusal } from './errors.ts';
import { movedApplication } from './live-changes.ts';
import { recruiterErrors } from './pipeline.ts';
import { data, dateTime, id, idParams, items, text } from './primitives.ts';
import { topic } from './topics.ts';

/** Runs that are listed at once. */
export const MAX_LISTED_RUNS = 20;
/** Applications that one judging discarded together. */
export const discardRun = z.object({
  id,
  cause: z.enum(DISCARD_CAUSES),
  at: dateTime,
  /** Those that undoing it restores: nobody has confirmed, moved or restored them since. */
  undoable: z.number().int(),
  /** Those that undoing it leaves as they are. */
  left: z.number().int(),
});
export type DiscardRun = z.infer<typeof discardRun>;
export const listDiscardRuns = defineEndpoint({
  id: 'listDiscardRuns',
  may: 'autodiscard.manage',
  errors: recruiterErrors,
  hears: ({ params }) => [topic.board(params.id)],
  ignores: ['application_seen', 'candidate_changed'],
  service: 'workflows',
  method: 'GET',
  path: '/jobs/:id/discard_scoring/runs',
  summary:
    'The newest runs that discarded several applications of a position and can be undone, the newest first. For admins and the position’s recruiters',
  params: idParams,
  response: items(discardRun),
});
export const undoDiscardRun = defineEndpoint({
  id: 'undoDiscardRun',
  may: 'autodiscard.manage',
  errors: { ...recruiterErrors, NOTHING_TO_UNDO: refusal(409) },
  service: 'workflows',
  method: 'POST',
  path: '/jobs/:id/discard_scoring/runs/:runId/undo',
  retry: false,
  summary:
    'Restore all of one run that nobody has confirmed, moved or restored since; 409 NOTHING_TO_UNDO when there is none',
  params: z.object({ id, runId: id }),
  body: z.object({ reason: text(0, MAX_DECISION_REASON).optional() }).optional(),
  response: data(
    z.object({
      applications: z.array(movedApplication),
      /** Those of the run that stay as they are. */
      left: z.number().int(),
    }),
  ),
});
