import { getAgency } from '@cantera/shared/contracts/agency';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

// axe takes a busy machine its time.
test.describe.configure({ timeout: 120_000 });

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const dashboard = (page: Page) => page.locator('iframe[title="Dashboard"]');

/** Serves the document of `/metrics` with another configuration. */
async function configure(page: Page, change: (document: string) => string): Promise<void> {
  await page.route('**/metrics', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: change(await answer.text()) });
  });
}

test('[SHELL-51] [SHELL-66] [SHELL-68] [MET-01] the navigation leads to the dashboard in its frame', async ({
  page,
}) => {
  /** Calls about metrics, by whether the page itself made them. */
  const calls: boolean[] = [];
  page.on('request', (request) => {
    // Its document asks it beside others.
    if (!decodeURIComponent(request.url()).includes('/api/v1/metrics')) return;
    calls.push(request.frame() === page.mainFrame());
  });
  await page.goto('/');
  await expect(navigation(page).getByRole('link')).toHaveText([
    ...['Positions', 'Candidates', 'Clients', 'Metrics', 'Contracts'],
  ]);
  await navigation(page).getByRole('link', { name: 'Metrics' }).click();
  await expect(page).toHaveURL(/\/metrics$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Metrics' })).toBeVisible();
  const report = dashboard(page).contentFrame();
  await test.step('[MET-03] by default our own report', async () => {
    await expect(dashboard(page)).toHaveAttribute('src', /\/metrics\/report$/);
    await expect(report.getByRole('heading', { name: 'Results' })).toBeVisible();
  });
  await test.step('[MET-05] which asks for itself', async () => {
    expect(calls).toContain(false);
    expect(calls).not.toContain(true);
  });
  await test.step('a number opens its rows', async () => {
    await report.getByRole('button', { name: /^Applications: [\d,]+\. Show/ }).click();
    const rows = report.getByRole('dialog', { name: 'Applications' });
    await expect(rows.getByRole('table', { name: 'Applications' })).toBeVisible();
    await expect(rows.getByRole('button', { name: 'Download CSV' })).toBeVisible();
    await rows.getByRole('button', { name: 'Close' }).click();
    await expect(rows).toBeHidden();
  });
  await test.step('which is accessible', async () => {
    await page.goto('/metrics/report');
    await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Applications: [\d,]+\. Show/ })).toBeVisible();
    await expectAccessible(page);
  });
});

test('[MET-02] an agency with an address of its own sees that', async ({ page, api }) => {
  const { data: agency } = await api.call(getAgency);
  await configure(page, (document) =>
    document.replace('"dashboards":{', `"dashboards":{"${agency.id}":"/metrics/report?period=last-month",`),
  );
  await page.goto('/metrics');
  await expect(dashboard(page)).toHaveAttribute('src', /\/metrics\/report\?period=last-month$/);
  await expect(
    dashboard(page).contentFrame().getByRole('button', { name: 'Period: Last month' }),
  ).toBeVisible();
});

test('[MET-04] [SHELL-72] an agency that the configuration does not list is led to the positions', async ({
  page,
}) => {
  await configure(page, (document) => document.replace(/"metrics":\["[^\]]*\]/, '"metrics":[]'));
  await page.goto('/metrics');
  await expect(page).toHaveURL(/\/positions$/);
  await expect(navigation(page).getByRole('link', { name: 'Contracts' })).toBeVisible();
  await expect(navigation(page).getByRole('link', { name: 'Metrics' })).toHaveCount(0);
});
