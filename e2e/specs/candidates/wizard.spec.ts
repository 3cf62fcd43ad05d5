import { createCandidate } from '@cantera/shared/contracts/candidate-creation';
import { autocompleteCities } from '@cantera/shared/contracts/lookups';
import { updatePositionStatus } from '@cantera/shared/contracts/position-changes';
import type { Page } from '@playwright/test';
import { boardOf, makeDraft, makeOpenPosition, unique } from '../../fixtures/positions.ts';
import { switchOff } from '../../fixtures/switches.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { beginByHand, chooseStatus, field, next, openStep, stepForm, steps } from '../../fixtures/wizard.ts';

const STEPS = [
  ['Basic information', 'basic-information'],
  ['Job search status', 'job-search-status'],
  ['Salary', 'salary'],
  ['Experiences', 'experiences'],
  ['Education', 'education'],
  ['Skills and languages', 'skills-and-languages'],
] as const;
const isCreation = (request: { method(): string; url(): string }): boolean =>
  request.method() === 'POST' && request.url().endsWith(createCandidate.path);

async function walkToEnd(page: Page): Promise<void> {
  await field(page, 'First name').fill('Núria');
  await next(page).click();
  await page.getByRole('radio', { name: 'Active' }).check();
  for (const [title] of STEPS.slice(1, -1)) {
    await expect(stepForm(page, title)).toBeVisible();
    await next(page).click();
  }
  await expect(stepForm(page, 'Skills and languages')).toBeVisible();
}

test('[WIZ-01] [WIZ-02] [CLIST-28] [CONST-146] the list leads to three methods; by hand opens the first step', async ({
  page,
}) => {
  await page.goto('/candidates');
  const door = page.getByRole('link', { name: 'Add candidate' });
  await expect(door).toHaveAttribute('href', '/candidates/add');
  await door.click();
  await test.step('[SHELL-39] at an address of its own', async () => {
    await expect(page).toHaveURL('/candidates/add');
    // CVs of others that wait to be looked at stand above the three.
    const methods = page.getByRole('heading', { level: 2, name: /^(From|Manually)/ });
    await expect(methods).toHaveText(['From CVs', 'Manually', 'From LinkedIn']);
  });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Fill in the form' }).click();
  await expect(page).toHaveURL('/candidates/add/basic-information');
});

