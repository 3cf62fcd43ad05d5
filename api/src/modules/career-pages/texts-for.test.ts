import { createHash } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { getPrivacyPolicy } from '@cantera/shared/contracts/agency';
import { updatePrivacyPolicy } from '@cantera/shared/contracts/agency-settings';
import {
  DEFAULT_SITE,
  type SiteConfiguration,
  saveCareerSite,
  sitePageEntry,
} from '@cantera/shared/contracts/career-site';
import { getPublicSite } from '@cantera/shared/contracts/public-site';
import { expect } from 'expect';
import { now } from '../../clock.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { applicant, apply, portalPosition, slugOf } from '../../testing/public-data.ts';

const HOSTILE = '<p onclick="x()">Hola</p><script>alert(1)</script>';

describe('an agency’s texts in the language of who reads them', () => {
  let server: TestServer;
  let admin: TestUser;
  let slug: string;
  let open: string;

  const read = async (rest = '', locale = 'ca'): Promise<string> => {
    const { statusCode, body } = await server.inject({ url: `/careers/${locale}/${slug}${rest}` });
    expect([rest, statusCode]).toEqual([rest, 200]);
    return body.slice(body.indexOf('<html'));
  };
  const save = (configurations: Partial<SiteConfiguration>) =>
    server.call(saveCareerSite, admin, {
      params: { agencyId: admin.agencyId },
      body: { careerSite: { configurations } },
    });
  const pages = (isPublished: boolean) => [
    sitePageEntry('home', 'Home', now().toISOString()),
    sitePageEntry('positions', 'Positions', now().toISOString()),
    { ...sitePageEntry('departments', 'Departments', now().toISOString()), isPublished },
    { ...sitePageEntry('about', 'About', now().toISOString()), isPublished },
  ];
  /** The language of the nearest element around some words that names one, as a screen reader takes it. */
  const spoken = (page: string, words: string): string | undefined => {
    const end = page.indexOf(words, page.indexOf('<main'));
    if (end < 0) return undefined;
    const around: (string | undefined)[] = [];
    for (const [tag, close] of page.slice(0, end).matchAll(/<(\/?)[a-z][^>]*>/g)) {
      if (close) around.pop();
      else if (!/^<(meta|link|img|input|br|hr)\b|\/>$/.test(tag)) around.push(/ lang="(..)"/.exec(tag)?.[1]);
    }
    return around.findLast(Boolean);
  };
  /** The languages that elements within the page name. */
  const named = (page: string): string[] =>
    [...page.slice(page.indexOf('<main')).matchAll(/<(?!a )[^>]* lang="(..)"/g)].map(
      ([, lang]) => lang ?? '',
    );
  const department = (title: string, description: string) => ({
    departments: [{ id: '1', title, description, icon: 'Cpu' as const }],
  });
  const about = (title: string) => ({
    description: `<p>${title} about</p>`,
    missionTitle: `${title} mission`,
    missionDescription: `<p>${title} why</p>`,
    values: [{ title: `${title} value`, value: `${title} worth`, icon: 'leaf' as const }],
  });

  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency('Vela i Roure');
    slug = slugOf(admin);
    open = await portalPosition(server, admin, { title: 'Forner/a' });
    const homePage = {
      ...DEFAULT_SITE.homePage,
      description: '<h2>Buen trabajo</h2><p>Cerca</p>',
      faqs: [{ question: '¿Cuándo?', answer: 'Pronto' }],
    };
    const saved = await save({
      language: 'es',
      pages: pages(true),
      homePage,
      positionsPage: { title: 'Trabaja', description: '<p>Con nosotros</p>' },
      departmentsPage: department('Tecnología', 'Datos'),
      aboutPage: about('Español'),
      translations: {
        ca: {
          homePage: { description: '<h2>Bona feina</h2><p>A prop</p>' },
          positionsPage: { title: 'Treballa' },
          departmentsPage: department('Tecnologia', 'Dades'),
          aboutPage: { missionTitle: 'Català mission', values: about('Català').values },
        },
      },
    });
    expect(saved.status).toBe(200);
    const policy = await server.call(updatePrivacyPolicy, admin, {
      body: {
        language: 'es',
        privacyPolicy: '<p>Guardamos datos.</p>',
        privacyPolicyInformation: '<p>Pregunta.</p>',
        translations: { ca: { privacyPolicy: '<p>Guardem dades.</p>' } },
      },
    });
    expect(policy.status).toBe(200);
  });
  after(() => server.close());

  it('[FIRST-06] are shown in it on every page of the site, and what lacks it falls back with its language', async () => {
    const home = await read();
    expect(home).toMatch(/<h1[^>]*>Bona feina<\/h1>/);
    expect([spoken(home, 'Bona feina'), spoken(home, 'A prop')]).toEqual(['ca', 'ca']);
    expect([spoken(home, '¿Cuándo?'), spoken(home, 'Pronto')]).toEqual(['es', 'es']);
    const english = await read('', 'en');
    expect([spoken(english, 'Buen trabajo'), spoken(english, 'Cerca')]).toEqual(['es', 'es']);
    expect([named(english), named(await read('', 'es'))]).toEqual([['es', 'es', 'es'], []]);

    const positions = await read('/positions');
    expect([spoken(positions, 'Treballa'), spoken(positions, 'Con nosotros')]).toEqual(['ca', 'es']);
    expect(spoken(await read('/departments'), 'Dades')).toBe('ca');
    expect(spoken(await read('/departments', 'en'), 'Datos')).toBe('es');
    const page = await read('/about');
    expect(
      ['Español about', 'Català mission', 'Español why', 'Català value', 'Català worth'].map((words) =>
        spoken(page, words),
      ),
    ).toEqual(['es', 'ca', 'es', 'ca', 'ca']);
    expect(spoken(await read('/about', 'en'), 'Español worth')).toBe('es');
  });

  it('[FIRST-06] are so in the policy and beside the form to apply', async () => {
    const policy = await read('/privacy-policy');
    expect([spoken(policy, 'Guardem dades.'), spoken(policy, 'Pregunta.')]).toEqual(['ca', 'es']);
    const form = await read(`/positions/${open}/apply`);
    expect(spoken(form, 'Pregunta.')).toBe('es');
    expect(named(await read(`/ofertas/${open}/apply`, 'es'))).toEqual([]);
    const { data } = (await server.call(getPrivacyPolicy, null, { params: { agencyId: admin.agencyId } }))
      .body;
    expect(data).toEqual({
      name: 'Vela i Roure',
      language: 'es',
      privacyPolicy: '<p>Guardamos datos.</p>',
      privacyPolicyInformation: '<p>Pregunta.</p>',
      translations: { ca: { privacyPolicy: '<p>Guardem dades.</p>' } },
    });
  });

  it('[FIRST-06] are what a consent is given to', async () => {
    await apply(server, slug, open, applicant({ locale: 'ca' }));
    const [consent] = await server.inTenant(admin.agencyId, (tx) =>
      tx
        .selectFrom('consents')
        .select(['locale', 'policy_sha256'])
        .where('purpose', '=', 'PROCESS')
        .execute(),
    );
    expect(consent?.locale).toBe('ca');
    expect(consent?.policy_sha256).toEqual(
      createHash('sha256').update('<p>Guardem dades.</p>\n<p>Pregunta.</p>').digest(),
    );
  });

  it('carry nothing of pages that are not published, in any language', async () => {
    await save({ pages: pages(false) });
    const shown = await server.call(getPublicSite, null, { params: { slug } });
    expect(JSON.stringify(shown.wire)).not.toMatch(/Dades|Datos|Català|Español/);
    expect(shown.body.data.translations.ca?.positionsPage).toEqual({ title: 'Treballa' });
    await save({ pages: pages(true) });
  });

  it('are stored without what could run, and note when the page changed', async () => {
    const changed = async (translations: SiteConfiguration['translations']) => {
      const { configurations } = (await save({ translations })).body.careerSite;
      return { configurations, at: configurations.pages.map(({ lastModified }) => lastModified) };
    };
    const ca = { positionsPage: { description: HOSTILE } };
    const first = await changed({ ca });
    expect(first.configurations.translations).toEqual({
      ca: { positionsPage: { description: '<p>Hola</p>' } },
    });
    const second = await changed({ ca: { positionsPage: { description: '<p>Bon dia</p>' } } });
    expect([second.at[0] === first.at[0], (second.at[1] ?? '') > (first.at[1] ?? '')]).toEqual([true, true]);
    const policy = await server.call(updatePrivacyPolicy, admin, {
      body: {
        privacyPolicy: '',
        privacyPolicyInformation: '',
        translations: { en: { privacyPolicy: HOSTILE, privacyPolicyInformation: '' } },
      },
    });
    expect(policy.body.data.privacyPolicy).toEqual({
      privacyPolicy: '',
      privacyPolicyInformation: '',
      language: 'es',
      translations: { en: { privacyPolicy: '<p>Hola</p>' } },
    });
    const kept = await server.call(updatePrivacyPolicy, admin, {
      body: { privacyPolicy: '<p>x</p>', privacyPolicyInformation: '' },
    });
    expect(kept.body.data.privacyPolicy.translations).toEqual({ en: { privacyPolicy: '<p>Hola</p>' } });
  });
});
