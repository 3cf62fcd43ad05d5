import { deleteWorkflow, listWorkflows } from '@cantera/shared/contracts/workflows';
import type { Page } from '@playwright/test';
import type { Api } from '../../fixtures/api.ts';
import { Hand } from '../../fixtures/hand.ts';
import { unique } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const cards = (page: Page) => page.getByRole('list', { name: 'Actions' }).locator('[data-card]');

async function openList(page: Page): Promise<void> {
  await page.goto('/agency/general');
  await page.getByRole('button', { name: /Agency menu/ }).click();
  await page.getByRole('menuitem', { name: 'Workflows' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Workflows' })).toBeVisible();
}

async function storedAs(api: Api, name: string) {
  const { data } = await api.call(listWorkflows);
  return data.items.find((workflow) => workflow.name === name);
}

async function remove(api: Api, name: string): Promise<void> {
  const left = await storedAs(api, name);
  if (left) await api.call(deleteWorkflow, { params: { id: left.id } });
}

for (const width of [1440, 390])
  test(`[SHELL-26] [SHELL-27] [SHELL-80] [SHELL-88] a workflow is written, saved, changed, deleted and brought back at ${width} px`, async ({
    page,
    api,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const name = unique('Contractat');
    try {
      await openList(page);
      await page.getByRole('button', { name: 'Create' }).first().click();
      await expect(page).toHaveURL(/\/agency\/workflows\/add$/);
      await expect(page.getByRole('navigation', { name: 'Agency', exact: true })).toHaveCount(0);
      await page.getByLabel('Name').fill(name);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('You must add an action.')).toBeVisible();

      await page.getByRole('button', { name: 'Automatic message' }).click();
      await cards(page).nth(0).getByText('Email', { exact: true }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(cards(page).nth(0).getByText('Check this')).toBeVisible();
      await expect(page.getByLabel('Subject')).toBeFocused();
      await page.getByLabel('Subject').fill('Welcome, {firstname}');
      await expect(cards(page).nth(0).getByText('Check this')).toHaveCount(0);
      await page.getByRole('button', { name: 'Write {firstName}' }).click();
      await expect(page.getByLabel('Subject')).toHaveValue('Welcome, {firstName}');
      await page.getByRole('textbox', { name: 'Message' }).click();
      await page.keyboard.type('About ');
      await page.getByRole('button', { name: '{title}' }).click();
      await page.keyboard.type(' soon.');
      await page.getByLabel('Add files').setInputFiles({
        name: 'map.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4 a map'),
      });
      await expect(page.getByRole('button', { name: 'Take off map.pdf' })).toBeVisible();
      await page.getByRole('button', { name: 'Delay', exact: true }).click();
      await page.getByRole('button', { name: '1 day', exact: true }).click();
      await page.getByLabel('Minutes to wait').fill('1441');
      await expect(page.getByText('Wait 1 day 1 min', { exact: true })).toBeVisible();
      await expectAccessible(page);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Created', { exact: true })).toBeVisible();
      await expect(page).toHaveURL(/\/agency\/workflows$/);
      const saved = await storedAs(api, name);
      expect(saved?.actions).toMatchObject([
        {
          value: {
            channels: ['EMAIL'],
            subject: 'Welcome, {firstName}',
            message: '<p>About {title} soon.</p>',
            attachments: [saved?.files[0]?.id],
          },
        },
        { type: 'DELAY', value: { delaySeconds: 86_460 } },
      ]);

      await page.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Take off map.pdf' })).toBeVisible();
      await page.getByRole('button', { name: /^Actions for 2\./ }).click();
      await page.getByRole('menuitem', { name: 'Move up' }).click();
      await page.reload();
      await expect(page.getByText(/What you had typed is back/)).toBeVisible();
      await expect(cards(page).nth(0)).toHaveAccessibleName('1. Wait 1 day 1 min');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Updated!')).toBeVisible();
      await expect.poll(async () => (await storedAs(api, name))?.actions[0]?.type).toBe('DELAY');

      await page.getByRole('button', { name: `Actions: ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page
        .getByRole('alertdialog', { name: 'Are you sure?' })
        .getByRole('button', { name: 'Delete' })
        .click();
      await expect(page.getByRole('link', { name })).toHaveCount(0);
      await expect(page.getByText(`${name} deleted`)).toBeVisible();
      expect(await storedAs(api, name)).toBeUndefined();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('link', { name })).toBeVisible();
      await expectAccessible(page);
    } finally {
      await remove(api, name);
    }
  });

test('[WF-16] [WF-17] [WF-18] a workflow is written, put into order and taken back with the keyboard alone', async ({
  page,
  api,
}) => {
  const name = unique('Teclat');
  try {
    await openList(page);
    const hand = new Hand(page, 'keyboard');
    const press = (button: string | RegExp) =>
      hand.press(page.getByRole('button', { name: button, exact: typeof button === 'string' }).first());
    await press('Create');
    await hand.fill(page.getByLabel('Name'), name);
    await press('Delay');
    await expect(page.getByLabel('Minutes to wait')).toBeFocused();
    await page.keyboard.type('5');
    await press('Delay');
    await expect(cards(page).nth(1).getByLabel('Minutes to wait')).toBeFocused();
    await page.keyboard.type('7');
    const grip = page.getByRole('button', { name: /^Move 1\./ });
    await hand.reach(grip);
    await page.keyboard.press('Space');
    await expect(grip).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(/, 2 of 2\.$/)).toBeAttached();
    await page.keyboard.press('Space');
    await expect(cards(page).nth(0)).toHaveAccessibleName(/^1\. Wait 7 min/);
    await press(/^Minimise 1\./);
    await expect(cards(page).nth(0).getByLabel('Minutes to wait')).toHaveCount(0);
    await press(/^Actions for 1\./);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(cards(page)).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await expect(cards(page)).toHaveCount(2);
    await press('Save');
    await expect(page.getByText('Created', { exact: true })).toBeVisible();
    const delays = (await storedAs(api, name))?.actions.map(({ value }) => value);
    expect(delays).toEqual([{ delaySeconds: 420 }, { delaySeconds: 300 }]);
    await expect(row(page, name)).toBeVisible();
  } finally {
    await remove(api, name);
  }
});
