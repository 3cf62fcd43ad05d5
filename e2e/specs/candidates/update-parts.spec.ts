import { type UpdateCandidateInput, updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import { type Candidate, getCandidate } from '@cantera/shared/contracts/candidates';
import type { Page } from '@playwright/test';
import { type Api, apiAs } from '../../fixtures/api.ts';
import { makeCandidate } from '../../fixtures/candidates.ts';
import { expect, test } from '../../fixtures/test.ts';

let candidate: Candidate;
test.beforeAll(async () => {
  ({ candidate } = await makeCandidate(await apiAs('recruiter'), 'Clara', `Partida ${Date.now()}`));
});

const stored = async (api: Api): Promise<Candidate> =>
  (await api.call(getCandidate, { params: { id: candidate.id } })).data;
const address = (form: string) => `/candidates/${candidate.id}/update/${form}`;
const save = (page: Page) => page.getByRole('button', { name: 'Save' });
const atHome = (page: Page) => expect(page).toHaveURL(new RegExp(`/candidates/${candidate.id}$`));
const entries = (page: Page) =>
  page
    .getByRole('form')
    .getByRole('group')
    .filter({ has: page.getByRole('heading') });
/** The calls that change the candidate, as `METHOD path` below the candidate's path. */
function changes(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const [, path] = request.url().split(`/api/v1/candidates/${candidate.id}`);
    if (path !== undefined && request.method() !== 'GET') sent.push(`${request.method()} ${path}`);
  });
  return sent;
}

async function give(api: Api, body: UpdateCandidateInput): Promise<Candidate> {
  return (await api.call(updateCandidate, { params: { id: candidate.id }, body })).data;
}
const degrees = (api: Api) =>
  give(api, {
    educations: [
      { degree: 'Màster', institutionName: 'UPC', startDate: '2016-09', endDate: '2017' },
      { degree: 'Grau', institutionName: 'UdG', startDate: '2012', endDate: '2016-06-30' },
      { degree: 'Batxillerat', institutionName: 'Institut' },
    ],
  });

