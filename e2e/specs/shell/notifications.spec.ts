import { createComment } from '@cantera/shared/contracts/comments';
import { listNotifications } from '@cantera/shared/contracts/notifications';
import { getMe } from '@cantera/shared/contracts/users';
import { makeCandidate } from '../../fixtures/candidates.ts';
import { makeMember, removeMember } from '../../fixtures/members.ts';
import { apply, makeApplicant, makeOpenPosition } from '../../fixtures/positions.ts';
import { enterWith, newSession } from '../../fixtures/session.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { BoardPage } from '../../pages/board.ts';

test.use({ who: null });
const bell = /^Notifications(, .* unread)?$/;

test('[NOTE-01] [NOTE-02] [NOTE-04] an application is counted in a tab without the board, and leads to the person', async ({
  page,
}) => {
  // Somebody of this test alone: others are told of what other tests do.
  const member = await makeMember('RECRUITER');
  const recruiter = member.api;
  const position = await makeOpenPosition(recruiter);
  await enterWith(page, recruiter);
  await page.goto('/clients');
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
  const button = page.getByRole('button', { name: bell });
  await expect(button).toBeVisible();
  const before = (await recruiter.call(listNotifications, { query: {} })).data.unreadCount;
  const applicant = makeApplicant();
  await apply(position.id, applicant);
  await expect(button).toHaveAccessibleName(`Notifications, ${before + 1} unread`);
  await expect(page.getByText('1 new notification', { exact: true })).toBeAttached();

  await button.click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  const told = list.getByRole('link').first();
  await expect(told).toHaveAccessibleName(
    new RegExp(`^Unread: ${applicant.firstName} ${applicant.lastName} applied to ${position.title}`),
  );
  await expectAccessible(page);
  await told.click();
  await expect(page).toHaveURL(new RegExp(`/positions/${position.id}\\?.*applicationId=`));
  const panel = page.getByRole('complementary', { name: 'Candidate panel' });
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(
    `${applicant.firstName} ${applicant.lastName}`,
  );
  await expect(list).toHaveCount(0);
  await expect
    .poll(async () => (await recruiter.call(listNotifications, { query: {} })).data.unreadCount)
    .toBe(before);
  await removeMember(member.id);
});

test('[NOTE-03] [NOTE-05] lists what happened, marks what was read, and all at once', async ({ page }) => {
  const author = await newSession('admin@demo.test');
  const recruiter = await newSession();
  const { id } = (await recruiter.call(getMe)).data;
  const { candidate } = await makeCandidate(recruiter);
  await author.call(createComment, {
    params: { id: candidate.id },
    body: { comment: '<p>Have a look.</p>', text: `@[x]{${id}}`, type: 'note' },
  });
  await enterWith(page, recruiter);
  await page.goto('/candidates');
  await page.getByRole('button', { name: bell }).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  const mention = list.getByRole('link', {
    name: new RegExp(`mentioned you in a comment about ${candidate.firstName} ${candidate.lastName}`),
  });
  await expect(mention).toHaveAccessibleName(/^Unread: /);
  await list.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(mention).not.toHaveAccessibleName(/^Unread/);
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await mention.click();
  await expect(page).toHaveURL(new RegExp(`/candidates/${candidate.id}/comments\\?comment=`));
});

test('[NOTE-15] lists and dashboard say how many of an inbox are new, until somebody opens them', async ({
  page,
}) => {
  const recruiter = await newSession();
  const position = await makeOpenPosition(recruiter);
  const applicant = makeApplicant('Nil');
  await apply(position.id, applicant);
  await enterWith(page, recruiter);
  await page.goto('/');
  const row = page.getByRole('row').filter({ hasText: position.title });
  const search = () => page.getByRole('searchbox', { name: 'Search by title' }).fill(position.title);
  await search();
  await expect(row.getByText('1 · 1 new', { exact: true })).toBeVisible();
  await apply(position.id, makeApplicant('Ona'));
  await expect(row.getByText('2 · 2 new', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('link', { name: position.title }).click();
  await new BoardPage(page).openCard(`${applicant.firstName} ${applicant.lastName}`);
  await page.getByRole('navigation').getByRole('link', { name: 'Positions' }).first().click();
  await search();
  await expect(row.getByText('2 · 1 new', { exact: true })).toBeVisible();
});

test('[NOTE-11] [NOTE-14] says that there is nothing new; a kind that is switched off in my profile is not told', async ({
  page,
}) => {
  // Somebody whom no other test counts on to be told.
  const recruiter = await makeMember('RECRUITER');
  try {
    const position = await makeOpenPosition(recruiter.api);
    await enterWith(page, recruiter.api);
    await page.goto('/settings/general');
    await page.getByRole('button', { name: bell }).click();
    await expect(page.getByRole('dialog', { name: 'Notifications' }).getByText('Nothing new')).toBeVisible();
    await page.keyboard.press('Escape');
    const kind = page.getByRole('checkbox', { name: 'New applications to your positions' });
    const save = async (change: () => Promise<void>) => {
      const saved = page.waitForResponse(
        (response) =>
          response.request().method() === 'PUT' && response.url().endsWith('/notifications/settings'),
      );
      await change();
      expect((await saved).ok()).toBe(true);
    };
    await save(() => kind.uncheck());
    await page.reload();
    await expect(kind).not.toBeChecked();
    await apply(position.id, makeApplicant());
    const told = (await recruiter.api.call(listNotifications, { query: {} })).data.items;
    expect(told.filter((one) => one.kind === 'APPLICATION' && one.position.id === position.id)).toEqual([]);
    await save(() => kind.check());
    await page.reload();
    await expect(kind).toBeChecked();
    await expectAccessible(page);
  } finally {
    await removeMember(recruiter.id);
  }
});
