import { addManagedReason, updateManagedReason } from '@cantera/shared/contracts/rejection-reasons';
import type { Page } from '@playwright/test';
import { apply, boardOf, makeApplicant, makeOpenPosition, unique } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const offered = (page: Page) => page.getByRole('list', { name: 'Rejection reasons', exact: true });
const names = async (page: Page): Promise<string[]> => offered(page).getByRole('listitem').allInnerTexts();

test.use({ expected: ['409 /api/v1/agency/rejection-reasons'] });

test('[DUP-03] reasons are added, renamed, put in order, and no longer offered to who discards', async ({
  page,
  api,
}) => {
  const position = await makeOpenPosition(api);
  const applicant = makeApplicant();
  await apply(position.id, applicant);
  const { data: other } = await api.call(addManagedReason, { body: { name: unique('Altre motiu') } });
  try {
    await page.goto('/agency/general');
    await page.getByRole('button', { name: /Agency menu/ }).click();
    await page.getByRole('menuitem', { name: 'Rejection reasons' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rejection reasons' })).toBeVisible();
    const add = async (name: string) => {
      const dialog = page.getByRole('dialog', { name: 'Add reason' });
      await dialog.getByLabel('Name').fill(name);
      await dialog.getByRole('button', { name: 'Add reason' }).click();
      return dialog;
    };
    await page.getByRole('button', { name: 'Add reason' }).click();
    const refused = await add(other.name.toUpperCase());
    await expect(refused.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    const first = unique('Massa lluny');
    await add(first);
    await expect(offered(page).getByText(first)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: `Rename ${first}` }).click();
    const dialog = page.getByRole('dialog', { name: `Rename ${first}` });
    const name = unique('Viu lluny');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect(offered(page).getByText(name)).toBeVisible();

    // One up, over the other one, which stood before it.
    const saved = page.waitForResponse(
      (response) =>
        response.request().method() === 'PUT' && response.url().endsWith('/agency/rejection-reasons'),
    );
    await page.getByRole('button', { name: `Move ${name}` }).press('ArrowUp');
    expect((await saved).ok()).toBe(true);
    const order = async () =>
      (await names(page)).map((text) => text.trim()).filter((text) => text === name || text === other.name);
    await expect.poll(order).toEqual([name, other.name]);

    const [inbox] = await boardOf(api, position.id);
    expect(inbox?.applications).toHaveLength(1);
    const reasons = async (): Promise<string[]> => {
      await page.goto(
        `/positions/${position.id}?toDiscardApplicationIds=${inbox?.applications[0]?.id ?? ''}`,
      );
      const reject = page.getByRole('dialog', { name: /^Discard/ });
      await expect(reject.getByRole('radio', { name: other.name })).toBeVisible();
      const labels = await reject.getByRole('group', { name: 'Reason' }).locator('label').allInnerTexts();
      return labels.filter((text) => text === name || text === other.name);
    };
    expect(await reasons()).toEqual([name, other.name]);

    await page.goto('/agency/rejection-reasons');
    await page.getByRole('button', { name: `No longer offer ${name}` }).click();
    const retired = page.getByRole('list', { name: 'No longer offered' });
    await expect(retired.getByText(name)).toBeVisible();
    // The pressed button has gone with its row.
    await expect(offered(page).locator('button:focus')).toHaveAccessibleName(/^No longer offer/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(offered(page).getByText(name)).toBeVisible();
    await page.getByRole('button', { name: `No longer offer ${name}` }).click();
    await expect(retired.getByText(name)).toBeVisible();
    await expectAccessible(page);
    expect(await reasons()).toEqual([other.name]);
  } finally {
    await api.call(updateManagedReason, { params: { id: other.id }, body: { isOffered: false } });
  }
});
