import { createClient } from '@cantera/shared/contracts/clients';
import { createPosition } from '@cantera/shared/contracts/position-changes';
import { getPosition } from '@cantera/shared/contracts/positions';
import { getMe } from '@cantera/shared/contracts/users';
import type { Page } from '@playwright/test';
import { unique } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add position' });
const goOn = (page: Page) => dialog(page).getByRole('button', { name: 'Continue' });

/** Types a name into a picker and takes what is found. */
async function pick(page: Page, field: string, name: string): Promise<void> {
  await dialog(page).getByRole('combobox', { name: field }).fill(name);
  await page.locator('.ant-select-item-option').filter({ hasText: name }).click();
}

test.describe('Add position', () => {
  test('[DASH-21] [DASH-22] [DASH-27] asks for title, client, assignees and notes, and is accessible', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Add position' }).click();
    await expect(dialog(page).getByLabel('Title')).toBeFocused();
    await expect(dialog(page).getByRole('combobox', { name: 'Client' })).toBeVisible();
    await expect(dialog(page).getByRole('combobox', { name: 'Assigned to' })).toBeVisible();
    await expect(dialog(page).getByLabel('AI notes (optional)')).toBeVisible();
    await expect(dialog(page).getByText('From 3 to 100 characters.')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add position' })).toBeFocused();
  });

  test('[DASH-23] [DASH-24] [DASH-25] [DASH-26] goes on only with title, client and one assignee', async ({
    page,
    api,
  }) => {
    const name = unique('Impremta');
    await api.call(createClient, { body: { name } });
    await page.goto('/positions');
    await page.getByRole('button', { name: 'Add position' }).click();
    await expect(goOn(page)).toBeDisabled();
    await pick(page, 'Client', name);
    await pick(page, 'Assigned to', 'Daniel');
    await page.keyboard.press('Escape');
    await expect(goOn(page)).toBeDisabled();
    await dialog(page).getByLabel('Title').fill('Impressora');
    await expect(goOn(page)).toBeEnabled();
    await dialog(page).getByRole('combobox', { name: 'Assigned to' }).press('Backspace');
    await expect(goOn(page)).toBeDisabled();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('button', { name: 'Add position' }).click();
    await dialog(page).getByLabel('Title').fill('Impressora');
    await pick(page, 'Assigned to', 'Daniel');
    await expect(goOn(page)).toBeDisabled();
  });

  test('[DASH-28] [DASH-29] [DASH-30] [API-142] creates a draft and goes on to its details', async ({
    page,
    api,
  }) => {
    const name = unique('Vidreria');
    const title = unique('Vidrier');
    const { data: client } = await api.call(createClient, { body: { name } });
    const { data: me } = await api.call(getMe);
    await page.goto('/');
    await page.getByRole('button', { name: 'Add position' }).click();
    await dialog(page).getByLabel('Title').fill('ab');
    await pick(page, 'Client', name);
    await pick(page, 'Assigned to', 'Daniel');
    await page.keyboard.press('Escape');
    await goOn(page).click();
    await expect(dialog(page).getByLabel('Title')).toHaveAttribute('aria-invalid', 'true');
    await dialog(page).getByLabel('Title').fill(title);
    await dialog(page).getByLabel('AI notes (optional)').fill('Knows how to blow glass.');
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith(createPosition.path),
    );
    await goOn(page).click();
    expect((await sent).postDataJSON()).toEqual({
      title,
      client_id: client.id,
      recruiters_ids: [me.id],
      jd_notes: 'Knows how to blow glass.',
    });
    await expect(page).toHaveURL(/\/positions\/[0-9a-f-]{36}\/details$/);
    const id = page.url().split('/').at(-2) ?? '';
    expect((await api.call(getPosition, { params: { id } })).data).toMatchObject({
      title,
      status: 'DRAFT',
      recruiters: [{ id: me.id }],
    });
  });

  test('[CLI-78] [ASSIGN-14] [CONST-45] [CLI-77] lists a hundred clients, and finds nine of all', async ({
    page,
    api,
  }) => {
    const word = unique('Cercada').replaceAll('-', '');
    for (let number = 1; number <= 10; number += 1)
      await api.call(createClient, { body: { name: `${word} ${number}` } });
    const asked: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname === '/api/v1/agency/clients') asked.push(url.search);
    });
    await page.goto('/positions');
    asked.length = 0;
    await page.getByRole('button', { name: 'Add position' }).click();
    const field = dialog(page).getByRole('combobox', { name: 'Client' });
    // All at once: a slow machine takes a pause between two letters for the end of the typing.
    await field.fill(word);
    await expect(page.locator('.ant-select-item-option')).toHaveCount(9);
    expect([...new Set(asked)].filter((search) => search.includes('search='))).toEqual([
      `?search=${encodeURIComponent(word).replaceAll('%20', '+')}&per_page=9`,
    ]);
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(dialog(page)).toContainText(word);
  });
});
