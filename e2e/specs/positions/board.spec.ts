import { randomUUID } from 'node:crypto';
import { moveApplications } from '@cantera/shared/contracts/pipeline';
import { updatePositionStatus } from '@cantera/shared/contracts/position-changes';
import { fold } from '@cantera/shared/contracts/text';
import { apply, makeApplicant, makeDraft, makeOpenPosition } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { BoardPage, fillBoard } from '../../pages/board.ts';

test('[BOARD-01] [BOARD-02] [BOARD-04] [STEP-01] steps are lists in their order, with their applications as items', async ({
  page,
  api,
}) => {
  const { position, names } = await fillBoard(api, 3);
  const board = new BoardPage(page);
  await board.open(position.id);
  const lists = page.locator('[data-board]').getByRole('list');
  const ends = async () => {
    const labels = await lists.evaluateAll((found) => found.map((list) => list.getAttribute('aria-label')));
    return [labels[0], ...labels.slice(-2)];
  };
  await expect.poll(ends).toEqual(['Inbox', 'Hired', 'Discarded']);
  await expect(board.cards('Inbox')).toHaveCount(3);
  for (const name of names) await expect(board.card(name, 'Inbox')).toBeVisible();
});

test('[BOARD-24] [BOARD-25] [CONST-35] a card cuts a long name and says where it came from', async ({
  page,
  api,
}) => {
  const { position } = await fillBoard(api, 12);
  const board = new BoardPage(page);
  await board.open(position.id);
  await expect(board.cards('Inbox').first()).toBeVisible();
  // A lane draws only what the window shows of it.
  const shown = await board.namesIn('Inbox');
  const long = shown.find((name) => name.length > 15) ?? '';
  expect(long).not.toBe('');
  await expect(board.card(long)).toContainText(`${long.slice(0, 15)}…`);
  await expect(board.card(long)).toContainText('Internal');
});

test('[BOARD-35] [CONST-68] lanes have their width, the inbox more, however narrow the window', async ({
  page,
  api,
}) => {
  const { position } = await fillBoard(api, 1);
  await page.setViewportSize({ width: 1000, height: 800 });
  const board = new BoardPage(page);
  await board.open(position.id);
  const widths = await page
    .locator('[data-step]')
    .evaluateAll((lanes) => lanes.map((lane) => lane.getBoundingClientRect().width));
  expect(widths[0]).toBeGreaterThanOrEqual(300);
  for (const width of widths) expect(width).toBeGreaterThanOrEqual(265);
});

test('[BOARD-36] [CONST-69] cards scroll inside their lane, at 600 px where the window leaves as much', async ({
  page,
  api,
}) => {
  const { position } = await fillBoard(api, 12);
  // Top bar, head, tabs, toolbar and lane head take 236 px; 4 px of the area stand under the head's line.
  await page.setViewportSize({ width: 1440, height: 48 + 56 + 40 + 48 + 44 + 600 - 4 });
  const board = new BoardPage(page);
  await board.open(position.id);
  const area = board.lane('Inbox').locator('..');
  const sizes = await area.evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }));
  expect(Math.abs(sizes.clientHeight - 600)).toBeLessThanOrEqual(4);
  expect(sizes.scrollHeight).toBeGreaterThan(sizes.clientHeight);
});

test('a long lane draws the cards in sight only, and the others as they are scrolled to', async ({
  page,
  api,
}) => {
  const { position } = await fillBoard(api, 45);
  const board = new BoardPage(page);
  await board.open(position.id);
  await expect(board.cards('Inbox').first()).toHaveAttribute('aria-setsize', '45');
  // A window of 900 px has room for some ten.
  expect((await board.namesIn('Inbox')).length).toBeLessThan(25);
  const [first = ''] = await board.namesIn('Inbox');
  await board.lane('Inbox').evaluate((lane) => {
    const area = lane.parentElement;
    if (area) area.scrollTop = area.scrollHeight;
  });
  await expect(board.cards('Inbox').last()).toHaveAttribute('aria-posinset', '45');
  await expect(board.card(first)).toHaveCount(0);
  expect((await board.namesIn('Inbox')).length).toBeLessThan(25);
});

