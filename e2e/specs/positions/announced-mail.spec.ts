import { getPosition, listPositions, type Position } from '@cantera/shared/contracts/positions';
import { apiAs } from '../../fixtures/api.ts';
import type { Applicant } from '../../fixtures/curriculum.ts';
import { mailsTo, subjectOf } from '../../fixtures/outbox.ts';
import { apply, makeApplicant } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { BoardPage } from '../../pages/board.ts';

let position: Position;
test.beforeAll(async () => {
  const api = await apiAs('recruiter');
  const { data } = await api.call(listPositions, {
    query: { status: 'OPEN', perPage: 50, sortBy: 'created_at' },
  });
  const all = await Promise.all(data.items.map(({ id }) => api.call(getPosition, { params: { id } })));
  // One of the demo's: no screen sets the workflow that writes to those who are discarded.
  const found = all
    .map((answer) => answer.data)
    .findLast(
      (each) =>
        each.discardWorkflowId &&
        each.killerQuestionCount === 0 &&
        each.jobPortalEnabled &&
        each.channelsOk.includes('EMAIL'),
    );
  if (!found) throw new Error('the demo has no such position');
  position = found;
});

const nameOf = ({ firstName, lastName }: Applicant) => `${firstName} ${lastName}`;
const refusals = ({ email }: Applicant) =>
  mailsTo(email)
    .map(subjectOf)
    .filter((subject) => subject.startsWith('News about'));

test.describe('the message that a discard sends', () => {
  test.slow();

  test('[MOVE-37] [MOVE-38] is named before and after, can be looked at, and is not sent when that is chosen', async ({
    page,
  }) => {
    const family = `Avís ${Date.now()}`;
    const [quiet, told] = [makeApplicant('Quim', family), makeApplicant('Tona', family)];
    for (const someone of [quiet, told]) await apply(position.id, someone);
    const board = new BoardPage(page);
    await board.open(position.id, `?toolbar.query=${encodeURIComponent(family)}`);
    const dialog = page.getByRole('dialog', { name: /^Discard/ });

    await board.chooseOnCard(nameOf(quiet), 'Discard');
    const line = `Email “News about ${position.title}” to ${nameOf(quiet)} leaves in 2 s`;
    await expect(dialog.getByText(line)).toBeVisible();
    await dialog.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: 'What is sent' });
    await expect(preview).toContainText(`Dear ${nameOf(quiet)}`);
    await expect(preview).toContainText(quiet.email);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(preview).toHaveCount(0);
    await dialog.getByRole('checkbox', { name: 'Do not send' }).check();
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    const toast = page.getByRole('status').filter({ hasText: 'moved to Discarded' });
    await expect(toast).toContainText(nameOf(quiet));
    await expect(toast.getByRole('button', { name: 'Do not send' })).toHaveCount(0);

    await board.chooseOnCard(nameOf(told), 'Discard');
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect(toast).toContainText(`Email “News about ${position.title}”`);
    await expect(toast.getByRole('button')).toHaveText(['Preview', 'Do not send', 'Undo']);
    await expect.poll(() => refusals(told), { timeout: 20_000 }).toHaveLength(1);
    expect(refusals(quiet)).toEqual([]);
  });

  test('[MOVE-38] Do not send in the toast leaves the card where it was moved, and says so', async ({
    page,
  }) => {
    const someone = makeApplicant('Uriel', `Avís ${Date.now()}`);
    await apply(position.id, someone);
    const board = new BoardPage(page);
    await board.open(position.id, `?toolbar.query=${encodeURIComponent(someone.lastName)}`);
    await board.chooseOnCard(nameOf(someone), 'Discard');
    const dialog = page.getByRole('dialog', { name: /^Discard/ });
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    const withheld = page.waitForResponse((response) => response.url().endsWith('/withhold-messages'));
    await page.getByRole('button', { name: 'Do not send' }).click();
    const answer = await withheld;
    expect(answer.status()).toBe(200);
    // The mail waits for 2 s here, which a busy machine may need for the press.
    const { withheld_messages: stopped, sent_messages: left } = (await answer.json()).data;
    const isLate = stopped === 0 && left.length > 0;
    const said = isLate ? 'Too late to stop it' : 'Not sent';
    await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
    await expect(board.card(nameOf(someone), 'Discarded')).toBeVisible();
  });

  test('[MOVE-37] [MOVE-09] a hire that sends nothing says so', async ({ page }) => {
    const someone = makeApplicant('Vinyet', `Avís ${Date.now()}`);
    await apply(position.id, someone);
    const board = new BoardPage(page);
    await board.open(position.id, `?toolbar.query=${encodeURIComponent(someone.lastName)}`);
    await board.chooseOnCard(nameOf(someone), 'Hire');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText('No message leaves.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(board.card(nameOf(someone), 'Inbox')).toBeVisible();
  });
});
