import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { data, id } from './primitives.ts';
import { topic } from './topics.ts';

/** What the shell asks on every page: a file of its own, so that no page carries the calls of the hunts for it. */
export const countUnviewedHunts = defineEndpoint({
  id: 'countUnviewedHunts',
  may: 'hunts.read',
  hears: () => [topic.hunts()],
  ignores: ['hunt_people'],
  method: 'GET',
  path: '/api/v1/talent-pool/unviewed',
  summary:
    'How many of the hunts that the user may see nobody has opened since they were made or became ready',
  query: z.object({ jobId: id.optional() }),
  response: data(z.object({ unviewed: z.number().int() })),
});
