import { listSteps } from '@cantera/shared/contracts/pipeline';
import { expect, test } from '../../fixtures/test.ts';
import { BoardPage, fillBoard } from '../../pages/board.ts';

test('[STEP-05] [STEP-06] [STEP-07] [STEP-08] a custom step is added right after the inbox or another step', async ({
  page,
  api,
}) => {
  const { position } = await fillBoard(api, 1);
  const board = new BoardPage(page);
  await board.open(position.id);
  for (const step of ['Hired', 'Discarded']) {
    await page.getByRole('button', { name: `${step} actions` }).click();
    await expect(page.getByRole('menuitem', { name: 'Add custom step' })).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
  await board.chooseOnStep('Inbox', 'Add custom step');
  await expect(board.lane('Custom step (1)')).toBeVisible();
  await board.chooseOnStep('Custom step (1)', 'Add custom step');
  await expect(board.lane('Custom step (2)')).toBeVisible();
  const steps = async () => (await api.call(listSteps, { params: { id: position.id } })).data.items;
  await expect
    .poll(async () => (await steps()).slice(0, 3).map(({ name }) => name))
    .toEqual(['Inbox', 'Custom step (1)', 'Custom step (2)']);
  expect((await steps())[1]?.categoryId).toBe('INTERNAL');
});

test('[STEP-09] [STEP-10] [STEP-11] a custom step is renamed while it is typed; emptied it is Unnamed', async ({
  page,
  api,
}) => {
  const { position } = await fillBoard(api, 1);
  const board = new BoardPage(page);
  await board.open(position.id);
  const created = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/hiring_process_steps'),
  );
  await board.chooseOnStep('Inbox', 'Add custom step');
  expect(Object.keys((await created).postDataJSON()).sort()).toEqual(['id', 'name', 'position']);
  await expect(board.lane('Custom step (1)')).toBeVisible();
  await board.chooseOnStep('Custom step (1)', 'Rename');
  const renamed: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') renamed.push(request.postDataJSON());
  });
  const field = page.getByRole('textbox', { name: 'Name of the step' });
  await field.pressSequentially('Technical test', { delay: 10 });
  await expect(board.lane('Technical test')).toBeVisible();
  expect(renamed).toEqual([{ name: 'Technical test' }]);
  await field.fill('');
  await field.press('Enter');
  await expect(board.lane('Unnamed')).toBeVisible();
  await page.reload();
  await expect(board.lane('Unnamed')).toBeVisible();
});

test('[STEP-12] [STEP-13] an empty custom step can be deleted, one with candidates not', async ({
  page,
  api,
}) => {
  const {
    position,
    names: [first = ''],
  } = await fillBoard(api, 1);
  const board = new BoardPage(page);
  await board.open(position.id);
  await board.chooseOnStep('Inbox', 'Add custom step');
  await expect(board.lane('Custom step (1)')).toBeVisible();
  await board.chooseOnCard(first, 'Move to', 'Custom step (1)');
  await expect(page.getByText(`${first} moved to Custom step (1)`)).toBeVisible();
  const deletions: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deletions.push(request.url());
  });
  await board.chooseOnStep('Custom step (1)', 'Delete step');
  await expect(page.getByRole('alert')).toContainText("You can't delete an step with candidates");
  expect(deletions).toEqual([]);
  await board.chooseOnCard(first, 'Move to', 'Inbox');
  await expect(page.getByText(`${first} moved to Inbox`)).toBeVisible();
  await board.chooseOnStep('Custom step (1)', 'Delete step');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete step' }).click();
  await expect(board.lane('Custom step (1)')).toHaveCount(0);
  await expect.poll(() => deletions.length).toBe(1);
  await page.reload();
  await expect(board.lane('Inbox')).toBeVisible();
  await expect(board.lane('Custom step (1)')).toHaveCount(0);
});

test('[STEP-02] [STEP-03] [STEP-04] a step is handed to the client and back', async ({ page, api }) => {
  const { position } = await fillBoard(api, 1);
  const board = new BoardPage(page);
  await board.open(position.id);
  const banner = board.column('Screening').getByText('This step is handled by the client');
  await expect(banner).toHaveCount(0);
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await board.chooseOnStep('Screening', 'Let the client handle it');
  expect((await sent).postDataJSON()).toEqual({ category_id: 'EXTERNAL' });
  await expect(banner).toBeVisible();
  await page.reload();
  await expect(banner).toBeVisible();
  await board.chooseOnStep('Screening', 'Handle it internally');
  await expect(banner).toHaveCount(0);
});

test('[STEP-15] [STEP-17] [STEP-18] [STEP-19] hidden steps stay hidden for this position, and are counted', async ({
  page,
  api,
}) => {
  const {
    position,
    names: [first = ''],
  } = await fillBoard(api, 2);
  const other = await fillBoard(api, 1);
  const board = new BoardPage(page);
  await board.open(position.id);
  await board.chooseOnCard(first, 'Move to', 'Screening');
  await expect(board.card(first, 'Screening')).toBeVisible();
  await board.chooseOnStep('Screening', 'Hide step');
  await expect(board.lane('Screening')).toHaveCount(0);
  await expect(page.getByText('1 hidden candidate')).toBeVisible();
  await page.reload();
  await expect(board.lane('Inbox')).toBeVisible();
  await expect(board.lane('Screening')).toHaveCount(0);
  await page.getByRole('button', { name: 'View hidden steps' }).click();
  await expect(board.card(first, 'Screening')).toBeVisible();
  await board.open(other.position.id);
  await expect(board.lane('Screening')).toBeVisible();
  await board.open(position.id);
  await page.getByRole('button', { name: 'View hidden steps' }).click();
  await board.chooseOnStep('Screening', 'Show step');
  await expect(page.getByRole('button', { name: 'View hidden steps' })).toHaveCount(0);
  await expect(board.lane('Screening')).toBeVisible();
});

test('[STEP-16] the inbox cannot be hidden', async ({ page, api }) => {
  const { position } = await fillBoard(api, 1);
  const board = new BoardPage(page);
  await board.open(position.id);
  await page.getByRole('button', { name: 'Inbox actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Add custom step' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Hide step' })).toHaveCount(0);
});
