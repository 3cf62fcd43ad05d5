import { getHunt } from '@cantera/shared/contracts/hunts';
import { updatePosition } from '@cantera/shared/contracts/position-changes';
import { apiAs } from '../../fixtures/api.ts';
import { type Hunted, HuntsPage, huntOf, makeReadyHunts, READY_MS } from '../../fixtures/hunts.ts';
import { makeMember, removeMember } from '../../fixtures/members.ts';
import { enterWith } from '../../fixtures/session.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { BoardPage } from '../../pages/board.ts';

const PEOPLE = 12;
let hunts: Hunted[];
test.beforeAll(async () => {
  test.setTimeout(READY_MS + 60_000);
  hunts = await makeReadyHunts(await apiAs('recruiter'), PEOPLE, 4);
});

const nth = <T>(list: readonly T[], at: number): T => {
  const one = list[at];
  if (one === undefined) throw new Error(`there is no ${at}`);
  return one;
};
/** The name of the one who stands at a place of the page, from 0. */
const nameAt = async (page: HuntsPage, at: number): Promise<string> => {
  await expect(page.names.nth(at)).toBeVisible();
  return (await page.names.nth(at).textContent()) ?? '';
};

test('[HUNT-02] [HUNT-03] [HUNT-04] [HUNT-05] hunts are found by name, opened, and decided on', async ({
  page,
  api,
}) => {
  const hunt = nth(hunts, 0);
  const screen = new HuntsPage(page);
  await screen.enter();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(hunt.name);
  await expect(screen.list.getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(/query=Cerca/);
  await screen.row(hunt.name).click();
  await expect(page.getByRole('heading', { level: 2, name: hunt.name })).toBeVisible();
  expect(screen.param('talentPoolId')).toBe(hunt.id);
  await test.step('[HUNT-10] [HUNT-14] [HUNT-16] [HUNT-17] ten people a page, with their columns', async () => {
    await expect(screen.tab('Pending', PEOPLE)).toBeVisible();
    await expect(screen.names).toHaveCount(10);
    for (const column of ['Name', 'Position', 'LinkedIn', 'Location', 'Score', 'Actions'])
      await expect(page.getByRole('columnheader', { name: column, exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect(screen.names).toHaveCount(2);
    await expect(page).toHaveURL(/page=2/);
    await page.getByRole('button', { name: 'Page 1' }).click();
    await expect(screen.names).toHaveCount(10);
  });
  const gone = await nameAt(screen, 0);
  await test.step('[HUNT-25] [HUNT-26] [HUNT-29] [HUNT-12] discarded, with a reason, and taken back', async () => {
    await screen.button(`Discard ${gone}`).click();
    await expect(screen.tab('Discarded', 1)).toBeVisible();
    await expect(screen.tab('Pending', PEOPLE - 1)).toBeVisible();
    await screen.button('Undo').click();
    await expect(screen.tab('Pending', PEOPLE)).toBeVisible();
    await screen.button(`Discard ${gone}`).click();
    await page
      .getByRole('group', { name: `Why was ${gone} discarded?` })
      .getByRole('button', { name: 'Seniority' })
      .click();
    await expect
      .poll(async () => (await huntOf(api, hunt.id)).poolCandidates.find(({ reason }) => reason)?.reason)
      .toBe('SENIORITY');
    await screen.tab('Discarded', 1).click();
    await expect(page).toHaveURL(/status=REJECTED/);
    await expect(screen.names).toHaveText([gone]);
    await expect(screen.button(`Discard ${gone}`)).toHaveCount(0);
    await expect(screen.button(`Add ${gone}`)).toBeVisible();
  });
  await test.step('[HUNT-27] [HUNT-28] [HUNT-30] [HUNT-31] added, they are in the position', async () => {
    await screen.button(`Add ${gone}`).click();
    await expect(screen.toast('Added to position')).toBeVisible();
    await screen.tab('Added', 1).click();
    await expect(screen.names).toHaveText([gone]);
    await expect(screen.button(`Add ${gone}`)).toHaveCount(0);
    await expect(screen.button(`Discard ${gone}`)).toHaveCount(0);
  });
  await test.step('[HUNT-20] a tab without anybody says so', async () => {
    await screen.tab('Discarded', 0).click();
    await expect(page.getByText('No candidates available')).toBeVisible();
  });
  await test.step('[HUNT-23] [HUNT-24] the information tells all about it', async () => {
    await screen.button('Information').click();
    const info = page.getByRole('dialog', { name: 'About this hunt' });
    const fact = (name: string) =>
      info
        .locator('dl > div')
        .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
        .locator('dd');
    await expect(fact('Name')).toHaveText(hunt.name);
    await expect(fact('Status')).toHaveText('Ready');
    await expect(fact('Description')).toContainText('Whoever knows');
    await expect(fact('Requested by')).toContainText('recruiter@demo.test');
    await expect(fact('Created')).toHaveText(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/);
    await expect(fact('Position')).toHaveText(hunt.position.title);
    await expect(fact('Position status')).toHaveText('Open');
    await expect(fact('Work mode')).toHaveText(/hybrid/i);
    for (const [name, count] of [
      ['Total', PEOPLE],
      ['Viewed', 0],
      ['Pending', PEOPLE - 1],
      ['Added', 1],
      ['Rejected', 0],
    ] as const)
      await expect(fact(name)).toHaveText(`${count}`);
    await info.getByRole('button', { name: 'Close' }).first().click();
  });
  await test.step('[HUNT-11] [HUNT-13] the banner goes for good', async () => {
    const banner = page.getByRole('region', { name: 'Feedback on this hunt' });
    await banner.getByRole('button', { name: 'Dismiss' }).click();
    await expect(banner).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: hunt.name })).toBeVisible();
    await expect(screen.tab('Added', 1)).toBeVisible();
    await expect(banner).toHaveCount(0);
  });
  await test.step('[HUNT-32] on the board they came from a hunt', async () => {
    const board = new BoardPage(page);
    await board.open(hunt.position.id);
    await expect(board.lane('Inbox').getByText('AI Hunt')).toBeVisible();
  });
  await test.step('[HUNT-05] the tab of the position has its hunt alone', async () => {
    await page.getByRole('link', { name: 'AI Hunts' }).click();
    await expect(screen.list.getByRole('listitem')).toHaveCount(1);
    await expect(screen.row(hunt.name)).toBeVisible();
  });
});

test('[HUNT-57] [HUNT-15] by keys alone, in the list and in the panel of whoever is open', async ({
  page,
  api,
}) => {
  const hunt = nth(hunts, 1);
  const screen = new HuntsPage(page);
  await screen.openFrom(hunt);
  await expect(screen.names).toHaveCount(10);
  const [first, second, third] = [await nameAt(screen, 0), await nameAt(screen, 1), await nameAt(screen, 2)];
  await page.keyboard.press('ArrowDown');
  await expect(screen.names.first()).toBeFocused();
  await page.keyboard.press('n');
  await expect(screen.tab('Discarded', 1)).toBeVisible();
  await expect(page.getByRole('link', { name: second, exact: true })).toBeFocused();
  await test.step('[HUNT-59] kept, and no longer', async () => {
    const maybe = page.getByRole('row').filter({ hasText: second }).getByText('Maybe');
    await page.keyboard.press('m');
    await expect(screen.toast(`${second} is a maybe`)).toBeVisible();
    await expect(maybe).toBeVisible();
    await page.keyboard.press('u');
    await expect(maybe).toHaveCount(0);
  });
  await page.keyboard.press('u');
  await expect(screen.tab('Discarded', 0)).toBeVisible();
  await expect
    .poll(async () =>
      (await huntOf(api, hunt.id)).poolCandidates.every(({ status, kept }) => status === 'NONE' && !kept),
    )
    .toBe(true);
  await test.step('[HUNT-15] the name opens the panel, Y adds and goes on to the next', async () => {
    await page.getByRole('link', { name: second, exact: true }).click();
    const panel = page.getByRole('complementary', { name: 'Candidate panel' });
    await expect(panel.getByRole('heading', { name: second })).toBeVisible();
    await expect(panel.getByText(`2 of ${PEOPLE}`)).toBeVisible();
    await expect.poll(async () => (await huntOf(api, hunt.id)).totalViewed).toBe(1);
    await expect(panel.getByRole('button', { name: `Add ${second}` })).toBeVisible();
    await page.keyboard.press('y');
    await expect(screen.toast('Added to position')).toBeVisible();
    await expect(panel.getByRole('heading', { name: third })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  });
  await expect(screen.tab('Added', 1)).toBeVisible();
  expect(first).not.toBe(second);
});

test('[SHELL-75] [SHELL-76] [PPAGE-13] [HUNT-22] a fire burns until a hiring manager has looked, who reads what was found', async ({
  browser,
}) => {
  const hunt = nth(hunts, 2);
  const recruiter = await apiAs('recruiter');
  const member = await makeMember('HIRING_MANAGER');
  await recruiter.call(updatePosition, {
    params: { id: hunt.position.id },
    body: { hiringManagersIds: [member.id] },
  });
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await enterWith(page, member.api);
    const screen = new HuntsPage(page);
    await page.goto(`/positions/${hunt.position.id}`);
    await expect(page.getByRole('link', { name: 'Hunt, something new' })).toBeVisible();
    const fire = page.getByRole('img', { name: 'New AI Hunt ready!' });
    await expect(fire).toBeVisible();
    await page.getByRole('link', { name: 'Hunt, something new' }).click();
    await screen.row(hunt.name).click();
    await expect(page.getByRole('link', { name: 'Hunt', exact: true })).toBeVisible();
    await test.step('[HUNT-21] opening it is what marks it viewed', async () => {
      const isViewed = async () => (await member.api.call(getHunt, { params: { id: hunt.id } })).data.viewed;
      await expect.poll(isViewed).toBe(true);
    });
    await test.step('[HUNT-62] a name opens what the hunt keeps', async () => {
      const name = await nameAt(screen, 0);
      await screen.names.first().click();
      const profile = page.getByRole('complementary', { name: 'Profile found' });
      await expect(profile.getByRole('heading', { name })).toBeVisible();
      await expectAccessible(page);
      await profile.getByRole('button', { name: 'Close' }).click();
    });
    await page.getByRole('link', { name: hunt.position.title }).click();
    await expect(page.getByRole('link', { name: 'AI Hunts' })).toBeVisible();
    await expect(fire).toHaveCount(0);
  } finally {
    await context.close();
    await removeMember(member.id);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('[HUNT-58] the hunt follows the list, its people are cards, and a no asks why', async ({ page }) => {
    const hunt = nth(hunts, 3);
    const screen = new HuntsPage(page);
    await page.goto(`/positions/${hunt.position.id}/talent-pools`);
    await screen.row(hunt.name).click();
    await expect(screen.list).toHaveCount(0);
    const cards = page.getByRole('list', { name: 'People found' });
    await expect(cards).toBeVisible();
    const name = await nameAt(screen, 0);
    await screen.button(`Discard ${name}`).click();
    const why = page.getByRole('group', { name: `Why was ${name} discarded?` });
    await why.getByRole('button', { name: 'Job title' }).click();
    await expect(why.getByRole('button', { name: 'Job title', pressed: true })).toBeVisible();
    await expectAccessible(page);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390);
    await screen.button('All hunts').click();
    await expect(screen.row(hunt.name)).toBeVisible();
  });
});

test.describe('a server that refuses', () => {
  test.use({ expected: [/^500 .*talent-pool/] });
  test('[HUNT-33] a decision that fails is told and taken back', async ({ page }) => {
    const hunt = nth(hunts, 2);
    const screen = new HuntsPage(page);
    await screen.openFrom(hunt);
    await expect(screen.tab('Pending', PEOPLE)).toBeVisible();
    const name = await nameAt(screen, 0);
    const failing = { status: 500, json: { error: { code: 'INTERNAL', message: 'no', request_id: 'r1' } } };
    await page.route('**/candidate-status', (route) => route.fulfill(failing));
    await page.route('**/applications/talent-pool/**', (route) => route.fulfill(failing));
    await screen.button(`Discard ${name}`).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toBeVisible();
    await expect(screen.tab('Pending', PEOPLE)).toBeVisible();
    await expect(screen.tab('Discarded', 0)).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await screen.button(`Add ${name}`).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toBeVisible();
    await expect(screen.tab('Pending', PEOPLE)).toBeVisible();
    await expect(screen.tab('Added', 0)).toBeVisible();
  });
});

test('[HUNT-19] scores stand in their colours, and say what they rest on', async ({ page, api }) => {
  // Those of the demo have CVs, which scores rest on.
  const name = 'Payments from the inside';
  const screen = new HuntsPage(page);
  await screen.enter();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(name);
  await screen.row(name).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  const { poolCandidates } = await huntOf(api, screen.param('talentPoolId') ?? '');
  const scored = poolCandidates.find(({ scoringLax, status }) => scoringLax && status === 'NONE');
  if (!scored?.scoringLax) throw new Error('nobody has a score');
  const { finalScore, positiveAspects } = scored.scoringLax;
  const who = `${scored.firstName} ${scored.lastName}`;
  const chip = page.getByRole('button', { name: `Score of ${who}: ${finalScore}`, exact: true });
  const band = [90, 70, 50, 25, 0].find((from) => finalScore >= from);
  await expect(chip.locator('[data-band]')).toHaveAttribute('data-band', `score-${band}`);
  await chip.click();
  const reasons = page.getByRole('dialog', { name: `Score of ${who}` });
  for (const aspect of positiveAspects)
    await expect(reasons.getByText(aspect, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reasons).toHaveCount(0);
});
