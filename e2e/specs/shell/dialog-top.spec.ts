import { expect, test } from '../../fixtures/test.ts';
import { ReportDialog } from '../../pages/report-dialog.ts';

test.use({ viewport: { width: 1366, height: 700 } });

test('a dialog that is higher than the window opens at its title', async ({ page }) => {
  const title = 'Product manager, payments';
  await page.goto('/positions');
  await page.getByRole('searchbox', { name: 'Search by title' }).fill(title);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('list', { name: 'Inbox', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Actions($|:)/ }).click();
  await page.getByRole('menuitem', { name: 'Download', exact: true }).click();
  const { root } = new ReportDialog(page, 'Position report');
  await expect(root.getByRole('checkbox', { name: 'All steps' })).toBeFocused();
  const [high, shown] = await root.evaluate((element) => [element.scrollHeight, element.clientHeight]);
  expect(high).toBeGreaterThan(shown ?? 0);
  expect(await root.evaluate((element) => element.scrollTop)).toBe(0);
});
