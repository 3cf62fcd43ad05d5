import { createStep, moveApplications } from '@cantera/shared/contracts/pipeline';
import { updatePosition } from '@cantera/shared/contracts/position-changes';
import type { Page } from '@playwright/test';
import { apiAs } from '../../fixtures/api.ts';
import { makeMember, removeMember } from '../../fixtures/members.ts';
import { expectSheets, pdfPages } from '../../fixtures/pdf-text.ts';
import { apply, boardOf, makeApplicant, makeOpenPosition } from '../../fixtures/positions.ts';
import { applyScored, HARD_SKILLS, makeReported, type ReportedPerson } from '../../fixtures/reports.ts';
import { enterWith } from '../../fixtures/session.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { BoardPage } from '../../pages/board.ts';
import { ReportDialog } from '../../pages/report-dialog.ts';

const OPTIONS = [
  'Personal data',
  'Anonymize',
  'Scoring',
  'Killer questions',
  'Comments',
  'Salary',
  'Expected salary',
  'Summary',
];

/** Oriol with all that a report can tell in the inbox, Jana in the step after it. */
let made: ReportedPerson;
let jana: string;
let second: string;
test.setTimeout(150_000);
test.beforeAll(async () => {
  test.setTimeout(300_000);
  const api = await apiAs('recruiter');
  made = await makeReported(api, 'Oriol');
  const { position, answers } = made;
  const applicant = makeApplicant('Jana', `Vilamala${Date.now()}`);
  jana = `${applicant.firstName} ${applicant.lastName}`;
  const { applicationId } = await applyScored(api, position, applicant, answers);
  const params = { id: position.id };
  for (let steps = await boardOf(api, position.id); steps.length < 5; steps = await boardOf(api, position.id))
    await api.call(createStep, {
      params,
      body: { id: crypto.randomUUID(), name: `Round ${steps.length}`, position: 2 },
    });
  const step = (await boardOf(api, position.id)).find(({ type }) => type === 'STEP');
  if (!step) throw new Error('the board has no step');
  second = step.name;
  await api.call(moveApplications, { params, body: { stepId: step.id, applicationIds: [applicationId] } });
});

const oriol = () => `${made.candidate.firstName} ${made.candidate.lastName}`;

/** From the list of positions to the options of a position's report. */
async function openReport(page: Page, title = made.position.title): Promise<ReportDialog> {
  await page.goto('/positions');
  await page.getByRole('searchbox', { name: 'Search by title' }).fill(title);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('list', { name: 'Inbox', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Actions($|:)/ }).click();
  await page.getByRole('menuitem', { name: 'Download', exact: true }).click();
  const dialog = new ReportDialog(page, 'Position report');
  await expect(dialog.root.getByRole('group', { name: 'Steps' }).getByRole('checkbox').first()).toBeVisible();
  return dialog;
}
const box = ({ root }: ReportDialog, name: string) => root.getByRole('checkbox', { name, exact: true });

async function openWith(page: Page, ...steps: string[]): Promise<ReportDialog> {
  const dialog = await openReport(page);
  for (const step of steps) await box(dialog, step).check();
  await dialog.settled();
  return dialog;
}

/** In how many columns the first page lists its steps. */
/** The steps of the first page, which lists below them what is inside. */
const stepsOn = (dialog: ReportDialog) =>
  dialog.part('Steps').getByRole('list').first().getByRole('listitem');
const columnsOf = (dialog: ReportDialog): Promise<number> =>
  stepsOn(dialog).evaluateAll(
    (items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().left))).size,
  );

test('[BOARD-07] [REPORT-01] [REPORT-03] [REPORT-06] opens from the board’s Actions with personal data on, and needs a step', async ({
  page,
}) => {
  const dialog = await openReport(page);
  for (const name of OPTIONS)
    await expect(dialog.option(name)).toBeChecked({ checked: name === 'Personal data' });
  await expect(dialog.root.getByRole('switch')).toHaveCount(OPTIONS.length);
  await expect(dialog.download).toBeDisabled();
  await expectAccessible(page);
  await box(dialog, 'Inbox').check();
  await expect(dialog.download).toBeEnabled();
  await dialog.settled();
  await expectAccessible(page);
  await box(dialog, 'Inbox').uncheck();
  await expect(dialog.download).toBeDisabled();
});

