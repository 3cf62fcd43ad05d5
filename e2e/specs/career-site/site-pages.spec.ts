import { login } from '@cantera/shared/contracts/auth';
import {
  DEFAULT_SITE,
  getCareerSite,
  type SiteConfiguration,
  type SitePage,
  saveCareerSite,
  sitePageEntry,
} from '@cantera/shared/contracts/career-site';
import { updatePosition, updatePositionStatus } from '@cantera/shared/contracts/position-changes';
import { updateSiteSlug } from '@cantera/shared/contracts/site-identity';
import { getMe } from '@cantera/shared/contracts/users';
import type { Page } from '@playwright/test';
import { Api, apiAs, PASSWORD } from '../../fixtures/api.ts';
import { makeOpenPosition, unique } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const DEMO = '/careers/en/demo';
const PAGES = ['', '/positions', '/departments', '/about', '/privacy-policy'];

const scrollsAside = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test.describe('pages of the public site', () => {
  test.use({ who: null });

  test('[PUB-01] [PUB-02] [PUB-12] [PUB-14] leads from the short address to a home page that says who they are', async ({
    page,
  }) => {
    await page.goto('/demo');
    await expect(page).toHaveURL(/\/careers\/en\/demo$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good work, near you.');
    await expect(page.getByText('we answer every person who applies')).toBeVisible();
    await expect(
      page.getByRole('img', { name: /Map of the cities with open positions: .*Girona/ }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: /^LinkedIn/ })).toHaveAttribute('href', /^https:\/\//);
    const answer = page.getByText('Companies pay us, people never do.');
    await expect(answer).toBeHidden();
    await page.getByText('Does applying cost anything?').click();
    await expect(answer).toBeVisible();
    await page.getByRole('link', { name: /^See \d+ positions/ }).click();
    await expect(page).toHaveURL(`${DEMO}/positions`);
  });

  test('[PUB-03] [PUB-23] [PUB-24] leads through the pages by their names', async ({ page }) => {
    await page.goto(DEMO);
    const pages = page.getByRole('navigation', { name: 'Main' });
    await pages.getByRole('link', { name: 'Departments' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Technology' })).toBeVisible();
    await expect(page.getByText('Software, data and systems, in teams that ship.')).toBeVisible();
    await pages.getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { name: 'A good match is made slowly' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Plain words' })).toBeVisible();
    await expect(pages.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  });

  test('[PUB-04] keeps the page when the language changes, positions at their Spanish address', async ({
    page,
    api,
  }) => {
    const { id } = await makeOpenPosition(api);
    await page.goto(`${DEMO}/positions/${id}`);
    await page.getByText('Language: English').click();
    await page.getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL(`/careers/es/demo/ofertas/${id}`);
    await page.getByRole('link', { name: 'Todas las ofertas' }).click();
    await expect(page).toHaveURL('/careers/es/demo/ofertas');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('has pages and languages in one menu, by keyboard too', async ({ page }) => {
      await page.goto(DEMO);
      const menu = page.getByText('Menu', { exact: true }).or(page.getByLabel('Menu'));
      await menu.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: 'Català' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('link', { name: 'Català' })).toBeHidden();
      await expect(menu).toBeFocused();
      await page.keyboard.press('Enter');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'About Demo Talent' })).toBeVisible();
    });
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('works: pages, questions, languages', async ({ page }) => {
      await page.goto(DEMO);
      await page.getByText('When do you answer?').click();
      await expect(page.getByText('Within five working days')).toBeVisible();
      await page.getByText('Language: English').click();
      await page.getByRole('link', { name: 'Català' }).click();
      await page.getByRole('link', { name: 'Departaments' }).click();
      await expect(page).toHaveURL('/careers/ca/demo/departments');
    });
  });

  test.describe('of a position that is no longer there', () => {
    test.use({ expected: [/^410 \/careers\//] });

    test('[PUB-17] hidden it disappears, visible it comes back; closed it names what is open', async ({
      page,
      api,
    }) => {
      const title = unique('Calderera');
      const { id } = await makeOpenPosition(api, title);
      const found = page.getByRole('link', { name: title });
      const list = `${DEMO}/positions?q=${encodeURIComponent(title)}`;
      await page.goto(list);
      await expect(found).toBeVisible();
      await api.call(updatePosition, { params: { id }, body: { hidden: true } });
      await page.goto(list);
      await expect(page.getByRole('searchbox', { name: 'Search positions' })).toBeVisible();
      await expect(found).toHaveCount(0);
      await page.goto(`${DEMO}/positions/${id}`);
      await expect(page.getByRole('heading', { name: 'This position is closed' })).toBeVisible();
      await expect(page.getByText(title)).toHaveCount(0);
      await api.call(updatePosition, { params: { id }, body: { hidden: false } });
      await page.goto(list);
      await expect(found).toBeVisible();
      await api.call(updatePositionStatus, { params: { id }, body: { status: 'CLOSED_LOST' } });
      await page.goto(`${DEMO}/positions/${id}`);
      await expect(page.getByText(`${title} no longer takes applications.`)).toBeVisible();
      await expect(
        page.getByRole('region', { name: 'Other open positions' }).getByRole('link').first(),
      ).toBeVisible();
      await expectAccessible(page);
    });
  });

  for (const locale of ['en', 'es', 'ca'])
    for (const width of [1440, 390])
      test(`every page in ${locale} is accessible in light and dark and fits ${width} px`, async ({
        page,
      }) => {
        // Ten times axe.
        await page.setViewportSize({ width, height: 844 });
        for (const rest of PAGES) {
          await page.goto(`/careers/${locale}/demo${rest}`);
          await expectAccessible(page);
          expect([rest, await scrollsAside(page)]).toEqual([rest, 0]);
        }
      });
});

/** The other agency's site: these change what all of its pages show, one after the other. */
test.describe('what an agency chooses', () => {
  test.use({ who: null, expected: [/^404 \/(careers|rival)/] });
  test.describe.configure({ mode: 'serial' });
  let rival: Api;
  let agencyId: string;
  let before: SiteConfiguration;

  const save = (configurations: Partial<SiteConfiguration>) =>
    rival.call(saveCareerSite, { params: { agencyId }, body: { careerSite: { configurations } } });
  const entries = (published: readonly SitePage[]) =>
    (['home', 'positions', 'departments', 'about'] as const).map((slug) => ({
      ...sitePageEntry(slug, slug, '2026-01-01T00:00:00.000Z'),
      isPublished: published.includes(slug),
    }));

  test.beforeAll(async () => {
    const { data } = await new Api().call(login, { body: { email: 'admin@rival.test', password: PASSWORD } });
    rival = new Api(data.token);
    agencyId = data.user.agencyId;
    before = (await rival.call(getCareerSite, { params: { agencyId } })).careerSite.configurations;
  });
  test.afterAll(async () => {
    await rival.call(updateSiteSlug, { params: { agencyId }, body: { slug: 'rival' } });
    await save(before);
  });

  test('[PUB-09] [PUB-10] shows in every page, and stays readable', async ({ page }) => {
    await save({
      pages: entries(['home', 'positions', 'departments', 'about']),
      styles: {
        primaryColor: '#f4f1ea',
        textColor: '#ffffff',
        gradient: { isGradient: true, endColor: '#fffbe6', angle: 45 },
        rounded: 'lg',
        font: 'font-montserrat',
      },
    });
    for (const rest of PAGES) {
      await page.goto(`/careers/en/rival${rest}`);
      await expect(page.getByRole('link', { name: 'Rival Search' })).toBeVisible();
      await expectAccessible(page);
    }
    await page.goto('/careers/en/rival');
    const button = page.getByRole('link', { name: /positions?$/ }).first();
    await expect(button).toHaveCSS('border-radius', '12px');
    await expect(button).toHaveCSS('font-family', /^"?Montserrat Variable/);
    await expect(button).toHaveCSS('background-image', /^linear-gradient\(45deg/);
  });

  test('[PUB-06] [PUB-13] hides unpublished pages and the map', async ({ page }) => {
    await save({
      pages: entries(['home', 'positions']),
      homePage: { ...DEFAULT_SITE.homePage, isMapVisible: false },
    });
    await page.goto('/careers/en/rival');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(['Home', 'Positions']);
    await expect(page.getByRole('img', { name: /^Map/ })).toHaveCount(0);
    await page.goto('/careers/en/rival/about');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });

  test('[PUB-11] [PUB-27] answers at a new address, to which the old one leads', async ({ page }) => {
    await rival.call(updateSiteSlug, { params: { agencyId }, body: { slug: 'rival-moved' } });
    await page.goto('/rival-moved');
    await expect(page).toHaveURL('/careers/en/rival-moved');
    await page.goto('/careers/en/rival/positions?q=x');
    await expect(page).toHaveURL('/careers/en/rival-moved/positions?q=x');
    await page.goto('/careers/en/rival');
    await expect(page).toHaveURL('/careers/en/rival-moved');
    const demo = await apiAs('admin');
    const { agencyId: other } = (await demo.call(getMe)).data;
    const taken = demo.call(updateSiteSlug, { params: { agencyId: other }, body: { slug: 'rival' } });
    await expect(taken).rejects.toThrow('already_exists');
    await rival.call(updateSiteSlug, { params: { agencyId }, body: { slug: 'rival' } });
    await page.goto('/careers/en/rival');
    await expect(page).toHaveURL('/careers/en/rival');
  });

  test('[PUB-08] is not there without pages', async ({ page }) => {
    await save({ pages: [] });
    for (const rest of PAGES) {
      const answer = await page.goto(`/careers/en/rival${rest}`);
      expect(answer?.status()).toBe(404);
    }
    await save({ pages: before.pages });
  });
});
