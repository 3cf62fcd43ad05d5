import { listLatestSearches } from '@cantera/shared/contracts/candidate-search';
import { makeAgency } from '../../fixtures/agencies.ts';
import type { Api } from '../../fixtures/api.ts';
import { isSearch, makeSought, rareWord, SearchPage, type Sought } from '../../fixtures/search.ts';
import { enterWith } from '../../fixtures/session.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

test.use({ who: null });

const word = rareWord();
let admin: Api;
let people: Sought[];
test.beforeAll(async () => {
  // The searches are read again, too, when a candidate of the agency changes: nobody else's do here.
  ({ admin } = await makeAgency());
  people = await makeSought(admin, word, 2);
});

const isLatest = (url: string) => new URL(url).pathname === listLatestSearches.path;

test('[AIS-07] [AIS-12] [AIS-15] [AIS-16] three rows stand for the searches while they load; about a second after a search they are read again', async ({
  page,
}) => {
  await enterWith(page, admin);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    (url) => isLatest(url.href),
    async (route) => {
      await held;
      await route.continue();
    },
  );
  const search = new SearchPage(page);
  await search.enter();
  const region = page.getByRole('region', { name: 'Recent searches' });
  const skeleton = region.locator('[data-shown] > [aria-hidden] > *');
  await expect(skeleton).toHaveCount(3);
  release();
  await expect(region.getByText('No searches yet')).toBeVisible();
  await expectAccessible(page);
  const started = page.waitForResponse((response) => isSearch(response.request()));
  await search.field.fill(word);
  await page.keyboard.press('Enter');
  const reading = page.waitForResponse((response) => isLatest(response.url()));
  const answer = await started;
  const read = await reading;
  // By the browser's own clock. Not before: it would lack the search that was just made.
  await answer.finished();
  const { startTime, responseEnd } = answer.request().timing();
  expect(read.request().timing().startTime - (startTime + responseEnd)).toBeGreaterThan(500);
  const { data } = await read.json();
  expect(data.items[0]).toEqual({
    query_id: search.param('queryId'),
    query_term: word,
    total_result: people.length,
    executed_at: expect.any(String),
    first_candidates: expect.arrayContaining([
      expect.objectContaining({ id: people[0]?.id, first_name: 'Aina', profile_image_url: null }),
    ]),
  });
  await page.getByRole('button', { name: 'Recent searches' }).click();
  await expect(search.recent.getByRole('link', { name: word })).toBeVisible();
  await expectAccessible(page);
});

test('[AIS-08] [AIS-09] [AIS-10] [AIS-11] a search is listed with its words, matches, first people and time; chosen, it shows', async ({
  page,
}) => {
  await enterWith(page, admin);
  const search = new SearchPage(page);
  await search.enter();
  await search.run(`${word} Girona`);
  const queryId = search.param('queryId');
  await search.enter();
  const record = search.recent.getByRole('listitem').filter({ hasText: `${word} Girona` });
  await expect(record).toContainText(`${people.length} matches`);
  await expect(record.getByRole('img')).toHaveAccessibleName(/Aina .* and Bernat |Bernat .* and Aina /);
  await expect(record.getByText(/^(now|\d+ (second|minute)s? ago)$/)).toBeVisible();
  await test.step('[AIS-14] it is chosen', async () => {
    await record.getByRole('link', { name: `${word} Girona` }).click();
    await expect(search.names).toHaveCount(people.length);
    expect(search.param('queryId')).toBe(queryId);
    expect(search.param('queryTerm')).toBe(`${word} Girona`);
  });
});

test('[AIS-13] a search that is deleted goes, and comes back by Undo', async ({ page }) => {
  await enterWith(page, admin);
  const search = new SearchPage(page);
  await search.enter();
  await search.run(`${word} enginyeria`);
  const queryId = search.param('queryId');
  await search.enter();
  const words = `${word} enginyeria`;
  const link = search.recent.getByRole('link', { name: words });
  const sent = page.waitForRequest((request) => request.method() === 'DELETE');
  await search.recent.getByRole('button', { name: `Delete ${words}` }).click();
  expect(new URL((await sent).url()).pathname).toBe(`/api/v1/candidates/searches/latest/${queryId}`);
  await expect(page.getByRole('status').filter({ hasText: 'Search deleted' })).toBeVisible();
  await expect(link).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(link).toBeVisible();
  await search.recent.getByRole('button', { name: `Delete ${words}` }).click();
  await expect(link).toHaveCount(0);
  await page.reload();
  await expect(search.recent).toBeVisible();
  await expect(link).toHaveCount(0);
});
