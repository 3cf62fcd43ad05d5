import { describe, it } from 'node:test';
import { DEFAULT_SITE, DEPARTMENT_ICONS, VALUE_ICONS } from '@cantera/shared/contracts/career-site';
import { LOCALES } from '@cantera/shared/contracts/enums';
import type { PublicPositionSummary, PublicSite } from '@cantera/shared/contracts/public-site';
import { expect } from 'expect';
import { JSDOM } from 'jsdom';
import { raw } from '../html.ts';
import { messagesOf } from '../messages/index.ts';
import type { PageContext } from '../parts/page.ts';
import { DEFAULT_STYLES, siteStyleSheet } from '../theme/site-styles.ts';
import { renderAboutPage } from './about-page.ts';
import { renderDepartmentsPage } from './departments-page.ts';
import { type HomePageData, renderHomePage } from './home-page.ts';
import { renderPrivacyPage } from './privacy-page.ts';
import { renderProblemPage } from './problem-page.ts';

const site: PublicSite = {
  agencyId: '0199a3c4-0000-7000-8000-00000000000a',
  name: 'Vela i Roure',
  slug: 'vela',
  logoUrl: '/files/public/a/logo',
  webUrl: 'https://vela.example',
  timeZone: 'Europe/Madrid',
  styles: DEFAULT_STYLES,
  pages: ['home', 'positions', 'departments', 'about'],
  homePage: {
    ...DEFAULT_SITE.homePage,
    linkedinUrl: 'https://www.linkedin.com/company/vela',
    instagramUrl: 'https://www.instagram.com/vela',
  },
  positionsPage: { title: '', description: '' },
  departmentsPage: DEFAULT_SITE.departmentsPage,
  aboutPage: DEFAULT_SITE.aboutPage,
  language: 'en',
  translations: {},
};
const contextOf = (given: Partial<PublicSite> = {}, over: Partial<PageContext> = {}): PageContext => ({
  site: { ...site, ...given },
  locale: 'en',
  origin: 'https://jobs.example.com',
  assets: { scripts: [], styles: [], fonts: [] },
  styleSheet: siteStyleSheet(DEFAULT_STYLES),
  ...over,
});
const position: PublicPositionSummary = {
  id: '0199a3c4-0000-7000-8000-000000000001',
  title: 'Cap d’infermeria',
  location: { id: '1', name: 'Girona', address: 'Girona, Catalonia, Spain', countryName: 'Spain' },
  workMode: 'HYBRID',
  contractType: 'FULLTIME',
  publishedAt: '2026-11-02T09:00:00.000Z',
};
const places = [
  { name: 'Girona', latitude: 41.98, longitude: 2.82, positions: 3 },
  { name: 'Sevilla', latitude: 37.38, longitude: -5.97, positions: 1 },
];
const parse = (page: string): Document => new JSDOM(page).window.document;
const home = (over: Partial<HomePageData> = {}, context = contextOf()): Document =>
  parse(
    renderHomePage(context, {
      heading: undefined,
      description: raw('<p>We know <b>every</b> company.</p>'),
      descriptionText: 'We know every company.',
      newest: [position],
      total: 42,
      map: undefined,
      faqs: [],
      ...over,
    }),
  );
const texts = (page: Document, selector: string): (string | undefined)[] =>
  [...page.querySelectorAll(selector)].map((element) => element.textContent?.trim());

