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

/**
 * Header of a stream that begins: the milliseconds since the page's first reads were sent. What happened meanwhile comes
 * first, since those reads may not have it.
 */
export const PAGE_AGE = 'X-Page-Age';
/** An older page counts as of this age. */
export const MAX_PAGE_AGE_MS = 30_000;

export const streamEvents = defineEndpoint({
  id: 'streamEvents',
  may: 'positions.read',
  method: 'GET',
  path: '/api/v1/events',
  retry: false,
  summary:
    'Live updates as server-sent events; `Last-Event-ID` resumes; `X-Page-Age` (milliseconds) sends first what happened since a page began to read; a heartbeat comment every 15 s. Data: `{topics: ["board/ID"], change?}`, or `{topics: [], reset: true}` when everything is to be read again',
  responseKind: 'stream',
  response: z.unknown(),
});
