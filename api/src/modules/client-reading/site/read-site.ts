import { isLinkedin, isSameSite } from '@cantera/shared/contracts/site-address';
import { readApart } from '../apart/read-apart.ts';
import type { Reading } from '../apart/read-pages.ts';
import { isWall } from '../page/linkedin.ts';
import type { FetchedPage } from '../page/page.ts';
import { fetchPage, fetchRobots, NotRead, type Ways } from './gate.ts';
import { mayRead, type Robots } from './robots.ts';

/** Pages of one site that are asked for at the same time: a company's own server may be a small one. */
const AT_ONCE = 2;

/** The page that was named. Throws NotRead. */
async function firstPage(url: string, ways: Ways): Promise<FetchedPage> {
  const page = await fetchPage(url, ways);
  const isTheirs = isLinkedin(url) || isLinkedin(page.url);
  if (isTheirs && isWall(page)) throw new NotRead('LINKEDIN');
  if (page.status >= 400) throw new NotRead('REFUSED');
  return page;
}

/** Fetches pages a few at a time; one that cannot be had is left out. */
async function fetchAll(urls: readonly string[], ways: Ways): Promise<FetchedPage[]> {
  const pages: FetchedPage[] = [];
  for (let at = 0; at < urls.length; at += AT_ONCE) {
    const some = await Promise.allSettled(urls.slice(at, at + AT_ONCE).map((url) => fetchPage(url, ways)));
    pages.push(
      ...some.flatMap((one) => (one.status === 'fulfilled' && one.value.status < 400 ? [one.value] : [])),
    );
  }
  return pages;
}

/** Pages that were read, and what they say. */
export interface SiteReading extends Reading {
  /** Addresses, in their order. */
  readonly pages: readonly string[];
}

/** Asks of pages whether the rules of their host let them be read; of each host once. */
function rulesOf(ways: Ways): (url: string) => Promise<boolean> {
  const known = new Map<string, Promise<Robots>>();
  return async (url) => {
    const { origin } = new URL(url);
    const robots = known.get(origin) ?? fetchRobots(url, ways);
    known.set(origin, robots);
    return mayRead(await robots, url);
  };
}

async function keep<T>(all: readonly T[], isKept: (one: T) => Promise<boolean>): Promise<T[]> {
  const kept = await Promise.all(all.map(isKept));
  return all.filter((_, index) => kept[index]);
}

/** Pages of the site of the first that its rules let be read, those that a redirect has led to included. */
async function furtherPages(first: FetchedPage, urls: readonly string[], ways: Ways): Promise<FetchedPage[]> {
  const isAllowed = rulesOf(ways);
  const fetched = await fetchAll(await keep(urls, isAllowed), ways);
  const own = fetched.filter(({ url }) => isSameSite(url, first.url) && url !== first.url);
  return keep(own, ({ url }) => isAllowed(url));
}

/**
 * Reads the page of a company and up to five more of its site, those that its robots let be read. LinkedIn is asked for the one
 * page only. Throws NotRead when the first page cannot be had or read; of the further ones, what can be had and read is taken.
 */
export async function readSite(url: string, ways: Ways): Promise<SiteReading> {
  const first = await firstPage(url, ways);
  const reading = await readApart([first], ways.signal);
  if (!reading) throw new NotRead('NO_PAGE');
  const alone = { ...reading, pages: [first.url] };
  if (isLinkedin(first.url) || reading.further.length === 0) return alone;
  const further = await furtherPages(first, reading.further, ways);
  if (further.length === 0 || ways.signal.aborted) return alone;
  const pages = [first, ...further];
  const whole = await readApart(pages, ways.signal).catch(() => undefined);
  return whole ? { ...whole, pages: pages.map((page) => page.url) } : alone;
}
