import { changeOwnPassword, login } from '@cantera/shared/contracts/auth';
import { getMe, type User, updateMe } from '@cantera/shared/contracts/users';
import type { Page } from '@playwright/test';
import { Api, origin, PASSWORD } from '../../fixtures/api.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

// Someone whose name, picture and sessions no other test counts on.
const EMAIL = 'admin@rival.test';
const NEW_PASSWORD = 'pedrera-del-nord';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const enter = async (password = PASSWORD): Promise<Api> => {
  const { data } = await new Api().call(login, { body: { email: EMAIL, password } });
  return new Api(data.token);
};
const section = (page: Page, name: string) => page.getByRole('form', { name });
const basic = (page: Page) => section(page, 'Basic information');
const image = (page: Page) => section(page, 'Image');
const passwords = (page: Page) => section(page, 'Change your password');
const save = (page: Page, name: string) => section(page, name).getByRole('button', { name: 'Save' });

test.describe('my profile', () => {
  test.use({ who: null });
  let api: Api;
  let before: User;

  test.beforeEach(async ({ page }) => {
    api = await enter();
    before = (await api.call(getMe)).data;
    await page.addInitScript((token) => localStorage.setItem('cantera.token', token), api.token ?? '');
  });
  test.afterEach(async () => {
    const { firstName, lastName } = before;
    await api.call(updateMe, { body: { firstName, lastName, imageUrl: null } });
  });

  test('[SET-01] [SET-02] [SET-03] [SHELL-30] has its sections and leads to each', async ({ page }) => {
    await page.goto('/settings/general');
    await expect(page).toHaveTitle('My profile — Cantera');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Basic information',
      'Image',
      'Change your password',
      'Notifications',
    ]);
    const anchor = page.getByRole('link', { name: 'Change your password' });
    await anchor.click();
    await expect(anchor).toHaveAttribute('aria-current', 'location');
    await expect(page.getByRole('region', { name: 'Change your password' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Change your password' })).toBeInViewport();
  });

  test('[SET-04] [SET-05] [SET-06] shows the email read-only and the names of the user', async ({ page }) => {
    await page.goto('/settings/general');
    const email = page.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveValue(EMAIL);
    await expect(email).not.toBeEditable();
    await expect(email).toHaveAccessibleDescription('Contact support to change your email.');
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue(before.firstName);
    await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue(before.lastName);
  });

  test('[SET-07] [SET-08] [CONST-02] takes a first name of 2 to 25 characters and any last name', async ({
    page,
  }) => {
    await page.goto('/settings/general');
    const first = page.getByRole('textbox', { name: 'First name' });
    for (const wrong of ['A', 'x'.repeat(26)]) {
      await first.fill(wrong);
      await save(page, 'Basic information').click();
      await expect(basic(page).getByText('Enter 2 to 25 characters.')).toBeVisible();
    }
    for (const right of ['Jo', 'x'.repeat(25)]) {
      await first.fill(right);
      await page.getByRole('textbox', { name: 'Last name' }).fill('');
      await save(page, 'Basic information').click();
      await expect(page.getByText('Your basic information has been updated.')).toBeVisible();
      await expect
        .poll(async () => (await api.call(getMe)).data)
        .toMatchObject({ firstName: right, lastName: '' });
    }
  });

  test('[SET-09] [SET-10] [CONST-122] saves name and language, never an email, and the shell shows the name', async ({
    page,
  }) => {
    await page.goto('/settings/general');
    await page.getByRole('textbox', { name: 'First name' }).fill('Zoraida');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Quintana');
    const [request] = await Promise.all([
      page.waitForRequest((made) => made.method() === 'PUT' && made.url().endsWith('/api/v1/users/me')),
      save(page, 'Basic information').click(),
    ]);
    expect(request.postDataJSON()).toEqual({
      first_name: 'Zoraida',
      last_name: 'Quintana',
      lang: expect.stringMatching(/^(en|es|ca)$/),
      image_url: null,
      version: expect.any(Number),
    });
    await expect(page.getByText('Your basic information has been updated.')).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('ZQ');
  });

  test('[SET-12] [SET-09] the server keeps the email whatever the body says', async () => {
    const response = await fetch(`${origin()}/api/v1/users/me`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${api.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ first_name: before.firstName, email: 'other@rival.test' }),
    });
    expect([200, 400]).toContain(response.status);
    expect((await api.call(getMe)).data.email).toBe(EMAIL);
  });

  test('[SET-13] [SET-16] [SET-17] keeps a chosen picture, in the shell too and after a reload', async ({
    page,
  }) => {
    await page.goto('/settings/general');
    const input = image(page).getByLabel('Profile image');
    await expect(input).toHaveAttribute('accept', /^image\/\w+(,image\/\w+)*$/);
    await expect(save(page, 'Image')).toBeDisabled();
    await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
    await expect(image(page).getByText('Choose a PNG, JPEG or WebP image.')).toBeVisible();
    await input.setInputFiles({ name: 'jo.png', mimeType: 'image/png', buffer: PNG });
    await expect(image(page).getByText('jo.png')).toBeVisible();
    await save(page, 'Image').click();
    await expect(page.getByText('Your image has been updated.')).toBeVisible();
    await expect(image(page).getByRole('button', { name: 'Replace image' })).toBeFocused();
    const shown = page.getByRole('banner').getByRole('button', { name: /menu/i }).locator('img');
    await expect(shown).toBeVisible();
    await page.reload();
    await expect(shown).toHaveAttribute('src', (await api.call(getMe)).data.imageUrl ?? 'none');
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
    await image(page).getByRole('button', { name: 'Remove' }).click();
    await save(page, 'Image').click();
    await expect(shown).toHaveCount(0);
    expect((await api.call(getMe)).data.imageUrl).toBeNull();
  });

  test('[SET-14] [SET-15] [SET-16] [CONST-17] refuses a picture over 3.4 MB', async ({ page }) => {
    await page.goto('/settings/general');
    const input = image(page).getByLabel('Profile image');
    const picture = (bytes: number) => ({
      name: 'large.png',
      mimeType: 'image/png',
      buffer: Buffer.concat([PNG, Buffer.alloc(bytes - PNG.length)]),
    });
    await input.setInputFiles(picture(3_400_001));
    const toast = page.getByRole('alert').filter({ hasText: 'Error' });
    await expect(toast).toContainText('The file size is too large. File mus be smaller than 3.4MB.');
    await expect(save(page, 'Image')).toBeDisabled();
    await input.setInputFiles(picture(3_400_000));
    await expect(save(page, 'Image')).toBeEnabled();
  });

  test('[SET-18] [SET-20] [SET-21] [SET-22] asks for a new password of 8 to 25 characters, twice', async ({
    page,
  }) => {
    await page.goto('/settings/general');
    const fresh = passwords(page).getByLabel('New password', { exact: true });
    const repeat = passwords(page).getByLabel('Repeat new password');
    await expect(passwords(page).getByLabel('Current password')).toBeVisible();
    await expect(fresh).toHaveAccessibleDescription(/^Make sure it's at least 8 characters long\./);
    for (const wrong of ['x'.repeat(7), 'x'.repeat(26)]) {
      await fresh.fill(wrong);
      await repeat.fill(wrong);
      await save(page, 'Change your password').click();
      await expect(passwords(page).getByText('Enter 8 to 25 characters.')).toHaveCount(2);
    }
  });

  test('[SET-23] sends nothing when the new passwords differ', async ({ page }) => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/auth/user/password')) sent += 1;
    });
    await page.goto('/settings/general');
    await passwords(page).getByLabel('Current password').fill(PASSWORD);
    await passwords(page).getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    const repeat = passwords(page).getByLabel('Repeat new password');
    await repeat.fill(`${NEW_PASSWORD}s`);
    await save(page, 'Change your password').click();
    await expect(repeat).toHaveAccessibleDescription("New passwords doesn't match.");
    await expect(repeat).toBeFocused();
    await passwords(page).getByLabel('New password', { exact: true }).fill(`${NEW_PASSWORD}s`);
    await expect(page.getByText("New passwords doesn't match.")).toBeHidden();
    expect(sent).toBe(0);
  });

  test.describe('with a wrong password', () => {
    test.use({ expected: ['400 /auth/user/password'] });
    test('[SET-19] [SET-26] [SET-27] says so at its field, and the old one keeps working', async ({
      page,
    }) => {
      await page.goto('/settings/general');
      const current = passwords(page).getByLabel('Current password');
      await current.fill('x');
      await passwords(page).getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
      await passwords(page).getByLabel('Repeat new password').fill(NEW_PASSWORD);
      await save(page, 'Change your password').click();
      await expect(current).toHaveAccessibleDescription('Current password is not OK.');
      await expect(current).toBeFocused();
      expect((await (await enter()).call(getMe)).data.email).toBe(EMAIL);
    });
  });

  test('[SET-24] [SET-25] [SET-28] [CONST-122] changes the password: the new one logs in, the old one does not', async ({
    page,
  }) => {
    await page.goto('/settings/general');
    await passwords(page).getByLabel('Current password').fill(PASSWORD);
    await passwords(page).getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await passwords(page).getByLabel('Repeat new password').fill(NEW_PASSWORD);
    const [request] = await Promise.all([
      page.waitForRequest((made) => made.url().endsWith('/auth/user/password')),
      save(page, 'Change your password').click(),
    ]);
    try {
      expect(request.postDataJSON()).toEqual({ current_password: PASSWORD, password: NEW_PASSWORD });
      await expect(page.getByText('Your password has been updated.')).toBeVisible();
      await expect(passwords(page).getByLabel('Current password')).toHaveValue('');
      expect((await (await enter(NEW_PASSWORD)).call(getMe)).data.email).toBe(EMAIL);
      await expect(enter(PASSWORD)).rejects.toThrow('INVALID_CREDENTIALS');
    } finally {
      await api.call(changeOwnPassword, { body: { currentPassword: NEW_PASSWORD, password: PASSWORD } });
    }
  });

  test.describe('when the server fails', () => {
    test.use({ expected: ['500 /api/v1/users/me'] });
    test('[SET-11] says so and keeps what was typed', async ({ page }) => {
      await page.goto('/settings/general');
      const first = page.getByRole('textbox', { name: 'First name' });
      await first.fill('Zoraida');
      await page.route('**/api/v1/users/me', (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({
              status: 500,
              json: { error: { code: 'INTERNAL', message: '', request_id: 'r-1' } },
            })
          : route.continue(),
      );
      await save(page, 'Basic information').click();
      await expect(
        page.getByRole('alert').getByText('If the problem persists, please, contact support.'),
      ).toBeVisible();
      await expect(first).toHaveValue('Zoraida');
    });
  });

  test('asks before changes that are not saved are left', async ({ page }) => {
    await page.goto('/settings/general');
    await page.getByRole('textbox', { name: 'First name' }).fill('Zoraida');
    await page.getByRole('link', { name: 'Clients' }).click();
    const question = page.getByRole('alertdialog', { name: 'Discard the changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Zoraida');
    await page.getByRole('link', { name: 'Clients' }).click();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).toHaveURL(/\/clients$/);
  });

  test.describe('when someone else changes it too', () => {
    test.use({ expected: [/^409 /] });
    test('tells of a name that was changed elsewhere meanwhile, and lets one choose; a picture is no conflict', async ({
      page,
    }) => {
      await page.goto('/settings/general');
      const first = page.getByRole('textbox', { name: 'First name' });
      await first.fill('Zoraida');
      await image(page)
        .getByLabel('Profile image')
        .setInputFiles({ name: 'jo.png', mimeType: 'image/png', buffer: PNG });
      await save(page, 'Image').click();
      await expect(page.getByText('Your image has been updated.')).toBeVisible();
      await save(page, 'Basic information').click();
      await expect(page.getByText('Your basic information has been updated.')).toBeVisible();
      expect((await api.call(getMe)).data).toMatchObject({
        firstName: 'Zoraida',
        imageUrl: expect.any(String),
      });
      await first.fill('Mine');
      await api.call(updateMe, { body: { firstName: 'Theirs' } });
      await save(page, 'Basic information').click();
      await basic(page).getByRole('button', { name: 'Load their version' }).click();
      await expect(first).toHaveValue('Theirs');
      await first.fill('Mine');
      await api.call(updateMe, { body: { firstName: 'Theirs again' } });
      await save(page, 'Basic information').click();
      await basic(page).getByRole('button', { name: 'Keep mine' }).click();
      await expect.poll(async () => (await api.call(getMe)).data.firstName).toBe('Mine');
    });
  });

  for (const width of [1440, 390]) {
    test(`is accessible at ${width} px`, async ({ page }) => {
      // High enough for the whole page: a button half under the shell's bar would count as too small.
      await page.setViewportSize({ width, height: 1500 });
      await page.goto('/settings/general');
      await save(page, 'Change your password').click();
      await expect(passwords(page).getByText('Enter 8 to 25 characters.')).toHaveCount(2);
      await expectAccessible(page);
    });
  }
});
