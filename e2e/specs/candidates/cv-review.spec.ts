import { createCandidate } from '@cantera/shared/contracts/candidate-creation';
import { getCandidate, listCandidates } from '@cantera/shared/contracts/candidates';
import type { Page } from '@playwright/test';
import type { Api } from '../../fixtures/api.ts';
import { type Applicant, curriculum } from '../../fixtures/curriculum.ts';
import { makeApplicant } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { letters } from '../../fixtures/wizard.ts';

const READ = { timeout: 40_000 };
const items = (page: Page) => page.getByRole('list', { name: 'CVs' }).getByRole('listitem');
const heading = (page: Page) => page.getByRole('heading', { level: 2 });

type Cv = { name: string; mimeType: string; buffer: Buffer };
const cvOf = async (person: Applicant, name = `${person.lastName}.pdf`): Promise<Cv> => ({
  name,
  mimeType: 'application/pdf',
  buffer: await curriculum(person),
});
const idOf = async (api: Api, searchTerm: string): Promise<string | undefined> =>
  (await api.call(listCandidates, { query: { searchTerm } })).data.items[0]?.id;

/** Takes CVs in by the wizard's first screen, and waits until all are read. */
async function takeIn(page: Page, cvs: Cv[]): Promise<void> {
  await page.goto('/candidates/add');
  await page.getByLabel('Choose files').setInputFiles(cvs);
  await expect(page).toHaveURL(/\/candidates\/intakes\/[0-9a-f-]{36}(\?|$)/);
  await expect(page.getByText(new RegExp(`^${cvs.length} of ${cvs.length} read`))).toBeVisible(READ);
}

