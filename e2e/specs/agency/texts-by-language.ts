import { type Agency, getAgency } from '@cantera/shared/contracts/agency';
import { updatePrivacyPolicy } from '@cantera/shared/contracts/agency-settings';
import type { Page } from '@playwright/test';
import { apiAs } from '../../fixtures/api.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const policy = (page: Page) => page.getByRole('form', { name: 'Privacy policy' });
const language = (page: Page, name: string) => policy(page).getByRole('radio', { name, exact: true });
const text = (page: Page, name: 'Policy' | 'Data protection information') =>
  policy(page).getByRole('textbox', { name });
const save = async (page: Page): Promise<void> => {
  await policy(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Privacy policy and data property information updated.')).toBeVisible();
};

/** Tests of texts in several languages. They change what the others of the agency's page change: one after the other, in one file. */
export function textsByLanguage(): void {
  test.use({ who: 'admin' });
  let before: Agency;
  test.beforeEach(async () => {
    const api = await apiAs('admin');
    before = (await api.call(getAgency)).data;
    const { es } = before.privacyPolicy.translations;
    await api.call(updatePrivacyPolicy, { body: { ...before.privacyPolicy, translations: { es } } });
  });
  test.afterEach(async () => {
    await (await apiAs('admin')).call(updatePrivacyPolicy, { body: before.privacyPolicy });
  });

  test('[FIRST-06] the policy is written language by language, and applicants read theirs or the main one with its language', async ({
    page,
  }) => {
    await page.goto('/careers/ca/demo');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Política de privacitat' }).click();
    const shown = page.getByRole('main');
    await expect(shown.locator('[lang="en"]').getByText('Who is responsible')).toBeVisible();
    await expectAccessible(page);

    await page.goto('/');
    await page.getByRole('button', { name: /Agency menu/ }).click();
    await page.getByRole('menuitem', { name: 'General', exact: true }).click();
    await expect(language(page, 'English, main')).toBeChecked();
    await expect(language(page, 'Español')).toBeVisible();
    await language(page, 'Català, lacks a text').check();
    await expect(text(page, 'Policy')).toHaveText('');
    await expect(text(page, 'Policy')).toHaveAttribute('lang', 'ca');
    await text(page, 'Policy').click();
    await page.keyboard.type('Guardem les teves dades.');
    await language(page, 'English, main').check();
    await expect(text(page, 'Policy')).toContainText('Who is responsible');
    await language(page, 'Català, lacks a text').check();
    await expect(text(page, 'Policy')).toHaveText('Guardem les teves dades.');
    await save(page);
    await expect(language(page, 'Català, lacks a text')).toBeChecked();
    await text(page, 'Data protection information').click();
    await page.keyboard.type('Pregunta-ho.');
    await save(page);
    await expect(language(page, 'Català')).toBeChecked();
    await expectAccessible(page);

    await page.goto('/careers/ca/demo');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Política de privacitat' }).click();
    await expect(shown.getByText('Guardem les teves dades.')).toBeVisible();
    await expect(shown.getByText('Pregunta-ho.')).toBeVisible();
    await expect(shown.locator('[lang="en"]')).toHaveCount(0);
    await page.getByRole('link', { name: 'Ofertes', exact: true }).first().click();
    await page.getByRole('main').getByRole('link', { name: 'Product manager, payments' }).click();
    await page.getByRole('link', { name: 'Inscriu-m’hi' }).first().click();
    await expect(page.getByText('Pregunta-ho.')).toBeVisible();
  });

  test('[FIRST-06] who chooses another main language keeps every text under the name of its language', async ({
    page,
  }) => {
    await page.goto('/agency/general');
    await expect(text(page, 'Policy')).toContainText('Who is responsible');
    await policy(page).getByRole('combobox', { name: 'Main language' }).click();
    await page.locator('.ant-select-dropdown:visible').getByTitle('Español', { exact: true }).click();
    await expect(language(page, 'Español, main')).toBeChecked();
    await expect(text(page, 'Policy')).toContainText('Quién es responsable');
    await language(page, 'English').check();
    await expect(text(page, 'Policy')).toContainText('Who is responsible');
  });
}
