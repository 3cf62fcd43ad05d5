import { createCandidate } from '@cantera/shared/contracts/candidate-creation';
import type { Page } from '@playwright/test';
import { apiAs } from '../../fixtures/api.ts';
import { expectSheets, pdfPages } from '../../fixtures/pdf-text.ts';
import { HARD_SKILLS, makeReported, type ReportedPerson } from '../../fixtures/reports.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { ReportDialog } from '../../pages/report-dialog.ts';

const OPTIONS = [
  'Personal data',
  'Anonymize',
  'Scoring',
  'Killer questions',
  'Skills',
  'Comments',
  'Salary',
  'Expected salary',
  'Summary',
];

/** The headings of some of a report's parts. */
const HEADINGS = ['Contact', 'Experience', 'Education', 'Languages', 'Hard skills', 'AI scoring'];

let made: ReportedPerson;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  made = await makeReported(await apiAs('recruiter'), 'Oriol');
});

const nameOf = ({ candidate }: ReportedPerson) => `${candidate.firstName} ${candidate.lastName}`;
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Candidate panel' });

/** Opens somebody's panel from the list. */
async function openPanel(page: Page, name: string) {
  await page.goto('/candidates');
  // The search has been made: what is opened before it is closed by it.
  const searched = page.waitForResponse((response) => /[?&]search_term=/.test(response.url()));
  await page.getByRole('searchbox').fill(name);
  await searched;
  await expect(page).toHaveURL(/[?&]q=/);
  await page.getByRole('link', { name, exact: true }).click();
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { level: 2, name })).toBeVisible();
  return panel;
}

async function openReport(page: Page, name = nameOf(made)): Promise<ReportDialog> {
  const panel = await openPanel(page, name);
  await panel.getByRole('button', { name: 'Download report' }).click();
  const dialog = new ReportDialog(page, 'Candidate report');
  await dialog.settled();
  return dialog;
}

test('[PANEL-08] [CPAGE-12] [CREP-09] [CREP-10] opens from the header of the panel and of the page, with personal data on', async ({
  page,
}) => {
  const panel = await openPanel(page, nameOf(made));
  await panel.getByRole('banner').or(panel).getByRole('button', { name: 'Download report' }).click();
  const dialog = new ReportDialog(page, 'Candidate report');
  await dialog.settled();
  for (const name of OPTIONS)
    await expect(dialog.option(name)).toBeChecked({ checked: name === 'Personal data' });
  await expect(dialog.root.getByRole('switch')).toHaveCount(OPTIONS.length);
  await expect(dialog.paper.getByRole('heading', { name: nameOf(made) })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog.root).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Download report' })).toBeFocused();
  await panel.getByRole('link', { name: 'Expand' }).click();
  await expect(page).toHaveURL(new RegExp(`/candidates/${made.candidate.id}`));
  await page.getByRole('button', { name: 'Download report' }).click();
  await dialog.settled();
  await expect(dialog.paper.getByRole('heading', { name: nameOf(made) })).toBeVisible();
});

test('[CREP-11] [CREP-12] personal data and anonymity exclude each other', async ({ page }) => {
  const dialog = await openReport(page);
  await dialog.set('Anonymize', true);
  await expect(dialog.option('Personal data')).not.toBeChecked();
  await dialog.set('Personal data', true);
  await expect(dialog.option('Anonymize')).not.toBeChecked();
  await test.step('both off: the name stays, contact lines do not', async () => {
    await expect(dialog.part('Contact')).toContainText(made.candidate.email ?? '');
    await dialog.set('Personal data', false);
    await expect(dialog.part('Contact')).toHaveCount(0);
    await expect(dialog.paper.getByRole('heading', { name: nameOf(made) })).toBeVisible();
  });
});

