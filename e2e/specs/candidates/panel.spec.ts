import { updateCandidate, updateCandidateExpectedSalary } from '@cantera/shared/contracts/candidate-changes';
import { type Candidate, getCandidate } from '@cantera/shared/contracts/candidates';
import { listSteps, moveApplications } from '@cantera/shared/contracts/pipeline';
import type { Page } from '@playwright/test';
import { type Api, apiAs } from '../../fixtures/api.ts';
import { makeCandidate } from '../../fixtures/candidates.ts';
import { apply } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

let candidate: Candidate;
let positionId: string;
let applicationId: string;
test.beforeAll(async () => {
  const made = await makeCandidate(await apiAs('recruiter'), 'Arnau', `Tauler ${Date.now()}`);
  ({ candidate, positionId, applicationId } = made);
});

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Candidate panel' });
const stored = async (api: Api): Promise<Candidate> =>
  (await api.call(getCandidate, { params: { id: candidate.id } })).data;

async function open(page: Page) {
  await page.goto(`/candidates?candidateId=${candidate.id}`);
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(new RegExp(candidate.firstName));
  return panel;
}

test('[PANEL-01] [PANEL-02] [PANEL-03] [CLIST-17] opens from the list at 500 px and closes by button and by Escape, focus going back', async ({
  page,
}) => {
  await page.goto(`/candidates?q=${encodeURIComponent(candidate.lastName)}`);
  const link = page.getByRole('link', { name: `${candidate.firstName} ${candidate.lastName}`, exact: true });
  await link.click();
  await expect(page).toHaveURL(new RegExp(`candidateId=${candidate.id}`));
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { level: 2 })).toBeVisible();
  expect((await panel.boundingBox())?.width).toBeCloseTo(500, 1);
  await panel.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(panel).toHaveCount(0);
  await expect(page).not.toHaveURL(/candidateId/);
  await link.click();
  await expect(panel).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(link).toBeFocused();
});

for (const width of [1280, 1920])
  test(`[CONST-67] is 500 px wide in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const panel = await open(page);
    expect((await panel.boundingBox())?.width).toBeCloseTo(500, 1);
  });

test('[PANEL-05] [PANEL-06] [PANEL-09] [PANEL-16] shows who it is, the counts and both statuses, and is accessible', async ({
  page,
}) => {
  const panel = await open(page);
  for (const text of ['Files 0', 'Comments 0', 'GDPR accepted'])
    await expect(panel.getByText(text)).toBeVisible();
  await expect(panel.getByText('Data engineer at Telèfons del Ter')).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Job search/ })).toBeVisible();
  await expectAccessible(page);
});

test('[SCORE-13] changes the job search status', async ({ page, api }) => {
  const panel = await open(page);
  await panel.getByRole('button', { name: /^Job search/ }).click();
  for (const name of ['Unknown', 'Active', 'Passive', 'Closed'])
    await expect(page.getByRole('menuitemradio', { name })).toBeVisible();
  await page.getByRole('menuitemradio', { name: 'Passive' }).click();
  await expect.poll(async () => (await stored(api)).jobSearchStatus.status).toBe('PASSIVE');
  await expect(panel.getByRole('button', { name: 'Job search status: Passive' })).toBeVisible();
});

test('[PANEL-17] [PANEL-34] shows what was read from the CV, with where it came from', async ({ page }) => {
  const panel = await open(page);
  const skills = panel.getByRole('region', { name: 'Hard skills' });
  await expect(skills.getByText('Python')).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Soft skills' })).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Languages' }).getByText('Catalan')).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Summary' })).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Edit location: Girona/ })).toBeVisible();
  const mark = skills.getByRole('button', { name: /^Read from the CV/ });
  await mark.hover();
  await expect(page.getByRole('tooltip')).toContainText('Python');
});

test('[PANEL-19] [PANEL-20] saves the email as it was typed, on leaving the field and on Enter', async ({
  page,
  api,
}) => {
  const panel = await open(page);
  const email = panel.getByRole('textbox', { name: 'Email' });
  const first = `blur.${Date.now()}@example.test`;
  await email.fill(first);
  await panel.getByRole('textbox', { name: 'LinkedIn' }).focus();
  await expect.poll(async () => (await stored(api)).email).toBe(first);
  const second = `enter.${Date.now()}@example.test`;
  await email.fill(second);
  await email.press('Enter');
  await expect.poll(async () => (await stored(api)).email).toBe(second);
  await expect(email).toBeFocused();
  await expect(panel.getByRole('link', { name: `Write to ${second}` })).toHaveAttribute(
    'href',
    `mailto:${second}`,
  );
});

test.describe('a change that the server refuses', () => {
  test.use({ expected: ['400 /api/v1/candidates'] });
  test('shows the last saved value, and what was typed with Retry', async ({ page, api }) => {
    const before = (await stored(api)).email ?? '';
    const panel = await open(page);
    const email = panel.getByRole('textbox', { name: 'Email' });
    await email.fill('no address');
    await email.press('Tab');
    await expect(panel.getByRole('alert')).toContainText('“no address” was not saved.');
    await expect(email).toHaveValue(before);
    await expect(panel.getByRole('button', { name: 'Retry Email' })).toBeVisible();
    await panel.getByRole('button', { name: 'Discard what was typed: Email' }).click();
    await expect(panel.getByRole('alert')).toHaveCount(0);
  });
});

test('[PANEL-18] [PANEL-21] [PANEL-22] keeps digits and a plus of the phone, and links to WhatsApp and LinkedIn', async ({
  page,
  api,
}) => {
  const panel = await open(page);
  const phone = panel.getByRole('textbox', { name: 'Phone' });
  await phone.focus();
  await phone.press('Control+a');
  await phone.pressSequentially('+34 (6a0)0-12+3');
  await expect(phone).toHaveValue('+3460' + '0123');
  await phone.press('Enter');
  await expect.poll(async () => (await stored(api)).phoneNumber).toBe('+34600123');
  await expect(panel.getByRole('link', { name: 'WhatsApp +34600123' })).toHaveAttribute(
    'href',
    'https://wa.me/34600123',
  );
  const linkedin = panel.getByRole('textbox', { name: 'LinkedIn' });
  const handle = `linkedin.com/in/arnau-${Date.now()}`;
  await linkedin.fill(handle);
  await linkedin.press('Enter');
  await expect(panel.getByRole('link', { name: 'LinkedIn profile' })).toHaveAttribute(
    'href',
    `https://${handle}`,
  );
});

