import { invitationPath, inviteSomeone, removeMember } from '../../fixtures/members.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

test.describe('an invitation', () => {
  test.use({ who: null, expected: ['400 /auth/invitation'] });
  let id: string;
  let email: string;
  test.beforeEach(async () => {
    ({ id, email } = await inviteSomeone('RECRUITER'));
  });
  test.afterEach(() => removeMember(id));

  test('[MEM-28] leads from the mail to a name, a password, and in; a second time nowhere', async ({
    page,
  }) => {
    const path = await invitationPath(email);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Join Demo Talent' })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(page.getByLabel('First name')).toBeFocused();
    await page.getByLabel('First name').fill('Bruna');
    await page.getByLabel('Last name').fill('Farré');
    await page.getByLabel('Password', { exact: true }).fill('pedra seca i molsa');
    await page.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('BF');
    await page.evaluate(() => localStorage.clear());
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This invitation does not work any more' })).toBeVisible();
  });

  test('speaks the reader’s language, on a phone too', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'ca-ES', viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(await invitationPath(email));
    await expect(page.getByRole('heading', { level: 1, name: 'Uneix-te a Demo Talent' })).toBeVisible();
    await expectAccessible(page);
    await context.close();
  });

  test('does not work once it is withdrawn', async ({ page }) => {
    const path = await invitationPath(email);
    await removeMember(id);
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('withdrawn');
    await expectAccessible(page);
  });
});
