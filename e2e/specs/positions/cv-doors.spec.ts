import type { Page } from '@playwright/test';
import type { Api } from '../../fixtures/api.ts';
import { makeCandidate } from '../../fixtures/candidates.ts';
import { apply, boardOf, makeApplicant } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { BoardPage } from '../../pages/board.ts';

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Candidate panel' });
const viewerOf = (page: Page, name: string) => page.getByRole('dialog', { name: `CV of ${name}` });

/** The name on a card: the button that opens it. */
const nameOf = (board: BoardPage, name: string) => board.card(name).getByRole('button').first();

/** An open position with two applicants, whose CVs are there, and their names in the order of the inbox. */
async function openBoard(page: Page, api: Api) {
  const { positionId } = await makeCandidate(api, 'Berta', 'Porta Primera');
  await apply(positionId, makeApplicant('Carles', 'Porta Segona'));
  await expect
    .poll(async () =>
      (await boardOf(api, positionId))[0]?.applications.filter(({ candidate }) => candidate.hasCv),
    )
    .toHaveLength(2);
  const board = new BoardPage(page);
  await board.open(positionId);
  await expect(board.cards('Inbox')).toHaveCount(2);
  const [first = '', second = ''] = await board.namesIn('Inbox');
  return { board, first, second };
}

test('[BOARD-21] [PANEL-01] [PANEL-10] [CVV-03] by clicks: a card, View CV, and Escape goes back one at a time', async ({
  page,
  api,
}) => {
  const { board, first } = await openBoard(page, api);
  await nameOf(board, first).click();
  await panelOf(page).getByRole('button', { name: 'View CV' }).click();
  const viewer = viewerOf(page, first);
  await expect(viewer.getByRole('region', { name: 'Page 1' })).toBeVisible();
  const beside = viewer.getByRole('complementary', { name: 'Candidate panel' });
  await expect(beside.getByRole('button', { name: /^Move to / }).first()).toBeVisible();
  await expect(beside.getByRole('button', { name: 'Discard' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panelOf(page).getByRole('button', { name: 'View CV' })).toBeVisible();
  await expect(viewer).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/candidateId/);
  await expect(panelOf(page)).toHaveCount(0);
  await expect(nameOf(board, first)).toBeFocused();
});

test('[BOARD-21] [CVV-08] [CVV-13] [CVV-14] by keys: Enter opens the card, V the CV, V closes it, and M moves on with the CV open', async ({
  page,
  api,
}) => {
  const { board, first, second } = await openBoard(page, api);
  await nameOf(board, first).focus();
  await page.keyboard.press('Enter');
  await expect(panelOf(page).getByRole('heading', { name: first })).toBeVisible();
  await page.keyboard.press('v');
  await expect(viewerOf(page, first).getByRole('region', { name: 'Page 1' })).toBeVisible();
  await page.keyboard.press('v');
  await expect(panelOf(page).getByRole('button', { name: 'View CV' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('v');
  await expect(viewerOf(page, first)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewerOf(page, second).getByRole('region', { name: 'Page 1' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewerOf(page, first)).toBeVisible();
  await page.keyboard.press('m');
  await expect(viewerOf(page, second)).toBeVisible();
  await expect(board.card(first, 'Inbox')).toHaveCount(0);
  await page.keyboard.press('Control+d');
  await expect(page.getByRole('dialog', { name: /^Discard/ })).toBeVisible();
});

test('[BOARD-19] V on a card opens the CV at once; a reloaded viewer closes to the panel', async ({
  page,
  api,
}) => {
  const { board, first } = await openBoard(page, api);
  await nameOf(board, first).focus();
  await page.keyboard.press('v');
  await expect(viewerOf(page, first)).toBeVisible();
  await expect(page).toHaveURL(/candidateMode=cv/);
  await page.reload();
  await expect(viewerOf(page, first)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panelOf(page).getByRole('heading', { name: first })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('[PANEL-10] [MOVE-02] View CV by touch; Move and Discard stand below the pages', async ({
    page,
    api,
  }) => {
    const { board, first } = await openBoard(page, api);
    await nameOf(board, first).tap();
    await panelOf(page).getByRole('button', { name: 'View CV' }).tap();
    const viewer = viewerOf(page, first);
    await expect(viewer.getByRole('region', { name: 'Page 1' })).toBeVisible();
    await expect(viewer.getByRole('button', { name: /^Move to / }).first()).toBeVisible();
    await expectAccessible(page);
    await viewer.getByRole('button', { name: 'Discard' }).tap();
    await page
      .getByRole('dialog', { name: /^Discard/ })
      .getByRole('button', { name: 'Cancel' })
      .tap();
    await viewer.getByRole('button', { name: 'Close CV view' }).tap();
    await expect(panelOf(page)).toBeVisible();
    await expect(viewer).toHaveCount(0);
  });
});

test('[CLIST-17] [CVV-01] [CVV-13] the candidates list: a name by Enter, its CV by V, back by Escape; V on a name at once', async ({
  page,
  api,
}) => {
  const { candidate } = await makeCandidate(api, 'Dolors', `Porta ${Date.now()}`);
  const name = `${candidate.firstName} ${candidate.lastName}`;
  await page.goto(`/candidates?q=${encodeURIComponent(candidate.lastName ?? '')}`);
  const link = page.getByRole('link', { name });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(panelOf(page).getByRole('heading', { name })).toBeVisible();
  await page.keyboard.press('v');
  await expect(viewerOf(page, name)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panelOf(page).getByRole('button', { name: 'View CV' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press('v');
  await expect(viewerOf(page, name).getByRole('region', { name: 'Page 1' })).toBeVisible();
});

test('[PANEL-04] [CPAGE-19] [CPAGE-32] Expand leads to the page, whose CV tab shows the pages', async ({
  page,
  api,
}) => {
  const { board, first } = await openBoard(page, api);
  await board.openCard(first);
  await panelOf(page).getByRole('link', { name: 'Expand' }).click();
  await expect(page.getByRole('heading', { name: first, level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'CV', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Page 1' })).toBeVisible();
});
