import { type Agency, getAgency } from '@cantera/shared/contracts/agency';
import { updateAgency, updateLegal, updatePrivacyPolicy } from '@cantera/shared/contracts/agency-settings';
import { createCandidate } from '@cantera/shared/contracts/candidate-creation';
import type { Page } from '@playwright/test';
import { apiAs } from '../../fixtures/api.ts';
import { makeApplicant } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { textsByLanguage } from './texts-by-language.ts';

const information = (page: Page) => page.getByRole('form', { name: 'Agency information' });
const gdpr = (page: Page) => page.getByRole('form', { name: 'GDPR' });
const policy = (page: Page) => page.getByRole('form', { name: 'Privacy policy' });
const save = (form: ReturnType<typeof information>) => form.getByRole('button', { name: 'Save' });
const sent = (page: Page, path: string) =>
  page.waitForRequest((made) => made.method() === 'PUT' && new URL(made.url()).pathname === path);
const standardError = (page: Page) =>
  page.getByRole('alert').getByText('If the problem persists, please, contact support.');

test.describe('agency, general', () => {
  test.use({ who: 'admin' });
  let before: Agency;
  test.beforeEach(async () => {
    before = (await (await apiAs('admin')).call(getAgency)).data;
  });
  test.afterEach(async () => {
    const api = await apiAs('admin');
    const { name, webUrl, linkedinUrl, legal, privacyPolicy } = before;
    const { expirationGdprDays, deletionPeriodRejectedGdprDays } = legal;
    await api.call(updateAgency, { body: { name, webUrl, linkedinUrl } });
    await api.call(updateLegal, { body: { expirationGdprDays, deletionPeriodRejectedGdprDays } });
    await api.call(updatePrivacyPolicy, { body: privacyPolicy });
  });

  test('[AGY-01] [AGY-02] [SHELL-20] [PRIV-03] has three cards, filled with what the agency has', async ({
    page,
  }) => {
    await page.goto('/agency/general');
    await expect(page).toHaveTitle('General — Cantera');
    const cards = page.getByRole('main').getByRole('region');
    await expect(cards).toHaveCount(3);
    for (const name of ['Agency information', 'GDPR', 'Privacy policy'])
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    await expect(information(page).getByLabel('Name')).toHaveValue(before.name);
    await expect(information(page).getByLabel('Web URL')).toHaveValue(before.webUrl ?? '');
    await expect(information(page).getByLabel('LinkedIn URL')).toHaveValue(before.linkedinUrl ?? '');
    await expect(policy(page).getByRole('link', { name: 'View' })).toHaveAttribute(
      'href',
      `/mixed/privacy-policy?agencyId=${before.id}`,
    );
  });

  test('[AGY-06] [AGY-07] [CONST-121] saves name and addresses, which show after a reload', async ({
    page,
  }) => {
    await page.goto('/agency/general');
    await information(page).getByLabel('Web URL').fill('https://demo.example.com/feina');
    await information(page).getByLabel('LinkedIn URL').fill('www.linkedin.com/company/demo-two');
    const [request] = await Promise.all([sent(page, '/api/agency'), save(information(page)).click()]);
    expect(request.postDataJSON()).toMatchObject({
      name: before.name,
      web_url: 'https://demo.example.com/feina',
      linkedin_url: 'https://www.linkedin.com/company/demo-two',
    });
    await expect(page.getByText('Agency information updated')).toBeVisible();
    await page.reload();
    await expect(information(page).getByLabel('Web URL')).toHaveValue('https://demo.example.com/feina');
    await expect(information(page).getByLabel('LinkedIn URL')).toHaveValue(
      'https://www.linkedin.com/company/demo-two',
    );
  });

  test('[DAY-06] has a country and a time zone, and telephones go by the country', async ({ page, api }) => {
    await page.goto('/agency/general');
    await expect(information(page).getByLabel('Country')).toBeVisible();
    await expect(information(page).getByText('Spain', { exact: true })).toBeVisible();
    await expect(information(page).getByLabel('Time zone')).toBeVisible();
    const lastName = `Trucada ${Date.now()}`;
    await api.call(createCandidate, {
      body: { ...makeApplicant('Rut', lastName), phoneNumber: '612 345 678', sendWelcome: false },
    });
    await page.goto('/candidates');
    await page.getByRole('searchbox').fill(lastName);
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
    const number = page
      .getByRole('row', { name: new RegExp(lastName) })
      .getByRole('link', { name: /612 345 678/ });
    await expect(number).toHaveAttribute('href', 'tel:+34612345678');
    await page.getByRole('link', { name: `Rut ${lastName}` }).click();
    const panel = page.getByRole('complementary', { name: 'Candidate panel' });
    await expect(panel.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
      'href',
      'https://wa.me/34612345678',
    );
    const phone = panel.getByRole('textbox', { name: 'Phone' });
    await phone.fill('no letters');
    await expect(panel.getByText('A phone number has no letters.')).toBeVisible();
    await phone.press('Enter');
    await expect(phone).toHaveValue('612 345 678');
  });

  test('[AGY-03] [AGY-04] [AGY-05] [CONST-03] refuses names too short or long, and what is no address', async ({
    page,
  }) => {
    let puts = 0;
    page.on('request', (made) => {
      if (made.method() === 'PUT') puts += 1;
    });
    await page.goto('/agency/general');
    const name = information(page).getByLabel('Name');
    for (const wrong of ['V', 'v'.repeat(51)]) {
      await name.fill(wrong);
      await save(information(page)).click();
      await expect(name).toHaveAccessibleDescription('Enter 2 to 50 characters.');
    }
    await name.fill(before.name);
    for (const label of ['Web URL', 'LinkedIn URL']) {
      const field = information(page).getByLabel(label);
      await expect(field).toHaveAttribute('type', 'url');
      await field.fill('not an address');
      await save(information(page)).click();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await field.fill('');
    }
    expect(puts).toBe(0);
  });

  test('[GDPR-01] [GDPR-04] [GDPR-05] [GDPR-07] shows the periods; the deletion’s only while it is on', async ({
    page,
  }) => {
    await page.goto('/agency/general');
    await expect(gdpr(page).getByLabel('Consent expires after')).toHaveValue(
      String(before.legal.expirationGdprDays),
    );
    const deletion = gdpr(page).getByRole('switch', { name: 'Delete rejected candidates automatically' });
    const period = gdpr(page).getByLabel('Delete after');
    expect(before.legal.deletionPeriodRejectedGdprDays).toBeNull();
    await expect(deletion).not.toBeChecked();
    await expect(period).toBeDisabled();
    await deletion.check();
    await expect(period).toBeEnabled();
    await period.fill('30');
    await deletion.uncheck();
    await expect(period).toBeDisabled();
    await deletion.check();
    await expect(period).toHaveValue('30');
  });

  test('[GDPR-09] [GDPR-10] [GDPR-12] [GDPR-06] saves the periods with the deletion on, and shows them again', async ({
    page,
  }) => {
    await page.goto('/agency/general');
    await gdpr(page).getByLabel('Consent expires after').fill('180');
    await gdpr(page).getByRole('switch').check();
    await gdpr(page).getByLabel('Delete after').fill('90');
    const [request] = await Promise.all([sent(page, '/api/agency/settings/legal'), save(gdpr(page)).click()]);
    expect(request.postDataJSON()).toMatchObject({
      expiration_gdpr_days: 180,
      deletion_period_rejected_gdpr_enabled: true,
      deletion_period_rejected_gdpr_days: 90,
    });
    await expect(page.getByText('GDPR information updated.')).toBeVisible();
    await page.reload();
    await expect(gdpr(page).getByRole('switch')).toBeChecked();
    await expect(gdpr(page).getByLabel('Delete after')).toHaveValue('90');
  });

  test('[GDPR-08] [GDPR-11] [CONST-26] sends no period while the deletion is off', async ({ page }) => {
    await page.goto('/agency/general');
    await gdpr(page).getByRole('switch').check();
    await gdpr(page).getByLabel('Delete after').fill('0');
    await gdpr(page).getByRole('switch').uncheck();
    const [request] = await Promise.all([sent(page, '/api/agency/settings/legal'), save(gdpr(page)).click()]);
    expect(request.postDataJSON()).toMatchObject({
      deletion_period_rejected_gdpr_enabled: false,
      deletion_period_rejected_gdpr_days: null,
    });
    await expect(page.getByText('GDPR information updated.')).toBeVisible();
  });

  test('[GDPR-02] [GDPR-03] sends no period under a day, nor what is no number', async ({ page }) => {
    let puts = 0;
    page.on('request', (made) => {
      if (made.method() === 'PUT') puts += 1;
    });
    await page.goto('/agency/general');
    const expiration = gdpr(page).getByLabel('Consent expires after');
    for (const wrong of ['0', 'a year', '']) {
      await expiration.fill(wrong);
      await save(gdpr(page)).click();
      await expect(expiration).toHaveAttribute('aria-invalid', 'true');
    }
    expect(puts).toBe(0);
  });

  test('[PRIV-01] [PRIV-02] [PRIV-04] [PRIV-05] edits both texts; the public page shows them', async ({
    page,
  }) => {
    await page.goto('/agency/general');
    const text = policy(page).getByRole('textbox', { name: 'Policy' });
    const about = policy(page).getByRole('textbox', { name: 'Data protection information' });
    await expect(text).toContainText('Who is responsible');
    await expect(about).toContainText('We keep your data');
    await about.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' Ask for a copy.');
    const [request] = await Promise.all([
      sent(page, '/api/agency/settings/privacy-policy'),
      save(policy(page)).click(),
    ]);
    expect(request.postDataJSON().privacy_policy_information).toContain('Ask for a copy.');
    expect(request.postDataJSON().privacy_policy).toContain('Who is responsible');
    await expect(page.getByText('Privacy policy and data property information updated.')).toBeVisible();
    await policy(page).getByRole('link', { name: 'View' }).click();
    await expect(page.getByText('Ask for a copy.')).toBeVisible();
  });

  test.describe('when the server fails', () => {
    test.use({ expected: [/^500 \/api\/agency/] });
    test('[AGY-08] [GDPR-13] [PRIV-06] says so and keeps what was typed', async ({ page }) => {
      await page.goto('/agency/general');
      await page.route('**/api/agency**', (route) =>
        route.fulfill({ status: 500, json: { error: { code: 'INTERNAL', message: '', request_id: 'r-1' } } }),
      );
      const url = information(page).getByLabel('Web URL');
      await url.fill('https://lost.example');
      for (const form of [information(page), gdpr(page), policy(page)]) {
        await save(form).click();
        await expect(standardError(page)).toBeVisible();
        await page.getByRole('button', { name: 'Close', exact: true }).click();
        await expect(standardError(page)).toBeHidden();
      }
      await expect(url).toHaveValue('https://lost.example');
    });
  });

  test.describe('two people', () => {
    test.use({ expected: ['409 /api/agency'] });
    test('the second to save is told, and chooses', async ({ page, api }) => {
      await page.goto('/agency/general');
      const url = information(page).getByLabel('Web URL');
      await url.fill('https://mine.example');
      const { name, linkedinUrl } = before;
      await api.call(updateAgency, { body: { name, linkedinUrl, webUrl: 'https://theirs.example' } });
      await save(information(page)).click();
      await page.getByRole('button', { name: 'Load their version' }).click();
      await expect(url).toHaveValue('https://theirs.example');
      await url.fill('https://mine.example');
      await save(information(page)).click();
      await expect(page.getByText('Agency information updated')).toBeVisible();
    });
  });

  test('asks before changes that are not saved are left', async ({ page }) => {
    await page.goto('/agency/general');
    await information(page).getByLabel('Web URL').fill('https://lost.example');
    await page.getByRole('navigation', { name: 'Agency' }).getByRole('link', { name: 'Members' }).click();
    await page
      .getByRole('alertdialog', { name: 'Discard the changes?' })
      .getByRole('button', { name: 'Discard changes' })
      .click();
    await expect(page).toHaveURL(/\/agency\/members$/);
  });

  for (const width of [1440, 390])
    test(`is accessible at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 2600 });
      await page.goto('/agency/general');
      await expect(policy(page).getByRole('textbox', { name: 'Policy' })).toBeVisible();
      await expectAccessible(page);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    });
});

test('a recruiter reads the agency and changes nothing', async ({ page }) => {
  await page.goto('/agency/general');
  await expect(information(page).getByLabel('Name')).toBeDisabled();
  await expect(page.getByText('Only administrators can change this.')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expectAccessible(page);
});

test.describe('a hiring manager', () => {
  test.use({ who: 'manager', expected: ['403 /api/v1/agency/details'] });
  test('has no way to the agency area, and sees nothing of it', async ({ page }) => {
    await page.goto('/agency/general');
    await expect(page.getByRole('heading', { name: 'General', level: 1 })).toBeVisible();
    await expect(page.getByRole('form')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Agency menu/ })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Agency' })).toHaveCount(0);
    await page.goto('/agency/members');
    await expect(page.getByText('You do not have access to this')).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
  });
});

test.describe('texts by language', textsByLanguage);
