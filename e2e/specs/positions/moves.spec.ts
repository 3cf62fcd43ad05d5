import { getApplication } from '@cantera/shared/contracts/applications';
import { listReasons, listSteps, moveApplications } from '@cantera/shared/contracts/pipeline';
import { unique } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { BoardPage, fillBoard } from '../../pages/board.ts';

const MOVE = '**/hiring_process_steps/move-application';
const dialogTitle = (verb: string, name: string) => `${verb} ${name}?`;

test('[MOVE-01] [MOVE-03] [MOVE-04] a card is dragged to another step: at once on screen, then on the server', async ({
  page,
  api,
}) => {
  const {
    position,
    names: [first = ''],
    steps,
  } = await fillBoard(api, 2);
  const board = new BoardPage(page);
  await board.open(position.id);
  const gate = Promise.withResolvers<void>();
  await page.route(MOVE, async (route) => {
    await gate.promise;
    await route.continue();
  });
  const sent = page.waitForRequest(MOVE);
  await board.drag(first, 'Screening');
  await expect(board.card(first, 'Screening')).toBeVisible();
  // A card that goes to the lane beside its own leaves the board where it was.
  expect((await board.column('Inbox').boundingBox())?.x).toBe(0);
  const body: unknown = (await sent).postDataJSON();
  const screening = steps.find(({ name }) => name === 'Screening');
  expect(body).toMatchObject({ step_id: screening?.id, application_ids: [expect.any(String)] });
  gate.resolve();
  await expect(page.getByRole('status').getByText(`${first} moved to Screening`)).toBeVisible();
  await page.reload();
  await expect(board.card(first, 'Screening')).toBeVisible();
});

test('[MOVE-02] the menu of a card moves it', async ({ page, api }) => {
  const {
    position,
    names: [first = ''],
  } = await fillBoard(api, 1);
  const board = new BoardPage(page);
  await board.open(position.id);
  await board.card(first).hover();
  await page.getByRole('button', { name: `Actions for ${first}` }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Move to', 'Hire', 'Discard', 'Select']);
  await page.getByRole('menuitem', { name: 'Move to' }).click();
  await page.getByRole('menuitem', { name: 'Screening' }).click();
  await expect(board.card(first, 'Screening')).toBeVisible();
});

test('[DAY-30] who stood beside a card that leaves by its menu or a dialog has the focus then, and after the last the heading', async ({
  page,
  api,
}) => {
  const { position } = await fillBoard(api, 4);
  const board = new BoardPage(page);
  await board.open(position.id);
  const [first = '', second = '', third = '', fourth = ''] = await board.namesIn('Inbox');
  const expectFocusOn = (name: string) =>
    expect(board.card(name, 'Inbox').getByRole('button').first()).toBeFocused();
  const discard = async (name: string) => {
    await board.chooseOnCard(name, 'Discard');
    const dialog = page.getByRole('dialog', { name: dialogTitle('Discard', name) });
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: 'Discard' }).click();
  };
  await board.chooseOnCard(second, 'Move to', 'Screening');
  await expectFocusOn(third);
  await board.chooseOnCard(third, 'Hire');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hire' }).click();
  await expectFocusOn(fourth);
  await discard(fourth);
  await expectFocusOn(first);
  await discard(first);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a card is moved by keyboard alone, and each stage is announced', async ({ page, api }) => {
  const {
    position,
    names: [first = ''],
  } = await fillBoard(api, 1);
  const board = new BoardPage(page);
  await board.open(position.id);
  const said = page.locator('[aria-live="assertive"]').first();
  await board.card(first).getByRole('button').first().focus();
  await page.keyboard.press('Space');
  await expect(said).toContainText(`${first} lifted, in Inbox`);
  await page.keyboard.press('ArrowRight');
  await expect(said).toContainText('Over Screening, 2 of');
  await page.keyboard.press('Escape');
  await expect(said).toContainText(`${first} stays in Inbox`);
  await expect(board.card(first, 'Inbox')).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(board.card(first, 'Screening')).toBeVisible();
  await expect(board.card(first, 'Screening').getByRole('button').first()).toBeFocused();
});

