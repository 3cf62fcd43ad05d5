import { createCandidate } from '@cantera/shared/contracts/candidate-creation';
import { find } from '@cantera/shared/contracts/find';
import { phoneOf } from '../../fixtures/curriculum.ts';
import { makeMember, removeMember } from '../../fixtures/members.ts';
import { makeApplicant, makeDraft, unique } from '../../fixtures/positions.ts';
import { enterWith } from '../../fixtures/session.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const dialogOf = (page: Parameters<typeof expectAccessible>[0]) =>
  page.getByRole('dialog', { name: 'Search' });

test('[FIND-01] [FIND-02] [FIND-03] somebody who called is found by their telephone, and a position by its title; Escape gives the focus back', async ({
  page,
  api,
}) => {
  const applicant = makeApplicant('Fructuosa', unique('Tramuntana'));
  const phone = phoneOf(applicant);
  const { data } = await api.call(createCandidate, {
    body: { ...applicant, phoneNumber: phone, sendWelcome: false },
  });
  const position = await makeDraft(api, unique('Fructuosa'));
  await page.goto('/clients');
  const clients = page.getByRole('main').getByRole('searchbox');
  await clients.click();
  await page.keyboard.press('Control+k');
  const dialog = dialogOf(page);
  const field = dialog.getByRole('combobox');
  await expect(field).toBeFocused();
  await expect(dialog.getByRole('group', { name: 'Screens' }).getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(clients).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type(phone.replace('+34 ', '').replaceAll(' ', ''));
  const found = dialog.getByRole('group', { name: 'Candidates', exact: true }).getByRole('option');
  await expect(found).toContainText(['Fructuosa']);
  await expect(found.locator('mark')).toHaveText(phone.replace('+34 ', ''));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/candidates/${data.id}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Fructuosa');

  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.keyboard.type(position.title);
  const option = dialog
    .getByRole('group', { name: 'Positions' })
    .getByRole('option', { name: position.title });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/positions/${position.id}`));
});

test('[FIND-05] [FIND-07] [FIND-08] on a phone the search fills the screen; the list finds by email what it leads to', async ({
  page,
  api,
}) => {
  const applicant = makeApplicant('Eustaqui');
  await api.call(createCandidate, { body: { ...applicant, sendWelcome: false } });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/positions');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('combobox')).toBeFocused();
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await page.keyboard.type('nobody of that name');
  await expect(dialog.getByText('Nothing found for “nobody of that name”')).toBeVisible();
  await expectAccessible(page);
  const field = dialog.getByRole('combobox');
  await expect(field).toHaveValue('nobody of that name');
  await field.fill(applicant.email);
  await expect(dialog.getByRole('group', { name: 'Candidates', exact: true })).toContainText('Eustaqui');
  await expectAccessible(page);
  await dialog.getByRole('option', { name: `Search candidates for “${applicant.email}”` }).click();
  await expect(page).toHaveURL(/\/candidates\?q=/);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(applicant.email);
  await expect(page.getByRole('main').getByText('Eustaqui').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Eustaqui/ })).toHaveCount(1);
});

test.describe('as a hiring manager', () => {
  test.use({ who: null });
  test('[FIND-04] [FIND-06] the search offers screens and people of theirs only', async ({ page }) => {
    const manager = await makeMember('HIRING_MANAGER');
    try {
      await enterWith(page, manager.api);
      await page.goto('/positions');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      const dialog = dialogOf(page);
      await expect(dialog.getByRole('option', { name: 'Positions' })).toBeVisible();
      for (const name of ['Clients', 'Add candidate', 'Members Agency'])
        await expect(dialog.getByRole('option', { name })).toHaveCount(0);
      const answered = page.waitForResponse((response) => response.url().includes(find.path));
      await page.keyboard.type('ar');
      expect((await answered).status()).toBe(200);
      await expect(dialog.getByRole('option', { name: 'Search candidates for “ar”' })).toBeVisible();
      await expect(dialog.getByRole('group', { name: /^(Candidates|Positions|Clients)$/ })).toHaveCount(0);
    } finally {
      await removeMember(manager.id);
    }
  });
});