test('[BOARD-21] [BOARD-22] [BOARD-23] opening a card puts it in the address and marks it seen, once', async ({
  page,
  api,
}) => {
  const {
    position,
    names: [first = '', second = ''],
  } = await fillBoard(api, 2);
  const board = new BoardPage(page);
  await board.open(position.id);
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/seen')) seen.push(request.url());
  });
  await expect(board.card(first).getByRole('button', { name: `${first}, new` })).toBeVisible();
  await board.openCard(first);
  await expect(page).toHaveURL(/candidateId=/);
  await expect(board.card(first).getByRole('button', { name: first, exact: true })).toBeVisible();
  await board.openCard(second);
  await expect(board.card(second).getByRole('button', { name: second, exact: true })).toBeVisible();
  await board.openCard(first);
  await page.reload();
  await expect(board.card(first)).toBeVisible();
  expect(seen).toHaveLength(2);
});

test('[BOARD-10] [BOARD-11] [BOARD-12] the filter shows only who is new, or everybody', async ({
  page,
  api,
}) => {
  const {
    position,
    names: [first = ''],
  } = await fillBoard(api, 3);
  const board = new BoardPage(page);
  await board.open(position.id);
  await board.openCard(first);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/applicationId/);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('menuitemradio', { name: 'Only new candidates' }).click();
  await expect(board.cards('Inbox')).toHaveCount(2);
  await expect(board.card(first)).toHaveCount(0);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('menuitemradio', { name: 'View all' }).click();
  await expect(board.cards('Inbox')).toHaveCount(3);
});

test('[BOARD-13] [BOARD-18] the search narrows the cards and stands in the address', async ({
  page,
  api,
}) => {
  const {
    position,
    names: [first = ''],
  } = await fillBoard(api, 4);
  const board = new BoardPage(page);
  await board.open(position.id);
  await page
    .getByRole('searchbox', { name: 'Find a candidate in this board' })
    .fill(fold(first).toUpperCase());
  await expect(board.cards('Inbox')).toHaveCount(1);
  await expect(page).toHaveURL(/toolbar\.query=/);
  await page.reload();
  await expect(board.cards('Inbox')).toHaveCount(1);
  await expect(board.card(first)).toBeVisible();
});

test('[BOARD-71] [BOARD-13] on a phone one searches while there are new applications', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const {
    position,
    names: [first = ''],
  } = await fillBoard(api, 4);
  const board = new BoardPage(page);
  await board.open(position.id);
  await expect(page.getByText('4 new')).toBeVisible();
  const field = page.getByRole('searchbox', { name: 'Find a candidate in this board' });
  const width = () => field.evaluate((element) => element.parentElement?.getBoundingClientRect().width ?? 0);
  expect(await width()).toBeGreaterThanOrEqual(120);
  await field.fill(first);
  await expect(board.cards('Inbox')).toHaveCount(1);
  expect(await width()).toBeGreaterThanOrEqual(120);
  expect((await field.boundingBox())?.width).toBeGreaterThanOrEqual(80);
});

