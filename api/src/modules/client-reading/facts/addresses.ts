import { isLinkedin } from '@cantera/shared/contracts/site-address';
import { isNode, many, textOf } from '../page/linked-data.ts';
import type { Page } from '../page/page.ts';
import { firstOf, found, type PageFact } from './found.ts';
import { isOfSite } from './names/name.ts';
import { organisationOf, siteName } from './names/organisation.ts';

const PROFILE = /^https?:\/\/(?:[a-z]{2,3}\.)?linkedin\.com\/(?:company|school|showcase)\/[^/?#]+/i;

/** The company's page on LinkedIn, where its own pages lead there. */
export const linkedinOf = (pages: readonly Page[]): PageFact<string> | undefined =>
  firstOf(pages, (page) => {
    const profiles = [
      page.url,
      ...many(organisationOf(page)?.sameAs).flatMap((one) => textOf(one) ?? []),
      ...page.links.map(({ url }) => url),
    ];
    return firstOf(profiles, (url) => {
      const [profile] = PROFILE.exec(url) ?? [];
      return profile ? found(profile, url, page) : undefined;
    });
  });

/**
 * The front door of the site that was read where it is the company's own, by its name, or was read itself; else the page, which
 * then stands at somebody else's. Of a page of LinkedIn, the website that it names.
 */
export function websiteOf(page: Page, name: string): PageFact<string> | undefined {
  if (!isLinkedin(page.url)) {
    const front = new URL('/', page.url).href;
    return found(isOfSite(name, siteName(page.url)) ? front : page.url, page.url, page);
  }
  const organisation = organisationOf(page);
  const named = [...many(organisation?.sameAs), ...many(organisation?.url)]
    .flatMap((one) => textOf(one) ?? [])
    .find((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && !isLinkedin(url));
  return named === undefined ? undefined : found(named, named, page);
}

/** Addresses of pictures that may be the logo, the surest first. */
export function logosOf(page: Page): PageFact<string>[] {
  const whole = (url: unknown): string | undefined => {
    const text = textOf(isNode(url) ? (url.contentUrl ?? url.url) : url);
    return text && URL.canParse(text, page.url) ? new URL(text, page.url).href : undefined;
  };
  const organisation = organisationOf(page);
  const pictures = page.pictures.filter(({ words }) => /logo|brand/i.test(words));
  const urls = [
    whole(many(organisation?.logo)[0]),
    page.metas.get('og:logo'),
    ...pictures.filter(({ place }) => place === 'header' || place === 'nav').map(({ url }) => url),
    // Those of a page of LinkedIn are LinkedIn's.
    ...(isLinkedin(page.url) ? [] : page.icons),
    ...pictures
      .filter(({ place, words }) => place === 'main' && /logo/i.test(words))
      .slice(0, 1)
      .map(({ url }) => url),
  ];
  return [...new Set(urls.map((url) => whole(url)))]
    .filter((url) => url !== undefined)
    .map((url) => found(url, url, page));
}