test.describe('when the server refuses', () => {
  test.use({
    expected: [
      '500 /api/v1/agency/clients/jobs',
      '409 /api/v1/agency/clients/jobs',
      'ERR_FAILED /api/v1/events',
    ],
  });

  test('[MOVE-05] the card goes back to its step and place', async ({ page, api }) => {
    const { position, names } = await fillBoard(api, 3);
    const [, second = ''] = names;
    const board = new BoardPage(page);
    await board.open(position.id);
    const before = await board.namesIn('Inbox');
    const body = JSON.stringify({ error: { code: 'INTERNAL', message: 'no', request_id: 'r' } });
    await page.route(MOVE, (route) => route.fulfill({ status: 500, contentType: 'application/json', body }));
    await board.chooseOnCard(second, 'Move to', 'Screening');
    await expect(page.getByRole('alert')).toContainText('Error');
    await expect(board.card(second, 'Inbox')).toBeVisible();
    expect(await board.namesIn('Inbox')).toEqual(before);
  });

  test('a card that someone else moved says where it is', async ({ page, api }) => {
    const {
      position,
      names: [first = ''],
      steps,
    } = await fillBoard(api, 1);
    const board = new BoardPage(page);
    await page.route('**/api/v1/events', (route) => route.abort());
    await board.open(position.id);
    const hired = steps.find(({ type }) => type === 'HIRED');
    const [application] = steps.flatMap(({ applications }) => applications);
    await api.call(moveApplications, {
      params: { id: position.id },
      body: { stepId: hired?.id ?? '', applicationIds: [application?.id ?? ''] },
    });
    await board.chooseOnCard(first, 'Move to', 'Screening');
    await expect(page.getByRole('alert')).toContainText(`Someone else moved ${first} to Hired`);
    await expect(board.card(first, 'Hired')).toBeVisible();
  });
});

test('a move is undone by the toast and by Ctrl+Z', async ({ page, api }) => {
  const {
    position,
    names: [first = ''],
  } = await fillBoard(api, 1);
  const board = new BoardPage(page);
  await board.open(position.id);
  await board.chooseOnCard(first, 'Move to', 'Screening');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(board.card(first, 'Inbox')).toBeVisible();
  await expect(page.getByText('Move undone')).toBeVisible();
  await board.chooseOnCard(first, 'Move to', 'Screening');
  await expect(page.getByText(`${first} moved to Screening`)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(board.card(first, 'Inbox')).toBeVisible();
  await page.reload();
  await expect(board.card(first, 'Inbox')).toBeVisible();
});

test('[MOVE-07] [MOVE-08] [MOVE-09] hiring asks first, in the address, and Cancel leaves the card where it was', async ({
  page,
  api,
}) => {
  const {
    position,
    names: [first = ''],
  } = await fillBoard(api, 1);
  const board = new BoardPage(page);
  await board.open(position.id);
  const moves: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/move-application')) moves.push(request.url());
  });
  await board.drag(first, 'Hired');
  await expect(page.getByRole('alertdialog', { name: dialogTitle('Hire', first) })).toBeVisible();
  await expect(page).toHaveURL(/toHireApplicationIds=[0-9a-f-]{36}/);
  await expect(page.getByRole('alertdialog').getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    `/positions/${position.id}/details`,
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).not.toHaveURL(/toHireApplicationIds/);
  await expect(board.card(first, 'Inbox')).toBeVisible();
  expect(moves).toEqual([]);
});