describe('home page', () => {
  it('[PUB-12] shows the description, the FAQ and the profiles that have an address', () => {
    const page = home({ faqs: [{ question: 'When?', answer: raw('<p>In <b>five</b> days.</p>') }] });
    expect(page.querySelector('h1')?.textContent).toBe('Vela i Roure');
    expect(page.querySelector('.hero .rich b')?.textContent).toBe('every');
    expect(page.querySelector('.faq summary')?.textContent).toBe('When?');
    expect(page.querySelector('.faq .rich b')?.textContent).toBe('five');
    expect(texts(page, '.social a')).toEqual([
      'LinkedIn (opens in a new tab)',
      'Instagram (opens in a new tab)',
    ]);
    expect(page.querySelector('.hero .button')?.textContent).toBe('See 42 positions');
    expect(home({ heading: 'Good work' }).querySelector('h1')?.textContent).toBe('Good work');
  });

  it('[PUB-12] shows the hero image, and a mosaic without one', () => {
    const heroUrl = '/files/public/a/hero';
    const page = home({}, contextOf({ homePage: { ...site.homePage, heroUrl } }));
    expect(page.querySelector('img.hero-image')?.getAttribute('src')).toBe(heroUrl);
    expect(page.querySelector('.mosaic')).toBeNull();
    expect(home().querySelector('.hero-image .mosaic')).not.toBeNull();
  });

  it('[PUB-13] [PUB-14] draws the cities on a map of its own, or shows none', () => {
    expect(home().querySelector('.map')).toBeNull();
    const page = home({ map: { places, land: [41.5, 2, 38, -4, 60, 100] } });
    expect(page.querySelector('.map svg')?.getAttribute('aria-label')).toBe(
      'Map of the cities with open positions: Girona and Sevilla.',
    );
    expect(page.querySelectorAll('.spots circle').length).toBe(2);
    // Two of the three places lie in what is shown.
    expect(page.querySelector('.land')?.getAttribute('d')?.match(/M/g)?.length).toBe(2);
    expect(texts(page, '.places-list li')).toEqual(['Girona3 open positions', 'Sevilla1 open position']);
    expect(texts(page, '.names text')).toEqual(['Girona', 'Sevilla']);
    expect([...page.querySelectorAll('.map [href], .map [src]')]).toEqual([]);
  });

  it('keeps every dot of a map inside it, however far the cities lie from each other', () => {
    const far = [
      { name: 'Buenos Aires', latitude: -34.6, longitude: -58.4, positions: 9 },
      { name: 'Oslo', latitude: 59.9, longitude: 10.7, positions: 1 },
      { name: 'Manila', latitude: 14.6, longitude: 121, positions: 1 },
    ];
    for (const circle of home({ map: { places: far, land: [] } }).querySelectorAll('.spots circle')) {
      expect(Number(circle.getAttribute('cx'))).toBeGreaterThan(0);
      expect(Number(circle.getAttribute('cx'))).toBeLessThan(84);
      expect(Number(circle.getAttribute('cy'))).toBeGreaterThan(0);
      expect(Number(circle.getAttribute('cy'))).toBeLessThan(48);
    }
  });

  it('says to machines who the agency is', () => {
    const data = [...home().querySelectorAll('script[type="application/ld+json"]')].map((script) =>
      JSON.parse(script.textContent ?? ''),
    );
    expect(data).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: 'Vela i Roure',
        logo: 'https://jobs.example.com/files/public/a/logo',
        url: 'https://jobs.example.com/careers/en/vela',
        sameAs: [
          'https://vela.example',
          'https://www.linkedin.com/company/vela',
          'https://www.instagram.com/vela',
        ],
      },
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: 'Vela i Roure',
        url: 'https://jobs.example.com/careers/en/vela',
        inLanguage: 'en',
      },
    ]);
  });

  it('tells other sites how to show it', () => {
    const page = home({}, contextOf({}, { locale: 'es' }));
    const tag = (name: string) => page.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content');
    expect(tag('title')).toBe('Vela i Roure');
    expect(tag('description')).toBe('We know every company.');
    expect(tag('url')).toBe('https://jobs.example.com/careers/es/vela');
    expect(tag('locale')).toBe('es_ES');
    expect(tag('image')).toBe('https://jobs.example.com/files/public/a/logo');
  });
});

