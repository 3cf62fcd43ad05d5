import { listDecisions } from '@cantera/shared/contracts/decisions';
import { getDiscardRule, saveDiscardRule } from '@cantera/shared/contracts/discard-scoring';
import { updatePosition } from '@cantera/shared/contracts/position-changes';
import type { Position } from '@cantera/shared/contracts/positions';
import { saveAutomatisms } from '@cantera/shared/contracts/triggers';
import type { Page } from '@playwright/test';
import { type Api, apiAs } from '../../fixtures/api.ts';
import type { Applicant } from '../../fixtures/curriculum.ts';
import { Hand } from '../../fixtures/hand.ts';
import { mailsTo, subjectOf } from '../../fixtures/outbox.ts';
import { apply, boardOf, makeApplicant, makeOpenPosition } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { makeWorkflow } from '../../fixtures/workflows.ts';
import { BoardPage } from '../../pages/board.ts';

const nameOf = ({ firstName, lastName }: Applicant) => `${firstName} ${lastName}`;
const ruleDialog = (page: Page) => page.getByRole('dialog', { name: 'Autodiscard', exact: true });
const pendingDialog = (page: Page) => page.getByRole('dialog', { name: 'Discarded by score', exact: true });
const percentage = (page: Page) => ruleDialog(page).getByRole('textbox', { name: 'Percentage' });
const toast = (page: Page, text: string) =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text });
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

async function openRule(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Actions($|:)/ }).click();
  await page.getByRole('menuitem', { name: 'Autodiscard', exact: true }).click();
  await expect(percentage(page)).toBeVisible();
}

/** An open position that asks for what no CV of these tests has, and people who have applied and have a score. */
async function scoredPosition(api: Api, firstNames: readonly string[]) {
  const position = await makeOpenPosition(api);
  const family = `Vall ${Date.now()}`;
  await api.call(updatePosition, {
    params: { id: position.id },
    body: {
      jobDescription:
        '<h2>Requirements</h2><ul><li>Kubernetes</li><li>Rust</li><li>German C1</li><li>Terraform</li></ul>',
    },
  });
  const applicants = firstNames.map((firstName) => makeApplicant(firstName, family));
  for (const applicant of applicants) await apply(position.id, applicant);
  await expect
    .poll(
      async () =>
        (await boardOf(api, position.id))
          .flatMap(({ applications }) => applications)
          .filter(({ scoring }) => scoring !== null).length,
      { timeout: 120_000 },
    )
    .toBe(applicants.length);
  return { position, applicants };
}

/** Who is discarded from a position is written to, after the time for undo. */
async function writeToDiscarded(api: Api, { id }: Position): Promise<string> {
  const workflow = await makeWorkflow(api, 'Comiat');
  await api.call(saveAutomatisms, {
    params: { id },
    body: {
      welcomeWorkflowId: (await makeWorkflow(api)).id,
      discardWorkflowId: workflow.id,
      kqDiscardWorkflowId: (await makeWorkflow(api)).id,
    },
  });
  return workflow.name;
}

