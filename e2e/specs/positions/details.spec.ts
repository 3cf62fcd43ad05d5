import { type UpdatePositionInput, updatePosition } from '@cantera/shared/contracts/position-changes';
import { getPosition, type Position } from '@cantera/shared/contracts/positions';
import { getMe } from '@cantera/shared/contracts/users';
import type { Locator, Page } from '@playwright/test';
import { type Api, apiAs } from '../../fixtures/api.ts';
import { completeFields, makeDraft, makeOpenPosition, unique } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const read = async (api: Api, id: string): Promise<Position> =>
  (await api.call(getPosition, { params: { id } })).data;
const openDetails = async (page: Page, id: string) => {
  await page.goto(`/positions/${id}/details`);
  await expect(page.getByRole('region', { name: 'Basic information' })).toBeVisible();
};
/** Chooses one more. As below, the list may scroll under the pointer as it opens. */
const choose = async (page: Page, field: string, option: string) => {
  const box = page.getByRole('combobox', { name: field });
  const chosen = page.locator('.ant-select').filter({ has: box }).getByTitle(option, { exact: true });
  await box.click();
  await expect(async () => {
    if ((await chosen.count()) === 0)
      await page.getByTitle(option, { exact: true }).last().click({ timeout: 5000 });
    await expect(chosen).toHaveCount(1, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
};
/** Takes one of the list that is open. It may scroll under the pointer as it opens: then nothing is taken, and it stays open. */
const take = (page: Page, box: Locator, option: string) =>
  expect(async () => {
    if ((await box.getAttribute('aria-expanded')) === 'true')
      await page.getByTitle(option, { exact: true }).last().click({ timeout: 5000 });
    await expect(box).toHaveAttribute('aria-expanded', 'false', { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
/** Chooses in a list of which one is taken. */
const chooseOne = async (page: Page, field: string, option: string) => {
  const box = page.getByRole('combobox', { name: field });
  await box.click();
  await take(page, box, option);
};
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();
const expectSaved = (page: Page) => expect(page.getByText('Position updated')).toBeVisible();
/** The body of the change that the page sends next. */
const nextChange = async (page: Page): Promise<Record<string, unknown>> =>
  (await page.waitForRequest((request) => request.method() === 'PATCH')).postDataJSON();

test('[DAY-26] in a window as low as one magnified four times, bars go with the page and cover no field', async ({
  page,
  api,
}) => {
  const { id } = await makeDraft(api);
  const saveButton = page.getByRole('button', { name: 'Save' });
  const bar = page.getByRole('banner');
  const closing = page.getByRole('textbox', { name: /^Estimated closing date/ });
  await openDetails(page, id);
  await closing.focus();
  // Where there is room, both stay in sight.
  await expect(bar).toBeInViewport();
  await expect(saveButton).toBeInViewport();
  await page.setViewportSize({ width: 320, height: 256 });
  await closing.scrollIntoViewIfNeeded();
  await expect(closing).toBeInViewport({ ratio: 1 });
  await expect(bar).not.toBeInViewport();
  await expect(saveButton).not.toBeInViewport();
  await saveButton.scrollIntoViewIfNeeded();
  await expect(saveButton).toBeInViewport({ ratio: 1 });
});

test('[SHELL-148] what is told of a save lies over no field', async ({ page, api }) => {
  const { id } = await makeDraft(api);
  await openDetails(page, id);
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill(unique('Forner'));
  await save(page);
  await expectSaved(page);
  const column = await page.getByRole('region', { name: 'Basic information' }).boundingBox();
  const notice = await page.locator('[data-toast]').boundingBox();
  if (!column || !notice) throw new Error('not drawn');
  expect(notice.x + notice.width).toBeLessThanOrEqual(column.x);
});

test('[SHELL-149] inputs of a row stand on one line where a label takes two', async ({ page, api }) => {
  await page.addInitScript(() => localStorage.setItem('cantera.locale', 'es'));
  const { id } = await makeDraft(api);
  await page.goto(`/positions/${id}/details`);
  const places = [/^Honorarios \(/, /^Honorarios fijos/, /^Anticipo/].map((name) =>
    page.getByRole('textbox', { name }),
  );
  await expect(places[0] as Locator).toBeVisible();
  const tops = await Promise.all(places.map(async (place) => (await place.boundingBox())?.y));
  expect(new Set(tops.map((top) => Math.round(top ?? 0))).size).toBe(1);
  const labels = page.locator('label').filter({ hasText: /^(Honorarios|Anticipo)/ });
  const heights = await labels.evaluateAll((all) => all.map((label) => label.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeGreaterThan(Math.min(...heights));
});

test('[PDET-01] [SHELL-32] [PPAGE-16] has its sections and leads to each', async ({ page, api }) => {
  const { id } = await makeDraft(api);
  await page.goto(`/positions/${id}`);
  await page
    .getByRole('navigation', { name: 'Position' })
    .getByRole('link', { name: /^Details/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/positions/${id}/details$`));
  const anchors = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  await expect(anchors).toHaveText(['Basic information', 'Client', 'People', 'Requirements', 'Benefits']);
  for (const name of ['Basic information', 'Client', 'People', 'Requirements', 'Benefits'])
    await expect(page.getByRole('region', { name, exact: true })).toHaveCount(1);
  await anchors.filter({ hasText: 'Requirements' }).click();
  await expect(page.getByRole('region', { name: 'Requirements' })).toBeFocused();
  await expect(anchors.filter({ hasText: 'Requirements' })).toHaveAttribute('aria-current', 'location');
  await expectAccessible(page);
});

test('[PDET-02] [PPAGE-15] [PPAGE-17] marks what lacks something until it is there', async ({
  page,
  api,
}) => {
  const { id } = await makeDraft(api);
  await openDetails(page, id);
  const marks = (name: string | RegExp) =>
    page.getByRole('link', { name }).getByRole('img', { name: 'Information is missing' });
  await expect(marks(/^Job description/)).toBeVisible();
  await expect(marks(/^Details/)).toBeVisible();
  await expect(marks(/^Basic information/)).toBeVisible();
  await expect(marks(/^Requirements/)).toBeVisible();
  await expect(marks(/^People/)).toHaveCount(0);
  await api.call(updatePosition, { params: { id }, body: { yearsExperience: { from: 1, to: null } } });
  await expect(marks(/^Requirements/)).toHaveCount(0);
  await api.call(updatePosition, { params: { id }, body: await completeFields(api) });
  await expect(marks(/^Details/)).toHaveCount(0);
  await expect(marks(/^Basic information/)).toHaveCount(0);
  await expect(marks(/^Job description/)).toHaveCount(0);
});

test('[PDET-03] [PDET-05] [PDET-06] [CONST-05] saves what was changed and no more, and a title of 2 characters', async ({
  page,
  api,
}) => {
  const { id, version } = await makeDraft(api);
  await openDetails(page, id);
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('C');
  await save(page);
  await expect(page.getByText('Enter 2 to 100 characters.')).toBeVisible();
  await expect(title).toBeFocused();
  await expect(page.getByText('1 field needs your attention')).toBeVisible();
  await title.fill('QA');
  const body = nextChange(page);
  await save(page);
  await expectSaved(page);
  expect(await body).toEqual({ title: 'QA', version });
  await expect(page.getByRole('heading', { level: 1, name: 'QA' })).toBeVisible();
  expect((await read(api, id)).title).toBe('QA');
});

test('[PDET-07] [PDET-08] [PDET-09] [CONST-84] chooses recruiting type, work mode and contract type', async ({
  page,
  api,
}) => {
  const { id } = await makeDraft(api);
  await openDetails(page, id);
  await chooseOne(page, 'Recruiting type', 'Outplacement');
  await chooseOne(page, 'Work mode', 'On-site');
  await chooseOne(page, 'Contract type', 'Temporary');
  const body = nextChange(page);
  await save(page);
  await expectSaved(page);
  expect(await body).toMatchObject({
    recruiting_type: 'OUTPLACEMENT',
    work_mode: 'ON-SITE',
    contract_type: 'TEMPORARY',
  });
  for (const [field, options] of [
    ['Recruiting type', ['Standard', 'Temporary work (ETT)', 'Interim', 'RPO', 'Outsourcing']],
    ['Work mode', ['Hybrid', 'Remote']],
    [
      'Contract type',
      [
        'Work and service contract',
        'Freelance',
        'Permanent seasonal (fijo discontinuo)',
        'Temporary, production peak',
        'Full time',
        'Internship',
        'Replacement',
      ],
    ],
  ] as const) {
    await page.getByRole('combobox', { name: field }).click();
    for (const option of options) await expect(page.getByTitle(option, { exact: true })).toHaveCount(1);
    await page.keyboard.press('Escape');
  }
});

test('[PDET-10] [CONST-31] finds its city from 3 letters on', async ({ page, api }) => {
  const { id } = await makeDraft(api);
  await openDetails(page, id);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/cities/autocomplete')) asked.push(request.postDataJSON().search_query);
  });
  const field = page.getByRole('combobox', { name: 'Location' });
  await field.pressSequentially('Gi');
  await field.pressSequentially('ron');
  await expect(page.getByRole('option', { name: /^Girona/ }).first()).toBeVisible();
  await field.fill('Gi');
  await expect(page.getByRole('option', { name: /^Girona/ }).first()).toBeVisible();
  expect(asked.filter((term) => term.length < 3)).toEqual([]);
  await page
    .getByRole('option', { name: /^Girona/ })
    .first()
    .click();
  const body = nextChange(page);
  await save(page);
  await expectSaved(page);
  const stored = await read(api, id);
  expect(stored.locations).toMatchObject([{ name: 'Girona' }]);
  expect(await body).toMatchObject({ location: stored.locations[0]?.id });
  await page.getByRole('button', { name: /^Remove Girona/ }).click();
  await save(page);
  await expect.poll(async () => (await read(api, id)).locations).toEqual([]);
});

test('[PDET-11] [PDET-12] [PDET-13] [PDET-14] takes a salary from 0 whose from is smaller than its to', async ({
  page,
  api,
}) => {
  const { id } = await makeDraft(api);
  await openDetails(page, id);
  const from = page.getByRole('textbox', { name: 'Salary from' });
  const to = page.getByRole('textbox', { name: 'Salary to' });
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.url()));
  await from.fill('-1');
  await to.fill('-1');
  await save(page);
  await expect(page.getByText('From must be at least 1')).toBeVisible();
  await expect(page.getByText('To must be at least 1')).toBeVisible();
  await from.fill('30000');
  await to.fill('30000');
  await save(page);
  await expect(page.getByText('From must be smaller than To')).toBeVisible();
  await expect(page.getByText('To must be greater than From')).toBeVisible();
  expect(sent).toEqual([]);
  await from.fill('0');
  await expect(page.getByText('From must be smaller than To')).toBeHidden();
  await expect(page.getByText('To must be greater than From')).toBeHidden();
  await chooseOne(page, 'Pay period', 'Monthly');
  await save(page);
  await expectSaved(page);
  expect((await read(api, id)).salary).toEqual({
    from: 0,
    to: 30_000,
    currency: 'EUR',
    salaryRange: 'monthly',
  });
});

test('[DAY-32] a wrong field that is led to stands below the bars, and one that Tab leads to above the foot', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  const { id } = await makeDraft(api);
  await openDetails(page, id);
  const from = page.getByRole('textbox', { name: 'Salary from' });
  const isInSight = (field: Locator) =>
    field.evaluate((element) => {
      const { left, top, bottom, width } = element.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) => document.elementFromPoint(left + width / 2, y) === element);
    });
  await from.fill('-1');
  await page.getByRole('textbox', { name: 'Salary to' }).fill('100');
  // From far below, so that the browser brings the field to the edge of what it shows.
  await page.keyboard.press('End');
  await page.mouse.wheel(0, 4000);
  await expect.poll(() => from.evaluate((element) => element.getBoundingClientRect().bottom < 0)).toBe(true);
  await save(page);
  await expect(page.getByText('From must be at least 1')).toBeVisible();
  await expect(from).toBeFocused();
  await expect.poll(() => isInSight(from)).toBe(true);
  for (let field = 0; field < 8; field += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator('main form input[inputmode]:focus, main form input[type="text"]:focus');
    if ((await focused.count()) > 0) expect(await isInSight(focused)).toBe(true);
  }
});

test('[PDET-15] takes the salary in one of many currencies, euro unless told otherwise', async ({
  page,
  api,
}) => {
  const { id } = await makeDraft(api);
  await openDetails(page, id);
  const region = page.getByRole('region', { name: 'Basic information' });
  await expect(region.getByTitle('EUR (€)')).toBeVisible();
  for (const label of ['USD ($)', 'GBP (£)']) {
    await chooseOne(page, 'Salary currency', label);
    await expect(region.getByTitle(label)).toBeVisible();
  }
  await save(page);
  await expectSaved(page);
  expect((await read(api, id)).salary?.currency).toBe('GBP');
});

for (const [locale, name, first] of [
  ['en', 'Salary currency', ['EUR', 'USD', 'GBP', 'CHF']],
  ['es', 'Moneda del salario', ['EUR', 'USD', 'MXN', 'COP']],
  ['ca', 'Moneda del salari', ['EUR', 'GBP', 'USD', 'CHF']],
] as const)
  test(`[PDET-16] lists first the currencies that are likely in ${locale}`, async ({ page, api }) => {
    const { id } = await makeDraft(api);
    await page.addInitScript((chosen) => localStorage.setItem('cantera.locale', chosen), locale);
    await page.goto(`/positions/${id}/details`);
    await page.getByRole('combobox', { name }).click();
    const options = page.locator('.ant-select-dropdown .ant-select-item-option');
    for (const [at, code] of first.entries())
      await expect(options.nth(at)).toHaveText(new RegExp(`^${code}`));
  });

test('[PDET-17] [PDET-18] [PDET-19] keeps closing date, exclusivity and warranty', async ({ page, api }) => {
  const { id } = await makeDraft(api);
  await openDetails(page, id);
  for (const [field, date] of [
    ['Estimated closing date', '24-12-2027'],
    ['Exclusivity until', '01-11-2027'],
    ['Remind me on', '15-10-2027'],
  ] as const) {
    const input = page.getByRole('textbox', { name: field });
    await input.fill(date);
    await input.press('Enter');
    await input.press('Tab');
    await expect(input).toHaveValue(date);
  }
  await page.getByRole('textbox', { name: 'Replacement guarantee' }).fill('6');
  await save(page);
  await expect
    .poll(() => read(api, id))
    .toMatchObject({
      replacementWarranty: { months: 6 },
      estimatedClosingDate: '2027-12-24',
      exclusivity: { limitDate: '2027-11-01', notifyAt: '2027-10-15' },
    });
});

test('what is typed while a save is on its way stays, and is saved next', async ({ page, api }) => {
  const { id } = await makeDraft(api);
  await openDetails(page, id);
  let release = (): void => undefined;
  const isHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/jobs/${id}`, async (route) => {
    if (route.request().method() === 'PATCH') await isHeld;
    await route.continue();
  });
  const warranty = page.getByRole('textbox', { name: 'Replacement guarantee' });
  const from = page.getByRole('textbox', { name: 'Salary from' });
  await from.fill('30000');
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await save(page);
  await sent;
  await warranty.fill('6');
  release();
  await expectSaved(page);
  await expect(warranty).toHaveValue('6');
  await expect(from).toHaveValue('30,000');
  await save(page);
  await expect.poll(async () => (await read(api, id)).replacementWarranty).toEqual({ months: 6 });
});

test.describe('client', () => {
  test('[PDET-20] [PDET-21] [PDET-22] [PDET-26] has client, number of hires and fees', async ({
    page,
    api,
  }) => {
    const { id } = await makeDraft(api);
    const other = await makeDraft(api);
    await openDetails(page, id);
    const section = page.getByRole('region', { name: 'Client', exact: true });
    const client = section.getByRole('combobox', { name: 'Client' });
    const name = other.client?.name ?? '';
    await client.fill(name);
    await take(page, client, name);
    await expect(section.getByTitle(name, { exact: true })).toBeVisible();
    const hires = section.getByRole('textbox', { name: 'Number of hires' });
    await hires.fill('0');
    await save(page);
    await expect(section.getByText('The number of hires must be greater than 0.')).toBeVisible();
    await hires.fill('');
    await section.getByRole('textbox', { name: 'Retainer' }).fill('750');
    const body = nextChange(page);
    await save(page);
    await expectSaved(page);
    expect(await body).toMatchObject({ hiring_number: 1, client_id: other.clientId });
    await expect(hires).toHaveValue('1');
    expect(await read(api, id)).toMatchObject({
      clientId: other.clientId,
      feeSettings: { retainFee: { amount: 750, currency: 'EUR' } },
    });
  });

  test('[PDET-23] [PDET-24] [PDET-25] [PDET-27] takes one kind of fee, in euro', async ({ page, api }) => {
    const { id } = await makeDraft(api);
    await openDetails(page, id);
    const rate = page.getByRole('textbox', { name: 'Commission rate' });
    const fixed = page.getByRole('textbox', { name: 'Fixed fee' });
    await rate.fill('18');
    await expect(fixed).toBeDisabled();
    await rate.fill('');
    await expect(fixed).toBeEnabled();
    await fixed.fill('4000');
    await expect(rate).toBeDisabled();
    const body = nextChange(page);
    await save(page);
    await expectSaved(page);
    expect(await body).toMatchObject({
      fee_settings: {
        commission_rate: -1,
        fixed_fee: { amount: 4000, currency: 'EUR' },
        retain_fee: { amount: -1, currency: 'EUR' },
      },
    });
    expect((await read(api, id)).feeSettings).toMatchObject({
      commissionRate: null,
      fixedFee: { amount: 4000, currency: 'EUR' },
    });
  });
});

test('[PDET-29] gives the position several recruiters and hiring managers', async ({ page, api }) => {
  const draft = await makeDraft(api);
  await openDetails(page, draft.id);
  const name = async (who: 'admin' | 'manager') => {
    const { data } = await (await apiAs(who)).call(getMe);
    return `${data.firstName} ${data.lastName}`;
  };
  await choose(page, 'Recruiters', await name('admin'));
  await page.keyboard.press('Escape');
  await choose(page, 'Hiring managers', await name('manager'));
  await page.keyboard.press('Escape');
  await save(page);
  await expectSaved(page);
  const stored = await read(api, draft.id);
  expect(stored.recruiters).toHaveLength(2);
  expect(stored.hiringManagers).toHaveLength(1);
});

test('[PDET-32] [PDET-33] takes whole years that are not negative', async ({ page, api }) => {
  const { id } = await makeDraft(api);
  await openDetails(page, id);
  const from = page.getByRole('textbox', { name: 'Years of experience from' });
  const to = page.getByRole('textbox', { name: 'Years of experience to' });
  await from.fill('-1');
  await to.fill('2.5');
  await save(page);
  await expect(page.getByText('The value cannot be negative.')).toBeVisible();
  await expect(page.getByText('Enter a whole number.')).toBeVisible();
  await from.fill('0');
  await to.fill('3');
  await save(page);
  await expectSaved(page);
  expect((await read(api, id)).yearsExperience).toEqual({ from: 0, to: 3 });
});

test('[PDET-34] [PDET-35] [PDET-36] [CONST-30] asks for languages and skills, new ones too', async ({
  page,
  api,
}) => {
  const { id } = await makeDraft(api);
  await openDetails(page, id);
  const section = page.getByRole('region', { name: 'Requirements' });
  await section.getByRole('combobox', { name: 'Languages' }).selectOption({ label: 'Basque 💬' });
  await section.getByRole('combobox', { name: 'Level of Basque' }).selectOption('C1');
  const asked: URL[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/skills/autocomplete')) asked.push(new URL(request.url()));
  });
  const hard = section.getByRole('combobox', { name: 'Hard skills' });
  await hard.pressSequentially('Py');
  await expect(section.getByRole('listbox', { name: 'Hard skills' })).toBeVisible();
  expect(asked).toEqual([]);
  await hard.pressSequentially('thon');
  await section
    .getByRole('option', { name: 'Python', exact: true })
    .or(section.getByRole('option', { name: /Create “Python”/ }))
    .first()
    .click();
  await expect.poll(() => asked.at(-1)?.searchParams.get('skill_type')).toBe('HARD_SKILL');
  expect(asked.at(-1)?.searchParams.get('search_term')).toBe('Python');
  const made = unique('Calma');
  await section.getByRole('combobox', { name: 'Soft skills' }).fill(made);
  const created = page.waitForRequest((request) => request.url().endsWith('/api/skills'));
  await section.getByRole('option', { name: `Create “${made}”` }).click();
  expect((await created).postDataJSON()).toEqual({ name: made, type: 'SOFT_SKILL' });
  await expect(section.getByRole('button', { name: `Remove ${made}` })).toBeVisible();
  await save(page);
  await expectSaved(page);
  expect(await read(api, id)).toMatchObject({
    languages: [{ code: 'eu', proficiency: 'C1' }],
    hardSkills: [{ name: 'Python', type: 'HARD_SKILL' }],
    softSkills: [{ name: made, type: 'SOFT_SKILL' }],
  });
});

test('[PDET-37] shows its benefits and saves a change of them by itself', async ({ page, api }) => {
  const { id, version } = await makeDraft(api);
  await api.call(updatePosition, { params: { id }, body: { benefits: ['Menjador'] } });
  await openDetails(page, id);
  const section = page.getByRole('region', { name: 'Benefits' });
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await section.getByPlaceholder('Type your benefit').fill('Dijous lliure');
  await section.getByRole('button', { name: 'Add benefit' }).click();
  await expect.poll(async () => (await read(api, id)).benefits).toEqual(['Menjador', 'Dijous lliure']);
  // It does not come in the way of what is typed above.
  await page.getByRole('textbox', { name: 'Title' }).fill('Cap de cuina');
  await save(page);
  await expectSaved(page);
  expect((await read(api, id)).version).toBe(version + 1);
});

test('shows the salary on the career site only when told to, and keeps the notes', async ({ page, api }) => {
  const { id } = await makeDraft(api);
  await openDetails(page, id);
  const box = page.getByRole('checkbox', { name: 'Show the salary on the career site' });
  await expect(box).not.toBeChecked();
  await box.check();
  await page.getByRole('textbox', { name: 'AI notes' }).fill('Call after six.');
  await save(page);
  await expectSaved(page);
  expect(await read(api, id)).toMatchObject({ showSalary: true, jdNotes: 'Call after six.' });
});

test.describe('two people', () => {
  test.use({ expected: [/409/] });
  test('keep or load what the other saved meanwhile', async ({ page, api }) => {
    const { id } = await makeDraft(api);
    await openDetails(page, id);
    const other = (body: UpdatePositionInput) => api.call(updatePosition, { params: { id }, body });
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.fill('Mine');
    await other({ title: 'Theirs' });
    await expect(page.getByRole('heading', { level: 1, name: 'Theirs' })).toBeVisible();
    await expect(title).toHaveValue('Mine');
    await save(page);
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expectSaved(page);
    expect((await read(api, id)).title).toBe('Mine');
    await title.fill('Mine again');
    await other({ title: 'Theirs again' });
    await expect(page.getByRole('heading', { level: 1, name: 'Theirs again' })).toBeVisible();
    await save(page);
    await page.getByRole('button', { name: 'Load their version' }).click();
    await expect(title).toHaveValue('Theirs again');
  });
});

test.describe('when the server fails', () => {
  test.use({ expected: [/500/] });
  test('[PDET-04] [CONST-134] says so and keeps what was typed', async ({ page, api }) => {
    const { id } = await makeDraft(api);
    await openDetails(page, id);
    await page.route(`**/clients/jobs/${id}`, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 500, json: { error: { code: 'INTERNAL', message: 'x', request_id: 'r' } } })
        : route.fallback(),
    );
    await page.getByRole('textbox', { name: 'Title' }).fill('Kept title');
    await save(page);
    await expect(page.getByText('Something went wrong while saving the position.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Kept title');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).not.toHaveValue('Kept title');
  });
});

test('asks before what was typed is left', async ({ page, api }) => {
  const { id } = await makeDraft(api);
  await openDetails(page, id);
  await page.getByRole('textbox', { name: 'Title' }).fill('Half typed');
  await page.getByRole('link', { name: 'Process' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Half typed');
});

test.describe('for a hiring manager', () => {
  test.use({ who: 'manager' });
  test('is read only, without client, fees, salary and notes', async ({ page, api }) => {
    const recruiter = await apiAs('recruiter');
    const me = (await api.call(getMe)).data.id;
    const { id } = await makeOpenPosition(recruiter);
    await recruiter.call(updatePosition, {
      params: { id },
      body: { hiringManagersIds: [me], jdNotes: 'Ours' },
    });
    await openDetails(page, id);
    await expect(page.getByText('Hybrid', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
    await expect(page.getByText(/Salary|Fixed fee|Ours/)).toHaveCount(0);
    await expectAccessible(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('every section is reached by the select, and saving works', async ({ page, api }) => {
    const { id } = await makeDraft(api);
    await openDetails(page, id);
    await page.getByRole('combobox', { name: 'Sections' }).selectOption('requirements');
    await page.getByRole('textbox', { name: 'Years of experience from' }).fill('2');
    await save(page);
    await expectSaved(page);
    expect((await read(api, id)).yearsExperience.from).toBe(2);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
});

test('[PPAGE-02] [PPAGE-03] [PPAGE-38] the head and the publish dialog lead here', async ({ page, api }) => {
  const draft = await makeDraft(api);
  await page.goto(`/positions/${draft.id}`);
  await expect(page.getByRole('link', { name: draft.client?.name ?? '' })).toHaveAttribute(
    'href',
    `/clients/${draft.clientId}`,
  );
  await page.getByRole('button', { name: 'Publish position' }).click();
  const dialog = page.getByRole('dialog', { name: 'Required fields missing' });
  await expect(dialog.getByRole('link', { name: 'Job description' })).toHaveAttribute(
    'href',
    `/positions/${draft.id}/job-description`,
  );
  await dialog.getByRole('link', { name: 'Years of experience' }).click();
  await expect(page).toHaveURL(`/positions/${draft.id}/details#yearsExperience.from`);
  await expect(page.getByRole('region', { name: 'Requirements' }).getByRole('textbox').first()).toBeFocused();
  await page.getByRole('link', { name: /^Recruiters: / }).click();
  await expect(page.getByRole('region', { name: 'People' })).toBeFocused();
});
