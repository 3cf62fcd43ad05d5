import { type Candidate, getCandidate } from '@cantera/shared/contracts/candidates';
import { type Comment, createComment, listComments, updateComment } from '@cantera/shared/contracts/comments';
import { COMMENT_TYPES } from '@cantera/shared/contracts/enums';
import { getMe, type User } from '@cantera/shared/contracts/users';
import type { Page } from '@playwright/test';
import { type Api, apiAs } from '../../fixtures/api.ts';
import { makeCandidate } from '../../fixtures/candidates.ts';
import { mailsTo, subjectOf } from '../../fixtures/outbox.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const WORDS = {
  meet: 'Meeting',
  call: 'Phone call',
  internal: 'Internal',
  note: 'Note',
  report: 'Report',
  other: 'Other',
} as const;

const newCard = (page: Page) => page.getByRole('form', { name: 'New comment' });
const list = (page: Page) => page.getByRole('list', { name: 'Comments' });
const cards = (page: Page) => list(page).locator(':scope > li');
const filter = (page: Page) => page.getByRole('group', { name: 'Filter comments' }).getByRole('button');
const add = async (api: Api, { id }: Candidate, body: Partial<Comment> = {}): Promise<Comment> =>
  (await api.call(createComment, { params: { id }, body: { comment: '<p>Bé.</p>', ...body } })).data;
const stored = async (api: Api, { id }: Candidate): Promise<Comment[]> =>
  (await api.call(listComments, { params: { id }, query: {} })).data.items;
const meOf = async (api: Api): Promise<User> => (await api.call(getMe)).data;

/** Somebody on whom nobody has commented yet. */
const fresh = async (): Promise<Candidate> => (await makeCandidate(await apiAs('recruiter'))).candidate;

async function open(page: Page, { id }: Candidate, search = ''): Promise<void> {
  await page.goto(`/candidates/${id}/comments${search}`);
  await expect(newCard(page).getByRole('textbox', { name: 'Comment' })).toBeVisible();
}
async function write(page: Page, text: string): Promise<void> {
  await newCard(page).getByRole('textbox', { name: 'Comment' }).click();
  await page.keyboard.type(text);
}

