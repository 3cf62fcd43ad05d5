import { updatePosition } from '@cantera/shared/contracts/position-changes';
import { getPosition, type Position } from '@cantera/shared/contracts/positions';
import { getMe } from '@cantera/shared/contracts/users';
import type { Page } from '@playwright/test';
import { type Api, apiAs } from '../../fixtures/api.ts';
import { pdfLines } from '../../fixtures/pdf-text.ts';
import { completeFields, makeDraft, makeOpenPosition } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="30"><rect width="120" height="30" fill="#0b6e69"/></svg>';
const LEAVE = 'Are you sure you want to leave without saving the changes?';
const editor = (page: Page) => page.getByRole('textbox', { name: 'Job description' });
const addressOf = ({ id }: Position): string => `/positions/${id}/job-description`;
const storedText = async (api: Api, { id }: Position): Promise<string> =>
  (await api.call(getPosition, { params: { id } })).data.jobDescription;

async function openTab(page: Page, position: Position): Promise<void> {
  await page.goto(addressOf(position));
  await expect(editor(page)).toBeVisible();
}

test.describe('job description', () => {
  test('[JD-01] [JD-02] [SHELL-34] [PPAGE-14] is written on its tab and saved', async ({ page, api }) => {
    const position = await makeDraft(api);
    await page.goto(`/positions/${position.id}`);
    await page.getByRole('link', { name: 'Job description' }).click();
    await expect(page).toHaveURL(addressOf(position));
    await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeVisible();
    await editor(page).click();
    await page.keyboard.type('## What you do');
    await page.keyboard.press('Enter');
    await page.keyboard.type('- Pipelines & reports');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('daily');
    const saved = page.waitForRequest(
      (request) =>
        request.method() === 'PATCH' && request.url().endsWith(`/agency/clients/jobs/${position.id}`),
    );
    await page.getByRole('button', { name: 'Save' }).click();
    const html = '<h2>What you do</h2><ul><li>Pipelines &amp; reports<ul><li>daily</li></ul></li></ul>';
    expect((await saved).postDataJSON()).toMatchObject({ job_description: html });
    await test.step('[CONST-126] says so', () =>
      expect(page.getByRole('status').filter({ hasText: 'Position updated' })).toBeVisible());
    expect(await storedText(api, position)).toBe(html);
    await page.reload();
    await expect(editor(page).getByRole('heading', { name: 'What you do' })).toBeVisible();
  });

  test('[PPAGE-62] words that are not saved yet are saved on the way to publishing', async ({
    page,
    api,
  }) => {
    const position = await makeDraft(api);
    const fields = { ...(await completeFields(api)), jobDescription: '' };
    await api.call(updatePosition, { params: { id: position.id }, body: fields });
    await openTab(page, position);
    await editor(page).click();
    await page.keyboard.type('A team of four.');
    await page.getByRole('button', { name: 'Publish position' }).click();
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await expect(page.getByRole('button', { name: 'Open Position' })).toBeVisible();
    expect(await storedText(api, position)).toBe('<p>A team of four.</p>');
  });

  test('[JD-06] [JD-07] [JD-08] asks before changes are left, and only then', async ({ page, api }) => {
    const position = await makeOpenPosition(api);
    const stored = await storedText(api, position);
    await openTab(page, position);
    const process = page.getByRole('link', { name: 'Process' });
    const question = page.getByRole('alertdialog', { name: LEAVE });
    await process.click();
    await expect(page).toHaveURL(`/positions/${position.id}`);
    await page.getByRole('link', { name: 'Job description' }).click();
    await editor(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' And more.');
    await process.click();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page).toHaveURL(addressOf(position));
    await expect(editor(page)).toContainText('team of four. And more.');
    await process.click();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).toHaveURL(`/positions/${position.id}`);
    expect(await storedText(api, position)).toBe(stored);
  });

  test('[JD-05] a change of formatting alone asks nothing, and can be saved', async ({ page, api }) => {
    const position = await makeOpenPosition(api);
    await openTab(page, position);
    await editor(page).click();
    await page.keyboard.press('Control+A');
    await page.getByRole('button', { name: 'Bold' }).click();
    await expect(page.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'Process' }).click();
    await expect(page).toHaveURL(`/positions/${position.id}`);
    await page.getByRole('link', { name: 'Job description' }).click();
    await editor(page).click();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+B');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Position updated' })).toBeVisible();
    expect(await storedText(api, position)).toBe(
      '<p><strong>Build the data platform with a team of four.</strong></p>',
    );
  });

  test('links words by keyboard, and takes what is pasted from a word processor as text', async ({
    page,
    api,
  }) => {
    const position = await makeDraft(api);
    await openTab(page, position);
    await editor(page).click();
    await page.keyboard.type('See us');
    await page.keyboard.press('Shift+Home');
    await page.keyboard.press('Control+K');
    const dialog = page.getByRole('dialog', { name: 'Add link' });
    await dialog.getByRole('textbox', { name: 'Address' }).fill('nowhere');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Enter an address such as')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: 'Address' }).fill('example.org/jobs');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(editor(page)).toBeFocused();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => {
      const html =
        '<p class="MsoNormal" style="color:red"><b>Asks</b><img src="x.png"></p><table><tr><td>Days</td><td>3</td></tr></table>';
      return navigator.clipboard.write([
        new ClipboardItem({ 'text/html': new Blob([html], { type: 'text/html' }) }),
      ]);
    });
    await page.keyboard.press('Control+V');
    await expect(editor(page)).toContainText('Days | 3');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Position updated' })).toBeVisible();
    expect(await storedText(api, position)).toBe(
      '<p><a href="https://example.org/jobs" rel="noopener noreferrer nofollow" target="_blank">See us</a></p><p><strong>Asks</strong></p><p>Days | 3</p>',
    );
  });

  test('the toolbar is one stop of the Tab key; its tools are reached by arrows', async ({ page, api }) => {
    await openTab(page, await makeDraft(api));
    const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
    await toolbar.getByRole('button', { name: 'Heading', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(toolbar.getByRole('button', { name: 'Bold' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toolbar.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Tab');
    await expect(editor(page)).toBeFocused();
    await page.keyboard.type('x');
    await expect(editor(page).getByRole('strong')).toHaveText('x');
  });

  test('has no accessibility faults, and all of it works on a phone', async ({ page, api }) => {
    await openTab(page, await makeOpenPosition(api));
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 780 });
    await editor(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' On the way.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Position updated' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('[JD-03] [JD-04] prints with the agency’s logo and the strip, and breaks where it should', async ({
    page,
    api,
    context,
  }) => {
    const sections = Array.from(
      { length: 14 },
      (_, n) =>
        `<h2>Section ${n}</h2><p>${`In part ${n} the platform team plans, builds and keeps what others rely on. `.repeat(5 + (n % 4))}</p><ul><li>First of ${n}</li><li>Second of ${n}</li></ul>`,
    );
    const position = await makeDraft(api);
    await api.call(updatePosition, {
      params: { id: position.id },
      body: { jobDescription: sections.join('') },
    });
    // The browser's dialog would hold the page, and the frame goes when it closes.
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
    });
    // The demo's agency has no logo, and other tests look at it as it is.
    await context.route('**/files/public/logo-of-the-test', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: LOGO }),
    );
    await page.route('**/api/v1/agency', async (route) => {
      const response = await route.fetch();
      const { data } = await response.json();
      await route.fulfill({
        response,
        json: { data: { ...data, logo_url: '/files/public/logo-of-the-test' } },
      });
    });
    await openTab(page, position);
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    await page.locator('iframe[name="cantera-print"]').waitFor({ state: 'attached' });
    const frame = page.frame({ name: 'cantera-print' });
    if (!frame) throw new Error('nothing is printed');
    await frame.locator('html[data-printed]').waitFor({ state: 'attached' });
    await expect(frame.getByRole('img', { name: 'Demo Talent', includeHidden: true })).toHaveCount(1);
    const paper = await context.newPage();
    await paper.setContent(await frame.content());
    const pdf = await paper.pdf({ preferCSSPageSize: true, printBackground: true });
    const pages = await pdfLines(pdf);
    expect(pages.length).toBeGreaterThan(2);
    const lines = pages.flat();
    expect(lines[0]).toBe('Demo Talent');
    expect(lines).toContain(position.title);
    for (let n = 0; n < 14; n += 1) expect(lines).toContain(`Section ${n}`);
    expect(pages.at(-1)).toContain('Powered by Cantera');
    for (const [n, onPage] of pages.entries()) {
      expect(onPage.at(-1)).toBe(`${n + 1} / ${pages.length}`);
      // No heading stands alone at the foot.
      expect(onPage.at(-2)).not.toMatch(/^Section/);
    }
  });
});