test('[REPORT-02] [REPORT-04] [REPORT-05] sends its options, of which personal data and anonymity exclude each other', async ({
  page,
}) => {
  const dialog = await openWith(page, 'Inbox');
  for (const name of ['Scoring', 'Killer questions', 'Salary', 'Expected salary', 'Summary'])
    await dialog.set(name, true);
  await dialog.set('Anonymize', true);
  await expect(dialog.option('Personal data')).not.toBeChecked();
  const sent = page.waitForRequest(
    (request) => /\/jobs\/[^/]+\/reports$/.test(request.url()) && request.method() === 'POST',
  );
  await dialog.file(() => dialog.download.click());
  expect((await sent).postDataJSON()).toMatchObject({
    is_contact_info_included: false,
    is_anony_managed_data_included: true,
    is_scoring_included: true,
    is_kq_included: true,
    is_salary_info_included: true,
    is_expected_salary_included: true,
    is_summary_included: true,
  });
  await dialog.set('Personal data', true);
  await expect(dialog.option('Anonymize')).not.toBeChecked();
});

test('[REPORT-07] killer questions cannot be turned on where the position has none', async ({
  page,
  api,
}) => {
  const plain = await makeOpenPosition(api);
  await apply(plain.id, makeApplicant());
  const dialog = await openReport(page, plain.title);
  await expect(dialog.option('Killer questions')).toBeDisabled();
  await expect(dialog.option('Killer questions')).toHaveAccessibleDescription(
    'The position has no killer questions.',
  );
});

test('[REPORT-13] [REPORT-17] [REPORT-38] holds the applications of the chosen steps only, which its first page lists', async ({
  page,
}) => {
  const dialog = await openWith(page, 'Inbox');
  const steps = stepsOn(dialog);
  await expect(steps).toHaveCount(1);
  const first = dialog.part('Steps');
  for (const said of ['Candidate report', '1 candidate', 'In this report, of each person', 'Experience'])
    await expect(first.getByText(said, { exact: true }).first()).toBeVisible();
  await expect(first.getByText(/^Client: ./)).toBeVisible();
  await expect(dialog.paper.getByRole('heading', { name: oriol() })).toBeVisible();
  await expect(dialog.paper.getByRole('heading', { name: jana })).toHaveCount(0);
  const one = await dialog.file(() => dialog.download.click());
  expect(one.text).toContain(oriol());
  expect(one.text).not.toContain(jana);
  await box(dialog, second).check();
  await expect(dialog.paper.getByRole('heading', { name: jana })).toBeVisible();
  await expect(steps).toHaveCount(2);
  await expect.poll(() => columnsOf(dialog)).toBe(2);
  await box(dialog, 'All steps').check();
  await expect.poll(() => steps.count()).toBeGreaterThan(4);
  await expect.poll(() => columnsOf(dialog)).toBe(3);
});

test('[REPORT-18] [REPORT-19] [REPORT-20] [REPORT-21] what is off is absent, what is on is present, in preview and file', async ({
  page,
}) => {
  const dialog = await openWith(page, 'Inbox');
  const parts = {
    'Personal data': ['Contact'],
    Scoring: ['AI scoring'],
    'Killer questions': ['Questions and answers'],
    Salary: ['Salary'],
  };
  for (const [name, titles] of Object.entries(parts))
    await test.step(`${name} comes and goes`, async () => {
      await dialog.set(name, false);
      for (const title of titles) await expect(dialog.part(title)).toHaveCount(0);
      await dialog.set(name, true);
      for (const title of titles) await expect(dialog.part(title)).toBeVisible();
    });
  await test.step('[REPORT-22] [REPORT-23] so do the expected salary and the summary', async () => {
    for (const [name, title] of [
      ['Expected salary', 'Expected salary'],
      ['Summary', 'Summary'],
    ] as const) {
      await expect(dialog.part(title)).toHaveCount(0);
      await dialog.set(name, true);
      await expect(dialog.part(title)).toBeVisible();
    }
  });
  const on = await dialog.file(() => dialog.download.click());
  const told = ['AI scoring', 'Do you drive?', 'keeps rivers of data clean', `${made.candidate.email}`];
  for (const text of told) expect(on.text).toContain(text);
  expect(on.text).toMatch(/43[.,]210/);
  expect(on.text).toMatch(/57[.,]000/);
  for (const name of ['Personal data', 'Scoring', 'Killer questions', 'Salary', 'Expected salary', 'Summary'])
    await dialog.set(name, false);
  const off = await dialog.file(() => dialog.download.click());
  for (const text of told) expect(off.text).not.toContain(text);
  expect(off.text).not.toMatch(/43[.,]210|57[.,]000/);
});

