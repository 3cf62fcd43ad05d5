import { updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import { type Candidate, getCandidate } from '@cantera/shared/contracts/candidates';
import type { Page } from '@playwright/test';
import { type Api, apiAs } from '../../fixtures/api.ts';
import { makeCandidate } from '../../fixtures/candidates.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let candidate: Candidate;
test.beforeAll(async () => {
  ({ candidate } = await makeCandidate(await apiAs('recruiter'), 'Arnau', `Basart ${Date.now()}`));
});

const stored = async (api: Api, id = candidate.id): Promise<Candidate> =>
  (await api.call(getCandidate, { params: { id } })).data;
const address = (form = 'basic-information') => `/candidates/${candidate.id}/update/${form}`;
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).first();
const isPut = (request: { method(): string; url(): string }): boolean =>
  request.method() === 'PUT' && request.url().endsWith(`/candidates/${candidate.id}`);

async function open(page: Page): Promise<void> {
  await page.goto(address());
  await expect(page.getByLabel('First name')).toHaveValue(candidate.firstName);
}
const atHome = (page: Page) => expect(page).toHaveURL(new RegExp(`/candidates/${candidate.id}$`));

test('[SHELL-45] [CUPD-01] [CUPD-02] [CUPD-03] leads to five forms from one menu', async ({ page }) => {
  await page.goto(`/candidates/${candidate.id}/update`);
  const menu = page.getByRole('navigation', { name: 'Updating candidate' });
  await expect(menu.getByRole('heading', { name: 'Updating candidate' })).toBeVisible();
  await expect(menu.getByRole('link')).toHaveText([
    'Basic information',
    'Salary',
    'Experiences',
    'Education',
    'Skills and languages',
  ]);
  for (const [name, path] of [
    ['Basic information', 'basic-information'],
    ['Salary', 'salary'],
    ['Experiences', 'experiences'],
    ['Education', 'education'],
    ['Skills and languages', 'skills-and-languages'],
  ] as const) {
    const link = menu.getByRole('link', { name });
    await link.click();
    await expect(page).toHaveURL(address(path));
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('form', { name })).toBeVisible();
  }
});

for (const path of ['basic-information', 'salary', 'experiences', 'education', 'skills-and-languages'])
  test(`the form of ${path} is accessible`, async ({ page }) => {
    await page.goto(address(path));
    await expect(page.getByRole('form')).toBeVisible();
    await expectAccessible(page);
  });

test('on a phone the menu is a select, and every form can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page);
  await page.getByRole('combobox', { name: 'Updating candidate' }).selectOption('Salary');
  await expect(page).toHaveURL(address('salary'));
  await expect(page.getByLabel('Current salary')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('[CUPD-04] [CUPD-05] [CUPD-07] [CUPD-09] shows what is known, between two Save buttons', async ({
  page,
  api,
}) => {
  const known = await stored(api);
  await open(page);
  const values = {
    'First name': known.firstName,
    'Last name (optional)': known.lastName,
    'Job title (optional)': known.jobTitle,
    'Email (optional)': known.email,
    'Phone number (optional)': known.phoneNumber,
    'Linkedin (optional)': known.linkedin,
    'Location (optional)': known.location?.address,
    'Summary (optional)': known.summary,
  };
  for (const [name, value] of Object.entries(values))
    await expect(field(page, name)).toHaveValue(value ?? '');
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(2);
  await expect(page.getByRole('form').getByText('AB', { exact: true })).toBeVisible();
});

test('[CUPD-06] [CUPD-08] [CONST-134] refuses what is no picture, and one over 3.4 MB', async ({ page }) => {
  await open(page);
  const input = page.locator('input[type=file]');
  expect(await input.getAttribute('accept')).toMatch(/^image\//);
  await input.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await expect(page.getByText('Choose a PNG, JPEG or WebP image.')).toBeVisible();
  const large = Buffer.concat([PNG, Buffer.alloc(3_400_000)]);
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: large });
  const sentence = 'The file size is too large. File mus be smaller than 3.4MB.';
  await expect(page.getByRole('form').getByText(sentence)).toBeVisible();
  await expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
});

test('[CUPD-10] [CUPD-11] [CUPD-23] [CUPD-24] saves the fields and the picture, and goes back to the candidate', async ({
  page,
  api,
}) => {
  await open(page);
  await field(page, 'Job title (optional)').fill('Head of "Data"');
  await field(page, 'Summary (optional)').fill('Builds what others can carry on.');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG });
  const sent = page.waitForRequest(isPut);
  await save(page).click();
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({ first_name: candidate.firstName, job_title: "Head of 'Data'" });
  await atHome(page);
  await test.step('[CONST-124] says so', () =>
    expect(page.getByText('Updated', { exact: true })).toBeVisible());
  const { profileImageUrl, jobTitle } = await stored(api);
  expect([profileImageUrl, jobTitle]).toEqual([body.profile_image_url, "Head of 'Data'"]);
  expect(profileImageUrl).toMatch(/^\/files\/public\//);
  await open(page);
  await field(page, 'Phone number (optional)').fill('+34 600 55 66 77');
  await save(page).click();
  await atHome(page);
  expect(await stored(api)).toMatchObject({ profileImageUrl, phoneNumber: '+34 600 55 66 77' });
});

