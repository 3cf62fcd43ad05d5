import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { data, dateTime, id, page, pageQuery } from './primitives.ts';

/** What a part of the web app cannot run on the host that is deployed, as `remote-manifest.ts` has it. */
const misfit = z.object({ at: z.string(), lacks: z.array(z.string()), behind: z.enum(['host', 'remote']) });

/** A part of the product that is deployed on its own. */
export const installedPart = z.object({
  /** `host`, `api`, or the name of a remote: `mfe-positions`. */
  name: z.string(),
  version: z.string().nullable(),
  /** Null where it is not known; of the api it names the sources that it was started with. */
  buildId: z.string().nullable(),
  /** Where its files come from. */
  address: z.string(),
  state: z.enum(['OK', 'MISFIT', 'UNREACHABLE']),
  misfits: z.array(misfit),
});
export type InstalledPart = z.infer<typeof installedPart>;
export const getAbout = defineEndpoint({
  id: 'getAbout',
  may: 'agency.manage',
  method: 'GET',
  path: '/api/v1/about',
  summary: 'Host, api and remotes as they are deployed: version, build, where from, and whether they fit',
  response: data(z.object({ items: z.array(installedPart) })),
});

/** An error that browsers told of, once or often, without personal data. */
export const clientError = z.object({
  id,
  remote: z.string(),
  buildId: z.string(),
  page: z.string(),
  message: z.string(),
  /** How often it was told of. */
  count: z.number().int(),
  lastAt: dateTime,
});
export type ClientError = z.infer<typeof clientError>;
export const listClientErrors = defineEndpoint({
  id: 'listClientErrors',
  may: 'agency.manage',
  method: 'GET',
  path: '/api/v1/client-errors',
  summary: 'Errors in the browsers of the agency in the last 30 days, the latest first',
  query: z.object(pageQuery),
  response: page(clientError),
});