test('[BOARD-14] [CONST-150] the switch boardCreateCandidate disables the board’s door', async ({
  page,
  api,
}) => {
  const { id } = await makeDraft(api);
  await switchOff(page, `**/positions/${id}`, 'boardCreateCandidate');
  await page.goto(`/positions/${id}`);
  await expect(page.getByRole('button', { name: 'Create candidate' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Create candidate' })).toHaveCount(0);
});

test('[CLIST-28] [CONST-146] the switch addCandidate disables the door', async ({ page }) => {
  await switchOff(page, '**/candidates', 'addCandidate');
  await page.goto('/candidates');
  const door = page.getByText('Add candidate').locator('xpath=ancestor-or-self::*[self::a or self::button]');
  await expect(door).toBeVisible();
  await expect(door).toHaveAttribute('aria-disabled', 'true');
});

test('[WIZ-14] [WIZ-15] [WIZ-16] [WIZ-21] six steps in order, each with Back and Continue, the last with Finish', async ({
  page,
}) => {
  await openStep(page, 'Job search status');
  await steps(page).getByRole('link', { name: 'Basic information' }).click();
  for (const [title, path] of STEPS) {
    await test.step('[SHELL-40] [SHELL-62] has its address and its title', async () => {
      await expect(page).toHaveURL(`/candidates/add/${path}`);
      await expect(page).toHaveTitle(`${title} — Adding a candidate — Cantera`);
      await expect(stepForm(page, title).getByRole('button', { name: 'Back' })).toBeVisible();
    });
    await expectAccessible(page);
    if (title === 'Skills and languages') break;
    if (title === 'Job search status') await page.getByRole('radio', { name: 'Passive' }).check();
    await next(page).click();
  }
  await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
  await expect(next(page)).toHaveCount(0);
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(stepForm(page, 'Education')).toBeVisible();
});

test('[WIZ-17] [WIZ-18] [WIZ-19] [WIZ-25] the other steps open with both names, or the one of who has one', async ({
  page,
}) => {
  await beginByHand(page);
  const salary = steps(page).getByRole('button', { name: 'Salary' });
  await expect(salary).toHaveAttribute('aria-disabled', 'true');
  await salary.hover();
  await expect(page.getByRole('tooltip')).toHaveText('First and last name are the only required properties');
  await page.goto('/candidates/add/salary');
  await expect(page).toHaveURL('/candidates/add/basic-information');
  await field(page, 'First name').fill('Núria');
  await expect(salary).toBeVisible();
  await next(page).click();
  await expect(stepForm(page, 'Basic information').getByText('Fill in this field.')).toBeVisible();
  await page.getByLabel('Has only one name').check();
  await expect(steps(page).getByRole('link')).toHaveCount(6);
  await page.getByLabel('Has only one name').uncheck();
  await expect(salary).toBeVisible();
  await field(page, /^Last name/).fill('Casademont');
  await expect(steps(page).getByRole('link')).toHaveCount(6);
});

test('[WIZ-20] a step without a method leads to the first screen, in place of its address', async ({
  page,
  api,
}) => {
  const { id } = await makeDraft(api);
  await page.goto('/candidates');
  await expect(page.getByRole('heading', { name: 'Candidates' })).toBeVisible();
  await page.goto(`/candidates/add/salary?positionId=${id}`);
  await expect(page).toHaveURL(`/candidates/add?positionId=${id}`);
  await page.goBack();
  await expect(page).toHaveURL('/candidates');
});

test('[WIZ-22] [WIZ-75] what was typed stays, back and forth, after a reload and on another page', async ({
  page,
}) => {
  await openStep(page, 'Salary', 'Reposada');
  await field(page, /^Current salary/).fill('41000');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(stepForm(page, 'Job search status')).toBeVisible();
  await steps(page).getByRole('link', { name: 'Salary' }).click();
  await expect(field(page, /^Current salary/)).toHaveValue('41,000');
  await page.reload();
  await expect(field(page, /^Current salary/)).toHaveValue('41,000');
  await page.getByRole('link', { name: 'Back to candidates' }).click();
  await page.getByRole('link', { name: 'Add candidate' }).click();
  await expect(page.getByText('You began to add Núria Reposada.')).toBeVisible();
  // The status that is required was passed over.
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(stepForm(page, 'Job search status')).toBeVisible();
  await chooseStatus(page);
  await steps(page).getByRole('link', { name: 'Salary' }).click();
  await expect(field(page, /^Current salary/)).toHaveValue('41,000');
  await page.goto('/candidates/add');
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByText('You began to add Núria Reposada.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Fill in the form' }).click();
  await expect(field(page, 'First name')).toHaveValue('');
});

test('[WIZ-61] [WIZ-64] [WIZ-68] by keyboard alone, from the first name to the candidate page', async ({
  page,
  api,
}) => {
  const lastName = `Teclat ${Date.now()}`;
  const cities = await api.call(autocompleteCities, { body: { searchQuery: 'Girona' } });
  const girona = cities.data.results[0]?.address ?? '';
  await page.goto('/candidates/add');
  await page.getByRole('button', { name: 'Fill in the form' }).focus();
  const type = (text: string) => page.keyboard.type(text);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('Enter');
  await expect(field(page, 'First name')).toBeFocused();
  await type('Núria');
  await press('Tab');
  await type(lastName);
  // The tick, then title, email, phone, LinkedIn.
  await press('Tab', 'Tab');
  await type('Enginyera "de dades"');
  await press('Tab', 'Tab', 'Tab');
  await type('linkedin.com/in/nuria-teclat');
  await press('Tab');
  await type('Girona');
  await expect(page.getByRole('option').first()).toBeVisible();
  await press('Enter');
  await expect(field(page, /^Location/)).toHaveValue(girona);
  await press('Enter');
  await expect(page.getByRole('radio').first()).toBeFocused();
  await press('Space', 'ArrowDown', 'Enter');
  await expect(field(page, /^Current salary/)).toBeFocused();
  await type('42000');
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Experiences' })).toBeFocused();
  await next(page).focus();
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Education' })).toBeFocused();
  await next(page).focus();
  await press('Enter');
  await expect(stepForm(page, 'Skills and languages')).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).focus();
  const sent = page.waitForRequest(isCreation);
  await press('Enter');
  const request = await sent;
  expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(request.postDataJSON()).toMatchObject({
    first_name: 'Núria',
    last_name: lastName,
    location: girona,
    job_search_status: 'ACTIVE',
    salary: { amount: 42_000, currency: 'EUR' },
  });
  await expect(page).toHaveURL(/\/candidates\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: `Núria ${lastName}` })).toBeVisible();
  await page.goto('/candidates/add');
  await expect(page.getByRole('heading', { name: 'Manually' })).toBeVisible();
  await expect(page.getByText('You began to add')).toHaveCount(0);
});

