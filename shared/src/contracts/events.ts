import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/**
 * What `GET /api/v1/events` sends as the data of a server-sent event. It says what changed, not the data: the receiver
 * reads again what it shows of the topics, or takes the change in place where it knows it. The ids of the events are
 * numbers that rise within an agency.
 */
export const liveEvent = z.object({
  /** What may have changed (`topics.ts`). */
  topics: z.array(z.string()),
  /** What exactly changed (`live-changes.ts`), as it goes over the wire; receivers know some of the changes. */
  change: z.unknown().optional(),
  /** Anything may have changed. */
  reset: z.boolean().optional(),
});
export type LiveEvent = z.infer<typeof liveEvent>;

export const streamEvents = defineEndpoint({
  id: 'streamEvents',
  may: 'positions.read',
  method: 'GET',
  path: '/api/v1/events',
  retry: false,
  summary:
    'Live updates as server-sent events; `Last-Event-ID` resumes; a heartbeat comment every 15 s. Data: `{topics: ["board/ID"], change?}`, or `{topics: [], reset: true}` when everything is to be read again',
  responseKind: 'stream',
  response: z.unknown(),
});
