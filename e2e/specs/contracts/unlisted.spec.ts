import type { Page } from '@playwright/test';
import { makeContract } from '../../fixtures/contracts.ts';
import { enterWith, newSession } from '../../fixtures/session.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ who: null });

/** What the page asks the service of contracts. */
function watchCalls(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/services/contracts/')) asked.push(request.url());
  });
  return asked;
}

test('[CON-02] [SHELL-69] [SHELL-70] [SHELL-71] an agency on no list is led from contracts and metrics to the positions', async ({
  page,
  api,
}) => {
  const contract = await makeContract(api);
  const asked = watchCalls(page);
  await enterWith(page, await newSession('admin@rival.test'));
  for (const path of ['/contracts', `/contracts/${contract.id}`, '/metrics']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/positions$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Positions' })).toBeVisible();
  }
  await test.step('[SHELL-67] and is offered no link', async () => {
    const links = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link');
    await expect(links).toHaveText(['Positions', 'Candidates', 'Clients']);
  });
  expect(asked).toEqual([]);
});
