import { updatePosition } from '@cantera/shared/contracts/position-changes';
import {
  createQuestion,
  listPositionQuestions,
  type PositionQuestion,
  updateQuestion,
} from '@cantera/shared/contracts/position-questions';
import { getPosition, type Position } from '@cantera/shared/contracts/positions';
import { getPublicPosition } from '@cantera/shared/contracts/public-site';
import { saveAutomatisms } from '@cantera/shared/contracts/triggers';
import { listWorkflows } from '@cantera/shared/contracts/workflows';
import type { Locator, Page } from '@playwright/test';
import type { Api } from '../../fixtures/api.ts';
import { curriculum } from '../../fixtures/curriculum.ts';
import { Hand } from '../../fixtures/hand.ts';
import { makeApplicant, makeDraft, makeOpenPosition, unique } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { makeWorkflow } from '../../fixtures/workflows.ts';
import { BoardPage } from '../../pages/board.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Killer questions' });
const row = (page: Page, question: string) => list(page).getByRole('listitem').filter({ hasText: question });
const form = (page: Page) => page.getByRole('form', { name: /killer question/i });
const params = (page: Page) => new URL(page.url()).searchParams;
const stored = async (api: Api, id: string): Promise<PositionQuestion[]> =>
  (await api.call(listPositionQuestions, { params: { id } })).data.items;

/** By the doors: the list of positions, the position, its tab. */
async function openTab(page: Page, { title }: Position): Promise<void> {
  await page.goto('/positions');
  await page.getByRole('searchbox', { name: 'Search by title' }).fill(title);
  await expect(page.getByText('1 position', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('link', { name: 'Killer questions' }).click();
}
const ask = (api: Api, id: string, question: string) =>
  api.call(createQuestion, { params: { id }, body: { question, type: 'YES_NO' } });
const inMenu = async (page: Page, question: string, entry: string) => {
  await row(page, question)
    .getByRole('button', { name: `Actions for “${question}”` })
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
};

/** Writes a question into the form and saves it; gives what was sent. */
async function write(page: Page, question: string, type: string, fill: (form: Locator) => Promise<void>) {
  await page.getByRole('button', { name: /^Create( your first killer question)?$/ }).click();
  // The form of the question before is there until the new one is.
  await expect(page).toHaveURL(/[?&]create=/);
  const field = form(page).getByLabel('Question', { exact: true });
  await expect(field).toHaveValue('');
  await field.fill(question);
  await form(page).getByRole('radio', { name: type, exact: true }).check();
  await fill(form(page));
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /kq_jobs$/.test(request.url()),
  );
  await page.getByRole('button', { name: 'Create question' }).click();
  const request = await sent;
  await expect(row(page, question)).toBeVisible();
  return { path: new URL(request.url()).pathname, body: request.postDataJSON() };
}

test('[KQ-52] a refusal that goes out at once waits a day by one press, and goes out at once again by Undo', async ({
  page,
  api,
}) => {
  test.slow();
  const position = await makeOpenPosition(api);
  const [welcome, refusal] = [await makeWorkflow(api, 'Hola', 86_400), await makeWorkflow(api, 'Adéu')];
  await api.call(saveAutomatisms, {
    params: { id: position.id },
    body: { welcomeWorkflowId: welcome.id, discardWorkflowId: welcome.id, kqDiscardWorkflowId: refusal.id },
  });
  await ask(api, position.id, unique('Tens carnet B?'));
  const delayOf = async () => {
    const { data } = await api.call(listWorkflows);
    const [first] = data.items.find(({ id }) => id === refusal.id)?.actions ?? [];
    return first?.type === 'DELAY' ? first.value.delaySeconds : 0;
  };
  await openTab(page, position);
  const notice = page.getByRole('note').filter({ hasText: refusal.name });
  await expect(notice).toContainText('The refusal goes out at once; nobody can look first.');
  await notice.getByRole('button', { name: 'Add a day' }).click();
  await expect(notice).toHaveCount(0);
  expect(await delayOf()).toBe(86_400);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notice).toBeVisible();
  expect(await delayOf()).toBe(0);
  await expectAccessible(page);
});

