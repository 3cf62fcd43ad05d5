import { z } from 'zod';
import { agencyParams, hexColor } from './career-site.ts';
import { defineEndpoint } from './endpoint.ts';
import { tooManyAttempts } from './errors.ts';
import { data, dateTime } from './primitives.ts';
import { siteSlug } from './site-slug.ts';
import { topic } from './topics.ts';

/** Bytes of a logo: exactly as many are taken, one more is refused. An SVG has at most `MAX_SVG_BYTES`. */
export const MAX_LOGO_BYTES = 10_000_000;
/** Bytes of the picture on the home page: exactly as many are taken, one more is refused. */
export const MAX_HERO_BYTES = 3_500_000;
/** Bytes of a logo that is an SVG: 256 KB. */
export const MAX_SVG_BYTES = 262_144;

const address = {
  service: 'careerSite',
  params: agencyParams,
  path: '/api/v1/agencies/:agencyId/slug',
} as const;

export const getSiteAddress = defineEndpoint({
  ...address,
  id: 'getSiteAddress',
  may: 'agency.read',
  method: 'GET',
  summary: "The career site's address, and what stands on it",
  hears: () => [topic.careerSite(), topic.agency(), topic.positions()],
  response: data(
    z.object({
      slug: z.string(),
      /** Published pages; 0 while the job portal is off. */
      pages: z.number().int(),
      /** Positions that visitors see, or would see if the job portal were on. */
      positions: z.number().int(),
      /** Addresses of before that lead on to this one, and until when. */
      former: z.array(z.object({ slug: z.string(), until: dateTime })),
    }),
  ),
});
export const updateSiteSlug = defineEndpoint({
  ...address,
  id: 'updateSiteSlug',
  errors: tooManyAttempts,
  may: 'agency.manage',
  method: 'PUT',
  summary: 'Move the career site to another address; the old one leads on for 365 days',
  body: z.object({ slug: siteSlug }),
  response: data(z.object({ slug: z.string() })),
});

const olderConfiguration = z.object({
  name: z.string(),
  slug: z.string(),
  primaryColor: z.string(),
  logoUrl: z.string().nullable(),
});
export type SiteIdentity = z.infer<typeof olderConfiguration>;

export const getOlderConfiguration = defineEndpoint({
  id: 'getOlderConfiguration',
  may: 'agency.read',
  method: 'GET',
  path: '/api/v1/career-site/agency/:agencyId/configuration',
  params: agencyParams,
  summary: 'Name, address, logo and colour of the career site',
  hears: () => [topic.careerSite(), topic.agency()],
  response: data(olderConfiguration),
});
export const updateOlderConfiguration = defineEndpoint({
  id: 'updateOlderConfiguration',
  may: 'agency.manage',
  method: 'PATCH',
  path: '/api/v1/agency/career-site/update-configuration',
  summary: 'Change name, address and colour of the career site',
  body: z.object({
    name: z.string().trim().min(1).max(200).optional(),
    slug: siteSlug.optional(),
    primaryColor: hexColor.optional(),
  }),
  response: data(olderConfiguration),
});

const picture = { method: 'POST', may: 'agency.manage', retry: false, bodyKind: 'multipart' } as const;
const logo = { path: '/api/v1/agency/career-site/logo', response: z.object({ logoUrl: z.string() }) };

export const uploadSiteLogo = defineEndpoint({
  ...picture,
  ...logo,
  id: 'uploadSiteLogo',
  errors: tooManyAttempts,
  // 10 MB over a slow line.
  timeoutMs: 300_000,
  summary:
    'Upload the logo: a picture of at most 10 MB, or an SVG of at most 256 KB; field `file`. The one before is kept for a day',
});
export const restoreSiteLogo = defineEndpoint({
  ...logo,
  id: 'restoreSiteLogo',
  may: 'agency.manage',
  method: 'PUT',
  summary: 'Go back to the logo of before, which is kept for a day, or to none',
  body: z.object({
    /** As the configuration named it before the upload; null where there was none. */
    logoUrl: z.string().max(300).nullable(),
  }),
  response: z.object({ logoUrl: z.string().nullable() }),
});
export const uploadSiteHero = defineEndpoint({
  ...picture,
  id: 'uploadSiteHero',
  errors: tooManyAttempts,
  path: '/api/v1/agency/career-site/hero',
  timeoutMs: 300_000,
  summary:
    'Upload a picture for the home page, of at most 3.5 MB; field `file`. It is shown once the page is saved with it',
  response: z.object({ heroUrl: z.string() }),
});
