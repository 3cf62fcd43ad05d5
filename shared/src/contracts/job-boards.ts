import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { changedMeanwhile, notEnabled, refusal } from './errors.ts';
import { data, dateTime, done, id, items, text } from './primitives.ts';
import { topic } from './topics.ts';

/** Where an advert of a position on a portal stands. `UNPUBLISHED` too where nothing was ever asked for. */
export const ADVERT_STATUSES = ['UNPUBLISHED', 'PUBLISHING', 'PUBLISHED', 'UNPUBLISHING', 'FAILED'] as const;
export type AdvertStatus = (typeof ADVERT_STATUSES)[number];

/**
 * Why an advert failed; of one that is `PUBLISHED`, why it could not be taken out.
 * `RULES`: `missing` says which rule of the portal is broken. `PAGE`: its own page does not answer, or not as a portal needs it.
 * `REFUSED`: the portal said no. `UNREACHABLE`: the portal could not be reached. `UNCERTAIN`: nobody knows whether the portal
 * took it; it is sent again only when a person asks for it. `TIMED_OUT`: it took longer than `PORTAL_HOURS`. `NOT_SET_UP`: the
 * key or the address of the portal is not there or can no longer be read.
 */
export const ADVERT_REASONS = [
  'RULES',
  'PAGE',
  'REFUSED',
  'UNREACHABLE',
  'UNCERTAIN',
  'TIMED_OUT',
  'NOT_SET_UP',
] as const;
export type AdvertReason = (typeof ADVERT_REASONS)[number];

/** Fields that portals have rules about; the last four are settings of the portal. */
export const ADVERT_FIELDS = [
  'title',
  'description',
  'location',
  'company_id',
  'poster_email',
  'address',
  'key',
] as const;
export type AdvertField = (typeof ADVERT_FIELDS)[number];

/** A rule of a portal that is broken: which field, where it is changed, and how. `limit` is a count of characters. */
export const missingRule = z.object({
  field: z.enum(ADVERT_FIELDS),
  /** On the position, or in the settings of the portal. */
  place: z.enum(['POSITION', 'PORTAL']),
  problem: z.enum(['MISSING', 'TOO_SHORT', 'TOO_LONG']),
  limit: z.number().int().nullable(),
});
export type MissingRule = z.infer<typeof missingRule>;

/** How a portal is reached: it reads our feed, or each advert is sent to an HTTP posting API. */
export const CONNECTION_KINDS = ['FEED', 'HTTP'] as const;
export type ConnectionKind = (typeof CONNECTION_KINDS)[number];

const portalId = z.number().int();

/** An advert of a position on one portal. */
export const advertStatus = z.object({
  id: portalId,
  name: z.string(),
  status: z.enum(ADVERT_STATUSES),
  reason: z.enum(ADVERT_REASONS).nullable(),
  /** Since when the status is this one; null where nothing was ever asked for, and where the feed follows the site. */
  since: dateTime.nullable(),
  /** When the portal last read the feed while the advert was in it; null for other connections and where it never did. */
  readAt: dateTime.nullable(),
  /** Rules of the portal that the position breaks as it stands now. */
  missing: z.array(missingRule),
  connection: z.enum(CONNECTION_KINDS),
  /**
   * Whether it is or may be there, so that it can be taken out: also where it broke a rule since, which leaves it out of the
   * feed only until that is made up for.
   */
  isRemovable: z.boolean(),
});
export type Advert = z.infer<typeof advertStatus>;

/** A portal, and how this agency is connected to it. A stored key is never answered. */
export const portal = z.object({
  id: portalId,
  name: z.string(),
  kind: z.enum(CONNECTION_KINDS),
  /** Where the portal finds the agency's feed; null for an HTTP connection, and while the agency's site is off. */
  feedUrl: z.string().nullable(),
  /** When somebody other than us last read the feed. */
  readAt: dateTime.nullable(),
  /** What the settings lack, so that nothing can be published there. */
  missing: z.array(missingRule),
  companyId: z.string().nullable(),
  posterEmail: z.string().nullable(),
  /** Of the HTTP posting API. */
  address: z.string().nullable(),
  hasKey: z.boolean(),
  /** Whether the HTTP posting API can be asked for an advert by its reference. */
  canFind: z.boolean(),
  version: z.number().int(),
});
export type Portal = z.infer<typeof portal>;