test.describe('comments', () => {
  test('[CCOM-01] [SHELL-44] [CPAGE-21] has a filter, a card to write on and the list', async ({
    page,
    api,
  }) => {
    const candidate = await fresh();
    await add(api, candidate);
    await page.goto(`/candidates/${candidate.id}`);
    const tab = page.getByRole('link', { name: /^Comments/ });
    await expect(tab).toHaveText('Comments1');
    await tab.click();
    await expect(page).toHaveURL(`/candidates/${candidate.id}/comments`);
    await expect(filter(page)).toBeVisible();
    await expect(newCard(page)).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    await expectAccessible(page);
  });

  test('[CCOM-02] [CCOM-03] [CCOM-04] [CCOM-05] lists one type or all, with a badge that counts them', async ({
    page,
    api,
  }) => {
    const candidate = await fresh();
    for (const type of ['meet', 'note', 'note'] as const) await add(api, candidate, { type });
    await open(page, candidate);
    await expect(filter(page)).toHaveText('Show all3');
    await filter(page).click();
    await expect(page.getByRole('menuitemradio')).toHaveText(['Show all', ...Object.values(WORDS)]);
    await page.getByRole('menuitemradio', { name: 'Note' }).click();
    await expect(filter(page)).toHaveText('Note2');
    await expect(cards(page)).toHaveCount(2);
    await filter(page).click();
    await page.getByRole('menuitemradio', { name: 'Report' }).click();
    await expect(list(page)).toHaveCount(0);
    await filter(page).click();
    await page.getByRole('menuitemradio', { name: 'Show all' }).click();
    await expect(cards(page)).toHaveCount(3);
  });

  test('[CCOM-07] [CCOM-09] [CONST-117] each type has its word and its colour', async ({ page, api }) => {
    const candidate = await fresh();
    for (const type of COMMENT_TYPES) await add(api, candidate, { type });
    await open(page, candidate);
    const hues: Record<string, string> = {};
    for (const type of COMMENT_TYPES) {
      const chip = cards(page).getByText(WORDS[type], { exact: true });
      hues[type] = await chip.evaluate((element) => {
        const [r = 0, g = 0, b = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
        const most = Math.max(r, g, b);
        const spread = most - Math.min(r, g, b);
        if (spread < 24) return 'gray';
        const turn = most === r ? (g - b) / spread : most === g ? 2 + (b - r) / spread : 4 + (r - g) / spread;
        const hue = (turn * 60 + 360) % 360;
        const names: [number, string][] = [
          [24, 'red'],
          [70, 'yellow'],
          [170, 'green'],
          [245, 'blue'],
          [310, 'purple'],
          [361, 'red'],
        ];
        return names.find(([end]) => hue < end)?.[1] ?? '';
      });
    }
    expect(hues).toEqual({
      meet: 'blue',
      call: 'green',
      internal: 'purple',
      note: 'yellow',
      report: 'red',
      other: 'gray',
    });
  });

  test('[CCOM-08] [CCOM-19] [CCOM-20] [CCOM-21] sends what was written, without what stands in brackets', async ({
    page,
    api,
  }) => {
    const candidate = await fresh();
    await open(page, candidate);
    const send = newCard(page).getByRole('button', { name: 'Send' });
    await expect(send).toBeDisabled();
    await write(page, '   ');
    await expect(send).toBeDisabled();
    await page.keyboard.type('Good [secret] talk');
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && /comments$/.test(request.url()),
    );
    await send.click();
    const body = (await sent).postDataJSON();
    expect(body).toEqual({
      text: '',
      comment: expect.stringMatching(/^<p>\s*Good\s+talk<\/p>$/),
      type: 'other',
    });
    await expect(cards(page)).toHaveCount(1);
    const box = newCard(page).getByRole('textbox', { name: 'Comment' });
    await expect(box).toContainText('What should your colleagues know?');
    expect((await stored(api, candidate))[0]?.type).toBe('other');
  });

  test('[CCOM-23] [CONST-130] [SHELL-147] says that it is saved, with a link, and is ready for another', async ({
    page,
  }) => {
    const candidate = await fresh();
    await open(page, candidate);
    await write(page, 'A call');
    await newCard(page).getByRole('button', { name: 'Send' }).click();
    const toast = page.getByRole('status').filter({ hasText: 'Comment saved' });
    await expect(newCard(page).getByRole('textbox', { name: 'Comment' })).toBeFocused();
    await expect(toast).toContainText('Comment has been saved successfully.');
    await toast.getByRole('link', { name: 'View comments' }).click();
    await expect(page).toHaveURL(`/candidates/${candidate.id}/comments`);
  });

  test('[CCOM-10] [CCOM-11] [CCOM-12] [CCOM-13] is read formatted, changed in place or left as it was', async ({
    page,
    api,
  }) => {
    const candidate = await fresh();
    await add(api, candidate, { comment: '<p>Was <strong>clear</strong>.</p>', type: 'call' });
    const calls: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && calls.push(request.url()));
    await open(page, candidate);
    const card = cards(page).first();
    await expect(card.getByRole('strong')).toHaveText('clear');
    await card.getByRole('button', { name: 'Edit comment' }).click();
    const form = card.getByRole('form', { name: 'Edit comment' });
    await expect(form.getByRole('combobox', { name: 'Type' })).toBeVisible();
    await form.getByRole('textbox', { name: 'Comment' }).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Very.');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(card).toContainText('Was clear.');
    await expect(card).not.toContainText('Very');
    expect(calls).toEqual([]);
    await card.getByRole('button', { name: 'Edit comment' }).click();
    await form.getByRole('textbox', { name: 'Comment' }).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Indeed.');
    await form.getByRole('button', { name: 'Update' }).click();
    await expect(form).toHaveCount(0);
    await expect(card).toContainText('Was clear. Indeed.');
    expect(calls).toHaveLength(1);
    expect((await stored(api, candidate))[0]?.comment).toBe('<p>Was <strong>clear</strong>. Indeed.</p>');
  });

  test('[CCOM-14] [CCOM-16] [CCOM-18] its author edits and deletes it, nobody else', async ({
    page,
    api,
  }) => {
    const candidate = await fresh();
    await add(await apiAs('admin'), candidate, { comment: '<p>Of the admin</p>' });
    await add(api, candidate, { comment: '<p>My own</p>' });
    await open(page, candidate);
    const theirs = cards(page).filter({ hasText: 'Of the admin' });
    await expect(theirs).toBeVisible();
    await expect(theirs.getByRole('button')).toHaveCount(0);
    const mine = cards(page).filter({ hasText: 'My own' });
    await expect(mine.getByRole('button', { name: 'Edit comment' })).toBeVisible();
    await mine.getByRole('button', { name: 'Delete comment' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete this comment?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(mine).toBeVisible();
    await mine.getByRole('button', { name: 'Delete comment' }).click();
    await question.getByRole('button', { name: 'Delete comment' }).click();
    await expect(mine).toHaveCount(0);
    expect((await stored(api, candidate)).map(({ comment }) => comment)).toEqual(['<p>Of the admin</p>']);
  });

  test('[CCOM-22] [CCOM-26] [CCOM-28] mentions are whole, or go when the field is left', async ({
    page,
    api,
  }) => {
    const candidate = await fresh();
    const admin = await meOf(await apiAs('admin'));
    await open(page, candidate);
    const field = newCard(page).getByRole('combobox', { name: 'Mentions' });
    await field.fill('Clara');
    await expect(newCard(page).getByText('Invalid mention')).toBeVisible();
    await field.blur();
    await expect(field).toHaveValue('');
    await expect(newCard(page).getByText('Invalid mention')).toHaveCount(0);
    await field.fill(`@${admin.email}`);
    await expect(page.getByRole('option')).toHaveCount(1);
    await field.press('Enter');
    await expect(newCard(page).getByText(`@${admin.firstName} ${admin.lastName}`)).toBeVisible();
    await field.pressSequentially('@nobody at all');
    await expect(newCard(page).getByText('Invalid mention')).toHaveCount(0);
    await write(page, 'Look');
    await expect(field).toHaveValue('');
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && /comments$/.test(request.url()),
    );
    await newCard(page).getByRole('button', { name: 'Send' }).click();
    const token = `@[${admin.firstName} ${admin.lastName}]{${admin.id}}`;
    expect((await sent).postDataJSON().text).toBe(token);
    await expect(cards(page).first()).toContainText(`@${admin.firstName} ${admin.lastName}`);
    expect((await stored(api, candidate))[0]?.text).toBe(token);
  });

  test('[CCOM-30] finds whom to mention by first name, last name or e-mail', async ({ page }) => {
    const candidate = await fresh();
    const admin = await meOf(await apiAs('admin'));
    await open(page, candidate);
    const field = newCard(page).getByRole('combobox', { name: 'Mentions' });
    for (const typed of [admin.firstName, admin.lastName, admin.email]) {
      await field.fill(`@${typed}`);
      await expect(
        page.getByRole('option').filter({ hasText: `${admin.firstName} ${admin.lastName}` }),
      ).toBeVisible();
    }
    await field.fill('@nobody at all');
    await expect(page.getByRole('option')).toHaveCount(0);
  });

  test('mails whom it mentions, and the mail leads to the comment', async ({ page, api }) => {
    const candidate = await fresh();
    const admin = await meOf(await apiAs('admin'));
    const comment = await add(api, candidate, { text: `@[x]{${admin.id}}`, comment: '<p>For you</p>' });
    const mail = () => mailsTo(admin.email).find((each) => each.replace(/=\r?\n/g, '').includes(comment.id));
    await expect.poll(mail).toBeTruthy();
    expect(subjectOf(mail() ?? '')).toMatch(/ mentioned you: /);
    for (let n = 0; n < 55; n += 1) await add(api, candidate, { comment: `<p>Later ${n}</p>` });
    await open(page, candidate, `?comment=${comment.id}`);
    await expect(page.getByText('For you')).toBeInViewport();
    await expect(page.locator(`#comment-${comment.id}`)).toBeFocused();
  });

  test('shows fifty, older ones when asked, and what a colleague writes meanwhile', async ({ page, api }) => {
    const candidate = await fresh();
    for (let n = 0; n < 53; n += 1) await add(api, candidate, { comment: `<p>Number ${n}</p>` });
    await open(page, candidate);
    await expect(cards(page)).toHaveCount(50);
    await page.getByRole('button', { name: 'Show older comments' }).click();
    await expect(cards(page)).toHaveCount(53);
    await add(await apiAs('admin'), candidate, { comment: '<p>Just now</p>' });
    await expect(cards(page).first()).toContainText('Just now');
    await expect(cards(page)).toHaveCount(54);
  });

  test('asks before a comment that is not sent is left', async ({ page }) => {
    const candidate = await fresh();
    await open(page, candidate);
    await write(page, 'Not sent');
    await page.getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await expect(newCard(page).getByRole('textbox', { name: 'Comment' })).toHaveText('Not sent');
  });

  test('[PANEL-06] [PANEL-07] [PANEL-36] is written from the panel too', async ({ page, api }) => {
    const candidate = await fresh();
    await add(api, candidate);
    await page.goto(`/candidates?candidateId=${candidate.id}`);
    const panel = page.getByRole('complementary', { name: 'Candidate panel' });
    await expect(panel.getByText('Comments 1')).toBeVisible();
    await panel.getByRole('button', { name: 'Add comment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add comment' });
    await expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
    await dialog.getByRole('textbox', { name: 'Comment' }).click();
    await page.keyboard.type('From [no] here');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(panel.getByText('Comments 2')).toBeVisible();
    await page.getByRole('link', { name: 'View comments' }).click();
    await expect(page).toHaveURL(`/candidates/${candidate.id}/comments`);
    await expect(cards(page).first()).toContainText(/From\s+here/);
  });

  test('[CCOM-31] nothing is lost of what is typed before the editor is there', async ({ page }) => {
    const candidate = await fresh();
    await page.goto(`/candidates?candidateId=${candidate.id}`);
    const panel = page.getByRole('complementary', { name: 'Candidate panel' });
    await page.route(/\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await panel.getByRole('button', { name: 'Add comment' }).click();
    const comment = page
      .getByRole('dialog', { name: 'Add comment' })
      .getByRole('textbox', { name: 'Comment' });
    await expect(comment).toBeFocused();
    await page.keyboard.type('hello wonderful world of many words ', { delay: 80 });
    await expect(page.getByRole('button', { name: 'Bold' })).toBeVisible();
    await expect(comment).toBeFocused();
    await page.keyboard.type('and more');
    await expect(comment).toHaveText('hello wonderful world of many words and more');
    await expect(page.getByRole('combobox', { name: 'Mentions' })).toHaveValue('');
  });

  test('all of it works on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    const candidate = await fresh();
    await open(page, candidate);
    await write(page, 'On the way');
    await newCard(page).getByRole('button', { name: 'Send' }).click();
    await expect(cards(page)).toHaveCount(1);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.describe('comments, as an admin', () => {
  test.use({ who: 'admin' });
  test('[CCOM-15] edits and deletes everyone’s', async ({ page }) => {
    const candidate = await fresh();
    await add(await apiAs('recruiter'), candidate);
    await open(page, candidate);
    await expect(cards(page).getByRole('button', { name: 'Edit comment' })).toBeVisible();
    await expect(cards(page).getByRole('button', { name: 'Delete comment' })).toBeVisible();
  });
});

test.describe('comments, changed by two', () => {
  test.use({ expected: [/409 \/api\/v1\/candidates\/.*comments/] });
  test('tells of what was saved meanwhile, and lets one choose', async ({ page, api }) => {
    const candidate = await fresh();
    const comment = await add(api, candidate);
    await open(page, candidate);
    const card = cards(page).first();
    await card.getByRole('button', { name: 'Edit comment' }).click();
    await card.getByRole('textbox', { name: 'Comment' }).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Mine.');
    await (await apiAs('admin')).call(updateComment, {
      params: { id: candidate.id, commentId: comment.id },
      body: { comment: '<p>Of the admin.</p>' },
    });
    await card.getByRole('button', { name: 'Update' }).click();
    await card.getByRole('button', { name: 'Keep mine' }).click();
    await expect(card.getByRole('form')).toHaveCount(0);
    expect((await stored(api, candidate))[0]?.comment).toBe('<p>Bé. Mine.</p>');
  });
});

test.describe('comments, when the server cannot be reached', () => {
  test.use({ expected: ['net::ERR_FAILED'] });
  test('keeps what was typed', async ({ page, api }) => {
    const candidate = await fresh();
    await open(page, candidate);
    await page.route('**/comments', (route) =>
      route.request().method() === 'POST' ? route.abort('failed') : route.fallback(),
    );
    await write(page, 'Kept');
    await newCard(page).getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(newCard(page).getByRole('textbox', { name: 'Comment' })).toHaveText('Kept');
    expect((await api.call(getCandidate, { params: { id: candidate.id } })).data.commentCount).toBe(0);
  });
});
