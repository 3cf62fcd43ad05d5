import { createCandidate } from '@cantera/shared/contracts/candidate-creation';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { beginByHand, chooseStatus, field, next, openStep, stepForm, steps } from '../../fixtures/wizard.ts';

const messages = (page: Page) => page.getByRole('form').locator('[id$="-error"]');
const tryOn = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await field(page, new RegExp(`^${name}`)).fill(value);
  await next(page).click();
};
/** Leaving the field takes what was typed, and closes the calendar. */
async function typeDate(page: Page, name: string, date: string): Promise<void> {
  const input = field(page, new RegExp(`^${name}`));
  await input.fill(date);
  await input.press('Tab');
}
const isCreation = (request: { method(): string; url(): string }): boolean =>
  request.method() === 'POST' && request.url().endsWith(createCandidate.path);

test('[WIZ-23] [WIZ-24] [WIZ-26] [WIZ-28] names, title and phone have their lengths', async ({ page }) => {
  await beginByHand(page);
  await tryOn(page, { 'First name': '', 'Last name': 'Casademont' });
  await expect(messages(page)).toHaveText(['Enter 2 characters or more.']);
  const long = {
    'First name': 'x'.repeat(51),
    'Job title': 'x'.repeat(101),
    'Phone number': '6'.repeat(101),
  };
  await tryOn(page, long);
  await expect(messages(page)).toHaveText([
    'Enter 50 characters or fewer.',
    'Enter 100 characters or fewer.',
    'Enter 100 characters or fewer.',
  ]);
  await tryOn(page, { 'First name': 'x', 'Job title': 'x', 'Phone number': '6' });
  await expect(messages(page)).toHaveCount(3);
  await tryOn(page, { 'First name': 'x'.repeat(50), 'Job title': 'xy', 'Phone number': '+34 600' });
  await expect(stepForm(page, 'Job search status')).toBeVisible();
});

test('[WIZ-25] [WIZ-27] [WIZ-29] [WIZ-30] last name, email, LinkedIn and summary are checked', async ({
  page,
}) => {
  await beginByHand(page);
  await tryOn(page, {
    'First name': 'Núria',
    'Last name': 'x',
    Email: 'nuria',
    Linkedin: 'https://example.test/in/nuria',
    Summary: 'x',
  });
  await expect(messages(page)).toHaveText([
    'Enter 2 characters or more.',
    'Enter an email address such as ana@example.com.',
    'The URL must be a valid LinekdIn URL',
    /^Enter 2/,
  ]);
  await tryOn(page, { 'Last name': 'Vi', Email: '', Linkedin: '', Summary: '' });
  await expect(stepForm(page, 'Job search status')).toBeVisible();
});

test('[WIZ-31] [WIZ-32] double quotes become single ones, and LinkedIn gets https://', async ({ page }) => {
  await openStep(page, 'Experiences', `Cometes ${Date.now()}`);
  await page.getByRole('button', { name: 'Add experience' }).click();
  await field(page, 'Position').fill('Head of "Data"');
  await field(page, 'Company').fill('Banc "Llobregat"');
  await steps(page).getByRole('link', { name: 'Basic information' }).click();
  await field(page, /^Summary/).fill('Says "yes".');
  await field(page, /^Linkedin/).fill('linkedin.com/in/cometes');
  await chooseStatus(page);
  await steps(page).getByRole('link', { name: 'Skills and languages' }).click();
  const sent = page.waitForRequest(isCreation);
  await page.getByRole('button', { name: 'Finish' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    summary: "Says 'yes'.",
    linkedin: 'https://linkedin.com/in/cometes',
    work_experiences: [{ position: "Head of 'Data'", company_name: "Banc 'Llobregat'" }],
  });
  await expect(page).toHaveURL(/\/candidates\/[0-9a-f-]{36}$/);
});