test('[CREP-18] what is off is absent from preview and file, what is on is present', async ({ page }) => {
  const dialog = await openReport(page);
  const summary = 'keeps rivers of data clean';
  const before = await dialog.file(() => dialog.download.click());
  for (const text of [
    'AI scoring',
    'Hard skills',
    'Salary',
    'Expected salary',
    'Questions and answers',
    summary,
  ])
    expect(before.text).not.toContain(text);
  expect(before.text).toContain(made.candidate.email);
  const parts = {
    Scoring: ['AI scoring'],
    'Killer questions': ['Questions and answers'],
    Skills: ['Hard skills', 'Soft skills'],
    Salary: ['Salary'],
    'Expected salary': ['Expected salary'],
    Summary: ['AI brief', 'Summary'],
  };
  for (const [name, titles] of Object.entries(parts))
    await test.step(`${name} comes and goes`, async () => {
      for (const title of titles) await expect(dialog.part(title)).toHaveCount(0);
      await dialog.set(name, true);
      for (const title of titles) await expect(dialog.part(title)).toBeVisible();
      await dialog.set(name, false);
      for (const title of titles) await expect(dialog.part(title)).toHaveCount(0);
      await dialog.set(name, true);
    });
  await test.step('[CREP-01] [CREP-32] has the AI brief, marked as a machine’s, which can be changed', async () => {
    await expect(dialog.part('AI brief')).toContainText('Put together by a machine');
    const field = dialog.root.getByRole('textbox', { name: /^AI brief/ });
    await expect(field).not.toHaveValue('');
    await field.fill('Tends the data of three valleys.');
    await expect(dialog.part('AI brief')).toContainText('Tends the data of three valleys.');
    await expect(dialog.part('AI brief')).not.toContainText('machine');
    const made = await field.inputValue();
    await dialog.root.getByRole('button', { name: 'Put the machine’s text back' }).click();
    await expect(dialog.part('AI brief')).toContainText('Put together by a machine');
    await field.fill(made);
    await expect(dialog.part('AI brief')).toContainText(made);
  });
  await test.step('[CREP-02] has hard and soft skills', async () => {
    await expect(dialog.part('Hard skills')).toContainText('Airflow');
    await expect(dialog.part('Soft skills')).toContainText('Patience');
  });
  await test.step('[CREP-03] [CREP-04] has the AI scoring and the killer questions', async () => {
    await expect(dialog.part('AI scoring').getByRole('img', { name: /^Score \d+/ })).toBeVisible();
    await expect(dialog.part('Questions and answers').getByRole('listitem')).toHaveCount(6);
  });
  await test.step('[CREP-06] has salary and expected salary', async () => {
    await expect(dialog.part('Salary')).toContainText(/43[.,]210/);
    await expect(dialog.part('Expected salary')).toContainText(/51[.,]000.*57[.,]000/);
  });
  const after = await dialog.file(() => dialog.download.click());
  for (const text of [
    'AI scoring',
    'Hard skills',
    'Airflow',
    'Do you drive?',
    'Tends the data of three valleys.',
    summary,
  ])
    expect(after.text).toContain(text);
  expect(after.text).toMatch(/43[.,]210/);
  await expectAccessible(page);
});

test('[CREP-07] [CREP-08] tells score, position and every shape of an answer', async ({ page }) => {
  const dialog = await openReport(page);
  await dialog.set('Scoring', true);
  const answered = page.waitForResponse(
    (response) =>
      response.url().endsWith('/reports/preview') &&
      response.request().postData()?.includes('"is_kq_included":true') === true,
  );
  await dialog.set('Killer questions', true);
  const { data } = await (await answered).json();
  const blocks: readonly Record<string, unknown>[] = data.blocks;
  expect(blocks.find(({ kind }) => kind === 'SCORE')).toMatchObject({
    scoring_lax: {
      final_score: expect.any(Number),
      positive_aspects: expect.any(Array),
      risks: expect.any(Array),
    },
  });
  expect(data.applications).toContainEqual(
    expect.objectContaining({ id: made.applicationId, position_name: made.position.title }),
  );
  expect(blocks.find(({ kind }) => kind === 'QUESTIONS')?.kq_questions_with_answers).toEqual(
    [
      ['Do you drive?', 'YES_NO', { answer: true }],
      ['Why here?', 'TEXT', { text: 'The river is near' }],
      ['Which town?', 'SINGLE_CHOICE', { selected_option: 'Ripoll' }],
      ['Which shifts?', 'MULTIPLE_CHOICE', { selected_options: ['Mornings', 'Weekends'] }],
      ['How many years?', 'NUMBER', { value: 7 }],
      ['How many hours a week?', 'NUMBER_RANGE', { min: 30, max: 40 }],
    ].map(([text, type, answer]) => expect.objectContaining({ text, type, answer, correct: true })),
  );
  const items = dialog.part('Questions and answers').getByRole('listitem');
  await expect(items).toHaveCount(6);
  for (const [index, shown] of [
    'Yes',
    'The river is near',
    'Ripoll',
    /Mornings.*Weekends/,
    '7',
    /30.*40/,
  ].entries()) {
    await expect(items.nth(index)).toContainText(shown);
    // Free text is judged by nothing.
    const isJudged = shown !== 'The river is near';
    await expect(items.nth(index).getByText('Meets the requirement')).toHaveCount(isJudged ? 1 : 0);
  }
  await expect(dialog.paper).toContainText(made.position.title);
});

