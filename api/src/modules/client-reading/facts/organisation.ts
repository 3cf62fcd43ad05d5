import { siteOf } from '@cantera/shared/contracts/site-address';
import { isNode, many, textOf, typesOf } from '../page/linked-data.ts';
import type { LinkedNode, Page } from '../page/page.ts';

const ORGANISATION =
  /(?:Organization|Corporation|Business|Store|Restaurant|Hotel|Company|Agency|Clinic|Dentist|Hospital|School|University|Bakery|Shop|Service|Contractor|Attorney|Physician|Resort|Winery|Brewery|NGO|Project)$/;
/** Things that end alike and are no company. */
const OTHER =
  /^(?:Service|GovernmentService|FinancialProduct|OnlineService|BroadcastService|WebApplication)$/;

/** The domain of an address without what all of them have, folded to letters and digits: `forn-rovira`. */
export const siteName = (url: string): string =>
  new URL(url).hostname
    .replace(/^www\d?\./, '')
    .split('.')
    .slice(0, -1)
    .filter((part) => !/^(?:com|co|org|net|gob|edu)$/.test(part))
    .at(-1) ?? '';

const hostOf = (url: unknown): string | undefined => siteOf(textOf(url) ?? '') || undefined;

/** A company that the page describes as its own; of several the one at the page's own address, then the one told most of. */
export function organisationOf(page: Page): LinkedNode | undefined {
  const own = hostOf(page.url);
  const candidates = page.linked
    .flatMap((node) => [node, ...many(node.publisher).filter(isNode)])
    .filter((node) => typesOf(node).some((type) => ORGANISATION.test(type) && !OTHER.test(type)))
    .filter((node) => textOf(node.name) !== undefined || textOf(node.legalName) !== undefined);
  const weight = (node: LinkedNode): number =>
    (hostOf(node.url) === own ? 100 : hostOf(node.url) === undefined ? 50 : 0) + Object.keys(node).length;
  return candidates.sort((a, b) => weight(b) - weight(a))[0];
}
