import { type Candidate, getCandidate, updateCandidate } from '@cantera/shared/contracts/candidates';
import { listDuplicates } from '@cantera/shared/contracts/duplicates';
import { listMerges } from '@cantera/shared/contracts/merges';
import type { Page } from '@playwright/test';
import type { Api } from '../../fixtures/api.ts';
import { makeCandidate } from '../../fixtures/candidates.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

/** Two records of one person: the same telephone and name, another job; and the pair is found. */
async function makeDouble(api: Api): Promise<{ one: Candidate; two: Candidate }> {
  const stamp = String(Date.now()).slice(-8);
  const surname = `Vilaseca ${stamp}`;
  const phoneNumber = `+346${stamp}`;
  const one = (await makeCandidate(api, 'Ramona', surname)).candidate;
  const two = (await makeCandidate(api, 'Ramona', surname)).candidate;
  const change = async ({ id }: Candidate, jobTitle: string) =>
    (await api.call(updateCandidate, { params: { id }, body: { phoneNumber, jobTitle } })).data;
  const people = { one: await change(one, 'Forner'), two: await change(two, 'Pastisser') };
  await expect
    .poll(
      async () =>
        (await api.call(listDuplicates, { query: { candidateId: one.id } })).data.pagination.totalItems,
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0);
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
  await expect(pair.getByText(/In common: .*telephone.*name/)).toBeVisible();
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
  await expect(job.getByRole('radio', { name: /^Forner/ })).toBeChecked();
  await job.getByRole('radio', { name: /^Pastisser/ }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/1 application, 0 comments/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Merge' }).click();
  await expect(page).toHaveURL(new RegExp(`/candidates/${one.id}$`));
  await expect(page.getByText('Candidates merged')).toBeVisible();
  const merged = (await api.call(getCandidate, { params: { id: one.id } })).data;
  expect(merged.jobTitle).toBe('Pastisser');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Merge undone')).toBeVisible();
  const back = (await api.call(getCandidate, { params: { id: two.id } })).data;
  expect([back.id, back.jobTitle]).toEqual([two.id, 'Pastisser']);
  expect((await api.call(getCandidate, { params: { id: one.id } })).data.jobTitle).toBe('Forner');
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
  await expect(page.getByText(`What goes over to Ramona ${one.lastName}`)).toBeVisible();
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText('Candidates merged')).toBeVisible();
  await page.goto(`/candidates/${two.id}`);
  await expect(page).toHaveURL(new RegExp(`/candidates/${one.id}$`));
  await page.goto('/candidates/merges');
  const entry = page.getByRole('listitem', { name: `Ramona ${two.lastName} into Ramona ${one.lastName}` });
  await expectAccessible(page);
  await entry.getByRole('button', { name: 'Undo merge' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo merge' }).click();
  await expect(page.getByText('Merge undone')).toBeVisible();
  const { items } = (await api.call(listMerges, { query: { candidateId: two.id } })).data;
  expect(items.map((item) => item.undoneAt === null)).toEqual([false]);
});