test('[MOVE-10] [MOVE-11] [MOVE-12] a confirmed hire is sent, celebrated, and closes the candidate', async ({
  page,
  api,
}) => {
  const {
    position,
    names: [first = ''],
  } = await fillBoard(api, 1);
  const board = new BoardPage(page);
  await board.open(position.id);
  await board.openCard(first);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await board.chooseOnCard(first, 'Hire');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hire' }).click();
  await expect(page.locator('body > canvas')).toBeAttached();
  await expect(page).not.toHaveURL(/applicationId|candidateId|candidateMode/);
  await expect(board.card(first, 'Hired')).toBeVisible();
  await expect(page.locator('body > canvas')).toHaveCount(0);
  const { data } = await api.call(listSteps, { params: { id: position.id } });
  expect(data.items.find(({ type }) => type === 'HIRED')?.applications).toHaveLength(1);
});

test('[MOVE-13] [MOVE-16] [MOVE-19] [MOVE-20] discarding asks for a reason: one of the list or in own words, never both', async ({
  page,
  api,
}) => {
  const {
    position,
    names: [first = ''],
  } = await fillBoard(api, 1);
  const board = new BoardPage(page);
  await board.open(position.id);
  await board.chooseOnCard(first, 'Discard');
  const dialog = page.getByRole('dialog', { name: dialogTitle('Discard', first) });
  await expect(page).toHaveURL(/toDiscardApplicationIds=/);
  const { items } = await api.call(listReasons, { query: { type: 'APP_REJECTION' } });
  await expect(dialog.getByRole('radio')).toHaveCount(items.length);
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  const own = dialog.getByRole('textbox', { name: 'Another reason' });
  await dialog.getByRole('radio').first().check();
  await own.fill('Moved abroad');
  await expect(dialog.getByRole('radio').first()).not.toBeChecked();
  await dialog.getByRole('radio').first().check();
  await expect(own).toHaveValue('');
});

test('[MOVE-18] [MOVE-21] [MOVE-22] [MOVE-23] a reason in own words is sent with the move, and kept for the next time', async ({
  page,
  api,
}) => {
  const {
    position,
    names: [first = '', second = ''],
  } = await fillBoard(api, 2);
  const board = new BoardPage(page);
  await board.open(position.id);
  await board.chooseOnCard(first, 'Discard');
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: 'Discard' });
  await expect(submit).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Another reason' }).fill('   ');
  await expect(submit).toBeDisabled();
  const reason = unique('Moved abroad');
  await dialog.getByRole('textbox', { name: 'Another reason' }).fill(reason);
  await dialog.getByRole('checkbox', { name: 'Save as a new reason' }).check();
  const sent = page.waitForRequest(MOVE);
  await submit.click();
  expect((await sent).postDataJSON()).toMatchObject({ rejected_reason_id: expect.any(String) });
  await expect(board.card(first, 'Inbox')).toHaveCount(0);
  await board.chooseOnCard(second, 'Discard');
  await expect(page.getByRole('dialog').getByRole('radio', { name: reason })).toBeVisible();
});

test('[MOVE-17] [MOVE-27] [CONST-70] the reasons scroll at 400 px; the server keeps when it was rejected', async ({
  page,
  api,
}) => {
  const {
    position,
    names: [first = ''],
  } = await fillBoard(api, 1);
  const board = new BoardPage(page);
  await board.open(position.id);
  await board.chooseOnCard(first, 'Discard');
  const radio = page.getByRole('dialog').getByRole('radio').first();
  await radio.check();
  const limit = await radio.evaluate(
    (element) => getComputedStyle(element.closest('div') ?? element).maxHeight,
  );
  expect(limit).toBe('400px');
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText(`${first} moved to Discarded`)).toBeVisible();
  const { data } = await api.call(listSteps, { params: { id: position.id } });
  const [rejected] = data.items.find(({ type }) => type === 'DISCARDED')?.applications ?? [];
  expect(rejected?.rejectedAt).not.toBeNull();
});

