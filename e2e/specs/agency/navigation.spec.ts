import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { withoutTours } from '../../pages/configurator.ts';

const SCREENS = [
  ['General', '/agency/general'],
  ['Members', '/agency/members'],
  ['Workflows', '/agency/workflows'],
  ['Job portal', '/agency/new-job-portal'],
  ['Multiposting', '/agency/multiposting'],
  ['Templates', '/agency/templates'],
  ['Position templates', '/agency/position-templates'],
  ['Rejection reasons', '/agency/rejection-reasons'],
  ['Tags', '/agency/tags'],
  ['Automatic decisions', '/agency/decisions'],
] as const;

for (const width of [1440, 390])
  test(`[SHELL-78] [SHELL-79] [SHELL-80] [SHELL-87] the agency menu and the side navigation lead to the agency's screens at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await withoutTours(page);
    for (const [name, path] of SCREENS) {
      await page.goto('/positions');
      await page.getByRole('button', { name: /Agency menu/ }).click();
      await page.getByRole('menuitem', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      const side = page.getByRole('navigation', { name: 'Agency', exact: true });
      await expect(side.getByRole('link')).toHaveText(SCREENS.map(([label]) => label));
      await expect(side.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    }
    await page.getByRole('button', { name: /Agency menu/ }).click();
    await expectAccessible(page);
  });
