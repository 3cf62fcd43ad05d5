import { readFile } from 'node:fs/promises';
import { createClient } from '@cantera/shared/contracts/clients';
import type { Contract } from '@cantera/shared/contracts/staffing-contracts';
import type { Page } from '@playwright/test';
import { apiAs } from '../../fixtures/api.ts';
import { makeContract, makePerson } from '../../fixtures/contracts.ts';
import { unique } from '../../fixtures/positions.ts';
import { rareWord } from '../../fixtures/search.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const searchbox = (page: Page, name: string) => page.getByRole('searchbox', { name });
const rows = (page: Page) => page.getByRole('table', { name: 'Contracts' }).getByRole('row');
const SHOWN = ['First name', 'Last name', 'Location', 'Client', 'Comments'];

test.describe('the list of contracts', () => {
  const [surname, town] = [rareWord(), rareWord()];
  const shop = unique('Adobs del Ter');
  let vila: Contract;
  test.beforeAll(async () => {
    const api = await apiAs('recruiter');
    const { data } = await api.call(createClient, { body: { name: shop } });
    const person = await makePerson(api, `${surname} Vila`);
    vila = await makeContract(api, { person, location: `Vall ${town}`, comments: 'Torn de nit' });
    const other = await makePerson(api, `${surname} Soler`);
    await makeContract(api, { person: other, clientId: data.id, nif: '=1+1', baja: '2025-12-31' });
  });

  test('[SHELL-67] [SHELL-49] [CON-01] [CON-05] the navigation leads to it, and it counts', async ({
    page,
  }) => {
    await page.goto('/');
    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Contracts' })
      .click();
    await expect(page).toHaveURL(/\/contracts$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Contracts' })).toBeVisible();
    await expect(page.getByText(/^\d+ contracts$/)).toBeVisible();
    await searchbox(page, 'Search by candidate').fill(`${surname} Vila`);
    await expect(page.getByText('1 contract', { exact: true })).toBeVisible();
  });

  test('[CON-03] [CON-04] [CON-21] finds people and places, and keeps it in the address', async ({
    page,
  }) => {
    const asked: URLSearchParams[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname === '/services/contracts/contracts') asked.push(url.searchParams);
    });
    await page.goto('/contracts');
    await expect(rows(page).nth(1)).toBeVisible();
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ page: '1', per_page: '10' });

    await test.step('[CON-06] by candidate', async () => {
      await searchbox(page, 'Search by candidate').fill(surname.toUpperCase());
      await expect(rows(page)).toHaveCount(3);
      await expect(page).toHaveURL(new RegExp(`search=${surname}`, 'i'));
    });
    await test.step('[CON-07] by location', async () => {
      await searchbox(page, 'Search by location').fill(town);
      await expect(rows(page)).toHaveCount(2);
      await expect(rows(page).nth(1)).toContainText(`${surname} Vila`);
      await expect(page).toHaveURL(new RegExp(`location=${town}`));
    });
    await test.step('[CON-20] [CON-11] nothing matches', async () => {
      await expect(page.getByRole('button', { name: 'Download CSV' })).toBeVisible();
      await searchbox(page, 'Search by location').fill(`${town}x`);
      await expect(page.getByText('No results.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Download CSV' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'New contract' })).toBeVisible();
    });
    await test.step('[CON-08] by client', async () => {
      await searchbox(page, 'Search by location').fill('');
      await expect(rows(page)).toHaveCount(3);
      await page.getByRole('button', { name: 'Client', exact: true }).click();
      await searchbox(page, 'Search in Client').fill(shop);
      // Only then does it stand where it is pressed.
      const choices = page.getByRole('dialog', { name: 'Client' }).getByRole('checkbox');
      await expect(choices).toHaveCount(1);
      await choices.click();
      await expect(rows(page)).toHaveCount(2);
      await expect(rows(page).nth(1)).toContainText(`${surname} Soler`);
      await expect(page).toHaveURL(/clientId=[\da-f-]{36}/);
    });
    await page.reload();
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).nth(1)).toContainText(`${surname} Soler`);
  });

  test('[CON-18] [CON-19] [CON-09] offers every column, and its links lead to people and clients', async ({
    page,
  }) => {
    await page.goto(`/contracts?search=${surname}`);
    const headers = page.getByRole('columnheader').filter({ hasNotText: /^Actions$/ });
    await expect(headers).toHaveText(SHOWN);
    await page.getByRole('button', { name: 'Columns' }).click();
    const hidden = [
      ...['Rate', 'NIF', 'ID country', 'Social security', 'Agreement', 'Category code', 'Category'],
      ...['Position', 'Education', 'Birth date', 'Gender', 'Weekly hours', 'Start', 'End', 'Seniority date'],
    ];
    for (const name of hidden) await page.getByRole('checkbox', { name, exact: true }).check();
    await page.keyboard.press('Escape');
    await expect(headers).toHaveCount(SHOWN.length + hidden.length);
    const row = rows(page).filter({ hasText: `${surname} Vila` });
    await test.step('[CON-17] the rate in euro an hour', async () => {
      await expect(row.getByRole('cell', { name: '€25.50/h' })).toBeVisible();
      await expect(row.getByRole('cell', { name: '01/03/2025' })).toBeVisible();
    });
    await test.step('[CON-15] [CON-16] links', async () => {
      await expect(row.getByRole('link', { name: vila.firstName ?? '' })).toHaveAttribute(
        'href',
        `/candidates/${vila.candidateId}`,
      );
      await expect(row.getByRole('link', { name: vila.client.name })).toHaveAttribute(
        'href',
        `/clients/${vila.clientId}`,
      );
    });
    await test.step('[CON-10] [CON-12] the file', async () => {
      const [request, download] = await Promise.all([
        page.waitForRequest((made) => made.url().includes('per_page=1000000')),
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download CSV' }).click(),
      ]);
      expect(new URL(request.url()).searchParams.get('search')).toBe(surname);
      await expect(page.getByText(`2 contracts in ${download.suggestedFilename()}`)).toBeVisible();
      const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
      expect(lines[0]).toContain('Rate (EUR/h)');
      expect(lines.find((line) => line.includes('Vila'))).toContain(`Vall ${town},25.5,`);
      // What a sheet would run as a formula is text.
      expect(lines.find((line) => line.includes('Soler'))).toContain(`"'=1+1"`);
    });
    await test.step('[CON-14] [SHELL-50] a press on the row opens it', async () => {
      await row.getByText(`Vall ${town}`).click();
      await expect(page).toHaveURL(new RegExp(`/contracts/${vila.id}$`));
      await expect(page.getByRole('heading', { level: 1, name: `Fidela ${surname} Vila` })).toBeVisible();
    });
  });

  for (const width of [1440, 390]) {
    test(`is accessible at ${width} px, with its dialog`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/contracts?search=${surname}`);
      await expect(page.getByText(`${surname} Vila`).first()).toBeVisible();
      await expectAccessible(page);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
      await page.getByRole('button', { name: 'New contract' }).click();
      await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Client' })).toBeVisible();
      await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Start' })).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test.describe('when the server fails', () => {
  test.use({ expected: [/^500 \/services\/contracts\/contracts/] });
  const failing = { status: 500, json: { error: { code: 'INTERNAL', message: '', request_id: 'r-78' } } };

  test('[CON-22] a list and a contract that could not be loaded are said so in their place, with Retry', async ({
    page,
    api,
  }) => {
    const contract = await makeContract(api);
    await page.route('**/services/contracts/contracts**', (route) => route.fulfill(failing));
    for (const [path, sentence] of [
      ['/contracts', 'The contracts could not be loaded'],
      [`/contracts/${contract.id}`, 'The contract could not be loaded'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: sentence })).toBeVisible();
      await expect(page.getByText('r-78')).toBeVisible();
      // It goes on failing: what somebody else changes meanwhile would have it read again before the press.
      const asked = page.waitForRequest('**/services/contracts/contracts**');
      await page.getByRole('button', { name: 'Retry' }).click();
      await asked;
      await expect(page.getByRole('heading', { name: sentence })).toBeVisible();
    }
  });
});

test.describe('a hiring manager', () => {
  test.use({ who: 'manager', expected: [/^403 \/services\/contracts\/contracts/] });
  test('is told that contracts are not theirs, and is offered nothing', async ({ page }) => {
    await page.goto('/contracts');
    await expect(page.getByText('You do not have access to this')).toBeVisible();
    await expect(page.getByRole('button', { name: 'New contract' })).toHaveCount(0);
    await expect(
      page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Contracts' }),
    ).toHaveCount(0);
  });
});
