import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const PARTS = ['host', 'api', 'mfe-agency', 'mfe-candidates', 'mfe-clients-contracts', 'mfe-positions'];

test.describe('administrators', () => {
  test.use({ who: 'admin', expected: [/Fault .*of the test/] });

  test('[DEPLOY-10] go from the user menu to what is installed: version, build, where from and state of each part', async ({
    page,
  }) => {
    await page.goto('/positions');
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'About Cantera' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About Cantera' })).toBeVisible();
    const table = page.getByRole('table', { name: 'What is installed' });
    for (const name of PARTS) {
      const row = table.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
      await expect(row).toContainText(/\d+\.\d+\.\d+.*Fits/);
    }
    const api = table.getByRole('row').filter({ has: page.getByText('api', { exact: true }) });
    await expect(api).toContainText(/[0-9a-f]{12}/);
    const clients = table.getByRole('row').filter({ hasText: 'mfe-clients-contracts' });
    await expect(clients).toContainText(/[0-9a-f]{12}.*\/remotes\/mfe-clients-contracts\//);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByText('mfe-clients-contracts 1.0.0')).toBeVisible();
    await expectAccessible(page);
  });

  test('[DEPLOY-12] read of errors in browsers: what broke, on which page, in which part, how often', async ({
    page,
  }) => {
    await page.goto('/clients');
    await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
    const told = page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/v1/client-errors') && response.request().method() === 'POST',
    );
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('Fault "of Ana Puig" of the test');
      });
    });
    expect((await told).status()).toBe(200);
    await page.goto('/about');
    const row = page
      .getByRole('table', { name: 'Errors in browsers' })
      .getByRole('row')
      .filter({ hasText: 'Error: Fault … of the test' })
      .first();
    await expect(row).toContainText('/clients');
    await expect(row).toContainText(/mfe-clients-contracts [0-9a-f]{12}/);
  });
});

test('[DEPLOY-11] others have no way to it, and are told so at its address', async ({ page }) => {
  await page.goto('/positions');
  await page.getByRole('button', { name: 'User menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'My profile' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'About Cantera' })).toHaveCount(0);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You do not have access to this');
  await expect(page.getByRole('table')).toHaveCount(0);
});
