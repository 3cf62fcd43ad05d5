import { listCandidates } from '@cantera/shared/contracts/candidates';
import { streamEvents } from '@cantera/shared/contracts/events';
import { FIRST_ANSWERS, firstAnswersAddress } from '@cantera/shared/contracts/first-calls';
import { listPositions } from '@cantera/shared/contracts/positions';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

interface Asked {
  canteraFirstCalls?: { readonly answers: ReadonlyMap<string, unknown> };
}
/** In the page: the calls whose answers nobody has taken. */
const leftAnswers = (): string[] => [
  ...((window as unknown as Asked).canteraFirstCalls?.answers.keys() ?? []),
];

/** Opens an address and gives the calls that its document asks together, and what was sent until the page had taken all their answers. */
async function opened(page: Page, address: string): Promise<{ first: string[]; sent: string[] }> {
  // Nothing that the page before still asks for, and nothing that others change meanwhile, is counted.
  await page.goto('/health/live');
  await page.route(`**${streamEvents.path}`, (route) => route.fulfill({ status: 204 }));
  await page.route(`**${FIRST_ANSWERS}?*`, (route) => route.continue());
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // The stream of the page before ends, and is taken up again, as the tab likes.
    const isStream = pathname === streamEvents.path;
    if (pathname.startsWith('/api/') && !isStream && request.method() === 'GET') sent.push(pathname + search);
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A call that the page makes no longer, or in other words, stays here.
  await expect.poll(() => page.evaluate(leftAnswers)).toEqual([]);
  const config = await page.locator('#cantera-config').textContent();
  return { first: JSON.parse(config ?? '{}').calls, sent };
}

// Who may make all of them.
test.use({ who: 'admin' });

test('the document asks the calls that a page begins with together, and the page takes their answers', async ({
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
    expect(first.length, address).toBeGreaterThan(4);
    // One call for all, before any script of the page; none of them is made again.
    expect(sent[0], address).toBe(firstAnswersAddress(first));
    expect(
      sent.filter((call) => first.includes(call)),
      address,
    ).toEqual([]);
  }
  // An address that looks like one of these and opens another page has the session's own alone.
  expect((await opened(page, '/candidates/add')).first).toHaveLength(4);
});

test('what the browser knows of languages is read beside the page’s own thread', async ({ page }) => {
  const beside = page.waitForEvent('worker');
  await page.goto('/positions');
  expect((await beside).url()).toMatch(/^blob:/);
  // It ends when it has read; one that failed would stay.
  await expect.poll(() => page.workers()).toEqual([]);
});

test('the document asks for the texts of its page in the reader’s language beside the page’s code, and no other page’s', async ({
  page,
  api,
}) => {
  const [position] = (await api.call(listPositions, { query: { perPage: 1 } })).data.items;
  const pages = {
    '/': 'dashboard',
    [`/positions/${position?.id}`]: 'board',
    [`/positions/${position?.id}/details`]: 'details',
    '/talent-pools': 'hunts',
  };
  for (const [address, own] of Object.entries(pages)) {
    const asked: string[] = [];
    page.on('request', (request) => {
      const text = /\/mfe-positions\/(?:.*\/)?(\w+\.(?:en|es|ca))\./.exec(new URL(request.url()).pathname);
      if (text?.[1]) asked.push(text[1]);
    });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => asked).toContain(`${own}.en`);
    page.removeAllListeners('request');
    const links = page.locator('link[rel=preload][as=script]');
    const early = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const name of ['texts.en', `${own}.en`])
      expect(
        early.some((href) => href.includes(`/${name}.`)),
        `${name} on ${address}`,
      ).toBe(true);
    const ofPages = asked.filter((name) =>
      /^(dashboard|board|details|configuration|hunts|questions)\./.test(name),
    );
    expect(ofPages, address).toEqual([`${own}.en`]);
  }
});

test.describe('a document that something changed on its way', () => {
  test.use({ expected: [/Content Security Policy/] });
  test('stands without its first script, whose hash does not match any more', async ({ page }) => {
    await page.route(
      (url) => url.pathname === '/positions',
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace('<script>', '<script> ') });
      },
    );
    await page.goto('/positions');
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    expect(await page.evaluate(() => 'canteraFirstCalls' in window)).toBe(false);
  });
});
