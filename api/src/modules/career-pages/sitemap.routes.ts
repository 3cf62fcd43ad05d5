import { LOCALES } from '@cantera/shared/contracts/enums';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { countVisible, listSites, listVisibleIds } from '../public-site/index.ts';
import { isLocale } from './languages.ts';
import { leadOn } from './lead-on.ts';
import { withSite } from './site-visit.ts';
import {
  MAX_URLS,
  PART_URLS,
  type PathOf,
  pagePaths,
  partsOf,
  robots,
  sitemap,
  sitemapAddresses,
  sitemapIndex,
} from './sitemap.ts';

/** A closed position leaves the sitemap as fast as its page tells. */
const KEEP = 'public, max-age=60';
/** Every site has at most as many pages beside its positions. */
const MOST_PAGES = 5;
const INDEX_MS = 60_000;

const sendXml = (reply: FastifyReply, text: string): FastifyReply =>
  reply.header('cache-control', KEEP).type('application/xml; charset=utf-8').send(text);

/** All sitemaps of all sites; counted at most once a minute, since every site's positions are. */
function allSitemaps(deps: Deps): () => Promise<string> {
  let known: { at: number; text: string } | undefined;
  return async () => {
    if (known && performance.now() - known.at < INDEX_MS) return known.text;
    const addresses = (await listSites(deps.pool)).flatMap(({ slug, positions }) =>
      LOCALES.flatMap((locale) => sitemapAddresses(locale, slug, positions + MOST_PAGES)),
    );
    const text = sitemapIndex(deps.config.publicUrl, addresses.slice(0, MAX_URLS));
    known = { at: performance.now(), text };
    return text;
  };
}

interface Asked {
  readonly locale: string;
  readonly slug: string;
  /** From 1; undefined for the whole. */
  readonly part?: number | undefined;
}

/** The sitemap of a site in a language, or a part of it; undefined when there is none. */
async function siteSitemap(deps: Deps, { locale, slug, part }: Asked): Promise<string | undefined> {
  if (!isLocale(locale)) return undefined;
  const origin = deps.config.publicUrl;
  return withSite({ deps, slug }, async ({ tx, site }) => {
    const pages = pagePaths(site);
    const total = (await countVisible(tx, site.agencyId)) + MOST_PAGES;
    const parts = partsOf(total);
    if (part !== undefined && (parts === 1 || part < 1 || part > parts)) return undefined;
    if (part === undefined && parts > 1)
      return sitemapIndex(origin, sitemapAddresses(locale, site.slug, total));
    const size = parts === 1 ? MAX_URLS : PART_URLS;
    const from = ((part ?? 1) - 1) * size;
    // The pages stand before the first position and take their places in the first file.
    const ids = await listVisibleIds(tx, site.agencyId, {
      offset: Math.max(0, from - MOST_PAGES),
      limit: from === 0 ? size - MOST_PAGES : size,
    });
    const positions = ids.map(
      (id): PathOf =>
        (paths) =>
          paths.position(id),
    );
    return sitemap(origin, locale, site.slug, from === 0 ? [...pages, ...positions] : positions);
  });
}

/** What search engines ask for. */
export function sitemapRoutes(app: FastifyInstance, deps: Deps): void {
  const index = allSitemaps(deps);
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robots(deps.config.publicUrl)),
  );
  app.get('/careers/sitemap.xml', async (_request, reply) => sendXml(reply, await index()));
  type Address = { Params: { locale: string; slug: string; file?: string } };
  const answer = async (request: FastifyRequest<Address>, reply: FastifyReply): Promise<FastifyReply> => {
    const { locale, slug, file } = request.params;
    const part = file === undefined ? undefined : Number(/^(\d{1,4})\.xml$/.exec(file)?.[1] ?? 0);
    const text = await siteSitemap(deps, { locale, slug, part });
    if (text !== undefined) return sendXml(reply, text);
    if (await leadOn({ deps, slug }, request, reply)) return reply;
    return reply.code(404).type('text/plain; charset=utf-8').send('There is no sitemap here.\n');
  };
  app.get<Address>('/careers/:locale/:slug/sitemap.xml', answer);
  app.get<Address>('/careers/:locale/:slug/sitemap-:file', answer);
}
