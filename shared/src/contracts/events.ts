import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/**
 * What `GET /api/v1/events` sends, as server-sent events of these names. Each says what changed, never the data:
 * the receiver reads again what it shows. The ids are numbers that rise within an agency.
 */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('board'), positionId: z.string() }),
  z.object({ type: z.literal('positions'), positionId: z.string() }),
  z.object({ type: z.literal('candidate'), candidateId: z.string() }),
  z.object({ type: z.literal('comments'), candidateId: z.string() }),
  z.object({ type: z.literal('clients'), clientId: z.string() }),
  z.object({ type: z.literal('agency') }),
  /** A scan went on, or the pairs that look alike changed. */
  z.object({ type: z.literal('duplicates') }),
  z.object({ type: z.literal('members') }),
  /** What someone can send over has changed: his own screens, and the positions that he sends for. */
  z.object({ type: z.literal('channels'), userId: z.string() }),
  z.object({ type: z.literal('templates') }),
  /** Only to the person himself. */
  z.object({ type: z.literal('sessions'), userId: z.string() }),
  z.object({ type: z.literal('reset') }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;

export const streamEvents = defineEndpoint({
  id: 'streamEvents',
  may: 'positions.read',
  method: 'GET',
  path: '/api/v1/events',
  retry: false,
  summary:
    'Live updates as server-sent events; `Last-Event-ID` resumes; a heartbeat comment every 15 s; `reset` asks to read everything again',
  responseKind: 'stream',
  response: z.unknown(),
});