test('[REPORT-08] [REPORT-09] [REPORT-10] [REPORT-11] an anonymous one tells nobody’s name, employer, school or contact, in preview and file', async ({
  page,
}) => {
  const dialog = await openWith(page, 'Inbox', second);
  await dialog.set('Summary', true);
  await dialog.set('Anonymize', true);
  await expect(dialog.paper.getByRole('heading', { name: /^Candidate [0-9A-Z]{4}$/ })).toHaveCount(2);
  await expect(dialog.part('Summary').first()).toContainText(
    'XXXXX keeps rivers of data clean. Ask XXXXX for references.',
  );
  await expect(dialog.part('Experience').first()).toContainText('Company A');
  await expect(dialog.part('Education').first()).toContainText('Institution 1');
  await expect(dialog.part('Contact')).toHaveCount(0);
  const { candidate } = made;
  const secrets = [
    candidate.firstName,
    candidate.lastName,
    candidate.email ?? '',
    jana,
    'Telèfons del Ter',
    'Banc Llobregat',
    'Universitat de Girona',
  ];
  for (const secret of secrets) await expect(dialog.paper).not.toContainText(secret);
  await expect(dialog.root.getByRole('region', { name: 'Anonymity' })).toContainText(/Masked: .*name/);
  const file = await dialog.file(() => dialog.download.click());
  for (const secret of secrets) expect(file.text).not.toContain(secret);
  expect(file.text).toMatch(/Candidate [0-9A-Z]{4}/);
});

test('[REPORT-32] an anonymous one says of whom too few fit, and tells less of a fact of everybody', async ({
  page,
}) => {
  const dialog = await openWith(page, 'Inbox', second);
  await dialog.set('Anonymize', true);
  const notes = dialog.root.getByRole('region', { name: 'Anonymity' });
  await expect(notes).toContainText(
    /Fewer than 5 people in your agency fit what is shown of [0-9A-Z]{4} \(\d/,
  );
  await expectAccessible(page);
  await expect(dialog.part('Education').first()).toBeVisible();
  await notes.getByRole('button', { name: 'Show less of Studies' }).click();
  await expect(notes.getByRole('button', { name: 'Show less of Studies', pressed: true })).toBeVisible();
  await expect(dialog.part('Education')).toHaveCount(0);
});

test('[REPORT-12] has the comments that are chosen, in the order of choosing; none, and it has no such part', async ({
  page,
}) => {
  const dialog = await openWith(page, 'Inbox', second);
  const [first = '', , third = ''] = made.comments;
  await expect(dialog.part('Comments')).toHaveCount(0);
  await dialog.option('Comments').click();
  await page.getByRole('dialog', { name: 'Select Comments to Include' }).getByText(oriol()).click();
  await dialog.choose([third, first]);
  const items = dialog.part('Comments').getByRole('listitem');
  await expect(items).toHaveCount(2);
  await expect(items.nth(0)).toContainText(third);
  await expect(items.nth(1)).toContainText(first);
  const { text } = await dialog.file(() => dialog.download.click());
  expect(text.indexOf(third)).toBeGreaterThan(-1);
  expect(text.indexOf(first)).toBeGreaterThan(text.indexOf(third));
  await dialog.option('Comments').click();
  await expect(dialog.part('Comments')).toHaveCount(0);
});

/** The headings of a report's parts. */
const HEADINGS = [
  'Contact',
  'Experience',
  'Education',
  'Languages',
  'Hard skills',
  'Killer questions',
  'AI scoring',
];

test('[REPORT-14] [REPORT-15] [REPORT-16] [CONST-38] is laid out on A4: skills in 3 columns of 5, margins of 1 cm, nothing begins in the last 100 px', async ({
  page,
}) => {
  const dialog = await openWith(page, 'Inbox', second);
  for (const name of ['Scoring', 'Killer questions', 'Summary']) await dialog.set(name, true);
  const columns = dialog.part('Hard skills').first().getByRole('list');
  await expect(columns).toHaveCount(3);
  for (const [index, count] of [5, 5, HARD_SKILLS.length - 10].entries())
    await expect(columns.nth(index).getByRole('listitem')).toHaveCount(count);
  const { bytes } = await dialog.file(() => dialog.download.click());
  const printed = await page.pdf({ preferCSSPageSize: true });
  for (const paper of [bytes, printed]) {
    const pages = await pdfPages(paper);
    expect(pages.length).toBeGreaterThan(2);
    expectSheets(pages, HEADINGS);
  }
  await test.step('[CONST-39] its first page has 2 columns of steps, and 3 for more than 4', async () => {
    await expect.poll(() => columnsOf(dialog)).toBe(2);
    await box(dialog, 'All steps').check();
    await expect.poll(() => columnsOf(dialog)).toBe(3);
    await dialog.settled();
    const all = await pdfPages(await page.pdf({ preferCSSPageSize: true }));
    expectSheets(all, HEADINGS);
    expect(await stepsOn(dialog).count()).toBeGreaterThan(4);
  });
});

test('[REPORT-24] is made in the background: it can be closed, goes on, and its file waits there', async ({
  page,
}) => {
  const dialog = await openWith(page, 'Inbox', second);
  await dialog.set('Anonymize', true);
  const list = (of: ReportDialog) => of.root.getByRole('region', { name: 'Reports of the last 24 hours' });
  const asked = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/reports'),
  );
  await dialog.download.click();
  expect((await asked).status()).toBe(202);
  await page.keyboard.press('Escape');
  await expect(dialog.root).toHaveCount(0);
  const again = await openReport(page);
  const region = list(again);
  await expect(region.getByRole('listitem').first()).toContainText('Ready');
  await expect(region.getByRole('listitem').first()).toContainText('Anonymous');
  const { text } = await again.file(() =>
    region
      .getByRole('button', { name: /^Download / })
      .first()
      .click(),
  );
  expect(text).toMatch(/Candidate [0-9A-Z]{4}/);
});

