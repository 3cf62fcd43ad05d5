import { getAgency } from '@cantera/shared/contracts/agency';
import { updateLegal } from '@cantera/shared/contracts/agency-settings';
import { type Candidate, getCandidate, listCandidates } from '@cantera/shared/contracts/candidates';
import { answerConsentRequest, sendGdpr } from '@cantera/shared/contracts/consents';
import { listDeletionWarnings } from '@cantera/shared/contracts/retention';
import { getMe } from '@cantera/shared/contracts/users';
import type { Page } from '@playwright/test';
import type { Api } from '../../fixtures/api.ts';
import { mailsTo } from '../../fixtures/outbox.ts';
import { enterWith, newSession } from '../../fixtures/session.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

// The other agency of the demo: what these tests set and delete is nobody else's. They tell one story, in order.
test.describe.configure({ mode: 'serial' });
test.use({ who: null });

const list = (page: Page) => page.getByRole('region', { name: 'To be deleted' });
const record = (page: Page) => page.getByRole('region', { name: 'Record of deletions' });
const nameOf = ({ firstName, lastName }: Candidate) => `${firstName} ${lastName}`;
const rowOf = (page: Page, candidate: Candidate) =>
  list(page)
    .getByRole('row')
    .filter({ hasText: nameOf(candidate) });

let admin: Api;
let people: Candidate[];

/** Asks someone for their consent, and refuses it by the mail's link as they would. */
async function refuse(candidate: Candidate): Promise<void> {
  await admin.call(sendGdpr, { params: { id: candidate.id } });
  const tokens = () =>
    mailsTo(candidate.email ?? '')
      .map((mail) => mail.replace(/=\r?\n/g, ''))
      .flatMap((mail) => /\/public\/gdpr\/([\w-]+)/.exec(mail)?.[1] ?? []);
  await expect.poll(() => tokens().length).toBeGreaterThan(0);
  await admin.call(answerConsentRequest, {
    params: { token: tokens().at(-1) ?? '' },
    body: { accepted: false },
  });
}
const listed = async (): Promise<string[]> =>
  (await admin.call(listDeletionWarnings, { query: { perPage: 100 } })).data.items.map(
    ({ candidate }) => candidate.id,
  );

test.beforeAll(async () => {
  admin = await newSession('admin@rival.test');
  const { items } = (await admin.call(listCandidates, { query: { perPage: 50 } })).data;
  const known = await Promise.all(
    items.map(async ({ id }) => (await admin.call(getCandidate, { params: { id } })).data),
  );
  people = known.filter(({ email, gdpr }) => email !== null && gdpr.status !== 'REJECTED').slice(0, 2);
});
test.afterAll(async () => {
  await admin.call(updateLegal, {
    body: { expirationGdprDays: 365, deletionPeriodRejectedGdprDays: null },
  });
});

test('[GDPR-19] [GDPR-16] lists whoever refuses consent, live, and says that nothing happens by itself', async ({
  page,
}) => {
  const [first] = people;
  if (!first) throw new Error('the other agency has nobody to ask');
  expect((await admin.call(getAgency)).data.legal.deletionPeriodRejectedGdprDays).toBeNull();
  await enterWith(page, admin);
  await page.goto('/agency/deletions');
  await expect(page).toHaveTitle('Deletions — Cantera');
  await expect(
    page.getByText('Automatic deletion is off: nobody is deleted unless you do it.'),
  ).toBeVisible();
  await expect(rowOf(page, first)).toHaveCount(0);
  await refuse(first);
  await expect(rowOf(page, first)).toContainText('Refused consent');
  await expect(rowOf(page, first)).toContainText('Manual only');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Change the rules' }).click();
  await expect(page).toHaveURL(/\/agency\/general#gdpr$/);
});

test('[GDPR-20] stops a deletion and lets it go on', async ({ page }) => {
  const [first] = people;
  if (!first) throw new Error('the other agency has nobody to ask');
  await enterWith(page, admin);
  await page.goto('/agency/deletions');
  await rowOf(page, first)
    .getByRole('button', { name: `Stop the deletion of ${nameOf(first)}` })
    .click();
  await expect(page.getByText('Deletion stopped', { exact: true })).toBeVisible();
  await expect(rowOf(page, first)).toContainText('Stopped by');
  await page.reload();
  await rowOf(page, first)
    .getByRole('button', { name: `Resume the deletion of ${nameOf(first)}` })
    .click();
  await expect(page.getByText('Deletion resumed', { exact: true })).toBeVisible();
  await expect(rowOf(page, first)).toContainText('Manual only');
});

test('[GDPR-22] follows the rules as soon as they change, and says them in words', async ({ page }) => {
  const [first] = people;
  if (!first) throw new Error('the other agency has nobody to ask');
  await enterWith(page, admin);
  await page.goto('/agency/deletions');
  await expect(rowOf(page, first)).toHaveCount(1);
  // The candidate refused only now: with a period of a day they are not due yet.
  await admin.call(updateLegal, { body: { expirationGdprDays: 365, deletionPeriodRejectedGdprDays: 1 } });
  await expect(rowOf(page, first)).toHaveCount(0);
  await expect(page.getByText('more than 1 day ago is listed here for 7 days')).toBeVisible();
  await admin.call(updateLegal, { body: { expirationGdprDays: 365, deletionPeriodRejectedGdprDays: null } });
  await expect(rowOf(page, first)).toContainText('Manual only');
});

test('[GDPR-21] [SHELL-123] deletes one at once after a question, and the record keeps no name', async ({
  page,
}) => {
  const [first] = people;
  if (!first) throw new Error('the other agency has nobody to ask');
  await enterWith(page, admin);
  await page.goto('/agency/deletions');
  await rowOf(page, first).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Delete now' }).click();
  const question = page.getByRole('alertdialog', { name: `Delete ${nameOf(first)}?` });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(rowOf(page, first)).toHaveCount(1);
  await rowOf(page, first).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Delete now' }).click();
  await question.getByRole('button', { name: 'Delete candidate' }).click();
  await expect(page.getByText('Candidate deleted', { exact: true })).toBeVisible();
  await expect(rowOf(page, first)).toHaveCount(0);
  expect(await listed()).not.toContain(first.id);
  const { firstName, lastName } = (await admin.call(getMe)).data;
  const entry = record(page).getByRole('row').nth(1);
  await expect(entry.getByRole('cell')).toHaveText([
    /^\d\d:\d\d \d\d-\d\d-\d{4}$/,
    'Deleted by hand',
    `${firstName} ${lastName}`,
  ]);
  const at = Date.parse((await entry.getByRole('time').getAttribute('datetime')) ?? '');
  expect(Math.abs(Date.now() - at)).toBeLessThan(60_000);
  await expect(record(page)).not.toContainText(first.lastName);
  await expectAccessible(page);
});

test.describe('for a recruiter', () => {
  test.use({ who: 'recruiter' });
  test('[GDPR-23] the screen is not there, nor a way to it', async ({ page }) => {
    await page.goto('/agency/general');
    const side = page.getByRole('navigation', { name: 'Agency', exact: true });
    await expect(side.getByRole('link', { name: 'Members' })).toBeVisible();
    await expect(side.getByRole('link', { name: 'Deletions' })).toHaveCount(0);
    await page.goto('/agency/deletions');
    await expect(page.getByRole('heading', { name: /access|permission|allowed/i })).toBeVisible();
    await expect(list(page)).toHaveCount(0);
  });
});
