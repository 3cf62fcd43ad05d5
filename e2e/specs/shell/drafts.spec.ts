import { logout } from '@cantera/shared/contracts/logout';
import type { Page } from '@playwright/test';
import { type Api, apiAs, PASSWORD } from '../../fixtures/api.ts';
import { makeCandidate } from '../../fixtures/candidates.ts';
import { makeDraft } from '../../fixtures/positions.ts';
import { enterWith, newSession } from '../../fixtures/session.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The server ends the session, the next call learns of it, and the same person logs in again. */
async function loseAndReturn(page: Page, session: Api): Promise<void> {
  const place = new URL(page.url()).pathname;
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await session.call(logout);
  // A refetch may have left already; else the save does.
  const save = page.getByRole('button', { name: 'Save', exact: true }).first();
  await save.click({ timeout: 3000 }).catch(() => undefined);
  await expect(page).toHaveURL(/\/public\/login\?redirect=/);
  expect(asked).toEqual([]);
  await page.getByLabel('Email').fill('recruiter@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(new RegExp(`${place}$`));
  await expect(page.getByRole('status').filter({ hasText: 'What you had typed before' })).toBeVisible();
}

test.use({ who: null, expected: [/^401 \/(api|auth)\//] });

test('what was typed when the session was lost is back after the login: the details of a position', async ({
  page,
}) => {
  const { id } = await makeDraft(await apiAs('recruiter'));
  const session = await newSession();
  await enterWith(page, session);
  await page.goto(`/positions/${id}/details`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Fustera de vaixells');
  await loseAndReturn(page, session);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Fustera de vaixells');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fustera de vaixells' })).toBeVisible();
});

test('… the description of a position', async ({ page }) => {
  const { id } = await makeDraft(await apiAs('recruiter'));
  const session = await newSession();
  await enterWith(page, session);
  await page.goto(`/positions/${id}/job-description`);
  const editor = page.getByRole('textbox', { name: 'Job description' });
  await editor.click();
  await page.keyboard.type('Builds wooden ships');
  await loseAndReturn(page, session);
  await expect(editor).toHaveText('Builds wooden ships');
});

test('… an added entry of a candidate', async ({ page }) => {
  const { candidate } = await makeCandidate(await apiAs('recruiter'), 'Mar', `Esborrany ${Date.now()}`);
  const session = await newSession();
  await enterWith(page, session);
  await page.goto(`/candidates/${candidate.id}/update/education`);
  const degrees = page.getByRole('textbox', { name: 'Degree' });
  await expect(degrees.first()).toBeVisible();
  const before = await degrees.count();
  await page.getByRole('button', { name: 'Add education' }).click();
  await degrees.first().fill('Màster en fusta');
  await page.getByRole('textbox', { name: 'Institution' }).first().fill('Escola Massana');
  await loseAndReturn(page, session);
  await expect(degrees).toHaveCount(before + 1);
  await expect(degrees.first()).toHaveValue('Màster en fusta');
});
