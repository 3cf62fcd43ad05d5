import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { PASSWORD } from '../../fixtures/api.ts';
import { type Product, startProduct } from '../../fixtures/product.ts';
import { type StaticHost, serveFolder } from '../../fixtures/static-host.ts';
import { expectAccessible } from '../../fixtures/test.ts';

// A team adds a remote of its own to a product that runs, publishes it again, goes back and moves it: one story, in order.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const root = path.resolve(import.meta.dirname, '../../..');
const REMOTE = path.join(root, 'e2e/remotes/mfe-reports');
/** The same remote with other words; it lies here because a build finds the packages of its folder. */
const NEXT = path.join(root, 'e2e/.remotes/mfe-reports');

const run = promisify(execFile);
const npmRunWith = (env: NodeJS.ProcessEnv, ...args: string[]) =>
  run(process.execPath, [path.join(root, 'tools/bootstrap.mjs'), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  });
const npmRun = (...args: string[]) => npmRunWith({}, ...args);

let product: Product;
let folder: string;
let webConfig: string;
let hosts: StaticHost[] = [];

const placeRemoteAt = (origin: string): void =>
  writeFileSync(webConfig, JSON.stringify({ remotes: { mfe_reports: `${origin}/mf-manifest.json` } }));

test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = mkdtempSync(path.join(tmpdir(), 'cantera-published-'));
  webConfig = path.join(folder, 'web.json');
  writeFileSync(webConfig, '{}');
  await npmRun('publish', REMOTE, folder);
  hosts = [await serveFolder(folder), await serveFolder(folder)];
  product = await startProduct({ WEB_CONFIG: webConfig, DEMO: '1' });
});
test.afterAll(async () => {
  await product?.stop();
  product?.remove();
  for (const host of hosts) await host.close();
  rmSync(path.dirname(NEXT), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function logIn(page: Page, who: 'admin' | 'recruiter'): Promise<void> {
  await page.goto(`${product.origin}/public/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill(`${who}@demo.test`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(navigation(page).getByRole('link', { name: 'Positions' })).toBeVisible();
}

/** Counts the documents that a page asks for from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

test('[DEPLOY-08] a remote that the running product is told of has its link, for those who may, and its page', async ({
  page,
}) => {
  await logIn(page, 'admin');
  await expect(navigation(page).getByRole('link', { name: 'Reports' })).toHaveCount(0);
  placeRemoteAt(hosts[0]?.origin ?? '');
  await page.reload();
  await navigation(page).getByRole('link', { name: 'Reports' }).click();
  await expect(title(page, 'Reports')).toBeVisible();
  await expect(page.getByText(/^Read by \p{L}+/u)).toBeVisible();
  await page.reload();
  await expect(title(page, 'Reports')).toBeVisible();
});

test('[DEPLOY-08] whoever lacks the permission of a remote’s link does not see it', async ({ page }) => {
  await logIn(page, 'recruiter');
  await expect(navigation(page).getByRole('link', { name: 'Clients' })).toBeVisible();
  await expect(navigation(page).getByRole('link', { name: 'Reports' })).toHaveCount(0);
});

test('[DEPLOY-01] [DEPLOY-02] pages that are ahead of the host say so, and the others of the remote work', async ({
  page,
}) => {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await logIn(page, 'admin');
  const lacks = { badge: 'NewBadge', numbers: 'z.bigint', colors: 'antd/es/color-picker' };
  for (const [name, lack] of Object.entries(lacks)) {
    await page.goto(`${product.origin}/reports/${name}`);
    await expect(title(page, 'This page is being updated')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: lack })).toBeVisible();
    await expect(page.getByText(/mfe-reports needs what the host does not have yet/)).toBeVisible();
  }
  await expectAccessible(page);
  const documents = countDocuments(page);
  await navigation(page).getByRole('link', { name: 'Reports' }).click();
  await expect(title(page, 'Reports')).toBeVisible();
  expect([documents(), thrown]).toEqual([0, []]);
});

test('[DEPLOY-07] a tab goes on with the build that it runs when another is published; a rollback brings it back', async ({
  page,
}) => {
  await logIn(page, 'admin');
  await navigation(page).getByRole('link', { name: 'Reports' }).click();
  await expect(title(page, 'Reports')).toBeVisible();
  const documents = countDocuments(page);
  cpSync(REMOTE, NEXT, { recursive: true, filter: (file) => !file.endsWith('dist') });
  const english = path.join(NEXT, 'src/messages/en.ts');
  const dialog = path.join(NEXT, 'src/features/reports/report-dialog.tsx');
  writeFileSync(english, readFileSync(english, 'utf8').replace("'Reports'", "'Reports anew'"));
  writeFileSync(dialog, readFileSync(dialog, 'utf8').replace('<input />', '<input defaultValue="anew" />'));
  await npmRun('publish', NEXT, folder);
  // The code of the dialog is asked for only now: it is that of the build that this tab runs.
  await page.getByRole('button', { name: 'New report' }).click();
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name of the report' });
  await expect(name).toHaveValue('');
  await name.fill('Hires of 2026');
  const fresh = await page.context().newPage();
  const shows = (heading: string) =>
    expect(async () => {
      await fresh.goto(`${product.origin}/reports`);
      await expect(title(fresh, heading)).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 40_000 });
  await shows('Reports anew');
  await npmRun('rollback', NEXT, folder);
  await shows('Reports');
  await expect(name).toHaveValue('Hires of 2026');
  expect(documents()).toBe(0);
});

test('[DEPLOY-09] a remote that moved to an origin outside the tab’s policy offers a reload, which opens it', async ({
  page,
}) => {
  await logIn(page, 'admin');
  const documents = countDocuments(page);
  placeRemoteAt(hosts[1]?.origin ?? '');
  await hosts[0]?.close();
  await navigation(page).getByRole('link', { name: 'Reports' }).click();
  await expect(title(page, 'This area has moved')).toBeVisible();
  expect(documents()).toBe(0);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(title(page, 'Reports')).toBeVisible();
});

/** The federation container of the remote in a folder that was published to. */
function containerIn(published: string): string {
  const [name] = globSync('**/mf-manifest.json', { cwd: published });
  const { metaData } = JSON.parse(readFileSync(path.join(published, name ?? ''), 'utf8'));
  const [file] = globSync(`**/${metaData.remoteEntry.name}`, { cwd: published });
  return readFileSync(path.join(published, file ?? ''), 'utf8');
}

test('[DEPLOY-16] a remote with the federation runtime as it is published opens in the host', async ({
  page,
}) => {
  const stock = path.join(folder, 'stock');
  await npmRunWith({ FEDERATION_RUNTIME: 'stock' }, 'publish', REMOTE, stock);
  const host = await serveFolder(stock);
  hosts.push(host);
  const lent = '_FEDERATION_RUNTIME_CORE';
  expect([containerIn(folder).includes(lent), containerIn(stock).includes(lent)]).toEqual([true, false]);
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  placeRemoteAt(host.origin);
  await logIn(page, 'admin');
  await navigation(page).getByRole('link', { name: 'Reports' }).click();
  await expect(title(page, 'Reports')).toBeVisible();
  // The member comes from the host's one copy of what is shared, the dialog in a file of its own.
  await expect(page.getByText(/^Read by \p{L}+/u)).toBeVisible();
  await page.getByRole('button', { name: 'New report' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name of the report' })).toBeVisible();
  expect(thrown).toEqual([]);
});
