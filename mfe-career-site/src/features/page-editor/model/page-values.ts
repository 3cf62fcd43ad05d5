import {
  type aboutPage,
  DEPARTMENT_ICONS,
  type departmentsPage,
  type homePage,
  type SiteConfiguration,
  type SitePage,
  type SiteTexts,
  VALUE_ICONS,
} from '@cantera/shared/contracts/career-site';
import { LOCALES, type Locale } from '@cantera/shared/contracts/enums';
import type { SiteDraft } from '@cantera/shared/contracts/site-preview';
import type { z } from 'zod';

/** A question with its answer, a department or a value. */
export type Entry = {
  /** Under which a department is stored; empty for what is stored without one. */
  id: string;
  title: string;
  /** HTML. */
  text: string;
  /** Empty for what has none. */
  icon: string;
};
/** What a page says in one language. Each page has some of it, the rest stays empty. */
export type PageTexts = {
  title: string;
  description: string;
  missionTitle: string;
  missionDescription: string;
  /** Keys of `entries` in their order. An entry that was taken out stays among them, so that it can come back. */
  order: string[];
  entries: Record<string, Entry>;
};
/** What the form of a page holds: every language has its texts, whichever is the site's own. */
export type PageValues = {
  heroUrl: string | null;
  linkedinUrl: string;
  xUrl: string;
  facebookUrl: string;
  instagramUrl: string;
  isMapVisible: boolean;
  texts: Record<Locale, PageTexts>;
};
/** What a page says, as it is stored. */
type StoredTexts = Partial<{ [Part in keyof SiteTexts]: SiteTexts[Part] }>;
type Texts = Omit<PageTexts, 'order' | 'entries'> & { list: readonly Entry[] };

const NOTHING: Texts = { title: '', description: '', missionTitle: '', missionDescription: '', list: [] };

const READ: Readonly<Record<SitePage, (of: StoredTexts) => Partial<Texts>>> = {
  home: ({ homePage: of }) => ({
    description: of?.description,
    list: of?.faqs?.map(({ question, answer }) => ({ id: '', title: question, text: answer, icon: '' })),
  }),
  positions: ({ positionsPage: of }) => ({ title: of?.title, description: of?.description }),
  departments: ({ departmentsPage: of }) => ({
    list: of?.departments?.map(({ id, title, description, icon }) => ({
      id,
      title,
      text: description,
      icon,
    })),
  }),
  about: ({ aboutPage: of }) => ({
    description: of?.description,
    missionTitle: of?.missionTitle,
    missionDescription: of?.missionDescription,
    list: of?.values?.map(({ title, value, icon }) => ({ id: '', title, text: value, icon })),
  }),
};

/** One key for a department in every language, by its place among all that are known; others count for themselves. */
function keyed(list: readonly Entry[], ids: Map<string, string>): Pick<PageTexts, 'order' | 'entries'> {
  const seen = new Set<string>();
  const keys = list.map(({ id }, index) => {
    if (!id || seen.has(id)) return `n${index}`;
    seen.add(id);
    const key = ids.get(id) ?? `e${ids.size}`;
    ids.set(id, key);
    return key;
  });
  return {
    order: keys,
    entries: Object.fromEntries(list.map((entry, index) => [keys[index] ?? '', entry])),
  };
}

/** A page of the stored site as its form holds it. */
export function valuesOf(page: SitePage, site: SiteConfiguration): PageValues {
  const { heroUrl, linkedinUrl, xUrl, facebookUrl, instagramUrl, isMapVisible } = site.homePage;
  const ids = new Map<string, string>();
  const textsOf = (locale: Locale): PageTexts => {
    const stored: StoredTexts = locale === site.language ? site : (site.translations[locale] ?? {});
    const given = Object.entries(READ[page](stored)).filter(([, text]) => text !== undefined);
    const { list, ...texts }: Texts = { ...NOTHING, ...Object.fromEntries(given) };
    return { ...texts, ...keyed(list, ids) };
  };
  // The site's own language first: its departments come first, and the others share their keys.
  const own = textsOf(site.language);
  const texts = { ca: textsOf('ca'), es: textsOf('es'), en: textsOf('en'), [site.language]: own };
  return { heroUrl, linkedinUrl, xUrl, facebookUrl, instagramUrl, isMapVisible, texts };
}

const oneOf = <T extends string>(known: readonly [T, ...T[]], icon: string): T =>
  known.find((one) => one === icon) ?? known[0];

