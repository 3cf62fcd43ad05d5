import { addContacts, addValues, updateClient } from '@cantera/shared/contracts/clients';
import { autocompleteCities } from '@cantera/shared/contracts/lookups';
import type { Page } from '@playwright/test';
import { type Api, apiAs } from '../../fixtures/api.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { makeClient, openClient, readClient, sent } from '../../pages/client-page.ts';

/** The smallest picture: one transparent pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Modify client' });
const modify = async (page: Page) => {
  await page.getByRole('button', { name: 'Modify', exact: true }).click();
  await expect(dialogOf(page)).toBeVisible();
};
const field = (page: Page, name: string) =>
  dialogOf(page).getByRole('textbox', { name: new RegExp(`^${name}`) });
const save = (page: Page) => dialogOf(page).getByRole('button', { name: 'Save' }).click();
const cityId = async (api: Api, name: string) =>
  (await api.call(autocompleteCities, { body: { searchQuery: name } })).data.results[0]?.id ?? '';

test.describe('information of a client', () => {
  test('[CLI-59] [CLI-73] shows what is known', async ({ page, api }) => {
    const client = await makeClient(api, {
      legalName: 'Terrisses Ter, S.A.',
      description: '<p>Rajoles <b>fetes a mà</b> des de 1921.</p>',
      companySize: '10001_PLUS_EMPLOYEES',
      industry: 'manufacturing',
      locationsIds: [await cityId(api, 'Girona')],
      webUrl: 'https://www.ter.example/botiga/',
      linkedinUrl: 'https://www.linkedin.com/company/ter',
    });
    await openClient(page, client);
    const panel = page.getByRole('region', { name: 'Information' });
    await expect(panel.getByRole('term')).toHaveText([
      ...['Legal name', 'Size', 'Industry', 'Location', 'Website', 'LinkedIn', 'Description'],
    ]);
    await expect(panel.getByRole('definition')).toHaveText([
      'Terrisses Ter, S.A.',
      'More than 10000 employees',
      'Manufacturing',
      'Girona',
      'ter.example/botiga',
      'linkedin.com/company/ter',
      'Rajoles fetes a mà des de 1921.',
    ]);
    for (const [name, href] of [
      ['ter.example/botiga', 'https://www.ter.example/botiga/'],
      ['linkedin.com/company/ter', 'https://www.linkedin.com/company/ter'],
    ] as const)
      await expect(panel.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  test('[CLI-60] [CLI-62] [CLI-65] [CLI-66] modifies every field', async ({ page, api }) => {
    const client = await makeClient(api, { benefits: ['Pa'] });
    await openClient(page, client);
    await modify(page);
    await field(page, 'Name').fill(`${client.name} Nova`);
    await field(page, 'Legal name').fill('Ter Nova, S.L.');
    await dialogOf(page).getByRole('textbox', { name: 'Description' }).fill('Rajoles de gres.');
    await dialogOf(page).getByRole('combobox', { name: 'Size' }).click();
    await page.locator('.ant-select-item-option', { hasText: '51 to 200' }).click();
    await dialogOf(page).getByRole('combobox', { name: 'Industry' }).fill('Manuf');
    await page.keyboard.press('Enter');
    await dialogOf(page).getByRole('combobox', { name: 'Location' }).fill('Girona');
    await page
      .getByRole('option', { name: /^Girona/ })
      .first()
      .click();
    await field(page, 'Website').fill('https://ter.example');
    const [request] = await Promise.all([
      sent(page, 'PATCH', new RegExp(`/clients/${client.id}$`)),
      save(page),
    ]);
    await test.step('[CONST-131] says so', () =>
      expect(page.getByText('Client updated', { exact: true })).toBeVisible());
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Modify', exact: true })).toBeFocused();
    expect(request.postDataJSON()).toEqual({
      name: `${client.name} Nova`,
      legal_name: 'Ter Nova, S.L.',
      description: '<p>Rajoles de gres.</p>',
      company_size: '51_TO_200_EMPLOYEES',
      industry: 'manufacturing',
      locations_ids: [await cityId(api, 'Girona')],
      web_url: 'https://ter.example',
      linkedin_url: '',
      version: 2,
    });
    await expect(page.getByRole('heading', { name: `${client.name} Nova`, level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Information' })).toContainText('51 to 200 employees');
    expect(await readClient(api, client.id)).toMatchObject({ linkedinUrl: null, benefits: ['Pa'] });
  });

  test('[CLI-61] [CLI-63] says what cannot be saved, and takes a name of 100 characters', async ({
    page,
    api,
  }) => {
    const client = await makeClient(api);
    await openClient(page, client);
    await modify(page);
    const changes: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') changes.push(request.url());
    });
    for (const wrong of ['x', 'x'.repeat(101)]) {
      await field(page, 'Name').fill(wrong);
      await save(page);
      await expect(dialogOf(page).getByText('Enter 2 to 100 characters.')).toBeVisible();
    }
    await field(page, 'Website').fill('ter.example');
    await field(page, 'LinkedIn').fill('javascript:alert(1)');
    await save(page);
    await expect(field(page, 'Website')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'LinkedIn')).toHaveAttribute('aria-invalid', 'true');
    expect(changes).toEqual([]);
    await field(page, 'Name').fill(`${client.name} ${'x'.repeat(99 - client.name.length)}`);
    await field(page, 'Website').fill('');
    await field(page, 'LinkedIn').fill('');
    await save(page);
    await expect(page.getByText('Client updated', { exact: true })).toBeVisible();
    expect((await readClient(api, client.id)).name).toHaveLength(100);
  });

  test('[CLI-64] [CLI-71] [CLI-72] [CLI-74] offers the eight sizes in words', async ({ page, api }) => {
    const client = await makeClient(api);
    await openClient(page, client);
    await expect(page.getByRole('region', { name: 'Information' })).toContainText('up to 10');
    await modify(page);
    await dialogOf(page).getByRole('combobox', { name: 'Size' }).click();
    await expect(page.locator('.ant-select-item-option')).toHaveText([
      'up to 10',
      '11 to 50 employees',
      '51 to 200 employees',
      '201 to 500 employees',
      '501 to 1000 employees',
      '1001 to 5000 employees',
      '5001 to 10000 employees',
      'More than 10000 employees',
    ]);
  });

  test('[CLI-25] gives a client a logo, and takes it away', async ({ page, api }) => {
    const client = await makeClient(api);
    await openClient(page, client);
    await modify(page);
    const file = { name: 'logo.png', mimeType: 'image/png', buffer: PIXEL };
    await dialogOf(page).locator('input[type=file]').setInputFiles(file);
    await save(page);
    await expect(dialogOf(page)).toBeHidden();
    const logo = page.getByRole('main').locator('header img').first();
    await expect(logo).toHaveAttribute('src', /^\/files\/public\//);
    await modify(page);
    await dialogOf(page).getByRole('button', { name: 'Remove Logo' }).click();
    await dialogOf(page).getByRole('button', { name: 'Keep Logo' }).click();
    await dialogOf(page).getByRole('button', { name: 'Remove Logo' }).click();
    await save(page);
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByRole('main').locator('header')).toContainText(`T${client.name}`);
    expect((await readClient(api, client.id)).logoImageUrl).toBeNull();
  });

  test('refuses a file that is no picture, or too large a one', async ({ page, api }) => {
    await openClient(page, await makeClient(api));
    await modify(page);
    const input = dialogOf(page).locator('input[type=file]');
    await input.setInputFiles({ name: 'logo.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
    await save(page);
    await expect(dialogOf(page).getByText('Choose a PNG, JPEG or WebP image.')).toBeVisible();
    const large = Buffer.alloc(10_000_001, PIXEL);
    await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: large });
    await save(page);
    await expect(dialogOf(page).getByText(/10 MB/)).toBeVisible();
  });

  test.describe('when two people change it', () => {
    test.use({ expected: [/^409 \/api\/v1\/agency\/clients\//] });

    async function changedMeanwhile(page: Page, api: Api) {
      const client = await makeClient(api);
      await openClient(page, client);
      await modify(page);
      await field(page, 'Legal name').fill('La meva, S.L.');
      const admin = await apiAs('admin');
      const body = { legalName: 'La seva, S.L.' };
      await admin.call(updateClient, { params: { id: client.id }, body });
      await save(page);
      await expect(
        dialogOf(page)
          .getByRole('alert')
          .filter({ hasText: 'Someone else changed this while you were editing' }),
      ).toBeVisible();
      await expect(field(page, 'Legal name')).toHaveValue('La meva, S.L.');
      return client;
    }

    test('one keeps his own', async ({ page, api }) => {
      const client = await changedMeanwhile(page, api);
      await expectAccessible(page);
      await dialogOf(page).getByRole('button', { name: 'Keep mine' }).click();
      await expect(dialogOf(page)).toBeHidden();
      expect((await readClient(api, client.id)).legalName).toBe('La meva, S.L.');
    });

    test('one loads the other’s', async ({ page, api }) => {
      await changedMeanwhile(page, api);
      await dialogOf(page).getByRole('button', { name: 'Load their version' }).click();
      await expect(field(page, 'Legal name')).toHaveValue('La seva, S.L.');
      await save(page);
      await expect(dialogOf(page)).toBeHidden();
    });

    test('benefits of both stay', async ({ page, api }) => {
      const client = await makeClient(api, { benefits: ['Pa'] });
      // This page hears of nothing, so its list is old when it saves.
      await page.route('**/api/v1/events', () => undefined);
      await openClient(page, client);
      const admin = await apiAs('admin');
      const body = { benefits: ['Pa', 'Gimnàs'] };
      await admin.call(updateClient, { params: { id: client.id }, body });
      const section = page.getByRole('region', { name: 'Benefits' });
      await section.getByPlaceholder('Type a benefit').fill('Horari flexible');
      await page.keyboard.press('Enter');
      await expect(section.getByRole('textbox', { name: 'Benefits, 3' })).toHaveValue('Horari flexible');
      await expect
        .poll(async () => (await readClient(api, client.id)).benefits)
        .toEqual(['Pa', 'Gimnàs', 'Horari flexible']);
    });
  });

  for (const width of [1440, 390]) {
    test(`the page and its dialogs are accessible at ${width} px`, async ({ page, api }) => {
      await page.setViewportSize({ width, height: 900 });
      const client = await makeClient(api, { benefits: ['Pa'], description: '<p>Rajoles.</p>' });
      const params = { id: client.id };
      await api.call(addContacts, { params, body: [{ name: 'Carme', email: 'c@ter.test', phone: '1' }] });
      await api.call(addValues, { params, body: [{ name: 'Ofici', description: 'Fet a mà' }] });
      await openClient(page, client);
      await expectAccessible(page);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
      await modify(page);
      await expect(dialogOf(page).getByRole('combobox', { name: 'Industry' })).toBeVisible();
      await expectAccessible(page);
    });
  }
});
