import { randomUUID } from 'node:crypto';
import { updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import { type Candidate, getCandidate } from '@cantera/shared/contracts/candidates';
import { listDuplicates } from '@cantera/shared/contracts/duplicates';
import { listMerges, mergeCandidates } from '@cantera/shared/contracts/merges';
import type { Page } from '@playwright/test';
import type { Api } from '../../fixtures/api.ts';
import { makeCandidate } from '../../fixtures/candidates.ts';
import { enterWith, newSession } from '../../fixtures/session.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

/** Two records of one person: the same telephone and name, another job; and the pair is found. */
async function makeDouble(api: Api): Promise<{ one: Candidate; two: Candidate }> {
  // A surname of letters alone, like nobody else's: those of other runs are no doubles.
  const surname = `Vila${randomUUID()
    .replaceAll('-', '')
    .slice(0, 12)
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`;
  const phoneNumber = `+346${String(Date.now()).slice(-8)}`;
  const one = (await makeCandidate(api, 'Ramona', surname)).candidate;
  const two = (await makeCandidate(api, 'Ramona', surname)).candidate;
  const change = async ({ id }: Candidate, jobTitle: string) =>
    (await api.call(updateCandidate, { params: { id }, body: { phoneNumber, jobTitle } })).data;
  const people = { one: await change(one, 'Forner'), two: await change(two, 'Pastisser') };
  await expect
    .poll(
      async () =>
        (await api.call(listDuplicates, { query: { candidateId: one.id } })).data.items.map(
          ({ first, second }) => [first.id, second.id],
        ),
      { timeout: 30_000 },
    )
    .toEqual([[one.id, two.id]]);
  return people;
}
const openMerge = (page: Page, survivor: Candidate, other: Candidate) =>
  page.goto(`/candidates/merge?survivor=${survivor.id}&other=${other.id}`);

test('[MERGE-23] [MERGE-29] [MERGE-31] the list of pairs says why, is reached from the candidate, and dismisses with a way back', async ({
  page,
  api,
}) => {
  const { one, two } = await makeDouble(api);
  await page.goto(`/candidates/${two.id}`);
  await expect(page.getByText(`This may be the same person as Ramona ${one.lastName}.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', new RegExp(one.id));
  await page.goto('/candidates');
  await page.getByRole('link', { name: /possible duplicate/ }).click();
  const pair = page.getByRole('listitem', { name: `Ramona ${one.lastName} and Ramona ${two.lastName}` });
  await expect(pair.getByText(/In common: .*phone.*name/)).toBeVisible();
  // To have everyone looked at is an admin's.
  await expect(page.getByRole('button', { name: 'Look for duplicates' })).toHaveCount(0);
  await expectAccessible(page);
  await pair.getByRole('button', { name: 'Not the same person' }).click();
  await expect(pair).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(pair).toBeVisible();
});

test('[MERGE-25] [MERGE-26] [MERGE-27] [MERGE-30] chooses values, merges, opens the survivor, and takes it back', async ({
  page,
  api,
}) => {
  const { one, two } = await makeDouble(api);
  await openMerge(page, one, two);
  const job = page.getByRole('group', { name: 'Job title' });
  // The other was changed last.
  await expect(job.getByRole('radio', { name: /^Pastisser/ })).toBeChecked();
  await job.getByRole('radio', { name: /^Forner/ }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: /^What moves/ })).toContainText(/1 application\b/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Merge' }).click();
  await expect(page).toHaveURL(new RegExp(`/candidates/${one.id}$`));
  await expect(page.getByText('Candidates merged')).toBeVisible();
  const merged = (await api.call(getCandidate, { params: { id: one.id } })).data;
  expect(merged.jobTitle).toBe('Forner');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Merge undone')).toBeVisible();
  const back = (await api.call(getCandidate, { params: { id: two.id } })).data;
  expect([back.id, back.jobTitle]).toEqual([two.id, 'Pastisser']);
  expect((await api.call(getCandidate, { params: { id: one.id } })).data.jobTitle).toBe('Forner');
});

test('[MERGE-23] [MERGE-31] compares, chooses, merges and undoes by keyboard alone', async ({
  page,
  api,
}) => {
  const { one, two } = await makeDouble(api);
  await page.goto('/candidates/duplicates?pageSize=50');
  const pair = page.getByRole('listitem', { name: `Ramona ${one.lastName} and Ramona ${two.lastName}` });
  await pair.getByRole('button', { name: 'Not the same person' }).focus();
  await page.keyboard.press('Tab');
  await expect(pair.getByRole('link', { name: 'Compare' })).toBeFocused();
  await page.keyboard.press('Enter');
  const job = page.getByRole('group', { name: 'Job title' });
  await job.getByRole('radio', { name: /^Pastisser/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(job.getByRole('radio', { name: /^Forner/ })).toBeChecked();
  await page.getByRole('button', { name: 'Merge', exact: true }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: 'Merge' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/candidates/${one.id}$`));
  // The toast leaves the dialog with it, and stands on the page from then on.
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('Merge undone')).toBeVisible();
});

