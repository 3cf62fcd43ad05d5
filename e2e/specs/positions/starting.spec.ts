import { createStep, listSteps } from '@cantera/shared/contracts/pipeline';
import { deletePosition, updatePosition } from '@cantera/shared/contracts/position-changes';
import {
  createPositionTemplate,
  deletePositionTemplate,
  listPositionTemplates,
} from '@cantera/shared/contracts/position-templates';
import { getPosition } from '@cantera/shared/contracts/positions';
import type { Page } from '@playwright/test';
import { makeDraft, makeOpenPosition, unique } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { makeClient, openClient } from '../../pages/client-page.ts';

const inMenu = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};
const idOf = (page: Page): string => page.url().split('/').at(-2) ?? '';
const STEPS = ['Inbox', 'Tast', 'Screening', 'Interview', 'Offer', 'Hired', 'Discarded'];

test.describe('the next position', () => {
  test.use({ expected: [/^(404 .*\/duplicate|409 .*\/position-templates)$/] });

  test('[DUP-01] [DUP-02] is a duplicate, or starts from a template that was made of one', async ({
    page,
    api,
  }) => {
    const source = await makeOpenPosition(api, unique('Flequera'));
    const params = { id: source.id };
    await api.call(createStep, { params, body: { id: crypto.randomUUID(), name: 'Tast', position: 1 } });
    await api.call(updatePosition, { params, body: { benefits: ['Free bread'] } });
    const stepsOf = async (id: string) =>
      (await api.call(listSteps, { params: { id } })).data.items.map(({ name }) => name);

    await page.goto('/positions');
    await page.getByRole('link', { name: source.title }).click();
    await inMenu(page, 'Duplicate');
    const dialog = page.getByRole('dialog', { name: `Duplicate ${source.title}` });
    await expect(dialog.getByLabel('Title')).toHaveValue(source.title);
    await expectAccessible(page);
    const copy = unique('Flequera de nit');
    await dialog.getByLabel('Title').fill(copy);
    await dialog.getByRole('button', { name: 'Duplicate' }).click();
    await expect(page.getByRole('heading', { level: 1, name: copy })).toBeVisible();
    await expect(page).toHaveURL(/\/positions\/[0-9a-f-]{36}\/details$/);
    const id = idOf(page);
    expect(id).not.toBe(source.id);
    expect((await api.call(getPosition, { params: { id } })).data).toMatchObject({
      status: 'DRAFT',
      benefits: ['Free bread'],
      jobDescription: source.jobDescription,
    });
    expect(await stepsOf(id)).toEqual(STEPS);

    await inMenu(page, 'Save as template');
    const template = unique('Flequeres');
    const keep = page.getByRole('dialog', { name: 'Save as template' });
    await expect(keep.getByLabel('Name')).toHaveValue(copy);
    await keep.getByLabel('Name').fill(template);
    await keep.getByRole('button', { name: 'Save template' }).click();
    await page.getByRole('link', { name: 'See templates' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Position templates' })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: template });
    await expect(row).toContainText('Tast, Screening, Interview and Offer');
    await expect(row).toContainText('job description and 1 benefit');
    await row.getByRole('button', { name: `Rename ${template}` }).click();
    const rename = page.getByRole('dialog', { name: `Rename ${template}` });
    const renamed = unique('Forns');
    await rename.getByLabel('Name').fill(renamed);
    await rename.getByRole('button', { name: 'Rename' }).click();
    await expect(page.getByRole('row').filter({ hasText: renamed })).toBeVisible();
    await expectAccessible(page);
    // The positions that it was made of may go.
    await api.call(deletePosition, { params: { id }, body: { reasonId: 1 } });

    // On a client's page the position is for this client.
    const client = await makeClient(api);
    await openClient(page, client);
    await page.getByRole('button', { name: 'Add position' }).click();
    const add = page.getByRole('dialog', { name: 'Add position' });
    await expect(add).toContainText(client.name);
    const fromTemplate = unique('Flequer');
    await add.getByLabel('Title').fill(fromTemplate);
    await add.getByRole('combobox', { name: 'Assigned to' }).fill('Daniel');
    await page.locator('.ant-select-item-option').filter({ hasText: 'Daniel' }).click();
    await page.keyboard.press('Escape');
    await add.getByRole('combobox', { name: 'Template' }).click();
    await page.locator('.ant-select-item-option').filter({ hasText: renamed }).click();
    await add.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1, name: fromTemplate })).toBeVisible();
    await expect(page).toHaveURL(/\/positions\/[0-9a-f-]{36}\/details$/);
    expect((await api.call(getPosition, { params: { id: idOf(page) } })).data).toMatchObject({
      clientId: client.id,
      benefits: ['Free bread'],
      jobDescription: source.jobDescription,
    });
    expect(await stepsOf(idOf(page))).toEqual(STEPS);

    await page.goto('/agency/position-templates');
    await page
      .getByRole('row')
      .filter({ hasText: renamed })
      .getByRole('button', { name: `Delete ${renamed}` })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete template' }).click();
    await expect(page.getByText('Position template deleted')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: renamed })).toHaveCount(0);
    expect((await api.call(listPositionTemplates)).data.map(({ name }) => name)).not.toContain(renamed);
  });

  test('[DUP-01] [DUP-02] [DUP-04] a taken name stands at its field, a deleted position is told in words, a client’s page begins one for it', async ({
    page,
    api,
  }) => {
    const client = await makeClient(api);
    await openClient(page, client);
    await page.getByRole('button', { name: 'Add position' }).click();
    const add = page.getByRole('dialog', { name: 'Add position' });
    const title = unique('Terrissaire');
    await expect(add).toContainText(client.name);
    await add.getByLabel('Title').fill(title);
    await add.getByRole('combobox', { name: 'Assigned to' }).fill('Daniel');
    await page.locator('.ant-select-item-option').filter({ hasText: 'Daniel' }).click();
    await page.keyboard.press('Escape');
    await add.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect((await api.call(getPosition, { params: { id: idOf(page) } })).data.clientId).toBe(client.id);

    const draft = await makeDraft(api);
    const { data: kept } = await api.call(createPositionTemplate, {
      body: { name: unique('Terrissa'), positionId: draft.id },
    });
    await page.goto(`/positions/${draft.id}/details`);
    await inMenu(page, 'Save as template');
    const keep = page.getByRole('dialog', { name: 'Save as template' });
    await keep.getByLabel('Name').fill(kept.name.toUpperCase());
    await keep.getByRole('button', { name: 'Save template' }).click();
    await expect(keep.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    await expect(keep.getByLabel('Name')).toHaveValue(kept.name.toUpperCase());
    await keep.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
    await api.call(deletePositionTemplate, { params: { id: kept.id } });
    await inMenu(page, 'Duplicate');
    const dialog = page.getByRole('dialog', { name: `Duplicate ${draft.title}` });
    await expect(dialog.getByLabel('Title')).toBeVisible();
    await page.route(`**/jobs/${draft.id}/duplicate`, (route) =>
      route.fulfill({
        status: 404,
        json: { error: { code: 'NOT_FOUND', message: 'This position does not exist.', request_id: 'r' } },
      }),
    );
    await dialog.getByRole('button', { name: 'Duplicate' }).click();
    await expect(page.getByText('does not exist any more. It has been deleted.')).toBeVisible();
    await expect(dialog.getByLabel('Title')).toHaveValue(draft.title);
  });
});
