import { getAgency } from '@cantera/shared/contracts/agency';
import { updateMember } from '@cantera/shared/contracts/members';
import { getMe, listUsers } from '@cantera/shared/contracts/users';
import type { Page } from '@playwright/test';
import { inviteSomeone, makeMember, memberAddress, removeMember } from '../../fixtures/members.ts';
import { enterWith } from '../../fixtures/session.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const failing = { status: 500, json: { error: { code: 'INTERNAL', message: '', request_id: 'r-1' } } };

test.describe('members', () => {
  test.use({ who: 'admin' });
  /** Ids of those whom a test added. */
  let made: string[] = [];
  const keepId = <T extends { id: string }>(member: T): T => {
    made.push(member.id);
    return member;
  };
  test.afterEach(async () => {
    for (const id of made) await removeMember(id);
    made = [];
  });

  test('[MEM-01] [MEM-03] [SHELL-21] lists the members and narrows them', async ({ page, api }) => {
    const { users } = await api.call(listUsers);
    await page.goto('/agency/members');
    await expect(page).toHaveTitle('Members — Cantera');
    // Other tests make members and remove them.
    const lasting = users.filter(({ email }) => email.endsWith('@demo.test'));
    for (const { email } of lasting.slice(0, 3)) await expect(row(page, email)).toBeVisible();
    await page.getByRole('searchbox', { name: 'Filter members' }).fill('segui');
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(row(page, 'Blanca Seguí i Tomàs')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Filter members' }).fill('nobody at all');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(row(page, 'recruiter@demo.test')).toBeVisible();
  });

  test('[MEM-04] copies an email', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/agency/members');
    await row(page, 'irene@demo.test')
      .getByRole('button', { name: /Copy email/ })
      .click();
    await expect(page.getByText('Email copied')).toBeVisible();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('irene@demo.test');
  });

  test('[MEM-06] [MEM-07] leads to the own profile, and opens the dialog for others', async ({ page }) => {
    await page.goto('/agency/members');
    await row(page, 'irene@demo.test')
      .getByRole('button', { name: /^Modify/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Modify Irene Quiroga Lema' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row(page, 'irene@demo.test').getByRole('button', { name: /^Modify/ })).toBeFocused();
    await row(page, 'admin@demo.test')
      .getByRole('link', { name: /^Modify/ })
      .click();
    await expect(page).toHaveURL(/\/settings\/general$/);
  });

  test('[MEM-08] [MEM-13] [MEM-14] [MEM-10] invites someone, who stands in the list', async ({
    page,
    api,
  }) => {
    const email = memberAddress();
    await page.goto('/agency/members');
    await page.getByRole('button', { name: 'Add member' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add member' });
    const { users } = await api.call(listUsers);
    await expect(dialog.getByText(`${users.length} / 100`)).toBeVisible();
    await expect(dialog.getByText('Administrator')).toBeVisible();
    await dialog.getByLabel('Email').fill(email);
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/api/v1/users')),
      dialog.getByRole('button', { name: 'Add member' }).click(),
    ]);
    expect(request.postDataJSON()).toEqual({ email, role: 'AGENCY_ADMIN' });
    await expect(page.getByText('New user added')).toBeVisible();
    await expect(row(page, email)).toContainText('Invited');
    const added = (await api.call(listUsers)).users.find((user) => user.email === email);
    made.push(added?.id ?? '');
  });

  test('[MEM-12] offers to add someone while there is room', async ({ page, api }) => {
    const { users } = await api.call(listUsers);
    const { maxMembers } = (await api.call(getAgency)).data.plan.limits;
    expect(users.length).toBeLessThan(maxMembers ?? 0);
    await page.goto('/agency/members');
    await expect(page.getByRole('button', { name: 'Add member' })).toBeEnabled();
  });

  test.describe('with an address that is taken', () => {
    test.use({ expected: ['400 /api/v1/users'] });
    test('[MEM-09] [MEM-15] [API-11] [CONST-134] refuses it and what is none, and keeps what was typed', async ({
      page,
    }) => {
      await page.goto('/agency/members');
      await page.getByRole('button', { name: 'Add member' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add member' });
      const email = dialog.getByLabel('Email');
      for (const wrong of ['', 'laia']) {
        await email.fill(wrong);
        await dialog.getByRole('button', { name: 'Add member' }).click();
        await expect(email).toHaveAttribute('aria-invalid', 'true');
      }
      await email.fill('admin@rival.test');
      await dialog.getByRole('button', { name: 'Add member' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Email already exists!' })).toBeVisible();
      await expect(email).toHaveValue('admin@rival.test');
    });
  });

  test('[MEM-18] [MEM-20] [MEM-21] [MEM-22] changes names and role, in the other’s open tab too', async ({
    page,
    browser,
  }) => {
    const member = keepId(await makeMember('RECRUITER'));
    const context = await browser.newContext();
    const other = await context.newPage();
    await enterWith(other, member.api);
    await other.goto('/agency/general');
    await expect(other.getByRole('heading', { name: 'General', level: 1 })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Save' })).toHaveCount(0);
    await page.goto('/agency/members');
    await row(page, member.email)
      .getByRole('button', { name: /^Modify/ })
      .click();
    const dialog = page.getByRole('dialog', { name: `Modify ${member.name}` });
    await expect(dialog.getByLabel('Email')).not.toBeEditable();
    await expect(dialog.getByLabel('First name')).toBeFocused();
    await dialog.getByLabel('First name').fill('Bru');
    await dialog.getByLabel('Last name').fill('Soler');
    await dialog.getByLabel('Role').click();
    await page
      .getByRole('option', { name: 'Administrator' })
      .or(page.getByTitle('Administrator'))
      .last()
      .click();
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.url().endsWith(`/api/v1/users/${member.id}/profile`)),
      dialog.getByRole('button', { name: 'Save' }).click(),
    ]);
    expect(request.postDataJSON()).toMatchObject({
      first_name: 'Bru',
      last_name: 'Soler',
      role: 'AGENCY_ADMIN',
      image_url: null,
    });
    await expect(page.getByText('Member information updated.')).toBeVisible();
    await expect(row(page, member.email)).toContainText('Bru Soler');
    await expect(row(page, member.email)).toContainText('Administrator');
    await expect(other.getByRole('button', { name: 'Save' }).first()).toBeVisible();
    await context.close();
  });

  test('[MEM-19] takes a first name of 2 to 25 characters', async ({ page }) => {
    await page.goto('/agency/members');
    await row(page, 'irene@demo.test')
      .getByRole('button', { name: /^Modify/ })
      .click();
    const dialog = page.getByRole('dialog');
    const first = dialog.getByLabel('First name');
    for (const wrong of ['A', 'a'.repeat(26)]) {
      await first.fill(wrong);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(first).toHaveAccessibleDescription('Enter 2 to 25 characters.');
    }
  });

  test.describe('when the server fails', () => {
    test.use({ expected: [/^500 \/api\/v1\/users/] });
    test('[MEM-23] says so and keeps what was typed', async ({ page }) => {
      await page.goto('/agency/members');
      await row(page, 'irene@demo.test')
        .getByRole('button', { name: /^Modify/ })
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('First name').fill('Irina');
      await page.route('**/profile', (route) => route.fulfill(failing));
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('If the problem persists, please, contact support.')).toBeVisible();
      await expect(dialog.getByLabel('First name')).toHaveValue('Irina');
    });
  });

  test.describe('changed by two people', () => {
    test.use({ expected: [/^409 \/api\/v1\/users/] });
    test('the second is told inside the dialog, and overwrites', async ({ page, api }) => {
      const { id, email } = keepId(await makeMember('RECRUITER'));
      await page.goto('/agency/members');
      await row(page, email)
        .getByRole('button', { name: /^Modify/ })
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('First name').fill('Mina');
      const body = { firstName: 'Bruna', lastName: 'Altra', role: 'RECRUITER', imageUrl: null } as const;
      await api.call(updateMember, { params: { id }, body });
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByRole('button', { name: 'Keep mine' }).click();
      await expect(page.getByText('Member information updated.')).toBeVisible();
      await expect(row(page, email)).toContainText('Mina');
    });
  });

  test.describe('deleted', () => {
    test.use({ expected: [/^401 \/api/] });
    test('[MEM-24] [MEM-25] [MEM-26] [CONST-120] asks inside the dialog, then deletes; his tab is logged out', async ({
      page,
      browser,
    }) => {
      const member = keepId(await makeMember('RECRUITER'));
      const context = await browser.newContext();
      const other = await context.newPage();
      await enterWith(other, member.api);
      await other.goto('/clients');
      await expect(other.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible();
      await page.goto('/agency/members');
      await row(page, member.email)
        .getByRole('button', { name: /^Modify/ })
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Delete member' }).click();
      await dialog.getByRole('button', { name: 'Keep member' }).click();
      await expect(dialog.getByRole('button', { name: 'Delete member' })).toBeFocused();
      expect((await member.api.call(getMe)).data.id).toBe(member.id);
      await dialog.getByRole('button', { name: 'Delete member' }).click();
      const [request] = await Promise.all([
        page.waitForRequest((sent) => sent.method() === 'DELETE'),
        dialog.getByRole('button', { name: 'Delete', exact: true }).click(),
      ]);
      expect(new URL(request.url()).pathname).toBe(`/api/v1/users/${member.id}`);
      await expect(page.getByText('Member deleted')).toBeVisible();
      await expect(row(page, member.email)).toHaveCount(0);
      await expect(other).toHaveURL(/\/public\/login\?redirect=%2Fclients/);
      await context.close();
    });
  });

  test('[MEM-29] sends an invitation again, and withdraws it', async ({ page }) => {
    const { email } = keepId(await inviteSomeone());
    await page.goto('/agency/members');
    await row(page, email)
      .getByRole('button', { name: /Actions/i })
      .click();
    await page.getByRole('menuitem', { name: 'Resend invitation' }).click();
    await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible();
    await row(page, email)
      .getByRole('button', { name: /Actions/i })
      .click();
    await page.getByRole('menuitem', { name: 'Withdraw invitation' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw invitation' }).click();
    await expect(row(page, email)).toHaveCount(0);
  });

  for (const width of [1440, 390])
    test(`is accessible at ${width} px, dialogs included`, async ({ page }) => {
      await page.setViewportSize({ width, height: 1200 });
      await page.goto('/agency/members');
      await expect(page.getByText('irene@demo.test')).toBeVisible();
      await expectAccessible(page);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
      await page.getByRole('button', { name: /^Modify Irene/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete member' }).click();
      await expectAccessible(page);
    });
});

test('[MEM-05] a recruiter sees the members and no way to change them', async ({ page }) => {
  await page.goto('/agency/members');
  await expect(row(page, 'irene@demo.test')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Modify|Add member/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Modify/ })).toHaveCount(0);
});
