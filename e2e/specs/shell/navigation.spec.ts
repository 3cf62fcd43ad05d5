import { listPositions } from '@cantera/shared/contracts/positions';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const SCREENS = [
  { link: 'Positions', path: '/positions' },
  { link: 'Candidates', path: '/candidates' },
  { link: 'Clients', path: '/clients' },
  { link: 'Metrics', path: '/metrics' },
  { link: 'Contracts', path: '/contracts' },
] as const;

test('[SHELL-63] [SHELL-64] [SHELL-65] [SHELL-55] the navigation leads to the lists and says where one is', async ({
  page,
}) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(navigation.getByRole('link')).toHaveText(SCREENS.map(({ link }) => link));
  for (const { link, path } of SCREENS) {
    await navigation.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`));
    await expect(page).toHaveTitle(`${link} — Cantera`);
    await expect(navigation.getByRole('link', { name: link })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
  }
});

test('[SHELL-58] [SHELL-59] [SHELL-60] [SHELL-56] titles by address', async ({ page }) => {
  for (const { link, path } of [...SCREENS, { link: 'My profile', path: '/settings/general' }]) {
    await page.goto(path);
    await expect(page).toHaveTitle(`${link} — Cantera`);
  }
});

test('[SHELL-30] [SHELL-31] [SHELL-37] [SHELL-46] lists and a position stand at their addresses', async ({
  page,
  api,
}) => {
  for (const { link, path } of SCREENS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
  }
  const { data } = await api.call(listPositions, { query: {} });
  const first = data.items[0];
  await page.goto(`/positions/${first?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first?.title ?? '?');
  await expect(
    page.getByRole('main').getByRole('navigation').or(page.getByRole('tablist')).first(),
  ).toContainText('Process');
});

test('[SHELL-83] [SHELL-86] [SHELL-18] the user menu leads to My profile by keyboard alone', async ({
  page,
}) => {
  await page.goto('/positions');
  const opener = page.getByRole('button', { name: 'User menu' });
  await opener.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'My profile' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings\/general$/);
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
});

test('[SHELL-90] [SHELL-91] [SHELL-92] [SHELL-73] the foot links website, privacy policy and help; the extension waits', async ({
  page,
}) => {
  await page.goto('/positions');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: 'Website' })).toHaveAttribute('href', '/dev/links#website');
  await expect(foot.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/dev/links#help');
  await expect(foot.getByRole('button', { name: 'Download extension' })).toBeDisabled();
  const policy = foot.getByRole('link', { name: 'Privacy policy' });
  // The address names the agency once it is known who is logged in.
  await expect(policy).toHaveAttribute('href', /agencyId=[\w-]{36}$/);
  await policy.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await expect(page.getByText('Demo Talent', { exact: true })).toBeVisible();
});

test('[DAY-33] the foot of the demo leads to where its links are set, and back', async ({ page }) => {
  await page.goto('/positions');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Links of this demo' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Help' })).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Cantera' }).click();
  await expect(page.getByRole('heading', { name: 'Your positions' })).toBeVisible();
});

test.describe('unknown addresses', () => {
  test('[SHELL-53] [SHELL-54] say so, in the shell and below an area, and lead home', async ({ page }) => {
    for (const path of ['/nowhere', '/positions/one/two/three', '/clients/x/y/z']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: "Oops! We're lost" })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page.getByRole('heading', { name: 'Your positions' })).toBeVisible();
  });
  test.use({ expected: ['404 /nowhere'] });
});

test('on a phone the navigation folds into a menu, and every target is 40 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/positions');
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.click();
  const link = page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Clients' });
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.click();
  await link.click();
  await expect(page).toHaveURL(/\/clients/);
  await expect(link).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
