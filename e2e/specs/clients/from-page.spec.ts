import { createClient } from '@cantera/shared/contracts/clients';
import { getMe, listUsers } from '@cantera/shared/contracts/users';
import type { Page } from '@playwright/test';
import { type PageServer, type ServedPages, servePages } from '../../fixtures/page-server.ts';
import { unique } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { readClient, sent } from '../../pages/client-page.ts';

/** A square of 64 by 64 pixels. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABAAQMAAACQp+OdAAAAA1BMVEUAAP+KeNJXAAAADklEQVR4nGNgGAWjYGgDAAIAAAG8r3mRAAAAAElFTkSuQmCC',
  'base64',
);
const AUTOGENERATE = /\/api\/v1\/agency\/clients\/autogenerate$/;
const FAILED = 'We have not been able to generate the information based on the url that you have provided.';

const siteOf = (name: string): ServedPages => ({
  '/': `<!doctype html><html lang="en"><head><title>${name} | Bakery in Girona</title>
    <meta property="og:site_name" content="${name}">
    <meta name="description" content="A bakery that has made sourdough bread in Girona since 1921.">
    <script type="application/ld+json">{"@type":"Bakery","name":"${name}","logo":"/logo.png",
    "address":{"addressLocality":"Girona","addressCountry":"ES"}}</script></head>
    <body><a href="/about">About us</a> <a href="/careers">Careers</a><h1>Real bread</h1>
    <a href="https://www.linkedin.com/company/forn-rovira">LinkedIn</a></body></html>`,
  '/about': `<h1>About us</h1><p>We are a team of 64 people.</p><h2>Our values</h2><h3>Craft</h3><p>Made by hand.</p>
    <h3>Care</h3><p>For each other.</p><footer>${name}, S.L.</footer>`,
  '/careers': '<h1>Careers</h1><h2>Benefits</h2><ul><li>Bread every day</li></ul>',
  '/logo.png': { body: LOGO, type: 'image/png' },
});

const urlField = (page: Page) => page.getByRole('textbox', { name: /^Address of/ });
const form = (page: Page) => page.getByRole('form', { name: 'Create client with AI' });
const field = (page: Page, name: string) =>
  form(page).getByRole('textbox', { name: new RegExp(`^${name}(?: \\(optional\\))?$`) });
const create = (page: Page) => form(page).getByRole('button', { name: 'Create', exact: true }).click();

/** Goes to the screen by its door. */
async function enter(page: Page): Promise<void> {
  await page.goto('/clients');
  await page.getByRole('button', { name: 'Create client' }).click();
  await page
    .getByRole('dialog', { name: 'Create client' })
    .getByRole('link', { name: 'Create with AI' })
    .click();
  await expect(page.getByRole('heading', { name: 'Create client with AI', level: 1 })).toBeVisible();
}
async function start(page: Page, url: string, way = 'Using their web'): Promise<void> {
  await page.getByRole('button', { name: way }).click();
  await urlField(page).fill(url);
  await page.getByRole('button', { name: 'Start' }).click();
}

/** Chooses in a list of the form. It scrolls to what is chosen as it opens: a press that meets a neighbour is made again. */
const choose = (page: Page, label: string, option: string) =>
  expect(async () => {
    const chosen = form(page).getByTitle(option, { exact: true });
    if (await chosen.isVisible()) return;
    const box = form(page).getByRole('combobox', { name: label });
    if ((await box.getAttribute('aria-expanded')) !== 'true') await box.click({ timeout: 5000 });
    await page
      .locator('.ant-select-dropdown:visible')
      .last()
      .getByTitle(option, { exact: true })
      .click({ timeout: 5000 });
    await expect(chosen).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 40_000 });