test('[CVREV-01] [CVREV-02] [CVREV-03] [CVREV-04] many CVs become a list that a reload keeps; all clean are accepted, and taken back', async ({
  page,
  api,
}) => {
  test.slow();
  const people = ['Aina', 'Bru', 'Carla'].map((name) => makeApplicant(name, letters()));
  const cvs = await Promise.all(people.map((person) => cvOf(person)));
  await page.goto('/candidates/add');
  await page.getByLabel('Choose files').setInputFiles(cvs);
  await expect(page).toHaveURL(/\/candidates\/intakes\/[0-9a-f-]{36}(\?|$)/);
  await expect(items(page).first()).toBeVisible();
  await expect(page.getByText(/^Sending/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('3 of 3 read · 3 to decide · 0 decided')).toBeVisible(READ);
  await expect(items(page)).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Pages of the CV' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Accept all clean \(3\)$/ }).click();
  await expect(page.getByText('3 candidates created')).toBeVisible();
  await expect(page.getByText('All CVs are decided')).toBeVisible();
  for (const { lastName } of people) expect(await idOf(api, lastName)).toBeDefined();
  await page.getByRole('button', { name: 'Undo (3)' }).click();
  await expect(page.getByText('3 decisions taken back')).toBeVisible();
  await expect(items(page)).toHaveCount(3);
  for (const { lastName } of people) expect(await idOf(api, lastName)).toBeUndefined();
});

test('[CVREV-05] [CVREV-06] [CVREV-07] a known person is compared and attached; keys decide the others', async ({
  page,
  api,
}) => {
  test.slow();
  const [known, first, second] = ['Clara', 'Dolça', 'Emma'].map((name) => makeApplicant(name, letters()));
  if (!known || !first || !second) throw new Error('three people are made');
  const stored = await api.call(createCandidate, { body: { ...known, jobTitle: 'Analyst' } });
  await takeIn(page, await Promise.all([known, first, second].map((person) => cvOf(person))));
  await page.getByRole('button', { name: /^Possible duplicates 1/ }).click();
  await expect(items(page)).toHaveCount(1);
  const card = page.getByRole('article', { name: `Clara ${known.lastName}` });
  await expect(card.getByText(/^In common: .*e-?mail/)).toBeVisible();
  await expect(card.getByRole('row', { name: /^Job title .*Analyst$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create anyway' })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('d');
  await expect(page.getByText(`CV attached: Clara ${known.lastName}`)).toBeVisible();
  await page.getByRole('button', { name: /^To decide 2/ }).click();
  await expect(items(page)).toHaveCount(2);
  await expect(heading(page)).toHaveText(/^(Dolça|Emma) /);
  const shown = (await heading(page).textContent()) ?? '';
  await page.keyboard.press('j');
  await expect(heading(page)).not.toHaveText(shown);
  await page.keyboard.press('a');
  await expect(items(page)).toHaveCount(1);
  // The toast lies over the list alone: what is pressed next stands beside it.
  await expect(page.locator('[data-toast]')).toContainText('Candidate created');
  const rightOf = (name: string) =>
    page.locator(name).evaluate((element) => element.getBoundingClientRect().right);
  expect(await rightOf('[data-toast]')).toBeLessThan(await rightOf('ul[aria-label="CVs"]'));
  await expect(heading(page)).toHaveText(shown);
  await page.keyboard.press('s');
  await expect(page.getByText('All CVs are decided')).toBeVisible();
  const { data } = await api.call(getCandidate, { params: { id: stored.data.id } });
  expect(data).toMatchObject({ jobTitle: 'Analyst' });
  expect(data.suggestions.map((one) => one.field)).toContain('cv');
});

test('[CVREV-08] [CVREV-09] what cannot be read is typed in; a phone shows the list, then one CV', async ({
  page,
  api,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const lastName = letters();
  const empty = { firstName: '', lastName: '', email: '' };
  const person = makeApplicant('Fina', letters());
  await takeIn(page, [await cvOf(person), { ...(await cvOf(empty, 'scan.pdf')), name: 'scan.pdf' }]);
  await expect(items(page)).toHaveCount(2);
  await expectAccessible(page);
  await items(page).filter({ hasText: 'scan.pdf' }).getByRole('link').click();
  await expect(items(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back to the list' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^(Type it in|Edit)$/ }).click();
  await page.getByLabel('First name').fill('Escrita');
  await page.getByLabel(/^Last name/).fill(lastName);
  await page.getByRole('button', { name: 'Create candidate' }).click();
  await expect(page.getByText(/^Candidate created/)).toBeVisible();
  expect(await idOf(api, lastName)).toBeDefined();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('[CVREV-10] CVs that wait are found again from the wizard’s first screen', async ({ page }) => {
  await takeIn(page, [
    await cvOf(makeApplicant('Gal·la', letters())),
    await cvOf(makeApplicant('Hug', letters())),
  ]);
  const address = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'Candidates' }).click();
  await page.getByRole('link', { name: 'Add candidate' }).click();
  const waiting = page.getByRole('region', { name: 'CVs that wait for you' });
  const link = waiting.locator(`a[href="${address}"]`);
  await expect(link).toContainText('2 to decide of 2');
  await link.click();
  await expect(items(page)).toHaveCount(2);
});

test('[CVREV-21] of a folder that is dropped again only the rest is sent, and the list that has the others is a link', async ({
  page,
}) => {
  const cvs = await Promise.all(['Iria', 'Jan', 'Kim'].map((name) => cvOf(makeApplicant(name, letters()))));
  await takeIn(page, cvs.slice(0, 2));
  const first = new URL(page.url()).pathname;
  await page.goto('/candidates/add');
  await page.getByLabel('Choose files').setInputFiles(cvs);
  await expect(page.getByText(/^2 of 3 files are here already: /)).toBeVisible();
  await expect(page.getByText(/^1 of 1 read/)).toBeVisible(READ);
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Open the CVs of / }).click();
  await expect(page).toHaveURL(new RegExp(`${first}(\\?|$)`));
  await expect(items(page)).toHaveCount(2);
});
