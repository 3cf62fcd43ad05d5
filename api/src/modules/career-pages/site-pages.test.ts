import { after, before, describe, it } from 'node:test';
import {
  DEFAULT_SITE,
  type SiteConfiguration,
  saveCareerSite,
  sitePageEntry,
} from '@cantera/shared/contracts/career-site';
import { LOCALES } from '@cantera/shared/contracts/enums';
import { updatePosition, updatePositionStatus } from '@cantera/shared/contracts/position-changes';
import { expect } from 'expect';
import { now } from '../../clock.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertClient } from '../../testing/pipeline-data.ts';
import { portalPosition, slugOf } from '../../testing/public-data.ts';
import { MAX_URLS, PART_URLS } from './sitemap.ts';

const ORIGIN = 'http://localhost:3000';
const CANARIES = /CANARY|987654|Castellví/;

describe('pages of the site', () => {
  let server: TestServer;
  let admin: TestUser;
  let slug: string;
  let open: string;

  const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
  const page = (rest = '', locale = 'en') => get(`/careers/${locale}/${slug}${rest}`);
  const save = async (configurations: Partial<SiteConfiguration>): Promise<void> => {
    const answer = await server.call(saveCareerSite, admin, {
      params: { agencyId: admin.agencyId },
      body: { careerSite: { configurations } },
    });
    expect(answer.status).toBe(200);
  };
  const at = () => now().toISOString();
  const withAll = (isPublished: boolean) => [
    sitePageEntry('home', 'Home', at()),
    sitePageEntry('positions', 'Positions', at()),
    { ...sitePageEntry('departments', 'Departments', at()), isPublished },
    { ...sitePageEntry('about', 'About', at()), isPublished },
  ];

  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency('Vela i Roure');
    slug = slugOf(admin);
    const clientId = await insertClient(server, admin.agencyId, 'CANARY-CLIENT');
    open = await portalPosition(server, admin, { title: 'Cap d’infermeria', clientId });
    await server.call(updatePosition, admin, { params: { id: open }, body: { jdNotes: 'CANARY-NOTES' } });
    await server.inTenant(admin.agencyId, async (tx) => {
      await tx
        .updateTable('positions')
        .set({ summary: 'CANARY-SUMMARY', fixed_fee: 987_654 })
        .where('id', '=', open)
        .execute();
      await tx
        .updateTable('cities')
        .set({ latitude: 41.98, longitude: 2.82 })
        .where('name', '=', 'Girona')
        .execute();
    });
  });
  after(() => server.close());

  it('answers an address that holds what no database reads', async () => {
    const statuses = async (urls: readonly string[]) =>
      Promise.all(urls.map(async (url) => (await server.inject({ url })).statusCode));
    expect(
      await statuses([
        '/careers/en/x%00',
        '/careers/en/x%00/sitemap.xml',
        `/careers/en/${slug}/positions?q=%00`,
        `/careers/en/${slug}/positions?q=a%00b`,
      ]),
    ).toEqual([404, 404, 200, 200]);
  });

  it('[PUB-02] [PUB-03] has every published page in three languages', async () => {
    await save({ pages: withAll(true) });
    for (const locale of LOCALES)
      for (const rest of ['', '/positions', '/departments', '/about', '/privacy-policy']) {
        const answer = await page(rest, locale);
        expect([locale, rest, answer.statusCode]).toEqual([locale, rest, 200]);
        expect(answer.headers['content-language']).toBe(locale);
        expect(answer.body).toContain(`<html lang="${locale}">`);
        expect(answer.body).not.toMatch(CANARIES);
      }
  });

  it('[PUB-06] neither shows nor links what is not published', async () => {
    await save({
      pages: withAll(false),
      aboutPage: { ...DEFAULT_SITE.aboutPage, description: 'Since 2011.' },
    });
    for (const rest of ['/departments', '/about']) {
      expect((await page(rest)).statusCode).toBe(404);
      for (const other of ['', '/positions', `/positions/${open}`, '/sitemap.xml'])
        expect((await page(other)).body).not.toContain(`${slug}${rest}`);
    }
    await save({ pages: withAll(true) });
    expect((await page('/about')).body).toContain('Since 2011.');
    expect((await page()).body).toContain(`/careers/en/${slug}/about"`);
  });

  it('[PUB-12] [PUB-23] [PUB-24] [PUB-25] shows what the agency wrote, formatted', async () => {
    await save({
      homePage: {
        ...DEFAULT_SITE.homePage,
        description: '<h2>Good work</h2><p>Found with <b>care</b></p>',
        linkedinUrl: 'https://www.linkedin.com/company/vela',
        faqs: [{ question: 'When do you answer?', answer: 'Soon.\n\nAlways.' }],
      },
      departmentsPage: {
        departments: [{ id: '1', title: 'Health', description: 'Care & cure', icon: 'HandIcon' }],
      },
      aboutPage: {
        description: 'Since 2011.',
        missionTitle: 'Slowly',
        missionDescription: '<p>We <i>visit</i></p>',
        values: [{ title: 'Plain words', value: 'Always', icon: 'eye' }],
      },
    });
    const home = (await page()).body;
    for (const text of [
      '<h1 class="display">Good work</h1>',
      'Found with <b>care</b>',
      'href="https://www.linkedin.com/company/vela"',
      'When do you answer?',
      '<p>Soon.</p><p>Always.</p>',
    ])
      expect(home).toContain(text);
    expect(home).not.toContain('Instagram');
    const departments = (await page('/departments')).body;
    for (const text of ['Health', '<p>Care &amp; cure</p>', '<svg class="icon"'])
      expect(departments).toContain(text);
    const about = (await page('/about')).body;
    for (const text of ['Since 2011.', 'Slowly', 'We <i>visit</i>', 'Plain words', '<p>Always</p>'])
      expect(about).toContain(text);
  });

  it('[PUB-13] [PUB-14] shows the map unless the agency hides it', async () => {
    const homePage = { ...DEFAULT_SITE.homePage, isMapVisible: true };
    await save({ homePage });
    expect((await page()).body).toContain('aria-label="Map of the cities with open positions: Girona."');
    await save({ homePage: { ...homePage, isMapVisible: false } });
    expect((await page()).body).not.toContain('class="map"');
  });

  it('[PUB-04] has positions at other addresses in Spanish, and the common ones lead there too', async () => {
    const own = await page(`/ofertas/${open}`, 'es');
    expect(own.statusCode).toBe(200);
    const canonical = `<link rel="canonical" href="${ORIGIN}/careers/es/${slug}/ofertas/${open}">`;
    expect(own.body).toContain(canonical);
    const common = await page(`/positions/${open}`, 'es');
    expect([common.statusCode, common.body.includes(canonical)]).toEqual([200, true]);
    expect((await page(`/ofertas/${open}`, 'en')).statusCode).toBe(404);
    expect((await page('', 'es')).body).toContain(`href="/careers/es/${slug}/ofertas/${open}"`);
  });

  it('names the same page in every language, and one address for each', async () => {
    for (const rest of [
      '',
      '/positions',
      '/departments',
      '/about',
      '/privacy-policy',
      `/positions/${open}`,
      `/positions/${open}/apply`,
    ]) {
      const { body } = await page(rest);
      const link = (attributes: string, locale: string, path = rest) =>
        `<link ${attributes} href="${ORIGIN}/careers/${locale}/${slug}${path}">`;
      const spanish = rest.replace('/positions', '/ofertas');
      for (const wanted of [
        link('rel="canonical"', 'en'),
        link('rel="alternate" hreflang="ca"', 'ca'),
        link('rel="alternate" hreflang="es"', 'es', spanish),
        link('rel="alternate" hreflang="en"', 'en'),
        link('rel="alternate" hreflang="x-default"', 'en'),
      ])
        expect([rest, body.includes(wanted) || wanted]).toEqual([rest, true]);
    }
    expect((await page('/positions?page=1&q=x')).body).toContain(
      `<link rel="canonical" href="${ORIGIN}/careers/en/${slug}/positions">`,
    );
  });

  it('tells whoever has the page already, and never keeps one that changed', async () => {
    const first = await page(`/positions/${open}`);
    const tag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get(`/careers/en/${slug}/positions/${open}`, { 'if-none-match': tag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    // A browser takes these over the ones that it kept.
    for (const name of ['content-security-policy', 'x-frame-options', 'referrer-policy'])
      expect([name, again.headers[name]]).toEqual([name, first.headers[name]]);
    await server.call(updatePosition, admin, {
      params: { id: open },
      body: { title: 'Cap d’infermeria, nits' },
    });
    const changed = await get(`/careers/en/${slug}/positions/${open}`, { 'if-none-match': tag });
    expect(changed.statusCode).toBe(200);
    expect((await page(`/positions/${open}/apply`)).headers.etag).toBeUndefined();
  });

  describe('for search engines', () => {
    it('lists every page and open position of a site, in each language', async () => {
      await save({ pages: withAll(true) });
      const answer = await page('/sitemap.xml', 'es');
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('public, max-age=60');
      const addresses = [...answer.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
      const base = `${ORIGIN}/careers/es/${slug}`;
      expect(addresses).toEqual([
        base,
        `${base}/ofertas`,
        `${base}/departments`,
        `${base}/about`,
        `${base}/privacy-policy`,
        `${base}/ofertas/${open}`,
      ]);
      expect(answer.body).toContain(`hreflang="en" href="${ORIGIN}/careers/en/${slug}/positions/${open}"`);
      expect(answer.body).not.toMatch(CANARIES);
      for (const address of addresses)
        expect((await get(String(address).slice(ORIGIN.length))).statusCode).toBe(200);
    });

    it('leaves out what is closed or hidden', async () => {
      const id = await portalPosition(server, admin);
      expect((await page('/sitemap.xml')).body).toContain(id);
      await server.call(updatePositionStatus, admin, { params: { id }, body: { status: 'CLOSED_LOST' } });
      expect((await page('/sitemap.xml')).body).not.toContain(id);
    });

    it('is found from robots.txt, which leaves the sites open', async () => {
      const { body, headers } = await get('/robots.txt');
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(body).toContain(`Sitemap: ${ORIGIN}/careers/sitemap.xml`);
      const refused = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => String(path));
      for (const address of ['/careers/en/x', '/careers/assets/site.css', '/files/public/a/b', `/${slug}`])
        expect(refused.some((path) => address.startsWith(path))).toBe(false);
      const index = await get('/careers/sitemap.xml');
      for (const locale of LOCALES)
        expect(index.body).toContain(`<loc>${ORIGIN}/careers/${locale}/${slug}/sitemap.xml</loc>`);
    });

    it('is an index of parts when a site has more than one file may hold', async () => {
      const user = await server.createAgency('Gran');
      const big = slugOf(user);
      await server.asOwner(
        `insert into positions (agency_id, id, title, status, job_portal_enabled, first_opened_at, created_at, updated_at)
         select $1, gen_random_uuid(), 'Position ' || n, 'OPEN', true, $2, $2, $2 from generate_series(1, $3::int) n`,
        [user.agencyId, now(), MAX_URLS],
      );
      const whole = await get(`/careers/en/${big}/sitemap.xml`);
      const parts = [...whole.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => String(address));
      expect(whole.body).toContain('<sitemapindex');
      expect(parts.length).toBe(MAX_URLS / PART_URLS + 1);
      const seen = new Set<string>();
      for (const part of parts) {
        const { body, statusCode } = await get(part.slice(ORIGIN.length));
        expect(statusCode).toBe(200);
        const found = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => String(address));
        expect(found.length).toBeLessThanOrEqual(PART_URLS);
        for (const address of found) seen.add(address);
      }
      // Home, positions and the policy stand before the positions.
      expect(seen.size).toBe(MAX_URLS + 3);
      expect((await get(`/careers/en/${big}/sitemap-99.xml`)).statusCode).toBe(404);
    });

    it('has no sitemap where there is no site', async () => {
      for (const address of [
        '/careers/en/nobody/sitemap.xml',
        `/careers/xx/${slug}/sitemap.xml`,
        `/careers/en/${slug}/sitemap-1.xml`,
        `/careers/en/${slug}/sitemap-x.xml`,
      ])
        expect([address, (await get(address)).statusCode]).toEqual([address, 404]);
    });
  });
});
