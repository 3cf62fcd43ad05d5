import { listSteps } from '@cantera/shared/contracts/pipeline';
import { getPosition } from '@cantera/shared/contracts/positions';
import { createTrigger, listTriggers, saveAutomatisms } from '@cantera/shared/contracts/triggers';
import type { Locator, Page } from '@playwright/test';
import type { Api } from '../../fixtures/api.ts';
import { Hand } from '../../fixtures/hand.ts';
import { mailsTo, subjectOf } from '../../fixtures/outbox.ts';
import { apply, makeApplicant, makeOpenPosition } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { makeWorkflow } from '../../fixtures/workflows.ts';
import { BoardPage, fillBoard } from '../../pages/board.ts';
import { choose } from '../../pages/select.ts';

const automations = (page: Page, step = 'Inbox') =>
  page.getByRole('dialog', { name: `Automations of ${step}` });

/** The button at the foot of a dialog; a toast above it has one of the same name. */
const foot = (dialog: Locator) => dialog.getByRole('button', { name: 'Close' }).first();

/** Automations of a position, stored: from its nth step to another. */
async function store(api: Api, positionId: string, workflowId: string, ways: [number, number][]) {
  const steps = (await api.call(listSteps, { params: { id: positionId } })).data.items;
  for (const [from, to] of ways)
    await api.call(createTrigger, {
      body: {
        conditions: { jobId: positionId, fromStepId: steps[from]?.id ?? '', toStepId: steps[to]?.id ?? '' },
        workflowIds: [workflowId],
      },
    });
}
/** What the page changes at the server from now on. */
function watchChanges(page: Page): string[] {
  const changes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/api/v1/automations/'))
      changes.push(`${request.method()} ${pathname}`);
  });
  return changes;
}

test('the step of an automation is the one that is typed', async ({ page, api }) => {
  const { position } = await fillBoard(api, 1);
  const board = new BoardPage(page);
  await board.open(position.id);
  await board.chooseOnStep('Inbox', 'Automations');
  const dialog = automations(page);
  await dialog.getByRole('button', { name: 'Add automation' }).click();
  await dialog.getByRole('combobox', { name: 'Moved from Inbox to' }).click();
  await page.keyboard.type('hired');
  await expect(page.locator('.ant-select-item-option')).toHaveText(['Hired']);
  await page.keyboard.press('Enter');
  await expect(dialog.locator('.ant-select-content[title="Hired"]')).toBeVisible();
});

