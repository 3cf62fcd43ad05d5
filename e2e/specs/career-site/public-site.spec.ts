import { randomUUID } from 'node:crypto';
import { updatePosition } from '@cantera/shared/contracts/position-changes';
import type { Page } from '@playwright/test';
import type { Api } from '../../fixtures/api.ts';
import { curriculum } from '../../fixtures/curriculum.ts';
import { boardOf, makeApplicant, makeOpenPosition, unique } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const SITE = '/careers/en/demo';

async function fill(page: Page, email: string, cv: Buffer, name = 'cv.pdf'): Promise<void> {
  await page.getByLabel('First name').fill('Ximena');
  await page.getByLabel('Last name').fill('Quispe Mamani');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('+34 600 55 01 93');
  await page.getByLabel('CV').setInputFiles({ name, mimeType: 'application/pdf', buffer: cv });
  await page.getByRole('checkbox', { name: /privacy policy/ }).check();
}

/** Two open positions in Girona that one search finds: one done from anywhere, one on the spot. */
async function makeTwo(api: Api): Promise<{ key: string; remote: string; near: string }> {
  const key = unique('mestra').replace(' ', '-');
  const [remote, near] = [`Sastre ${key}`, `Teixidora ${key}`];
  for (const [title, workMode] of [
    [remote, 'REMOTE'],
    [near, 'ON-SITE'],
  ] as const) {
    const { id } = await makeOpenPosition(api, title);
    await api.call(updatePosition, { params: { id }, body: { workMode } });
  }
  return { key, remote, near };
}

