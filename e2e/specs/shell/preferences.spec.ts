import { getMe, updateMe } from '@cantera/shared/contracts/users';
import type { Page } from '@playwright/test';
import { enterWith, newSession, stored } from '../../fixtures/session.ts';
import { expect, test } from '../../fixtures/test.ts';

const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const LIGHT = 'rgb(247, 247, 245)';
const DARK = 'rgb(17, 18, 17)';

async function choose(page: Page, submenu: string, choice: string): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: submenu }).click();
  await page.getByRole('menuitemradio', { name: choice }).click();
}

test('[SHELL-84] [SHELL-111] [SHELL-113] [SHELL-114] follows the system until a theme is chosen, then at once the choice', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/positions');
  await expect.poll(() => background(page)).toBe(DARK);
  expect(await stored(page, 'cantera.theme')).toBeNull();
  await page.getByRole('button', { name: 'User menu' }).click();
  const theme = page.getByRole('menuitem', { name: 'Theme' });
  await expect(theme).toHaveAttribute('aria-haspopup', 'menu');
  await theme.click();
  await expect(page.getByRole('menuitemradio', { name: 'System' })).toHaveAttribute('aria-checked', 'true');
  await expect(page.getByRole('menuitemradio')).toHaveText(['Light', 'Dark', 'System']);
  await page.getByRole('menuitemradio', { name: 'Light' }).click();
  await expect.poll(() => background(page)).toBe(LIGHT);
  await choose(page, 'Theme', 'System');
  await expect.poll(() => background(page)).toBe(DARK);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => background(page)).toBe(LIGHT);
});

test('[SHELL-112] a chosen theme is there before the first paint of the next visit', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    // What the page wears whenever something is drawn.
    const worn: string[] = [];
    Object.assign(window, { worn });
    const look = () => {
      if (document.body) worn.push(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/positions');
  await choose(page, 'Theme', 'Dark');
  expect(await stored(page, 'cantera.theme')).toBe('dark');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Positions' })).toBeVisible();
  const worn = await page.evaluate(() => [...new Set((window as unknown as { worn: string[] }).worn)]);
  expect(worn).toEqual([DARK]);
});

test.describe('language', () => {
  // A user of its own: what is saved with a profile would reach other tests' logins.
  test.use({ who: null });
  test.afterAll(async () => {
    await (await newSession('manager@demo.test')).call(updateMe, { body: { lang: 'en' } });
  });

  test('[SHELL-85] [SHELL-115] [SHELL-116] [SHELL-119] a chosen language is saved with the profile, and the page comes in it', async ({
    page,
  }) => {
    const session = await newSession('manager@demo.test');
    await enterWith(page, session);
    await page.goto('/positions');
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.keyboard.press('l');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
    await expect(page.getByRole('menuitemradio')).toHaveText(['Catalan', 'Spanish', 'English']);
    const saved = page.waitForRequest(
      (request) => request.method() === 'PUT' && request.url().endsWith('/users/me'),
    );
    await page.getByRole('menuitemradio', { name: 'Catalan' }).click();
    expect((await saved).postDataJSON()).toEqual({ lang: 'ca' });
    await expect(page.getByRole('link', { name: 'Candidats' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ca');
    expect((await session.call(getMe)).data.lang).toBe('ca');
    await page.reload();
    await expect(page.getByRole('link', { name: 'Candidats' })).toBeVisible();
    expect(await stored(page, 'cantera.locale')).toBe('ca');
  });

  test('[SHELL-147] the page in the chosen language has the focus on the user menu', async ({ page }) => {
    await enterWith(page, await newSession('manager@demo.test'));
    await page.goto('/positions');
    await choose(page, 'Language', 'Catalan');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ca');
    await expect(page.getByRole('button', { name: 'Menú d’usuari' })).toBeFocused();
  });

  test('[SHELL-130] [SHELL-131] [SHELL-132] a language that could not be saved changes nothing and says so', async ({
    page,
  }) => {
    await enterWith(page, await newSession('manager@demo.test'));
    await page.route('**/api/v1/users/me', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await page.goto('/positions');
    await choose(page, 'Language', 'Spanish');
    const toast = page.getByRole('alert');
    await expect(toast).toContainText('Error');
    await expect(toast).toContainText('If the problem persists, please, contact support.');
    await expect(toast.getByRole('link')).toHaveAttribute('href', '/dev/links#support');
    await expect(page.getByRole('link', { name: 'Candidates' })).toBeVisible();
    expect(await stored(page, 'cantera.locale')).toBeNull();
  });
  test.use({ expected: ['500 /api/v1/users/me'] });

  for (const [tag, button] of [
    ['ca-ES', 'Entra'],
    ['es-MX', 'Entrar'],
    ['en-US', 'Log in'],
    ['fr-FR', 'Log in'],
  ] as const)
    test.describe(() => {
      test.use({ locale: tag });
      test(`[SHELL-117] [SHELL-118] a browser in ${tag} is greeted in its language, else in English`, async ({
        page,
      }) => {
        await page.goto('/public/login');
        await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible();
      });
    });
});

test('[SHELL-120] every screen of the shell speaks the three languages', async ({ page }) => {
  for (const [locale, words] of [
    ['es', ['Posiciones', 'Candidatos', 'Clientes', 'Métricas', 'Contratos']],
    ['ca', ['Posicions', 'Candidats', 'Clients', 'Mètriques', 'Contractes']],
    ['en', ['Positions', 'Candidates', 'Clients', 'Metrics', 'Contracts']],
  ] as const) {
    await page.addInitScript((value) => localStorage.setItem('cantera.locale', value), locale);
    await page.goto('/positions');
    const navigation = page.getByRole('navigation').first();
    await expect(navigation.getByRole('link')).toHaveText([...words]);
  }
});
