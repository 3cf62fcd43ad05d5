import { getAgency } from '@cantera/shared/contracts/agency';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

async function expectAccessibleAtBothSizes(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(size.width);
  }
}

test.describe('before the login', () => {
  test.use({ who: null });
  const pages = [
    ['/public/login', 'Log in'],
    ['/public/forgot-password', 'Forgot your password?'],
    ['/public/change-password?token=t', 'Choose a new password'],
    ['/public/change-password', 'This link does not work any more'],
    ['/public/setup?token=t', 'Create your agency'],
    ['/public/setup', 'This link does not work any more'],
  ] as const;
  for (const [path, title] of pages)
    test(`axe finds nothing at ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectAccessibleAtBothSizes(page);
    });

  test('axe finds nothing in a privacy policy', async ({ page, api }) => {
    const { data } = await api.call(getAgency);
    await page.goto(`/mixed/privacy-policy?agencyId=${data.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleAtBothSizes(page);
  });
});

test.describe('in the shell', () => {
  test.use({ expected: [/mfe-clients-contracts|console: |exception: |404 \/nowhere/] });

  test('axe finds nothing on an unknown page, and in the open menu', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Theme' }).click();
    await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();
    await expectAccessibleAtBothSizes(page);
  });

  test('axe finds nothing where an area is not available', async ({ page }) => {
    await page.route('**/remotes/mfe-clients-contracts/**', (route) => route.abort('connectionrefused'));
    await page.goto('/clients');
    await expect(page.getByRole('heading', { name: 'This area is not available' })).toBeVisible();
    await expectAccessibleAtBothSizes(page);
  });
});