test.describe('writing killer questions', () => {
  test('[PPAGE-18] [SHELL-35] [KQ-20] [KQ-37] of each type; an answer is judged by them', async ({
    page,
    api,
  }) => {
    const position = await makeOpenPosition(api, unique('Cuinera'));
    await openTab(page, position);
    await expect(page).toHaveURL(new RegExp(`/positions/${position.id}/killer-questions$`));
    await test.step('[KQ-10] [KQ-11] explains, and offers the first', async () => {
      await expect(page.getByText('an answer that you do not accept discards')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Create your first killer question' })).toBeVisible();
    });
    await expectAccessible(page);
    const created = [
      await test.step('[KQ-21] [KQ-24] a text', () =>
        write(page, 'Why here?', 'Text', (fields) => fields.getByLabel('Minimum length').fill('5'))),
      await test.step('[KQ-25] a number', () =>
        write(page, 'How many years?', 'Number', async (fields) => {
          await fields.getByLabel('Minimum value').fill('0');
          await fields.getByLabel('Maximum value').fill('50');
          await fields.getByLabel('Reject if below').fill('2');
          await fields.getByLabel('Reject if above').fill('40');
        })),
      await test.step('[KQ-26] a range', () =>
        write(page, 'Which hours?', 'Number range', async (fields) => {
          await fields.getByLabel('Lowest allowed').fill('0');
          await fields.getByLabel('Highest allowed').fill('24');
          await fields.getByLabel('Reject if it starts below').fill('6');
          await fields.getByLabel('Reject if it goes above').fill('20');
        })),
      await test.step('[KQ-23] [KQ-28] yes or no, required', () =>
        write(page, 'Do you hold a licence?', 'Yes or no', async (fields) => {
          await fields.getByRole('switch', { name: 'Reject on “no”' }).check();
          await fields.getByRole('switch', { name: 'Required' }).check();
        })),
    ];
    expect(created.map(({ path }) => path)).toEqual(created.map(() => `/api/v1/jobs/${position.id}/kq_jobs`));
    expect(created.map(({ body }) => body)).toMatchObject([
      { type: 'TEXT', required: false, details: { min_length: 5 } },
      {
        type: 'NUMBER',
        details: { min_value: 0, max_value: 50 },
        reject_conditions: { reject_if_below: 2, reject_if_above: 40 },
      },
      {
        type: 'NUMBER_RANGE',
        details: { min_allowed: 0, max_allowed: 24 },
        reject_conditions: { reject_if_outside: { min: 6, max: 20 } },
      },
      { type: 'YES_NO', required: true, reject_conditions: { reject_on_no: true } },
    ]);
    await write(page, 'Which of these?', 'Multiple choice', async (fields) => {
      await fields.getByRole('textbox', { name: 'Option 1' }).fill('Grill');
      await fields.getByRole('textbox', { name: 'Option 2' }).fill('None');
      await fields.getByRole('checkbox', { name: 'Rejected' }).first().uncheck();
    });
    await expectAccessible(page);
    expect((await stored(api, position.id)).map(({ question, isAsked }) => [question, isAsked])).toEqual(
      ['Why here?', 'How many years?', 'Which hours?', 'Do you hold a licence?', 'Which of these?'].map(
        (question) => [question, true],
      ),
    );

    const applicant = makeApplicant('Berta');
    await page.goto('/careers/en/demo/positions');
    await page.getByRole('searchbox', { name: 'Search positions' }).fill(position.title);
    await page.getByRole('link', { name: position.title }).first().click();
    await page.getByRole('link', { name: 'Apply' }).first().click();
    await expect(page.getByText('Choose up to')).toHaveCount(0);
    await page.getByLabel('First name').fill(applicant.firstName);
    await page.getByLabel('Last name').fill(applicant.lastName);
    await page.getByLabel('Email').fill(applicant.email);
    await page.getByLabel('Phone').fill('+34 600 55 01 93');
    await page
      .getByLabel('CV')
      .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: await curriculum(applicant, 3) });
    await page.getByLabel('How many years?').fill('1');
    await page.getByRole('group', { name: 'Do you hold a licence?' }).getByLabel('Yes').check();
    await page.getByRole('group', { name: 'Which of these?' }).getByLabel('Grill').check();
    await page.getByRole('checkbox', { name: /privacy policy/ }).check();
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByRole('heading', { name: 'Your application has arrived' })).toBeVisible();

    await page.goto('/positions');
    await page.getByRole('searchbox', { name: 'Search by title' }).fill(position.title);
    await expect(page.getByText('1 position', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: position.title }).click();
    const board = new BoardPage(page);
    await board.openCard(`${applicant.firstName} ${applicant.lastName}`);
    await page.getByRole('tab', { name: /^Answers/ }).click();
    const answers = page.getByRole('list', { name: /questions|answers/i });
    await expect(answers.getByRole('listitem').filter({ hasText: 'How many years?' })).toContainText(
      'Incorrect',
    );
  });

  test('[KQ-29] [KQ-30] [KQ-36] holds what is typed to the rules', async ({ page, api }) => {
    const position = await makeDraft(api);
    await openTab(page, position);
    await page.getByRole('button', { name: 'Create your first killer question' }).click();
    const fields = form(page);
    const save = page.getByRole('button', { name: 'Create question' });
    await test.step('[KQ-19] [KQ-27] refuses a short question and numbers out of bounds', async () => {
      await fields.getByLabel('Question', { exact: true }).fill('A');
      await fields.getByRole('radio', { name: 'Number', exact: true }).check();
      await fields.getByLabel('Minimum value').fill('-10000000000');
      await fields.getByLabel('Maximum value').fill('100000000000');
      await save.click();
      await expect(fields.getByLabel('Question', { exact: true })).toHaveAttribute('aria-invalid', 'true');
      await expect(fields.getByLabel('Minimum value')).toHaveAttribute('aria-invalid', 'true');
      await expect(fields.getByLabel('Maximum value')).toHaveAttribute('aria-invalid', 'true');
    });
    await fields.getByLabel('Question', { exact: true }).fill('When?');
    await fields.getByRole('radio', { name: 'Single choice' }).check();
    const rejected = fields.getByRole('checkbox', { name: 'Rejected' });
    await test.step('[KQ-31] [KQ-32] [KQ-33] [KQ-34] holds options to the rules', async () => {
      await expect(rejected).toHaveCount(2);
      await expect(fields.getByRole('button', { name: 'Remove option 1' })).toBeDisabled();
      await fields.getByRole('textbox', { name: 'Option 1' }).fill('Now');
      await save.click();
      await expect(fields.getByRole('textbox', { name: 'Option 2' })).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText('At least one question should be accepted.')).toBeVisible();
      await fields.getByRole('textbox', { name: 'Option 2' }).fill('Later');
      await fields.getByRole('button', { name: 'Add option' }).click();
      for (const index of [0, 1, 2]) await expect(rejected.nth(index)).toBeChecked();
      await fields.getByRole('textbox', { name: 'Option 3' }).fill('Soon');
      await fields.getByRole('button', { name: 'Remove option 2' }).click();
      await expect(rejected).toHaveCount(2);
      await expect(fields.getByRole('button', { name: 'Remove option 2' })).toBeDisabled();
    });
    await test.step('[KQ-35] at least one is accepted', async () => {
      await save.click();
      await expect(page.getByText('At least one question should be accepted.')).toBeVisible();
      expect(await stored(api, position.id)).toEqual([]);
    });
    await rejected.nth(0).uncheck();
    const toggle = fields.getByRole('switch', { name: 'Allow selecting multiple' });
    await toggle.click();
    await expect(fields.getByRole('radio', { name: 'Multiple choice' })).toBeChecked();
    await toggle.click();
    await expect(fields.getByRole('radio', { name: 'Single choice' })).toBeChecked();
    await save.click();
    await expect(row(page, 'When?')).toBeVisible();
    const [made] = await stored(api, position.id);
    expect(made).toMatchObject({
      type: 'SINGLE_CHOICE',
      details: {
        options: [
          { text: 'Now', rejected: false },
          { text: 'Soon', rejected: true },
        ],
        maxSelections: 1,
      },
    });
    expect(made?.rejectConditions).toEqual({ rejectOn: [made?.details.options?.[1]?.id] });
  });

  test('[KQ-01] [KQ-02] [KQ-18] lists, searches, changes and deletes', async ({ page, api }) => {
    const position = await makeDraft(api);
    await ask(api, position.id, 'Any licence?');
    await ask(api, position.id, 'Any nights?');
    const read = page.waitForRequest((request) => request.url().endsWith(`/jobs/${position.id}/kq_jobs`));
    await openTab(page, position);
    await read;
    await expect(list(page).getByRole('listitem')).toHaveCount(2);
    await test.step('[KQ-03] searches', async () => {
      await page.getByRole('searchbox', { name: 'Search questions' }).fill('NIGHT');
      await expect(list(page).getByRole('listitem')).toHaveCount(1);
      await expect(row(page, 'Any nights?')).toBeVisible();
      await page.getByRole('searchbox', { name: 'Search questions' }).fill('');
      await expect(list(page).getByRole('listitem')).toHaveCount(2);
    });
    const [first, second] = await stored(api, position.id);
    await test.step('[KQ-04] [KQ-05] creates and opens by the address', async () => {
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      await expect.poll(() => params(page).has('create')).toBe(true);
      await row(page, 'Any licence?')
        .getByRole('button', { name: /^Any licence/ })
        .click();
      await expect.poll(() => params(page).get('killerQuestionId')).toBe(first?.id);
      await expect(form(page).getByLabel('Question', { exact: true })).toHaveValue('Any licence?');
    });
    await test.step('[KQ-06] [KQ-22] [KQ-38] changes all but the type', async () => {
      await inMenu(page, 'Any nights?', 'Edit');
      await expect.poll(() => params(page).get('killerQuestionId')).toBe(second?.id);
      for (const radio of await form(page).getByRole('radio').all()) await expect(radio).toBeDisabled();
      await form(page).getByLabel('Question', { exact: true }).fill('Any nights at all?');
      const patch = page.waitForRequest((request) => request.method() === 'PATCH');
      await page.getByRole('button', { name: 'Save' }).click();
      const request = await patch;
      expect(new URL(request.url()).pathname).toBe(`/api/v1/jobs/${position.id}/kq_jobs/${second?.id}`);
      expect(Object.keys(request.postDataJSON()).sort()).toEqual([
        'details',
        'question',
        'reject_conditions',
        'required',
        'version',
      ]);
      await expect(row(page, 'Any nights at all?')).toBeVisible();
    });
    await test.step('[KQ-07] [KQ-08] deletes after a question', async () => {
      await inMenu(page, 'Any licence?', 'Delete');
      const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to continue?' });
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(row(page, 'Any licence?')).toBeVisible();
      expect(await stored(api, position.id)).toHaveLength(2);
      await inMenu(page, 'Any licence?', 'Delete');
      const deleted = page.waitForRequest((one) => one.method() === 'DELETE');
      await dialog.getByRole('button', { name: 'Delete question' }).click();
      expect(new URL((await deleted).url()).pathname).toBe(
        `/api/v1/jobs/${position.id}/kq_jobs/${first?.id}`,
      );
      await expect(row(page, 'Any licence?')).toHaveCount(0);
      await expect.poll(async () => (await stored(api, position.id)).length).toBe(1);
    });
  });

  test('on a phone one after the other, by the keyboard alone', async ({ page, api }) => {
    const position = await makeDraft(api);
    await ask(api, position.id, 'Any licence?');
    await page.setViewportSize({ width: 390, height: 844 });
    await openTab(page, position);
    const question = row(page, 'Any licence?').getByRole('button', { name: /^Any licence/ });
    const hand = new Hand(page, 'keyboard');
    await hand.press(question);
    await expect(form(page)).toBeVisible();
    await expect(list(page)).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390);
    await expectAccessible(page);
    await hand.fill(form(page).getByLabel('Question', { exact: true }), 'Any licence now?');
    await hand.reach(form(page).getByRole('switch', { name: 'Reject on “no”' }));
    await page.keyboard.press('Space');
    await hand.press(page.getByRole('button', { name: 'Save' }));
    await expect
      .poll(async () => (await stored(api, position.id))[0])
      .toMatchObject({ question: 'Any licence now?', rejectConditions: { rejectOnNo: true } });
    await expect(page.getByText('Question saved', { exact: true })).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'All questions' }));
    await expect(row(page, 'Any licence now?')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390);
  });
});