test('[PANEL-23] [PANEL-24] takes digits of the salary, and nothing for 0', async ({ page, api }) => {
  const panel = await open(page);
  const salary = panel.getByRole('textbox', { name: 'Current salary' });
  await salary.focus();
  await salary.pressSequentially('5a0 000 €');
  await expect(salary).toHaveValue('50000');
  await salary.press('Tab');
  await expect.poll(async () => (await stored(api)).salary?.amount).toBe(50_000);
  await expect(salary).toHaveValue('€50,000');
  await salary.fill('');
  await salary.press('Tab');
  await expect.poll(async () => (await stored(api)).salary?.amount).toBe(0);
});

test('[PANEL-25] [PANEL-26] [PANEL-27] [PANEL-28] saves the expected salary as a range', async ({
  page,
  api,
}) => {
  const panel = await open(page);
  const from = panel.getByRole('textbox', { name: 'Expected salary from' });
  const to = panel.getByRole('textbox', { name: 'Expected salary to' });
  const expected = async () => {
    const range = (await stored(api)).expectedSalary;
    return range && [range.amountFrom, range.amountTo];
  };
  const type = async (low: string, high: string) => {
    await from.fill(low);
    await to.fill(high);
    await to.press('Enter');
  };
  await type('42a000', '');
  await expect.poll(expected).toEqual([42_000, 42_000]);
  await type('60000', '50000');
  await expect.poll(expected).toEqual([60_000, 60_000]);
  await type('40000', '45000');
  await expect.poll(expected).toEqual([40_000, 45_000]);
  await type('', '');
  await expect.poll(expected).toEqual([0, 0]);
});

test('[PANEL-29] clears both ends of the expected salary when one is no number', async ({ page, api }) => {
  const params = { id: candidate.id };
  const body = { amountFrom: 31_000, amountTo: 32_000, currency: 'EUR' };
  await api.call(updateCandidateExpectedSalary, { params, body });
  const panel = await open(page);
  const from = panel.getByRole('textbox', { name: 'Expected salary from' });
  const to = panel.getByRole('textbox', { name: 'Expected salary to' });
  await expect(to).toHaveValue(/32,000/);
  await from.fill('a lot');
  await to.press('Enter');
  await expect
    .poll(async () => (await stored(api)).expectedSalary)
    .toMatchObject({ amountFrom: 0, amountTo: 0 });
  await expect(from).toHaveValue(/^0?$/);
  await expect(to).toHaveValue(/^0?$/);
});

