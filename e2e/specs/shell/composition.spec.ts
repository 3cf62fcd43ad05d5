import { streamEvents } from '@cantera/shared/contracts/events';
import { listPositions } from '@cantera/shared/contracts/positions';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const AREAS = ['Positions', 'Candidates', 'Clients'] as const;

async function visitAll(page: Page): Promise<void> {
  for (const name of AREAS) {
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'My profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
}

/** Every computed style of every element of the shell. */
const stylesOfShell = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = document.querySelectorAll('html, body, header, header *, footer, footer *');
    return [...parts].map((element) => {
      const style = getComputedStyle(element);
      const values = [...style]
        .filter((name) => !name.startsWith('--'))
        .map((name) => `${name}: ${style.getPropertyValue(name)}`);
      return `${element.tagName} ${values.join('; ')}`;
    });
  });

test('no remote’s styles reach the shell', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/positions');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await page.mouse.move(700, 500);
  const before = await stylesOfShell(page);
  await visitAll(page);
  await page.getByRole('link', { name: 'Positions' }).click();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await page.mouse.move(700, 500);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const after = await stylesOfShell(page);
  // How high the page is belongs to its rows.
  const without = (styles: string[]) =>
    styles.map((style) =>
      style.replace(
        /(block-size|height|transform-origin|perspective-origin|inset[a-z-]*|top|bottom|left|right|width|inline-size): [^;]+;? ?/g,
        '',
      ),
    );
  // Marks of what is new may have come meanwhile, by what other tests do.
  expect(without(after)).toEqual(expect.arrayContaining(without(before)));
});

test('scripts run under a policy without unsafe words, and no screen breaks it', async ({ page }) => {
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(window, { broken });
    document.addEventListener('securitypolicyviolation', (event) =>
      broken.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  const response = await page.goto('/positions');
  const policy = response?.headers()['content-security-policy'] ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
  // The first script stands in the document, and runs by its hash.
  expect(scripts).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
  await visitAll(page);
  await page.getByRole('link', { name: 'Positions' }).click();
  await page.getByRole('table').getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('list').first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([]);
});

test('host and remotes share one React, one router, one cache, one session and one language', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    // The document asks it beside others.
    if (decodeURIComponent(request.url()).includes('/api/v1/users/me')) calls.push(request.url());
  });
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.addInitScript(() => {
    // React tells this hook of every renderer: a second copy would tell it of a second one.
    const renderers: unknown[] = [];
    Object.assign(window, {
      renderers,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: (renderer: unknown) => renderers.push(renderer),
        onCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        checkDCE: () => undefined,
      },
    });
  });
  await page.goto('/positions');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await visitAll(page);
  // One React: its renderer was made once.
  expect(await page.evaluate(() => (window as unknown as { renderers: unknown[] }).renderers.length)).toBe(1);
  // One router: remotes' links changed the address without a new document.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
  expect(documents).toHaveLength(1);
  // One cache and one session: who is logged in was asked by the shell, and My profile shows the same answer.
  await page.goForward();
  await expect(page.getByRole('textbox', { name: /first name/i })).toHaveValue('Daniel');
  // One language: shell and remote both change with the host's provider.
  await page.evaluate(() => localStorage.setItem('cantera.locale', 'ca'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ca');
  await expect(page.getByRole('link', { name: 'Candidats' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'El meu perfil' })).toBeVisible();
});

/** Every module that the remotes of a page share: its copies, and who uses each. */
const sharedModules = (page: Page) =>
  page.evaluate(() => {
    type Copy = { from: string; useIn?: string[] };
    type Scope = Record<string, Record<string, Copy>>;
    const { __FEDERATION__: federation } = globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: { name: string; shareScopeMap: { default: Scope } }[] };
    };
    const [first, ...others] = federation.__INSTANCES__;
    const scope = first?.shareScopeMap.default ?? {};
    return {
      remotes: federation.__INSTANCES__.map(({ name }) => name),
      isOneScope: others.every(({ shareScopeMap }) => shareScopeMap.default === scope),
      copies: Object.entries(scope).map(([name, versions]) => ({
        name,
        count: Object.keys(versions).length,
        users: Object.values(versions).flatMap(({ useIn }) => useIn ?? []),
      })),
    };
  });

test('every module that remotes share is there once, and all of them use that one', async ({ page }) => {
  await page.goto('/positions');
  await page.getByRole('table').getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.locator('[data-board]')).toBeVisible();
  await visitAll(page);
  const { remotes, isOneScope, copies } = await sharedModules(page);
  const visited = ['mfe_positions', 'mfe_candidates', 'mfe_clients_contracts', 'mfe_agency'];
  expect(remotes).toEqual(expect.arrayContaining(visited));
  expect(isOneScope).toBe(true);
  expect(copies.filter(({ count }) => count !== 1)).toEqual([]);
  const usersOf = (name: string) => copies.find((copy) => copy.name === name)?.users;
  for (const name of ['react', 'react-router-dom', '@cantera/shared/api-client', '@cantera/shared/session'])
    expect([name, usersOf(name)]).toEqual([name, expect.arrayContaining(visited)]);
  // A store and a cache of the remotes' own making come from the host's one zustand and one swr.
  expect(usersOf('zustand')).toContain('mfe_positions');
  expect(usersOf('swr')).toContain('mfe_agency');
});

test.describe('with a clock of its own', () => {
  // A clock that was set can stay behind in a context that is used again; this one differs, so it is not.
  test.use({ acceptDownloads: false });
  test('[SHELL-133] [CONST-52] a second visit within three seconds asks nothing; a later one asks again', async ({
    page,
  }) => {
    let calls = 0;
    page.on('request', (request) => {
      if (request.method() === 'GET' && new URL(request.url()).pathname === listPositions.path) calls += 1;
    });
    // What others change meanwhile would be asked for too: the stream stays silent.
    await page.route(`**${streamEvents.path}`, () => undefined);
    await page.clock.install();
    await page.goto('/clients');
    await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    const positions = page.getByRole('table').locator('a[href^="/positions/"]').first();
    await navigation.getByRole('link', { name: 'Positions' }).click();
    await expect(positions).toBeVisible();
    await page.clock.fastForward(4_000);
    await navigation.getByRole('link', { name: 'Clients' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
    calls = 0;
    await navigation.getByRole('link', { name: 'Positions' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Positions' })).toBeVisible();
    await expect.poll(() => calls).toBe(1);
    await expect(positions).toBeVisible();
    await navigation.getByRole('link', { name: 'Clients' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
    await navigation.getByRole('link', { name: 'Positions' }).click();
    await expect(positions).toBeVisible();
    expect(calls).toBe(1);
  });
});