test('[CREP-05] [CREP-19] [CREP-21] [CREP-22] has the comments that are chosen, in the order of choosing; none, and it has no such part', async ({
  page,
}) => {
  const dialog = await openReport(page);
  const [first = '', second = '', third = ''] = made.comments;
  await dialog.option('Comments').click();
  const choice = page.getByRole('dialog', { name: 'Select Comments to Include' });
  await expect(choice.getByRole('button', { name: 'Save Selection' })).toBeVisible();
  await expect(choice.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(choice.getByRole('checkbox')).toHaveCount(3);
  await expectAccessible(page);
  await dialog.choose([second, third]);
  const items = dialog.part('Comments').getByRole('listitem');
  await expect(items).toHaveCount(2);
  await expect(items.nth(0)).toContainText(second);
  await expect(items.nth(1)).toContainText(third);
  await test.step('[CREP-20] Cancel leaves what was chosen', async () => {
    await dialog.root.getByRole('button', { name: 'Choose comments' }).click();
    await choice.getByRole('listitem').filter({ hasText: first }).getByRole('checkbox').check();
    await choice.getByRole('button', { name: 'Cancel' }).click();
    await expect(choice).toHaveCount(0);
    await expect(dialog.option('Comments')).toBeChecked();
    await expect(items).toHaveCount(2);
  });
  const { text } = await dialog.file(() => dialog.download.click());
  expect(text.indexOf(second)).toBeGreaterThan(-1);
  expect(text.indexOf(third)).toBeGreaterThan(text.indexOf(second));
  expect(text).not.toContain(first);
  await dialog.root.getByRole('button', { name: 'Choose comments' }).click();
  await dialog.choose([second, third]);
  await expect(dialog.option('Comments')).not.toBeChecked();
  await expect(dialog.part('Comments')).toHaveCount(0);
});

test('[CREP-13] [CREP-14] [CREP-15] [CREP-16] what there is none of cannot be turned on, and says why', async ({
  page,
  api,
}) => {
  const lastName = `Buit${Date.now()}`;
  await api.call(createCandidate, { body: { firstName: 'Neus', lastName } });
  const dialog = await openReport(page, `Neus ${lastName}`);
  const reasons = {
    'Killer questions': 'No killer questions in this candidate',
    Skills: 'The candidate has no skills added to his profile.',
    Comments: 'There are no comments.',
    Salary: 'No salary is known.',
    Scoring: 'The candidate is in no position.',
  };
  for (const [name, reason] of Object.entries(reasons)) {
    await expect(dialog.option(name)).toBeDisabled();
    await expect(dialog.option(name)).toHaveAccessibleDescription(reason);
  }
  await test.step('[CREP-17] nor the expected salary', async () => {
    await expect(dialog.option('Expected salary')).toBeDisabled();
    await expect(dialog.option('Expected salary')).toHaveAccessibleDescription(
      'No expected salary is known.',
    );
  });
  await expectAccessible(page);
});

test('[CREP-23] [CREP-24] [CREP-25] [CREP-26] an anonymous report tells nobody’s name, contact, employer, in preview and file', async ({
  page,
}) => {
  const dialog = await openReport(page);
  await dialog.set('Summary', true);
  await dialog.set('Anonymize', true);
  const { candidate } = made;
  const code = /Candidate [0-9A-Z]{4}/;
  await expect(dialog.paper.getByRole('heading', { name: code })).toBeVisible();
  await expect(dialog.part('Summary')).toContainText(
    'XXXXX keeps rivers of data clean. Ask XXXXX for references.',
  );
  await expect(dialog.part('Contact')).toHaveCount(0);
  await expect(dialog.part('Experience')).toContainText('Company A');
  await test.step('[CREP-27] nor a school', async () => {
    await expect(dialog.part('Education')).toContainText('Institution 1');
  });
  const secrets = [
    candidate.firstName,
    candidate.lastName,
    candidate.email ?? '',
    'Telèfons del Ter',
    'Banc Llobregat',
    'Universitat de Girona',
  ];
  for (const secret of secrets) await expect(dialog.paper).not.toContainText(secret);
  const notes = dialog.root.getByRole('region', { name: 'Anonymity' });
  await expect(notes).toContainText(/Masked: .*name/);
  await expect(notes).toContainText(/in your agency fit/);
  await expectAccessible(page);
  const file = await dialog.file(() => dialog.download.click());
  await test.step('[CREP-36] its name tells the code alone', async () => {
    expect(file.name).toMatch(/^CV-[0-9A-Z]{4}\.pdf$/);
  });
  expect(file.text).toMatch(code);
  for (const secret of secrets) expect(file.text).not.toContain(secret);
  await test.step('[CREP-33] a fact that narrows can be told less exactly', async () => {
    const told = dialog.part('Languages');
    await expect(told).toHaveCount(1);
    await notes.getByRole('button', { name: 'Show less of Languages' }).click();
    await expect(notes.getByRole('button', { name: /^Show less of/, pressed: true })).toHaveCount(1);
    await expect(told).toHaveCount(0);
    await dialog.settled();
    const less = await dialog.file(() => dialog.download.click());
    expect(file.text).toContain('Catalan');
    expect(less.text).not.toContain('Catalan');
  });
});

test('[CREP-28] [CREP-29] [CREP-30] is laid out on A4: skills in 3 columns of 5, margins of 1 cm, the score in its colour', async ({
  page,
}) => {
  const dialog = await openReport(page);
  await dialog.set('Skills', true);
  await dialog.set('Scoring', true);
  const columns = dialog.part('Hard skills').getByRole('list');
  await expect(columns).toHaveCount(3);
  for (const [index, count] of [5, 5, HARD_SKILLS.length - 10].entries())
    await expect(columns.nth(index).getByRole('listitem')).toHaveCount(count);
  const boxes = await columns.evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect()));
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
  const score = dialog.part('AI scoring').getByRole('img', { name: /^Score \d+/ });
  const value = Number(/\d+/.exec((await score.getAttribute('aria-label')) ?? '')?.[0]);
  const band = [90, 70, 50, 25].find((from) => value >= from) ?? 0;
  await expect(score).toHaveAttribute('data-band', `score-${band}`);
  const file = await dialog.file(() => dialog.download.click());
  await test.step('the file keeps its margins', async () =>
    expectSheets(await pdfPages(file.bytes), HEADINGS));
  await test.step('[CREP-35] so does what Ctrl+P prints, with the same words and without the app', async () => {
    const printed = await page.pdf({ preferCSSPageSize: true, displayHeaderFooter: true });
    const pages = await pdfPages(printed);
    expectSheets(pages, HEADINGS);
    const words = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(' ');
    for (const text of [nameOf(made), 'Hard skills', 'Airflow', 'AI scoring']) expect(words).toContain(text);
    for (const text of ['Download report', 'Anonymize', 'http', 'Cantera']) expect(words).not.toContain(text);
  });
});