test.describe
  .serial('autodiscard', () => {
    test.setTimeout(180_000);
    let position: Position;
    let applicants: readonly Applicant[];
    let subject: string;
    const named = (firstName: string): Applicant => {
      const found = applicants.find((one) => one.firstName === firstName);
      if (!found) throw new Error(`${firstName} has not applied`);
      return found;
    };
    const farewells = ({ email }: Applicant) =>
      mailsTo(email)
        .map(subjectOf)
        .filter((one) => one.startsWith(subject));
    test.beforeAll(async () => {
      const api = await apiAs('recruiter');
      ({ position, applicants } = await scoredPosition(api, ['Ada', 'Biel', 'Clara']));
      subject = await writeToDiscarded(api, position);
    });
    const open = async (page: Page) => {
      const board = new BoardPage(page);
      await board.open(position.id);
      return board;
    };
    const openList = async (page: Page) => {
      await page.getByRole('button', { name: 'Review', exact: true }).click();
      const list = pendingDialog(page);
      const row = (someone: Applicant) => list.getByRole('listitem').filter({ hasText: nameOf(someone) });
      const close = () => list.getByRole('button', { name: 'Close' }).first().click();
      return { list, row, close };
    };

    test('[BOARD-07] [AUTOD-01] [AUTOD-03] opens from the Actions menu, and begins lax, at 0 and off', async ({
      page,
    }) => {
      await open(page);
      await openRule(page);
      const dialog = ruleDialog(page);
      await expect(dialog.getByRole('radio', { name: 'Lax', exact: true })).toBeChecked();
      await expect(percentage(page)).toHaveValue('0');
      await expect(dialog.getByRole('switch', { name: 'Active' })).not.toBeChecked();
      await expect(
        dialog.getByText('3 applications have a score; 0 would have been discarded:'),
      ).toBeVisible();
    });

    test('[BOARD-45] [AUTOD-09] [AUTOD-10] [AUTOD-11] is tried on the past, named, and saved', async ({
      page,
    }) => {
      await open(page);
      await openRule(page);
      const dialog = ruleDialog(page);
      await dialog.getByRole('radio', { name: 'Very strict' }).check();
      await expect(dialog.getByText(/judges the lax score/)).toBeVisible();
      await dialog.getByRole('slider').focus();
      await page.keyboard.press('End');
      await expect(percentage(page)).toHaveValue('100');
      await expect(
        dialog.getByText('3 applications have a score; 3 would have been discarded:'),
      ).toBeVisible();
      await expect(dialog.getByRole('row').filter({ hasText: nameOf(named('Ada')) })).toContainText('Inbox');
      await dialog.getByRole('switch', { name: 'Active' }).check();
      await expect(dialog.getByText('Saving discards 3 of the inbox now.')).toBeVisible();
      await expectAccessible(page);
      const sent = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith('/discard_scoring'),
      );
      await dialog.getByRole('button', { name: 'Activate' }).click();
      const request = await sent;
      expect(new URL(request.url()).pathname).toBe(`/services/workflows/jobs/${position.id}/discard_scoring`);
      expect(request.postDataJSON()).toMatchObject({
        discard_scoring: { severity: 'LAX', percentage: 100, active: true },
      });
      await expect(toast(page, 'Autodiscard is active')).toContainText(
        '3 discarded by score wait for a person',
      );
    });

    test('[BOARD-08] [AUTOD-02] [AUTOD-08] [AUTOD-13] shows again as it was saved', async ({ page }) => {
      const read = page.waitForResponse((response) => response.url().endsWith('/discard_scoring'));
      await open(page);
      expect(await (await read).json()).toMatchObject({ severity: 'LAX', percentage: 100, active: true });
      await expect(page.getByRole('button', { name: 'Actions: Autodiscard is active' })).toBeVisible();
      await openRule(page);
      const dialog = ruleDialog(page);
      await expect(percentage(page)).toHaveValue('100');
      await expect(dialog.getByRole('switch', { name: 'Active' })).toBeChecked();
      await expect(dialog.getByRole('radio', { name: 'Lax', exact: true })).toBeChecked();
    });

    test('[BOARD-46] [BOARD-47] [BOARD-50] who was discarded waits in a list', async ({ page }) => {
      const board = await open(page);
      await expect(page.getByText('3 discarded by score wait for you')).toBeVisible();
      await expect(board.card(nameOf(named('Ada')), 'Discarded')).toContainText('By score, to be confirmed');
      const { row } = await openList(page);
      await expect(row(named('Ada'))).toContainText('Not found:');
      await expectAccessible(page);
      await row(named('Biel')).getByRole('checkbox').check();
      await row(named('Ada')).getByRole('link').click();
      await board.expectOpen(nameOf(named('Ada')));
      await expect(page.getByText('Discarded by score, to be confirmed').first()).toBeVisible();
      await page.getByRole('tab', { name: 'History' }).click();
      await expect(page.getByRole('list', { name: 'History' })).toContainText(
        'Discarded by score, to be confirmed',
      );
      await page.getByRole('button', { name: 'Review', exact: true }).click();
      await expect(row(named('Biel')).getByRole('checkbox')).toBeChecked();
      await expect(row(named('Ada')).getByRole('checkbox')).not.toBeChecked();
    });

    test('[BOARD-48] a confirmation names its mail, can be taken back, and sends it', async ({ page }) => {
      await open(page);
      const { row, close } = await openList(page);
      const [ada, biel] = [named('Ada'), named('Biel')];
      const question = page.getByRole('alertdialog');
      await row(biel)
        .getByRole('button', { name: `Confirm the discard of ${nameOf(biel)}` })
        .click();
      await expect(question).toContainText(`to ${nameOf(biel)} leaves in 2 s`);
      await question.getByRole('button', { name: 'Confirm' }).click();
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect(toast(page, 'Confirmation undone')).toBeVisible();
      await expect(row(biel)).toBeVisible();
      await row(ada)
        .getByRole('button', { name: `Confirm the discard of ${nameOf(ada)}` })
        .click();
      await question.getByRole('button', { name: 'Confirm' }).click();
      await expect(row(ada)).toHaveCount(0);
      await close();
      await expect(page.getByText('2 discarded by score wait for you')).toBeVisible();
      await expect.poll(() => farewells(ada), { timeout: 30_000 }).toHaveLength(1);
      expect(farewells(biel)).toEqual([]);
    });

    test('[BOARD-49] [BOARD-55] who is restored stands in the inbox again, and gets no mail; the reason is kept', async ({
      page,
      api,
    }) => {
      const board = await open(page);
      const { list, row, close } = await openList(page);
      const [biel, clara] = [named('Biel'), named('Clara')];
      const reason = list.getByRole('textbox', { name: 'Reason (optional)' });
      await reason.fill('Has run clusters for years');
      await row(clara)
        .getByRole('button', { name: `Restore ${nameOf(clara)}` })
        .click();
      await expect(row(clara)).toHaveCount(0);
      await expect(reason).toHaveValue('');
      const { data } = await api.call(listDecisions, { query: { positionId: position.id } });
      expect(data.items.find(({ candidate }) => candidate?.name === nameOf(clara))).toMatchObject({
        state: 'REVERSED',
        settled: { reason: 'Has run clusters for years' },
      });
      await close();
      await expect(page.getByText('1 discarded by score waits for you')).toBeVisible();
      await expect(board.card(nameOf(clara), 'Inbox')).toBeVisible();
      // When the mail of who is discarded after that is there, any to them would be.
      const again = await openList(page);
      await again
        .row(biel)
        .getByRole('button', { name: `Confirm the discard of ${nameOf(biel)}` })
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
      await expect.poll(() => farewells(biel), { timeout: 30_000 }).toHaveLength(1);
      expect(farewells(clara)).toEqual([]);
    });

    test('[AUTOD-07] [AUTOD-12] is switched off, at 0', async ({ page, api }) => {
      await open(page);
      await openRule(page);
      const dialog = ruleDialog(page);
      await percentage(page).fill('0');
      await dialog.getByRole('switch', { name: 'Active' }).uncheck();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(toast(page, 'Autodiscard is incative')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Actions', exact: true })).toBeVisible();
      expect(await api.call(getDiscardRule, { params: { id: position.id } })).toMatchObject({
        percentage: 0,
        active: false,
      });
      await openRule(page);
      await percentage(page).fill('100');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect
        .poll(async () => (await api.call(getDiscardRule, { params: { id: position.id } })).percentage)
        .toBe(100);
    });
  });