test('[WIZ-33] [WIZ-34] one of four statuses; Continue waits for it', async ({ page }) => {
  await openStep(page, 'Job search status');
  await expect(page.getByRole('radio')).toHaveCount(4);
  await expect(next(page)).toBeDisabled();
  for (const name of ['Unknown', 'Active', 'Passive', 'Closed']) {
    await page.getByRole('radio', { name }).check();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  }
  await expect(next(page)).toBeEnabled();
});

test('[WIZ-35] [WIZ-36] [WIZ-37] [WIZ-38] amounts take digits only, in euro', async ({ page }) => {
  await openStep(page, 'Salary');
  for (const name of [/^Current salary/, /^Expected salary from/, /^Expected salary to/]) {
    await field(page, name).fill('');
    await field(page, name).pressSequentially('-4a2.0€');
    await expect(field(page, name)).toHaveValue('420');
  }
  await expect(page.getByText('€ a year')).toHaveCount(3);
  await field(page, /^Current salary/).fill('0');
  await next(page).click();
  await expect(stepForm(page, 'Experiences')).toBeVisible();
});

test('[WIZ-39] [WIZ-40] [WIZ-41] [WIZ-42] the upper end follows the lower one until it is typed', async ({
  page,
}) => {
  await openStep(page, 'Salary');
  const [from, to] = [field(page, /^Expected salary from/), field(page, /^Expected salary to/)];
  await from.pressSequentially('45000');
  await expect(to).toHaveValue('50,000');
  await to.fill('48000');
  await from.fill('46000');
  await expect(to).toHaveValue('48,000');
  await from.fill('60000');
  await expect(to).toHaveValue('65,000');
  await to.fill('59000');
  await next(page).click();
  await expect(messages(page)).toHaveText([/^Enter a number from 60,000/]);
  await to.fill('');
  await next(page).click();
  await expect(messages(page)).toHaveText(['Fill in this field.']);
});

test('[WIZ-43] [WIZ-44] [WIZ-45] [WIZ-46] an experience needs its company and position, and dates in order', async ({
  page,
}) => {
  await openStep(page, 'Experiences');
  await page.getByRole('button', { name: 'Add experience' }).click();
  const entry = page.getByRole('group');
  await next(page).click();
  await expect(messages(page)).toHaveText(['Fill in this field.', 'Fill in this field.']);
  await field(page, 'Position').fill('x'.repeat(201));
  await field(page, 'Company').fill('x'.repeat(101));
  await typeDate(page, 'Start date', '01-2099');
  await typeDate(page, 'End date', '01-2098');
  await next(page).click();
  await expect(messages(page)).toHaveText([
    'Enter 200 characters or fewer.',
    'Enter 100 characters or fewer.',
    'Choose today or a day before it.',
    'Choose a date on or after the start.',
  ]);
  await field(page, 'Position').fill('x');
  await field(page, 'Company').fill('x');
  await typeDate(page, 'Start date', '01-2019');
  await typeDate(page, 'End date', '01-2020');
  await expect(entry).toHaveCount(1);
  await next(page).click();
  await expect(stepForm(page, 'Education')).toBeVisible();
});

test('[WIZ-47] Present leaves no end date to fill in', async ({ page }) => {
  await openStep(page, 'Experiences');
  await page.getByRole('button', { name: 'Add experience' }).click();
  await expect(field(page, /^End date/)).toBeEnabled();
  await page.getByRole('checkbox', { name: 'Present' }).check();
  await expect(field(page, /^End date/)).toBeDisabled();
});

test('[WIZ-48] [WIZ-49] [WIZ-51] [WIZ-52] an education needs its institution and degree, and has ended', async ({
  page,
}) => {
  await openStep(page, 'Education');
  await page.getByRole('button', { name: 'Add education' }).click();
  await expect(page.getByRole('checkbox', { name: 'Present' })).toHaveCount(0);
  await next(page).click();
  await expect(messages(page)).toHaveText(['Fill in this field.', 'Fill in this field.']);
  await field(page, 'Degree').fill('x'.repeat(201));
  await field(page, 'Institution').fill('x'.repeat(101));
  await typeDate(page, 'Start date', '2015');
  await typeDate(page, 'End date', '2012');
  await next(page).click();
  await expect(messages(page)).toHaveText([
    'Enter 200 characters or fewer.',
    'Enter 100 characters or fewer.',
    'Choose a date on or after the start.',
  ]);
  await typeDate(page, 'End date', '2099');
  await next(page).click();
  await expect(messages(page).last()).toHaveText('Choose today or a day before it.');
});

