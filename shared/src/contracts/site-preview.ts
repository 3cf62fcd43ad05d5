import { z } from 'zod';
import {
  aboutPage,
  agencyParams,
  departmentsPage,
  homePage,
  positionsPage,
  SITE_PAGES,
  siteStyles,
  title,
} from './career-site.ts';
import { defineEndpoint } from './endpoint.ts';
import { LOCALES } from './enums.ts';
import { tooManyAttempts } from './errors.ts';
import { data } from './primitives.ts';
import { translationsOf } from './translations.ts';

/** Bytes of the body of a preview. */
export const MAX_PREVIEW_BYTES = 262_144;

/** What somebody is typing: an address on its way, drawn once it is one. */
const linkOnItsWay = z.string().max(300);
const draftHome = homePage.extend({
  linkedinUrl: linkOnItsWay,
  xUrl: linkOnItsWay,
  facebookUrl: linkOnItsWay,
  instagramUrl: linkOnItsWay,
  faqs: z.array(homePage.shape.faqs.element.extend({ question: title })).max(50),
});
const draftDepartments = z.object({
  departments: z.array(departmentsPage.shape.departments.element.extend({ title })).max(60),
});
const draftAbout = aboutPage.extend({
  values: z.array(aboutPage.shape.values.element.extend({ title })).max(30),
});

/**
 * A configuration as it stands in a form: entries without their title and addresses that are none yet are taken and not drawn,
 * so that the preview follows each key. A part that is left out is as it is stored.
 */
export const siteDraft = z
  .object({
    styles: siteStyles,
    homePage: draftHome,
    positionsPage,
    departmentsPage: draftDepartments,
    aboutPage: draftAbout,
    language: z.enum(LOCALES),
    translations: translationsOf(
      z.object({
        homePage: draftHome.pick({ description: true, faqs: true }).partial(),
        positionsPage: positionsPage.partial(),
        departmentsPage: draftDepartments.partial(),
        aboutPage: draftAbout.partial(),
      }),
    ),
  })
  .partial();
export type SiteDraft = z.infer<typeof siteDraft>;

/**
 * Draws a page as it would be published, whether or not it is. Taken at most five times a second from one session (429), so a
 * form leaves 200 ms between two calls.
 */
export const previewCareerSite = defineEndpoint({
  service: 'careerSite',
  id: 'previewCareerSite',
  errors: tooManyAttempts,
  may: 'agency.read',
  method: 'POST',
  isRead: true,
  retry: false,
  path: '/api/v1/agencies/:agencyId/career_site/preview',
  params: agencyParams,
  summary: 'A page of the career site drawn from what is not saved yet; a body of at most 256 KB',
  body: z.object({
    page: z.enum(SITE_PAGES),
    locale: z.enum(LOCALES),
    configurations: siteDraft,
  }),
  response: data(
    z.object({
      /** What stands inside the page's body, byte for byte as it would be published. */
      html: z.string(),
      /** The page's whole style sheet: the agency's colours, corners and font, and the site's rules. */
      styleSheet: z.string(),
    }),
  ),
});
