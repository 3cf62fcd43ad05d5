import {
  type ClientReading,
  READINGS_PER_HOUR,
  type ReadField,
  type ReadSource,
  readClientPage,
} from '@cantera/shared/contracts/client-reading';
import { escapeHtml } from '@cantera/shared/contracts/text';
import type { Tx } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { countSending } from '../../jobs/sending-limit.ts';
import { industryName, readCities, recogniseCities, toLocation } from '../lookups/index.ts';
import { findUser } from '../users/index.ts';
import { type Completed, completedByModel } from './by-model/ask-page.ts';
import type { PageFact } from './facts/found.ts';
import { readLogo } from './logo.ts';
import { NotRead, type Ways } from './site/gate.ts';
import { readSite, type SiteReading } from './site/read-site.ts';

/** Milliseconds for all of a site's pages and its logo. */
const LIMIT_MS = 45_000;

/** Counts a page that somebody has read for them. Throws 429 with Retry-After after 30 in an hour. */
export const countReading = (tx: Tx, { agencyId, userId }: Actor): Promise<void> =>
  countSending(tx, agencyId, [{ key: `page:${userId}`, max: READINGS_PER_HOUR }]);

/** What a site says of its company, with its logo. */
export interface Company extends SiteReading, Completed {
  readonly logo: Awaited<ReturnType<typeof readLogo>>;
}

const byHttp = (url: string): string => url.replace(/^https:/i, 'http:');
const tellsOfCompany = ({ facts: { name, description } }: SiteReading): boolean =>
  Boolean(name) || Boolean(description);

async function readByHttp(url: string, ways: Ways): Promise<SiteReading> {
  const site = byHttp(url);
  try {
    const reading = await readSite(site, ways);
    if (!tellsOfCompany(reading)) throw new NotRead('NOTHING_FOUND');
    return reading;
  } catch (error) {
    if (!(error instanceof NotRead) || error.reason === 'NO_ANSWER') throw error;
    throw new NotRead(error.reason, error.isFinal, site);
  }
}

/** Reads a site, of `orHttp` by http where nobody answers by https and nothing was refused. Throws NotRead. */
async function readEither(url: string, orHttp: boolean, ways: Ways): Promise<SiteReading> {
  try {
    return await readSite(url, ways);
  } catch (error) {
    const isUnanswered = error instanceof NotRead && error.reason === 'NO_ANSWER' && !error.isFinal;
    if (!orHttp || !isUnanswered || ways.signal.aborted) throw error;
    return readByHttp(url, ways);
  }
}

/**
 * Reads a company from its site, until it is done, 45 s are over or `stop` is aborted; a language model may then add what it
 * finds within 10 s more. Outside of any transaction. Throws 400
 * CLIENT_PAGE_NOT_READ with its reason when the page cannot be had or tells of no company.
 */
export async function readCompany(
  deps: Deps,
  agencyId: string,
  { url, orHttp = false }: { readonly url: string; readonly orHttp?: boolean | undefined },
  stop: AbortSignal,
): Promise<Company> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(LIMIT_MS)]);
  const ways = { signal, internalHosts: deps.config.internalPageHosts };
  try {
    const reading = await readEither(url, orHttp, ways);
    if (!tellsOfCompany(reading)) throw new NotRead('NOTHING_FOUND');
    const logo = await readLogo(reading.facts, ways);
    const completed = stop.aborted
      ? { facts: reading.facts, isInVain: false }
      : await completedByModel(deps, agencyId, reading);
    return { ...reading, ...completed, logo };
  } catch (error) {
    if (!(error instanceof NotRead)) throw error;
    throw fail(readClientPage.errors, 'CLIENT_PAGE_NOT_READ', 'The page could not be read.', {
      details: { reason: error.reason, ...(error.url ? { url: error.url } : {}) },
    });
  }
}

const sourcesOf = (field: ReadField, all: readonly (PageFact<unknown> | undefined)[]): ReadSource[] =>
  all
    .filter((one) => one !== undefined)
    .map(({ quote, page, byModel }, index) => ({
      field,
      index,
      quote,
      page,
      ...(byModel ? { byModel } : {}),
    }));

/** Ends of addresses that companies of any country take, although they are a country's. */
const SOLD_EVERYWHERE = new Set('ai am cc co eu fm gg io la ly me sh to tv ws'.split(' '));

/** Where the cities of a site are looked for first: the country that the end of its address names, then Spain. */
function likelyCountries(url: string | undefined): string[] {
  const [, end = ''] = /\.([a-z]{2})\.?$/.exec(url ? new URL(url).hostname : '') ?? [];
  if (!end || SOLD_EVERYWHERE.has(end)) return ['ES'];
  return [end === 'uk' ? 'GB' : end.toUpperCase(), 'ES'];
}

/** The cities that the places mean, each once. */
async function citiesOf(tx: Tx, { facts, pages }: Company, locale: 'en' | 'es' | 'ca') {
  const likelyCountry = likelyCountries(pages[0]);
  const ids = await recogniseCities(
    tx,
    facts.places.map(({ value }) => ({ ...value, likelyCountry })),
  );
  const cities = await readCities(
    tx,
    ids.filter((id) => id !== null),
  );
  const taken = new Set<number>();
  return facts.places.flatMap((place, index) => {
    const city = cities.get(ids[index] ?? -1);
    if (!city || taken.has(city.id)) return [];
    taken.add(city.id);
    return [{ ...place, value: toLocation(city, locale) }];
  });
}

/** What was read in the words and ids of the product; cities and the industry in the reader's language. */
export async function answerOf(tx: Tx, actor: Actor, company: Company): Promise<ClientReading> {
  const { facts, logo, pages, isInVain } = company;
  const locale = (await findUser(tx, actor.agencyId, actor.userId))?.lang ?? 'en';
  const cities = await citiesOf(tx, company, locale);
  const industry = facts.industry?.value;
  return {
    name: facts.name?.value ?? null,
    legalName: facts.legalName?.value ?? null,
    description: facts.description ? `<p>${escapeHtml(facts.description.value)}</p>` : null,
    companySize: facts.companySize?.value ?? null,
    industry: industry ? { id: industry, name: industryName(industry, locale) ?? industry } : null,
    webUrl: facts.webUrl?.value ?? null,
    linkedinUrl: facts.linkedinUrl?.value ?? null,
    logo: logo?.value ?? null,
    locations: cities.map(({ value }) => value),
    values: facts.values.map(({ value }) => ({ ...value })),
    benefits: facts.benefits.map(({ value }) => value),
    sources: [
      ...sourcesOf('NAME', [facts.name]),
      ...sourcesOf('LEGAL_NAME', [facts.legalName]),
      ...sourcesOf('DESCRIPTION', [facts.description]),
      ...sourcesOf('COMPANY_SIZE', [facts.companySize]),
      ...sourcesOf('INDUSTRY', [facts.industry]),
      ...sourcesOf('WEB_URL', [facts.webUrl]),
      ...sourcesOf('LINKEDIN_URL', [facts.linkedinUrl]),
      ...sourcesOf('LOGO', [logo]),
      ...sourcesOf('LOCATION', cities),
      ...sourcesOf('VALUE', facts.values),
      ...sourcesOf('BENEFIT', facts.benefits),
    ],
    pages: [...pages],
    ...(isInVain ? { isUnanswered: true } : {}),
  };
}
