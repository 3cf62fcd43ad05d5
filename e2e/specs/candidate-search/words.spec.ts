import { searchCandidates } from '@cantera/shared/contracts/candidate-search';
import { apiAs } from '../../fixtures/api.ts';
import { outage } from '../../fixtures/outage.ts';
import { isSearch, makeSought, rareWord, SearchPage, type Sought } from '../../fixtures/search.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const word = rareWord();
let people: Sought[];
test.beforeAll(async () => {
  people = await makeSought(await apiAs('recruiter'), word, 4);
});

test('[AIS-02] [AIS-04] [AIS-05] [SHELL-38] by the door of the list: words are typed, and who has them is listed with why', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await search.enter();
  await expect(page).toHaveURL(/\/candidates\/search$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Search candidates' })).toBeVisible();
  await expect(page.getByRole('list').filter({ hasText: 'Java developer in Barcelona' })).toBeVisible();
  await expectAccessible(page);
  const asked = page.waitForRequest(isSearch);
  await search.run(`${word} in Girona, ideally Kubernetes`);
  expect((await asked).postDataJSON()).toEqual({
    page: 1,
    page_size: 10,
    query_term: `${word} in Girona, ideally Kubernetes`,
  });
  await expect(search.names).toHaveCount(people.length);
  await expect(page.getByText(`${people.length} candidates`, { exact: true })).toBeVisible();
  await expect(page.getByText(`Showing 1 to ${people.length} of ${people.length}`)).toBeVisible();
  await expect(search.clause(/^Location: Girona/)).toBeVisible();
  await expect(search.clause(/Kubernetes, nice to have/)).toBeVisible();
  // Who has what is only wished for comes first, and the words that say so stand beside them.
  const first = search.table.getByRole('row').nth(1);
  await expect(first.getByRole('link', { name: /^(Aina|Clotilde) / })).toBeVisible();
  await expect(first.getByText('Kubernetes, met')).toBeVisible();
  await expect(first.getByText(/Runs forty services on Kubernetes/)).toBeVisible();
  const last = search.table.getByRole('row').nth(people.length);
  await expect(last.getByText('Kubernetes, not met')).toBeVisible();
  await expectAccessible(page);
  // The search that was executed is asked for by its id, with its words.
  const again = page.waitForRequest(isSearch);
  await page.reload();
  expect((await again).postDataJSON()).toMatchObject({
    query_id: search.param('queryId'),
    query_term: `${word} in Girona, ideally Kubernetes`,
  });
  await expect(search.names).toHaveCount(people.length);
});

test('[AIS-03] [AIS-06] an address with words runs them; the answer has people, their number, the boolean search and the place', async ({
  page,
}) => {
  const answered = page.waitForResponse((response) => isSearch(response.request()));
  await page.goto(`/candidates/search?${new URLSearchParams({ queryTerm: `${word} in Girona` })}`);
  const { data } = await (await answered).json();
  expect(data).toMatchObject({ pagination: { total_items: people.length }, city: 'Girona' });
  expect(data.items).toHaveLength(people.length);
  expect(data.boolean_query).toContain(word);
  expect(data.country).toEqual(expect.any(String));
  const search = new SearchPage(page);
  await expect(search.names).toHaveCount(people.length);
  await expect(search.field).toHaveValue(`${word} in Girona`);
});

test('[AIS-22] [AIS-23] [AIS-24] [CONST-131] the boolean search is explained, and copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const search = new SearchPage(page);
  await page.goto('/clients');
  await test.step('[SHELL-94] Ctrl, Shift and S lead to the search', async () => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+Shift+s');
    await expect(page).toHaveURL(/\/candidates\/search$/);
  });
  await test.step('[SHELL-95] so do Cmd, Shift and S', async () => {
    await page.goto('/clients');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Meta+Shift+s');
    await expect(search.field).toBeVisible();
  });
  await search.run(`(${word} OR ${word}x) AND NOT "${word}y"`);
  const card = page.getByRole('region', { name: 'Boolean search' });
  await expect(card.getByText(/^The same search for LinkedIn and job boards/)).toBeVisible();
  const shown = (await card.getByRole('code').textContent()) ?? '';
  expect(shown).toContain(' OR ');
  expect(shown).toContain('NOT');
  await card.getByRole('button', { name: 'Copy boolean search' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Boolean search copied' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
});

