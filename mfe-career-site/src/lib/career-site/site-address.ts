import { appConfig, type Locale } from '@cantera/shared/session';

/** Origin of the public site, without a slash at the end: `links.careerSite` of the runtime configuration, else our own. */
export const siteOrigin = (): string =>
  (appConfig().links.careerSite ?? window.location.origin).replace(/\/+$/, '');

/** The short address of an agency's site, which leads to it in the visitor's own language. */
export const shortAddress = (slug: string): string => `${siteOrigin()}/${slug}`;

/** The home page of an agency's site in a language. */
export const siteAddress = (locale: Locale, slug: string): string =>
  `${siteOrigin()}/careers/${locale}/${slug}`;