test('[BOARD-14] [WIZ-65] [WIZ-66] [WIZ-67] from a position the candidate joins its inbox', async ({
  page,
  api,
}) => {
  const position = await makeOpenPosition(api, unique('Des del tauler'));
  const lastName = `Tauler ${Date.now()}`;
  await page.goto(`/positions/${position.id}`);
  await page.getByRole('link', { name: 'Create candidate' }).click();
  await expect(page).toHaveURL(`/candidates/add?positionId=${position.id}`);
  await expect(page.getByText(`for ${position.title}`)).toBeVisible();
  await page.getByRole('button', { name: 'Fill in the form' }).click();
  await expect(page).toHaveURL(`/candidates/add/basic-information?positionId=${position.id}`);
  await field(page, /^Last name/).fill(lastName);
  await walkToEnd(page);
  await expect(page).toHaveURL(`/candidates/add/skills-and-languages?positionId=${position.id}`);
  const sent = page.waitForRequest(isCreation);
  await page.getByRole('button', { name: 'Finish' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ position_id: position.id, send_welcome: false });
  await expect(page.getByText('Candidate added')).toBeVisible();
  await expect(page).toHaveURL(`/positions/${position.id}`);
  const [inbox] = await boardOf(api, position.id);
  expect(inbox?.applications.map(({ candidate }) => candidate.lastName)).toEqual([lastName]);
});

test.describe('a position that is not open any more', () => {
  test.use({ expected: [/^409 \/api\/v1\/candidates$/] });
  test('keeps what was typed, and offers to create without it', async ({ page, api }) => {
    const position = await makeOpenPosition(api, unique('Es tanca'));
    const lastName = `Sense ${Date.now()}`;
    await beginByHand(page, `?positionId=${position.id}`);
    await field(page, /^Last name/).fill(lastName);
    await walkToEnd(page);
    await api.call(updatePositionStatus, { params: { id: position.id }, body: { status: 'ON_HOLD' } });
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByRole('button', { name: 'Create without the position' }).click();
    await expect(page.getByRole('heading', { name: `Núria ${lastName}` })).toBeVisible();
  });
});

test.describe('somebody who exists', () => {
  test.use({ expected: [/^409 \/api\/v1\/candidates$/] });
  test('a refused creation says who it is, and everything stays as typed', async ({ page, api }) => {
    const email = `${Date.now()}@example.test`;
    const known = await api.call(createCandidate, { body: { firstName: 'Coneguda', email } });
    await beginByHand(page);
    await field(page, /^Last name/).fill('Repetida');
    await field(page, /^Email/).fill(email);
    await walkToEnd(page);
    await page.getByRole('button', { name: 'Finish' }).click();
    const problem = page.getByRole('alert').filter({ hasText: 'The candidate already exists' });
    await expect(problem.getByRole('link')).toHaveAttribute('href', `/candidates/${known.data.id}`);
    await steps(page).getByRole('link', { name: 'Basic information' }).click();
    await expect(field(page, /^Email/)).toHaveValue(email);
  });
});
