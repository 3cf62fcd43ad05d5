import { after, before, describe, it } from 'node:test';
import {
  DEFAULT_SITE,
  SITE_PAGES,
  SITE_ROUNDINGS,
  type SiteConfiguration,
  type SitePage,
  saveCareerSite,
  sitePageEntry,
  VALUE_ICONS,
} from '@cantera/shared/contracts/career-site';
import { LOCALES } from '@cantera/shared/contracts/enums';
import { getNewSite } from '@cantera/shared/contracts/new-site';
import {
  getOlderConfiguration,
  getSiteAddress,
  restoreSiteLogo,
  updateSiteSlug,
  uploadSiteHero,
  uploadSiteLogo,
} from '@cantera/shared/contracts/site-identity';
import { previewCareerSite, type SiteDraft } from '@cantera/shared/contracts/site-preview';
import { expect } from 'expect';
import { multipart, PNG } from '../../testing/forms.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { portalPosition, slugOf } from '../../testing/public-data.ts';

const AT = '2026-01-02T03:04:05.000Z';
const TEXTS = [
  '',
  '<p>Plain <b>bold</b></p>',
  '<h2>Near</h2><p>you & me</p>',
  'x < y',
  '<script>x()</script>',
];
const SVG =
  '<?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="x()"><style>.a{fill:#f00}</style><script>x()</script><path class="a" d="M0 0h5v5z"/><image href="https://out.example/a.png"/><rect fill="url(https://out.example/#g)" width="2" height="2"/></svg>';

