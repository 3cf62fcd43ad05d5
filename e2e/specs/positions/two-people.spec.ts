import { getApplication } from '@cantera/shared/contracts/applications';
import { updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import { moveApplications } from '@cantera/shared/contracts/pipeline';
import type { Browser, Page } from '@playwright/test';
import type { Api } from '../../fixtures/api.ts';
import { makeCandidate } from '../../fixtures/candidates.ts';
import { apply, boardOf, makeApplicant } from '../../fixtures/positions.ts';
import { enterWith, newSession } from '../../fixtures/session.ts';
import { expect, test, watch } from '../../fixtures/test.ts';
import { BoardPage, fillBoard } from '../../pages/board.ts';

const MOVE = '**/hiring_process_steps/move-application';

/** The board of a position in a browser of a colleague's own. */
async function colleague(browser: Browser, positionId: string): Promise<{ page: Page; board: BoardPage }> {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await enterWith(page, await newSession('admin@demo.test'));
  const board = new BoardPage(page);
  await board.open(positionId);
  return { page, board };
}
const stepOf = async (api: Api, positionId: string): Promise<string | undefined> =>
  (await boardOf(api, positionId)).find(({ applications }) => applications.length > 0)?.name;

test.describe('two people at one board', () => {
  test.use({ expected: ['409 /api/v1/agency/clients/jobs'] });

  test('what one moves stands on the other’s board within two seconds, and what he undoes too', async ({
    page,
    browser,
    api,
  }) => {
    const {
      position,
      names: [first = ''],
    } = await fillBoard(api, 2);
    const mine = new BoardPage(page);
    await mine.open(position.id);
    const other = await colleague(browser, position.id);
    const complaints = watch(other.page);
    await mine.drag(first, 'Screening');
    await expect(page.getByRole('status').getByText(`${first} moved to Screening`)).toBeVisible();
    await expect(other.board.card(first, 'Screening')).toBeVisible({ timeout: 10_000 });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Move undone')).toBeVisible();
    await expect(other.board.card(first, 'Inbox')).toBeVisible({ timeout: 10_000 });
    expect(complaints).toEqual([]);
    await other.page.context().close();
  });

  test('a move, and what became of a candidate, reach open boards without reading them again', async ({
    page,
    browser,
    api,
  }) => {
    test.setTimeout(360_000);
    // People of this test alone: a person who comes or goes is read again on every board that they are on.
    const { positionId, candidate } = await makeCandidate(api, 'Dídac', 'Veu Primera');
    await apply(positionId, makeApplicant('Elisenda', 'Veu Segona'));
    await expect
      .poll(async () =>
        (await boardOf(api, positionId))[0]?.applications.filter(({ candidate }) => candidate.hasCv),
      )
      .toHaveLength(2);
    // A score has boards read again; those of a busy machine may come a minute after the applications.
    for (const { id } of (await boardOf(api, positionId))[0]?.applications ?? [])
      await expect
        .poll(
          async () => {
            const { data } = await api.call(getApplication, {
              params: { id: positionId, applicationId: id },
            });
            return data.scoring.status;
          },
          { timeout: 120_000 },
        )
        .not.toBe('QUEUED');
    const [first, second] = ['Dídac Veu Primera', 'Elisenda Veu Segona'];
    const mine = new BoardPage(page);
    await mine.open(positionId);
    const other = await colleague(browser, positionId);
    const reads: string[] = [];
    let lastRead = Date.now();
    for (const [whose, board] of Object.entries({ mine, other: other.board }))
      board.page.on('request', (request) => {
        if (request.method() !== 'GET' || !request.url().endsWith('/hiring_process_steps')) return;
        reads.push(whose);
        lastRead = Date.now();
      });
    // Boards are told of scores some time after they stand.
    const toRest = () => expect.poll(() => Date.now() - lastRead, { timeout: 30_000 }).toBeGreaterThan(3_000);
    const early = () => reads.slice(0, beforeScores ?? reads.length);
    let beforeScores: number | undefined;
    for (let time = 0; time === 0 || (time < 3 && reads.length > 0); time += 1) {
      await toRest();
      reads.length = 0;
      // What shows counts of the position is read again, so the event has come and been dealt with.
      const counts = other.page.waitForResponse(
        (response) => response.url().endsWith(`/jobs/${positionId}`),
        {
          timeout: 60_000,
        },
      );
      await mine.drag(first, 'Screening');
      await expect(other.board.card(first, 'Screening')).toBeVisible();
      await counts;
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(other.board.card(first, 'Inbox')).toBeVisible();
      await other.board.drag(second, 'Screening');
      await expect(mine.card(second, 'Screening')).toBeVisible();
      await other.page.getByRole('button', { name: 'Undo' }).click();
      await expect(mine.card(second, 'Inbox')).toBeVisible();
    }
    expect(reads).toEqual([]);
    await api.call(updateCandidate, { params: { id: candidate.id }, body: { lastName: 'Veu Tercera' } });
    // Some seconds later the score follows, and boards are read for that.
    setTimeout(() => (beforeScores = reads.length), 4000);
    for (const board of [mine, other.board])
      await expect(board.card('Dídac Veu Tercera', 'Inbox')).toBeVisible();
    expect(early()).toEqual([]);
    await other.page.context().close();
  });

  test('both move one card at once: one does, the other is told where it went, and both see the same', async ({
    page,
    browser,
    api,
  }) => {
    const {
      position,
      names: [first = ''],
    } = await fillBoard(api, 1);
    const mine = new BoardPage(page);
    await mine.open(position.id);
    await mine.chooseOnStep('Inbox', 'Add custom step');
    await expect(mine.lane('Custom step (1)')).toBeVisible();
    const other = await colleague(browser, position.id);
    // Both have let go of the card before either move reaches the server.
    const gate = Promise.withResolvers<void>();
    const boards = [mine, other.board];
    for (const board of boards)
      await board.page.route(MOVE, async (route) => {
        await gate.promise;
        await route.continue();
      });
    const sent = boards.map((board) => board.page.waitForRequest(MOVE));
    await mine.drag(first, 'Screening');
    await other.board.drag(first, 'Custom step (1)');
    await Promise.all(sent);
    await expect(mine.card(first, 'Screening')).toBeVisible();
    await expect(other.board.card(first, 'Custom step (1)')).toBeVisible();
    const answers = boards.map((board) => board.page.waitForResponse(MOVE));
    gate.resolve();
    const statuses = (await Promise.all(answers)).map((response) => response.status());
    expect(statuses.toSorted()).toEqual([200, 409]);
    const [target, loser] = statuses[0] === 200 ? ['Screening', other.page] : ['Custom step (1)', page];
    await expect(loser.getByRole('alert')).toContainText(`Someone else moved ${first} to ${target}`);
    expect(await stepOf(api, position.id)).toBe(target);
    for (const board of boards) await expect(board.card(first, target)).toBeVisible();
    await other.page.context().close();
  });

  test('a card that a colleague is asked about and that I move meanwhile is not discarded behind my back', async ({
    page,
    browser,
    api,
  }) => {
    const {
      position,
      names: [first = ''],
      steps,
    } = await fillBoard(api, 1);
    const mine = new BoardPage(page);
    await mine.open(position.id);
    const other = await colleague(browser, position.id);
    // The other's board does not hear of my move.
    await other.page.route('**/api/v1/events', (route) => route.abort());
    await other.page.reload();
    await expect(other.board.card(first, 'Inbox')).toBeVisible();
    await other.board.chooseOnCard(first, 'Discard');
    const dialog = other.page.getByRole('dialog');
    await dialog.getByRole('radio').first().check();
    const [application] = steps.flatMap(({ applications }) => applications);
    const screening = steps.find(({ name }) => name === 'Screening');
    await api.call(moveApplications, {
      params: { id: position.id },
      body: { stepId: screening?.id ?? '', applicationIds: [application?.id ?? ''] },
    });
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect(other.page.getByRole('alert')).toContainText(`Someone else moved ${first} to Screening`);
    await expect(other.board.card(first, 'Screening')).toBeVisible();
    expect(await stepOf(api, position.id)).toBe('Screening');
    await other.page.context().close();
  });
});
