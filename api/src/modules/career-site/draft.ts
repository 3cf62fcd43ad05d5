import {
  type SiteConfiguration,
  type SitePage,
  siteConfiguration,
  sitePageEntry,
} from '@cantera/shared/contracts/career-site';
import { LOCALES } from '@cantera/shared/contracts/enums';
import type { SiteDraft } from '@cantera/shared/contracts/site-preview';
import { now } from '../../clock.ts';
import { cleanParts, requireReadable } from './configuration.ts';

const { homePage } = siteConfiguration.shape;

type DraftHome = NonNullable<SiteDraft['homePage']>;
type DraftTexts = NonNullable<NonNullable<SiteDraft['translations']>['en']>;

const finished = <T extends { readonly title: string }>(entries: readonly T[]): T[] =>
  entries.filter(({ title }) => title !== '');
const asked = <T extends { readonly question: string }>(entries: readonly T[]): T[] =>
  entries.filter(({ question }) => question !== '');

const LINKS = ['linkedinUrl', 'xUrl', 'facebookUrl', 'instagramUrl'] as const;
/** An address that could not be saved is on its way, or none at all; it must not become a link. */
const finishedLinks = (home: DraftHome): Partial<DraftHome> =>
  Object.fromEntries(
    LINKS.map((key) => [key, homePage.shape[key].safeParse(home[key]).success ? home[key] : '']),
  );

/** Each part without what is not finished in it; those that are not given stay away. */
function finishedTexts({ homePage: home, departmentsPage, aboutPage, ...others }: DraftTexts): DraftTexts {
  return {
    ...others,
    ...(home && { homePage: { ...home, ...(home.faqs && { faqs: asked(home.faqs) }) } }),
    ...(departmentsPage && {
      departmentsPage: {
        ...departmentsPage,
        ...(departmentsPage.departments && { departments: finished(departmentsPage.departments) }),
      },
    }),
    ...(aboutPage && {
      aboutPage: { ...aboutPage, ...(aboutPage.values && { values: finished(aboutPage.values) }) },
    }),
  };
}

function finishedDraft({ homePage: home, departmentsPage, aboutPage, translations, ...others }: SiteDraft) {
  return {
    ...others,
    ...(home && { homePage: { ...home, ...finishedLinks(home), faqs: asked(home.faqs) } }),
    ...(departmentsPage && { departmentsPage: { departments: finished(departmentsPage.departments) } }),
    ...(aboutPage && { aboutPage: { ...aboutPage, values: finished(aboutPage.values) } }),
    ...(translations && {
      translations: Object.fromEntries(
        LOCALES.map((locale) => {
          const texts = translations[locale];
          return [locale, texts && finishedTexts(texts)];
        }),
      ),
    }),
  };
}

/**
 * What is stored of a site, with a form that is still being filled in over it and `page` published. Throws 400 as saving would
 * for a text that is too long.
 */
export function withDraft(
  stored: Partial<SiteConfiguration>,
  draft: SiteDraft,
  page: SitePage,
): Partial<SiteConfiguration> {
  const given = cleanParts(finishedDraft(draft));
  requireReadable(given, 'configurations');
  const entry = { ...sitePageEntry(page, page, now().toISOString()), isPublished: true };
  const pages = [...(stored.pages ?? []).filter(({ slug }) => slug !== page), entry];
  return { ...stored, ...given, pages };
}