test('[PANEL-32] corrects name, experience, skills and languages in the panel', async ({ page, api }) => {
  const panel = await open(page);
  await panel.getByRole('button', { name: 'Edit name and job title' }).click();
  await panel.getByRole('textbox', { name: 'Job title' }).fill('Platform engineer');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText(/^Platform engineer at/)).toBeVisible();

  const experience = panel.getByRole('region', { name: 'Experience' });
  await experience.getByRole('button', { name: 'Edit Experience' }).click();
  for (let added = 0; added < 4; added += 1) {
    await experience.getByRole('button', { name: 'Add experience' }).click();
    await expect(experience.getByRole('textbox', { name: 'Position' }).first()).toBeFocused();
    await experience.getByRole('textbox', { name: 'Position' }).first().fill(`Role ${added}`);
    await experience.getByRole('textbox', { name: 'Company' }).first().fill('Forn Pujol');
    await experience.getByRole('textbox', { name: 'Start' }).first().fill(`201${added}-05`);
  }
  await expectAccessible(page);
  await experience.getByRole('button', { name: 'Save' }).click();
  await expect(experience.getByRole('listitem')).toHaveCount(4);
  await experience.getByRole('button', { name: 'Show all: Experience' }).click();
  await expect(experience.getByRole('listitem')).toHaveCount(6);

  const skills = panel.getByRole('region', { name: 'Hard skills' });
  await skills.getByRole('button', { name: 'Edit Hard skills' }).click();
  await skills.getByRole('combobox', { name: 'Add skill' }).fill('Terracota');
  await page.getByRole('option', { name: /Terracota/ }).click();
  await skills.getByRole('button', { name: 'Remove Python' }).click();
  await skills.getByRole('button', { name: 'Save' }).click();
  await expect(skills.getByRole('button', { name: 'Edit Hard skills' })).toBeVisible();
  await expect(skills.getByText('Terracota')).toBeVisible();
  await expect(skills.getByText('Python')).toHaveCount(0);

  const languages = panel.getByRole('region', { name: 'Languages' });
  await languages.getByRole('button', { name: 'Edit Languages' }).click();
  await languages.getByRole('combobox', { name: 'Add language' }).selectOption({ label: 'Basque 💬' });
  await languages.getByRole('combobox', { name: 'Level of Basque' }).selectOption('C1');
  await languages.getByRole('button', { name: 'Save' }).click();
  await expect(languages.getByRole('button', { name: 'Edit Languages' })).toBeFocused();
  await expect(languages.getByText('Basque')).toBeVisible();

  await panel.getByRole('button', { name: /^Edit location/ }).click();
  await panel.getByRole('combobox', { name: 'Location' }).fill('Barcelona');
  await page
    .getByRole('option', { name: /Barcelona/ })
    .first()
    .click();
  await expect(panel.getByRole('button', { name: /^Edit location: Barcelona/ })).toBeVisible();
  const now = await stored(api);
  expect(now.languages).toContainEqual({ code: 'eu', proficiency: 'C1' });
  expect(now.jobTitle).toBe('Platform engineer');
});

