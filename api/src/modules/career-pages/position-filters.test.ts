import { after, before, describe, it } from 'node:test';
import { type SiteConfiguration, saveCareerSite, sitePageEntry } from '@cantera/shared/contracts/career-site';
import { updatePosition } from '@cantera/shared/contracts/position-changes';
import { expect } from 'expect';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { openPosition } from '../../testing/pipeline-data.ts';

/** Ids that no city of the product has. */
const GIRONA = 900_001;
const REUS = 900_002;
const OTHER_GIRONA = 900_003;
const NOWHERE = 900_004;

/** What a page of the list says. */
interface Shown {
  readonly titles: readonly string[];
  readonly status: string;
  readonly search: string;
  /** The options of each select, with what is chosen. */
  readonly selects: Readonly<
    Record<string, { readonly options: readonly string[]; readonly chosen: string }>
  >;
  /** The links that take a filter away, and where each leads. */
  readonly chosen: readonly { readonly text: string; readonly query: string }[];
  /** Where its languages lead. */
  readonly languages: readonly string[];
  /** For search engines: its address without the origin, and whether they may list it. */
  readonly canonical: string;
  readonly isListed: boolean;
}

const text = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .trim();
const all = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)].map((match) => match.slice(1));
const first = (markup: string, pattern: RegExp): string => pattern.exec(markup)?.[1] ?? '';

function read(body: string): Shown {
  const selects = all(body, /<select [^>]*name="(\w+)"[^>]*>(.*?)<\/select>/gs).map(
    ([name = '', inner = '']) => [
      name,
      {
        options: all(inner, /<option[^>]*>(.*?)<\/option>/g).map(([label = '']) => text(label)),
        chosen: first(inner, /<option value="([^"]*)" selected>/),
      },
    ],
  );
  const list = first(body, /<ul class="chosen"[^>]*>(.*?)<\/ul>/s);
  return {
    titles: all(body, /<h2 class="row-title">(.*?)<\/h2>/g).map(([title = '']) => text(title)),
    status: text(first(body, /role="status">(.*?)<\/p>/s)),
    search: first(body, /name="q"[^>]*value="([^"]*)"/),
    selects: Object.fromEntries(selects),
    chosen: all(list, /<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g).map(([href = '', label = '']) => ({
      text: text(label),
      query: text(href).replace(/^[^?]*/, ''),
    })),
    languages: all(body, /<a class="language" href="([^"]*)"/g).map(([href = '']) => text(href)),
    canonical: first(body, /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/),
    isListed: !body.includes('name="robots"'),
  };
}