test.describe('education', () => {
  test('[CUPD-33] [CUPD-35] [CUPD-36] [CUPD-37] has each entry with its heading and its fields', async ({
    page,
    api,
  }) => {
    await degrees(api);
    await page.goto(address('education'));
    await expect(entries(page).getByRole('heading')).toHaveText([
      'Màster at UPC, in Unknown',
      'Grau at UdG, in Unknown',
      'Batxillerat at Institut, in Unknown',
    ]);
    const first = entries(page).first();
    for (const [name, value] of [
      ['Degree', 'Màster'],
      ['Institution', 'UPC'],
      ['Location', ''],
      ['Start date', '09-2016'],
      ['End date', '2017'],
    ] as const)
      await expect(first.getByLabel(name)).toHaveValue(value);
    await first.getByLabel('Start date').click();
    await expect(page.locator('.ant-picker-dropdown').getByRole('table')).toBeVisible();
    await page.keyboard.press('Escape');
    await first.getByLabel('Degree').fill('');
    await expect(first.getByRole('heading')).toHaveText('Unknown at UPC, in Unknown');
    await expect(first.getByRole('button', { name: /^Delete/ })).toBeVisible();
  });

  test('[CUPD-34] [CUPD-36] finds and clears a place', async ({ page, api }) => {
    await degrees(api);
    await page.goto(address('education'));
    const first = entries(page).first();
    await expect(first.getByText('Type to search')).toBeVisible();
    await first.getByLabel('Location', { exact: false }).first().fill('Girona');
    await page
      .getByRole('option', { name: /^Girona/ })
      .first()
      .click();
    await expect(first.getByRole('heading')).toHaveText(/^Màster at UPC, in Girona/);
    await first.getByRole('button', { name: 'Clear Location' }).click();
    await expect(first.getByRole('heading')).toHaveText('Màster at UPC, in Unknown');
  });

  test('[CUPD-29] [CUPD-30] [CUPD-44] [CUPD-45] adds a blank entry at the top and marks what is missing in it', async ({
    page,
    api,
  }) => {
    await degrees(api);
    await page.goto(address('education'));
    await expect(entries(page)).toHaveCount(3);
    await expect(save(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Add education' }).click();
    await expect(entries(page)).toHaveCount(4);
    const first = entries(page).first();
    await expect(first.getByRole('heading')).toHaveText('New education');
    await expect(first.getByLabel('Degree')).toBeFocused();
    const border = (entry: typeof first) =>
      entry.evaluate((element) => getComputedStyle(element).borderTopColor);
    await save(page).first().click();
    for (const name of ['Degree', 'Institution'])
      await expect(first.getByLabel(name)).toHaveAttribute('aria-invalid', 'true');
    const red = await first
      .getByLabel('Degree')
      .evaluate((element) => getComputedStyle(element).borderTopColor);
    expect(await border(first)).toBe(red);
    expect(await border(entries(page).nth(1))).not.toBe(red);
  });

  test('[CUPD-53] [CUPD-54] [CUPD-55] [CUPD-56] sends one call for all deletions, one for each that is new or changed, none for the rest', async ({
    page,
    api,
  }) => {
    const before = (await degrees(api)).educations;
    await page.goto(address('education'));
    const sent = changes(page);
    await page.getByRole('button', { name: 'Delete Màster at UPC, in Unknown' }).click();
    await page.getByRole('button', { name: 'Delete Grau at UdG, in Unknown' }).click();
    await expect(entries(page)).toHaveCount(1);
    await entries(page).first().getByLabel('Degree').fill('Batxillerat artístic');
    await page.getByRole('button', { name: 'Add education' }).click();
    const blank = entries(page).first();
    await blank.getByLabel('Degree').fill('Doctorat');
    await blank.getByLabel('Institution').fill('UAB');
    await blank.getByLabel('Start date').fill('2019');
    await blank.getByLabel('End date').fill('15-03-2023');
    await blank.getByLabel('Institution').click();
    await save(page).last().click();
    await atHome(page);
    expect(sent).toEqual(['DELETE /educations', 'POST /educations', `PUT /educations/${before[2]?.id}`]);
    expect((await stored(api)).educations).toMatchObject([
      { degree: 'Doctorat', institutionName: 'UAB', startDate: '2019', endDate: '2023-03-15' },
      { id: before[2]?.id, degree: 'Batxillerat artístic' },
    ]);
  });

  test('[CUPD-38] [CUPD-57] [CUPD-58] [CUPD-59] sends nothing for what was left alone, and shows the candidate', async ({
    page,
    api,
  }) => {
    const before = (await degrees(api)).educations;
    await page.goto(address('education'));
    const sent = changes(page);
    await page.getByRole('button', { name: 'Add education' }).click();
    await page.getByRole('button', { name: 'Delete New education' }).click();
    await entries(page).nth(1).getByLabel('Institution').fill('Universitat de Girona');
    const reread = page.waitForRequest(
      (request) => request.method() === 'GET' && request.url().endsWith(`/candidates/${candidate.id}`),
    );
    await save(page).first().click();
    await atHome(page);
    await reread;
    await expect(page.getByText('Universitat de Girona')).toBeVisible();
    expect(sent).toEqual([`PUT /educations/${before[1]?.id}`]);
    expect((await stored(api)).educations).toEqual([
      before[0],
      { ...before[1], institutionName: 'Universitat de Girona' },
      before[2],
    ]);
  });

  test('[CUPD-31] [CUPD-32] starts with a blank entry where there is none, and says so when that goes', async ({
    page,
    api,
  }) => {
    await give(api, { educations: [] });
    await page.goto(address('education'));
    await expect(entries(page)).toHaveCount(1);
    await expect(page.getByText('No education added yet')).toHaveCount(0);
    await page.getByRole('button', { name: 'Delete New education' }).click();
    await expect(page.getByText('No education added yet')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add education' })).toBeFocused();
  });
});

test.describe('experiences', () => {
  const jobs = (api: Api) =>
    give(api, {
      workExperiences: [
        { position: 'Data engineer', companyName: 'Telèfons del Ter', startDate: '2021-03' },
        { position: 'Analyst', companyName: 'Banc Llobregat', startDate: '2017', endDate: '2021-02' },
      ],
    });

  test('[CUPD-50] [CUPD-51] Present takes the end date away', async ({ page, api }) => {
    await jobs(api);
    await page.goto(address('experiences'));
    const [current, former] = [entries(page).first(), entries(page).nth(1)];
    await expect(current.getByRole('checkbox', { name: 'Present' })).toBeChecked();
    await expect(current.getByLabel('End date')).toBeDisabled();
    await expect(former.getByLabel('End date')).toBeEnabled();
    await former.getByRole('checkbox', { name: 'Present' }).check();
    await expect(former.getByLabel('End date')).toBeDisabled();
    await save(page).first().click();
    await atHome(page);
    expect((await stored(api)).workExperiences).toMatchObject([
      { startDate: '2021-03', endDate: null },
      { startDate: '2017', endDate: null },
    ]);
  });

  test.describe('when a call in the middle fails', () => {
    test.use({ expected: [/^(409|500) \/api\/v1\/candidates/] });

    test('[CUPD-55] says where it stopped, and the next save sends the rest, nothing twice', async ({
      page,
      api,
    }) => {
      await jobs(api);
      await page.goto(address('experiences'));
      const sent = changes(page);
      await entries(page).nth(1).getByLabel('Position').fill('Senior analyst');
      await page.getByRole('button', { name: 'Add experience' }).click();
      await entries(page).first().getByLabel('Position').fill('Lead');
      await entries(page).first().getByLabel('Company').fill('Ateneu');
      // The creation is carried out, but its answer is lost; the update is not carried out.
      await page.route('**/work-experiences', async (route) => {
        await route.fetch();
        await route.fulfill({
          status: 500,
          json: { error: { code: 'INTERNAL', message: 'no', request_id: 'x' } },
        });
      });
      await save(page).first().click();
      await expect(page.getByRole('form').getByRole('alert')).toContainText(
        'Not saved: Lead at Ateneu, in Unknown. Nothing was saved before it.',
      );
      await page.unroute('**/work-experiences');
      await save(page).first().click();
      await atHome(page);
      expect(sent).toEqual(['POST /work-experiences', expect.stringMatching(/^PUT \/work-experiences\//)]);
      expect((await stored(api)).workExperiences.map(({ position }) => position)).toEqual([
        'Lead',
        'Data engineer',
        'Senior analyst',
      ]);
    });

    test('lets the second of two people keep his entries', async ({ page, api }) => {
      const [first, second] = (await jobs(api)).workExperiences;
      await page.goto(address('experiences'));
      await entries(page).nth(1).getByLabel('Position').fill('Mine');
      // Someone else deletes the very entry.
      await give(api, {
        workExperiences: [{ id: first?.id, position: 'Theirs', companyName: 'Telèfons del Ter' }],
      });
      await save(page).first().click();
      const conflict = page.getByRole('form').getByRole('alert');
      await conflict.getByRole('button', { name: 'Keep mine' }).click();
      await atHome(page);
      expect((await stored(api)).workExperiences.map(({ id, position }) => [id, position])).toEqual([
        [second?.id, 'Mine'],
        [first?.id, 'Theirs'],
      ]);
    });
  });
});

test.describe('salary', () => {
  test('[CUPD-61] [CUPD-62] [CUPD-63] saves what earns and what is expected, in euro', async ({
    page,
    api,
  }) => {
    await page.goto(address('salary'));
    await page.getByLabel('Current salary').fill('42000');
    await page.getByLabel('Expected salary from').fill('45000');
    await page.getByLabel('Expected salary to').click();
    await expect(page.getByLabel('Expected salary to')).toHaveValue('50,000');
    await page.getByLabel('Expected salary to').fill('44000');
    await save(page).first().click();
    await expect(page.getByText(/^Enter a number from 45,000/)).toBeVisible();
    await page.getByLabel('Expected salary to').fill('48000');
    const current = page.waitForRequest((request) => request.url().endsWith('/salary'));
    const expected = page.waitForRequest((request) => request.url().endsWith('/expected-salary'));
    await save(page).first().click();
    expect((await current).postDataJSON()).toMatchObject({ amount: 42_000, currency: 'EUR' });
    expect((await expected).postDataJSON()).toMatchObject({
      amount_from: 45_000,
      amount_to: 48_000,
      currency: 'EUR',
    });
    await atHome(page);
    expect(await stored(api)).toMatchObject({
      salary: { amount: 42_000 },
      expectedSalary: { amountFrom: 45_000, amountTo: 48_000 },
    });
  });

  test.describe('when the second call fails', () => {
    test.use({ expected: [/^500 \/api\/v1\/candidates/] });
    test('[CUPD-65] keeps what is not saved, and the next save sends that alone', async ({ page, api }) => {
      await page.goto(address('salary'));
      await page.getByLabel('Current salary').fill('51000');
      await page.getByLabel('Expected salary from').fill('61000');
      await page.getByLabel('Expected salary to').fill('62000');
      await page.route('**/expected-salary', (route) =>
        route.fulfill({ status: 500, json: { error: { code: 'INTERNAL', message: 'no', request_id: 'x' } } }),
      );
      await save(page).first().click();
      await expect(page.getByRole('form').getByRole('alert')).toContainText('Not saved: Expected salary.');
      await page.unroute('**/expected-salary');
      const sent = changes(page);
      await save(page).first().click();
      await atHome(page);
      expect(sent).toEqual(['PUT /expected-salary']);
      expect(await stored(api)).toMatchObject({
        salary: { amount: 51_000 },
        expectedSalary: { amountFrom: 61_000, amountTo: 62_000 },
      });
    });
  });
});

test('[CUPD-60] [CUPD-64] [CONST-30] skills are found from 3 letters on and made new; Save shows that it saves', async ({
  page,
  api,
}) => {
  await page.goto(address('skills-and-languages'));
  const field = page.getByRole('combobox', { name: /^Hard skills/ });
  await field.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  const skill = `Teixit ${Date.now()}`;
  await field.fill(skill);
  await page.getByRole('option', { name: `Create “${skill}”` }).click();
  await expect(page.getByRole('button', { name: `Remove ${skill}` })).toBeVisible();
  await page.getByLabel(/^Languages/).selectOption('Basque 💬');
  let answer = (): void => undefined;
  const isHeld = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/api/v1/candidates/${candidate.id}`, async (route) => {
    if (route.request().method() === 'PUT') await isHeld;
    await route.continue();
  });
  await save(page).first().click();
  for (const button of await save(page).all()) await expect(button).toHaveAttribute('aria-busy', 'true');
  answer();
  await atHome(page);
  const { hardSkills, languages } = await stored(api);
  expect(hardSkills.map(({ name }) => name)).toContain(skill);
  expect(languages).toContainEqual({ code: 'eu', proficiency: 'B2' });
});
