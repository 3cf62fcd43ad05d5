import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const NAMES = [
  'InfoJobs',
  'LinkedIn',
  'Indeed',
  'Glassdoor',
  'Talent.com',
  'Adzuna',
  'Jooble',
  'Tecnoempleo',
];
const list = (page: Page) => page.getByRole('list', { name: 'External job portals' });
const row = (page: Page, name: string) => list(page).getByRole('listitem', { name, exact: true });
const names = (page: Page) => list(page).getByRole('heading', { level: 2 });
const kept = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('cantera.portals.'));
    return JSON.parse((key && localStorage.getItem(key)) || '[]');
  });

test('[SHELL-23] [MPOST-01] the agency menu leads to the eight portals, each with the address of its feed', async ({
  page,
}) => {
  await page.goto('/positions');
  await page.getByRole('button', { name: /Agency menu/ }).click();
  await page.getByRole('menuitem', { name: 'Multiposting', exact: true }).click();
  await expect(page).toHaveURL(/\/agency\/multiposting$/);
  await expect(names(page)).toHaveText(NAMES);
  await expect(row(page, 'Talent.com').getByText(/\/careers\/feeds\/demo\/1701\.xml$/)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('what is connected is kept here, and sent nowhere', async ({ page }) => {
  await page.goto('/agency/multiposting');
  await expect(row(page, 'Jooble').getByText('Feed address')).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => {
    // What the page shows may be read again at any time, as others change it.
    if (request.method() !== 'GET' && request.url().includes('/services/job-boards/'))
      calls.push(`${request.method()} ${request.url()}`);
  });
  const connect = row(page, 'Jooble').getByRole('button', { name: 'Connect to Jooble' });
  const disconnect = row(page, 'Jooble').getByRole('button', { name: 'Disconnect from Jooble' });
  await test.step('[MPOST-04] [MPOST-05] [MPOST-06] Connect becomes Disconnect', async () => {
    await expect(connect).toHaveText('Connect');
    await connect.click();
    await expect(disconnect).toHaveText('Disconnect');
  });
  await test.step('[MPOST-02] is kept with the names of its fields', async () => {
    expect(await kept(page)).toContainEqual({ id: 1703, name: 'Jooble', hide: false, isConected: true });
  });
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to disconnect from Jooble?',
  });
  await test.step('[MPOST-07] [MPOST-09] Disconnect asks; cancelled, it stays connected', async () => {
    await disconnect.click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await expect(disconnect).toBeVisible();
  });
  await test.step('[MPOST-08] confirmed, it is not connected', async () => {
    await disconnect.click();
    await question.getByRole('button', { name: 'Disconnect' }).click();
    await expect(connect).toBeVisible();
  });
  await test.step('[MPOST-10] [API-133] no call was made, and a reload knows what stands', async () => {
    await connect.click();
    await expect(disconnect).toBeVisible();
    expect(calls).toEqual([]);
    await page.reload();
    await expect(disconnect).toBeVisible();
  });
});

test('[MPOST-03] a portal that the installation hides is not listed', async ({ page }) => {
  await page.route('**/agency/multiposting', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const answer = await route.fetch();
    const body = (await answer.text()).replace('"features":{', '"multiposting":{"hide":[1704]},"features":{');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/agency/multiposting');
  await expect(names(page)).toHaveText(NAMES.slice(0, -1));
});