describe('filters of the public list of positions', () => {
  let server: TestServer;
  let admin: TestUser;
  let slug: string;

  const publish = async (title: string, workMode: 'HYBRID' | 'REMOTE' | 'ON-SITE', cities: number[]) => {
    const id = await openPosition(server, admin, { title });
    const answer = await server.call(updatePosition, admin, {
      params: { id },
      body: { jobPortalEnabled: true, workMode },
    });
    expect(answer.status).toBe(200);
    await server.inTenant(admin.agencyId, async (tx) => {
      await tx
        .deleteFrom('position_locations')
        .where('agency_id', '=', admin.agencyId)
        .where('position_id', '=', id)
        .execute();
      for (const [ordinal, cityId] of cities.entries())
        await tx
          .insertInto('position_locations')
          .values({ agency_id: admin.agencyId, position_id: id, city_id: cityId, ordinal })
          .execute();
    });
    return id;
  };
  const page = async (query = '', locale = 'en'): Promise<Shown> => {
    const answer = await server.inject({
      method: 'GET',
      url: `/careers/${locale}/${slug}/positions${query}`,
    });
    expect(answer.statusCode).toBe(200);
    return read(answer.body);
  };
  const found = async (query: string) => [...(await page(query)).titles].sort();
  const setHidden = (id: string, hidden: boolean) =>
    server.call(updatePosition, admin, { params: { id }, body: { hidden } });

  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency('Vela i Roure');
    await server.inTenant(admin.agencyId, async (tx) => {
      const { slug: known } = await tx
        .selectFrom('agencies')
        .select('slug')
        .where('id', '=', admin.agencyId)
        .executeTakeFirstOrThrow();
      slug = known;
    });
    const city = (id: number, name: string, region: string, country: string) =>
      server.inTenant(admin.agencyId, (tx) =>
        tx
          .insertInto('cities')
          .values({ id, name, folded: name.toLowerCase(), region, country_code: country, population: 1_000 })
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      );
    await city(GIRONA, 'Girona', 'Catalonia', 'ES');
    await city(REUS, 'Reus', 'Catalonia', 'ES');
    await city(OTHER_GIRONA, 'Girona', 'Antioquia', 'CO');
    await city(NOWHERE, 'Arbúcies', 'Catalonia', 'ES');
    await publish('Infermera de nit', 'ON-SITE', [GIRONA]);
    await publish('Infermer de dia', 'REMOTE', [REUS, GIRONA]);
    await publish('Comptable', 'REMOTE', [REUS]);
  });
  after(() => server.close());

  it('[PUB-28] narrows the list by place, work mode and search together, a place by any of a position’s', async () => {
    expect(await found('')).toEqual(['Comptable', 'Infermer de dia', 'Infermera de nit']);
    expect(await found(`?place=${GIRONA}`)).toEqual(['Infermer de dia', 'Infermera de nit']);
    expect(await found('?mode=REMOTE')).toEqual(['Comptable', 'Infermer de dia']);
    expect(await found(`?place=${GIRONA}&mode=REMOTE`)).toEqual(['Infermer de dia']);
    expect(await found(`?q=infermer&mode=REMOTE`)).toEqual(['Infermer de dia']);
    const shown = await page(`?q=infermer&place=${GIRONA}&mode=ON-SITE`);
    expect(shown.titles).toEqual(['Infermera de nit']);
    expect(shown.selects.place?.chosen).toBe(String(GIRONA));
    expect(shown.selects.mode?.chosen).toBe('ON-SITE');
    expect(shown.search).toBe('infermer');
  });

  it('[PUB-29] offers the places and work modes of listed positions only, places by name', async () => {
    expect((await page()).selects.place?.options).toEqual(['All locations', 'Girona', 'Reus']);
    expect((await page()).selects.mode?.options).toEqual(['Any work mode', 'Remote', 'On-site']);
    expect((await page('?mode=ON-SITE', 'ca')).selects.place?.options).toEqual(['Totes', 'Girona', 'Reus']);
    const abroad = await publish('Agrònoma', 'HYBRID', [OTHER_GIRONA, NOWHERE]);
    expect((await page()).selects.place?.options).toEqual([
      'All locations',
      'Arbúcies',
      'Girona (Antioquia)',
      'Girona (Catalonia)',
      'Reus',
    ]);
    expect((await page()).selects.mode?.options).toContain('Hybrid');
    await setHidden(abroad, true);
    expect((await page()).selects.place?.options).toEqual(['All locations', 'Girona', 'Reus']);
    expect((await page()).selects.mode?.options).not.toContain('Hybrid');
  });

  it('[PUB-30] takes no notice of a value that it does not offer', async () => {
    const all = await found('');
    for (const query of [
      `?place=${NOWHERE}`,
      '?place=Girona',
      '?place=99999999999999999999',
      `?place=${GIRONA}%00`,
      `?place=${GIRONA}&place=${REUS}`,
      '?mode=HYBRID',
      '?mode=%22%3E%3Cscript%3E',
      '?mode=',
    ]) {
      const shown = await page(query);
      expect([query, [...shown.titles].sort()]).toEqual([query, all]);
      expect([query, shown.chosen]).toEqual([query, []]);
      expect([query, shown.isListed]).toEqual([query, true]);
    }
  });

  it('[PUB-31] counts what is left, takes each filter away by a link, and all of them but the search', async () => {
    const shown = await page(`?q=infermer&place=${GIRONA}&mode=REMOTE`);
    expect(shown.status).toBe('1 position for “infermer”');
    expect(shown.chosen.map((link) => link.text)).toEqual([
      'Remove filter: Girona',
      'Remove filter: Remote',
      'Clear filters',
    ]);
    const left = await Promise.all(shown.chosen.map(({ query }) => found(query)));
    expect(left).toEqual([
      ['Infermer de dia'],
      ['Infermer de dia', 'Infermera de nit'],
      ['Infermer de dia', 'Infermera de nit'],
    ]);
    const remote = await page('?mode=REMOTE');
    expect(remote.status).toBe('2 open positions');
  });

  it('[PUB-31] keeps what it is narrowed by in each language', async () => {
    const languages = async (query: string) => [...new Set((await page(query)).languages)];
    const all = `?q=infermer&place=${GIRONA}&mode=REMOTE`;
    const parts = { ca: 'positions', es: 'ofertas', en: 'positions' };
    expect(await languages(all)).toEqual(
      Object.entries(parts).map(([locale, part]) => `/careers/${locale}/${slug}/${part}${all}`),
    );
    for (const query of [`?place=${REUS}`, '?q=infermer', '?mode=REMOTE&page=2', ''])
      expect((await languages(query)).map((at) => at.replace(/^[^?]*/, ''))).toEqual([query, query, query]);
    // What it does not offer is not carried on.
    expect((await languages('?mode=HYBRID&place=Girona'))[0]).toBe(`/careers/ca/${slug}/positions`);
  });

  it('[PUB-32] says that nothing matches, in each language, with the way back', async () => {
    const said = { en: 'No open position', es: 'Ninguna oferta', ca: 'Cap oferta' };
    for (const [locale, words] of Object.entries(said)) {
      const shown = await page(`?place=${REUS}&mode=ON-SITE`, locale);
      expect(shown.titles).toEqual([]);
      expect(shown.status).toContain(words);
      expect(shown.chosen).toHaveLength(3);
      expect(Object.keys(shown.selects)).toEqual(['place', 'mode']);
    }
    const both = await page(`?q=zebra&place=${REUS}`);
    expect(both.status).toBe('No position matches “zebra” with these filters');
  });

  describe('by department', () => {
    const AT = '2026-11-02T08:00:00.000Z';
    const one = (id: string, title: string) => ({ id, title, description: '', icon: 'Cpu' as const });
    const ids = new Map<string, string>();
    const saveSite = async (configurations: Partial<SiteConfiguration>) => {
      const params = { agencyId: admin.agencyId };
      const { status } = await server.call(saveCareerSite, admin, {
        params,
        body: { careerSite: { configurations } },
      });
      expect(status).toBe(200);
    };
    const pages = (isPublished: boolean) =>
      (['home', 'positions', 'departments'] as const).map((name) => ({
        ...sitePageEntry(name, name, AT),
        isPublished: name !== 'departments' || isPublished,
      }));
    const setDepartment = (title: string, departmentId: string | null) =>
      server.call(updatePosition, admin, { params: { id: ids.get(title) ?? '' }, body: { departmentId } });

    before(async () => {
      const rows = await server.asOwner<{ id: string; title: string }>(
        'select id, title from positions where agency_id = $1',
        [admin.agencyId],
      );
      for (const { id, title } of rows) ids.set(title, id);
      await saveSite({
        language: 'en',
        pages: pages(true),
        departmentsPage: {
          departments: [one('it', 'Technology'), one('care', 'Care'), one('books', 'Accounting')],
        },
        translations: { ca: { departmentsPage: { departments: [one('care', 'Cures')] } } },
      });
      for (const [title, department] of [
        ['Infermera de nit', 'care'],
        ['Infermer de dia', 'care'],
        ['Comptable', 'books'],
      ] as const)
        expect((await setDepartment(title, department)).status).toBe(200);
    });
    after(async () => {
      for (const title of ids.keys()) await setDepartment(title, null);
    });

    it('[PUB-35] narrows the list together with the other filters', async () => {
      expect(await found('?department=care')).toEqual(['Infermer de dia', 'Infermera de nit']);
      expect(await found('?department=care&mode=REMOTE')).toEqual(['Infermer de dia']);
      const shown = await page('?department=books');
      expect(shown.titles).toEqual(['Comptable']);
      expect(shown.selects.department?.chosen).toBe('books');
      expect(shown.chosen.map((link) => link.text)).toEqual(['Remove filter: Accounting', 'Clear filters']);
      expect(shown.isListed).toBe(false);
    });

    it('[PUB-35] offers those of listed positions in the site’s order and language, and takes no other', async () => {
      const offered = async (locale = 'en') => (await page('', locale)).selects.department?.options;
      expect(await offered()).toEqual(['Any department', 'Care', 'Accounting']);
      expect(await offered('ca')).toEqual(['Qualsevol', 'Cures', 'Accounting']);
      expect((await page('?department=it')).chosen).toEqual([]);
      await setHidden(ids.get('Comptable') ?? '', true);
      expect(await offered()).toEqual(['Any department', 'Care']);
      await setHidden(ids.get('Comptable') ?? '', false);
    });

    it('[PUB-35] is not offered while the page of departments is not published, nor for one that was removed', async () => {
      await saveSite({ pages: pages(false) });
      const shown = await page('?department=care');
      expect([shown.selects.department, shown.chosen, shown.titles.length]).toEqual([undefined, [], 3]);
      await saveSite({ pages: pages(true), departmentsPage: { departments: [one('care', 'Care')] } });
      expect((await page()).selects.department?.options).toEqual(['Any department', 'Care']);
    });

    it('[PUB-36] says on the page of departments how many positions of each are open', async () => {
      const body = async () =>
        (await server.inject({ method: 'GET', url: `/careers/en/${slug}/departments` })).body;
      const link = /<a class="link" href="([^"]*department=care)">([^<]*)/;
      expect(link.exec(await body())?.slice(1)).toEqual([
        `/careers/en/${slug}/positions?department=care`,
        '2 open positions',
      ]);
      await setHidden(ids.get('Infermer de dia') ?? '', true);
      expect(link.exec(await body())?.[2]).toBe('1 open position');
      await setHidden(ids.get('Infermera de nit') ?? '', true);
      expect(await body()).not.toMatch(link);
      for (const title of ['Infermer de dia', 'Infermera de nit'])
        await setHidden(ids.get(title) ?? '', false);
    });
  });

  it('[PUB-33] is one page for search engines, whatever it is narrowed by', async () => {
    const plain = `/careers/en/${slug}/positions`;
    expect([(await page()).canonical, (await page()).isListed]).toEqual([plain, true]);
    for (const query of [
      `?place=${GIRONA}`,
      '?mode=REMOTE',
      '?q=infermer',
      `?place=${REUS}&mode=ON-SITE&page=2`,
    ]) {
      const shown = await page(query);
      expect([query, shown.canonical, shown.isListed]).toEqual([query, plain, false]);
    }
  });
});
