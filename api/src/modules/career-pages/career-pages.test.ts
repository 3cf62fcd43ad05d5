import { after, before, describe, it } from 'node:test';
import { SITE_PAGES, sitePageEntry } from '@cantera/shared/contracts/career-site';
import { updatePosition, updatePositionStatus } from '@cantera/shared/contracts/position-changes';
import { expect } from 'expect';
import { now } from '../../clock.ts';
import { onQuery } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertApplication, insertClient, openPosition } from '../../testing/pipeline-data.ts';
import { cleanStoredTexts } from '../upkeep/clean-texts.service.ts';

const HOSTILE = `<img src=x onerror="alert('x')"><script>alert(1)</script>`;
const UNKNOWN_ID = '019aa000-0000-7000-8000-000000000000';
/** Words that only the agency may read. */
const CANARIES = ['CanaryClient', 'canary note', 'canary summary', '98765', 'Castellví', 'example.test'];

describe('career pages', () => {
  let server: TestServer;
  let admin: TestUser;
  let stranger: TestUser;
  let slug: string;
  let open: string;

  const slugOf = (agencyId: string): Promise<string> =>
    server.inTenant(agencyId, async (tx) => {
      const { slug: found } = await tx
        .selectFrom('agencies')
        .select('slug')
        .where('id', '=', agencyId)
        .executeTakeFirstOrThrow();
      return found;
    });
  const stored = () =>
    server.inTenant(admin.agencyId, (tx) =>
      tx
        .selectFrom('career_sites')
        .select('configuration')
        .where('agency_id', '=', admin.agencyId)
        .executeTakeFirstOrThrow(),
    );
  /** Written past the API, which would refuse or clean some of it. */
  const replace = (configuration: object): Promise<unknown> =>
    server.inTenant(admin.agencyId, (tx) =>
      tx
        .updateTable('career_sites')
        .set({ configuration: JSON.stringify(configuration) })
        .where('agency_id', '=', admin.agencyId)
        .execute(),
    );
  const configure = async (_agencyId: string, configuration: object): Promise<void> => {
    const { pages } = (await stored()).configuration;
    await replace({ pages, ...configuration });
  };
  const publish = async (user: TestUser, title: string): Promise<string> => {
    const clientId = await insertClient(server, user.agencyId, 'CanaryClient SL');
    const id = await openPosition(server, user, { title, clientId });
    const answer = await server.call(updatePosition, user, {
      params: { id },
      body: { jobPortalEnabled: true, jdNotes: 'canary note' },
    });
    expect(answer.status).toBe(200);
    await server.inTenant(user.agencyId, (tx) =>
      tx
        .updateTable('positions')
        .set({ summary: 'canary summary', retain_fee: 98_765 })
        .where('agency_id', '=', user.agencyId)
        .where('id', '=', id)
        .execute(),
    );
    return id;
  };
  const get = (path: string, headers: Record<string, string> = {}) =>
    server.inject({ method: 'GET', url: path, headers });
  const page = (rest = '', locale = 'en', site = slug) => get(`/careers/${locale}/${site}${rest}`);
  const setColumns = (id: string, values: Record<string, unknown>) =>
    server.inTenant(admin.agencyId, (tx) =>
      tx
        .updateTable('positions')
        .set(values)
        .where('agency_id', '=', admin.agencyId)
        .where('id', '=', id)
        .execute(),
    );

  const setPolicy = (text: string) =>
    server.inTenant(admin.agencyId, (tx) =>
      tx
        .updateTable('agencies')
        .set({ privacy_policy: text, privacy_policy_information: text })
        .where('id', '=', admin.agencyId)
        .execute(),
    );

  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency('Vela i Roure');
    stranger = await server.createAgency('Rival');
    slug = await slugOf(admin.agencyId);
    open = await publish(admin, 'Cap d’infermeria');
  });
  after(() => server.close());

  it('[PUB-05] [PUB-10] shows every page without a session, with the agency’s name', async () => {
    for (const rest of ['', '/positions', `/positions/${open}`, `/positions/${open}/apply`]) {
      const answer = await page(rest);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body).toContain('<span class="brand-name">Vela i Roure</span>');
    }
  });

  it('[PUB-07] answers an unknown site, page, position and language with a page that says so', async () => {
    const addresses = [
      '/careers/en/nobody',
      '/careers/en/nobody/positions',
      '/careers',
      '/careers/en',
      `/careers/xx/${slug}`,
      `/careers/en/${slug}/departments`,
      `/careers/en/${slug}/positions/${newId()}`,
      `/careers/en/${slug}/positions/not-an-id`,
      `/careers/en/${slug}/positions/${open}/apply/received/${newId()}`,
    ];
    for (const address of addresses) {
      const answer = await get(address);
      expect([address, answer.statusCode]).toEqual([address, 404]);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body).toContain('<h1');
      expect(answer.body).toContain('<meta name="robots" content="noindex">');
    }
  });

  it('[PUB-08] has no site without pages', async () => {
    const { configuration } = await stored();
    await replace({ ...configuration, pages: [] });
    for (const rest of ['', '/positions', '/privacy-policy', `/positions/${open}`, '/sitemap.xml'])
      expect([rest, (await page(rest)).statusCode]).toEqual([rest, 404]);
    expect((await get(`/${slug}`)).headers.location).toBeUndefined();
    expect((await get('/careers/sitemap.xml')).body).not.toContain(slug);
    await replace(configuration);
    expect((await page()).statusCode).toBe(200);
  });

  it('another agency’s position does not exist on this site', async () => {
    const foreign = await publish(stranger, 'Rival position');
    const foreignAnswer = await page(`/positions/${foreign}`);
    const unknownAnswer = await page(`/positions/${newId()}`);
    expect(foreignAnswer.statusCode).toBe(404);
    expect(foreignAnswer.body).toBe(unknownAnswer.body);
    expect((await page()).body).not.toContain('Rival position');
  });

  it('[PUB-16] [PUB-17] lists only what is open, on the portal and not hidden', async () => {
    const id = await publish(admin, 'Infermera de nit');
    const listed = async () => (await page('/positions')).body.includes('Infermera de nit');
    expect(await listed()).toBe(true);
    await setColumns(id, { hidden: true });
    expect(await listed()).toBe(false);
    await setColumns(id, { hidden: false, job_portal_enabled: false });
    expect(await listed()).toBe(false);
    await setColumns(id, { job_portal_enabled: true, status: 'ON_HOLD' });
    expect(await listed()).toBe(false);
    await setColumns(id, { status: 'OPEN' });
    expect(await listed()).toBe(true);
    await setColumns(id, { status: 'CLOSED_LOST' });
    expect(await listed()).toBe(false);
  });

  it('says of a closed position that it is gone, and what is open', async () => {
    const id = await publish(admin, 'Fuster de taller');
    const closed = await server.call(updatePositionStatus, admin, {
      params: { id },
      body: { status: 'CLOSED_LOST' },
    });
    expect(closed.status).toBe(200);
    for (const rest of ['', '/apply']) {
      const answer = await page(`/positions/${id}${rest}`);
      expect(answer.statusCode).toBe(410);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.body).toContain('Fuster de taller no longer takes applications');
      expect(answer.body).toContain(`href="/careers/en/${slug}/positions/${open}"`);
    }
    expect((await page('/sitemap.xml')).body).not.toContain(id);
  });

  it('says that a position is gone which was public once, without its present title, and nothing of one that never was', async () => {
    const id = await publish(admin, 'Ebenista');
    const away = [{ hidden: true }, { job_portal_enabled: false }, { status: 'ON_HOLD' }];
    for (const change of away) {
      await setColumns(id, { ...change, title: 'A secret search' });
      const answer = await page(`/positions/${id}`);
      expect([change, answer.statusCode]).toEqual([change, 410]);
      expect(answer.body).not.toContain('A secret search');
      await setColumns(id, { hidden: false, job_portal_enabled: true, status: 'OPEN' });
      expect((await page(`/positions/${id}`)).statusCode).toBe(200);
    }
    await setColumns(id, { hidden: true });
    const never = await openPosition(server, admin, {
      title: 'Never public',
      clientId: await insertClient(server, admin.agencyId, 'CanaryClient SL'),
    });
    await setColumns(never, { hidden: true });
    await setColumns(never, { job_portal_enabled: true });
    expect((await page(`/positions/${never}`)).statusCode).toBe(404);
    await setColumns(never, { status: 'CLOSED_WON' });
    expect((await page(`/positions/${never}`)).statusCode).toBe(404);
  });

  it('[PUB-15] shows the configured title and introduction, and finds by title', async () => {
    await configure(admin.agencyId, {
      positionsPage: { title: 'Work with us', description: '<p>Near <b>you</b></p>' },
    });
    const body = (await page('/positions')).body;
    expect(body).toContain('<h1 class="title">Work with us</h1>');
    expect(body).toContain('Near <b>you</b>');
    expect((await page('/positions?q=INFERMERIA')).body).toContain('Cap d’infermeria');
    const none = (await page('/positions?q=zebra')).body;
    expect(none).toContain('No position matches “zebra”');
    expect(none).not.toContain('Cap d’infermeria');
    await configure(admin.agencyId, {});
  });

  it('[PUB-09] takes colours, gradient, corners and font from the configuration', async () => {
    await configure(admin.agencyId, {
      styles: {
        primaryColor: '#a23b1e',
        textColor: '#fff8f0',
        gradient: { isGradient: true, endColor: '#7a1f4b', angle: 45 },
        rounded: 'lg',
        font: 'font-montserrat',
      },
    });
    const { body, headers } = await page(`/positions/${open}`);
    const sheet = /<style>(.*?)<\/style>/.exec(body)?.[1] ?? '';
    expect(sheet).toContain('--brand:#a23b1e');
    expect(sheet).toContain('--onBrand:#fff8f0');
    expect(sheet).toContain('linear-gradient(45deg,#a23b1e,#7a1f4b)');
    expect(sheet).toContain('--r-button:12px');
    expect(sheet).toContain("--font:'Montserrat Variable'");
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    await configure(admin.agencyId, {});
  });

  it('[PUB-18] shows a position in three languages', async () => {
    const words = { en: 'Full time', es: 'Jornada completa', ca: 'Jornada completa' };
    for (const [locale, word] of Object.entries(words)) {
      const { body } = await page(`/positions/${open}`, locale);
      expect(body).toContain(`<html lang="${locale}">`);
      expect(body).toContain(word);
      expect(body).toContain('<p>Build what people use.</p>');
      expect(body).toContain('Girona');
    }
  });

  it('shows the salary only with the position’s switch for it', async () => {
    expect((await page(`/positions/${open}`)).body).not.toContain('40,000');
    await setColumns(open, { show_salary: true });
    expect((await page(`/positions/${open}`)).body).toContain('€40,000 to €50,000 a year');
    await setColumns(open, { show_salary: false });
  });

  it('[PUB-20] [PUB-22] asks the position’s questions and for consent, and tells no answer that rejects', async () => {
    const id = newId();
    await server.inTenant(admin.agencyId, (tx) =>
      tx
        .insertInto('killer_questions')
        .values({
          agency_id: admin.agencyId,
          id,
          position_id: open,
          question: 'Which shift suits you?',
          type: 'SINGLE_CHOICE',
          required: true,
          details: JSON.stringify({
            options: [
              { id: 'day', text: 'By day', rejected: true },
              { id: 'night', text: 'By night', rejected: false },
            ],
          }),
          reject_conditions: JSON.stringify({ rejectOn: ['day'] }),
          ordinal: 0,
          created_at: now(),
        })
        .execute(),
    );
    const { body } = await page(`/positions/${open}/apply`);
    expect(body).toContain('Which shift suits you?');
    expect(body).toContain(`name="answers.${id}" value="day" required`);
    expect(body).toContain(`href="/careers/en/${slug}/privacy-policy"`);
    expect(body).toContain('name="consent" value="true" required');
    expect(body).not.toMatch(/reject/i);
  });

  /** As upkeep finds what was stored before texts were cleaned where they are stored. */
  const cleanOld = async () => {
    await server.asOwner('update agencies set rich_text_rules = 0 where id = $1', [admin.agencyId]);
    await cleanStoredTexts(server.deps, admin.agencyId);
  };

  it('[PUB-22] shows the agency’s information on data protection', async () => {
    await setPolicy(`<p>We keep it for <b>one year</b>.</p>${HOSTILE}`);
    await cleanOld();
    const { body } = await page(`/positions/${open}/apply`);
    expect(body).toContain('href="#data-protection"');
    expect(body).toContain('We keep it for <b>one year</b>.');
    expect(body).not.toContain('onerror');
    await setPolicy('');
  });

  it('[PUB-41] asks nobody to have read what the agency has not written', async () => {
    const words = async () => {
      const { body } = await page(`/positions/${open}/apply`);
      return /<label for="f-consent">(.*?)<\/label>/s.exec(body)?.[1] ?? '';
    };
    const write = (policy: string, information: string) =>
      server.asOwner(
        'update agencies set privacy_policy = $2, privacy_policy_information = $3 where id = $1',
        [admin.agencyId, policy, information],
      );
    await write('<p> </p>', '');
    expect(await words()).toMatch(/^I agree that .* keeps the data of this application/);
    expect(await words()).not.toContain('href');
    await write('<p>We keep it.</p>', '');
    expect(await words()).toMatch(/^I have read the <a href="[^"]+\/privacy-policy"/);
    expect(await words()).not.toContain('data-protection');
    await write('', '<p>One year.</p>');
    expect(await words()).toMatch(/^I have read the <a href="#data-protection">.*<\/a> and agree/);
    await setPolicy('');
  });

  it('[PUB-25] shows stored HTML formatted and never as script, when it was stored unsanitised too', async () => {
    const { configuration: before } = await stored();
    const id = await publish(admin, HOSTILE);
    await setColumns(id, { job_description: `<h2>Tasks</h2>${HOSTILE}<a href="javascript:alert(1)">x</a>` });
    const at = now().toISOString();
    await replace({
      pages: SITE_PAGES.map((one) => ({ ...sitePageEntry(one, HOSTILE, at), isPublished: true })),
      positionsPage: { title: HOSTILE, description: HOSTILE },
      homePage: {
        description: `<h2>${HOSTILE}</h2>${HOSTILE}`,
        faqs: [{ question: HOSTILE, answer: HOSTILE }],
      },
      departmentsPage: { departments: [{ id: '1', title: HOSTILE, description: HOSTILE, icon: 'Cpu' }] },
      aboutPage: {
        description: HOSTILE,
        missionTitle: HOSTILE,
        missionDescription: HOSTILE,
        values: [{ title: HOSTILE, value: HOSTILE, icon: 'leaf' }],
      },
    });
    await setPolicy(HOSTILE);
    await cleanOld();
    for (const rest of [
      '',
      '/departments',
      '/about',
      '/privacy-policy',
      '/positions',
      `/positions/${id}`,
      `/positions/${id}/apply`,
      `/positions?q=${encodeURIComponent(HOSTILE)}`,
    ]) {
      const { body } = await page(rest);
      expect(body).not.toMatch(/<script>alert|<img src=x|href="javascript:/);
    }
    expect((await page(`/positions/${id}`)).body).toContain('<h3>Tasks</h3>');
    await replace(before);
    await setPolicy('');
    await setColumns(id, { hidden: true });
  });

  it('tells nothing of clients, fees, notes and recruiters', async () => {
    for (const rest of [
      '',
      '/privacy-policy',
      '/sitemap.xml',
      '/positions',
      '/positions?q=infermeria',
      '/departments',
      '/about',
      `/positions/${open}`,
      `/positions/${open}/apply`,
      `/positions/${UNKNOWN_ID}`,
    ]) {
      const { body } = await page(rest);
      for (const canary of CANARIES)
        expect([rest, canary, body.includes(canary)]).toEqual([rest, canary, false]);
    }
  });

  it('[PUB-01] leads from the short address to the site in the browser’s language, for known slugs only', async () => {
    const to = async (language?: string) =>
      (await get(`/${slug}`, language ? { 'accept-language': language } : {})).headers.location;
    expect(await to()).toBe(`/careers/en/${slug}`);
    expect(await to('fr, ca;q=0.4, es-MX;q=0.8')).toBe(`/careers/es/${slug}`);
    expect((await get(`/${slug.toUpperCase()}`)).headers.location).toBe(`/careers/en/${slug}`);
    expect((await get('/nobody')).headers.location).toBeUndefined();
    expect((await get('/positions')).headers.location).toBeUndefined();
  });

  it('shows a receipt by its key for one day, to nobody else and to no cache', async () => {
    const applicationId = await insertApplication(server, admin.agencyId, open);
    const key = crypto.randomUUID();
    const receipt = {
      reference: 'A-1',
      firstName: HOSTILE,
      lastName: 'Quispe',
      email: 'x.quispe@posta.example',
      phoneNumber: '+34 600 55 01 93',
      linkedin: null,
      cvFileName: 'cv.pdf',
      cvBytes: 284_000,
      answers: [{ question: 'Shift?', answer: 'By night' }],
      consentAt: now().toISOString(),
      receivedAt: now().toISOString(),
    };
    await server.inTenant(admin.agencyId, (tx) =>
      tx
        .insertInto('public_submissions')
        .values({
          agency_id: admin.agencyId,
          submission_key: key,
          application_id: applicationId,
          receipt: JSON.stringify(receipt),
          created_at: now(),
        })
        .execute(),
    );
    const answer = await page(`/positions/${open}/apply/received/${key}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    for (const shown of ['x.quispe@posta.example', 'cv.pdf, 284 kB', 'By night', 'A-1'])
      expect(answer.body).toContain(shown);
    expect(answer.body).not.toContain('<img src=x');
    const rivalSlug = await slugOf(stranger.agencyId);
    expect((await page(`/positions/${open}/apply/received/${key}`, 'en', rivalSlug)).statusCode).toBe(404);
    await server.inTenant(admin.agencyId, (tx) =>
      tx
        .updateTable('public_submissions')
        .set({ created_at: new Date(now().getTime() - 25 * 60 * 60 * 1000) })
        .where('agency_id', '=', admin.agencyId)
        .execute(),
    );
    expect((await page(`/positions/${open}/apply/received/${key}`)).statusCode).toBe(404);
  });

  it('asks the database a few times a page, however many positions there are', async () => {
    let queries = 0;
    onQuery(() => {
      queries += 1;
    });
    // The site, what there is to filter by, a page of the list and its count.
    await page('/positions');
    expect(queries).toBeLessThanOrEqual(4);
    queries = 0;
    await page('/positions?q=infermeria&mode=HYBRID');
    expect(queries).toBeLessThanOrEqual(4);
    queries = 0;
    await page(`/positions/${open}/apply`);
    expect(queries).toBeLessThanOrEqual(4);
    await page();
    queries = 0;
    await page();
    expect(queries).toBeLessThanOrEqual(5);
    onQuery(() => undefined);
  });
});
