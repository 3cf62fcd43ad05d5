import {
  ALWAYS_PUBLISHED,
  DEFAULT_SITE,
  SITE_PAGE_URLS,
  SITE_PAGES,
  type SiteConfiguration,
  type SitePage,
  type SitePageEntry,
  type SiteTexts,
  siteConfiguration,
} from '@cantera/shared/contracts/career-site';
import { LOCALES } from '@cantera/shared/contracts/enums';
import { invalidFields } from '../../errors.ts';
import { sanitizeProse } from '../../http/sanitize.ts';
import { fieldsOf } from '../../http/validation.ts';

const { shape } = siteConfiguration;

/** A part as it is stored; what it lacks, or what cannot be read any more, is as on a new site. */
function readPart<K extends keyof SiteConfiguration>(key: K, stored: unknown): SiteConfiguration[K] {
  const given = typeof stored === 'object' && stored !== null ? stored : {};
  const isWhole = Array.isArray(stored) || typeof stored === 'string';
  const merged = isWhole ? stored : Object.assign({}, DEFAULT_SITE[key], given);
  const read = shape[key].safeParse(merged);
  // Each key of the schema's shape gives the type of the same key.
  return read.success ? (read.data as SiteConfiguration[K]) : DEFAULT_SITE[key];
}

/** A stored configuration, whole. */
export function readConfiguration(stored: Partial<SiteConfiguration>): SiteConfiguration {
  return {
    pages: readPart('pages', stored.pages ?? []),
    styles: readPart('styles', stored.styles),
    homePage: readPart('homePage', stored.homePage),
    positionsPage: readPart('positionsPage', stored.positionsPage),
    departmentsPage: readPart('departmentsPage', stored.departmentsPage),
    aboutPage: readPart('aboutPage', stored.aboutPage),
    language: readPart('language', stored.language ?? DEFAULT_SITE.language),
    translations: readPart('translations', stored.translations),
  };
}

/** A site without pages is not there. */
export const isSiteOn = ({ pages }: Pick<SiteConfiguration, 'pages'>): boolean => pages.length > 0;

export const publishedPages = ({ pages }: Pick<SiteConfiguration, 'pages'>): SitePage[] =>
  isSiteOn({ pages })
    ? SITE_PAGES.filter(
        (slug) =>
          ALWAYS_PUBLISHED.includes(slug) || pages.some((page) => page.slug === slug && page.isPublished),
      )
    : [];

const PAGE_PARTS: Readonly<Record<SitePage, keyof SiteTexts>> = {
  home: 'homePage',
  positions: 'positionsPage',
  departments: 'departmentsPage',
  about: 'aboutPage',
};

interface Change {
  readonly before: SiteConfiguration;
  readonly given: Partial<SiteConfiguration>;
  /** ISO date and time of the change. */
  readonly at: string;
}

function changedPage(page: SitePageEntry, { before, given, at }: Change): SitePageEntry {
  const old = before.pages.find(({ slug }) => slug === page.slug);
  const isFixed = ALWAYS_PUBLISHED.includes(page.slug);
  const isPublished = isFixed || page.isPublished;
  const part = PAGE_PARTS[page.slug];
  const isChanged = (now: unknown, then: unknown): boolean => JSON.stringify(now) !== JSON.stringify(then);
  const { translations } = given;
  const hasNewText =
    (given[part] !== undefined && isChanged(given[part], before[part])) ||
    (translations !== undefined &&
      LOCALES.some((locale) => isChanged(translations[locale]?.[part], before.translations[locale]?.[part])));
  const isTouched = hasNewText || (old !== undefined && old.isPublished !== isPublished);
  return {
    ...page,
    url: SITE_PAGE_URLS[page.slug],
    isPublished,
    canBeUnpublished: !isFixed,
    lastModified: isTouched ? at : (old?.lastModified ?? at),
  };
}

/** The keys that hold text of a page, in whichever part of the site. */
const PROSE: ReadonlySet<string> = new Set(['description', 'answer', 'missionDescription', 'value']);
/** Parts of a configuration with what `work` makes of their texts. */
export const mapProse = <T extends Partial<SiteConfiguration>>(given: T, work: (text: string) => string): T =>
  JSON.parse(JSON.stringify(given), (key, value: unknown) =>
    typeof value === 'string' && PROSE.has(key) ? work(value) : value,
  );
/** Parts of a configuration with their texts as they may be stored. */
export const cleanParts = (given: Partial<SiteConfiguration>): Partial<SiteConfiguration> =>
  mapProse(given, sanitizeProse);

/** Throws 400 naming a text below `prefix` that has become too long by what stands for its signs in HTML: it could not be read again. */
export function requireReadable(parts: Partial<SiteConfiguration>, prefix: string): void {
  const read = siteConfiguration.partial().safeParse(parts);
  if (read.success) return;
  const fields = Object.entries(fieldsOf(read.error, 'pages'));
  throw invalidFields(Object.fromEntries(fields.map(([path, key]) => [`${prefix}.${path}`, key])));
}

/**
 * The configuration after a change. Home and positions stay published as long as there are pages; a page whose text or
 * publication changed gets the time of it. Throws 400 when one of the two is missing among the pages.
 */
export function changeConfiguration(change: Change): SiteConfiguration {
  const given = cleanParts(change.given);
  requireReadable(given, 'career_site.configurations');
  const after = { ...change.before, ...given };
  const isWhole = ALWAYS_PUBLISHED.every((slug) => after.pages.some((page) => page.slug === slug));
  if (isSiteOn(after) && !isWhole)
    throw invalidFields({ 'career_site.configurations.pages': 'invalid_value' });
  return { ...after, pages: after.pages.map((page) => changedPage(page, change)) };
}
