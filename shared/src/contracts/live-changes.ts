import { z } from 'zod';
import { boardCandidate } from './board-candidate.ts';
import type { LiveChangeType } from './live-change-types.ts';
import { dateTime, id } from './primitives.ts';

/** Of a discard by score: a person has to confirm it, or has. */
export const DISCARD_STATES = ['PROVISIONAL', 'CONFIRMED'] as const;
export type DiscardState = (typeof DISCARD_STATES)[number];

/** Where an application stands after a move, or its undo. */
export const movedApplication = z.object({
  id,
  stepId: id,
  /** Rises with every move; what is known with this version or a later one stays. */
  version: z.number().int(),
  rejectedAt: dateTime.nullable(),
  /** Of one that was discarded by its score. */
  discardState: z.enum(DISCARD_STATES).nullable(),
});

/** Applications of a board were moved. */
export const applicationsMoved = z.object({
  type: z.literal('applications_moved'),
  applications: z.array(movedApplication),
});
/** Somebody has opened an application for the first time. */
export const applicationSeen = z.object({ type: z.literal('application_seen'), applicationId: id });
/** What cards show of a candidate is now this. Told, never stored: it names somebody. */
const candidateCardChanged = z.object({
  type: z.literal('candidate_changed'),
  candidate: boardCandidate,
});

/** Something was decided about people of a hunt, or one of them was looked at. */
const huntPeopleChanged = z.object({ type: z.literal('hunt_people') });

/** What exactly changed, for screens that can change what they show without reading it again. */
export const liveChange = z.discriminatedUnion('type', [
  applicationsMoved,
  applicationSeen,
  candidateCardChanged,
  huntPeopleChanged,
]);
export type LiveChange = z.output<typeof liveChange> & { readonly type: LiveChangeType };