test.describe('job description, written by two', () => {
  test.use({ expected: ['409 /api/v1/agency/clients/jobs/'] });
  test('tells of what someone else saved meanwhile, and lets one choose', async ({ page, api }) => {
    const position = await makeOpenPosition(api);
    const params = { id: position.id };
    await openTab(page, position);
    await editor(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Mine.');
    await api.call(updatePosition, { params, body: { agencyPriority: 'HIGH' } });
    await expect(page.getByRole('button', { name: 'Priority: High' })).toBeVisible();
    await api.call(updatePosition, { params, body: { jobDescription: '<p>Theirs.</p>' } });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Keep mine' })).toBeVisible();
    await page.getByRole('button', { name: 'Load their version' }).click();
    await expect(editor(page)).toHaveText('Theirs.');
    await editor(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' And mine.');
    await api.call(updatePosition, { params, body: { jobDescription: '<p>Theirs again.</p>' } });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Position updated' })).toBeVisible();
    expect(await storedText(api, position)).toBe('<p>Theirs. And mine.</p>');
  });
});

test.describe('job description, when the server cannot be reached', () => {
  test.use({ expected: ['net::ERR_FAILED'] });
  test('keeps what was typed when it cannot be saved', async ({ page, api }) => {
    const position = await makeDraft(api);
    await openTab(page, position);
    await page.route('**/agency/clients/jobs/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort('failed') : route.fallback(),
    );
    await editor(page).click();
    await page.keyboard.type('Kept');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(editor(page)).toHaveText('Kept');
    await page.unroute('**/agency/clients/jobs/*');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Position updated' })).toBeVisible();
    expect(await storedText(api, position)).toBe('<p>Kept</p>');
  });
});

test.describe('job description, of someone who may only read it', () => {
  test.use({ who: 'manager' });
  test('is shown, not edited', async ({ page }) => {
    const recruiter = await apiAs('recruiter');
    const manager = await apiAs('manager');
    const position = await makeOpenPosition(recruiter);
    const { data } = await manager.call(getMe);
    await recruiter.call(updatePosition, {
      params: { id: position.id },
      body: { hiringManagersIds: [data.id] },
    });
    await page.goto(addressOf(position));
    await expect(page.getByText('Build the data platform with a team of four.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
    await expect(editor(page)).toHaveCount(0);
  });
});
