import { getAgency } from '@cantera/shared/contracts/agency';
import { enterWith, newSession, stored } from '../../fixtures/session.ts';
import { expect, test } from '../../fixtures/test.ts';

test.describe('logged in', () => {
  test('[SHELL-01] [SHELL-02] leads from public pages to the redirect, else home', async ({ page }) => {
    await page.goto('/public/login?redirect=%2Fclients%3Fq%3Dtaller');
    await expect(page).toHaveURL(/\/clients\?q=taller$/);
    await page.goto('/public/forgot-password');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  });

  test('[SHELL-07] [SHELL-09] [SHELL-17] [PRIV-08] shows the privacy policy without the shell, and leads back', async ({
    page,
    api,
  }) => {
    const { data: agency } = await api.call(getAgency);
    await page.goto(`/mixed/privacy-policy?agencyId=${agency.id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to Cantera' }).click();
    await expect(page.getByRole('heading', { name: 'Your positions' })).toBeVisible();
  });
});

test.describe('logged out', () => {
  test.use({ who: null });

  test('[SHELL-06] [PRIV-07] [PRIV-09] [API-130] reads the privacy policy as formatted text', async ({
    page,
    api,
  }) => {
    const { data: agency } = await api.call(getAgency);
    const read = page.waitForResponse((response) => response.url().endsWith('/privacy-policy'));
    await page.goto(`/mixed/privacy-policy?agencyId=${agency.id}`);
    await expect(page.getByText('Demo Talent', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Your rights' })).toBeVisible();
    const answer = await read;
    expect(answer.request().headers().authorization).toBeUndefined();
    expect(Object.keys((await answer.json()).data).sort()).toEqual([
      'language',
      'name',
      'privacy_policy',
      'privacy_policy_information',
      'translations',
    ]);
  });

  test('[PRIV-10] runs nothing that stands in the stored text', async ({ page, api }) => {
    const { data: agency } = await api.call(getAgency);
    const hostile =
      '<p onclick="window.hurt=1">Text</p><img src="x" onerror="window.hurt=1"><script>window.hurt=1</script>';
    // As if the server's own cleaning had failed: the page's policy is the second wall.
    await page.route('**/privacy-policy', (route) =>
      route.fulfill({
        json: {
          data: {
            name: 'Demo',
            language: 'en',
            privacy_policy: hostile,
            privacy_policy_information: '',
            translations: {},
          },
        },
      }),
    );
    await page.goto(`/mixed/privacy-policy?agencyId=${agency.id}`);
    await page.getByText('Text').click();
    expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
  });
  test('shows the page of an agency that does not exist as lost', async ({ page }) => {
    await page.goto('/mixed/privacy-policy?agencyId=00000000-0000-4000-8000-000000000000');
    await expect(page.getByRole('heading', { name: "Oops! We're lost" })).toBeVisible();
  });
  test.use({ expected: [/Content Security Policy|inline event handler|^404 .*(privacy-policy|\/x)$/] });

  test('[SHELL-14] [SHELL-15] [SHELL-16] has a login, a page for who forgot, and one to choose a password', async ({
    page,
  }) => {
    await page.goto('/public/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL(/\/public\/forgot-password$/);
    await expect(page.getByLabel('Email')).toBeVisible();
    await page.goto('/public/change-password?token=t');
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.getByLabel('Repeat the new password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('New password', { exact: true }).fill('long enough');
    await page.getByLabel('Repeat the new password', { exact: true }).fill('another one');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('The two passwords are not the same. Type it again.')).toBeVisible();
  });

  test('[SHELL-12] [DASH-31] logs out by address', async ({ page }) => {
    await enterWith(page, await newSession());
    await page.goto('/?forceLogout=true');
    await expect(page).toHaveURL(/\/public\/login$/);
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(await stored(page, 'cantera.token')).toBeNull();
  });
});
