import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { BoardPage, fillBoard } from '../../pages/board.ts';

// Parts of a page whose code comes when they are first asked for: what another remote owns, dialogs, what the host lends.
const CANDIDATES = '**/remotes/mfe-candidates/**';
const refuse = (route: Route) => route.abort('connectionrefused');
const panel = (page: Page) => page.getByRole('complementary', { name: 'Candidate panel' });
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'This could not be loaded' });
const close = (page: Page) => page.getByRole('button', { name: 'Close', exact: true });

const ways: Record<string, (route: Route) => Promise<void>> = {
  down: refuse,
  'gone (404)': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  garbage: (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: '<html>Proxy error</html>' }),
};

test.describe('the candidate panel on a board, when the remote that owns it is', () => {
  test.use({ expected: [/mfe-candidates|console: |exception: /] });

  for (const [way, answer] of Object.entries(ways))
    test(`${way}: its place says so and can be closed, the board works, and it comes once it is back`, async ({
      page,
      api,
    }) => {
      const { position } = await fillBoard(api, 3);
      await page.route(CANDIDATES, answer);
      const board = new BoardPage(page);
      await board.open(position.id);
      const [first = '', second = '', third = ''] = await board.namesIn('Inbox');
      await board.openCard(first);
      await expect(notice(page)).toBeVisible();
      await notice(page).getByRole('button', { name: 'Retry' }).click();
      await expect(notice(page)).toBeVisible();
      await close(page).click();
      await expect(page).not.toHaveURL(/applicationId/);
      await expect(notice(page)).toHaveCount(0);
      await board.chooseOnCard(second, 'Move to', 'Screening');
      await expect(page.getByRole('status').getByText(`${second} moved to Screening`)).toBeVisible();
      await board.openCard(first);
      await expect(notice(page)).toBeVisible();
      await page.unroute(CANDIDATES);
      await notice(page).getByRole('button', { name: 'Retry' }).click();
      await expect(panel(page).getByRole('heading', { name: first })).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(panel(page).getByRole('heading', { name: third })).toBeVisible();
    });

  test('back by the next candidate: he is another try', async ({ page, api }) => {
    const { position } = await fillBoard(api, 2);
    await page.route(CANDIDATES, refuse);
    const board = new BoardPage(page);
    await board.open(position.id);
    const [first = '', second = ''] = await board.namesIn('Inbox');
    await board.openCard(first);
    await expect(notice(page)).toBeVisible();
    await page.unroute(CANDIDATES);
    await page.keyboard.press('ArrowRight');
    await expect(panel(page).getByRole('heading', { name: second })).toBeVisible();
  });

  test('slow: shapes stand in its place, which can be closed, and after ten seconds a notice', async ({
    page,
    api,
  }) => {
    const { position } = await fillBoard(api, 2);
    const held: Route[] = [];
    await page.route(CANDIDATES, (route) => void held.push(route));
    const board = new BoardPage(page);
    await board.open(position.id);
    const [first = '', second = ''] = await board.namesIn('Inbox');
    await board.openCard(first);
    await close(page).click();
    await expect(page).not.toHaveURL(/applicationId/);
    await board.chooseOnCard(second, 'Move to', 'Screening');
    await expect(board.card(second, 'Screening')).toBeVisible();
    await board.openCard(first);
    await expect(notice(page)).toBeVisible();
    await page.unroute(CANDIDATES);
    await notice(page).getByRole('button', { name: 'Retry' }).click();
    await expect(panel(page).getByRole('heading', { name: first })).toBeVisible();
    for (const route of held) await route.abort().catch(() => undefined);
  });

  test('breaking on one candidate: it says so for him alone', async ({ page, api }) => {
    const { position, steps } = await fillBoard(api, 2);
    const board = new BoardPage(page);
    await board.open(position.id);
    const [first = '', second = ''] = await board.namesIn('Inbox');
    const id = await board
      .lane('Inbox')
      .locator('[data-application]')
      .first()
      .getAttribute('data-application');
    const broken = steps.flatMap(({ applications }) => applications).find((one) => one.id === id);
    if (!broken) throw new Error(`the board has no application ${id}`);
    // Each time that the candidate is read: when another test changes them meanwhile, they are read again.
    await page.route(new RegExp(`/api/v1/candidates/${broken.candidate.id}(\\?|$)`), (route) =>
      route.fulfill({ json: { data: {} } }),
    );
    await board.openCard(first);
    await expect(notice(page)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(panel(page).getByRole('heading', { name: second })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });

  test('missing the CV viewer alone: the way back to the panel stays', async ({ page, api }) => {
    const { position } = await fillBoard(api, 1);
    await page.route('**/remotes/mfe-candidates/__federation_expose_cv_viewer*', refuse);
    const board = new BoardPage(page);
    await board.open(position.id);
    const [first = ''] = await board.namesIn('Inbox');
    await board.openCard(first);
    await expect(panel(page).getByRole('heading', { name: first })).toBeVisible();
    await panel(page).getByRole('button', { name: 'View CV' }).click();
    await expect(notice(page)).toBeVisible();
    await close(page).click();
    await expect(page).not.toHaveURL(/candidateMode/);
    await expect(panel(page).getByRole('heading', { name: first })).toBeVisible();
  });

  test('deployed anew meanwhile: its new build is taken, and the board stays as it is', async ({
    page,
    api,
  }) => {
    const { position } = await fillBoard(api, 2);
    const board = new BoardPage(page);
    await board.open(position.id);
    const [first = ''] = await board.namesIn('Inbox');
    // The files of the build that this page knows are gone; the manifest names a new one.
    let isNew = false;
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
      isNew ||= request.url().includes('build=next');
    });
    await page.route('**/remotes/mfe-candidates/__federation_expose_candidate_panel*', (route) =>
      isNew ? route.continue() : route.fulfill({ status: 404, body: '' }),
    );
    await page.route('**/remotes/mfe-candidates/mf-manifest.json*', async (route) => {
      const response = await route.fetch();
      const manifest = await response.json();
      manifest.cantera.buildId += '-next';
      manifest.cantera.entry += '?build=next';
      await route.fulfill({ response, json: manifest });
    });
    await board.openCard(first);
    await expect(panel(page).getByRole('heading', { name: first })).toBeVisible();
    expect(documents).toBe(0);
  });

  test('deployed anew after it was opened: a part of the old one brings the new one by one reload', async ({
    page,
  }) => {
    await page.goto('/candidates?q=frontend');
    const row = page.getByRole('table').getByRole('row').nth(1);
    await expect(row).toBeVisible();
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route('**/remotes/mfe-candidates/assign.*', (route) =>
      documents === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    await page.route('**/remotes/mfe-candidates/mf-manifest.json*', async (route) => {
      const response = await route.fetch();
      const manifest = await response.json();
      manifest.cantera.buildId += '-next';
      await route.fulfill({ response, json: manifest });
    });
    // The choice is in the address, so it is there after the reload too.
    await row.getByRole('checkbox').click();
    await expect(page.getByText('1 selected')).toBeVisible();
    const add = () => page.getByRole('button', { name: 'Assign to position' }).click();
    const fresh = page.waitForRequest((request) => request.isNavigationRequest());
    await add();
    await fresh;
    await expect(page.getByText('1 selected')).toBeVisible();
    await add();
    await expect(page.getByRole('dialog', { name: 'Assign candidates to a position' })).toBeVisible();
    expect(documents).toBe(1);
  });

  test.describe('down on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
    test('what stands in its place covers the board, and can be closed', async ({ page, api }) => {
      const { position } = await fillBoard(api, 1);
      await page.route(CANDIDATES, refuse);
      const board = new BoardPage(page);
      await board.open(position.id);
      const [first = ''] = await board.namesIn('Inbox');
      await board.card(first).getByRole('button').first().tap();
      await expect(notice(page)).toBeVisible();
      await close(page).tap();
      await expect(notice(page)).toHaveCount(0);
      await expect(board.card(first)).toBeVisible();
    });
  });
});

