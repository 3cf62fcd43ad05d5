import { apiAs } from '../../fixtures/api.ts';
import { isSearch, makeSought, rareWord, SearchPage, type Sought } from '../../fixtures/search.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const word = rareWord();
let people: Sought[];
test.beforeAll(async () => {
  people = await makeSought(await apiAs('recruiter'), word, 13);
});

test('[AIS-17] [AIS-18] [AIS-20] [AIS-21] ten results to a page; columns are chosen, sizes offered, the selection counted', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await search.enter();
  await search.run(word);
  await expect(search.names).toHaveCount(10);
  await expect(page.getByText('Showing 1 to 10 of 13')).toBeVisible();
  const sizes = page.getByRole('combobox', { name: 'Rows' });
  await expect(sizes).toHaveValue('10');
  await expect(sizes.getByRole('option')).toHaveText(['10', '25', '50', '100']);
  const email = search.table.getByRole('columnheader', { name: 'Email' });
  await expect(email).toHaveCount(0);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Email' }).check();
  await expect(email).toBeVisible();
  await page.getByRole('checkbox', { name: 'Match' }).uncheck();
  await expect(search.table.getByRole('columnheader', { name: 'Match' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  // By keys: down to the first name, Space chooses.
  await search.names.first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(search.names).toHaveCount(3);
  await expect(page.getByText('Showing 11 to 13 of 13')).toBeVisible();
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect(page.getByText(/\d+ selected/)).toHaveCount(0);
});

test('[SRCH-28] what a match lacks to 100% is said by keyboard, and is accessible', async ({ page }) => {
  const search = new SearchPage(page);
  await search.enter();
  await search.run(word);
  const match = search.table.getByRole('button', { name: /^Match: \d+%\. What is missing\?$/ }).first();
  await match.focus();
  await page.keyboard.press('Enter');
  const missing = page.getByRole('dialog', { name: 'What is missing to 100%' });
  await expect(missing.getByRole('listitem').last()).toHaveText('They are not known to be looking for a job');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(missing).toHaveCount(0);
  await expect(match).toBeFocused();
});

test('[AIS-01] [AIS-19] everything stands in the address, and three pages on each side are offered', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await search.enter();
  await search.run(word);
  const url = new URL(page.url());
  // A size that no control offers, so that there are pages enough.
  url.searchParams.set('perPage', '1');
  url.searchParams.set('page', '7');
  await page.goto(url.href);
  await expect(search.names).toHaveCount(1);
  const pages = page
    .getByRole('navigation', { name: 'Pagination' })
    .getByRole('button', { name: /^Page \d+$/ });
  await expect(pages).toHaveText(['4', '5', '6', '7', '8', '9', '10']);
  await search.table.getByRole('checkbox', { name: /^Select (?!all)/ }).click();
  await expect(page.getByText('1 selected')).toBeVisible();
  await search.names.first().click();
  const panel = page.getByRole('complementary', { name: 'Candidate panel' });
  await expect(panel.getByText('7 of 13')).toBeVisible();
  expect(search.param('queryTerm')).toBe(word);
  expect(search.param('queryId')).toMatch(/^[\da-f-]{36}$/);
  expect(search.param('page')).toBe('7');
  expect(search.param('perPage')).toBe('1');
  expect(search.param('selected')).toBe(search.param('candidateId'));
  await page.reload();
  await expect(panel.getByText('7 of 13')).toBeVisible();
  await expect(page.getByText('1 selected')).toBeVisible();
  await test.step('[AIS-01] the people named in the address are walked instead, in their order', async () => {
    const [first, , third] = people;
    const named = new URL(page.url());
    named.searchParams.set('candidateIds', `${third?.id},${first?.id}`);
    named.searchParams.set('candidateId', third?.id ?? '');
    await page.goto(named.href);
    await expect(panel.getByText('1 of 2')).toBeVisible();
    await panel.getByRole('button', { name: 'Next candidate' }).click();
    await expect(panel.getByRole('heading', { name: first?.name ?? '' })).toBeVisible();
    await expect(panel.getByText('2 of 2')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Next candidate' })).toBeDisabled();
  });
});

test('[AIS-27] [AIS-28] an old search says how old, until it is made again', async ({ page }) => {
  let old: string | undefined;
  await page.route('**/api/v1/candidates/search', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    old ??= json.data.executed_at;
    // What was executed first is told as two hours older.
    if (json.data.executed_at === old)
      json.data.executed_at = new Date(Date.parse(old ?? '') - 2 * 3_600_000).toISOString();
    await route.fulfill({ response, json });
  });
  const search = new SearchPage(page);
  await search.enter();
  await search.run(word);
  const warning = page.getByText('Searched 2 hours ago. Search again for up to date results.');
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  // What others do meanwhile has the page ask for the same search, but not to make it again.
  const asked = page.waitForRequest((request) => isSearch(request) && request.postDataJSON().again === true);
  await page.getByRole('button', { name: 'Search again' }).click();
  await asked;
  await expect(warning).toHaveCount(0);
  await expect(search.names).toHaveCount(10);
});

test('[AIS-32] the report of somebody who was found is made from their panel', async ({ page }) => {
  const search = new SearchPage(page);
  await search.enter();
  await search.run(word);
  const first = search.names.first();
  const name = (await first.textContent()) ?? '';
  await first.click();
  const panel = page.getByRole('complementary', { name: 'Candidate panel' });
  await panel.getByRole('button', { name: 'Download report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Candidate report' });
  await expect(dialog.getByRole('heading', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(panel.getByRole('heading', { name })).toBeVisible();
});

test('[AIS-29] [AIS-30] [AIS-31] [AIS-34] the panel goes from one to the next by buttons and arrows, over the pages, and opens the CV', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await search.enter();
  await search.run(word);
  await expect(search.names).toHaveCount(10);
  const last = search.names.nth(9);
  const lastName = (await last.textContent()) ?? '';
  await last.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Candidate panel' });
  await expect(panel.getByRole('heading', { name: lastName })).toBeVisible();
  await expect(panel.getByText('10 of 13')).toBeVisible();
  const next = panel.getByRole('button', { name: 'Next candidate' });
  await expect(next).toBeEnabled();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByText('11 of 13')).toBeVisible();
  expect(search.param('page')).toBe('2');
  await expect(panel.getByRole('button', { name: 'Previous candidate' })).toBeEnabled();
  await page.keyboard.press('ArrowLeft');
  await expect(panel.getByText('10 of 13')).toBeVisible();
  await expect(panel.getByRole('heading', { name: lastName })).toBeVisible();
  await panel.getByRole('button', { name: 'Previous candidate' }).click();
  await expect(panel.getByText('9 of 13')).toBeVisible();
  await next.click();
  await expect(panel.getByText('10 of 13')).toBeVisible();
  const withCv = new URL(page.url());
  withCv.searchParams.set('candidateMode', 'cv');
  await page.goto(withCv.href);
  const viewer = page.getByRole('dialog', { name: `CV of ${lastName}` });
  await expect(viewer.getByText('This candidate has no CV available')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(panel).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('results are cards, chips wrap, the boolean search is folded, and nothing scrolls sideways', async ({
    page,
  }) => {
    const search = new SearchPage(page);
    await search.enter();
    await search.field.fill(`${word} in Girona, ideally Kubernetes, not in Madrid`);
    await page.keyboard.press('Enter');
    const cards = page.getByRole('list', { name: 'Candidates found' });
    await expect(cards.locator('a[data-candidate]')).toHaveCount(10);
    await expect(page.getByRole('button', { name: 'Boolean search', exact: true })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
    await cards.locator('a[data-candidate]').first().click();
    const panel = page.getByRole('complementary', { name: 'Candidate panel' });
    await expect(panel.getByText('1 of 13')).toBeVisible();
    expect((await panel.boundingBox())?.width).toBeCloseTo(390, 1);
    await expectAccessible(page);
  });
});