/** The entries of a page in their order. */
export const entriesOf = ({ order, entries }: PageTexts): Entry[] =>
  order.flatMap((key) => entries[key] ?? []);

type HomeTexts = Pick<z.output<typeof homePage>, 'description' | 'faqs'>;
const homeTexts = (texts: PageTexts): HomeTexts => ({
  description: texts.description,
  faqs: entriesOf(texts).map(({ title, text }) => ({ question: title.trim(), answer: text })),
});
const departmentsTexts = (texts: PageTexts): z.output<typeof departmentsPage> => ({
  departments: entriesOf(texts).map(({ id, title, text, icon }) => ({
    id,
    title: title.trim(),
    description: text,
    icon: oneOf(DEPARTMENT_ICONS, icon),
  })),
});
const aboutTexts = (texts: PageTexts): z.output<typeof aboutPage> => ({
  description: texts.description,
  missionTitle: texts.missionTitle.trim(),
  missionDescription: texts.missionDescription,
  values: entriesOf(texts).map(({ title, text, icon }) => ({
    title: title.trim(),
    value: text,
    icon: oneOf(VALUE_ICONS, icon),
  })),
});
const positionsTexts = ({ title, description }: PageTexts) => ({ title: title.trim(), description });

/** What a page says in one language, as it is stored. */
function storedTexts(page: SitePage, texts: PageTexts): StoredTexts {
  if (page === 'home') return { homePage: homeTexts(texts) };
  if (page === 'positions') return { positionsPage: positionsTexts(texts) };
  return page === 'departments'
    ? { departmentsPage: departmentsTexts(texts) }
    : { aboutPage: aboutTexts(texts) };
}

/** A page in the site's own language, with what it has in no language. */
function ownPart(
  page: SitePage,
  { texts, ...rest }: PageValues,
  language: Locale,
): Partial<SiteConfiguration> {
  const own = texts[language];
  if (page === 'home') {
    const { linkedinUrl, xUrl, facebookUrl, instagramUrl } = rest;
    const links = {
      linkedinUrl: linkedinUrl.trim(),
      xUrl: xUrl.trim(),
      facebookUrl: facebookUrl.trim(),
      instagramUrl: instagramUrl.trim(),
    };
    return { homePage: { ...rest, ...links, ...homeTexts(own) } };
  }
  if (page === 'positions') return { positionsPage: positionsTexts(own) };
  return page === 'departments' ? { departmentsPage: departmentsTexts(own) } : { aboutPage: aboutTexts(own) };
}

/** Whether a page says anything in a language. */
export const hasTexts = (texts: PageTexts): boolean =>
  texts.order.length > 0 ||
  [texts.title, texts.description, texts.missionTitle, texts.missionDescription].some((text) => text.trim());

type Version = NonNullable<SiteConfiguration['translations'][Locale]>;

/** The versions in other languages; the other pages' stay as `stored` has them. */
function versionsOf(
  page: SitePage,
  { texts }: PageValues,
  language: Locale,
  stored: SiteConfiguration['translations'],
): SiteConfiguration['translations'] {
  const versions: Partial<Record<Locale, Version>> = {};
  for (const locale of LOCALES) {
    const kept = stored[locale];
    const own: Version = storedTexts(page, texts[locale]);
    const isNew = !kept || !Object.keys(own).some((part) => part in kept);
    if (locale === language || (isNew && !hasTexts(texts[locale]))) {
      if (kept) versions[locale] = kept;
    } else versions[locale] = { ...kept, ...own };
  }
  return versions;
}

/** What a save of the page sends; the texts of other pages in other languages are those of `site`. */
export const partsOf = (
  page: SitePage,
  values: PageValues,
  { language, translations }: SiteConfiguration,
): Partial<SiteConfiguration> => ({
  ...ownPart(page, values, language),
  translations: versionsOf(page, values, language, translations),
});

/** What a preview of the page is drawn from. */
export const draftOf = (page: SitePage, values: PageValues, language: Locale): SiteDraft => ({
  ...ownPart(page, values, language),
  language,
  translations: versionsOf(page, values, language, {}),
});

/** The same text for the same page, whatever else the site has. */
export const pageText = (page: SitePage, values: PageValues, language: Locale): string =>
  JSON.stringify(draftOf(page, values, language));
/** The same for a page as it is stored. */
export const storedPageText = (page: SitePage, site: SiteConfiguration): string =>
  pageText(page, valuesOf(page, site), site.language);
