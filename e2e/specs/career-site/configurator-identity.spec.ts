import { makeAgency, setSitePages } from '../../fixtures/agencies.ts';
import { PNG } from '../../fixtures/pictures.ts';
import { enterWith } from '../../fixtures/session.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { configuratorOf, withoutTours } from '../../pages/configurator.ts';

// Nobody of the demo: each test has an agency of its own.
test.use({ who: null, expected: [/^400 \S+update-configuration$/] });
// Founding an agency and axe take a busy machine their time.
test.describe.configure({ timeout: 120_000 });

const picture = (buffer: Buffer) => ({ name: 'logo.png', mimeType: 'image/png', buffer });
const TOO_LARGE = 'File size is too large (max 10MB)';

test('the address moves and the logo changes, and both are seen at once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const agency = await makeAgency();
  await setSitePages(agency, ['home', 'positions', 'about']);
  const site = configuratorOf(page);
  await enterWith(page, agency.admin);
  await withoutTours(page);
  await site.open();
  await site.openTab('Slug');
  const slug = page.getByRole('textbox', { name: 'Slug' });
  const address = page.getByRole('status', { name: 'Your address' });
  await test.step('[CS-46] [CS-47] becomes an address while it is typed', async () => {
    await expect(slug).toHaveValue(agency.slug);
    await slug.fill(`Forn d’${agency.slug}`);
    await expect(slug).toHaveValue(`forn-d-${agency.slug}`);
    await expect(address).toHaveText(new RegExp(`/forn-d-${agency.slug}$`));
  });
  await test.step('[CS-48] [CS-49] is copied', async () => {
    await page.getByRole('button', { name: 'Copy URL' }).click();
    await expect(site.said('URL copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await address.textContent());
  });
  await expectAccessible(page);
  await test.step('[CS-50] [CS-51] [CS-52] [CS-02] is saved after a question, and the ways to the site follow', async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(site.question).toContainText(`At /${agency.slug} there are 2 pages and no open position.`);
    await site.question.getByRole('button', { name: 'Change address' }).click();
    await expect(site.said('Slug updated')).toBeVisible();
    await expect(site.view).toHaveAttribute('href', new RegExp(`/careers/en/forn-d-${agency.slug}$`));
    const seen = await page.request.get((await site.view.getAttribute('href')) ?? '');
    expect(seen.ok()).toBe(true);
    await expect(page.getByText(`/${agency.slug} leads here until`)).toBeVisible();
  });
  await test.step('[CS-54] [CS-55] [CS-57] a logo that is too large is not sent', async () => {
    await site.openTab('Logo');
    await expect(page.getByText('No logo yet')).toBeVisible();
    await page.getByLabel('Logo', { exact: true }).setInputFiles(picture(Buffer.alloc(10_000_001)));
    await expect(page.getByRole('alert')).toHaveText(TOO_LARGE);
    await expect(page.getByText('No logo yet')).toBeVisible();
  });
  await test.step('[CS-53] [CS-56] one that is chosen is saved, and undone', async () => {
    await page.getByLabel('Logo', { exact: true }).setInputFiles(picture(PNG));
    await expect(page.getByRole('img', { name: 'Current logo' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(site.said('The logo of before is back')).toBeVisible();
    await expect(page.getByText('No logo yet')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectAccessible(page);
  });
});

test('the older screen changes name, address, colour and logo', async ({ page }) => {
  const agency = await makeAgency();
  await setSitePages(agency, ['home', 'positions', 'about']);
  const { question, said, view } = configuratorOf(page);
  await enterWith(page, agency.admin);
  await page.goto('/agency/job-portal');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await test.step('[SHELL-22] [JP-01] [JP-03] [SHELL-87] has them as they are', async () => {
    await expect(field('Name')).toHaveValue(agency.name);
    await expect(field('Slug')).toHaveValue(agency.slug);
    await expect(field('Primary colour')).toHaveValue(/^#[0-9a-f]{6}$/);
    await expect(page.getByText('No logo yet')).toBeVisible();
    const side = page.getByRole('navigation', { name: 'Agency', exact: true });
    await expect(side.getByRole('link', { name: 'Job portal' })).toHaveAttribute('aria-current', 'page');
  });
  await expectAccessible(page);
  await test.step('[JP-04] [JP-05] [JP-06] takes a logo of at most 10 MB', async () => {
    const input = page.getByLabel('Logo', { exact: true }).and(page.locator('input'));
    await input.setInputFiles(picture(Buffer.alloc(10_000_001)));
    await expect(page.getByRole('alert')).toHaveText(TOO_LARGE);
    await input.setInputFiles(picture(PNG));
    await expect(page.getByRole('img', { name: 'Current logo' })).toBeVisible();
  });
  await test.step('[JP-02] [JP-07] [JP-08] [JP-10] saves all of them', async () => {
    await field('Name').fill(`${agency.name} Güell`);
    await field('Slug').fill(`${agency.slug} Güell`);
    await expect(field('Slug')).toHaveValue(`${agency.slug}-guell`);
    await field('Primary colour').fill('#0b6e69');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await question.getByRole('button', { name: 'Change address' }).click();
    await expect(said('Updated')).toBeVisible();
    await expect(view).toHaveAttribute('href', new RegExp(`//[^/]+/${agency.slug}-guell$`));
    const seen = await page.request.get((await view.getAttribute('href')) ?? '');
    expect(seen.ok()).toBe(true);
    expect(await seen.text()).toContain(`${agency.name} Güell`);
  });
  await test.step('[JP-09] says at its field what cannot be saved, and keeps it', async () => {
    await field('Slug').fill('demo');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await question.getByRole('button', { name: 'Change address' }).click();
    await expect(page.getByText('This is already in use. Choose another.')).toBeVisible();
    await expect(field('Slug')).toHaveValue('demo');
  });
});