test('[BOARD-18] a candidate in the address opens in his position only, and the named ones are paged in their order', async ({
  page,
  api,
}) => {
  const { position, steps } = await fillBoard(api, 4);
  const params = { id: position.id };
  const cards = steps.flatMap(({ applications }) => applications);
  const [one, two, three] = cards.map(({ id, candidate }) => ({
    id,
    candidateId: candidate.id,
    name: [candidate.firstName, candidate.lastName].filter(Boolean).join(' '),
  }));
  if (!one || !two || !three) throw new Error('the board lacks candidates');
  const screening = steps.find(({ type }) => type === 'STEP')?.id ?? '';
  await api.call(moveApplications, { params, body: { stepId: screening, applicationIds: [two.id] } });
  const board = new BoardPage(page);
  const panel = page.getByRole('complementary', { name: 'Candidate panel' });
  await board.open(position.id, `?candidateId=${one.candidateId}&positionId=${randomUUID()}`);
  await expect(board.card(one.name, 'Inbox')).toBeVisible();
  await expect(panel).toHaveCount(0);
  const named = [three, two, one].map(({ candidateId }) => candidateId).join(',');
  await board.open(
    position.id,
    `?candidateId=${three.candidateId}&positionId=${position.id}&candidateIds=${named}`,
  );
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(three.name);
  await expect(panel.getByText('1 of 3 chosen, in Inbox')).toBeVisible();
  await panel.getByRole('button', { name: /next/i }).first().click();
  await expect(panel.getByText('2 of 3 chosen, in Screening')).toBeVisible();
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(two.name);
  await panel.getByRole('button', { name: /next/i }).first().click();
  await expect(panel.getByText('3 of 3 chosen, in Inbox')).toBeVisible();
  await page.reload();
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(one.name);
  await panel.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(panel).toHaveCount(0);
  await expect(page).not.toHaveURL(/candidateIds|positionId/);
});

test('[BOARD-09] [BOARD-28] [BOARD-29] [BOARD-32] sorts every step; the same property again turns the order', async ({
  page,
  api,
}) => {
  const { position, names, steps } = await fillBoard(api, 6);
  const screening = steps.find(({ type }) => type === 'STEP')?.id ?? '';
  const moved = steps.flatMap(({ applications }) => applications.map(({ id }) => id)).slice(0, 3);
  await api.call(moveApplications, {
    params: { id: position.id },
    body: { stepId: screening, applicationIds: moved },
  });
  const board = new BoardPage(page);
  await board.open(position.id);
  const choose = async (property: RegExp) => {
    await page.getByRole('button', { name: /^Sort/ }).click();
    await page.getByRole('menuitemradio', { name: property }).click();
  };
  await page.getByRole('button', { name: /^Sort/ }).click();
  await expect(page.getByRole('menuitemradio')).toHaveText(['Name', 'Score', 'Newest first', 'Source']);
  await page.getByRole('menuitemradio', { name: 'Name' }).click();
  const inOrder = (shown: string[]) => names.filter((name) => shown.includes(name));
  for (const step of ['Inbox', 'Screening']) {
    const shown = await board.namesIn(step);
    expect(shown).toHaveLength(3);
    await expect.poll(() => board.namesIn(step)).toEqual(inOrder(shown));
  }
  await choose(/^Name/);
  await expect(page.getByRole('button', { name: 'Sort: Name, Z to A' })).toBeVisible();
  for (const step of ['Inbox', 'Screening']) {
    const shown = await board.namesIn(step);
    await expect.poll(() => board.namesIn(step)).toEqual(inOrder(shown).reverse());
  }
});