test.describe('a file that is not safe', () => {
  test.use({ expected: ['500 '] });
  test('[CREP-34] is held back and says where, without a word of an outage', async ({ page }) => {
    await page.route(/\/candidates\/[^/]+\/reports$/, (route) =>
      route.fulfill({
        status: 500,
        json: {
          error: {
            code: 'REPORT_NOT_SAFE',
            message: 'not safe',
            request_id: 'r-1',
            details: {
              where: [
                { section: 'SUMMARY', kind: 'NAME' },
                { section: null, kind: 'EMAIL' },
              ],
            },
          },
        },
      }),
    );
    const dialog = await openReport(page);
    await dialog.set('Anonymize', true);
    await dialog.download.click();
    const alert = dialog.root.getByRole('alert');
    await expect(alert).toContainText('Summary: 1 name');
    await expect(alert).toContainText('In the file itself: 1 email address');
    await expect(page.getByText('Error', { exact: true })).toHaveCount(0);
    await expectAccessible(page);
  });
});

test('[CREP-31] shows light paper, which follows the options, below them at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = await openReport(page);
  const last = await dialog.option('Summary').boundingBox();
  const paper = await dialog.paper.boundingBox();
  expect(paper?.y ?? 0).toBeGreaterThan((last?.y ?? Number.POSITIVE_INFINITY) + (last?.height ?? 0));
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await dialog.set('Skills', true);
  await expect(dialog.part('Hard skills')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const ground = dialog.part('Hard skills').locator('xpath=..');
  await expect(ground).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test.describe('a hiring manager', () => {
  test.use({ who: 'manager' });
  test('[CREP-37] makes no report of a candidate', async ({ page }) => {
    await page.goto('/candidates');
    await page.locator('main tbody tr a').first().click();
    const panel = panelOf(page);
    await expect(panel.getByRole('link', { name: 'Expand' })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Download report' })).toHaveCount(0);
  });
});
