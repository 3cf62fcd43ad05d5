import { z } from 'zod';
import { announcements } from './announcements.ts';
import { defineEndpoint } from './endpoint.ts';
import { refusal } from './errors.ts';
import {
  MAX_HUNT_PEOPLE,
  POOL_REASONS,
  POOL_STATUSES,
  poolCandidate,
  poolCounts,
  positionErrors,
} from './hunts.ts';
import { data, id, idParams } from './primitives.ts';

const addErrors = {
  ...positionErrors,
  POSITION_NOT_OPEN: refusal(409),
  /** In the position already, by another door. */
  CANDIDATE_ALREADY_APPLIED: refusal(409, z.object({ candidateIds: z.array(id) })),
  HUNT_NOT_READY: refusal(409),
  /** Comes from a file and is no candidate yet: `addPoolStranger` makes them one. */
  NOT_A_CANDIDATE: refusal(409),
};

/** What a decision leaves behind: the person as they are now, and the hunt's counts. */
const decided = data(z.object({ person: poolCandidate, counts: poolCounts }));

export const setPoolStatus = defineEndpoint({
  id: 'setPoolStatus',
  may: 'hunts.write',
  errors: {
    ...addErrors,
    /** In the position now: what becomes of them is decided there. */
    CANDIDATE_ADDED: refusal(409),
  },
  method: 'POST',
  path: '/api/v1/talent-pool/:id/candidate-status',
  summary:
    'Discard somebody (with a reason, or without), take that back with NONE, or add them to the position. A repeat changes nothing',
  params: idParams,
  body: z.object({
    candidateId: id,
    status: z.enum(POOL_STATUSES),
    /** Of REJECTED; others have none. */
    reason: z.enum(POOL_REASONS).optional(),
    /** Of ADDED_TO_JOB: whether the position's welcome workflow runs; left out, it does. */
    sendWelcome: z.boolean().optional(),
  }),
  response: decided,
});
export const updatePoolCandidate = defineEndpoint({
  id: 'updatePoolCandidate',
  may: 'hunts.read',
  errors: positionErrors,
  method: 'PATCH',
  path: '/api/v1/talent-pool/:id/people/:candidateId',
  summary:
    'Keep somebody as a maybe, say why they were discarded, or mark that their panel was opened; whoever recruits or manages the position does the first two',
  params: z.object({ id, candidateId: id }),
  body: z.object({
    kept: z.boolean().optional(),
    /** Of somebody discarded; of others it is refused as `not_allowed`. */
    reason: z.enum(POOL_REASONS).nullable().optional(),
    viewed: z.literal(true).optional(),
  }),
  response: decided,
});
export const addPoolCandidates = defineEndpoint({
  id: 'addPoolCandidates',
  may: 'hunts.write',
  errors: addErrors,
  method: 'POST',
  path: '/api/v1/agency/clients/jobs/:id/applications/talent-pool/:poolId',
  retry: false,
  summary: 'Add people of a hunt to the inbox of its position; who was added already stays as they are',
  params: z.object({ id, poolId: id }),
  body: z.object({
    candidateIds: z.array(id).min(1).max(MAX_HUNT_PEOPLE),
    /** Whether the position's welcome workflow runs; left out, it does. */
    sendWelcome: z.boolean().optional(),
  }),
  response: data(
    z.object({
      added: z.number().int(),
      applications: z.array(z.object({ id, version: z.number().int() })),
      announced: announcements,
    }),
  ),
});
