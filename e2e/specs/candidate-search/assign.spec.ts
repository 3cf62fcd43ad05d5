import { addCandidates } from '@cantera/shared/contracts/applications';
import type { Position } from '@cantera/shared/contracts/positions';
import type { Page } from '@playwright/test';
import { apiAs } from '../../fixtures/api.ts';
import { boardOf, makeOpenPosition } from '../../fixtures/positions.ts';
import { isSearch, makeSought, rareWord, SearchPage, type Sought } from '../../fixtures/search.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { BoardPage } from '../../pages/board.ts';

const word = rareWord();
let people: Sought[];
let position: Position;
test.beforeAll(async () => {
  const api = await apiAs('recruiter');
  people = await makeSought(api, word, 3);
  position = await makeOpenPosition(api, `Enginyeria ${word}`);
});

const select = (page: Page, name = '') => page.getByRole('checkbox', { name: `Select ${name}` });
const idsIn = async () =>
  (await boardOf(await apiAs('recruiter'), position.id))[0]?.applications.map(
    ({ candidate }) => candidate.id,
  );

test('[BOARD-15] [AIS-25] [AIS-26] [AIS-35] from an empty inbox: by its title, those who are found are assigned, and hidden on demand', async ({
  page,
}) => {
  const board = new BoardPage(page);
  await board.open(position.id);
  const search = new SearchPage(page);
  await test.step('[BOARD-15] the empty inbox and the Actions lead to the search', async () => {
    await page.getByRole('link', { name: 'Search candidates' }).click();
    await expect(page).toHaveURL(/\/candidates\/search\?/);
    expect(search.param('queryTerm')).toBe(position.title);
    expect(search.param('assignToPositionId')).toBe(position.id);
    await page.goBack();
    await page.getByRole('button', { name: /^Actions/ }).click();
    await page.getByRole('menuitem', { name: 'Search candidates' }).click();
    await expect(page).toHaveURL(/\/candidates\/search\?/);
    expect(search.param('queryTerm')).toBe(position.title);
    expect(search.param('assignToPositionId')).toBe(position.id);
  });
  await expect(search.names).toHaveCount(people.length);
  const hide = page.getByRole('checkbox', { name: 'Hide candidates already assigned' });
  await expect(hide).not.toBeChecked();
  const [first, second, third] = people;
  await select(page, first?.name).click();
  await select(page, second?.name).click();
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: `Assign to ${position.title}` }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Candidates added to the position ✅' }),
  ).toBeVisible();
  await expect.poll(async () => (await idsIn())?.sort()).toEqual([first?.id, second?.id].sort());
  await expect(page.getByText(/\d+ selected/)).toHaveCount(0);
  // All of them still show, and who is assigned is marked.
  await expect(search.names).toHaveCount(people.length);
  await expect(search.table.getByRole('cell', { name: 'Assigned' })).toHaveCount(2);
  // What was assigned has the search asked again as well, as it was.
  const asked = page.waitForRequest((request) => isSearch(request) && request.postDataJSON().hide_assigned);
  await hide.click();
  expect((await asked).postDataJSON()).toMatchObject({ assigned_to: position.id, hide_assigned: true });
  await expect(search.names).toHaveCount(1);
  await expect(page.getByText('Showing 1 to 1 of 1')).toBeVisible();
  await expect(search.table.getByRole('link', { name: third?.name ?? '' })).toBeVisible();
  await page.reload();
  await expect(hide).toBeChecked();
  await expect(search.names).toHaveCount(1);
});

test('[AIS-33] the panel assigns whoever is open, by the dialog where no position is named', async ({
  page,
  api,
}) => {
  const other = await makeOpenPosition(api);
  const [, , third] = people;
  const search = new SearchPage(page);
  await search.enter();
  await search.run(word);
  await expect(page.getByRole('checkbox', { name: 'Hide candidates already assigned' })).toHaveCount(0);
  await search.table.getByRole('link', { name: third?.name ?? '' }).click();
  const panel = page.getByRole('complementary', { name: 'Candidate panel' });
  await panel.getByRole('button', { name: 'Assign to position', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign candidates to a position' });
  await expect(dialog.getByRole('table')).toBeVisible();
  await expectAccessible(page);
  await dialog
    .getByRole('textbox', { name: 'Search by title' })
    .or(dialog.getByRole('searchbox'))
    .first()
    .fill(other.title);
  const sent = page.waitForRequest(
    (request) =>
      request.url().includes(addCandidates.path.split(':')[0] ?? '') && request.method() === 'POST',
  );
  await dialog
    .getByRole('row')
    .filter({ hasText: other.title })
    .getByRole('button', { name: 'Assign' })
    .click();
  expect((await sent).postDataJSON()).toMatchObject({ candidate_ids: [third?.id] });
  await expect(
    page.getByRole('status').filter({ hasText: 'Candidates added to the position' }),
  ).toBeVisible();
});

test.describe('somebody who is deleted', () => {
  // The news of it may come before the panel has closed.
  test.use({ expected: ['404 /api/v1/candidates/'] });
  test('leaves the results, their number and the selection', async ({ page, api }) => {
    const rare = rareWord();
    const [gone, left] = await makeSought(api, rare, 2);
    const search = new SearchPage(page);
    await search.enter();
    await search.run(rare);
    await select(page, gone?.name).click();
    await expect(page.getByText('1 selected')).toBeVisible();
    await search.table.getByRole('link', { name: gone?.name ?? '' }).click();
    const panel = page.getByRole('complementary', { name: 'Candidate panel' });
    await panel.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Showing 1 to 1 of 1')).toBeVisible();
    await expect(search.table.getByRole('link', { name: left?.name ?? '' })).toBeVisible();
    await expect(page.getByText(/\d+ selected/)).toHaveCount(0);
    await expect(panel).toHaveCount(0);
    await expect(page).not.toHaveURL(/candidateId/);
  });
});