test('a chip is changed by keys, Back undoes it, and nobody found names what to drop', async ({ page }) => {
  const search = new SearchPage(page);
  await search.enter();
  await search.run(`${word} in Girona`);
  await expect(search.names).toHaveCount(people.length);
  await search.clause(/^Location: Girona/).focus();
  await page.keyboard.press('n');
  await expect(search.clause(/^Location: Girona, must not have/)).toBeFocused();
  // Everybody with the word lives there.
  await expect(page.getByText('Nobody meets all of this')).toBeVisible();
  // The clause is named whose going lets the most people in: all who do not live there.
  await expect(page.getByText(new RegExp(`^Without “${word}” there are \\d+ candidates\\.$`))).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(search.clause(/^Location: Girona, must have/)).toBeVisible();
  await expect(search.names).toHaveCount(people.length);
  await page.goForward();
  await page.getByRole('button', { name: `Remove “${word}”` }).click();
  await expect(search.clause(new RegExp(word))).toHaveCount(0);
  await expect(search.table).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(search.clause(/^Location: Girona, must have/)).toBeVisible();
  await search.clauses.getByRole('button', { name: 'Remove Girona' }).click();
  await expect(search.names).toHaveCount(people.length);
  await expect(search.clause(/^Location/)).toHaveCount(0);
  // A clause of figures, by the mouse.
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const editor = page.getByRole('dialog', { name: 'Add a condition' });
  await editor.getByRole('textbox', { name: 'Alternative 1' }).fill('Kubernetes');
  await expectAccessible(page);
  await editor.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(search.names).toHaveCount(people.length / 2);
  // A language is chosen by its name, and asked for by what it means, at its level: none of them speaks any.
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await editor.getByRole('combobox', { name: 'What it is about' }).selectOption('Language');
  await editor.getByRole('combobox', { name: 'Alternative 1' }).selectOption('English');
  await editor.getByRole('combobox', { name: 'Level at least' }).selectOption('B2');
  await expectAccessible(page);
  // A search before it may still ask for itself by its id.
  const asked = page.waitForRequest(
    (request) => isSearch(request) && request.postDataJSON().clauses?.at(-1)?.kind === 'LANGUAGE',
  );
  await editor.getByRole('button', { name: 'Add', exact: true }).click();
  expect((await asked).postDataJSON().clauses.at(-1)).toMatchObject({
    kind: 'LANGUAGE',
    any: [{ label: 'English', concept: 'language:en' }],
    at_least: 3,
  });
  await expect(search.clause(/^Language: English, B2 or better, must have/)).toBeVisible();
  await expect(page.getByText('Nobody meets all of this')).toBeVisible();
});

test('words that are typed again are searched for anew', async ({ page }) => {
  const search = new SearchPage(page);
  await search.enter();
  const ids: (string | null)[] = [];
  for (const words of [word, `${word} Girona`, word]) {
    await search.field.fill(words);
    await page.keyboard.press('Enter');
    const isNew = () => search.param('queryId') !== null && !ids.includes(search.param('queryId'));
    await expect.poll(() => [search.param('queryTerm'), isNew()]).toEqual([words, true]);
    ids.push(search.param('queryId'));
  }
  await expect(search.names).toHaveCount(people.length);
});

test('of any name it is said why the search does not find them, condition by condition', async ({ page }) => {
  const search = new SearchPage(page);
  await search.enter();
  await search.run(`${word} in Girona with Kubernetes`);
  await expect(search.names).toHaveCount(people.length / 2);
  await page.getByRole('button', { name: 'Why not …?' }).click();
  const names = page.getByRole('dialog', { name: 'Why not …?' });
  await expect(names.getByRole('searchbox')).toBeFocused();
  const lacking = people[1];
  await page.keyboard.type(lacking?.name ?? '');
  await names.getByRole('button', { name: lacking?.name ?? '' }).click();
  const answer = page.getByRole('dialog', { name: `Why, or why not: ${lacking?.name}` });
  await expect(answer.getByText(/^The search does not find them/)).toBeVisible();
  await expect(answer.getByRole('listitem')).toHaveCount(3);
  await expect(answer.getByText('Girona, met')).toBeVisible();
  await expect(answer.getByText('Kubernetes, not met')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(answer).toHaveCount(0);
  await expect(search.names).toHaveCount(people.length / 2);
});

test.describe('a refusal', () => {
  test.use({ expected: [`403 ${searchCandidates.path}`, `503 ${searchCandidates.path}`] });
  test('says so; what fails can be tried again, and the words stay', async ({ page }) => {
    const broken = await outage(page, `**${searchCandidates.path}`, { status: 503, json: {} });
    await page.route(`**${searchCandidates.path}`, (route) =>
      route.request().postDataJSON().query_term === word
        ? route.fallback()
        : route.fulfill({ status: 403, json: {} }),
    );
    const search = new SearchPage(page);
    await search.enter();
    await search.field.fill(`${word} enginyeria`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('You do not have access to this');
    await search.field.fill(word);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('The search could not be made');
    await expect(search.field).toHaveValue(word);
    await expectAccessible(page);
    await broken.endBy(page.getByRole('button', { name: 'Retry' }));
    await expect(search.names).toHaveCount(people.length);
  });
});

test('[FIND-09] [CLIST-30] the list that finds nobody offers the search, and Ctrl K ends with it', async ({
  page,
}) => {
  await page.goto('/candidates');
  await page.getByRole('searchbox').fill('ningú no es diu així');
  await page.getByRole('button', { name: 'Search profiles and CVs for “ningú no es diu així”' }).click();
  await expect(page).toHaveURL(/\/candidates\/search\?queryTerm=ning/);
  const search = new SearchPage(page);
  await expect(search.field).toHaveValue('ningú no es diu així');
  await expect(page).toHaveURL(/queryId=/);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill(word);
  const line = dialog.getByRole('option').last();
  await expect(line).toHaveText(`Search profiles and CVs for “${word}”`);
  await line.click();
  await expect(page).toHaveURL(new RegExp(`/candidates/search\\?.*queryTerm=${word}`));
  await expect(search.names).toHaveCount(people.length);
});

test.describe('somebody who may not search', () => {
  test.use({ who: 'manager' });
  test('[FIND-09] is offered no way there', async ({ page }) => {
    await page.goto('/candidates');
    await expect(page.getByRole('heading', { level: 1, name: 'Candidates' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Search candidates' })).toHaveCount(0);
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByRole('combobox').fill(word);
    await expect(dialog.getByRole('option').last()).toHaveText(`Search candidates for “${word}”`);
  });
});
