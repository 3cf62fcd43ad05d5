import { fold } from '@cantera/shared/contracts/text';
import { isNode, many, textOf } from '../page/linked-data.ts';
import type { Page } from '../page/page.ts';
import { type Found, found } from './found.ts';
import { organisationOf } from './organisation.ts';

/** A place as it is written, for the recogniser of cities. */
export interface WrittenPlace {
  readonly text: string;
  /** ISO 3166-1 alpha-2, when the page says it. */
  readonly countryCode: string | null;
}

const MAX_PLACES = 10;
const codeOf = (country: unknown): string | null => {
  const text = textOf(isNode(country) ? (country.identifier ?? country.name) : country) ?? '';
  return /^[A-Z]{2}$/.test(text) ? text : null;
};

function inData(page: Page): Found<WrittenPlace>[] {
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

/** The parts of an address after its street: those that may name a city. */
const lastParts = (text: string): string =>
  text
    .split(/[,;|·•]|\s[-–—]\s/)
    .slice(-4)
    .join(', ');

const CITY = String.raw`[\p{Lu}][\p{L}'’·-]+(?:\s+(?:de|del|d['’]|la|el|les|los|las|of|upon|${'[\\p{Lu}]'}[\p{L}'’·-]+)){0,5}`;
/** `08001 Barcelona`, `AD500 Andorra la Vella`, `4000-322 Porto`. */
const AFTER_CODE = new RegExp(
  String.raw`(?<![\d/.+-])(?:AD\s?)?\d{3,5}(?:-\d{3})?\s*[,·–-]?\s+(${CITY}(?:\s*[,(–-]\s*${CITY}\)?){0,2})`,
  'gu',
);
/** `London EC1A 1BB`. */
const BEFORE_CODE = new RegExp(String.raw`(${CITY}),?\s+[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b`, 'gu');
const LABELLED = new RegExp(
  String.raw`(?:[Cc]on sede en|[Aa]mb seu a|[Ss]ede central en|[Ss]eu central a|[Bb]ased in|[Hh]eadquartered in|[Hh]eadquarters in|[Oo]ffices? in|[Oo]ficinas? en|[Oo]ficines a|[Uu]bicad[oa]s? en|[Uu]bicats? a|[Ll]ocated in|[Ee]stamos en|[Ss]om a)\s+(${CITY}(?:(?:,|\s+(?:y|i|and))\s+${CITY}){0,5})`,
  'gu',
);
const STREET =
  /(?:^|\s)(?:c\/|calle|carrer|avda|avenida|avinguda|av\.|plaza|plaça|pol[ií]gono|pol[ií]gon|passeig|paseo|ronda|rambla|ctra|carretera|street|road|avenue|rua|rue|via)[\s.]/iu;

function inText(page: Page): Found<WrittenPlace>[] {
  return page.blocks.flatMap(({ text, isAddress, place }) => {
    const coded = [...text.matchAll(AFTER_CODE)].filter(
      () => isAddress || STREET.test(text) || place === 'footer' || text.length < 120,
    );
    const places = [...coded, ...text.matchAll(BEFORE_CODE)].map((match) => ({
      match,
      texts: [match[1] ?? ''],
    }));
    const labelled = [...text.matchAll(LABELLED)].map((match) => ({
      match,
      texts: (match[1] ?? '').split(/,\s*|\s+(?:y|i|and)\s+/),
    }));
    return [...places, ...labelled].flatMap(({ match, texts }) => {
      const from = Math.max(0, text.lastIndexOf('.', Math.max(0, match.index - 60)) + 1, match.index - 80);
      const quote = text.slice(from, match.index + match[0].length).trim();
      return texts.map((written) => found({ text: written.trim(), countryCode: null }, quote, page));
    });
  });
}

/** Places that the pages name as the company's: its data's, addresses with a post code, and where it says that it is. */
export function placesOf(pages: readonly Page[]): Found<WrittenPlace>[] {
  const all = [...pages.flatMap(inData), ...pages.flatMap(inText)];
  const known = new Set<string>();
  return all
    .filter(({ value }) => {
      const key = fold(value.text.split(/[,(]/)[0] ?? '').trim();
      if (key.length < 2 || known.has(key)) return false;
      known.add(key);
      return true;
    })
    .slice(0, MAX_PLACES);
}