test('[TRG-06] [TRG-14] [TRG-15] [STEP-20] an automation is added on the board, counted, and mails who is moved', async ({
  page,
  api,
}) => {
  test.slow();
  const workflow = await makeWorkflow(api);
  const { position } = await fillBoard(api, 1);
  const someone = makeApplicant('Quima', `Passos ${Date.now()}`);
  const name = `${someone.firstName} ${someone.lastName}`;
  await apply(position.id, someone);
  const board = new BoardPage(page);
  await board.open(position.id);
  await board.chooseOnStep('Inbox', 'Automations');
  const dialog = automations(page);
  await expect(dialog.getByText('Nothing starts when a card leaves this step.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add automation' }).click();
  await choose(page, dialog, 'Moved from Inbox to', 'Screening');
  await choose(page, dialog, 'run', workflow.name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await test.step('[CONST-124] says that it is saved', () =>
    expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible());
  await expect(dialog.getByText(`Moved from Inbox to Screening, run ${workflow.name}`)).toBeVisible();
  await foot(dialog).click();
  await expect(page.getByRole('button', { name: '1 automation of Inbox' })).toBeVisible();
  await board.chooseOnCard(name, 'Move to', 'Screening');
  await expect
    .poll(() => mailsTo(someone.email).map(subjectOf), { timeout: 30_000 })
    .toContain(`${workflow.name} for ${someone.firstName}`);
  await page.getByRole('button', { name: '1 automation of Inbox' }).click();
  await expect(dialog.getByText('Would have started 1 time in 30 days')).toBeVisible();
});

test('[TRG-05] [TRG-13] [BOARD-18] an address opens the automations of a step with a new one to fill', async ({
  page,
  api,
}) => {
  const { position, steps } = await fillBoard(api, 1);
  const screening = steps.find(({ type }) => type === 'STEP');
  const board = new BoardPage(page);
  await board.open(position.id, `?addTriggerToStepId=${screening?.id}`);
  const dialog = automations(page, 'Screening');
  await expect(dialog.getByRole('form', { name: 'New automation' })).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Moved from Screening to' }).click();
  await expect(page.locator('.ant-select-dropdown:visible').getByTitle('Hired')).toBeVisible();
  await expect(page.locator('.ant-select-dropdown:visible').getByTitle('Inbox')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('link', { name: 'Create a workflow' })).toHaveAttribute(
    'href',
    `/agency/workflows/add?positionId=${position.id}`,
  );
  await foot(dialog).click();
  await expect(page).not.toHaveURL(/addTriggerToStepId/);
});

test('[TRG-16] [TRG-17] all of it can be done by the keyboard alone', async ({ page, api }) => {
  const workflow = await makeWorkflow(api, 'Teclat');
  const { position } = await fillBoard(api, 1);
  const board = new BoardPage(page);
  await board.open(position.id);
  const hand = new Hand(page, 'keyboard');
  await hand.press(page.getByRole('button', { name: 'Inbox actions', exact: true }));
  const entry = page.getByRole('menuitem', { name: 'Automations' });
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  while (!(await entry.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = automations(page);
  await hand.press(dialog.getByRole('button', { name: 'Add automation' }));
  await expect(dialog.getByRole('listitem', { name: 'New automation' })).toBeFocused();
  const step = dialog.getByRole('combobox', { name: 'Moved from Inbox to' });
  await hand.reach(step);
  await page.keyboard.press('ArrowDown');
  await expect(step).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await hand.choose(dialog.getByRole('combobox', { name: 'run' }), workflow.name);
  await hand.press(dialog.getByRole('button', { name: 'Save' }));
  const sentence = new RegExp(`^Moved from Inbox to .+, run ${workflow.name}$`);
  await expect(dialog.getByText(sentence)).toBeVisible();
  await hand.press(dialog.getByRole('button', { name: /^Delete: / }));
  await hand.press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete automation' }));
  await expect(dialog.getByText(sentence)).toHaveCount(0);
  await expect
    .poll(async () => (await api.call(listTriggers, { query: { jobId: position.id } })).data.items)
    .toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test.describe('two people', () => {
  test.use({ expected: ['409 /api/v1/automations/triggers', 'ERR_FAILED /api/v1/events'] });
  test('[TRG-07] who is slower learns at the place that the step is full', async ({ page, api }) => {
    const workflow = await makeWorkflow(api, 'Pressa');
    const { position } = await fillBoard(api, 1);
    await store(api, position.id, workflow.id, [
      [0, 1],
      [0, 2],
    ]);
    const board = new BoardPage(page);
    // What someone else does meanwhile is not heard: the list stays as it was read.
    await page.route('**/api/v1/events**', (route) => route.abort());
    await board.open(position.id);
    await board.chooseOnStep('Inbox', 'Automations');
    const dialog = automations(page);
    await dialog.getByRole('button', { name: 'Add automation' }).click();
    await expect(dialog.getByRole('button', { name: 'Add automation' })).toBeDisabled();
    await choose(page, dialog, 'Moved from Inbox to', 'Screening');
    await choose(page, dialog, 'run', workflow.name);
    await store(api, position.id, workflow.id, [[0, 3]]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Someone else has just added one');
    await expect(dialog.getByText(/^Moved from Inbox to .+, run/)).toHaveCount(3);
  });
});

test('an automation is tried on a candidate before it is saved', async ({ page, api }) => {
  test.slow();
  const workflow = await makeWorkflow(api, 'Prova');
  const {
    position,
    names: [name = ''],
  } = await fillBoard(api, 1);
  const board = new BoardPage(page);
  await board.open(position.id);
  await board.chooseOnStep('Inbox', 'Automations');
  const dialog = automations(page);
  await dialog.getByRole('button', { name: 'Add automation' }).click();
  await choose(page, dialog, 'Moved from Inbox to', 'Screening');
  await choose(page, dialog, 'run', workflow.name);
  await dialog.getByRole('button', { name: 'Try it' }).click();
  const trial = page.getByRole('dialog', { name: 'Try it' });
  const line = trial.getByRole('list', { name: 'What happens' });
  await expect(line).toContainText(`${workflow.name} for ${name.split(' ')[0]}`);
  await expect(line).toContainText(position.title);
  await trial.getByRole('button', { name: 'What if…' }).click();
  await page.getByRole('menuitem', { name: 'A channel is removed' }).click();
  await choose(page, trial, 'Which channel', 'Email');
  await expect(line).toContainText('The channel is removed: Email');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await foot(trial).click();
  await expect(trial).toHaveCount(0);
  expect((await api.call(listTriggers, { query: { jobId: position.id } })).data.items).toEqual([]);
});

test('[TRG-04] [TRG-07] [TRG-08] [TRG-18] a step shows its own, has three at most, and drops what was not saved', async ({
  page,
  api,
}) => {
  const workflow = await makeWorkflow(api, 'Meu');
  const { position } = await fillBoard(api, 1);
  await store(api, position.id, workflow.id, [
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
  const board = new BoardPage(page);
  await board.open(position.id);
  await expect(page.getByRole('button', { name: '1 automation of Screening' })).toBeVisible();
  await page.getByRole('button', { name: '2 automations of Inbox' }).click();
  const changes = watchChanges(page);
  const dialog = automations(page);
  await expect(dialog.getByText(/^Moved from Inbox to .+, run/)).toHaveCount(2);
  await expect(dialog.getByText(/^Moved from Screening/)).toHaveCount(0);
  const add = dialog.getByRole('button', { name: 'Add automation' });
  await expect(add).toBeEnabled();
  await add.click();
  await expect(add).toBeDisabled();
  await expect(dialog.getByText('A step has 3 automations at most.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove the new automation' }).click();
  await expect(dialog.getByRole('form')).toHaveCount(0);
  await expect(add).toBeEnabled();
  expect(changes).toEqual([]);
});

test('[TRG-09] [TRG-10] [TRG-11] [TRG-12] a new one needs a step and a workflow, of those that can be chosen', async ({
  page,
  api,
}) => {
  const workflow = await makeWorkflow(api, 'Tria');
  const { position } = await fillBoard(api, 1);
  const board = new BoardPage(page);
  await board.open(position.id);
  await board.chooseOnStep('Screening', 'Automations');
  const changes = watchChanges(page);
  const dialog = automations(page, 'Screening');
  await dialog.getByRole('button', { name: 'Add automation' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const step = dialog.getByRole('combobox', { name: 'Moved from Screening to' });
  const run = dialog.getByRole('combobox', { name: 'run' });
  await expect(step).toHaveAttribute('aria-invalid', 'true');
  await expect(run).toHaveAttribute('aria-invalid', 'true');
  await step.click();
  const offered = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
  await expect(offered).toHaveText(['Interview', 'Offer', 'Hired', 'Discarded']);
  await page.keyboard.press('Escape');
  await run.click();
  await run.fill(workflow.name);
  await expect(offered.filter({ hasText: workflow.name })).toHaveCount(1);
  await page.keyboard.press('Escape');
  expect(changes).toEqual([]);
});

test.describe('refused', () => {
  test.use({ expected: [/^500 /] });
  test('[TRG-16] [TRG-19] a save and a deletion that fail are told, and nothing is lost', async ({
    page,
    api,
  }) => {
    const workflow = await makeWorkflow(api, 'Error');
    const { position } = await fillBoard(api, 1);
    await store(api, position.id, workflow.id, [[0, 2]]);
    const board = new BoardPage(page);
    await board.open(position.id);
    await page.route('**/api/v1/automations/triggers**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, json: {} }),
    );
    await board.chooseOnStep('Inbox', 'Automations');
    const changes = watchChanges(page);
    const dialog = automations(page);
    const saved = dialog.getByText(`Moved from Inbox to Interview, run ${workflow.name}`);
    await expect(saved).toBeVisible();
    await expect(dialog.getByRole('combobox')).toHaveCount(0);
    await dialog.getByRole('button', { name: /^Delete: / }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete automation' }).click();
    const told = page.getByRole('alert').filter({ hasText: 'If the problem persists' });
    await expect(told).toBeVisible();
    await expect(saved).toBeVisible();
    // Another one must come: this one goes.
    await told.locator('xpath=..').getByRole('button', { name: 'Close' }).click();
    await expect(told).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Add automation' }).click();
    await choose(page, dialog, 'Moved from Inbox to', 'Screening');
    await choose(page, dialog, 'run', workflow.name);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => changes).toContain('POST /api/v1/automations/triggers');
    await expect(told).toBeVisible();
    await expect(dialog.getByRole('form')).toContainText('Screening');
  });

  test('[TRG-21] [TRG-24] [TRG-25] [PCONF-01] automatisms begin with what is stored, and go back to it', async ({
    page,
    api,
  }) => {
    const [stored, other] = [await makeWorkflow(api, 'Desat', 60), await makeWorkflow(api, 'Altre', 60)];
    const { id } = await makeOpenPosition(api);
    await api.call(saveAutomatisms, {
      params: { id },
      body: {
        welcomeWorkflowId: stored.id,
        discardWorkflowId: stored.id,
        kqDiscardWorkflowId: stored.id,
      },
    });
    await page.goto(`/positions/${id}/configuration`);
    const anchors = page.getByRole('navigation', { name: 'Sections of the configuration' });
    for (const name of ['Benefits', 'Job portal', 'Automatisms'])
      await expect(anchors.getByRole('link', { name })).toBeVisible();
    const section = page.getByRole('region', { name: 'Automatisms' });
    await expect(section.getByTitle(stored.name)).toHaveCount(3);
    await expect(section.getByRole('link', { name: 'Configure channels' })).toHaveAttribute(
      'href',
      '/settings/channels',
    );
    await expect(section.getByRole('link', { name: 'Create a workflow' })).toHaveAttribute(
      'href',
      '/agency/workflows/add',
    );
    await page.route(`**/triggers/job/${id}`, (route) => route.fulfill({ status: 500, json: {} }));
    await choose(page, section, 'When a candidate is discarded', other.name);
    await expect(page.getByRole('alert')).toContainText('If the problem persists');
    await expect(section.getByTitle(stored.name)).toHaveCount(3);
    await page.unroute(`**/triggers/job/${id}`);
    await choose(page, section, 'When a candidate is discarded', other.name);
    await expect(page.getByRole('status').filter({ hasText: 'Saved' }).first()).toBeVisible();
    await expect
      .poll(async () => (await api.call(getPosition, { params: { id } })).data.discardWorkflowId)
      .toBe(other.id);
  });
});

test('axe finds nothing in the automations of a step, and they fit a phone', async ({ page, api }) => {
  const workflow = await makeWorkflow(api, 'Un flux amb un nom força llarg');
  const { position, steps } = await fillBoard(api, 1);
  const [from] = steps;
  await store(api, position.id, workflow.id, [[0, 1]]);
  const board = new BoardPage(page);
  await board.open(position.id, `?addTriggerToStepId=${from?.id}`);
  await expect(automations(page).getByRole('combobox')).toHaveCount(2);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('[TRG-20] [TRG-22] [TRG-23] [PCONF-11] automatisms are chosen, saved together and removed together', async ({
  page,
  api,
}) => {
  const held = await makeWorkflow(api, 'Amb espera', 60);
  const atOnce = await makeWorkflow(api, 'Tot seguit');
  const { id } = await makeOpenPosition(api);
  const stored = async () => {
    const { data } = await api.call(getPosition, { params: { id } });
    return [data.welcomeWorkflowId, data.discardWorkflowId, data.kqDiscardWorkflowId];
  };
  await page.goto(`/positions/${id}`);
  await page
    .getByRole('navigation', { name: 'Position', exact: true })
    .getByRole('link', { name: 'Configuration' })
    .click();
  await page.getByRole('link', { name: 'Automatisms' }).click();
  const section = page.getByRole('region', { name: 'Automatisms' });
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().endsWith(`/triggers/job/${id}`))
      saves.push(request.postData() ?? '');
  });
  await choose(page, section, 'When a candidate is added', held.name);
  await choose(page, section, 'When a candidate is discarded', held.name);
  await expect(section.getByText('Choose all three; nothing is saved yet.')).toBeVisible();
  await choose(page, section, 'When a killer question rejects a candidate', atOnce.name);
  await expect(section.getByText('Saved', { exact: true })).toBeVisible();
  await expect.poll(stored).toEqual([held.id, held.id, atOnce.id]);
  // A save of two would have been sent long before that of three.
  expect(saves).toHaveLength(1);
  await expect(section.getByText('The refusal goes out at once; nobody can look first.')).toBeVisible();
  await expect(section.getByRole('link', { name: 'Add a delay' })).toHaveAttribute(
    'href',
    `/agency/workflows/${atOnce.id}`,
  );
  // At the top nothing stands half below the bar.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.reload();
  await expect(section.getByText('All three are on.')).toBeVisible();
  await section.getByRole('button', { name: 'Remove all three' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove all three' }).click();
  await expect.poll(stored).toEqual([null, null, null]);
  await expect(section.getByText('None is chosen: nothing is sent by itself.')).toBeVisible();
});
