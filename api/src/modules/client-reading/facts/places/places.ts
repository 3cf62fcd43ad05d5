import { fold } from '@cantera/shared/contracts/text';
import { isNode, many, textOf } from '../../page/linked-data.ts';
import type { Page } from '../../page/page.ts';
import { found, type PageFact } from '../found.ts';
import { organisationOf } from '../names/organisation.ts';
import { isCountryOnly } from './countries.ts';
import { lastParts, placesInBlocks } from './written-places.ts';

/** A place as it is written, for the recogniser of cities. */
export interface WrittenPlace {
  readonly text: string;
  /** ISO 3166-1 alpha-2, when the page says it. */
  readonly countryCode: string | null;
}

const MAX_PLACES = 20;
const codeOf = (country: unknown): string | null => {
  const text = textOf(isNode(country) ? (country.identifier ?? country.name) : country) ?? '';
  return /^[A-Z]{2}$/.test(text) ? text : null;
};

function inData(page: Page): PageFact<WrittenPlace>[] {
  const organisation = organisationOf(page);
  const addresses = [
    ...many(organisation?.address),
    ...many(organisation?.location).flatMap((place) =>
      isNode(place) ? many(place.address ?? place) : [place],
    ),
  ];
  return addresses.flatMap((address) => {
    if (!isNode(address)) {
      const text = textOf(address);
      return text ? [found({ text: lastParts(text), countryCode: null }, text, page)] : [];
    }
    const city = textOf(address.addressLocality);
    if (!city) return [];
    const region = textOf(address.addressRegion);
    const country = textOf(address.addressCountry);
    const quote = [textOf(address.streetAddress), textOf(address.postalCode), city, region, country]
      .filter(Boolean)
      .join(', ');
    const countryCode = codeOf(address.addressCountry);
    const written = [city, region, countryCode ? undefined : country].filter(Boolean).join(', ');
    return [found({ text: written, countryCode }, quote, page)];
  });
}

const inText = (page: Page): PageFact<WrittenPlace>[] =>
  placesInBlocks(page.blocks).map(({ text, quote }) => found({ text, countryCode: null }, quote, page));

/** Places that the pages name as the company's: its data's, addresses with a post code, and where it says that it is. */
export function placesOf(pages: readonly Page[]): PageFact<WrittenPlace>[] {
  const all = [...pages.flatMap(inData), ...pages.flatMap(inText)];
  const known = new Set<string>();
  return all
    .filter(({ value }) => {
      const key = fold(value.text.split(/[,(]/)[0] ?? '').trim();
      if (key.length < 2 || known.has(key) || isCountryOnly(key)) return false;
      known.add(key);
      return true;
    })
    .slice(0, MAX_PLACES);
}