test('a change that is saved late takes nobody away from where they went on', async ({ page }) => {
  const panel = await open(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/api/v1/candidates/${candidate.id}`, async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  const languages = panel.getByRole('region', { name: 'Languages' });
  await languages.getByRole('button', { name: 'Edit Languages' }).click();
  await languages.getByRole('combobox', { name: 'Add language' }).selectOption({ label: 'Galician 💬' });
  await languages.getByRole('button', { name: 'Save' }).click();
  await panel.getByRole('button', { name: /^Edit location/ }).click();
  const location = panel.getByRole('combobox', { name: 'Location' });
  await expect(location).toBeFocused();
  answer();
  await expect(languages.getByRole('button', { name: 'Edit Languages' })).toBeVisible();
  await expect(languages.getByText('Galician')).toBeVisible();
  // The focus would move with the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(location).toBeFocused();
});

test('[PANEL-33] [CONST-34] shows the first four of education, and all on demand', async ({ page }) => {
  const panel = await open(page);
  const education = panel.getByRole('region', { name: 'Education' });
  await education.getByRole('button', { name: 'Edit Education' }).click();
  for (let added = 0; added < 4; added += 1) {
    await education.getByRole('button', { name: 'Add education' }).click();
    await education.getByRole('textbox', { name: 'Degree' }).first().fill(`Course ${added}`);
    await education.getByRole('textbox', { name: 'Institution' }).first().fill('Escola Massana');
  }
  await education.getByRole('button', { name: 'Save' }).click();
  await expect(education.getByRole('listitem')).toHaveCount(4);
  await education.getByRole('button', { name: 'Show all: Education' }).click();
  await expect(education.getByRole('listitem')).toHaveCount(5);
});

test('[PANEL-32] [PANEL-33] [CONST-34] shows a hundred experiences and educations on demand, which is all that one can have', async ({
  page,
  api,
}) => {
  const other = (await makeCandidate(api, 'Quim', `Centenar ${Date.now()}`)).candidate;
  const params = { id: other.id };
  const numbers = Array.from({ length: 100 }, (_, index) => index);
  await api.call(updateCandidate, {
    params,
    body: {
      workExperiences: numbers.map((at) => ({ companyName: 'Forn Pujol', position: `Role ${at}` })),
      educations: numbers.map((at) => ({ institutionName: 'Escola Massana', degree: `Course ${at}` })),
    },
  });
  await page.goto(`/candidates?candidateId=${other.id}`);
  for (const name of ['Experience', 'Education']) {
    const section = panelOf(page).getByRole('region', { name });
    await expect(section.getByRole('listitem')).toHaveCount(4);
    await section.getByRole('button', { name: `Show all: ${name}` }).click();
    await expect(section.getByRole('listitem')).toHaveCount(100);
  }
});

test('[DAY-08] [DAY-18] takes and leaves what was offered in public, beside what stands there, and looks at a CV before', async ({
  page,
  api,
}) => {
  const { email } = await stored(api);
  await apply((await makeCandidate(api, 'Berta', `Altra ${Date.now()}`)).positionId, {
    firstName: 'Arnold',
    lastName: candidate.lastName,
    email: email ?? '',
  });
  const panel = await open(page);
  const offered = panel.getByRole('region', { name: 'Suggestions' });
  const name = offered.getByRole('listitem').filter({ hasText: 'First name' });
  await expect(name).toContainText(`Now: ${(await stored(api)).firstName}`);
  await offered.getByRole('button', { name: 'Accept First name: Arnold' }).click();
  await expect(panel.getByRole('heading', { level: 2 })).toContainText('Arnold');
  await offered.getByRole('button', { name: /^Look at / }).click();
  const look = page.getByRole('dialog', { name: /^New CV: / });
  await expect(look.getByRole('region', { name: 'Pages of the CV' }).locator('canvas').first()).toBeVisible();
  await expectAccessible(page);
  // A toast that shows meanwhile has a button of that name too.
  await look.getByRole('button', { name: 'Close' }).filter({ hasText: 'Close' }).click();
  await offered.getByRole('button', { name: /^Dismiss CV/ }).click();
  await expect(offered.getByRole('button', { name: /^Dismiss CV/ })).toHaveCount(0);
  expect((await stored(api)).firstName).toBe('Arnold');
  candidate = await stored(api);
});

test('[PANEL-15] downloads the CV, and asks before it deletes', async ({ page }) => {
  const panel = await open(page);
  await panel.getByRole('button', { name: 'More actions' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download CV' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await panel.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete candidate' });
  await expect(question).toContainText(
    'All the information related will also be deleted. Are you sure you want to continue?',
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel.getByRole('heading', { level: 2 })).toBeVisible();
});

test('[PANEL-37] on the board shows history, answers and messages of the application, which are read and written there', async ({
  page,
  api,
}) => {
  const { data } = await api.call(listSteps, { params: { id: positionId } });
  const target = data.items.find(({ type }) => type === 'STEP');
  if (!target) throw new Error('the board has no step to move to');
  await api.call(moveApplications, {
    params: { id: positionId },
    body: { stepId: target.id, applicationIds: [applicationId] },
  });
  await page.goto(`/positions/${positionId}?applicationId=${applicationId}`);
  const panel = panelOf(page);
  await panel.getByRole('tab', { name: /^History/ }).click();
  await expect(panel.getByRole('list', { name: 'History' }).getByText(target.name)).toBeVisible();
  await panel.getByRole('tab', { name: /^Answers/ }).click();
  await expect(panel.getByText('This position asks no killer questions.')).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('tab', { name: /^Messages/ }).click();
  await panel.getByRole('button', { name: 'Write message' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write message' });
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Can we talk?');
  await dialog.getByRole('textbox', { name: 'Message' }).click();
  await page.keyboard.type('Tomorrow at ten, about the position.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toHaveCount(0);
  const mail = panel.getByRole('list', { name: 'Messages' }).getByRole('listitem').first();
  await expect(mail).toContainText('Can we talk?');
  await mail.getByRole('button', { name: 'Read message Can we talk?' }).click();
  await expect(mail).toContainText('Tomorrow at ten, about the position.');
  await expectAccessible(page);
});
