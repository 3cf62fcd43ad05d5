import { logout } from '@cantera/shared/contracts/logout';
import { getMe } from '@cantera/shared/contracts/users';
import type { Page } from '@playwright/test';
import { enterWith, newSession, stored } from '../../fixtures/session.ts';
import { expect, test } from '../../fixtures/test.ts';

const KEPT_WHILE_LOGGED_IN = ['cantera.token', 'cantera.signup-date', 'cantera.network-modal-shown'];

/** Someone who has been using the app for a while. */
async function settleIn(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('cantera.signup-date', new Date().toISOString());
    localStorage.setItem('cantera.network-modal-shown', '1');
  });
}

test.use({ who: null });

test('[SHELL-98] [SHELL-99] [CONST-135] [CONST-136] keeps token and signup date under the product’s prefix', async ({
  page,
}) => {
  // Another test changes the language of the demo's people; what is stored here comes first.
  await page.addInitScript(() => localStorage.setItem('cantera.locale', 'en'));
  await page.goto('/public/login');
  await page.getByLabel('Email').fill('manager@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('cantera-demo');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  expect(await stored(page, 'cantera.token')).toBeTruthy();
  expect(Date.parse((await stored(page, 'cantera.signup-date')) ?? '')).not.toBeNaN();
});

test('[SHELL-105] [SHELL-106] [SHELL-107] [SHELL-108] logs out here, on the server, and tells the extension', async ({
  page,
}) => {
  const session = await newSession();
  await enterWith(page, session);
  await page.addInitScript(() => {
    window.addEventListener('message', ({ data }) => {
      if (data?.source === 'cantera') sessionStorage.setItem('e2e.told', JSON.stringify(data));
    });
  });
  await page.goto('/positions');
  await settleIn(page);
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/public\/login$/);
  for (const key of KEPT_WHILE_LOGGED_IN) expect(await stored(page, key)).toBeNull();
  const told = await page.evaluate(() => sessionStorage.getItem('e2e.told'));
  expect(JSON.parse(told ?? '{}')).toMatchObject({ type: 'token', token: '' });
  await expect(session.call(getMe)).rejects.toThrow('401');
});

test('[SHELL-101] [SHELL-102] [SHELL-103] [SHELL-104] a session that the server has forgotten leads to the login and back', async ({
  page,
}) => {
  const session = await newSession();
  await enterWith(page, session);
  await page.goto('/clients?page=1');
  await expect(page.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible();
  await settleIn(page);
  // Without live updates, which would tell at once, the next call is what tells.
  await page.route('**/api/v1/events', (route) => route.fulfill({ status: 204 }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible();
  // The session ends when the next page asks for its first data: what this page still asked for cannot tell before.
  await page.route(
    (url) => url.pathname === '/api/v1/agency/jobs',
    async (route) => {
      await session.call(logout);
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole('link', { name: 'Positions' }).click();
  await expect(page).toHaveURL(/\/public\/login\?redirect=/);
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/positions');
  for (const key of KEPT_WHILE_LOGGED_IN) expect(await stored(page, key)).toBeNull();
  await page.getByLabel('Email').fill('recruiter@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('cantera-demo');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/positions$/);
});
test.use({ expected: [/^401 \/(api|auth)\//] });

test('a session that ends elsewhere leads an open page to the login at once, and back to where it was', async ({
  page,
}) => {
  const session = await newSession();
  await enterWith(page, session);
  await page.goto('/clients?page=1');
  await expect(page.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible();
  await session.call(logout);
  await expect(page).toHaveURL(/\/public\/login\?redirect=%2Fclients%3Fpage%3D1$/);
});

test('a logout in one tab reaches the others', async ({ page, context }) => {
  await enterWith(page, await newSession());
  await page.goto('/positions');
  const other = await context.newPage();
  await other.goto('/clients');
  await expect(other.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/\/public\/login\?redirect=%2Fclients$/);
});