test('[WIZ-50] [WIZ-59] [WIZ-60] [WIZ-63] a place is searched from 3 letters on and sent by its id', async ({
  page,
}) => {
  await openStep(page, 'Education', `Llocs ${Date.now()}`);
  await page.getByRole('button', { name: 'Add education' }).click();
  await field(page, 'Degree').fill('Història');
  await field(page, 'Institution').fill('Universitat de Girona');
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/cities/autocomplete')) searches.push(request.postDataJSON().search_query);
  });
  const place = page.getByRole('combobox', { name: /^Location/ });
  await place.pressSequentially('Gi');
  await expect(page.getByRole('option')).toHaveCount(0);
  await place.pressSequentially('rona');
  const option = page.getByRole('option', { name: /^Girona/ }).first();
  await expect(option).toBeVisible();
  expect(searches.filter((term) => term.length < 3)).toEqual([]);
  await place.fill('Gi');
  await expect(option).toBeVisible();
  await place.fill('Girona');
  await option.click();
  await chooseStatus(page);
  await steps(page).getByRole('link', { name: 'Skills and languages' }).click();
  const sent = page.waitForRequest(isCreation);
  await page.getByRole('button', { name: 'Finish' }).click();
  const [education] = (await sent).postDataJSON().educations;
  expect(education).toMatchObject({ degree: 'Història', institution_name: 'Universitat de Girona' });
  expect(education.location).toMatch(/^\d+$/);
  await expect(page).toHaveURL(/\/candidates\/[0-9a-f-]{36}$/);
});

test('[WIZ-53] [WIZ-54] [WIZ-55] [WIZ-62] skills are offered, searched, made new, and sent by their ids', async ({
  page,
}) => {
  await openStep(page, 'Skills and languages', `Aptituds ${Date.now()}`);
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/skills/autocomplete')) searches.push(request.url());
  });
  const skill = `Teixit ${Date.now()}`;
  const input = page.getByRole('combobox', { name: /^Hard skills/ });
  await input.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await input.pressSequentially('Te');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(searches).toEqual([]);
  await input.fill(skill);
  await page.getByRole('option', { name: `Create “${skill}”` }).click();
  expect(searches.length).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: `Remove ${skill}` })).toBeVisible();
  await chooseStatus(page);
  await steps(page).getByRole('link', { name: 'Skills and languages' }).click();
  const sent = page.waitForRequest(isCreation);
  await page.getByRole('button', { name: 'Finish' }).click();
  const [id, ...others] = (await sent).postDataJSON().hard_skills;
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(others).toEqual([]);
  await expect(page.getByText(skill)).toBeVisible();
});

test('[WIZ-56] [WIZ-57] [WIZ-58] languages have a code, a name, an emoji and a level', async ({ page }) => {
  await openStep(page, 'Skills and languages');
  const adder = page.getByRole('combobox', { name: /^Languages/ });
  const options = await adder
    .locator('option:not([disabled])')
    .evaluateAll((all) =>
      all.map((option) => ({ text: option.textContent ?? '', value: option.getAttribute('value') ?? '' })),
    );
  expect(options.length).toBeGreaterThan(175);
  for (const { text, value } of options) {
    expect(value).toMatch(/^[a-z]{2}:B2$/);
    expect(text).toMatch(/^\p{L}.*\p{Emoji}/u);
  }
  await adder.selectOption('ca:B2');
  const level = page.getByRole('combobox', { name: 'Level of Catalan' });
  await expect(level.locator('option')).toHaveText(['A1-A2', 'B1', 'B2', 'C1', 'C2']);
  await level.selectOption('C1');
  await expect(level).toHaveValue('ca:C1');
});