test('[REPORT-25] of those who were selected on the board holds them alone', async ({ page }) => {
  await page.goto(`/positions/${made.position.id}`);
  const board = new BoardPage(page);
  await board.chooseOnCard(jana, 'Select');
  await page.getByRole('toolbar').getByRole('button', { name: 'Download report' }).click();
  const dialog = new ReportDialog(page, 'Position report');
  await expect(box(dialog, second)).toBeChecked();
  await expect(box(dialog, 'Only the selected candidate')).toBeChecked();
  await expect(dialog.paper.getByRole('heading', { name: jana })).toBeVisible();
  await expect(dialog.paper.getByRole('heading', { name: oriol() })).toHaveCount(0);
});

test('the panel on the board opens the report of its application', async ({ page }) => {
  await page.goto(`/positions/${made.position.id}`);
  await new BoardPage(page).openCard(jana);
  await page
    .getByRole('complementary', { name: 'Candidate panel' })
    .getByRole('button', { name: 'Download report' })
    .click();
  const dialog = new ReportDialog(page, 'Candidate report');
  await dialog.settled();
  await expect(dialog.paper.getByRole('heading', { name: jana })).toBeVisible();
});

test('[REPORT-26] a hiring manager makes one of their own position, without salaries', async ({
  page,
  api,
}) => {
  const manager = await makeMember('HIRING_MANAGER');
  try {
    await api.call(updatePosition, {
      params: { id: made.position.id },
      body: { hiringManagersIds: [manager.id] },
    });
    await enterWith(page, manager.api);
    const dialog = await openReport(page);
    await box(dialog, 'Inbox').check();
    await dialog.settled();
    await expect(dialog.option('Scoring')).toBeEnabled();
    for (const name of ['Salary', 'Expected salary']) await expect(dialog.option(name)).toHaveCount(0);
    const { text } = await dialog.file(() => dialog.download.click());
    expect(text).toContain(oriol());
  } finally {
    await removeMember(manager.id);
  }
});

test('has the preview below the options at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = await openWith(page, 'Inbox');
  const last = await dialog.option('Summary').boundingBox();
  const paper = await dialog.paper.boundingBox();
  expect(paper?.y ?? 0).toBeGreaterThan((last?.y ?? Number.POSITIVE_INFINITY) + (last?.height ?? 0));
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});