test('[MERGE-28] [MERGE-30] [MERGE-31] the address of the vanished leads to the survivor, and the history undoes, at 390 px', async ({
  page,
  api,
}) => {
  const { one, two } = await makeDouble(api);
  await page.setViewportSize({ width: 390, height: 844 });
  await openMerge(page, two, one);
  await page.getByRole('link', { name: 'Swap' }).click();
  await expect(page).toHaveURL(new RegExp(`survivor=${one.id}`));
  await expect(page.getByText(`What moves to Ramona ${one.lastName}`)).toBeVisible();
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText('Candidates merged')).toBeVisible();
  await page.goto(`/candidates/${two.id}/documents`);
  await expect(page).toHaveURL(new RegExp(`/candidates/${one.id}/documents$`));
  await page.goto('/candidates/merges');
  const entry = page.getByRole('listitem', { name: `Ramona ${two.lastName} into Ramona ${one.lastName}` });
  await expectAccessible(page);
  await entry.getByRole('button', { name: 'Undo merge' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo merge' }).click();
  await expect(page.getByText('Merge undone')).toBeVisible();
  const { items } = (await api.call(listMerges, { query: { candidateId: two.id } })).data;
  expect(items.map((item) => item.undoneAt === null)).toEqual([false]);
});

test('[MERGE-18] [MERGE-28] a merge that must wait says for which, and waits no longer once that one is undone', async ({
  page,
  api,
}) => {
  const surname = `Solanes ${Date.now()}`;
  const [one, two, three] = [
    (await makeCandidate(api, 'Berta', surname)).candidate,
    (await makeCandidate(api, 'Bertina', surname)).candidate,
    (await makeCandidate(api, 'Bertona', surname)).candidate,
  ];
  const merge = async (survivorId: string, otherId: string) => {
    const [survivor, other] = [
      (await api.call(getCandidate, { params: { id: survivorId } })).data,
      (await api.call(getCandidate, { params: { id: otherId } })).data,
    ];
    await api.call(mergeCandidates, {
      body: { survivorId, otherId, survivorVersion: survivor.version, otherVersion: other.version },
    });
  };
  await merge(one.id, two.id);
  await merge(three.id, one.id);
  await page.goto('/candidates/merges?pageSize=50');
  const first = page.getByRole('listitem', { name: `Bertina ${surname} into Berta ${surname}` });
  const last = page.getByRole('listitem', { name: `Berta ${surname} into Bertona ${surname}` });
  await expect(
    first.getByText(`To undo this, first undo the merge of Berta ${surname} into Bertona ${surname} (`),
  ).toBeVisible();
  await expect(first.getByRole('button')).toHaveCount(0);
  await last.getByRole('button', { name: 'Undo merge' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo merge' }).click();
  await expect(last.getByText(/^Undone by Daniel Prats Oller/)).toBeVisible();
  await expect(first.getByRole('button', { name: 'Undo merge' })).toBeVisible();
});

test.describe('two people at once', () => {
  test.use({ expected: ['409 /api/v1/candidates/merges'] });
  test('[MERGE-16] [MERGE-25] what was chosen stays when one of the two was changed meanwhile', async ({
    page,
    api,
  }) => {
    const { one, two } = await makeDouble(api);
    await openMerge(page, one, two);
    const job = page.getByRole('group', { name: 'Job title' });
    await job.getByRole('radio', { name: /^Forner/ }).check();
    await api.call(updateCandidate, { params: { id: two.id }, body: { jobTitle: 'Xocolater' } });
    await page.getByRole('button', { name: 'Merge', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Merge' }).click();
    await expect(page.getByText('One of the candidates has changed.')).toBeVisible();
    await expect(job.getByRole('radio', { name: /^Xocolater/ })).toBeVisible();
    await expect(job.getByRole('radio', { name: /^Forner/ })).toBeChecked();
    await page.getByRole('button', { name: 'Merge', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Merge' }).click();
    await expect(page).toHaveURL(new RegExp(`/candidates/${one.id}$`));
    expect((await api.call(getCandidate, { params: { id: two.id } })).data.jobTitle).toBe('Forner');
  });
});

test.describe('an agency without pairs', () => {
  test.use({ who: null });
  test('[MERGE-24] says so and what to do next; an admin has everyone looked at, and its progress shows', async ({
    page,
  }) => {
    const admin = await newSession('admin@rival.test');
    await enterWith(page, admin);
    // The few are looked at in no time: how far it is stands still until it was seen.
    let isHeld = false;
    let release = (): void => undefined;
    const seen = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/v1/candidates/duplicates/scan', async (route) => {
      if (isHeld && route.request().method() === 'GET') await seen;
      await route.continue();
    });
    await page.goto('/candidates/duplicates');
    await expect(page.getByText('No possible duplicates')).toBeVisible();
    await expect(page.getByText(/“Look for duplicates” checks all of them again\.$/)).toBeVisible();
    await expectAccessible(page);
    isHeld = true;
    await page.getByRole('button', { name: 'Look for duplicates' }).click();
    await expect(page.getByText(/^Looking at candidates: 0 of \d+$/)).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Look for duplicates' })).toBeVisible();
    release();
    await expect(page.getByText(/^Last full check: /)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByText('No possible duplicates')).toBeVisible();
  });
});