describe('what the configurator reads of the public site', () => {
  let server: TestServer;
  let admin: TestUser;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency('Vela i Roure');
    await portalPosition(server, admin, { title: 'Forner/a' });
  });
  after(() => server.close());

  const params = () => ({ agencyId: admin.agencyId });
  const preview = async (page: SitePage, locale: (typeof LOCALES)[number], configurations: SiteDraft) => {
    // As another session each time: how often one may ask is another matter.
    const asker = await server.createUser(admin.agencyId, 'RECRUITER');
    return server.call(previewCareerSite, asker, {
      params: params(),
      body: { page, locale, configurations },
    });
  };
  const published = async (page: SitePage, locale: string) => {
    const path = page === 'home' ? '' : `/${page}`;
    const answer = await server.inject({ url: `/careers/${locale}/${slugOf(admin)}${path}` });
    const body = /<body>([\s\S]*)<\/body>/.exec(answer.body)?.[1];
    return [answer.statusCode, body, /<style>([\s\S]*?)<\/style>/.exec(answer.body)?.[1]];
  };

  let state = 11;
  const below = (max: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * max);
  };
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const randomSite = (): Omit<SiteConfiguration, 'pages'> => ({
    styles: {
      ...DEFAULT_SITE.styles,
      primaryColor: `#${String(100_000 + below(800_000))}`,
      rounded: one(SITE_ROUNDINGS),
    },
    homePage: {
      ...DEFAULT_SITE.homePage,
      description: one(TEXTS),
      xUrl: one(['', 'https://x.com/vela']),
      faqs: [{ question: 'Who & <why>?', answer: one(TEXTS) }],
      isMapVisible: one([true, false]),
    },
    positionsPage: { title: one(['', 'Feines']), description: one(TEXTS) },
    departmentsPage: { departments: [{ id: 'a', title: 'IT', description: one(TEXTS), icon: 'Cpu' }] },
    aboutPage: {
      description: one(TEXTS),
      missionTitle: one(['', 'Why']),
      missionDescription: one(TEXTS),
      values: [{ title: 'Near', value: one(TEXTS), icon: one(VALUE_ICONS) }],
    },
    language: one(LOCALES),
    translations: one([{}, { es: { positionsPage: { title: 'Ofertas' } } }]),
  });

  it('[CS-73] draws a page byte for byte as it is published then, every page in every language', async () => {
    const pages = SITE_PAGES.map((slug) => ({ ...sitePageEntry(slug, slug, AT), isPublished: true }));
    const publish = (configurations: Partial<SiteConfiguration>) =>
      server.call(saveCareerSite, admin, { params: params(), body: { careerSite: { configurations } } });
    expect((await publish({ pages })).status).toBe(200);
    for (let round = 0; round < 8; round += 1) {
      const configurations = randomSite();
      const drawn: [SitePage, string, unknown[]][] = [];
      for (const page of SITE_PAGES)
        for (const locale of LOCALES) {
          const { status, body } = await preview(page, locale, configurations);
          drawn.push([page, locale, [status, body.data.html, body.data.styleSheet]]);
        }
      expect((await publish(configurations)).status).toBe(200);
      for (const [page, locale, answer] of drawn)
        expect([page, locale, await published(page, locale)]).toEqual([page, locale, answer]);
    }
  });

  it('draws what is half typed without what is not finished, and nothing that runs', async () => {
    const { status, body } = await preview('home', 'en', {
      homePage: {
        ...DEFAULT_SITE.homePage,
        description: '<p onclick="x()">Shown</p><script>x()</script>',
        linkedinUrl: 'javascript:x()',
        xUrl: 'https://x.com/vela',
        faqs: [
          { question: '', answer: '<p>HALF</p>' },
          { question: 'Whole?', answer: '' },
        ],
      },
    });
    expect(status).toBe(200);
    expect(body.data.html).toContain('Whole?');
    expect(body.data.html).toContain('https://x.com/vela');
    expect(body.data.html).not.toMatch(/HALF|javascript:|onclick|<script/);
    const foreign = { ...DEFAULT_SITE.homePage, heroUrl: 'https://out.example/a.png' };
    expect((await preview('home', 'en', { homePage: foreign })).error.fields).toEqual({
      'configurations.home_page.hero_url': 'not_found',
    });
  });

  it('draws ten pages in two seconds for one session, and none of more than 256 KB', async () => {
    const ask = (configurations: SiteDraft) =>
      server.call(previewCareerSite, admin, {
        params: params(),
        body: { page: 'about', locale: 'en', configurations },
      });
    const answers = await Promise.all(Array.from({ length: 14 }, () => ask({})));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    const texts = Array.from({ length: 16 }, (_, index) => ({
      id: String(index),
      title: 'x',
      description: 'x'.repeat(18_000),
      icon: 'Cpu' as const,
    }));
    expect((await preview('departments', 'en', { departmentsPage: { departments: texts } })).status).toBe(
      413,
    );
  });

  it('leaves scripts and forms out of a page in a frame, which our own origin alone may be', async () => {
    const url = `/careers/en/${slugOf(admin)}`;
    const framed = await server.inject({ url, headers: { 'sec-fetch-dest': 'iframe' } });
    const policy = String(framed.headers['content-security-policy']);
    expect(policy).toContain("form-action 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(framed.body).not.toContain('<script src=');
    expect(String(framed.headers.vary)).toContain('sec-fetch-dest');
    const whole = await server.inject({ url });
    expect(String(whole.headers['content-security-policy'])).toContain("form-action 'self'");
  });

  it('[API-26] [CS-06] says that the site is on for an agency that no list of older ones names', async () => {
    const answer = await server.call(getNewSite, admin, { params: params() });
    expect([answer.status, answer.wire]).toEqual([200, { enabled: true }]);
    const stranger = await server.createAgency('Rival');
    expect((await server.call(getNewSite, stranger, { params: params() })).status).toBe(404);
    const older = await startTestServer({
      WEB_CONFIG: JSON.stringify({ agencies: { olderJobPortal: 'none' } }),
    });
    try {
      const listed = await older.createAgency('Older');
      older.deps.config.webConfig();
      Object.assign(older.deps, {
        isListed: (list: string, id: string) => list === 'olderJobPortal' && id === listed.agencyId,
      });
      const { wire } = await older.call(getNewSite, listed, { params: { agencyId: listed.agencyId } });
      expect(wire).toEqual({ enabled: false });
    } finally {
      await older.close();
    }
  });

  it('counts what stands on the address, and names those that lead on to it', async () => {
    const before = slugOf(admin);
    const read = async () => (await server.call(getSiteAddress, admin, { params: params() })).body.data;
    expect(await read()).toMatchObject({ slug: before, pages: 4, positions: 1, former: [] });
    const move = (slug: string) => server.call(updateSiteSlug, admin, { params: params(), body: { slug } });
    await move(`moved-${admin.agencyId.slice(-12)}`);
    expect((await read()).former.map(({ slug }) => slug)).toEqual([before]);
    await move(before);
    expect((await read()).former.map(({ slug }) => slug)).toEqual([`moved-${admin.agencyId.slice(-12)}`]);
  });

  const upload = (url: string, content: Buffer | string) =>
    server.inject(
      { method: 'POST', url, ...multipart({}, [{ field: 'file', name: 'a.png', content }]) },
      admin,
    );
  const restore = (logoUrl: string | null) => server.call(restoreSiteLogo, admin, { body: { logoUrl } });
  const logo = async () =>
    (await server.call(getOlderConfiguration, admin, { params: params() })).body.data.logoUrl;

  it('[CS-56] goes back to the logo of before, for a day and to no other', async () => {
    const [first, second] = [
      await upload(uploadSiteLogo.path, PNG),
      await upload(uploadSiteLogo.path, PNG),
    ].map((answer) => answer.json().logo_url);
    expect((await restore(first)).status).toBe(200);
    expect(await logo()).toBe(first);
    expect((await restore(second)).status).toBe(200);
    expect((await restore('/files/public/elsewhere')).error.fields).toEqual({ logo_url: 'not_found' });
    await server.asOwner('update career_sites set kept_logo_until = $1', [new Date(0)]);
    expect((await restore(first)).error.fields).toEqual({ logo_url: 'not_found' });
    expect([(await restore(null)).status, await logo()]).toEqual([200, null]);
  });

  it('takes an SVG as a logo without anything that runs or leads out, served where nothing may', async () => {
    const { logo_url: url } = (await upload(uploadSiteLogo.path, SVG)).json();
    const shown = await server.inject({ url });
    expect(shown.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(shown.body).toContain('<path d="M0 0h5v5z" fill="#f00">');
    expect(shown.body).not.toMatch(/script|style|DOCTYPE|onload|out\.example|<image/);
    const refused = async (content: string) =>
      (await upload(uploadSiteLogo.path, content)).json().error?.fields;
    expect(await refused(`${SVG}${' '.repeat(262_144)}`)).toEqual({ file: 'svg_too_large' });
    expect(await refused('<svg viewBox="0 0 1 1"></svg>')).toEqual({ file: 'unreadable_picture' });
    expect(await refused('<svg viewBox="0 0 1 1"><g id="a"><use href="#a"/></g></svg>')).toEqual({
      file: 'unreadable_picture',
    });
    expect((await upload(uploadSiteHero.path, SVG)).json().error.fields).toEqual({ file: 'not_an_image' });
  });

  it('[CONST-18] takes a hero of 3,500,000 bytes and not of one more', async () => {
    const sized = (bytes: number) => Buffer.concat([PNG, Buffer.alloc(bytes - PNG.length)]);
    const taken = await upload(uploadSiteHero.path, sized(3_500_000));
    expect([taken.statusCode, Object.keys(taken.json())]).toEqual([200, ['hero_url']]);
    expect((await server.inject({ url: taken.json().hero_url })).rawPayload.length).toBeLessThan(1000);
    expect((await upload(uploadSiteHero.path, sized(3_500_001))).json().error.fields).toEqual({
      file: 'file_too_large',
    });
    expect((await upload(uploadSiteHero.path, PNG.subarray(0, 40))).json().error.fields).toEqual({
      file: 'unreadable_picture',
    });
  });
});
