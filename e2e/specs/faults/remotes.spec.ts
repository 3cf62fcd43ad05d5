import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const CLIENTS = '**/remotes/mfe-clients-contracts/**';
const unavailable = (page: Page) => page.getByRole('heading', { name: 'This area is not available' });
const clients = (page: Page) => page.getByRole('heading', { level: 1, name: 'Clients' });

const ways: Record<string, (route: Route) => Promise<void>> = {
  down: (route) => route.abort('connectionrefused'),
  'gone (404)': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'broken (5xx)': (route) => route.fulfill({ status: 503, body: 'Down' }),
  garbage: (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: '<html>Proxy error</html>' }),
};

test.describe('a remote whose files are', () => {
  test.use({ expected: [/mfe-clients-contracts|console: |exception: /] });
  for (const [way, answer] of Object.entries(ways))
    test(`${way}: its area says so with Retry, the rest works, and Retry succeeds once it is back`, async ({
      page,
    }) => {
      await page.route(CLIENTS, answer);
      await page.goto('/clients');
      await expect(unavailable(page)).toBeVisible();
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('button', { name: 'Retry' })).toBeEnabled();
      await expect(unavailable(page)).toBeVisible();
      await page.getByRole('link', { name: 'Positions' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Positions' })).toBeVisible();
      await page.getByRole('link', { name: 'Clients' }).click();
      await expect(unavailable(page)).toBeVisible();
      await page.unroute(CLIENTS);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(clients(page)).toBeVisible();
    });

  test('slow: the page waits no longer than ten seconds, and the rest works meanwhile', async ({ page }) => {
    const held: Route[] = [];
    await page.route(CLIENTS, (route) => void held.push(route));
    await page.goto('/positions');
    await expect(page.getByRole('heading', { level: 1, name: 'Positions' })).toBeVisible();
    const started = Date.now();
    await page.getByRole('link', { name: 'Clients' }).click();
    await page.getByRole('button', { name: 'User menu' }).click();
    await expect(page.getByRole('menuitem', { name: 'My profile' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(unavailable(page)).toBeVisible();
    // Eight seconds and what a busy machine adds; a browser waits for minutes.
    expect(Date.now() - started).toBeLessThan(20_000);
    // All of them: what is held lets go once nothing is looked at any more.
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(clients(page)).toBeVisible();
    for (const route of held) await route.abort().catch(() => undefined);
  });

  test('on their way when somebody goes elsewhere: the area is there once they come back', async ({
    page,
  }) => {
    let asked = 0;
    const held = Promise.withResolvers<void>();
    await page.route(CLIENTS, async (route) => {
      asked += 1;
      await held.promise;
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('link', { name: 'Clients', exact: true }).first().click();
    await expect.poll(() => asked).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Positions', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Positions' })).toBeVisible();
    held.resolve();
    await page.getByRole('link', { name: 'Clients', exact: true }).click();
    await expect(clients(page)).toBeVisible();
  });

  test('missing one page’s code: that page says so with Retry, and Retry brings it', async ({ page }) => {
    const chunk = '**/remotes/mfe-clients-contracts/page.*';
    await page.route(chunk, (route) => route.abort('connectionrefused'));
    await page.goto('/clients');
    await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    await page.unroute(chunk);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(clients(page)).toBeVisible();
  });
});

test.describe('a new version of a remote, deployed while the page is open', () => {
  test.use({ expected: [/mfe-clients-contracts|console: |exception: /] });

  test('is brought by one reload, which goes where one was going, and not by a second within a minute', async ({
    page,
  }) => {
    await page.goto('/positions');
    await expect(page.getByRole('heading', { level: 1, name: 'Positions' })).toBeVisible();
    // The area's page is asked for only now: its file of this build is gone, and the manifest names another build.
    let documents = 0;
    let isGone = () => documents === 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route('**/remotes/mfe-clients-contracts/page.*', (route) =>
      isGone() ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    await page.route('**/remotes/mfe-clients-contracts/mf-manifest.json*', async (route) => {
      const response = await route.fetch();
      const manifest = await response.json();
      manifest.cantera.buildId = `${manifest.cantera.buildId}-next`;
      await route.fulfill({ response, json: manifest });
    });
    await page.getByRole('link', { name: 'Clients' }).click();
    await expect(clients(page)).toBeVisible();
    await expect(page).toHaveURL(/\/clients$/);
    expect(documents).toBe(1);
    // A deploy that lacks a file altogether must not make the page reload for ever.
    await page.goto('/positions');
    isGone = () => true;
    documents = 0;
    await page.getByRole('link', { name: 'Clients' }).click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(documents).toBe(0);
    // Who presses Retry asks for the new build, however short ago the last reload was.
    isGone = () => documents === 0;
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
    await expect(clients(page)).toBeVisible();
    expect(documents).toBe(1);
  });
});
