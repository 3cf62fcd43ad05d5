import { createServer } from 'node:https';
import { after, describe, it, type TestContext } from 'node:test';
import { expect } from 'expect';
import { answerNames } from '../../../testing/answer-names.ts';
import { openOnLoopback } from '../../../testing/loopback.ts';
import { ownCertificate } from '../../../testing/own-certificate.ts';
import { type PageServer, startPageServer } from '../../../testing/page-server.ts';
import { readSite } from './read-site.ts';

const home = (more = '') =>
  `<title>Forn Rovira</title><meta property="og:site_name" content="Forn Rovira">${more}`;
const EMPTY = { 'content-encoding': 'gzip', 'content-length': '0' };

describe('reading a site', () => {
  const close: (() => void)[] = [];
  after(() => {
    for (const end of close) end();
  });
  const serve = async (pages: Parameters<typeof startPageServer>[0]): Promise<PageServer> => {
    const started = await startPageServer(pages);
    close.push(started.close);
    return started;
  };
  const read = (url: string, ...hosts: string[]) =>
    readSite(url, {
      signal: new AbortController().signal,
      internalHosts: new Set([new URL(url).host, ...hosts]),
    });
  /** Addresses of names that lead to the site's server. */
  const named = (context: TestContext, { origin }: PageServer, ...names: string[]) => {
    answerNames(context, ['127.0.0.1']);
    return names.map((name) => `${name}:${new URL(origin).port}`);
  };

  it('keeps what the first page says when a further one cannot be read', async () => {
    const tags = Array.from({ length: 30_000 }, (_, index) => `<b id=${index}>`).join('');
    const site = await serve({
      '/': home('<a href="/about">About us</a>'),
      '/about': `<h1>About us</h1>${tags}${'<p>x'.repeat(30_000)}`,
    });
    const { facts, pages } = await read(`${site.origin}/`);
    expect([facts.name?.value, pages]).toEqual(['Forn Rovira', [`${site.origin}/`]]);
  });

  it('follows a redirect and takes rules whose empty bodies are called packed', async () => {
    const site = await serve({
      '/': { status: 301, headers: { ...EMPTY, location: '/home' } },
      '/home': home('<a href="/about">About us</a>'),
      '/robots.txt': { type: 'text/plain', headers: EMPTY },
      '/about': '<h1>About us</h1>',
    });
    const { pages } = await read(`${site.origin}/`);
    expect(pages.map((page) => new URL(page).pathname)).toEqual(['/home', '/about']);
  });

  it('[CLAI-27] reads a site that sends on from https to http', async (context) => {
    const site = await serve({ '/': home() });
    const secure = createServer(ownCertificate('localhost'), (_request, response) =>
      response.writeHead(301, { location: `${site.origin}/` }).end(),
    );
    const { host } = await openOnLoopback(secure);
    context.after(() => secure.close());
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    context.after(() => delete process.env.NODE_TLS_REJECT_UNAUTHORIZED);
    const { facts, pages } = await read(`https://${host}/`, site.host);
    expect([facts.name?.value, pages]).toEqual(['Forn Rovira', [`${site.origin}/`]]);
    // Not where that host may not be asked.
    await expect(read(`https://${host}/`)).rejects.toThrow('NO_ANSWER');
  });

  it('reads the pages of a site with and without www., each by the rules of its host', async (context) => {
    const site = await serve((host) => {
      const rules = host.startsWith('www.') ? 'User-agent: *\nDisallow: /contact' : '';
      return {
        '/': home(
          ['about', 'contact', 'careers', 'values']
            .map((path) => `<a href="http://www.${host}/${path}">${path}</a>`)
            .join(''),
        ),
        '/robots.txt': { type: 'text/plain', body: rules },
        '/about': '<h1>About us</h1>',
        '/contact': '<h1>Contact</h1>',
        // It leads to what the rules keep back, or to somebody else.
        '/careers': { status: 302, headers: { location: '/contact' } },
        '/values': { status: 302, headers: { location: `http://other.example:${host.split(':')[1]}/about` } },
      };
    });
    const [bare = '', ...others] = named(context, site, 'forn.example', 'www.forn.example', 'other.example');
    const { pages } = await read(`http://${bare}/`, ...others);
    expect(pages).toEqual([`http://${bare}/`, `http://www.${bare}/about`]);
  });

  it('reads six pages at most, one of a kind', async () => {
    const paths = [
      'about',
      'about-us',
      'company',
      'legal-notice',
      'imprint',
      'careers',
      'jobs',
      'values',
      'culture',
    ];
    const all = [...paths, 'contact', 'offices', 'locations'];
    const site = await serve({
      '/': home(all.map((path) => `<a href="/${path}">${path}</a>`).join('')),
      ...Object.fromEntries(all.map((path) => [`/${path}`, `<h1>${path}</h1>`])),
    });
    const { pages } = await read(`${site.origin}/`);
    expect(pages).toHaveLength(6);
    expect(site.asked.filter(({ path }) => path !== '/robots.txt')).toHaveLength(6);
  });

  it('reads the page that was named alone where nobody can tell the rules', async () => {
    for (const rules of [{ status: 503 }, { headers: { 'content-length': '900' }, body: 'User-agent: *' }]) {
      const site = await serve({
        '/': home('<a href="/about">About us</a>'),
        '/robots.txt':
          'status' in rules
            ? rules
            : (response) => {
                response.writeHead(200, rules.headers).write(rules.body);
                setImmediate(() => response.destroy());
              },
        '/about': '<h1>About us</h1>',
      });
      expect((await read(`${site.origin}/`)).pages).toEqual([`${site.origin}/`]);
      expect(site.asked.map(({ path }) => path)).toEqual(['/', '/robots.txt']);
    }
  });

  it('tells the wall of LinkedIn from a company that it does not have', async (context) => {
    const site = await serve({
      '/company/wall': { status: 999 },
      '/company/later': { status: 429 },
      '/company/login': { status: 302, headers: { location: '/authwall' } },
      '/authwall': '<title>Sign up</title>',
      '/company/broken': { status: 500 },
    });
    const [host = ''] = named(context, site, 'www.linkedin.com');
    const reasonOf = (path: string) =>
      read(`http://${host}/company/${path}`).then(String, (error: Error) => error.message);
    for (const path of ['wall', 'later', 'login'])
      expect([path, await reasonOf(path)]).toEqual([path, 'LINKEDIN']);
    for (const path of ['misspelt', 'broken'])
      expect([path, await reasonOf(path)]).toEqual([path, 'REFUSED']);
  });
});