test('[MOVE-24] [MOVE-25] [MOVE-26] after a rejection the next is looked at, else the previous, else nobody', async ({
  page,
  api,
}) => {
  const { position, steps } = await fillBoard(api, 3);
  const board = new BoardPage(page);
  await board.open(position.id);
  const [first = '', second = '', third = ''] = await board.namesIn('Inbox');
  const applications = steps.flatMap((step) => step.applications);
  const idOf = (name: string) =>
    applications.find(({ candidate }) => `${candidate.firstName} ${candidate.lastName ?? ''}`.trim() === name)
      ?.id ?? 'none';
  const reject = async () => {
    await page.keyboard.press('Control+d');
    await page.getByRole('dialog').getByRole('radio').first().check();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  };
  await board.openCard(second);
  await reject();
  await expect(page).toHaveURL(new RegExp(`applicationId=${idOf(third)}`));
  await board.expectOpen(third);
  await reject();
  await expect(page).toHaveURL(new RegExp(`applicationId=${idOf(first)}`));
  await board.expectOpen(first);
  await reject();
  await expect(page).not.toHaveURL(/applicationId|candidateId/);
});

test('[MOVE-28] [MOVE-29] Discard all sends a whole step through the same question', async ({
  page,
  api,
}) => {
  const { position } = await fillBoard(api, 3);
  const board = new BoardPage(page);
  await board.open(position.id);
  for (const step of ['Hired', 'Discarded']) {
    await page.getByRole('button', { name: `${step} actions` }).click();
    await expect(page.getByRole('menuitem', { name: 'Discard all' })).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
  await board.chooseOnStep('Inbox', 'Discard all');
  await expect(page.getByRole('dialog', { name: 'Discard 3 candidates?' })).toBeVisible();
  await page.getByRole('dialog').getByRole('radio').first().check();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(board.cards('Inbox')).toHaveCount(0);
  await expect(page.getByText('3 candidates moved to Discarded')).toBeVisible();
});

test('[MOVE-06] [CONST-59] a simple move of the candidate that is looked at shows a check, then the next candidate', async ({
  page,
  api,
}) => {
  const { position, steps } = await fillBoard(api, 2);
  const board = new BoardPage(page);
  await board.open(position.id);
  const [first = '', second = ''] = await board.namesIn('Inbox');
  const next = steps
    .flatMap(({ applications }) => applications)
    .find(({ candidate }) => second.startsWith(candidate.firstName));
  await board.openCard(first);
  await expect(page.getByRole('button', { name: 'Move to Screening' })).toBeVisible();
  const start = Date.now();
  await page.keyboard.press('m');
  await expect(page.getByText('Moved', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`applicationId=${next?.id}`));
  expect(Date.now() - start).toBeGreaterThanOrEqual(750);
  await expect(board.card(first, 'Screening')).toBeVisible();
});

test('[BOARD-38] [MOVE-14] [MOVE-15] arrows page, Ctrl+D discards, and not what is discarded already', async ({
  page,
  api,
}) => {
  const { position, steps } = await fillBoard(api, 2);
  const { items: reasons } = await api.call(listReasons, { query: { type: 'APP_REJECTION' } });
  const board = new BoardPage(page);
  await board.open(position.id);
  const [first = '', second = ''] = await board.namesIn('Inbox');
  await board.openCard(first);
  await page.keyboard.press('ArrowRight');
  await board.expectOpen(second);
  await page.keyboard.press('ArrowLeft');
  await board.expectOpen(first);
  await page.keyboard.press('Control+d');
  await expect(page.getByRole('dialog', { name: dialogTitle('Discard', first) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: dialogTitle('Discard', first) })).toHaveCount(0);
  const id = new URL(page.url()).searchParams.get('applicationId') ?? '';
  const discarded = steps.find(({ type }) => type === 'DISCARDED')?.id ?? '';
  const body = { stepId: discarded, applicationIds: [id], rejectedReasonId: reasons[0]?.id };
  await api.call(moveApplications, { params: { id: position.id }, body });
  await expect(board.card(first, 'Inbox')).toHaveCount(0);
  await page.keyboard.press('Control+d');
  await expect(page).not.toHaveURL(/toDiscardApplicationIds/);
  const { data } = await api.call(getApplication, { params: { id: position.id, applicationId: id } });
  expect(data.stepId).toBe(discarded);
});
