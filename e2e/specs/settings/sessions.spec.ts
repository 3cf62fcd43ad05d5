import { listSessions } from '@cantera/shared/contracts/auth';
import { getMe } from '@cantera/shared/contracts/users';
import type { Page } from '@playwright/test';
import { makeMember, type NewMember, removeMember } from '../../fixtures/members.ts';
import { enterWith, newSession } from '../../fixtures/session.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Sessions' }).getByRole('row');

test.describe('sessions', () => {
  test.use({ who: null });
  let member: NewMember;
  test.beforeAll(async () => {
    member = await makeMember('RECRUITER');
  });
  test.afterAll(() => removeMember(member.id));

  /** A page of a new session of the member, in a browser of its own name. */
  async function open(page: Page, path = '/settings/sessions') {
    const api = await newSession(member.email, member.password);
    await enterWith(page, api);
    await page.goto(path);
    return api;
  }

  test('[SESS-01] [SESS-04] [SESS-05] lists where he is logged in and marks where he is', async ({
    page,
  }) => {
    await open(page);
    await expect(page).toHaveTitle('Sessions — Cantera');
    const own = rows(page).filter({ hasText: 'This session' });
    await expect(own).toHaveCount(1);
    await expect(own).toContainText(/\d\d:\d\d \d\d-\d\d-\d{4}/);
    await expect(own.getByRole('button')).toHaveCount(0);
    await expect(
      page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Sessions' }),
    ).toHaveAttribute('aria-current', 'page');
  });

  test('[SESS-03] names the browser and the system, and says when it knows neither', async ({ page }) => {
    await newSession(member.email, member.password);
    await page.goto('/public/login?redirect=%2Fsettings%2Fsessions');
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(rows(page).filter({ hasText: 'This session' })).toContainText(
      /Chrome on (Linux|macOS|Windows)/,
    );
    await expect(rows(page).filter({ hasText: 'Unknown device' }).first()).toBeVisible();
  });

  test('[SESS-06] [SESS-07] [SESS-08] ends one after a question, then all others', async ({ page }) => {
    for (let i = 0; i < 2; i++) await newSession(member.email, member.password);
    const api = await open(page);
    const count = async () => (await api.call(listSessions)).data.items.length;
    const before = await count();
    await expect(rows(page)).toHaveCount(before + 1);
    await page
      .getByRole('button', { name: /^End Unknown device|^End .*/ })
      .last()
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click();
    await expect(page.getByText('Session ended')).toBeVisible();
    await expect(rows(page)).toHaveCount(before);
    expect(await count()).toBe(before - 1);
    await page.getByRole('button', { name: 'End all others' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End all others' }).click();
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'End all others' })).toHaveCount(0);
    expect((await api.call(getMe)).data.id).toBe(member.id);
  });

  test.describe('ended elsewhere', () => {
    test.use({ expected: [/^401 \/(api|auth)\//] });
    test('[SESS-13] leads to the login at once, and back', async ({ page, browser }) => {
      const context = await browser.newContext();
      const other = await context.newPage();
      await open(other, '/clients?page=1');
      await expect(other.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible();
      await open(page);
      await page.getByRole('button', { name: 'End all others' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'End all others' }).click();
      await expect(other).toHaveURL(/\/public\/login\?redirect=%2Fclients%3Fpage%3D1/);
      await other.getByLabel('Email').fill(member.email);
      await other.getByLabel('Password', { exact: true }).fill(member.password);
      await other.getByRole('button', { name: 'Log in' }).click();
      await expect(other).toHaveURL(/\/clients/);
      await context.close();
    });
  });

  test.describe('when the server fails', () => {
    test.use({ expected: [/^500 \/auth\/sessions/] });
    test('[SESS-09] says so and keeps the row', async ({ page }) => {
      await newSession(member.email, member.password);
      await open(page);
      await page.route('**/auth/sessions/*', (route) =>
        route.fulfill({ status: 500, json: { error: { code: 'INTERNAL', message: '', request_id: 'r-1' } } }),
      );
      await expect(page.getByText('This session')).toBeVisible();
      const before = await rows(page).count();
      await page.getByRole('button', { name: /^End / }).last().click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click();
      await expect(page.getByText('If the problem persists, please, contact support.')).toBeVisible();
      await expect(rows(page)).toHaveCount(before);
    });
  });

  for (const width of [1440, 390])
    test(`is accessible at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await newSession(member.email, member.password);
      await open(page);
      await expect(page.getByText('This session')).toBeVisible();
      await expectAccessible(page);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    });
});
