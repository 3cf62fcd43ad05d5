import { moveApplications } from '@cantera/shared/contracts/pipeline';
import type { Api } from '../../fixtures/api.ts';
import { boardOf } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { BoardPage, fillBoard } from '../../pages/board.ts';

const countOf = async (api: Api, positionId: string, step: string) =>
  (await boardOf(api, positionId)).find(({ name }) => name === step)?.applications.length;

test('[BULK-01] [BULK-02] [BULK-03] several are selected by mouse and keys, moved together, and taken back by one undo', async ({
  page,
  api,
}) => {
  const { position } = await fillBoard(api, 5);
  const board = new BoardPage(page);
  await board.open(position.id);
  const [first = '', second = '', third = '', fourth = ''] = await board.namesIn('Inbox');
  const bar = page.getByRole('toolbar', { name: 'Selected candidates' });
  const face = (name: string) => board.card(name).getByRole('button').first();
  await face(first).click({ modifiers: ['ControlOrMeta'] });
  await expect(bar.getByText('1 selected')).toBeVisible();
  await face(third).click({ modifiers: ['Shift'] });
  await expect(bar.getByText('3 selected')).toBeVisible();
  await expect(face(second)).toHaveAccessibleName(/, selected$/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  await face(first).focus();
  await page.keyboard.press('x');
  await board.chooseOnCard(fourth, 'Select');
  await expect(bar.getByText('2 selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Move to' }).click();
  await page.getByRole('menuitem', { name: 'Screening' }).click();
  const toast = page.getByRole('status').filter({ hasText: '2 candidates moved to Screening' });
  await expect(toast).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(board.cards('Screening')).toHaveCount(2);
  await expect.poll(() => countOf(api, position.id, 'Screening')).toBe(2);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(board.cards('Inbox')).toHaveCount(5);
  await expect.poll(() => countOf(api, position.id, 'Inbox')).toBe(5);
  // Dragging one of them carries all; Select all of a step is for its menu.
  await board.chooseOnStep('Inbox', 'Select all');
  await expect(bar.getByText('5 selected')).toBeVisible();
  // Nothing is done with people who do not show.
  const search = page.getByRole('searchbox', { name: 'Find a candidate in this board' });
  await search.fill(second);
  await expect(bar.getByText('1 selected')).toBeVisible();
  await search.fill('');
  await expect(board.cards('Inbox')).toHaveCount(5);
  await board.chooseOnStep('Inbox', 'Select all');
  await expect(bar.getByText('5 selected')).toBeVisible();
  await board.drag(first, 'Screening');
  await expect(board.cards('Screening')).toHaveCount(5);
  await board.chooseOnStep('Screening', 'Select all');
  await bar.getByRole('button', { name: 'Discard' }).click();
  const dialog = page.getByRole('dialog', { name: 'Discard 5 candidates?' });
  await expect(dialog.getByText('No message leaves.')).toBeVisible();
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => countOf(api, position.id, 'Discarded')).toBe(5);
});

test.describe('while somebody else works', () => {
  test.use({ expected: ['409 /api/v1/agency/clients/jobs', 'ERR_FAILED /api/v1/events'] });

  test('[BULK-04] who was moved meanwhile stays and is named and selected; the others go', async ({
    page,
    api,
  }) => {
    const { position, steps } = await fillBoard(api, 3);
    const board = new BoardPage(page);
    await page.route('**/api/v1/events', (route) => route.abort());
    await board.open(position.id);
    const [first = ''] = await board.namesIn('Inbox');
    const application = steps
      .flatMap(({ applications }) => applications)
      .find(
        ({ candidate: { firstName, lastName } }) => [firstName, lastName].filter(Boolean).join(' ') === first,
      );
    const hired = steps.find(({ type }) => type === 'HIRED');
    await api.call(moveApplications, {
      params: { id: position.id },
      body: { stepId: hired?.id ?? '', applicationIds: [application?.id ?? ''] },
    });
    await board.chooseOnStep('Inbox', 'Select all');
    const bar = page.getByRole('toolbar', { name: 'Selected candidates' });
    await bar.getByRole('button', { name: 'Move to' }).click();
    await page.getByRole('menuitem', { name: 'Screening' }).click();
    const toast = page.getByRole('status').filter({ hasText: '2 candidates moved to Screening' });
    await expect(toast).toContainText(`${first} stays: someone else moved them in the meantime`);
    await expect(board.cards('Screening')).toHaveCount(2);
    await expect(board.card(first, 'Hired')).toBeVisible();
    await expect(bar.getByText('1 selected')).toBeVisible();
    await expect(board.card(first).getByRole('button').first()).toHaveAccessibleName(/, selected$/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('[BULK-01] a finger that is held on a card selects it', async ({ page, api }) => {
    const { position } = await fillBoard(api, 2);
    const board = new BoardPage(page);
    await board.open(position.id);
    const [first = ''] = await board.namesIn('Inbox');
    const box = await board.card(first).boundingBox();
    if (!box) throw new Error('the card is not in sight');
    const client = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + 60, y: box.y + 30 }];
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(page.getByText(`Holding ${first}`)).toBeVisible();
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const bar = page.getByRole('toolbar', { name: 'Selected candidates' });
    await expect(bar.getByText('1 selected')).toBeVisible();
    const place = await bar.boundingBox();
    expect((place?.x ?? -1) >= 0 && (place?.x ?? 0) + (place?.width ?? 999) <= 390).toBe(true);
    await expectAccessible(page);
  });
});
