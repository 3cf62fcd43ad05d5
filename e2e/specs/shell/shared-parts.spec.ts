import { listCandidates } from '@cantera/shared/contracts/candidates';
import { makeDraft } from '../../fixtures/positions.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[SHELL-135] [SHELL-136] [CONST-50] the foot of a list shows three pages on each side, and which rows these are', async ({
  page,
  api,
}) => {
  const total = (await api.call(listCandidates, { query: {} })).data.pagination.totalItems;
  // The demo has some sixty people; other tests add more.
  expect(total).toBeGreaterThan(16);
  await page.goto('/candidates?pageSize=2&page=5');
  const foot = page.getByRole('navigation', { name: 'Pagination' });
  await expect(foot.getByRole('status')).toHaveText(/^Showing 9 to 10 of \d+$/);
  await expect(foot.getByRole('button', { name: /^Page \d+$/ })).toHaveText([
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
  ]);
  await expect(foot.getByRole('button', { name: 'Page 5', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goto('/candidates?pageSize=2');
  await expect(foot.getByRole('status')).toHaveText(/^Showing 1 to 2 of \d+$/);
  await expect(foot.getByRole('button', { name: /^Page \d+$/ })).toHaveText(['1', '2', '3', '4']);
});

test('[SHELL-137] a select in which nothing is found says so', async ({ page, api }) => {
  const { id } = await makeDraft(api);
  await page.goto(`/positions/${id}/details`);
  await page.getByRole('combobox', { name: 'Client' }).fill('zzqqxxyy');
  await expect(page.getByText('No results found', { exact: true })).toBeVisible();
});

for (const [locale, monday] of [
  ['en', 'Mo'],
  ['es', 'lu'],
  ['ca', 'dl'],
] as const)
  test(`[SHELL-122] [CONST-73] the week of a date field starts on Monday in ${locale}`, async ({
    page,
    api,
  }) => {
    const { id } = await makeDraft(api);
    await page.addInitScript((chosen) => localStorage.setItem('cantera.locale', chosen), locale);
    await page.goto(`/positions/${id}/details`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await page.getByRole('textbox', { name: /closing date|cierre|tancament/i }).click();
    await expect(page.locator('.ant-picker-dropdown').getByRole('columnheader').first()).toHaveText(
      new RegExp(`^${monday}`, 'i'),
    );
  });
