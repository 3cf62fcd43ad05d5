import type { Page } from '@playwright/test';
import { makeAgency, setSitePages } from '../../fixtures/agencies.ts';
import { enterWith, stored } from '../../fixtures/session.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { configuratorOf, withoutTours } from '../../pages/configurator.ts';

// Nobody of the demo: each test has an agency of its own.
test.use({ who: null });
// Founding an agency and axe take a busy machine their time.
test.describe.configure({ timeout: 120_000 });

const scrollsAside = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('a career site is turned on and its pages are published from the table', async ({ page }) => {
  const agency = await makeAgency();
  await setSitePages(agency, []);
  const site = configuratorOf(page);
  await enterWith(page, agency.admin);
  await withoutTours(page);
  await test.step('[SHELL-28] [SHELL-81] [CS-06] [CS-01] the agency menu leads there', async () => {
    await site.open();
    await expect(page).toHaveURL(/\/agency\/new-job-portal$/);
    await expect(site.tabs.getByRole('link')).toHaveText(['Pages', 'Styles', 'Slug', 'Logo']);
    const side = page.getByRole('navigation', { name: 'Agency', exact: true });
    await expect(side.getByRole('link', { name: 'Job portal' })).toHaveAttribute('aria-current', 'page');
  });
  await test.step('[CS-07] [CS-08] [CS-09] [CS-12] one press makes the first pages', async () => {
    await page.getByRole('button', { name: 'Enable job portal' }).click();
    await expect(site.row('Home')).toBeVisible();
    await expect(site.row('Positions')).toBeVisible();
    await expect(site.row('About')).toContainText('Not published');
    await expect(page.getByRole('button', { name: 'Enable job portal' })).toHaveCount(0);
  });
  await test.step('[CS-10] [CS-11] [CS-20] home and positions are always there', async () => {
    for (const name of ['Home', 'Positions']) {
      await expect(site.row(name)).toContainText('Published by default');
      await expect(site.row(name).getByRole('button', { name: /ublish/ })).toHaveCount(0);
    }
    await expectAccessible(page);
  });
  await test.step('[CS-15] [CS-18] [CS-16] names, states and times, filtered by name', async () => {
    await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Status', 'Last Modified', 'Actions']);
    const filter = page.getByPlaceholder('Filter pages...');
    await filter.fill('zzz');
    await expect(page.getByText('No results', { exact: true })).toBeVisible();
    await filter.fill('abo');
    await expect(site.row('About')).toBeVisible();
    await expect(site.row('Home')).toHaveCount(0);
    await filter.fill('');
    await expect(site.row('Home')).toBeVisible();
  });
  await test.step('[CS-17] a column is hidden and shown again', async () => {
    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    const choice = page.getByRole('checkbox', { name: 'Last Modified' });
    await choice.uncheck();
    await expect(page.getByRole('columnheader', { name: 'Last Modified' })).toHaveCount(0);
    await choice.check();
    await expect(page.getByRole('columnheader', { name: 'Last Modified' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('[CS-27] an unpublished page asks to be published first', async () => {
    await page.getByRole('button', { name: 'Edit About' }).click();
    const dialog = page.getByRole('dialog', { name: 'Job portal page' });
    await expect(dialog).toContainText('Please to edit or view the page, you need to publish it first.');
    // A toast inside the dialog has a button of that name too.
    await dialog.getByText('Close', { exact: true }).click();
    await expect(dialog).toBeHidden();
  });
  await test.step('[CS-19] [CS-21] [CS-23] [CS-24] the question, and No', async () => {
    await page.getByRole('button', { name: 'Publish About' }).click();
    await expect(site.question).toContainText('Are you sure you want to publish this page?');
    await site.question.getByRole('button', { name: 'No', exact: true }).click();
    await expect(site.question).toBeHidden();
    await expect(site.row('About')).toContainText('Not published');
  });
  await test.step('[CS-25] [CS-29] published, visitors see it', async () => {
    await page.getByRole('button', { name: 'Publish About' }).click();
    await site.question.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Unpublish About' })).toBeVisible();
    const address = await page.getByRole('link', { name: 'View About' }).getAttribute('href');
    const seen = await page.request.get(address ?? '');
    expect(seen.ok()).toBe(true);
    expect(await seen.text()).toContain(agency.name);
  });
  await test.step('[CS-22] and taken off again', async () => {
    await page.getByRole('button', { name: 'Unpublish About' }).click();
    await expect(site.question).toContainText('Are you sure you want to unpublish this page?');
    await site.question.getByRole('button', { name: 'Unpublish', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Publish About' })).toBeVisible();
  });
  await test.step('[CS-13] [CS-28] the departments are added, and a published page leads to its editor', async () => {
    await page.getByRole('button', { name: 'Add page Departments' }).click();
    await expect(page.getByRole('button', { name: 'Publish Departments' })).toBeVisible();
    await page.getByRole('link', { name: 'Edit Positions' }).click();
    await expect(page).toHaveURL(/\/agency\/new-job-portal\/positions$/);
  });
});

for (const width of [1440, 390])
  test(`the look is chosen beside its preview and saved at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const agency = await makeAgency();
    await setSitePages(agency, ['home', 'positions', 'about']);
    const site = configuratorOf(page);
    await enterWith(page, agency.admin);
    await withoutTours(page);
    await site.open();
    await site.openTab('Styles');
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const preview = page.getByRole('region', { name: 'Live preview' });
    const button = preview.getByRole('button', { name: 'See open positions' });
    await test.step('[CS-36] [CS-37] [CS-41] [CS-42] as a new site looks', async () => {
      await expect(field('Primary colour')).toHaveValue('#3c00ff');
      await expect(field('Text colour')).toHaveValue('#ffffff');
      await expect(field('End colour')).toHaveValue('#ef4444');
      await expect(page.getByRole('slider', { name: 'Angle' })).toHaveValue('1');
      await expect(page.getByRole('radio', { name: 'None' })).toBeChecked();
      await expect(page.getByRole('radio', { name: 'Outfit' })).toBeChecked();
      await expect(preview.getByRole('heading', { name: agency.name })).toBeVisible();
      await expect(preview.getByRole('article')).toContainText('Full-time');
      await expect(preview.getByRole('article')).toContainText('Hybrid');
    });
    await test.step('[CS-38] [CS-39] [CS-40] [CS-43] each change shows before it is saved', async () => {
      await field('Primary colour').fill('#0b6e69');
      await expect(button).toHaveCSS('background-color', 'rgb(11, 110, 105)');
      await page.getByRole('switch', { name: 'Fill buttons with a gradient' }).check();
      const angle = page.getByRole('slider', { name: 'Angle' });
      await angle.focus();
      await page.keyboard.press('End');
      await expect(angle).toHaveValue('360');
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      await expect(angle).toHaveValue('1');
      await expect(button).toHaveCSS('background-image', /^linear-gradient\(1deg/);
      await page.getByRole('radio', { name: 'Large', exact: true }).check();
      await expect(button).toHaveCSS('border-radius', '12px');
      await page.getByRole('radio', { name: 'Montserrat' }).check();
      await expect(button).toHaveCSS('font-family', /^"?Montserrat Variable/);
    });
    await expectAccessible(page);
    expect(await scrollsAside(page)).toBe(0);
    await test.step('[CS-05] [CS-44] [CS-45] saved, the site looks like that', async () => {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(site.said('Styles saved')).toBeVisible();
      await expect(site.said('Your job portal styles have been updated')).toBeVisible();
      const address = await site.view.getAttribute('href');
      const sheet = await (await page.request.get(address ?? '')).text();
      expect(sheet).toContain('--r-button:12px');
      expect(sheet).toContain("--font:'Montserrat Variable'");
      expect(sheet).toContain('linear-gradient(1deg');
    });
    await test.step('[CS-03] [CS-04] and so it is read again', async () => {
      await page.reload();
      await expect(field('Primary colour')).toHaveValue('#0b6e69');
      await expect(page.getByRole('radio', { name: 'Large', exact: true })).toBeChecked();
      await expect(page.getByRole('radio', { name: 'Montserrat' })).toBeChecked();
    });
  });

test('guided tours run once by themselves, by keyboard alone, and again when they are asked for', async ({
  page,
}) => {
  const agency = await makeAgency();
  await setSitePages(agency, ['home', 'positions', 'about']);
  const site = configuratorOf(page);
  await enterWith(page, agency.admin);
  const next = page.getByRole('button', { name: 'Next' });
  await test.step('[CS-31] on the first visit, with the focus kept inside', async () => {
    await page.goto('/agency/new-job-portal');
    await expect(site.step('Four parts')).toBeVisible();
    await expect(next).toBeFocused();
    for (const _ of [1, 2, 3, 4]) {
      await page.keyboard.press('Tab');
      await expect(site.step('Four parts').locator(':focus')).toHaveCount(1);
    }
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(site.step('Your pages')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(site.step('Your pages')).toBeHidden();
    expect(await stored(page, 'cantera.tour.main')).not.toBeNull();
  });
  await test.step('[CS-32] [CS-33] each tab has its own', async () => {
    await site.openTab('Styles');
    await expect(site.step('Your colours')).toBeVisible();
    await expect(next).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(site.step('Your colours')).toBeHidden();
    await site.openTab('Slug');
    await expect(site.step('Your own part')).toBeVisible();
    await expect(next).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(site.step('Your own part')).toBeHidden();
  });
  await test.step('[CS-30] [CS-34] not on the next visit, but when it is asked for', async () => {
    for (const name of ['main', 'styles', 'slug'])
      expect(await stored(page, `cantera.tour.${name}`)).not.toBeNull();
    await page.goto('/agency/new-job-portal');
    await expect(site.row('Home')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Start section guide' }).click();
    await expect(site.step('Four parts')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Close the guide' }).click();
    await expect(site.step('Four parts')).toBeHidden();
  });
});
