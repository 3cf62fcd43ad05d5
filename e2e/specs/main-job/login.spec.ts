import { PASSWORD } from '../../fixtures/api.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

test.describe('login', () => {
  test.use({ who: null });

  test('[SHELL-03] [SHELL-04] [SHELL-11] sends the logged-out to the login and back to where they wanted to be', async ({
    page,
  }) => {
    await page.goto('/candidates?page=1&q=garcia');
    await expect(page).toHaveURL(/\/public\/login\?redirect=/);
    await page.getByLabel('Email').fill('recruiter@demo.test');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/candidates\?page=1&q=garcia/);
  });

  test('[FIRST-05] the login of a demo names its logins, and fills the chosen one in', async ({ page }) => {
    await page.goto('/public/login');
    const demo = page.getByRole('region', { name: 'Logins of the demo' });
    await expect(demo.getByRole('listitem')).toHaveText([
      /admin@demo\.test.*Administrator/,
      /recruiter@demo\.test.*Recruiter/,
      /manager@demo\.test.*Hiring manager/,
    ]);
    await expect(demo).toContainText(PASSWORD);
    await demo.getByRole('button', { name: 'Use manager@demo.test' }).click();
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { name: 'Positions you manage' })).toBeVisible();
  });

  test('[DAY-23] the login stands without the app, says at its fields what is missing, and fetches the app for what comes next', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    const fetched = page.waitForResponse(
      (response) => response.request().resourceType() === 'fetch' && /\/main\.[^/]*js$/.test(response.url()),
    );
    await page.goto('/public/login');
    const email = page.getByLabel('Email');
    await expect(email).toBeFocused();
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).toMatch(/\/login\./);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(email).toHaveAccessibleDescription('Fill in this field.');
    await expectAccessible(page);
    expect((await fetched).status()).toBe(200);
    // Whoever is not logged in is led here before the app is drawn; the way back stays whole.
    await page.goto('/positions?page=1#top');
    await expect(page).toHaveURL(/\/public\/login\?redirect=%2Fpositions%3Fpage%3D1%23top$/);
    await expect(email).toBeVisible();
  });

  test('[DAY-24] another language can be chosen on the login, which keeps what was typed', async ({
    page,
  }) => {
    await page.goto('/public/login');
    await page.getByLabel('Email').fill('recruiter@demo.test');
    await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'Català' }).click();
    await expect(page.getByLabel('Correu electrònic')).toHaveValue('recruiter@demo.test');
    await expect(page).toHaveTitle('Entra — Cantera');
    await page.getByLabel('Contrasenya', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Entra', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Posicions', exact: true })).toBeVisible();
  });

  test('[SHELL-10] follows no redirect to another origin', async ({ page }) => {
    await page.goto('/public/login?redirect=https%3A%2F%2Fevil.example%2F');
    await page.getByLabel('Email').fill('recruiter@demo.test');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { name: 'Your positions' })).toBeVisible();
  });

  test('says nothing about which of email and password is wrong, and keeps what was typed', async ({
    page,
  }) => {
    test.info().annotations.push({ type: 'expects', description: '401' });
    await page.goto('/public/login');
    await page.getByLabel('Email').fill('nobody@demo.test');
    await page.getByLabel('Password', { exact: true }).fill('not this');
    const refused = page.waitForResponse((response) => response.status() === 401);
    await page.getByRole('button', { name: 'Log in' }).click();
    await refused;
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('nobody@demo.test');
  });
  test.use({ expected: ['401 /auth/login'] });

  test('[SHELL-05] [SHELL-08] shows the login without the shell, to everyone', async ({ page }) => {
    await page.goto('/public/login');
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    for (const part of ['navigation', 'banner', 'contentinfo'] as const)
      await expect(page.getByRole(part)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /menu/i })).toHaveCount(0);
    await expectAccessible(page);
  });
});
