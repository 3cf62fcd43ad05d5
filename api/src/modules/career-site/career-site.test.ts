import { after, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import {
  DEFAULT_SITE,
  getCareerSite,
  type SiteConfiguration,
  saveCareerSite,
  sitePageEntry,
} from '@cantera/shared/contracts/career-site';
import { getPublicSite } from '@cantera/shared/contracts/public-site';
import {
  getOlderConfiguration,
  updateOlderConfiguration,
  updateSiteSlug,
  uploadSiteHero,
  uploadSiteLogo,
} from '@cantera/shared/contracts/site-identity';
import { expect } from 'expect';
import type { Actor } from '../../http/actor.ts';
import { newId } from '../../ids.ts';
import { multipart, PNG, tinyPdf } from '../../testing/forms.ts';
import { startTestServer, TEST_PASSWORD, type TestServer, type TestUser } from '../../testing/harness.ts';
import { slugOf } from '../../testing/public-data.ts';
import { createAgency } from '../agency/index.ts';
import { foundAgency } from '../auth/index.ts';
import { createSite } from './career-site.repository.ts';
import { restoreLogo } from './career-site.service.ts';
import { dropKeptLogo } from './kept-logo.repository.ts';

const AT = '2026-01-02T03:04:05.000Z';

describe('career site', () => {
  let server: TestServer;
  let admin: TestUser;
  let recruiter: TestUser;
  let stranger: TestUser;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency('Vela i Roure');
    recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
    stranger = await server.createAgency('Rival');
  });
  after(() => server.close());

  const read = (user: TestUser | null = admin, agencyId = admin.agencyId) =>
    server.call(getCareerSite, user, { params: { agencyId } });
  const save = (
    configurations: Partial<SiteConfiguration>,
    version?: number,
    user: TestUser | null = admin,
  ) =>
    server.call(saveCareerSite, user, {
      params: { agencyId: admin.agencyId },
      body: { careerSite: { configurations, ...(version === undefined ? {} : { version }) } },
    });
  const site = async (slug = slugOf(admin)) =>
    (await server.call(getPublicSite, null, { params: { slug } })).body.data;
  const uploadLogo = (content: Buffer, user: TestUser | undefined = admin, field = 'file') =>
    server.inject(
      { method: 'POST', url: uploadSiteLogo.path, ...multipart({}, [{ field, name: 'logo.png', content }]) },
      user,
    );

  describe('configuration', () => {
    it('[API-24] gives the whole configuration to the agency’s own people', async () => {
      const answer = await read(recruiter);
      expect(answer.status).toBe(200);
      expect(Object.keys((answer.wire as { career_site: object }).career_site)).toEqual([
        'configurations',
        'version',
      ]);
      const { configurations } = answer.body.careerSite;
      expect(configurations.styles).toEqual(DEFAULT_SITE.styles);
      expect(configurations.pages.map(({ slug, isPublished }) => [slug, isPublished])).toEqual([
        ['home', true],
        ['positions', true],
        ['about', false],
      ]);
      expect((await read(null)).status).toBe(401);
      expect((await read(stranger)).status).toBe(404);
      expect((await read(admin, 'no-id')).status).toBe(400);
    });

    it('[API-25] changes the parts that are given and leaves the others', async () => {
      const positionsPage = { title: 'Work', description: '<p>Near <b>you</b></p>' };
      expect((await save({ positionsPage })).status).toBe(200);
      const homePage = { ...DEFAULT_SITE.homePage, description: 'R&D < fun', xUrl: 'https://x.com/vela' };
      const { configurations } = (await save({ homePage })).body.careerSite;
      expect(configurations).toMatchObject({ positionsPage, homePage });
      expect((await site()).homePage.description).toBe('<p>R&amp;D &lt; fun</p>');
      expect((await save({}, undefined, recruiter)).status).toBe(403);
      expect((await save({}, undefined, stranger)).status).toBe(404);
      expect((await save({}, undefined, null)).status).toBe(401);
    });

    it('stores markup as it may be shown', async () => {
      const hostile = '<p onclick="x()">Hola</p><script>alert(1)</script>';
      const { configurations } = (
        await save({
          homePage: {
            ...DEFAULT_SITE.homePage,
            description: hostile,
            faqs: [{ question: 'Why?', answer: hostile }],
          },
          departmentsPage: {
            departments: [{ id: '1', title: 'IT', description: hostile, icon: 'Cpu' }],
          },
          aboutPage: {
            description: hostile,
            missionTitle: '',
            missionDescription: hostile,
            values: [{ title: 'Calm', value: hostile, icon: 'leaf' }],
          },
        })
      ).body.careerSite;
      expect(JSON.stringify(configurations)).not.toMatch(/<script|onclick/);
      expect(configurations.aboutPage.values[0]?.value).toBe('<p>Hola</p>');
    });

    it('names what is wrong', async () => {
      const fields = async (given: Partial<SiteConfiguration>) =>
        Object.keys((await save(given)).error?.fields ?? {});
      const base = 'career_site.configurations';
      const { styles, homePage } = DEFAULT_SITE;
      expect(await fields({ styles: { ...styles, primaryColor: 'red' } })).toEqual([
        `${base}.styles.primary_color`,
      ]);
      expect(await fields({ styles: { ...styles, gradient: { ...styles.gradient, angle: 361 } } })).toEqual([
        `${base}.styles.gradient.angle`,
      ]);
      expect(await fields({ homePage: { ...homePage, linkedinUrl: 'javascript:alert(1)' } })).toEqual([
        `${base}.home_page.linkedin_url`,
      ]);
      expect(await fields({ homePage: { ...homePage, faqs: [{ question: ' ', answer: '' }] } })).toEqual([
        `${base}.home_page.faqs.0.question`,
      ]);
      expect(
        await fields({ homePage: { ...homePage, heroUrl: `/files/public/${stranger.agencyId}/${newId()}` } }),
      ).toEqual([`${base}.home_page.hero_url`]);
      expect(await fields({ pages: [sitePageEntry('about', 'About', AT)] })).toEqual([`${base}.pages`]);
    });

    it('keeps home and positions published, and notes when a page changed', async () => {
      const pages = [
        { ...sitePageEntry('home', 'Home', AT), isPublished: false, canBeUnpublished: true },
        sitePageEntry('positions', 'Positions', AT),
        { ...sitePageEntry('departments', 'Departments', AT), isPublished: true },
      ];
      const before = (await read()).body.careerSite.configurations.pages;
      const after = (await save({ pages })).body.careerSite.configurations.pages;
      expect(
        after.map(({ slug, isPublished, canBeUnpublished }) => [slug, isPublished, canBeUnpublished]),
      ).toEqual([
        ['home', true, false],
        ['positions', true, false],
        ['departments', true, true],
      ]);
      expect(after[0]?.lastModified).toBe(before[0]?.lastModified);
      const { pages: edited } = (
        await save({
          departmentsPage: { departments: [{ id: '2', title: 'HR', description: '', icon: 'Scale' }] },
        })
      ).body.careerSite.configurations;
      expect((edited[2]?.lastModified ?? '') > (after[2]?.lastModified ?? '')).toBe(true);
      expect(edited[0]?.lastModified).toBe(after[0]?.lastModified);
    });

    it('tells the second of two who edit it, and overwrites when he says so', async () => {
      const { version } = (await read()).body.careerSite;
      const positionsPage = { title: 'First', description: '' };
      expect((await save({ positionsPage }, version)).body.careerSite.version).toBe(version + 1);
      const late = await save({ positionsPage: { title: 'Second', description: '' } }, version);
      expect([late.status, late.error.code, late.error.details]).toEqual([
        409,
        'CAREER_SITE_CHANGED',
        { version: version + 1 },
      ]);
      expect((await save({ positionsPage: { title: 'Second', description: '' } })).status).toBe(200);
    });

    it('is off for a new agency until it has pages', async () => {
      const agencyId = newId();
      const slug = `new-${agencyId.slice(-12)}`;
      await server.inTenant(agencyId, async (tx) => {
        await createAgency(tx, { id: agencyId, name: 'New', slug });
        await createSite(tx, agencyId);
      });
      const fresh = await server.createUser(agencyId, 'AGENCY_ADMIN');
      expect((await read(fresh, agencyId)).body.careerSite.configurations.pages).toEqual([]);
      expect((await server.call(getPublicSite, null, { params: { slug } })).status).toBe(404);
      const pages = [sitePageEntry('home', 'Home', AT), sitePageEntry('positions', 'Positions', AT)];
      await server.call(saveCareerSite, fresh, {
        params: { agencyId },
        body: { careerSite: { configurations: { pages } } },
      });
      expect((await site(slug)).pages).toEqual(['home', 'positions']);
    });
  });

  describe('choices', () => {
    const { styles } = DEFAULT_SITE;
    const status = async (configurations: Record<string, unknown>) =>
      (await save(configurations as Partial<SiteConfiguration>)).status;

    it('[CONST-109] [CONST-110] takes each rounding and font of the list, and no other', async () => {
      for (const rounded of ['none', 'sm', 'md', 'lg', 'xl', 'full'])
        expect([rounded, await status({ styles: { ...styles, rounded } })]).toEqual([rounded, 200]);
      for (const font of ['font-outfit', 'font-inter', 'font-montserrat', 'font-open-sans', 'font-roboto'])
        expect([font, await status({ styles: { ...styles, font } })]).toEqual([font, 200]);
      expect(await status({ styles: { ...styles, rounded: '2xl' } })).toBe(400);
      expect(await status({ styles: { ...styles, font: 'font-comic-sans' } })).toBe(400);
    });

    it('[CONST-111] knows the pages home, positions, departments and about, each once', async () => {
      const all = (['home', 'positions', 'departments', 'about'] as const).map((slug) =>
        sitePageEntry(slug, slug, AT),
      );
      expect(await status({ pages: all })).toBe(200);
      expect(await status({ pages: [...all.slice(0, 3), { ...all[3], slug: 'team' }] })).toBe(400);
      expect(await status({ pages: [...all.slice(0, 3), all[0]] })).toBe(400);
    });

    it('[CONST-119] begins with the colours, angle, rounding and font of the list', async () => {
      const agencyId = newId();
      const slug = `look-${agencyId.slice(-12)}`;
      await server.inTenant(agencyId, async (tx) => {
        await createAgency(tx, { id: agencyId, name: 'Look', slug });
        await createSite(tx, agencyId);
      });
      const { configurations } = (await read(await server.createUser(agencyId, 'AGENCY_ADMIN'), agencyId))
        .body.careerSite;
      expect(configurations.styles).toEqual({
        primaryColor: '#3c00ff',
        textColor: '#ffffff',
        gradient: { isGradient: false, endColor: '#ef4444', angle: 1 },
        rounded: 'none',
        font: 'font-outfit',
      });
      await save({ styles });
    });
  });

  describe('public configuration', () => {
    it('[API-144] gives published pages only, without a token', async () => {
      const { pages } = (await read()).body.careerSite.configurations;
      const aboutPage = { ...DEFAULT_SITE.aboutPage, description: 'CANARY' };
      const departments = { ...sitePageEntry('departments', 'Departments', AT), isPublished: true };
      const fixed = pages.filter(({ slug }) => slug === 'home' || slug === 'positions');
      await save({ pages: [...fixed, departments, sitePageEntry('about', 'About', AT)], aboutPage });
      const shown = await server.call(getPublicSite, null, { params: { slug: slugOf(admin) } });
      expect(shown.body.data).toMatchObject({
        agencyId: admin.agencyId,
        name: 'Vela i Roure',
        pages: ['home', 'positions', 'departments'],
        aboutPage: null,
      });
      expect(JSON.stringify(shown.wire)).not.toContain('CANARY');
    });
  });

  describe('slug', () => {
    const change = (slug: string, user: TestUser | null = admin, agencyId = admin.agencyId) =>
      server.call(updateSiteSlug, user, { params: { agencyId }, body: { slug } });

    it('[API-128] [PUB-11] [PUB-27] moves the site; the old address leads on for a year, and is nobody else’s', async () => {
      const moved = `moved-${admin.agencyId.slice(-12)}`;
      const former = slugOf(admin);
      const answer = await change(moved);
      expect([answer.status, answer.wire]).toEqual([200, { data: { slug: moved } }]);
      expect((await server.inject({ url: `/careers/en/${moved}` })).statusCode).toBe(200);
      const led = async (url: string) => {
        const { statusCode, headers } = await server.inject({ url });
        // What a browser keeps would lead on after its owner has returned.
        if (statusCode === 308) expect(headers['cache-control']).toBe('no-store');
        return [statusCode, headers.location];
      };
      expect(await led(`/careers/en/${former}`)).toEqual([308, `/careers/en/${moved}`]);
      expect(await led(`/careers/es/${former.toUpperCase()}/ofertas?q=pa&page=2`)).toEqual([
        308,
        `/careers/es/${moved}/ofertas?q=pa&page=2`,
      ]);
      expect(await led(`/careers/en/${former}/no/such/page`)).toEqual([
        308,
        `/careers/en/${moved}/no/such/page`,
      ]);
      expect(await led(`/careers/en/${former}/sitemap.xml`)).toEqual([
        308,
        `/careers/en/${moved}/sitemap.xml`,
      ]);
      expect((await led(`/${former}`))[1]).toBe(`/careers/en/${moved}`);
      const apply = (slug: string) => `/careers/en/${slug}/positions/${newId()}/apply`;
      const form = multipart({ first_name: 'Aina' }, []);
      const applied = apply(former);
      const posted = await server.inject({ method: 'POST', url: applied, ...form });
      expect([posted.statusCode, posted.headers.location]).toEqual([308, applied.replace(former, moved)]);
      const [kept] = await server.asOwner<{ days: number }>(
        'select round(extract(epoch from until - $2)) / 86400 as days from career_slugs where slug = $1',
        [former, new Date()],
      );
      expect(Number(kept?.days)).toBeGreaterThan(364.9);
      expect(Number(kept?.days)).toBeLessThanOrEqual(365);
      expect(await led(`/careers/en/never-${former}`)).toEqual([404, undefined]);
      // Nobody else can take it while it is kept, and its owner can return.
      expect((await change(former, stranger, stranger.agencyId)).error.fields).toEqual({
        slug: 'already_exists',
      });
      expect(slugOf(stranger)).not.toBe(former);
      expect((await led(`/careers/en/${slugOf(stranger)}`))[0]).toBe(200);
      expect((await change(former)).status).toBe(200);
      expect((await led(`/careers/en/${former}`))[0]).toBe(200);
      expect(await led(`/careers/en/${moved}`)).toEqual([308, `/careers/en/${former}`]);
      const founding = foundAgency(server.deps.pool, {
        agencyName: 'Nova',
        slug: moved,
        firstName: 'Aina',
        lastName: 'Roure',
        email: 'aina@nova.test',
        password: TEST_PASSWORD,
      });
      await expect(founding).rejects.toMatchObject({ parts: { fields: { slug: 'already_exists' } } });
      // After a year it is free.
      await server.asOwner('update career_slugs set until = $1', [new Date(0)]);
      expect((await led(`/careers/en/${moved}`))[0]).toBe(404);
      const theirs = slugOf(stranger);
      expect((await change(moved, stranger, stranger.agencyId)).status).toBe(200);
      expect((await change(theirs, stranger, stranger.agencyId)).status).toBe(200);
    });

    it('[PUB-27] keeps the ten newest addresses of an agency, and lets it move ten times an hour', async () => {
      const mover = await server.createAgency();
      const first = slugOf(mover);
      const move = (slug: string) => change(slug, mover, mover.agencyId);
      for (let count = 0; count < 10; count += 1)
        expect((await move(`mover-${count}-${first.slice(-12)}`)).status).toBe(200);
      const refused = await move(first);
      expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
      await server.asOwner('delete from sending_limits where agency_id = $1', [mover.agencyId]);
      expect((await move(`mover-last-${first.slice(-12)}`)).status).toBe(200);
      const kept = await server.asOwner<{ slug: string }>(
        'select slug from career_slugs where agency_id = $1 order by until',
        [mover.agencyId],
      );
      expect(kept.map(({ slug }) => slug)).toEqual(
        Array.from({ length: 10 }, (_, count) => `mover-${count}-${first.slice(-12)}`),
      );
    });

    it('[API-128] refuses a slug that is taken, reserved or no slug', async () => {
      const error = async (slug: string) => (await change(slug)).error?.fields;
      expect(await error(slugOf(stranger))).toEqual({ slug: 'already_exists' });
      for (const reserved of ['careers', 'api', 'positions', 'dev'])
        expect(await error(reserved)).toEqual({ slug: 'not_allowed' });
      for (const wrong of [
        '',
        'a',
        'Vela',
        ' vela',
        'two words',
        'à-la-carte',
        '-a',
        'a--b',
        'a/b',
        'x'.repeat(61),
      ])
        expect([wrong, Object.keys((await error(wrong)) ?? {})]).toEqual([wrong, ['slug']]);
      expect((await change('free-one', recruiter)).status).toBe(403);
      expect((await change('free-one', stranger)).status).toBe(404);
      expect((await change('free-one', null)).status).toBe(401);
    });

    it('reserves the first part of every address that the server answers', async () => {
      const segments = server.app
        .printRoutes({ commonPrefix: false })
        .split('\n')
        .flatMap((line) => /^[├└]── \/?([a-z][a-z0-9-]+)(?:\/| \(|$)/.exec(line)?.[1] ?? []);
      expect(segments).toContain('careers');
      for (const segment of new Set(segments))
        expect([segment, (await change(segment)).error?.fields]).toEqual([segment, { slug: 'not_allowed' }]);
    });
  });

  describe('older configuration', () => {
    const older = (user: TestUser | null = admin, agencyId = admin.agencyId) =>
      server.call(getOlderConfiguration, user, { params: { agencyId } });
    const update = (body: object, user: TestUser | null = admin) =>
      server.call(updateOlderConfiguration, user, { body });

    it('[API-21] gives name, slug, colour and logo', async () => {
      expect((await older(recruiter)).wire).toEqual({
        data: {
          name: 'Vela i Roure',
          slug: slugOf(admin),
          primary_color: expect.stringMatching(/^#/),
          logo_url: null,
        },
      });
      expect([(await older(null)).status, (await older(stranger)).status]).toEqual([401, 404]);
      expect((await older(admin, 'x')).status).toBe(400);
    });

    it('[API-22] [API-129] changes name, slug and colour, which the site shows', async () => {
      const slug = `older-${admin.agencyId.slice(-12)}`;
      const answer = await update({ name: 'Vela', slug, primaryColor: '#123456' });
      expect(answer.body.data).toMatchObject({ name: 'Vela', slug, primaryColor: '#123456' });
      expect(await site(slug)).toMatchObject({ name: 'Vela', styles: { primaryColor: '#123456' } });
      expect((await update({ slug: 'api' })).error.fields).toEqual({ slug: 'not_allowed' });
      expect((await update({ name: ' ', primaryColor: 'blue' })).error.fields).toMatchObject({
        name: 'required',
        primary_color: expect.any(String),
      });
      expect((await update({}, recruiter)).status).toBe(403);
      expect((await update({}, null)).status).toBe(401);
      await update({ slug: slugOf(admin) });
      const styles = { ...DEFAULT_SITE.styles, primaryColor: '#654321' };
      await save({ styles });
      expect((await older()).body.data.primaryColor).toBe('#654321');
    });

    it('[API-23] takes a picture as the logo, drawn anew, and keeps the one before', async () => {
      const first = await uploadLogo(PNG);
      expect(Object.keys(first.json())).toEqual(['logo_url']);
      const { logo_url: url } = first.json();
      expect((await server.inject({ url })).headers['content-type']).toBe('image/png');
      expect((await older()).body.data.logoUrl).toBe(url);
      expect((await server.inject({ url: `/careers/en/${slugOf(admin)}` })).body).toContain(`src="${url}"`);
      await uploadLogo(PNG);
      expect((await server.inject({ url })).statusCode).toBe(200);
      await uploadLogo(PNG);
      expect((await server.inject({ url })).statusCode).toBe(404);
      expect((await uploadLogo(tinyPdf())).json().error.fields).toEqual({ file: 'not_an_image' });
      expect((await uploadLogo(Buffer.alloc(10_000_001))).json().error.fields).toEqual({
        file: 'file_too_large',
      });
      expect((await uploadLogo(PNG, recruiter)).statusCode).toBe(403);
      expect((await uploadLogo(PNG, { token: 'made up' } as TestUser)).statusCode).toBe(401);
    });

    it('keeps the logo of before that somebody changes while the one of a day ago is let go', async () => {
      const actor = { agencyId: admin.agencyId } as Actor;
      const upload = async () => (await uploadLogo(PNG)).json().logo_url;
      const [first, second] = [await upload(), await upload()];
      await server.asOwner('update career_sites set kept_logo_until = $1 where agency_id = $2', [
        new Date(0),
        admin.agencyId,
      ]);
      let dropping: Promise<void> | undefined;
      await server.inTenant(admin.agencyId, async (tx) => {
        await restoreLogo(tx, actor, null);
        dropping = server.inTenant(admin.agencyId, (other) => dropKeptLogo(other, admin.agencyId));
        const waits = () =>
          server.asOwner(
            "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
          );
        while ((await waits()).length === 0) await setTimeout(10);
      });
      await dropping;
      expect((await server.inject({ url: second })).statusCode).toBe(200);
      expect((await server.inject({ url: first })).statusCode).toBe(404);
      await server.inTenant(admin.agencyId, (tx) => restoreLogo(tx, actor, second));
      expect((await older()).body.data.logoUrl).toBe(second);
      await upload();
      await server.asOwner('update career_sites set kept_logo_until = $1', [new Date(0)]);
      await server.inTenant(admin.agencyId, (tx) => dropKeptLogo(tx, admin.agencyId));
      expect((await server.inject({ url: second })).statusCode).toBe(404);
    });

    it('draws 60 pictures of an agency in an hour, its home page’s among them, and no more', async () => {
      const busy = await server.createAgency('Molta Imatge');
      const upload = (url: string) =>
        server.inject(
          { method: 'POST', url, ...multipart({}, [{ field: 'file', name: 'a.pdf', content: tinyPdf() }]) },
          busy,
        );
      for (const path of Array.from({ length: 30 }, () => [uploadSiteLogo.path, uploadSiteHero.path]).flat())
        expect((await upload(path)).statusCode).toBe(400);
      for (const path of [uploadSiteLogo.path, uploadSiteHero.path]) {
        const refused = await upload(path);
        expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      }
      expect((await uploadLogo(PNG)).statusCode).toBe(200);
    });
  });
});
