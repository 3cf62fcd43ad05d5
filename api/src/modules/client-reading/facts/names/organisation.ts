import { siteOf } from '@cantera/shared/contracts/site-address';
import { isNode, many, textOf, typesOf } from '../../page/linked-data.ts';
import type { LinkedNode, Page } from '../../page/page.ts';

const ORGANISATION =
  /(?:Organization|Corporation|Business|Store|Restaurant|Hotel|Company|Agency|Clinic|Dentist|Hospital|School|University|Bakery|Shop|Service|Contractor|Attorney|Physician|Resort|Winery|Brewery|NGO|Project)$/;
/** Things that end alike and are no company. */
const OTHER =
  /^(?:Service|GovernmentService|FinancialProduct|OnlineService|BroadcastService|WebApplication)$/;

/** Where sites of many stand under one domain, each under a name of its own before it. */
const HOSTING =
  /\.(?:github\.io|gitlab\.io|pages\.dev|netlify\.app|vercel\.app|web\.app|herokuapp\.com|wordpress\.com|blogspot\.com|wixsite\.com|webnode\.[a-z]+|framer\.app|webflow\.io|mystrikingly\.com|jimdosite\.com)$/;

/** The domain of an address without what all of them have, folded to letters and digits: `forn-rovira`. */
export function siteName(url: string): string {
  const host = new URL(url).hostname.replace(/^www\d?\./, '');
  if (HOSTING.test(host)) return host.replace(HOSTING, '').split('.').at(-1) ?? '';
  return (
    host
      .split('.')
      .slice(0, -1)
      .filter((part) => !/^(?:com|co|org|net|gob|edu|ac)$/.test(part))
      .at(-1) ?? ''
  );
}

/** The name before a domain, where it is one: `a4i` of `a4i.school.ac.in`. */
export function hostName(url: string): string {
  const [first = '', ...rest] = new URL(url).hostname.split('.');
  return rest.length > 1 && !/^(?:www\d?|web|home|m|es|en|ca|fr|de|pt)$/.test(first) ? first : '';
}

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