test.describe('a client from its page', () => {
  let site: PageServer | undefined;
  const serve = async (pages: ServedPages): Promise<string> => {
    site = await servePages(pages);
    return site.origin;
  };
  test.afterEach(async () => {
    await site?.close();
    site = undefined;
  });

  test('[CLI-19] [SHELL-48] [CLAI-01] is offered where a client is created, in two ways', async ({
    page,
  }) => {
    await enter(page);
    await expect(page).toHaveURL(/\/clients\/create-with-ia$/);
    await expect(page.getByRole('button', { name: 'Using Linkedin', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Using their web', exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Using Linkedin' }).click();
    await expect(page.getByRole('textbox', { name: 'Address of the company on LinkedIn' })).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Using their web' }).click();
    await expect(page.getByRole('textbox', { name: 'Address of their website' })).toBeVisible();
  });

  test('[CLAI-02] [CLAI-03] [CLAI-04] [CLAI-22] asks for an address, reads it, and can be stopped', async ({
    page,
  }) => {
    const origin = await serve({ '/': { body: 'late', afterMs: 60_000 } });
    const asked: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (AUTOGENERATE.test(url.pathname)) asked.push(`${request.method()} ${url.searchParams.get('url')}`);
    });
    await enter(page);
    await page.getByRole('button', { name: 'Using their web' }).click();
    await expect(urlField(page)).toHaveAttribute('type', 'url');
    await expect(urlField(page)).toHaveAttribute('aria-required', 'true');
    for (const wrong of ['', 'ftp://forn.example', 'no address']) {
      await urlField(page).fill(wrong);
      await page.getByRole('button', { name: 'Start' }).click();
      await expect(urlField(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(urlField(page)).toBeFocused();
    }
    expect(asked).toEqual([]);
    await urlField(page).fill(origin);
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'It may take up to 60 seconds.' })).toBeVisible();
    await expectAccessible(page);
    expect(asked).toEqual([`GET ${origin}`]);
    await page.keyboard.press('Escape');
    await expect(page.getByText('It may take up to 60 seconds.')).toBeHidden();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  });

  test('[CLAI-05] [CLAI-22] waits for a site that takes longer than half a minute', async ({ page }) => {
    test.setTimeout(150_000);
    const name = unique('Forn Lent');
    const late = (body: string, afterMs: number) => ({ body, afterMs });
    const links = ['about', 'legal-notice', 'careers', 'values', 'contact'].map(
      (path) => `<a href="/${path}">${path}</a>`,
    );
    const origin = await serve({
      '/': late(
        `<title>${name}</title><meta property="og:site_name" content="${name}">${links.join(' ')}`,
        8000,
      ),
      '/robots.txt': late('', 4000),
      '/about': late('<h1>About</h1>', 8000),
      '/legal-notice': late('<h1>Legal</h1>', 8000),
      '/careers': late('<h1>Careers</h1>', 8000),
      '/values': late('<h1>Values</h1>', 8000),
      '/contact': late('<h1>Contact</h1>', 8000),
    });
    await enter(page);
    const begun = Date.now();
    await start(page, origin);
    // After ten seconds it says what takes so long.
    await expect(page.getByText(/^Still at it: the front page of 127\.0\.0\.1/)).toBeVisible({
      timeout: 30_000,
    });
    await expect(field(page, 'Name')).toHaveValue(name, { timeout: 60_000 });
    expect(Date.now() - begun).toBeGreaterThan(30_000);
  });

  test.describe('when a page gives nothing', () => {
    test.use({ expected: [/^400 \/api\/v1\/agency\/clients\/autogenerate$/] });

    test('[CLAI-06] [CLAI-23] says so, and why, with two ways on', async ({ page }) => {
      const origin = await serve({});
      await enter(page);
      await start(page, `${origin}/nowhere`);
      const alert = page.getByRole('alert').filter({ hasText: FAILED });
      await expect(alert).toContainText('The website refuses to show this page, or has no such page.');
      await expectAccessible(page);
      await alert.getByRole('button', { name: 'Read another page' }).click();
      await expect(alert).toBeHidden();
      await start(page, `${origin}/nowhere`);
      await alert.getByRole('button', { name: 'Fill in by hand' }).click();
      await expect(field(page, 'Website')).toHaveValue(`${origin}/nowhere`);
      await expect(field(page, 'Name')).toHaveValue('');
      await expect(page.getByText('From the page:')).toHaveCount(0);
    });

    test('[CLAI-06] reads nothing of this machine', async ({ page }) => {
      await enter(page);
      await start(page, new URL('/', page.url()).href);
      await expect(page.getByRole('alert').filter({ hasText: FAILED })).toContainText(
        'No public website answers at this address.',
      );
    });

    test('[CLAI-01] [CLAI-06] [CLAI-23] offers their web, or the hand, where LinkedIn shows nothing', async ({
      page,
    }) => {
      const fail = {
        error: {
          code: 'CLIENT_PAGE_NOT_READ',
          message: '',
          request_id: 'r',
          details: { reason: 'LINKEDIN' },
        },
      };
      // What LinkedIn itself answers is not for a test to ask; the wall is staged on the server's tests.
      await page.route('**/agency/clients/autogenerate?*', (route) =>
        route.fulfill({ status: 400, json: fail }),
      );
      await enter(page);
      await start(page, 'https://www.linkedin.com/company/forn-rovira/', 'Using Linkedin');
      const alert = page.getByRole('alert').filter({ hasText: FAILED });
      await expect(alert).toContainText('LinkedIn shows this page to its members only.');
      await alert.getByRole('button', { name: 'Use their web instead' }).click();
      await expect(page.getByRole('textbox', { name: 'Address of their website' })).toBeVisible();
      await page.getByRole('button', { name: 'Back' }).click();
      await start(page, 'https://www.linkedin.com/company/forn-rovira/', 'Using Linkedin');
      await alert.getByRole('button', { name: 'Fill in by hand' }).click();
      await expect(field(page, 'Name')).toHaveValue('Forn Rovira');
      await expect(field(page, 'LinkedIn')).toHaveValue('https://www.linkedin.com/company/forn-rovira/');
      await expect(field(page, 'Website')).toHaveValue('');
    });
  });

  test('[CLAI-07] [CLAI-16] [CLAI-17] [CLAI-26] fills the form with what was read, and creates nothing before', async ({
    page,
    api,
  }) => {
    const name = unique('Forn Rovira');
    const origin = await serve(siteOf(name));
    const me = (await api.call(getMe)).data;
    const created: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && !request.url().endsWith('/errors')) created.push(request.url());
    });
    await enter(page);
    await start(page, origin);
    await expect(field(page, 'Name')).toHaveValue(name);
    await expect(field(page, 'Legal name')).toHaveValue(`${name}, S.L.`);
    await expect(field(page, 'Description')).toContainText('sourdough bread in Girona');
    await expect(form(page).getByText('51 to 200 employees')).toBeVisible();
    await expect(form(page).getByText('Food and beverages')).toBeVisible();
    await expect(form(page).getByText('Girona, Catalonia, Spain')).toBeVisible();
    await expect(field(page, 'Website')).toHaveValue(`${origin}/`);
    await expect(field(page, 'LinkedIn')).toHaveValue('https://www.linkedin.com/company/forn-rovira');
    await expect(form(page).locator('img[src^="blob:"]')).toBeVisible();
    // What a machine has filled in carries the words of the page until a person changes it.
    await test.step('[CLAI-21] marks what a page said', async () => {
      const quote = form(page).getByText('“We are a team of 64 people.”');
      await expect(quote).toBeVisible();
      await expect(quote.getByRole('link')).toHaveAttribute('href', `${origin}/about`);
      const legal = form(page).getByText(`“${name}, S.L.”`);
      await expect(legal).toBeVisible();
      await field(page, 'Legal name').fill('Forn Rovira i Fills, S.L.');
      await expect(legal).toBeHidden();
    });
    await expectAccessible(page);
    // Nothing but a reading and look-ups has been sent, and a reload keeps it.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(field(page, 'Name')).toHaveValue(name);
    expect(created).toEqual([]);
    const [request] = await Promise.all([sent(page, 'POST', /\/agency\/clients$/), create(page)]);
    const body = request.postDataJSON();
    expect(body).toEqual({
      name,
      owner_id: me.id,
      legal_name: `${name}, S.L.`,
      description: '<p>A bakery that has made sourdough bread in Girona since 1921.</p>',
      company_size: '51_TO_200_EMPLOYEES',
      industry: 'food',
      web_url: `${origin}/`,
      linkedin_url: 'https://www.linkedin.com/company/forn-rovira',
      logo_image_url: expect.stringMatching(/^\/files\/public\//),
      locations_ids: ['3121456'],
      values: [
        { name: 'Craft', description: 'Made by hand.' },
        { name: 'Care', description: 'For each other.' },
      ],
      benefits: ['Bread every day'],
    });
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/clients\/[0-9a-f-]{36}$/);
    const client = await readClient(api, page.url().split('/').at(-1) ?? '');
    expect(client).toMatchObject({ name, logoImageUrl: body.logo_image_url, owner: { id: me.id } });
    // What was read is done with: the screen begins anew.
    await enter(page);
    await expect(page.getByRole('button', { name: 'Using their web' })).toBeVisible();
  });

  test('says what cannot be saved, and what can', async ({ page, api }) => {
    const name = unique('Casa Pi');
    const origin = await serve({
      '/': `<title>${name}</title><meta property="og:site_name" content="${name}">`,
    });
    await api.call(createClient, { body: { name } });
    await enter(page);
    await start(page, origin);
    const notice = page.getByRole('status').filter({ hasText: 'You may have this client already' });
    await test.step('[CLAI-24] tells of a client of the same name', () =>
      expect(notice.getByRole('link', { name })).toBeVisible());
    await test.step('[CLAI-08] a name of 2 to 100 characters', async () => {
      for (const wrong of ['x', 'x'.repeat(101)]) {
        await field(page, 'Name').fill(wrong);
        await create(page);
        await expect(form(page).getByText('Enter 2 to 100 characters.')).toBeVisible();
      }
      await expect(notice.getByRole('link', { name })).toBeHidden();
      await field(page, 'Name').fill(name);
    });
    await test.step('[CLAI-14] an industry', async () => {
      const industry = form(page).getByRole('combobox', { name: 'Industry' });
      await expect(industry).toHaveAttribute('aria-invalid', 'true');
      await industry.fill('Food');
      await page.keyboard.press('Enter');
      await expect(industry).not.toHaveAttribute('aria-invalid', 'true');
    });
    await test.step('[CLAI-13] addresses of the web, or none', async () => {
      await field(page, 'Website').fill('forn.example');
      await field(page, 'LinkedIn').fill('javascript:alert(1)');
      await create(page);
      await expect(field(page, 'Website')).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, 'LinkedIn')).toHaveAttribute('aria-invalid', 'true');
      await field(page, 'Website').fill('');
      await field(page, 'LinkedIn').fill('https://www.linkedin.com/company/forn');
    });
    await test.step('[CLAI-12] a name for each value', async () => {
      await form(page).getByRole('button', { name: 'Add value' }).click();
      const value = form(page).getByRole('textbox', { name: 'Name of the value' });
      await expect(value).toBeFocused();
      await create(page);
      await expect(form(page).getByText('Name required', { exact: true })).toBeVisible();
      await value.fill('x'.repeat(101));
      await expect(form(page).getByText('Name required', { exact: true })).toBeVisible();
      await value.fill('x'.repeat(100));
      await expect(form(page).getByText('Name required', { exact: true })).toBeHidden();
      await value.fill('O');
    });
    await test.step('[CLAI-15] a picture as its logo', async () => {
      const input = form(page).locator('input[type=file]');
      await input.setInputFiles({ name: 'logo.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
      await create(page);
      await expect(form(page).getByText('Choose a PNG, JPEG or WebP image.')).toBeVisible();
      await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: LOGO });
    });
    await test.step('[CLAI-11] one of the sizes', async () => {
      await choose(page, 'Size', 'More than 10000 employees');
    });
    const other = (await api.call(listUsers)).users.find(({ role }) => role === 'AGENCY_ADMIN');
    await test.step('[CLAI-09] an owner', async () => {
      await choose(page, 'Owner', `${other?.firstName} ${other?.lastName}`);
    });
    const [request] = await Promise.all([sent(page, 'POST', /\/agency\/clients$/), create(page)]);
    await test.step('[CLAI-10] an empty description is none', () => {
      expect(request.postDataJSON()).toEqual({
        name,
        owner_id: other?.id,
        industry: 'food',
        company_size: '10001_PLUS_EMPLOYEES',
        linkedin_url: 'https://www.linkedin.com/company/forn',
        logo_image_url: expect.stringMatching(/^\/files\/public\//),
        locations_ids: [],
        values: [{ name: 'O', description: '' }],
        benefits: [],
      });
    });
    await test.step('[CLAI-24] creates it all the same', () =>
      expect(page.getByRole('heading', { name, level: 1 })).toBeVisible());
  });

  test('fits a telephone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const name = unique('Forn Petit');
    const origin = await serve(siteOf(name));
    await enter(page);
    await start(page, origin);
    await expect(field(page, 'Name')).toHaveValue(name);
    await expectAccessible(page);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390);
    await form(page).getByRole('button', { name: 'Read another page' }).click();
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  });
});