const positionErrors = {
  ...notEnabled,
  /** Does not recruit for the position; being an administrator is not enough. */
  STATUS_NOT_AUTHORIZED: refusal(403),
};

/** API-78. A portal where it is on its way or out already stays as it is. An unknown portal is a wrong field `portals`. */
export const submitJob = defineEndpoint({
  id: 'submitJob',
  may: 'adverts.publish',
  unlessAgencies: 'multipostingHidden',
  errors: {
    ...positionErrors,
    /** It is not open, hidden, or not on the job portal. */
    POSITION_NOT_PUBLIC: refusal(409),
    /** The portal is just taking the advert out; it can be published again when that is over. */
    ADVERT_ON_ITS_WAY_OUT: refusal(409, z.object({ portals: z.array(portalId) })),
  },
  method: 'POST',
  service: 'jobBoards',
  path: '/v1/idibu/jobs_submit',
  summary: 'Publish a position on portals; where it is published or about to be, nothing happens',
  body: z.object({ jobId: id, portals: z.array(portalId).min(1).max(50) }),
  response: done,
});

/** API-79: one item for each portal of the installation. */
export const getJobStatus = defineEndpoint({
  id: 'getJobStatus',
  may: 'positions.read_all',
  unlessAgencies: 'multipostingHidden',
  errors: notEnabled,
  method: 'GET',
  service: 'jobBoards',
  path: '/v1/idibu/jobs_status',
  summary: 'Where the adverts of a position stand, portal by portal, and what each portal lacks',
  query: z.object({ jobId: id }),
  hears: () => [topic.advert(), topic.positions(), topic.agency()],
  response: z.object({ items: z.array(advertStatus) }),
});

/**
 * API-80. Without `portals` it is taken out everywhere. An advert whose reason is `UNCERTAIN`, on a named portal that cannot be
 * asked, counts as taken out from then on: who names it has looked there. So does, where `isGone` says so, one that could not be
 * taken out of a named portal: the portal is not asked again. `isGone` without `portals` is a wrong field `portals`.
 */
export const deleteJob = defineEndpoint({
  id: 'deleteJob',
  may: 'adverts.publish',
  unlessAgencies: 'multipostingHidden',
  errors: positionErrors,
  method: 'DELETE',
  service: 'jobBoards',
  path: '/v1/idibu/jobs_delete',
  summary: 'Take the adverts of a position out, on the given portals or on all',
  body: z.object({
    jobId: id,
    portals: z.array(portalId).min(1).max(50).optional(),
    isGone: z.boolean().optional(),
  }),
  response: done,
});

export const listPortals = defineEndpoint({
  id: 'listPortals',
  may: 'agency.read',
  method: 'GET',
  service: 'jobBoards',
  path: '/v1/portals',
  summary: 'The portals of the installation, and how the agency is connected to each',
  hears: () => [topic.advert(), topic.agency()],
  response: items(portal),
});

export const portalChanged = { PORTAL_SETTINGS_CHANGED: changedMeanwhile };

/** `key` left out or empty keeps the stored one, as long as the address stays. What is left out of the others becomes empty. */
export const updatePortalSettings = defineEndpoint({
  id: 'updatePortalSettings',
  may: 'portals.manage',
  errors: {
    ...portalChanged,
    /** Adverts are out there by the connection that is: they must be taken out first. */
    PORTAL_IN_USE: refusal(409, z.object({ adverts: z.number().int() })),
  },
  method: 'PUT',
  service: 'jobBoards',
  path: '/v1/portals/:id/settings',
  // A second try of one that was saved would find its own change.
  retry: false,
  summary: 'Set how the agency is connected to a portal; `version` is the one that was read',
  params: z.object({
    id: z.union([z.number(), z.string().transform(Number)]).pipe(portalId),
  }),
  body: z.object({
    kind: z.enum(CONNECTION_KINDS),
    companyId: text(0, 100).optional(),
    posterEmail: z.union([z.literal(''), z.email().max(254)]).optional(),
    address: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]).optional(),
    key: z.string().trim().max(500).optional(),
    canFind: z.boolean().optional(),
    version: z.number().int(),
  }),
  response: data(portal),
});