test.describe('public career site', () => {
  test.use({ who: null });

  test.describe('with script', () => {
    test('[PUB-05] [PUB-15] finds a position by typing, without a session', async ({ page, api }) => {
      const title = unique('Fuster de vaixells');
      await makeOpenPosition(api, title);
      await page.goto(`${SITE}/positions`);
      await page.getByRole('searchbox', { name: 'Search positions' }).pressSequentially(title.slice(-8));
      await expect(page.getByRole('status')).toContainText('1 position for');
      await page.getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });

    test('[PUB-34] takes a chosen filter at once, and takes it away by its link', async ({ page, api }) => {
      const { key, remote, near } = await makeTwo(api);
      await page.goto(`${SITE}/positions?q=${key}`);
      await expect(page.getByRole('status')).toContainText('2 positions for');
      await page.getByLabel('Work mode').selectOption('Remote');
      await expect(page.getByRole('status')).toContainText('1 position for');
      await expect(page.getByRole('link', { name: remote })).toBeVisible();
      await expect(page.getByRole('link', { name: near })).toHaveCount(0);
      await expect(page).toHaveURL(`${SITE}/positions?q=${key}&mode=REMOTE`);
      await expect(page.locator('a.language[lang="ca"]').first()).toHaveAttribute(
        'href',
        new RegExp(`\\?q=${key}&mode=REMOTE$`),
      );
      await page.getByRole('link', { name: 'Remove filter: Remote' }).click();
      await expect(page.getByRole('status')).toContainText('2 positions for');
      await expect(page).toHaveURL(`${SITE}/positions?q=${key}`);
    });

    test('[PUB-19] [PUB-22] applies once, however often the button is pressed', async ({ page, api }) => {
      const position = await makeOpenPosition(api);
      const applicant = makeApplicant();
      await page.goto(`${SITE}/positions/${position.id}`);
      await page.getByRole('link', { name: 'Apply' }).first().click();
      await page.getByRole('button', { name: 'Send application' }).click();
      await expect(page.getByLabel('First name')).toBeFocused();
      await expect(page.getByText('Give your consent to apply.')).toBeVisible();
      await fill(page, applicant.email, await curriculum(applicant));
      await expect(page.getByText('Choose your CV.')).toBeHidden();
      let sent = 0;
      page.on('request', (request) => {
        if (request.method() === 'POST') sent += 1;
      });
      await page.getByRole('button', { name: 'Send application' }).dblclick();
      await expect(page.getByRole('heading', { name: 'Your application has arrived' })).toBeVisible();
      await expect(page.getByRole('definition').filter({ hasText: applicant.email })).toBeVisible();
      expect(sent).toBe(1);
    });

    test('asks before a form is left in which something was typed', async ({ page, api }) => {
      const position = await makeOpenPosition(api);
      const asked: string[] = [];
      page.on('dialog', async (dialog) => {
        asked.push(dialog.type());
        await (asked.length === 1 ? dialog.dismiss() : dialog.accept());
      });
      await page.goto(`${SITE}/positions/${position.id}/apply`);
      await page.getByRole('link', { name: 'All positions' }).click();
      await expect(page).toHaveURL(`${SITE}/positions`);
      expect(asked).toEqual([]);
      await page.goto(`${SITE}/positions/${position.id}/apply`);
      await page.getByLabel('First name').click();
      await page.keyboard.type('Ximena');
      await page.getByRole('link', { name: 'All positions' }).click();
      await expect.poll(() => asked).toEqual(['beforeunload']);
      await expect(page.getByLabel('First name')).toHaveValue('Ximena');
      await expect(page).toHaveURL(/\/apply$/);
      await page.getByRole('link', { name: 'All positions' }).click();
      await expect(page).toHaveURL(`${SITE}/positions`);
    });
  });

  test('a second application to the same position is answered alike, and the board has him once', async ({
    page,
    api,
  }) => {
    const position = await makeOpenPosition(api);
    const applicant = makeApplicant();
    const cv = await curriculum(applicant);
    for (const name of ['Ximena', 'Other name']) {
      await page.goto(`${SITE}/positions/${position.id}/apply`);
      await fill(page, applicant.email, cv);
      await page.getByLabel('First name').fill(name);
      await page.getByRole('button', { name: 'Send application' }).click();
      await expect(page.getByRole('heading', { name: 'Your application has arrived' })).toBeVisible();
      // What this form said, and nothing of the one before.
      await expect(page.getByRole('definition').filter({ hasText: name })).toBeVisible();
    }
    const cards = (await boardOf(api, position.id)).flatMap(({ applications }) => applications);
    expect(cards.map(({ candidate }) => candidate.firstName)).toEqual(['Ximena']);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false, expected: [/^400 .*\/apply$/] });

    test('[PUB-34] filters by the button of the form', async ({ page, api }) => {
      const { key, near } = await makeTwo(api);
      await page.goto(`${SITE}/positions`);
      await page.getByRole('searchbox', { name: 'Search positions' }).fill(key);
      await page.getByLabel('Location').selectOption({ label: 'Girona' });
      await page.getByLabel('Work mode').selectOption('On-site');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('status')).toContainText('1 position for');
      await expect(page.getByRole('link', { name: near })).toBeVisible();
      await expect(page.getByLabel('Work mode')).toHaveValue('ON-SITE');
      await page.getByRole('link', { name: 'Clear filters' }).click();
      await expect(page.getByRole('status')).toContainText('2 positions for');
      await expect(page.getByLabel('Work mode')).toHaveValue('');
    });

    test('[PUB-19] applies, and after a refusal finds what was typed', async ({ page, api }) => {
      const position = await makeOpenPosition(api);
      const applicant = makeApplicant();
      await page.goto(`${SITE}/positions/${position.id}/apply`);
      await fill(page, applicant.email, Buffer.from('no PDF'));
      await page.getByRole('button', { name: 'Send application' }).click();
      await expect(page.getByRole('alert').getByRole('link')).toHaveText(
        'Choose a PDF, Word (.docx), OpenDocument (.odt) or RTF file; this is none of them.',
      );
      await expect(page.getByLabel('Last name')).toHaveValue('Quispe Mamani');
      const cv = await curriculum(applicant);
      await page.getByLabel('CV').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: cv });
      await page.getByRole('button', { name: 'Send application' }).click();
      await expect(page.getByRole('heading', { name: 'Your application has arrived' })).toBeVisible();
      await expect(page).toHaveURL(/\/apply\/received\/[0-9a-f-]{36}$/);
    });
  });

  test.describe('for everyone', () => {
    test.use({ expected: [/^404 \/careers\//] });

    for (const width of [1440, 390])
      test(`is accessible in light and dark and fits ${width} px`, async ({ page, api }) => {
        await page.setViewportSize({ width, height: 844 });
        const { id } = await makeOpenPosition(api);
        for (const rest of [
          '',
          '/positions?mode=HYBRID',
          `/positions/${id}`,
          `/positions/${id}/apply`,
          `/positions/${randomUUID()}`,
        ]) {
          await page.goto(SITE + rest);
          await expectAccessible(page);
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
            .toBe(0);
        }
      });
  });
});
