import { describe, it } from 'node:test';
import {
  DEFAULT_SITE,
  type SiteConfiguration,
  saveCareerSite,
  sitePageEntry,
} from '@cantera/shared/contracts/career-site';
import { getPublicSite } from '@cantera/shared/contracts/public-site';
import { expect } from 'expect';
import { newId } from '../../ids.ts';
import { careerSiteCalls } from '../../testing/career-site-calls.ts';
import { slugOf } from '../../testing/public-data.ts';
import { createAgency } from '../agency/index.ts';
import { createSite } from './career-site.repository.ts';

const AT = '2026-01-02T03:04:05.000Z';

describe('career site', () => {
  const our = careerSiteCalls();
  const { read, save, site } = our;

  describe('configuration', () => {
    it('[API-24] gives the whole configuration to the agency’s own people', async () => {
      const answer = await read(our.recruiter);
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
      expect((await read(our.stranger)).status).toBe(404);
      expect((await read(our.admin, 'no-id')).status).toBe(400);
    });

    it('[API-25] changes the parts that are given and leaves the others', async () => {
      const positionsPage = { title: 'Work', description: '<p>Near <b>you</b></p>' };
      expect((await save({ positionsPage })).status).toBe(200);
      const homePage = { ...DEFAULT_SITE.homePage, description: 'R&D < fun', xUrl: 'https://x.com/vela' };
      const { configurations } = (await save({ homePage })).body.careerSite;
      expect(configurations).toMatchObject({ positionsPage, homePage });
      expect((await site()).homePage.description).toBe('<p>R&amp;D &lt; fun</p>');
      expect((await save({}, undefined, our.recruiter)).status).toBe(403);
      expect((await save({}, undefined, our.stranger)).status).toBe(404);
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
        await fields({
          homePage: { ...homePage, heroUrl: `/files/public/${our.stranger.agencyId}/${newId()}` },
        }),
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
      await our.server.inTenant(agencyId, async (tx) => {
        await createAgency(tx, { id: agencyId, name: 'New', slug });
        await createSite(tx, agencyId);
      });
      const fresh = await our.server.createUser(agencyId, 'AGENCY_ADMIN');
      expect((await read(fresh, agencyId)).body.careerSite.configurations.pages).toEqual([]);
      expect((await our.server.call(getPublicSite, null, { params: { slug } })).status).toBe(404);
      const pages = [sitePageEntry('home', 'Home', AT), sitePageEntry('positions', 'Positions', AT)];
      await our.server.call(saveCareerSite, fresh, {
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
      await our.server.inTenant(agencyId, async (tx) => {
        await createAgency(tx, { id: agencyId, name: 'Look', slug });
        await createSite(tx, agencyId);
      });
      const { configurations } = (await read(await our.server.createUser(agencyId, 'AGENCY_ADMIN'), agencyId))
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
      const shown = await our.server.call(getPublicSite, null, { params: { slug: slugOf(our.admin) } });
      expect(shown.body.data).toMatchObject({
        agencyId: our.admin.agencyId,
        name: 'Vela i Roure',
        pages: ['home', 'positions', 'departments'],
        aboutPage: null,
      });
      expect(JSON.stringify(shown.wire)).not.toContain('CANARY');
    });
  });
});
