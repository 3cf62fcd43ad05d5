import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { LOCALES } from './enums.ts';
import { changedMeanwhile } from './errors.ts';
import { dateTime, id } from './primitives.ts';
import { richText } from './rich-text-limits.ts';
import { topic } from './topics.ts';
import { translationsOf } from './translations.ts';

export const careerSiteChanged = { CAREER_SITE_CHANGED: changedMeanwhile };

/** Pages of a career site that an agency edits (source: `docs/requirements/constants.md`, as every list here). */
export const SITE_PAGES = ['home', 'positions', 'departments', 'about'] as const;
export const SITE_ROUNDINGS = ['none', 'sm', 'md', 'lg', 'xl', 'full'] as const;
export const SITE_FONTS = [
  'font-outfit',
  'font-inter',
  'font-montserrat',
  'font-open-sans',
  'font-roboto',
] as const;
export const DEPARTMENT_ICONS = [
  'HandIcon',
  'Warehouse',
  'Cpu',
  'MailCheck',
  'Scale',
  'Building',
  'Armchair',
  'House',
  'CircleDollarSign',
] as const;
export const VALUE_ICONS = [
  'shield',
  'rocket',
  'star',
  'heart',
  'hand',
  'lightbulb',
  'users',
  'shieldCheck',
  'leaf',
  'handshake',
  'checkCircle',
  'brush',
  'flame',
  'eye',
  'trendingUp',
  'userCheck',
  'bookOpen',
  'briefcase',
  'building',
  'calendar',
  'clock',
  'dollarSign',
  'shieldAlert',
] as const;

export type SitePage = (typeof SITE_PAGES)[number];
export type DepartmentIcon = (typeof DEPARTMENT_ICONS)[number];
export type ValueIcon = (typeof VALUE_ICONS)[number];

/** Pages that are there as soon as the job portal is on; they cannot be unpublished. */
export const ALWAYS_PUBLISHED: readonly SitePage[] = ['home', 'positions'];
/** Where each page stands below the site's address. */
export const SITE_PAGE_URLS: Readonly<Record<SitePage, string>> = {
  home: '/',
  positions: '/positions',
  departments: '/departments',
  about: '/about',
};

/** `#rgb` or `#rrggbb`. */
export const hexColor = z
  .string()
  .max(7)
  .regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i);
/** Text of a page, HTML or plain; stored sanitised. */
export const prose = richText(20_000);
export const title = z.string().trim().max(200);
const neededTitle = title.min(1);
/** An address on the web, or empty. */
const link = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(300)]);

export const siteStyles = z.object({
  primaryColor: hexColor,
  textColor: hexColor,
  /** `angle` in degrees, 0 to 360. */
  gradient: z.object({
    isGradient: z.boolean(),
    endColor: hexColor,
    angle: z.number().int().min(0).max(360),
  }),
  rounded: z.enum(SITE_ROUNDINGS),
  font: z.enum(SITE_FONTS),
});
export type SiteStyles = z.infer<typeof siteStyles>;

export const sitePage = z.object({
  id: z.string().min(1).max(60),
  name: z.string().trim().min(1).max(100),
  slug: z.enum(SITE_PAGES),
  url: z.string().max(200),
  isPublished: z.boolean(),
  canBeUnpublished: z.boolean(),
  lastModified: dateTime,
});
export type SitePageEntry = z.infer<typeof sitePage>;

export const homePage = z.object({
  /** A public picture of the agency's own; null without one. */
  heroUrl: z.string().max(300).nullable(),
  description: prose,
  linkedinUrl: link,
  xUrl: link,
  facebookUrl: link,
  instagramUrl: link,
  isMapVisible: z.boolean(),
  faqs: z.array(z.object({ question: neededTitle, answer: prose })).max(50),
});
export const positionsPage = z.object({ title, description: prose });
export const departmentsPage = z.object({
  departments: z
    .array(
      z.object({
        id: z.string().min(1).max(60),
        title: neededTitle,
        description: prose,
        icon: z.enum(DEPARTMENT_ICONS),
      }),
    )
    .max(60),
});
export const aboutPage = z.object({
  description: prose,
  missionTitle: title,
  missionDescription: prose,
  values: z.array(z.object({ title: neededTitle, value: prose, icon: z.enum(VALUE_ICONS) })).max(30),
});

/** What a version of the site in another language says; lists come whole. */
const siteTexts = z.object({
  homePage: homePage.pick({ description: true, faqs: true }).partial(),
  positionsPage: positionsPage.partial(),
  departmentsPage: departmentsPage.partial(),
  aboutPage: aboutPage.partial(),
});
export type SiteTexts = z.infer<typeof siteTexts>;
export const siteTranslations = translationsOf(siteTexts);

/** All that an agency says and chooses of its site. No pages: the job portal is off. */
export const siteConfiguration = z.object({
  pages: z
    .array(sitePage)
    .max(SITE_PAGES.length)
    .refine((pages) => new Set(pages.map(({ slug }) => slug)).size === pages.length),
  styles: siteStyles,
  homePage,
  positionsPage,
  departmentsPage,
  aboutPage,
  /** Of the texts above; what other languages have stands in `translations`. */
  language: z.enum(LOCALES),
  translations: siteTranslations,
});
export type SiteConfiguration = z.infer<typeof siteConfiguration>;

/** What a site without stored content has. */
export const DEFAULT_SITE: SiteConfiguration = {
  pages: [],
  styles: {
    primaryColor: '#3c00ff',
    textColor: '#ffffff',
    gradient: { isGradient: false, endColor: '#ef4444', angle: 1 },
    rounded: 'none',
    font: 'font-outfit',
  },
  homePage: {
    heroUrl: null,
    description: '',
    linkedinUrl: '',
    xUrl: '',
    facebookUrl: '',
    instagramUrl: '',
    isMapVisible: true,
    faqs: [],
  },
  positionsPage: { title: '', description: '' },
  departmentsPage: { departments: [] },
  aboutPage: { description: '', missionTitle: '', missionDescription: '', values: [] },
  language: 'en',
  translations: {},
};

/** A page's entry as `Enable job portal` makes it. `at`: ISO date and time. */
export const sitePageEntry = (slug: SitePage, name: string, at: string): SitePageEntry => ({
  id: slug,
  name,
  slug,
  url: SITE_PAGE_URLS[slug],
  isPublished: ALWAYS_PUBLISHED.includes(slug),
  canBeUnpublished: !ALWAYS_PUBLISHED.includes(slug),
  lastModified: at,
});

export const agencyParams = z.object({ agencyId: id });
const careerSite = { service: 'careerSite', params: agencyParams } as const;
const configurationAnswer = z.object({
  careerSite: z.object({ configurations: siteConfiguration, version: z.number() }),
});

export const getCareerSite = defineEndpoint({
  ...careerSite,
  id: 'getCareerSite',
  may: 'agency.read',
  method: 'GET',
  path: '/api/v1/agencies/:agencyId/career_site',
  summary: 'What the agency says and chooses of its career site',
  hears: () => [topic.careerSite()],
  response: configurationAnswer,
});
export const saveCareerSite = defineEndpoint({
  ...careerSite,
  id: 'saveCareerSite',
  may: 'agency.manage',
  errors: careerSiteChanged,
  method: 'POST',
  path: '/api/v1/agencies/:agencyId/career_site',
  summary: 'Change parts of the career site; a part that is left out stays',
  body: z.object({
    careerSite: z.object({
      configurations: siteConfiguration.partial(),
      /** The one that the change was made from; another one that is stored refuses it. */
      version: z.number().int().optional(),
    }),
  }),
  response: configurationAnswer,
});
