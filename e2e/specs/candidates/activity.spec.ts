import { updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import { createComment, listComments } from '@cantera/shared/contracts/comments';
import { createMessageTemplate } from '@cantera/shared/contracts/message-templates';
import { getMe } from '@cantera/shared/contracts/users';
import type { Page } from '@playwright/test';
import { apiAs } from '../../fixtures/api.ts';
import { makeCandidate } from '../../fixtures/candidates.ts';
import { unique } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Candidate panel' });
const timeline = (page: Page) => page.getByRole('list', { name: 'Activity' });
const entry = (page: Page, words: string | RegExp) =>
  timeline(page).locator(':scope > li').filter({ hasText: words });

test('[ACT-01] [ACT-02] [ACT-04] a recruiter reads where a person stands and what happened, on the page and on the board', async ({
  page,
  api,
}) => {
  const { candidate } = await makeCandidate(api, 'Guiomar', unique('Camins'));
  const params = { id: candidate.id };
  await api.call(createComment, {
    params,
    body: { comment: '<p>She <b>called</b> back.</p>', type: 'call' },
  });
  await api.call(updateCandidate, { params, body: { jobTitle: 'Fustera' } });
  await page.goto(`/candidates?q=${encodeURIComponent(candidate.lastName)}`);
  await page.getByRole('link', { name: `Guiomar ${candidate.lastName}`, exact: true }).click();
  await panelOf(page).getByRole('tab', { name: 'Activity' }).click();
  await expect(entry(page, 'Changed: Job title')).toContainText(/\d{2}/);
  await panelOf(page).getByRole('link', { name: 'Expand' }).click();
  // The page: the rail, then the tab.
  const rail = page.getByRole('region', { name: 'In process' });
  await expect(rail.getByRole('listitem')).toContainText(/Inbox, since .*Tallers Vallès/);
  await page.getByRole('navigation', { name: 'Candidate' }).getByRole('link', { name: 'Activity' }).click();
  await expect(timeline(page).locator(':scope > li')).toContainText([
    'Changed: Job title',
    'She called back.',
    /Consent given|Your application/,
  ]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'All activity' }).click();
  await page.getByRole('menuitemradio', { name: 'Comments' }).click();
  await expect(timeline(page).locator(':scope > li')).toHaveCount(1);
  await expect(page).toHaveURL(/kind=comment/);
  // What a colleague writes meanwhile comes by itself.
  await (await apiAs('admin')).call(createComment, { params, body: { comment: '<p>Just now.</p>' } });
  await expect(entry(page, 'Just now.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1440, height: 900 });
  // The process leads to the board, with the person open.
  await page.getByRole('navigation', { name: 'Candidate' }).getByRole('link', { name: 'Profile' }).click();
  await rail.getByRole('link').first().click();
  await expect(panelOf(page).getByRole('heading', { level: 2 })).toContainText('Guiomar');
  await panelOf(page).getByRole('tab', { name: 'Activity' }).click();
  await expect(entry(page, 'Just now.')).toBeVisible();
  await expectAccessible(page);
});

test('[ACT-03] [ACT-06] writes from a template, sees it as it will leave, takes it back and sends it after all', async ({
  page,
  api,
}) => {
  const { candidate } = await makeCandidate(api, 'Isaura', unique('Ponts'));
  const template = unique('First call');
  await api.call(createMessageTemplate, {
    body: {
      name: template,
      subject: `${template} for {firstName}`,
      body: '<p>Dear {firstName}, about {title}.</p>',
    },
  });
  await page.goto(`/candidates?q=${encodeURIComponent(candidate.lastName)}`);
  await page.getByRole('link', { name: `Isaura ${candidate.lastName}`, exact: true }).click();
  await panelOf(page).getByRole('tab', { name: 'Activity' }).click();
  await panelOf(page).getByRole('button', { name: 'Write message' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write message' });
  const send = dialog.getByRole('button', { name: 'Send' });
  await dialog.getByRole('button', { name: 'Use a template' }).click();
  await page.getByRole('menuitem', { name: template }).click();
  const preview = dialog.getByRole('article');
  await expect(preview).toContainText(`${template} for Isaura`);
  await expect(preview).toContainText(candidate.email ?? '');
  // Without a position its title is unknown, and nothing is sent with a hole in it.
  await expect(dialog.getByText('{title} has no value here.')).toBeVisible();
  await expect(send).toBeDisabled();
  const about = dialog.getByRole('combobox', { name: 'About' });
  await about.click();
  await about.press('Enter');
  await expect(preview).toContainText(/Dear Isaura, about Enginyera de dades/);
  await expectAccessible(page);
  await send.click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Do not send' }).click();
  const mail = entry(page, `${template} for Isaura`);
  await expect(mail).toContainText('Someone chose not to send it.');
  await mail.getByRole('button', { name: 'Read message' }).click();
  await expect(mail).toContainText(/Dear Isaura, about Enginyera de dades/);
  await mail.getByRole('button', { name: 'Send after all' }).click();
  await expect(mail.getByText('Sent', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(mail.getByRole('button', { name: /send/i })).toHaveCount(0);
});

test('[ACT-07] @ in a comment mentions a colleague; one who may not see the person is refused in words', async ({
  page,
  api,
}) => {
  const { candidate } = await makeCandidate(api, 'Oleguer', unique('Masies'));
  const admin = (await (await apiAs('admin')).call(getMe)).data;
  const name = `${admin.firstName} ${admin.lastName}`;
  await page.goto(`/candidates/${candidate.id}/comments`);
  const card = page.getByRole('form', { name: 'New comment' });
  await card.getByRole('textbox', { name: 'Comment' }).click();
  await page.keyboard.type(`Ask @${admin.firstName.slice(0, 3)}`);
  const offered = page.getByRole('listbox', { name: 'Members' }).getByRole('option');
  await expect(offered.filter({ hasText: name })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(offered).toHaveCount(0);
  await page.keyboard.type(admin.firstName.slice(3));
  await offered.filter({ hasText: name }).click();
  await page.keyboard.type('about it.');
  await expect(card.getByRole('textbox', { name: 'Comment' })).toHaveText(`Ask @${name} about it.`);
  await expect(card.getByRole('button', { name: `Remove the mention of ${name}` })).toBeVisible();
  await card.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('list', { name: 'Comments' })).toContainText(`Ask @${name} about it.`);
  const { items } = (await api.call(listComments, { params: { id: candidate.id }, query: {} })).data;
  expect(items[0]?.text).toBe(`@[${name}]{${admin.id}}`);
  // A hiring manager of another position is not offered.
  const manager = (await (await apiAs('manager')).call(getMe)).data;
  await card.getByRole('textbox', { name: 'Comment' }).click();
  await page.keyboard.type(`@${manager.firstName}`);
  await expect(page.getByText('No results found')).toBeVisible();
});