test.describe('code that does not come for a moment', () => {
  test.use({ expected: [/\/remotes\/|\/assets\/|console: |exception: /] });

  test('of a dialog: the page stays, says so, and the next press opens it', async ({ page, api }) => {
    const { position } = await fillBoard(api, 1);
    const board = new BoardPage(page);
    await board.open(position.id);
    const [first = ''] = await board.namesIn('Inbox');
    await page.route('**/remotes/mfe-positions/board-reject.*', refuse);
    await board.chooseOnCard(first, 'Discard');
    await expect(page.getByRole('alert')).toContainText('Error');
    await expect(page).not.toHaveURL(/toDiscard/);
    await expect(board.card(first, 'Inbox')).toBeVisible();
    await page.unroute('**/remotes/mfe-positions/board-reject.*');
    await board.chooseOnCard(first, 'Discard');
    await expect(page.getByRole('dialog', { name: `Discard ${first}?` })).toBeVisible();
  });

  test('of an editor: the panel around it stays, and Retry brings it', async ({ page, api }) => {
    const { position } = await fillBoard(api, 1);
    const board = new BoardPage(page);
    await board.open(position.id);
    const [first = ''] = await board.namesIn('Inbox');
    await board.openCard(first);
    await page.route('**/remotes/mfe-candidates/lookup-editors.*', refuse);
    const skills = panel(page).getByRole('region', { name: 'Hard skills' });
    await skills.getByRole('button', { name: 'Edit Hard skills' }).click();
    await skills.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
    await expect(skills.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeEnabled();
    await expect(panel(page).getByRole('heading', { name: first })).toBeVisible();
    await page.unroute('**/remotes/mfe-candidates/lookup-editors.*');
    await skills.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
    await expect(skills.getByRole('combobox', { name: 'Add skill' })).toBeVisible();
  });

  test('of what the host lends to remotes: the page says so, and Retry brings it', async ({ page }) => {
    await page.goto('/positions');
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    await page.route('**/assets/**', refuse);
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'My profile' }).click();
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await page.unroute('**/assets/**');
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
  });
});

test.describe('a file that hangs', () => {
  test.use({ expected: [/\/remotes\/|console: |exception: /] });

  const files = {
    'of a page': /\/page\.candidates\.[^./]+\.js$/,
    'of its texts': /\/mfe-candidates\/texts\.en\.[^./]+\.js$/,
    'of its style': /\/page\.candidates\.[^./]+\.css$/,
  };
  for (const [name, file] of Object.entries(files))
    test(`${name}: the page says so, and Retry asks at another address while the first still hangs`, async ({
      page,
    }) => {
      const held: Route[] = [];
      await page.goto('/positions');
      await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
      await page.route(file, (route) => void held.push(route));
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Candidates', exact: true })
        .click();
      const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
      await expect(retry).toBeVisible();
      expect(held.length).toBeGreaterThan(0);
      // Sooner than a hand can press it, Retry gets the failure that React is still told of: it is pressed again.
      await expect(async () => {
        if (await retry.isVisible()) await retry.click({ timeout: 2_000 });
        await expect(page.getByRole('heading', { level: 1, name: 'Candidates' })).toBeVisible({
          timeout: 5_000,
        });
      }).toPass();
      await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
      for (const route of held) await route.abort().catch(() => undefined);
    });
});
