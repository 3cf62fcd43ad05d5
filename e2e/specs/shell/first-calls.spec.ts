import { listCandidates } from '@cantera/shared/contracts/candidates';
import { streamEvents } from '@cantera/shared/contracts/events';
import { listPositions } from '@cantera/shared/contracts/positions';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

/** Opens an address and gives the calls that its document sends by itself, and those that were sent until it was drawn. */
async function opened(page: Page, address: string): Promise<{ first: string[]; sent: string[] }> {
  // Nothing that the page before still asks for, and nothing that others change meanwhile, is counted.
  await page.goto('/health/live');
  await page.route(`**${streamEvents.path}`, (route) => route.fulfill({ status: 204 }));
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // The stream of the page before ends, and is taken up again, as the tab likes.
    const isStream = pathname === streamEvents.path;
    if (pathname.startsWith('/api/') && !isStream && request.method() === 'GET') sent.push(pathname + search);
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const config = await page.locator('#cantera-config').textContent();
  return { first: JSON.parse(config ?? '{}').calls, sent };
}

test('the document sends the calls that a page begins with, and the page takes their answers', async ({
  page,
  api,
}) => {
  const [position] = (await api.call(listPositions, { query: { perPage: 1 } })).data.items;
  const [candidate] = (await api.call(listCandidates, { query: { perPage: 1 } })).data.items;
  const addresses = [
    '/',
    '/positions',
    `/positions/${position?.id}`,
    '/candidates',
    `/candidates/${candidate?.id}`,
  ];
  for (const address of addresses) {
    const { first, sent } = await opened(page, address);
    page.removeAllListeners('request');
    expect(first.length, address).toBeGreaterThan(2);
    // Each once: what the page would ask itself it has from the document.
    const counted = first.map((call) => [call, sent.filter((one) => one === call).length]);
    expect(counted, address).toEqual(first.map((call) => [call, 1]));
    // They are the first of all: none waits for a script of the page.
    expect([...sent.slice(0, first.length)].sort(), address).toEqual([...first].sort());
  }
  // An address that looks like one of these and opens another page has the session's own alone.
  expect((await opened(page, '/candidates/add')).first).toHaveLength(2);
});