describe('other pages', () => {
  const departments = DEPARTMENT_ICONS.map((icon, at) => ({
    id: `d${at}`,
    title: `Department ${icon}`,
    description: raw('<p>People who build.</p>'),
    icon,
    openPositions: at,
  }));

  it('[PUB-36] leads from each department to its open positions, from one without any nowhere', () => {
    const page = parse(renderDepartmentsPage(contextOf(), { departments }));
    const links = [...page.querySelectorAll('.tile')].map((tile) => tile.querySelector('a'));
    expect(links.map((link) => link?.getAttribute('href'))).toEqual(
      departments.map(({ id, openPositions }) =>
        openPositions > 0 ? `/careers/en/vela/positions?department=${id}` : undefined,
      ),
    );
    expect(links[1]?.textContent).toBe('1 open position: Department Warehouse');
    expect(links[2]?.textContent).toBe('2 open positions: Department Cpu');
  });

  it('[PUB-23] lists the departments with title, description and icon', () => {
    const page = parse(renderDepartmentsPage(contextOf(), { departments }));
    expect(texts(page, '.tile-title')).toEqual(departments.map(({ title }) => title));
    expect(page.querySelector('.tile .rich')?.textContent).toBe('People who build.');
    const drawings = [...page.querySelectorAll('.tile-icon svg')].map((svg) => svg.innerHTML);
    expect(new Set(drawings).size).toBe(DEPARTMENT_ICONS.length);
  });

  it('[PUB-24] shows description, mission and the values with their icons', () => {
    const values = VALUE_ICONS.map((icon) => ({ title: `Value ${icon}`, value: raw('<p>Yes.</p>'), icon }));
    const page = parse(
      renderAboutPage(contextOf(), {
        description: raw('<p>Since 2011.</p>'),
        descriptionText: 'Since 2011.',
        missionTitle: 'Slowly',
        missionDescription: raw('<p>We visit every company.</p>'),
        missionText: 'We visit every company.',
        values,
      }),
    );
    expect(page.querySelector('.intro .rich')?.textContent).toBe('Since 2011.');
    expect(texts(page, '.mission h2, .mission .rich')).toEqual(['Slowly', 'We visit every company.']);
    expect(texts(page, '.tile-title')).toEqual(values.map(({ title }) => title));
    const drawings = [...page.querySelectorAll('.tile-icon svg')].map((svg) => svg.innerHTML);
    expect(new Set(drawings).size).toBe(VALUE_ICONS.length);
  });

  it('shows the policy, or says that there is none yet', () => {
    const shown = parse(
      renderPrivacyPage(contextOf(), {
        policy: raw('<p>We keep it safe.</p>'),
        information: raw('<p>Law.</p>'),
      }),
    );
    expect(shown.querySelector('.policy p')?.textContent).toBe('We keep it safe.');
    expect(shown.querySelector('section.policy .rich')?.textContent).toBe('Law.');
    const none = parse(renderPrivacyPage(contextOf(), { policy: undefined, information: undefined }));
    expect(none.querySelector('.policy')?.textContent).toContain('has not published its privacy policy');
  });

  it('offers what is open where a position is closed', () => {
    const page = parse(renderProblemPage(contextOf(), { kind: 'closed', title: null, others: [position] }));
    expect(page.querySelector('.lead')?.textContent).toBe('It no longer takes applications.');
    expect(texts(page, '.rows a')).toEqual(['Cap d’infermeria']);
  });
});

describe('navigation', () => {
  it('[PUB-06] links published pages only', () => {
    const page = home({}, contextOf({ pages: ['home', 'positions'] }));
    const links = [...page.querySelectorAll('.page-links a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/careers/en/vela', '/careers/en/vela/positions']);
    expect(page.documentElement.outerHTML).not.toMatch(/\/(departments|about)/);
    expect(page.querySelector('.page-links [aria-current=page]')?.textContent).toBe('Home');
  });

  it('[PUB-04] leads to positions by other addresses in Spanish', () => {
    const page = home({}, contextOf({}, { locale: 'es' }));
    expect(page.querySelector('.rows a')?.getAttribute('href')).toBe(
      `/careers/es/vela/ofertas/${position.id}`,
    );
    expect(home().querySelector('.rows a')?.getAttribute('href')).toBe(
      `/careers/en/vela/positions/${position.id}`,
    );
  });

  for (const locale of LOCALES)
    it(`says everything in ${locale}`, () => {
      const page = home({}, contextOf({}, { locale }));
      const t = messagesOf(locale);
      expect(texts(page, '.page-links a')).toEqual([t.home, t.positions, t.departments, t.aboutUs]);
      expect(page.querySelector('.site-foot a[href$="/privacy-policy"]')?.textContent).toBe(t.privacyPolicy);
      expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
        `https://jobs.example.com/careers/${locale}/vela`,
      );
      expect(page.querySelectorAll('link[rel=alternate]').length).toBe(4);
    });
});
