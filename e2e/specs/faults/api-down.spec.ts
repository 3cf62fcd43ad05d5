import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const SERVER = /\/(api|auth|health)\//;
const LOST = 'The server does not answer.';

async function cut(page: Page): Promise<void> {
  await page.route(SERVER, (route) => route.abort('connectionrefused'));
}

test.describe('while the server is away', () => {
  test.use({ expected: [/ERR_CONNECTION_REFUSED|console: /] });

  test('the page keeps what it has and says so; new screens offer Retry; all recovers by itself', async ({
    page,
  }) => {
    await page.goto('/positions');
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows.nth(1)).toBeVisible();
    const before = await rows.count();
    await cut(page);
    await page.getByRole('link', { name: 'Clients' }).click();
    await expect(page.getByRole('status').filter({ hasText: LOST })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.getByRole('link', { name: 'Positions' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Positions' })).toBeVisible();
    await expect(rows).toHaveCount(before);
    await page.getByRole('link', { name: 'Clients' }).click();
    await page.unroute(SERVER);
    await expect(page.getByRole('status').filter({ hasText: LOST })).toBeHidden();
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  });
});

test.describe('before the login', () => {
  test.use({ who: null, expected: [/ERR_CONNECTION_REFUSED/] });

  test('a login says that the server did not answer, and works once it is back', async ({ page }) => {
    await page.goto('/public/login');
    await cut(page);
    await page.getByLabel('Email').fill('recruiter@demo.test');
    await page.getByLabel('Password', { exact: true }).fill('cantera-demo');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toContainText('The server did not answer as expected.');
    await page.unroute(SERVER);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  });
});
