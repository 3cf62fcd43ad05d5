import { connectMailAccount, listChannels, removeChannel } from '@cantera/shared/contracts/channels';
import type { Position } from '@cantera/shared/contracts/positions';
import { saveAutomatisms } from '@cantera/shared/contracts/triggers';
import type { Page } from '@playwright/test';
import { type MailServer, readable, startMailServer } from '../../fixtures/mail-server.ts';
import { makeMember, type NewMember, removeMember } from '../../fixtures/members.ts';
import { apply, makeApplicant, makeOpenPosition } from '../../fixtures/positions.ts';
import { enterWith } from '../../fixtures/session.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { makeWorkflow } from '../../fixtures/workflows.ts';

const PASSWORD = 'molsa i pedra';
const failing = { status: 500, json: { error: { code: 'INTERNAL', message: '', request_id: 'r-1' } } };

const channel = (page: Page, name: string) => page.getByRole('listitem', { name });

test.describe('channels', () => {
  test.use({ who: null });
  let server: MailServer;
  let member: NewMember;
  test.beforeAll(async () => {
    server = await startMailServer(0, PASSWORD);
  });
  test.afterAll(() => server.close());
  test.beforeEach(async ({ page }) => {
    member = await makeMember('RECRUITER');
    await enterWith(page, member.api);
  });
  test.afterEach(() => removeMember(member.id));

  const account = () => ({
    host: '127.0.0.1',
    port: server.port,
    security: 'NONE' as const,
    username: 'bruna',
    password: PASSWORD,
    fromName: member.name,
    fromAddress: member.email,
  });
  const connect = () => member.api.call(connectMailAccount, { body: account() });
  const mailsTo = (address: string): string[] =>
    server.mails.filter((mail) => new RegExp(`^To: .*${address}`, 'mi').test(mail));

  test('[CHAN-01] [CHAN-05] [CHAN-06] [CHAN-07] lists three channels, of which e-mail can be connected', async ({
    page,
  }) => {
    await page.goto('/settings/channels');
    for (const name of ['WhatsApp', 'LinkedIn']) {
      await expect(channel(page, name)).toContainText('Coming soon');
      await expect(channel(page, name).getByRole('button')).toHaveCount(0);
      await expect(channel(page, name).getByRole('link')).toHaveCount(0);
    }
    await expect(channel(page, 'Email')).toContainText('Not connected');
    await expect(channel(page, 'Email').getByRole('button', { name: 'Remove' })).toHaveCount(0);
    await expectAccessible(page);
  });

  test('[SHELL-19] [SHELL-57] [CHAN-03] is a page of the settings, and Connect leads to the channel’s address', async ({
    page,
  }) => {
    await page.goto('/settings/general');
    await page.getByRole('link', { name: 'Channels' }).click();
    await expect(page.getByRole('heading', { name: 'Channels', level: 1 })).toBeVisible();
    await expect(page).toHaveTitle('My profile — Cantera');
    const { data } = await member.api.call(listChannels);
    await expect(channel(page, 'Email').getByRole('link', { name: 'Connect' })).toHaveAttribute(
      'href',
      data.available[0]?.connectUrl ?? '',
    );
  });

  test.describe('with wrong answers of the mail server', () => {
    test.use({ expected: ['400 /api/v1/channels/email'] });
    test('[CHAN-04] connects an account that has sent a test mail, and not before', async ({ page }) => {
      await page.goto('/settings/channels/email');
      await expect(page.getByLabel('Sender address')).toHaveValue(member.email);
      await page.getByRole('button', { name: 'Gmail' }).click();
      await expect(page.getByLabel('Mail server')).toHaveValue('smtp.gmail.com');
      await expect(page.getByRole('textbox', { name: 'Port' })).toHaveValue('465');
      await expectAccessible(page);
      await page.getByLabel('Mail server').fill('127.0.0.1');
      await page.getByRole('textbox', { name: 'Port' }).fill('9');
      await page.getByRole('textbox', { name: /^Password/ }).fill('wrong');
      await page.getByLabel('Security').click();
      await page.getByTitle(/^None/).last().click();
      const save = page.getByRole('button', { name: 'Send test email and connect' });
      await save.click();
      await expect(page.getByText(/No mail server answers there/)).toBeVisible();
      await expect(page.getByLabel('Mail server')).toBeFocused();
      await page.getByRole('textbox', { name: 'Port' }).fill(String(server.port));
      await save.click();
      await expect(page.getByText(/refuses this user and password/)).toContainText('535');
      await expect(page.getByRole('textbox', { name: /^Password/ })).toBeFocused();
      expect(mailsTo(member.email)).toHaveLength(0);
      await page.getByRole('textbox', { name: /^Password/ }).fill(PASSWORD);
      await save.click();
      await expect(page.getByText(`The test email went to ${member.email}.`)).toBeVisible();
      await expect(page).toHaveURL(/\/settings\/channels$/);
      await expect(channel(page, 'Email')).toContainText(`Connected: ${member.email}`);
      await expect(channel(page, 'Email').getByRole('button', { name: 'Remove' })).toBeVisible();
      await expect(channel(page, 'Email').getByRole('link', { name: 'Connect' })).toHaveCount(0);
      expect(mailsTo(member.email)).toHaveLength(1);
    });
  });

  test('changes the account without its password', async ({ page }) => {
    await connect();
    await page.goto('/settings/channels');
    await page.getByRole('link', { name: 'Edit account' }).click();
    await expect(page.getByRole('textbox', { name: /^Password/ })).toHaveValue('');
    await page.getByLabel('Sender name').fill('Bruna de la pedrera');
    await page.getByRole('button', { name: 'Send test email and save' }).click();
    await expect(page).toHaveURL(/\/settings\/channels$/);
    await expect(() =>
      expect(readable(mailsTo(member.email).at(-1) ?? '')).toContain('Bruna de la pedrera'),
    ).toPass();
  });

  test('[CHAN-08] is removed after a question, and then can be connected again', async ({ page }) => {
    await connect();
    // A dialog that is still fading in has no contrast yet.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/settings/channels');
    await channel(page, 'Email').getByRole('button', { name: 'Remove' }).click();
    const question = page.getByRole('alertdialog', { name: `Remove ${member.email}?` });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await channel(page, 'Email').getByRole('button', { name: 'Remove' }).click();
    await Promise.all([
      page.waitForRequest(
        (sent) => sent.method() === 'DELETE' && /\/api\/v1\/channels\/[\w-]+$/.test(sent.url()),
      ),
      question.getByRole('button', { name: 'Remove channel' }).click(),
    ]);
    await expect(channel(page, 'Email')).toContainText('Not connected');
    await expect(channel(page, 'Email').getByRole('link', { name: 'Connect' })).toBeVisible();
  });

  test.describe('when the server fails', () => {
    test.use({ expected: [/^500 \/api\/v1\/channels/] });
    test('[CHAN-12] tells that a channel could not be loaded or removed', async ({ page }) => {
      await connect();
      await page.route('**/api/v1/channels', (route) => route.fulfill(failing));
      await page.goto('/settings/channels');
      await expect(page.getByText('If the problem persists')).toBeVisible();
      await page.unroute('**/api/v1/channels');
      await page.reload();
      await page.route(/\/api\/v1\/channels\/[\w-]+$/, (route) =>
        route.request().method() === 'DELETE' ? route.fulfill(failing) : route.continue(),
      );
      await channel(page, 'Email').getByRole('button', { name: 'Remove' }).click();
      await page.getByRole('button', { name: 'Remove channel' }).click();
      await expect(page.getByText('If the problem persists')).toBeVisible();
      await expect(channel(page, 'Email')).toContainText(`Connected: ${member.email}`);
    });
  });

  test.describe('of the one who sends a position’s messages', () => {
    let position: Position;
    test.beforeEach(async () => {
      position = await makeOpenPosition(member.api);
      const { id } = await makeWorkflow(member.api);
      await member.api.call(saveAutomatisms, {
        params: { id: position.id },
        body: { welcomeWorkflowId: id, discardWorkflowId: id, kqDiscardWorkflowId: id },
      });
    });

    test('[TRG-26] [TRG-27] [TRG-28] [CHAN-13] carries them while it is connected; the position warns as soon as it is not', async ({
      page,
    }) => {
      // A CV is printed, read and answered by mail, on a machine that other tests use too.
      test.slow();
      await connect();
      const someone = makeApplicant();
      await apply(position.id, someone);
      await expect.poll(() => mailsTo(someone.email).length).toBe(1);
      expect(mailsTo(someone.email)[0]).toMatch(new RegExp(`^From: .*${member.email}`, 'mi'));
      await page.goto(`/positions/${position.id}`);
      const link = page.getByRole('link', { name: 'Configure channels' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(link).toHaveCount(0);
      const { data } = await member.api.call(listChannels);
      await member.api.call(removeChannel, { params: { id: data.connected[0]?.id ?? '' } });
      await expect(link).toHaveAttribute('href', '/settings/channels');
      await page.close();
    });
  });
});
