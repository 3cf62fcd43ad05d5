import { createCandidate, extractFromCv } from '@cantera/shared/contracts/candidate-creation';
import { getCandidate } from '@cantera/shared/contracts/candidates';
import type { Page } from '@playwright/test';
import { curriculum } from '../../fixtures/curriculum.ts';
import { makeApplicant } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { chooseStatus, field, letters, next, stepForm, steps } from '../../fixtures/wizard.ts';

const choose = (page: Page, buffer: Buffer, name = 'cv.pdf', mimeType = 'application/pdf') =>
  page.getByLabel('Choose files').setInputFiles({ name, mimeType, buffer });

test('[WIZ-03] [WIZ-04] [WIZ-05] [WIZ-06] one CV fills the steps in, and becomes the candidate’s', async ({
  page,
  api,
}) => {
  const person = makeApplicant('Berta', letters());
  await page.goto('/candidates/add');
  await expect(page.getByText(/^PDF.* up to 10 MB \(best below 5000 KB\)$/)).toBeVisible();
  await expect(page.getByLabel('Choose files')).toHaveAttribute('accept', /pdf/);
  await choose(page, Buffer.from('hello'), 'cv.txt', 'text/plain');
  await expect(page.getByText('Only PDF files are accepted')).toBeVisible();
  const sent = page.waitForRequest((request) => request.url().endsWith(extractFromCv.path));
  await choose(page, await curriculum(person));
  expect((await sent).headers()['content-type']).toMatch(/^multipart\/form-data/);
  await expect(stepForm(page, 'Basic information')).toBeVisible({ timeout: 30_000 });
  await expect(field(page, 'First name')).toHaveValue('Berta');
  await expect(field(page, /^Last name/)).toHaveValue(person.lastName);
  await expect(field(page, /^Email/)).toHaveValue(person.email);
  await expect(page.getByText(/^Read from the CV, \d+% sure$/).first()).toBeVisible();
  await expectAccessible(page);
  await steps(page).getByRole('link', { name: 'Experiences' }).click();
  await expect(field(page, 'Company').first()).toHaveValue('Telèfons del Ter');
  await chooseStatus(page);
  await steps(page).getByRole('link', { name: 'Skills and languages' }).click();
  await expect(page.getByRole('button', { name: 'Remove Python' })).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page).toHaveURL(/\/candidates\/[0-9a-f-]{36}$/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { data } = await api.call(getCandidate, { params: { id } });
  expect(data).toMatchObject({ firstName: 'Berta', email: person.email, hasCv: true, cvFileName: 'cv.pdf' });
});

test('[WIZ-07] a CV without a name opens the first step and says what is missing', async ({ page }) => {
  await page.goto('/candidates/add');
  await choose(page, await curriculum({ firstName: '', lastName: '', email: '' }));
  const sentence =
    'We have not been able to extract the information from the cv, please fill in the required fields to continue.';
  await expect(page.getByText(sentence)).toBeVisible({ timeout: 30_000 });
  await expect(stepForm(page, 'Basic information')).toBeVisible();
  await field(page, 'First name').fill('Anònima');
  await page.getByLabel('Has only one name').check();
  await next(page).click();
  await expect(stepForm(page, 'Job search status')).toBeVisible();
});

test.describe('somebody known', () => {
  test.use({ expected: [/^409 \/api\/v1\/candidates\/extract-from-cv/] });
  test('[WIZ-08] [WIZ-09] the CV of a candidate opens that candidate', async ({ page, api }) => {
    const person = makeApplicant('Coneguda', letters());
    const known = await api.call(createCandidate, { body: person });
    await page.goto('/candidates/add');
    await choose(page, await curriculum(person));
    await expect(page.getByText('The candidate already exists')).toBeVisible({ timeout: 30_000 });
    await expect(page).toHaveURL(`/candidates/${known.data.id}`);
  });
});

test.describe('a server that fails', () => {
  test.use({ expected: [/^500 \/api\/v1\/candidates\/extract-from-cv/] });
  test('[WIZ-10] shows the standard notice and leaves the first screen as it is', async ({ page }) => {
    await page.route('**/extract-from-cv', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'INTERNAL', message: 'no', request_id: 'x' } } }),
    );
    await page.goto('/candidates/add');
    await choose(page, await curriculum(makeApplicant()));
    await expect(page.getByRole('alert').getByText('Error', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Fill in the form' })).toBeVisible();
  });
});

test('[WIZ-11] [WIZ-12] [WIZ-13] a profile opens in a tab of its own, and the page goes to the list', async ({
  page,
  context,
}) => {
  await context.route('https://www.linkedin.com/**', (route) => route.fulfill({ body: 'a profile' }));
  await page.goto('/candidates/add');
  const address = page.getByLabel('Profile URL');
  await page.getByRole('button', { name: 'Open profile' }).click();
  await expect(page.getByText('Fill in this field.')).toBeVisible();
  await address.fill('https://example.test/in/nuria');
  await page.getByRole('button', { name: 'Open profile' }).click();
  await expect(page.getByText(/^Enter the address of a profile/)).toBeVisible();
  await address.fill('https://www.linkedin.com/in/nuria-vidal');
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open profile' }).click();
  const profile = await popup;
  await expect(profile).toHaveURL('https://www.linkedin.com/in/nuria-vidal');
  await profile.close();
  await expect(page).toHaveURL('/candidates');
});

test('[WIZ-70] a profile that a candidate has is told before it is opened, whatever they are called', async ({
  page,
  api,
}) => {
  const word = letters();
  const known = await api.call(createCandidate, {
    body: { firstName: 'Perfil', lastName: 'Conocido', linkedin: `https://linkedin.com/in/x83-${word}` },
  });
  await page.goto('/candidates/add');
  await page.getByLabel('Profile URL').fill(`https://www.linkedin.com/in/X83-${word}/?trk=share`);
  const notice = page.getByRole('status').filter({ hasText: 'This profile is in your database:' });
  await expect(notice.getByRole('link')).toHaveAttribute('href', `/candidates/${known.data.id}`);
});