test('[BOARD-30] [BOARD-31] scores start high to low; the choice is there again after a reload', async ({
  page,
  api,
}) => {
  const { position } = await fillBoard(api, 1);
  const board = new BoardPage(page);
  await board.open(position.id);
  await page.getByRole('button', { name: /^Sort/ }).click();
  await page.getByRole('menuitemradio', { name: 'Score' }).click();
  await expect(page.getByRole('button', { name: 'Sort: Score, high to low' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sort: Score, high to low' })).toBeVisible();
});

test('[BOARD-20] an empty inbox of a draft says what comes first', async ({ page, api }) => {
  const draft = await makeDraft(api);
  const board = new BoardPage(page);
  await page.goto(`/positions/${draft.id}`);
  await expect(board.column('Inbox')).toContainText(
    'The position must be published and opened before candidates can be added.',
  );
});

test('[BOARD-40] [BOARD-41] [BOARD-42] [BOARD-43] a closed position is locked: no dragging, no menus, no steps', async ({
  page,
  api,
}) => {
  const {
    position,
    names: [first = ''],
  } = await fillBoard(api, 1);
  await api.call(updatePositionStatus, { params: { id: position.id }, body: { status: 'CLOSED_LOST' } });
  const board = new BoardPage(page);
  await board.open(position.id);
  await expect(board.card(first).getByRole('button')).toHaveCount(1);
  const from = await board.card(first).boundingBox();
  const to = await board.column('Screening').boundingBox();
  await page.mouse.move((from?.x ?? 0) + 60, (from?.y ?? 0) + 40);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 60, (to?.y ?? 0) + 200, { steps: 8 });
  await expect(page.getByText('Esc cancels')).toHaveCount(0);
  await page.mouse.up();
  await expect(board.card(first, 'Inbox')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Inbox actions' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Screening actions' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Hide step']);
});

test('[BOARD-26] an application from the portal shows within two seconds, without losing who is looked at', async ({
  page,
  api,
}) => {
  const {
    position,
    names: [first = ''],
  } = await fillBoard(api, 2);
  const board = new BoardPage(page);
  await board.open(position.id);
  await board.openCard(first);
  const address = page.url();
  const applicant = makeApplicant('Mireia', `Tort ${randomUUID().slice(0, 4)}`);
  await apply(position.id, applicant);
  const card = board.card(`${applicant.firstName} ${applicant.lastName}`, 'Inbox');
  await expect(card).toBeVisible();
  await expect(card).toContainText('Job portal');
  expect(page.url()).toBe(address);
});

test('the board and its dialogs are accessible', async ({ page, api }) => {
  const {
    position,
    names: [first = ''],
  } = await fillBoard(api, 3);
  const board = new BoardPage(page);
  await board.open(position.id);
  await expectAccessible(page);
  await board.chooseOnCard(first, 'Discard');
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
  await expectAccessible(page);
});

test('[DAY-01] an open board without anybody says who will come, and leads to the candidates', async ({
  page,
  api,
}) => {
  const position = await makeOpenPosition(api);
  const board = new BoardPage(page);
  await board.open(position.id);
  await expect(board.column('Inbox')).toContainText('Nobody is in this process yet.');
  await expect(page.getByText('No candidates', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await board.column('Inbox').getByRole('link', { name: 'Add candidates from the database' }).click();
  await expect(page.getByRole('button', { name: `Assign to ${position.title}` })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a card is moved by its menu, and nothing is wider than the screen', async ({ page, api }) => {
    const {
      position,
      names: [first = ''],
    } = await fillBoard(api, 2);
    const board = new BoardPage(page);
    await board.open(position.id);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390);
    const button = page.getByRole('button', { name: `Actions for ${first}` });
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
    await button.tap();
    await page.getByRole('menuitem', { name: 'Move to' }).tap();
    await page.getByRole('menuitem', { name: 'Screening' }).tap();
    await expect(board.cards('Inbox')).toHaveCount(1);
    await expectAccessible(page);
  });
});

test('[BOARD-19] [BOARD-37] the candidate shows his place in the lane, and the CV viewer opens by the address', async ({
  page,
  api,
}) => {
  const { position } = await fillBoard(api, 3);
  const board = new BoardPage(page);
  await board.open(position.id);
  const [first = '', second = ''] = await board.namesIn('Inbox');
  await board.openCard(first);
  const panel = page.getByRole('complementary', { name: 'Candidate panel' });
  await expect(panel.getByText('1 of 3 in Inbox')).toBeVisible();
  await panel.getByRole('button', { name: /next/i }).first().click();
  await expect(panel.getByText('2 of 3 in Inbox')).toBeVisible();
  await expect(panel.getByRole('heading', { name: second })).toBeVisible();
  await page.goto(`${page.url()}&candidateMode=cv`);
  const close = page.getByRole('button', { name: 'Close CV mode' });
  await expect(close).toBeVisible();
  await close.click();
  await expect(page).not.toHaveURL(/candidateMode/);
  await expect(board.card(second)).toBeVisible();
});
