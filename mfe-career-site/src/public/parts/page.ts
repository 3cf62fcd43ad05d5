import type { SitePage } from '@cantera/shared/contracts/career-site';
import { LOCALES, type Locale } from '@cantera/shared/contracts/enums';
import type { PublicSite } from '@cantera/shared/contracts/public-site';
import { attributes, type Html } from '../html.ts';
import { type Messages, messagesOf } from '../messages/index.ts';
import { type SitePaths, sitePaths } from '../paths.ts';

/** Addresses of the built files that a page loads. */
export interface SiteAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Fonts of the first paint, woff2. */
  readonly fonts: readonly string[];
}

/** What every page of the site is drawn with. */
export interface PageContext {
  /** Null on a page that belongs to no agency. */
  readonly site: PublicSite | null;
  readonly locale: Locale;
  /** Origin of public addresses, without a slash at the end. */
  readonly origin: string;
  readonly assets: SiteAssets;
  /** The agency's colours, from `siteStyleSheet`; the page's policy names its hash. */
  readonly styleSheet: string;
}

export interface PageParts {
  readonly title: string;
  readonly description?: string;
  /** The page's address in any of the site's languages; pages without one are not indexed. */
  readonly pathOf?: (paths: SitePaths) => string;
  /** What search engines keep of the address beside the path. */
  readonly query?: string;
  /** What its address asks for beside the path, `?…` or empty: the page in another language is asked for the same. */
  readonly asked?: string;
  /** It has its address and languages, and nothing that search engines should list: a form, what a search finds. */
  readonly isUnlisted?: boolean;
  /** By which link somebody came: the page in another language knows it too. */
  readonly channel?: string | null;
  /** The entry of the navigation that it belongs to. */
  readonly page?: SitePage;
  /** What machines read of the page, schema.org's words. */
  readonly data?: readonly Record<string, unknown>[];
  /** A picture that stands for the page elsewhere. */
  readonly image?: string | null;
  readonly body: Html;
}

/** The language's messages and addresses of a page. */
export const pageWords = (context: PageContext): { t: Messages; paths: SitePaths } => ({
  t: messagesOf(context.locale),
  paths: sitePaths(context.locale, context.site?.slug ?? ''),
});

/** The zone that the page tells times and dates of moments in: the agency's. */
export const zoneOf = ({ site }: PageContext): string => site?.timeZone ?? 'UTC';

/** The language of each of an agency's texts on a page; the page's own when it is left out. */
export type TextLanguages<K extends string> = Readonly<Partial<Record<K, Locale>>>;

/** The language of a text that is not the page's, as an attribute. */
export const langOf = ({ locale }: PageContext, language: Locale | undefined): Html =>
  attributes({ lang: language === locale ? undefined : language });

/** Where each language has the page; the home page for one that has no address of its own. */
export const languagePaths = (
  { site }: PageContext,
  { pathOf }: Pick<PageParts, 'pathOf'>,
): readonly (readonly [Locale, string])[] =>
  LOCALES.map((locale) => {
    const paths = sitePaths(locale, site?.slug ?? '');
    return [locale, pathOf ? pathOf(paths) : paths.home];
  });
