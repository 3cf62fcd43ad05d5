import { readFile } from 'node:fs/promises';
import { createClient, listClients, updateClient } from '@cantera/shared/contracts/clients';
import { uploadPublicFile } from '@cantera/shared/contracts/files';
import { getMe } from '@cantera/shared/contracts/users';
import type { Page } from '@playwright/test';
import { apiAs } from '../../fixtures/api.ts';
import { outage } from '../../fixtures/outage.ts';
import { makeOpenPosition, unique } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

/** The smallest picture: one transparent pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const firstName = (page: Page) => page.getByRole('row').nth(1).getByRole('cell').first();

test.describe('client list', () => {
  const word = unique('Ferreteria').replaceAll('-', '');
  const search = `search=${encodeURIComponent(word)}`;
  test.beforeAll(async () => {
    const api = await apiAs('recruiter');
    for (let number = 10; number <= 21; number += 1)
      await api.call(createClient, { body: { name: `${word} ${number}` } });
  });

  test('[CLI-01] [CLI-02] [CLI-03] [CLI-05] finds by name, counts, and keeps it in the address', async ({
    page,
  }) => {
    await page.goto('/clients');
    await expect(page.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible();
    await expect(page).toHaveTitle('Clients — Cantera');
    const field = page.getByRole('searchbox', { name: 'Search by name' });
    await field.fill(word.toLowerCase());
    await expect(page.getByText('12 clients', { exact: true })).toBeVisible();
    await field.fill(`${word} 15`);
    await expect(page.getByText('1 client', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/[?&]search=/);
    await page.reload();
    await expect(page.getByRole('row')).toHaveCount(2);
    await field.fill('nothing-is-called-so');
    await expect(page.getByText('There are no results for the given search')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByRole('table', { name: 'Clients' })).toBeVisible();
  });

  test('[CLI-04] [CLI-16] [CLI-02] reads ten clients a page from the server', async ({ page }) => {
    const asked: URLSearchParams[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname === '/api/v1/agency/clients') asked.push(url.searchParams);
    });
    await page.goto(`/clients?${search}&sortBy=-name`);
    await expect(page.getByText('Showing 1 to 10 of 12')).toBeVisible();
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect(page.getByText('Showing 11 to 12 of 12')).toBeVisible();
    expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
      page: '2',
      per_page: '10',
      search: word,
      sort_by: '-name',
    });
    await page.goto(`/clients?${search}&perPage=25&page=1`);
    await expect(page.getByRole('row')).toHaveCount(13);
  });

  test('[CLI-08] [CLI-12] sorts by name and by the day of creation', async ({ page }) => {
    await page.goto(`/clients?${search}`);
    const name = page.getByRole('columnheader', { name: 'Name' });
    await name.getByRole('button').click();
    await name.getByRole('button').click();
    await expect(page).toHaveURL(/sortBy=-name/);
    await expect(firstName(page)).toContainText(`${word} 21`);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Created', exact: true }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('columnheader', { name: 'Created', exact: true }).getByRole('button').click();
    await expect(page).toHaveURL(/sortBy=created_at/);
    await expect(firstName(page)).toContainText(`${word} 10`);
  });

  test('[CLI-09] [CLI-10] [CLI-11] says who is active and where', async ({ page, api }) => {
    const open = await makeOpenPosition(api);
    await page.goto(`/clients?search=${encodeURIComponent(open.client?.name ?? '')}`);
    await expect(rowOf(page, open.client?.name ?? '')).toContainText('Active');
    await page.goto(`/clients?search=${encodeURIComponent(`${word} 10`)}`);
    await expect(rowOf(page, `${word} 10`)).toContainText('Inactive');
    await page.goto('/clients?search=Montblanc');
    await expect(rowOf(page, 'Clínica Montblanc')).toContainText('Tarragona');
  });

  test('[CLI-13] [CLI-14] offers every column and hides people and figures at first', async ({ page }) => {
    await page.goto('/clients');
    const shown = ['Name', 'Status', 'Industry', 'Company size', 'Location', 'Website', 'LinkedIn'];
    const hidden = [
      ...['Owner', 'Created by', 'Created', 'Description'],
      ...['Open positions', 'Won positions', 'Lost positions', 'Draft positions'],
      ...['Average revenue', 'Total billed', 'Average time to hire (days)'],
    ];
    await expect(page.getByRole('columnheader')).toHaveText(shown);
    await page.getByRole('button', { name: 'Columns' }).click();
    for (const name of hidden) await page.getByRole('checkbox', { name, exact: true }).check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('columnheader')).toHaveText([...shown, ...hidden]);
  });

  test('[CLI-15] gives a file with one line per client that matches, on whatever page', async ({
    page,
    api,
  }) => {
    const shop = unique('Papereria').replaceAll('-', '');
    const names = [`${shop} "Nova"`, `${shop}, filial`, `=HYPERLINK("https://evil.test";"${shop}")`];
    for (const name of names) await api.call(createClient, { body: { name } });
    await page.goto(`/clients?search=${encodeURIComponent(shop)}&perPage=2&sortBy=created_at`);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Open positions', exact: true }).check();
    await page.getByRole('checkbox', { name: 'Website', exact: true }).uncheck();
    await page.keyboard.press('Escape');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^clients-\d{4}-\d\d-\d\d\.csv$/);
    await expect(page.getByText(`3 clients in ${download.suggestedFilename()}`)).toBeVisible();
    expect(await readFile(await download.path(), 'utf8')).toBe(
      [
        '\uFEFFName,Status,Industry,Company size,Location,LinkedIn,Open positions',
        `"${shop} ""Nova""",Inactive,,up to 10,,,0`,
        `"${shop}, filial",Inactive,,up to 10,,,0`,
        `"'=HYPERLINK(""https://evil.test"";""${shop}"")",Inactive,,up to 10,,,0`,
      ].join('\r\n'),
    );
  });

  test('[CLI-18] [CLI-20] [CLI-21] asks for a name of 3 to 100 characters', async ({ page }) => {
    let created = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/agency/clients')) created += 1;
    });
    await page.goto('/clients');
    await page.getByRole('button', { name: 'Create client' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create client' });
    await expect(dialog).toContainText('You will be able to add more details later.');
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await expect(name).toBeFocused();
    for (const wrong of ['', 'ab', 'x'.repeat(101)]) {
      await name.fill(wrong);
      await dialog.getByRole('button', { name: 'Create', exact: true }).click();
      await expect(dialog.getByText('Enter 3 to 100 characters.')).toBeVisible();
      await expect(name).toBeFocused();
    }
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Create client' })).toBeFocused();
    expect(created).toBe(0);
  });

  test('[CLI-06] shows the logo, or the initial where there is none', async ({ page, api }) => {
    const name = unique('Òptica Marçal');
    const { id } = (await api.call(createClient, { body: { name } })).data;
    await page.goto(`/clients?search=${encodeURIComponent(name)}`);
    await expect(rowOf(page, name).getByText('Ò', { exact: true })).toBeVisible();
    await expect(rowOf(page, name).locator('img')).toHaveCount(0);
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(PIXEL)], { type: 'image/png' }), 'logo.png');
    const { url } = await api.call(uploadPublicFile, {} as never, form);
    await api.call(updateClient, { params: { id }, body: { logoImageUrl: url } });
    await page.reload();
    await expect(rowOf(page, name).locator('img')).toHaveAttribute('src', new RegExp(url));
    await expect(rowOf(page, name).getByText('Ò', { exact: true })).toHaveCount(0);
  });

  test('[CLI-07] [CLI-17] [CLI-22] [CLI-23] creates a client of one’s own and leads to its page', async ({
    page,
    api,
  }) => {
    const name = unique('Óptica Sant Jordi');
    const me = await api.call(getMe);
    await page.goto(`/clients?${search}&page=2`);
    await page.getByRole('button', { name: 'Create client' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    const [request] = await Promise.all([
      page.waitForRequest((made) => made.method() === 'POST' && made.url().endsWith('/agency/clients')),
      page.keyboard.press('Enter'),
    ]);
    expect(request.postDataJSON()).toEqual({ name, owner_id: me.data.id });
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    const found = await api.call(listClients, { query: { search: name } });
    expect(found.data.items.map(({ owner }) => owner?.id)).toEqual([me.data.id]);
    await expect(page).toHaveURL(new RegExp(`/clients/${found.data.items[0]?.id}$`));
    await page.goto(`/clients?search=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/clients/${found.data.items[0]?.id}$`));
  });

  test.describe('when the server fails', () => {
    test.use({ expected: [/^500 \/api\/v1\/agency\/clients$/] });
    const failing = { status: 500, json: { error: { code: 'INTERNAL', message: '', request_id: 'r-77' } } };

    test('[CLI-24] says so and keeps what was typed', async ({ page }) => {
      await page.route('**/api/v1/agency/clients', (route) => route.fulfill(failing));
      await page.goto('/clients');
      await page.getByRole('button', { name: 'Create client' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Rellotgeria Puig');
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      await expect(
        page.getByRole('alert').getByText('If the problem persists, please, contact support.'),
      ).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Rellotgeria Puig');
    });

    test('shows a list that could not be loaded in its place, with a way to try again', async ({ page }) => {
      const broken = await outage(page, '**/api/v1/agency/clients?*', failing);
      await page.goto('/clients');
      await expect(page.getByText('The clients could not be loaded')).toBeVisible();
      await broken.endBy(page.getByRole('button', { name: 'Retry' }));
      await expect(page.getByRole('table', { name: 'Clients' })).toBeVisible();
    });
  });

  test.describe('a hiring manager', () => {
    test.use({ who: 'manager', expected: [/^403 \/api\/v1\/agency\/clients$/] });
    test('is told that clients are not his, and is offered nothing', async ({ page }) => {
      await page.goto('/clients');
      await expect(page.getByText('You do not have access to this')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Create client' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Download CSV' })).toHaveCount(0);
    });
  });

  for (const width of [1440, 390]) {
    test(`is accessible at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/clients');
      await expect(page.getByText('Clínica Montblanc').first()).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test('[SHELL-149] the size of a company is shown whole among clients in Spanish', async ({ page, api }) => {
  const name = unique('Cristalleries');
  const { id } = (await api.call(createClient, { body: { name } })).data;
  await api.call(updateClient, {
    params: { id },
    body: { companySize: '1001_TO_5000_EMPLOYEES', version: 1 },
  });
  await page.addInitScript(() => localStorage.setItem('cantera.locale', 'es'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/clients?search=${encodeURIComponent(name)}`);
  const size = page.getByText('De 1001 a 5000 empleados').first();
  await expect(size).toBeVisible();
  expect(await size.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true);
});