test('[AUTOD-04] [AUTOD-05] [AUTOD-06] refuses what is no level and no percentage', async ({ page, api }) => {
  const position = await makeOpenPosition(api);
  await page.route('**/discard_scoring', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const answer = await route.fetch();
    return route.fulfill({ json: { ...(await answer.json()), severity: 'HARD' } });
  });
  const board = new BoardPage(page);
  await board.open(position.id);
  await openRule(page);
  const dialog = ruleDialog(page);
  await expect(dialog.getByText('Nobody has applied in 90 days')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Level must be one of lax, strict or very strict')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Strict', exact: true }).check();
  await percentage(page).fill('-1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Percentage must be at least 0')).toBeVisible();
  await percentage(page).fill('101');
  await expect(dialog.getByText('Percentage must be at most 100')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect((await api.call(getDiscardRule, { params: { id: position.id } })).version).toBe(0);
});

test.describe('a save that fails', () => {
  test.use({ expected: [/^500 .*\/discard_scoring$/] });
  test('[AUTOD-14] [CONST-134] says so and keeps what was typed', async ({ page, api }) => {
    const position = await makeOpenPosition(api);
    await page.route('**/discard_scoring', (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({
            status: 500,
            json: { error: { code: 'INTERNAL', message: 'Failed', request_id: '1' } },
          }),
    );
    const board = new BoardPage(page);
    await board.open(position.id);
    await openRule(page);
    await percentage(page).fill('35');
    await ruleDialog(page).getByRole('button', { name: 'Save' }).click();
    const failure = toast(page, 'An error has occurred while configuring automatic discarding');
    await expect(failure).toContainText('Error');
    await expect(percentage(page)).toHaveValue('35');
  });
});

test('[BOARD-51] leads to who was discarded, on a phone and by the keyboard alone', async ({ page, api }) => {
  test.setTimeout(240_000);
  const { position, applicants } = await scoredPosition(api, ['Dídac']);
  const [didac] = applicants as [Applicant];
  await page.setViewportSize({ width: 390, height: 844 });
  const board = new BoardPage(page);
  await board.open(position.id);
  const hand = new Hand(page, 'keyboard');
  await hand.press(page.getByRole('button', { name: 'Actions', exact: true }));
  await page.keyboard.press('Enter');
  const dialog = ruleDialog(page);
  await hand.reach(dialog.getByRole('slider'));
  await page.keyboard.press('End');
  await hand.reach(dialog.getByRole('switch', { name: 'Active' }));
  await page.keyboard.press('Space');
  await expect(dialog.getByText('Saving discards 1 of the inbox now.')).toBeVisible();
  expect(await widthOf(page)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await hand.press(dialog.getByRole('button', { name: 'Activate' }));
  await hand.press(page.getByRole('link', { name: 'Review them' }));
  const list = pendingDialog(page);
  await expect(list.getByText(nameOf(didac))).toBeVisible();
  expect(await widthOf(page)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await hand.press(list.getByRole('checkbox', { name: 'Select all (1)' }));
  await hand.press(list.getByRole('button', { name: 'Restore 1' }));
  await expect(list.getByText('Nobody waits')).toBeVisible();
  await page.keyboard.press('Escape');
  // The strip that led here is gone by now: the focus stands on the board's own menu, not somewhere behind it.
  await expect(page.getByRole('button', { name: 'Actions: Autodiscard is active' })).toBeFocused();
  // The lane itself may be out of sight.
  const inbox = (await boardOf(api, position.id)).find(({ type }) => type === 'INBOX');
  expect(inbox?.applications.map(({ candidate }) => candidate.firstName)).toEqual([didac.firstName]);
  await expect(page.getByText(/discarded by score wait/)).toHaveCount(0);
});

test('[BOARD-56] those who were discarded together are restored together, but for whom somebody has moved', async ({
  page,
  api,
}) => {
  test.setTimeout(240_000);
  const { position, applicants } = await scoredPosition(api, ['Hug', 'Iria', 'Jan']);
  const [hug] = applicants as [Applicant];
  await api.call(saveDiscardRule, {
    params: { id: position.id },
    body: { discardScoring: { severity: 'LAX', percentage: 100, active: true } },
  });
  const board = new BoardPage(page);
  await board.open(position.id);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  const list = pendingDialog(page);
  await list.getByRole('button', { name: `Restore ${nameOf(hug)}` }).click();
  await expect(list.getByText('2 can be restored')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await widthOf(page)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  const hand = new Hand(page, 'keyboard');
  await hand.press(list.getByRole('button', { name: /^Undo the run of/ }));
  const question = page.getByRole('alertdialog', { name: 'Restore the 2 of this run?' });
  await expect(question).toContainText('1 stays as it is: somebody has confirmed, moved or restored it.');
  await hand.reach(question.getByRole('textbox', { name: 'Reason (optional)' }));
  await page.keyboard.type('The CVs were scans');
  expect(await widthOf(page)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await hand.press(question.getByRole('button', { name: 'Restore 2' }));
  await expect(toast(page, '2 restored')).toContainText('1 stays as it is');
  await expect(list.getByText('Nobody waits')).toBeVisible();
  const inbox = (await boardOf(api, position.id)).find(({ type }) => type === 'INBOX');
  expect(inbox?.applications).toHaveLength(3);
  await page.goto('/agency/decisions');
  await expect(page.getByText('“The CVs were scans”').first()).toBeVisible();
});

test('[AGY-12] [AGY-13] stands in the record of the agency, whatever became of it', async ({ page, api }) => {
  test.setTimeout(240_000);
  const { position, applicants } = await scoredPosition(api, ['Emma']);
  const [emma] = applicants as [Applicant];
  await api.call(saveDiscardRule, {
    params: { id: position.id },
    body: { discardScoring: { severity: 'LAX', percentage: 100, active: true } },
  });
  await page.goto('/positions');
  await page.getByRole('button', { name: /Agency menu/ }).click();
  await page.getByRole('menuitem', { name: 'Automatic decisions' }).click();
  const row = page.getByRole('row').filter({ hasText: nameOf(emma) });
  await expect(row).toContainText('Waits for a person');
  await expect(row).toContainText(/Discarded by score: \d+, below 100/);
  await expect(row.getByRole('link', { name: position.title })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Kind' }).click();
  await page.getByRole('checkbox', { name: 'Discarded by a killer question' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'Time' }).click();
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(row).toHaveCount(0);
  await expect(page).toHaveURL(/time=..2020-01-01/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await row.getByRole('link', { name: nameOf(emma) }).click();
  await expect(page).toHaveURL(new RegExp(`/positions/${position.id}\\?applicationId=`));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/agency/decisions');
  await expect(page.getByRole('link', { name: nameOf(emma) })).toBeVisible();
  expect(await widthOf(page)).toBeLessThanOrEqual(390);
});

test('[AGY-14] [AGY-15] selection rates say whom automatic decisions leave in process', async ({
  page,
  api,
}) => {
  test.setTimeout(240_000);
  const { position } = await scoredPosition(api, ['Flor', 'Gael']);
  await api.call(saveDiscardRule, {
    params: { id: position.id },
    body: { discardScoring: { severity: 'LAX', percentage: 100, active: true } },
  });
  await page.goto('/positions');
  await page.getByRole('button', { name: /Agency menu/ }).click();
  await page.getByRole('menuitem', { name: 'Automatic decisions' }).click();
  await page.getByRole('link', { name: 'Selection rates' }).click();
  await expect(page).toHaveURL(/\/agency\/decisions\/rates$/);
  await page.getByRole('button', { name: 'Position', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search in Position' }).fill(position.title);
  await page.getByRole('checkbox', { name: position.title }).click();
  await expect(page.getByText('2 applications, 2 discarded automatically, 0% left in process')).toBeVisible();
  const table = page.getByRole('table', { name: 'By the language of the CV' });
  await expect(table.getByRole('row', { name: 'English 2 2 0%' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(3);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(table).toBeVisible();
  expect(await widthOf(page)).toBeLessThanOrEqual(390);
  await page.getByRole('link', { name: 'Record' }).click();
  await expect(page.getByRole('link', { name: position.title }).first()).toBeVisible();
});
