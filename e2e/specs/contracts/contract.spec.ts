import { deleteCandidate } from '@cantera/shared/contracts/candidate-changes';
import { getContract, listContracts } from '@cantera/shared/contracts/staffing-contracts';
import type { Locator, Page } from '@playwright/test';
import { apiAs } from '../../fixtures/api.ts';
import { makeContract, makePerson } from '../../fixtures/contracts.ts';
import { Hand } from '../../fixtures/hand.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { makeClient, sent } from '../../pages/client-page.ts';

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const field = (dialog: Locator, name: string) =>
  dialog.getByRole('textbox', { name: new RegExp(`^${name}`) });
const choose = async (page: Page, box: Locator, words: string) => {
  await box.click();
  await box.fill(words);
  await page.locator('.ant-select-item-option').filter({ hasText: words, visible: true }).first().click();
};
const pickDay = async (page: Page, input: Locator, day: string) => {
  await input.click();
  await input.fill(day);
  await page.keyboard.press('Enter');
  await expect(input).toHaveValue(day);
};
/** What stands under a term of the page. */
const said = (page: Page, part: string) =>
  page.getByRole('region', { name: part, exact: true }).getByRole('definition');

test('[CON-13] [CON-23] [CON-31] [CON-33] a contract is made of what the form asks for', async ({
  page,
  api,
}) => {
  const person = await makePerson(api);
  const client = await makeClient(api);
  await page.goto('/contracts');
  await page.getByRole('button', { name: 'New contract' }).first().click();
  const dialog = dialogOf(page, 'New contract');
  await expect(field(dialog, 'Weekly hours')).toHaveValue('40');
  await expect(field(dialog, 'Rate')).toHaveValue('0');
  const save = () => dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Candidate' })).toBeVisible();
  await save();

  await test.step('[CON-25] [CON-26] [CON-27] [CON-28] says what is missing', async () => {
    for (const name of ['Candidate', 'Client', 'First name', 'Last name'])
      await expect(dialog.getByText(`${name} is required`)).toBeVisible();
  });
  await test.step('[CON-29] [CON-34] also of the NIF, the location and the dates', async () => {
    for (const name of ['NIF', 'Location', 'Start', 'Seniority date'])
      await expect(dialog.getByText(`${name} is required`)).toBeVisible();
  });
  await choose(page, dialog.getByRole('combobox', { name: 'Candidate' }), person.lastName);
  await expect(field(dialog, 'First name')).toHaveValue(person.firstName);
  await expect(field(dialog, 'Last name')).toHaveValue(person.lastName);
  await expect(field(dialog, 'Location')).toHaveValue(/Girona/);
  await choose(page, dialog.getByRole('combobox', { name: 'Client' }), client.name);
  await field(dialog, 'NIF').fill('12345678A');
  await pickDay(page, dialog.getByRole('textbox', { name: 'Start' }), '01-03-2025');
  await pickDay(page, dialog.getByRole('textbox', { name: 'Seniority date' }), '15-09-2023');
  // A warning, never a refusal.
  await expect(dialog.getByText('it should be 12345678Z')).toBeVisible();

  await test.step('[CON-30] [CON-32] refuses hours and rates between the steps and beyond the limits', async () => {
    await field(dialog, 'Weekly hours').fill('37.25');
    await field(dialog, 'Rate').fill('25.555');
    await save();
    await expect(dialog.getByText('Enter whole or half hours')).toBeVisible();
    await expect(dialog.getByText('Enter an amount with two decimals at most')).toBeVisible();
    await field(dialog, 'Weekly hours').fill('40.5');
    await field(dialog, 'Rate').fill('-1');
    await save();
    await expect(field(dialog, 'Weekly hours')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(dialog, 'Rate')).toHaveAttribute('aria-invalid', 'true');
    await field(dialog, 'Weekly hours').fill('37.5');
    await field(dialog, 'Rate').fill('25.5');
  });
  const [request] = await Promise.all([sent(page, 'POST', /\/services\/contracts\/contracts$/), save()]);
  await test.step('[CON-38] says that it was made', async () => {
    await expect(page.getByText('Contract created', { exact: true })).toBeVisible();
    await expect(page.getByText('Contract created successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
  });
  await test.step('[CON-35] [CON-36] [CON-37] with days as year-month-day, and what was left empty', async () => {
    const { contract } = request.postDataJSON();
    expect(contract).toMatchObject({
      ...{ candidate_id: person.id, client_id: client.id, nif: '12345678A', tarifa: 25.5, work_hours: 37.5 },
      ...{ alta: '2025-03-01', antiguedad: '2023-09-15', baja: null, birth: null, convenio: '', puesto: '' },
    });
    expect(request.headers()['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
    const stored = await api.call(listContracts, { query: { candidateId: person.id } });
    expect(stored.contracts.map(({ alta, tarifa }) => [alta, tarifa])).toEqual([['2025-03-01', 25.5]]);
  });
});

test('a contract is made by the keyboard alone', async ({ page, api }) => {
  const person = await makePerson(api);
  const client = await makeClient(api);
  const hand = new Hand(page, 'keyboard');
  await page.goto('/contracts');
  await expect(page.getByRole('table', { name: 'Contracts' })).toBeVisible();
  await hand.press(page.getByRole('button', { name: 'New contract' }).first());
  const dialog = dialogOf(page, 'New contract');
  await expect(dialog.getByRole('textbox', { name: 'Seniority date' })).toBeVisible();
  await hand.choose(dialog.getByRole('combobox', { name: 'Candidate' }), person.lastName);
  await expect(field(dialog, 'First name')).toHaveValue(person.firstName);
  await hand.fill(field(dialog, 'NIF'), '12345678Z');
  await hand.choose(dialog.getByRole('combobox', { name: 'Client' }), client.name);
  for (const [name, day] of [
    ['Start', '01-03-2025'],
    ['Seniority date', '15-09-2023'],
  ] as const) {
    const input = dialog.getByRole('textbox', { name });
    await hand.reach(input);
    await page.keyboard.type(day);
    await page.keyboard.press('Enter');
    await expect(input).toHaveValue(day);
  }
  await hand.press(dialog.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('Contract created', { exact: true })).toBeVisible();
});

test('[SHELL-50] [CON-45] [CON-46] a contract is read on its page, and edited from there', async ({
  page,
  api,
}) => {
  const contract = await makeContract(api, {
    ...{
      segSoc: '081234567840',
      convenio: 'Comerç de Girona',
      catConvenioName: 'Fornera',
      catConvenioId: 'G3',
    },
    ...{ puesto: 'Cap de forn', titulacion: 'Grau en forneria', birth: '1990-02-28', genero: 'FEMALE' },
    ...{ baja: '2025-12-31', comments: 'Torn de nit.' },
  });
  const name = `${contract.firstName} ${contract.lastName}`;
  await page.goto(`/contracts/${contract.id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(
    page.getByText(new RegExp(`^${contract.id} · Created on \\d\\d/\\d\\d/\\d{4}$`)),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);

  await test.step('[CON-47] [CON-52] terms', async () => {
    await expect(said(page, 'Terms')).toHaveText([
      ...['€25.50/h', 'Comerç de Girona', 'Fornera · G3', '37.5 h a week'],
    ]);
  });
  await test.step('[CON-48] person', async () => {
    await expect(said(page, 'Personal information')).toHaveText([
      ...[contract.firstName ?? '', contract.lastName ?? '', '12345678Z', 'Spain', '081234567840'],
      ...['Girona', '28/02/1990', 'Woman'],
    ]);
  });
  await test.step('[CON-49] job', async () => {
    await expect(said(page, 'Job')).toHaveText([
      ...[contract.client.name, 'Cap de forn', 'Grau en forneria', 'Torn de nit.'],
    ]);
  });
  await test.step('[CON-50] [CON-51] [CON-53] period and dates', async () => {
    await expect(page.getByRole('region', { name: 'Period' })).toContainText('01/03/2025 – 31/12/2025');
    await expect(said(page, 'Important dates')).toHaveText(['01/03/2025', '31/12/2025', '15/09/2023']);
  });
  await expectAccessible(page);
  await test.step('on paper stands the sheet alone', async () => {
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('[data-sheet="contract"]');
    await expect(sheet).toBeVisible();
    await expect(sheet).toContainText('081234567840');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await expect(sheet).toBeHidden();
  });

  await test.step('[CON-24] [CON-39] [CON-40] edited', async () => {
    await page.getByRole('button', { name: 'Edit' }).click();
    const dialog = dialogOf(page, 'Edit contract');
    await expect(field(dialog, 'NIF')).toHaveValue('12345678Z');
    await expect(field(dialog, 'Rate')).toHaveValue('25.5');
    await expect(dialog.getByRole('textbox', { name: 'Start' })).toHaveValue('01-03-2025');
    await field(dialog, 'Position').fill('Mestra de forn');
    const [request] = await Promise.all([
      sent(page, 'PATCH', new RegExp(`/services/contracts/contracts/${contract.id}$`)),
      dialog.getByRole('button', { name: 'Save' }).click(),
    ]);
    expect(request.postDataJSON().contract).toMatchObject({ puesto: 'Mestra de forn', nif: '12345678Z' });
    await expect(page.getByText('Contract updated', { exact: true })).toBeVisible();
    await expect(page.getByText('Contract updated successfully')).toBeVisible();
    await expect(said(page, 'Job').nth(1)).toHaveText('Mestra de forn');
  });
});

test.describe('when a save fails', () => {
  test.use({ expected: [/^500 \/services\/contracts\/contracts/] });
  test('[CON-41] the notice says so, what was typed stays, and is saved at the next try', async ({
    page,
    api,
  }) => {
    const contract = await makeContract(api);
    const path = `**/services/contracts/contracts/${contract.id}`;
    await page.goto(`/contracts/${contract.id}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    const dialog = dialogOf(page, 'Edit contract');
    await field(dialog, 'Position').fill('Pastissera');
    await page.route(path, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({
            status: 500,
            json: { error: { code: 'INTERNAL', message: '', request_id: 'r-79' } },
          })
        : route.fallback(),
    );
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByRole('alert').getByText('If the problem persists, please, contact support.'),
    ).toBeVisible();
    await expect(field(dialog, 'Position')).toHaveValue('Pastissera');
    await page.unroute(path);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Contract updated', { exact: true })).toBeVisible();
    const stored = await api.call(getContract, { params: { id: contract.id } });
    expect(stored.contract.puesto).toBe('Pastissera');
  });
});

test.describe('papers of somebody who was deleted', () => {
  test.use({ who: 'admin' });
  test('are locked away, and opened by an administrator who gives a reason', async ({ page, api }) => {
    const recruiter = await apiAs('recruiter');
    // Papers that ended long ago are deleted with the person.
    const year = new Date().getFullYear();
    const contract = await makeContract(recruiter, { segSoc: '081234567840', baja: `${year}-12-31` });
    await api.call(deleteCandidate, { params: { id: contract.candidateId ?? '' } });
    await page.goto(`/contracts?clientId=${contract.clientId}`);
    const row = page.getByRole('row').filter({ hasText: contract.client.name });
    await expect(row).toContainText('Blocked');
    await expect(row).toContainText(`01/03/2025 – 31/12/${year}`);
    await expect(row).not.toContainText(contract.lastName ?? '');
    await row.getByText('Blocked').click();
    await expect(
      page.getByRole('heading', { level: 1, name: `Blocked contract with ${contract.client.name}` }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Open with a reason' }).click();
    const dialog = dialogOf(page, 'Open blocked contract');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Requeriment de la Inspecció 17/2025');
    await dialog.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByText('081234567840').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Openings of these papers' })).toContainText(
      'Requeriment de la Inspecció 17/2025',
    );
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Open with a reason' })).toBeVisible();
    await expect(page.getByText('081234567840')).toHaveCount(0);
  });
});