test.describe('questions that a machine writes', () => {
  const publicly = async (api: Api, id: string) =>
    (await api.call(getPublicPosition, { params: { slug: 'demo', id } })).data.questions.map(
      ({ question }) => question,
    );

  test('[KQ-09] [KQ-16] [KQ-47] are reviewed before anybody is asked', async ({ page, api }) => {
    const position = await makeOpenPosition(api);
    await openTab(page, position);
    await test.step('[KQ-12] [KQ-14] [KQ-15] are generated', async () => {
      const generate = page.waitForRequest((request) => request.url().endsWith('/kq_jobs/autogenerate'));
      await page.getByRole('button', { name: 'Create using AI' }).click();
      expect((await generate).method()).toBe('POST');
      await expect(page.getByText('Success', { exact: true })).toBeVisible();
      await expect(page.getByText('Questions generated, please review them carefully.')).toBeVisible();
    });
    const made = await stored(api, position.id);
    expect(made.length).toBeGreaterThanOrEqual(3);
    await expect.poll(() => params(page).get('killerQuestionId')).toBe(made.at(-1)?.id);
    const others = made.slice(0, -1);
    expect(params(page).get('review')).toBe(others.map(({ id }) => id).join(','));
    for (const { question } of others)
      await expect(row(page, question).getByText('Review', { exact: true })).toBeVisible();
    const last = made.at(-1)?.question ?? '';
    await expect(row(page, last).getByText('Review', { exact: true })).toHaveCount(0);
    await expect(form(page).getByText('Not asked yet')).toBeVisible();
    expect(await publicly(api, position.id)).toEqual([]);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Looks right' }).click();
    await expect(form(page).getByText('Not asked yet')).toHaveCount(0);
    await expect.poll(() => publicly(api, position.id)).toEqual([last]);
    const [first] = made;
    await row(page, first?.question ?? '')
      .getByRole('button')
      .first()
      .click();
    await form(page).getByRole('switch', { name: 'Required' }).uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(row(page, first?.question ?? '').getByText('Review', { exact: true })).toHaveCount(0);
    await expect.poll(() => publicly(api, position.id)).toEqual([first?.question, last]);
  });

  test('[KQ-13] need a description first', async ({ page, api }) => {
    const position = await makeDraft(api);
    await api.call(updatePosition, { params: { id: position.id }, body: { jobDescription: '<p><br></p>' } });
    await openTab(page, position);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await page.getByRole('button', { name: 'Create using AI' }).click();
    await expect(page.getByText('A job description is required.')).toBeVisible();
    await page
      .getByRole('status')
      .or(page.getByRole('alert'))
      .getByRole('link', { name: 'Job description' })
      .click();
    await expect(page).toHaveURL(new RegExp(`/positions/${position.id}/job-description$`));
    expect(sent.filter((url) => url.includes('kq_jobs'))).toEqual([]);
  });

  test.describe('fail', () => {
    test.use({ expected: [/^500 .*\/autogenerate$/] });
    test('[KQ-17] [CONST-134] with a toast', async ({ page, api }) => {
      const position = await makeOpenPosition(api);
      await page.route('**/kq_jobs/autogenerate', (route) =>
        route.fulfill({
          status: 500,
          json: { error: { code: 'INTERNAL', message: 'Failed', request_id: '1' } },
        }),
      );
      await openTab(page, position);
      await page.getByRole('button', { name: 'Create using AI' }).click();
      await expect(page.getByText('An error occurred.')).toBeVisible();
      expect((await api.call(getPosition, { params: { id: position.id } })).data.killerQuestionCount).toBe(0);
    });
  });
});

test.describe('a question that two people edit', () => {
  test.use({ expected: [/^409 .*\/kq_jobs\//], viewport: { width: 390, height: 844 } });

  test('[KQ-50] on a phone, theirs stands above mine and is saved over or taken', async ({ page, api }) => {
    const position = await makeOpenPosition(api);
    const { data } = await ask(api, position.id, 'Do you have a driving licence?');
    await page.goto(`/positions/${position.id}/killer-questions?killerQuestionId=${data.id}`);
    const field = form(page).getByLabel('Question', { exact: true });
    await field.fill('Do you drive?');
    await api.call(updateQuestion, {
      params: { id: position.id, kqId: data.id },
      body: { question: 'Do you own a car?', rejectConditions: { rejectOnNo: true } },
    });
    await page.getByRole('button', { name: 'Save' }).click();
    const theirs = form(page).getByRole('region', { name: 'The saved version' });
    await expect(theirs).toContainText('Do you own a car?');
    await expect(field).toHaveValue('Do you drive?');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(theirs).toHaveCount(0);
    await expect.poll(async () => (await stored(api, position.id))[0]?.question).toBe('Do you drive?');
  });
});
