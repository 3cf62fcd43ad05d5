import { updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import { type Candidate, getCandidate } from '@cantera/shared/contracts/candidates';
import type { Locator, Page } from '@playwright/test';
import { apiAs } from '../../fixtures/api.ts';
import { makeCandidate } from '../../fixtures/candidates.ts';
import { expect, test } from '../../fixtures/test.ts';

let candidate: Candidate;
test.beforeAll(async () => {
  ({ candidate } = await makeCandidate(await apiAs('recruiter'), 'Jofre', `Límit ${Date.now()}`));
});

const long = (length: number): string => 'x'.repeat(length);
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).first().click();
const atHome = (page: Page) => expect(page).toHaveURL(new RegExp(`/candidates/${candidate.id}$`));
/** The calls that change the candidate. */
function changes(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes(`/candidates/${candidate.id}`))
      sent.push(request.url());
  });
  return sent;
}

type Values = Readonly<Record<string, string>>;
async function fill(place: Page | Locator, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await place.getByLabel(name).fill(value);
    // A date is taken when its field is left.
    await place.getByLabel(name).press('Tab');
  }
}
/** Saves what is typed; the named fields are wrong and nothing is sent. */
async function expectRefused(page: Page, place: Page | Locator, values: Values): Promise<void> {
  const sent = changes(page);
  await fill(place, values);
  await save(page);
  for (const name of Object.keys(values)) {
    await expect(place.getByLabel(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(place.getByLabel(name)).toHaveAccessibleDescription(/\w/);
  }
  expect(sent).toEqual([]);
}

test.describe('basic information', () => {
  const open = async (page: Page) => {
    await page.goto(`/candidates/${candidate.id}/update/basic-information`);
    await expect(page.getByLabel('First name')).toHaveValue(/./);
  };

  test('[CUPD-13] [CUPD-14] [CUPD-15] takes names of 2 to 50 and a job title of 2 to 100 characters', async ({
    page,
    api,
  }) => {
    await open(page);
    await expectRefused(page, page, { 'First name': '' });
    await expectRefused(page, page, { 'First name': 'x', 'Last name': 'x', 'Job title': 'x' });
    await expectRefused(page, page, {
      'First name': long(51),
      'Last name': long(51),
      'Job title': long(101),
    });
    await fill(page, { 'First name': long(50), 'Last name': long(50), 'Job title': long(100) });
    await save(page);
    await atHome(page);
    await open(page);
    await fill(page, { 'First name': 'Jo', 'Last name': '', 'Job title': '' });
    await save(page);
    await atHome(page);
    expect((await api.call(getCandidate, { params: { id: candidate.id } })).data).toMatchObject({
      firstName: 'Jo',
      lastName: '',
      jobTitle: null,
    });
  });

  test('[CUPD-16] [CUPD-17] [CUPD-18] [CUPD-19] takes an e-mail, a phone, a profile and a summary, or none', async ({
    page,
    api,
  }) => {
    await open(page);
    await expectRefused(page, page, {
      Email: 'jofre',
      'Phone number': '6',
      Linkedin: 'my profile',
      Summary: 'x',
    });
    await expectRefused(page, page, { 'Phone number': long(101) });
    await fill(page, {
      Email: 'jofre@example.test',
      'Phone number': '61',
      Linkedin: 'https://www.linkedin.com/in/jofre',
      Summary: 'Hi',
    });
    await save(page);
    await atHome(page);
    await open(page);
    await fill(page, { Email: '', 'Phone number': '', Linkedin: '', Summary: '' });
    await save(page);
    await atHome(page);
    expect((await api.call(getCandidate, { params: { id: candidate.id } })).data).toMatchObject({
      email: null,
      phoneNumber: null,
      linkedin: null,
      summary: null,
    });
  });

  test('[CUPD-20] [CUPD-21] sends single quotes for double ones, and a profile with https:// in front', async ({
    page,
  }) => {
    await open(page);
    await fill(page, { 'Job title': 'Head of "Data"', Linkedin: 'linkedin.com/in/jofre' });
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await save(page);
    expect((await sent).postDataJSON()).toMatchObject({
      job_title: "Head of 'Data'",
      linkedin: 'https://linkedin.com/in/jofre',
    });
    await atHome(page);
  });
});

test.describe('entries', () => {
  const entry = (page: Page) =>
    page
      .getByRole('form')
      .getByRole('group')
      .filter({ has: page.getByRole('heading') })
      .first();
  test.beforeAll(async () => {
    const body = {
      educations: [{ degree: 'Grau', institutionName: 'UdG' }],
      workExperiences: [{ position: 'Analista', companyName: 'Ateneu' }],
    };
    await (await apiAs('recruiter')).call(updateCandidate, { params: { id: candidate.id }, body });
  });

  for (const [ids, form, where, what] of [
    ['[CUPD-39] [CUPD-40] [CUPD-41]', 'education', 'Institution', 'Degree'],
    ['[CUPD-46] [CUPD-47]', 'experiences', 'Company', 'Position'],
  ] as const)
    test(`${ids} asks for both names of ${form}, up to 100 and 200 characters, and for no place`, async ({
      page,
    }) => {
      await page.goto(`/candidates/${candidate.id}/update/${form}`);
      await expectRefused(page, entry(page), { [where]: '', [what]: '' });
      await expectRefused(page, entry(page), { [where]: long(101), [what]: long(201) });
      await fill(entry(page), { [where]: long(100), [what]: long(200) });
      await save(page);
      await atHome(page);
    });

  test('[CUPD-42] [CUPD-43] takes no dates of an education, none after today, and no end before the start', async ({
    page,
  }) => {
    await page.goto(`/candidates/${candidate.id}/update/education`);
    await expectRefused(page, entry(page), { 'Start date': '2999', 'End date': '2999' });
    await fill(entry(page), { 'Start date': '2021' });
    await expectRefused(page, entry(page), { 'End date': '2020' });
    await fill(entry(page), { 'End date': '2021' });
    await save(page);
    await atHome(page);
    await page.goto(`/candidates/${candidate.id}/update/education`);
    await fill(entry(page), { 'Start date': '', 'End date': '' });
    await save(page);
    await atHome(page);
  });

  test('[CUPD-48] [CUPD-49] takes no start of an experience after today, and no end before it', async ({
    page,
  }) => {
    await page.goto(`/candidates/${candidate.id}/update/experiences`);
    await expectRefused(page, entry(page), { 'Start date': '2999' });
    await fill(entry(page), { 'Start date': '2021' });
    const isCurrent = entry(page).getByRole('checkbox');
    if (await isCurrent.isChecked()) await isCurrent.uncheck();
    await expectRefused(page, entry(page), { 'End date': '2020' });
    await fill(entry(page), { 'End date': '2021' });
    await save(page);
    await atHome(page);
  });
});
