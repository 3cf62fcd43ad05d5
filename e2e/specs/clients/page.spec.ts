import { addContacts, addValues, listClients, updateClient } from '@cantera/shared/contracts/clients';
import type { Page } from '@playwright/test';
import { type Api, apiAs } from '../../fixtures/api.ts';
import { outage } from '../../fixtures/outage.ts';
import { makeDraft, makeOpenPosition } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { makeClient, openClient, readClient, sent } from '../../pages/client-page.ts';

const CARME = { name: 'Carme Fluvià', email: 'carme@fluvia.test', phone: '+34 972 100 210' };
const withContact = async (api: Api) => {
  const client = await makeClient(api);
  await api.call(addContacts, { params: { id: client.id }, body: [CARME] });
  return client;
};
const withValue = async (api: Api) => {
  const client = await makeClient(api);
  const body = [{ name: 'Proximitat', description: 'Sempre a prop' }];
  await api.call(addValues, { params: { id: client.id }, body });
  return client;
};
const contact = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Contacts' }).getByRole('listitem', { name });
const value = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Values' }).getByRole('listitem', { name });
const confirmIn = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name }).click();

test.describe('client page', () => {
  test('[SHELL-47] [CLI-25] [CLI-26] shows the initial or the logo, the name and the owner', async ({
    page,
    api,
  }) => {
    const client = await makeClient(api);
    await openClient(page, client);
    await expect(page).toHaveTitle(`${client.name} — Cantera`);
    const { owner } = await readClient(api, client.id);
    await expect(page.getByText(`Owned by ${owner?.firstName} ${owner?.lastName}`)).toBeVisible();
    await expect(page.getByRole('main').locator('header')).toContainText(`T${client.name}`);
  });

  test('[CLI-27] [CLI-29] [CLI-30] [CONST-131] deletes a client once sure, and leads to the list', async ({
    page,
    api,
  }) => {
    const client = await withContact(api);
    await openClient(page, client);
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await confirmIn(page, 'Delete client');
    await expect(page.getByText('Client deleted', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/clients$/);
    await expect(readClient(api, client.id)).rejects.toThrow('404');
  });

  test.describe('with a position', () => {
    test.use({ expected: [/^409 \/api\/v1\/agency\/clients\//] });
    test('[CLI-31] [CONST-134] says why a client cannot be deleted, and stays', async ({ page, api }) => {
      const { client } = await makeDraft(api);
      if (!client) throw new Error('a draft has a client');
      await openClient(page, client);
      await page.getByRole('button', { name: 'Actions' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await confirmIn(page, 'Delete client');
      const notice = page.getByRole('alert').filter({ hasText: 'Error deleting client' });
      await expect(notice).toContainText(
        'We cannot delete this client because it is associated with a position.',
      );
      await expect(page.getByRole('heading', { name: client.name, level: 1 })).toBeVisible();
    });
  });

  test('[CLI-33] [CLI-34] [CLI-38] counts positions by state and leads to each list', async ({
    page,
    api,
  }) => {
    const position = await makeOpenPosition(api);
    const { client } = position;
    if (!client) throw new Error('a position has a client');
    await openClient(page, client);
    const section = page.getByRole('region', { name: 'Positions' });
    await expect(section.getByRole('listitem')).toHaveText([
      'Open 1',
      'Draft 0',
      'On hold 0',
      'Won 0',
      'Lost 0',
    ]);
    await section.getByRole('link', { name: 'Open 1' }).click();
    await expect(page).toHaveURL(`/positions?clientId=${client.id}&status=OPEN`);
    await expect(page.getByRole('link', { name: position.title })).toBeVisible();
    await expect(page.getByText('1 position', { exact: true })).toBeVisible();
    await page.goBack();
    await section.getByRole('link', { name: 'View all' }).click();
    await expect(page).toHaveURL(`/positions?clientId=${client.id}`);
    await expect(page.getByText('1 position', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: client.name }).first()).toBeVisible();
  });

  test('[CLI-35] [CLI-36] [CLI-37] leads to drafts, to won and to lost positions', async ({ page, api }) => {
    const client = await makeClient(api);
    await openClient(page, client);
    const card = (name: string) =>
      page.getByRole('region', { name: 'Positions' }).getByRole('link', { name });
    for (const [name, status] of [
      ['Draft', 'DRAFT'],
      ['On hold', 'ON_HOLD'],
      ['Won', 'CLOSED_WON'],
      ['Lost', 'CLOSED_LOST'],
    ] as const)
      await expect(card(name)).toHaveAttribute('href', `/positions?clientId=${client.id}&status=${status}`);
  });

  test('[CLI-39] [CLI-42] [CLI-45] [CLI-47] adds a contact', async ({ page, api }) => {
    const client = await makeClient(api);
    await openClient(page, client);
    await page.getByRole('button', { name: 'Add contact' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add contact' });
    await dialog.getByRole('textbox', { name: 'Full name' }).fill('Ramon Ticó');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('ramon@fluvia.test');
    const [request] = await Promise.all([
      sent(page, 'POST', /\/contacts$/),
      dialog.getByRole('button', { name: 'Add contact' }).click(),
    ]);
    expect(new URL(request.url()).pathname).toBe(`/api/v1/agency/clients/${client.id}/contacts`);
    expect(request.postDataJSON()).toEqual([
      { name: 'Ramon Ticó', email: 'ramon@fluvia.test', position: '', phone: '', linkedin_url: '' },
    ]);
    await expect(dialog).toBeHidden();
    await expect(contact(page, 'Ramon Ticó')).toContainText('ramon@fluvia.test');
    await expect(page.getByRole('button', { name: 'Add contact' })).toBeFocused();
    const [stored] = (await readClient(api, client.id)).contacts;
    expect(stored).toMatchObject({
      id: expect.any(String),
      name: 'Ramon Ticó',
      email: 'ramon@fluvia.test',
      position: null,
      phone: null,
      linkedinUrl: null,
    });
  });

  test('[CLI-43] [CLI-44] [CLI-46] says what a contact lacks', async ({ page, api }) => {
    const client = await makeClient(api);
    await openClient(page, client);
    await page.getByRole('button', { name: 'Add contact' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add contact' });
    const name = dialog.getByRole('textbox', { name: 'Full name' });
    const save = dialog.getByRole('button', { name: 'Add contact' });
    await dialog.getByRole('textbox', { name: 'Email' }).fill('ramon');
    await dialog.getByRole('textbox', { name: 'LinkedIn' }).fill('linkedin.com/in/ramon');
    await save.click();
    await expect(name).toBeFocused();
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByRole('textbox', { name: 'LinkedIn' })).toHaveAttribute('aria-invalid', 'true');
    for (const wrong of ['x', 'x'.repeat(51)]) {
      await name.fill(wrong);
      await expect(dialog.getByText('Enter 2 to 50 characters.')).toBeVisible();
    }
    await expect(name).toHaveAttribute('aria-required', 'true');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(name).toHaveValue('x'.repeat(51));
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(dialog).toBeHidden();
    expect((await readClient(api, client.id)).contacts).toEqual([]);
  });

  test('[CLI-40] [CLI-41] copies a contact’s e-mail and phone', async ({ page, api, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const client = await withContact(api);
    await openClient(page, client);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await contact(page, CARME.name).getByRole('button', { name: 'Copy email' }).click();
    await expect(page.getByText('Email copied')).toBeVisible();
    expect(await copied()).toBe(CARME.email);
    await contact(page, CARME.name).getByRole('button', { name: 'Copy phone' }).click();
    await expect(page.getByText('Phone copied')).toBeVisible();
    expect(await copied()).toBe(CARME.phone);
  });

  test('[CLI-39] [CLI-48] [CLI-49] modifies and deletes a contact', async ({ page, api }) => {
    const client = await withContact(api);
    await openClient(page, client);
    await contact(page, CARME.name).getByRole('button', { name: 'Modify' }).click();
    const dialog = page.getByRole('dialog', { name: 'Modify contact' });
    await dialog.getByRole('textbox', { name: 'Position' }).fill('Directora');
    const [change] = await Promise.all([
      sent(page, 'PATCH', /\/clients\/contacts\/[\w-]+$/),
      dialog.getByRole('button', { name: 'Save' }).click(),
    ]);
    expect(change.postDataJSON()).toMatchObject({ position: 'Directora', name: CARME.name, version: 1 });
    await expect(contact(page, CARME.name)).toContainText('Directora');
    await expect(contact(page, CARME.name).getByRole('button', { name: 'Modify' })).toBeFocused();
    await contact(page, CARME.name).getByRole('button', { name: 'Delete' }).click();
    await Promise.all([
      sent(page, 'DELETE', /\/clients\/contacts\/[\w-]+$/),
      confirmIn(page, 'Delete contact'),
    ]);
    await expect(contact(page, CARME.name)).toHaveCount(0);
    await expect(page.getByText('No contacts yet')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add contact' })).toBeFocused();
    await expect.poll(async () => (await readClient(api, client.id)).contacts).toEqual([]);
  });

  test('[CLI-50] [CLI-51] [CLI-53] [CLI-54] adds a value', async ({ page, api }) => {
    const client = await makeClient(api);
    await openClient(page, client);
    await page.getByRole('button', { name: 'Add value' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add value' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Ofici');
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Fet a mà.\nSempre.');
    await expectAccessible(page);
    const [request] = await Promise.all([
      sent(page, 'POST', /\/values$/),
      dialog.getByRole('button', { name: 'Add value' }).click(),
    ]);
    expect(request.postDataJSON()).toEqual([{ name: 'Ofici', description: 'Fet a mà.\nSempre.' }]);
    await expect(dialog).toBeHidden();
    await expect(value(page, 'Ofici')).toContainText('Fet a mà.');
    await expect(page.getByRole('list', { name: 'Values' }).getByRole('listitem')).toHaveCount(1);
  });

  test('[CLI-51] shows a new value at once, under an id of its own', async ({ page, api }) => {
    const client = await makeClient(api);
    await openClient(page, client);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/values', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Add value' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ofici');
    await page.getByRole('dialog').getByRole('button', { name: 'Add value' }).click();
    // The page behind the dialog is inert, and so not in the tree of roles.
    await expect(page.locator('li[aria-label="Ofici"]')).toBeAttached();
    answer();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(value(page, 'Ofici')).toHaveCount(1);
  });

  test('[CLI-52] [CLI-55] [CLI-56] modifies and deletes a value', async ({ page, api }) => {
    const client = await withValue(api);
    await openClient(page, client);
    await value(page, 'Proximitat').getByRole('button', { name: 'Modify' }).click();
    const dialog = page.getByRole('dialog', { name: 'Modify value' });
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await name.fill('x');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Enter 2 to 50 characters.')).toBeVisible();
    await name.fill('Veïnatge');
    const [change] = await Promise.all([
      sent(page, 'PATCH', /\/clients\/values\/[\w-]+$/),
      dialog.getByRole('button', { name: 'Save' }).click(),
    ]);
    expect(change.postDataJSON()).toMatchObject({ name: 'Veïnatge', description: 'Sempre a prop' });
    await value(page, 'Veïnatge').getByRole('button', { name: 'Delete' }).click();
    const [deletion] = await Promise.all([
      sent(page, 'DELETE', /\/clients\/values\/[\w-]+$/),
      confirmIn(page, 'Delete value'),
    ]);
    expect(deletion.headers()['x-company-id']).toBe(client.id);
    await expect(value(page, 'Veïnatge')).toHaveCount(0);
    await expect.poll(async () => (await readClient(api, client.id)).values).toEqual([]);
  });

  test('[CLI-57] [CLI-58] [CONST-57] saves benefits while they are typed, half a second after the last letter', async ({
    page,
    api,
  }) => {
    const client = await makeClient(api, { benefits: ['Pa'] });
    await openClient(page, client);
    const section = page.getByRole('region', { name: 'Benefits' });
    const line = section.getByRole('textbox', { name: 'Benefits, 1' });
    await line.press('End');
    await line.pressSequentially(' fresc', { delay: 20 });
    const typed = Date.now();
    const request = await sent(page, 'PATCH', new RegExp(`/clients/${client.id}$`));
    expect(Date.now() - typed).toBeGreaterThanOrEqual(400);
    expect(request.postDataJSON().benefits).toEqual(['Pa fresc']);
    await expect(section.getByText('Saved')).toBeVisible();
    await section.getByPlaceholder('Type a benefit').fill('Horari flexible');
    await section.getByRole('button', { name: 'Add benefit' }).click();
    await expect(section.getByRole('textbox', { name: 'Benefits, 2' })).toHaveValue('Horari flexible');
    await section.getByRole('button', { name: 'Delete Pa fresc' }).click();
    await expect.poll(async () => (await readClient(api, client.id)).benefits).toEqual(['Horari flexible']);
  });

  test('[CLI-67] [CLI-68] [CLI-69] shows what the client brought and how fast, and says how it is computed', async ({
    page,
    api,
  }) => {
    const { data } = await api.call(listClients, { query: { perPage: 100, sortBy: 'created_at' } });
    const client = data.items.find(({ metrics }) => metrics.totalBilled.amount > 0);
    if (!client) throw new Error('the demo has a won position');
    const { totalBilled, revenueAvg, avgTimeToHire } = client.metrics;
    await openClient(page, client);
    const section = page.getByRole('region', { name: 'Indicators' });
    const euro = (amount: number | null) =>
      Number(amount).toLocaleString('en', { style: 'currency', currency: 'EUR' }).replace(/\.00$/, '');
    await expect(section.getByRole('definition')).toHaveText([
      euro(totalBilled.amount),
      euro(revenueAvg.amount),
      `${avgTimeToHire} days`,
    ]);
    await expect(section.getByRole('term')).toHaveText(['Total billed', 'Avg. revenue', 'Avg. time to hire']);
    for (const [label, formula] of [
      ['Total billed', 'Sum of the fees of the won positions'],
      ['Avg. revenue', 'divided by the number of won positions'],
      ['Avg. time to hire', 'Mean of the days from the first opening'],
    ] as const) {
      await section.getByRole('button', { name: `How it is computed: ${label}` }).hover();
      await expect(page.getByRole('tooltip')).toContainText(formula);
    }
  });

  test('what someone else changes shows by itself', async ({ page, api }) => {
    const client = await makeClient(api);
    await openClient(page, client);
    const admin = await apiAs('admin');
    await admin.call(addContacts, { params: { id: client.id }, body: [CARME] });
    await expect(contact(page, CARME.name)).toBeVisible();
    await admin.call(updateClient, { params: { id: client.id }, body: { name: `${client.name} Nova` } });
    await expect(page.getByRole('heading', { name: `${client.name} Nova`, level: 1 })).toBeVisible();
  });
});

test.describe('client page, failures', () => {
  const failing = { status: 500, json: { error: { code: 'INTERNAL', message: '', request_id: 'r-78' } } };
  test.use({ expected: [/^(404|500) \/api\/v1\/agency\/clients\//] });

  test('[CLI-28] a client that could not be loaded is said so in its place, with Retry', async ({
    page,
    api,
  }) => {
    const client = await makeClient(api);
    const broken = await outage(page, `**/api/v1/agency/clients/${client.id}`, failing);
    await page.goto(`/clients/${client.id}`);
    await expect(page.getByRole('heading', { name: 'The client could not be loaded' })).toBeVisible();
    await expectAccessible(page);
    await broken.endBy(page.getByRole('button', { name: 'Retry' }));
    await expect(page.getByRole('heading', { name: client.name, level: 1 })).toBeVisible();
  });

  test('[CLIENT-32] a contact whose deletion fails comes back, with the standard notice', async ({
    page,
    api,
  }) => {
    const client = await withContact(api);
    await openClient(page, client);
    await page.route('**/clients/contacts/*', (route) => route.fulfill(failing));
    await contact(page, CARME.name).getByRole('button', { name: 'Delete' }).click();
    await confirmIn(page, 'Delete contact');
    await expect(
      page.getByRole('alert').getByText('If the problem persists, please, contact support.'),
    ).toBeVisible();
    await expect(contact(page, CARME.name)).toBeVisible();
  });

  test('a client that is not there is said so', async ({ page, api }) => {
    await page.goto(`/clients/${(await makeDraft(api)).id}`);
    await expect(page.getByRole('heading', { name: 'This client does not exist' })).toBeVisible();
    await page.getByRole('link', { name: 'All clients' }).click();
    await expect(page).toHaveURL(/\/clients$/);
  });

  test.describe('a hiring manager', () => {
    test.use({ who: 'manager', expected: [/^403 \/api\/v1\/agency\/clients\//] });
    test('is told that clients are not his', async ({ page }) => {
      const client = await makeClient(await apiAs('recruiter'));
      await page.goto(`/clients/${client.id}`);
      await expect(page.getByRole('heading', { name: 'You do not have access to this' })).toBeVisible();
      await expect(page.getByText(client.name)).toHaveCount(0);
    });
  });
});
