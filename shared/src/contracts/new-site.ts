import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id } from './primitives.ts';

/**
 * Whether the agency has the present career site. The others are listed in the runtime configuration
 * (`agencies.olderJobPortal`) and are led to the older screen. The shell asks it: a file of its own, so that no page carries the
 * calls of the career site for it.
 */
export const getNewSite = defineEndpoint({
  id: 'getNewSite',
  service: 'workflows',
  may: 'agency.read',
  method: 'GET',
  path: '/agencies/:agencyId/new-site',
  summary: 'Whether the agency has the present career site',
  params: z.object({ agencyId: id }),
  response: z.object({ enabled: z.boolean() }),
});