test('[CUPD-12] [CUPD-22] sends the place at once, as an id, and keeps it at Save', async ({ page, api }) => {
  await open(page);
  await field(page, 'Location (optional)').fill('Tarragona');
  const sent = page.waitForRequest((request) => request.url().endsWith('/location'));
  await page
    .getByRole('option', { name: /^Tarragona/ })
    .first()
    .click();
  const { location_id: id } = (await sent).postDataJSON();
  expect(id).toMatch(/^\d+$/);
  await expect.poll(async () => (await stored(api)).location?.id).toBe(id);
  await expect(page).toHaveURL(address());
  // Its own change is none of someone else's.
  await field(page, 'Phone number (optional)').fill('+34 600 11 00 11');
  const put = page.waitForRequest(isPut);
  await save(page).click();
  expect((await put).postDataJSON().location).toBe(id);
  await atHome(page);
  expect((await stored(api)).location?.id).toBe(id);
});

test('[CUPD-25] [CUPD-26] asks before changes are left, and only then', async ({ page }) => {
  await open(page);
  const home = page.getByRole('link', { name: 'Back to candidate' });
  await home.click();
  await atHome(page);
  await open(page);
  await field(page, 'Last name (optional)').fill('Nobody');
  await home.click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to leave?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(address());
  await expect(field(page, 'Last name (optional)')).toHaveValue('Nobody');
  await home.click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await atHome(page);
});

test.describe('when the save is refused', () => {
  test.use({ expected: [/^(409|500) \/api\/v1\/candidates/] });

  test('[CUPD-27] [API-86] [CONST-134] names the candidate who has the address already', async ({
    page,
    api,
  }) => {
    const other = (await makeCandidate(api, 'Berta', `Doble ${Date.now()}`)).candidate;
    await open(page);
    await field(page, 'Email (optional)').fill(other.email ?? '');
    await save(page).click();
    const notice = page.getByRole('form').getByRole('alert');
    await expect(notice).toContainText('The candidate already exists');
    await expect(notice.getByRole('link', { name: 'Open the existing candidate' })).toHaveAttribute(
      'href',
      `/candidates/${other.id}`,
    );
    await expect(field(page, 'Email (optional)')).toHaveValue(other.email ?? '');
  });

  test('[CUPD-28] [CUPD-65] tells of a failure and keeps what was typed', async ({ page }) => {
    await open(page);
    await page.route(`**/api/v1/candidates/${candidate.id}`, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({
            status: 500,
            json: { error: { code: 'INTERNAL', message: 'no', request_id: 'x' } },
          })
        : route.continue(),
    );
    await field(page, 'Phone number (optional)').fill('+34 600 99 99 99');
    await save(page).click();
    await expect(page.getByRole('alert').getByText('Error', { exact: true })).toBeVisible();
    await expect(field(page, 'Phone number (optional)')).toHaveValue('+34 600 99 99 99');
    await page.unroute(`**/api/v1/candidates/${candidate.id}`);
    await save(page).click();
    await atHome(page);
  });

  test('lets the second of two people choose whose values stand', async ({ page, api }) => {
    await open(page);
    await field(page, 'Job title (optional)').fill('Mine');
    const params = { id: candidate.id };
    await api.call(updateCandidate, {
      params,
      body: { jobTitle: 'Theirs', phoneNumber: '+34 600 22 22 22' },
    });
    await save(page).click();
    const conflict = page.getByRole('form').getByRole('alert');
    await expect(conflict).toBeVisible();
    await conflict.getByRole('button', { name: 'Load their version' }).click();
    await expect(field(page, 'Job title (optional)')).toHaveValue('Theirs');
    await field(page, 'Job title (optional)').fill('Mine after all');
    await api.call(updateCandidate, { params, body: { jobTitle: 'Theirs again' } });
    await save(page).click();
    await conflict.getByRole('button', { name: 'Keep mine' }).click();
    await atHome(page);
    expect((await stored(api)).jobTitle).toBe('Mine after all');
  });
});

test.describe('for a hiring manager', () => {
  test.use({ who: 'manager' });
  test('the forms are closed', async ({ page }) => {
    await page.goto(address());
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('form')).toHaveCount(0);
  });
});

test('[CLIST-24] [PANEL-14] is where Edit of the list and of the panel leads', async ({ page }) => {
  const name = `${candidate.firstName} ${candidate.lastName}`;
  await page.goto(`/candidates?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Actions: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page).toHaveURL(address());
  await page.goto(`/candidates?candidateId=${candidate.id}`);
  await page
    .getByRole('complementary', { name: 'Candidate panel' })
    .getByRole('button', { name: 'More actions' })
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page).toHaveURL(address());
});
