import { updatePosition } from '@cantera/shared/contracts/position-changes';
import { getPosition, type Position } from '@cantera/shared/contracts/positions';
import type { Locator, Page } from '@playwright/test';
import type { Api } from '../../fixtures/api.ts';
import { completeFields, makeDraft, makeOpenPosition } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const MINE = 'Build the data platform with a team of four.';
const editor = (page: Page) => page.getByRole('textbox', { name: 'Job description' });
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Description generator' });
const choose = async (place: Locator, group: string, option: string) =>
  place.getByRole('radiogroup', { name: group }).getByText(option, { exact: true }).click();
const CHOICES = [
  ['Language', ['English', 'Spanish', 'Catalan'], 'Spanish'],
  ['Tone', ['Playful', 'Neutral', 'Formal'], 'Neutral'],
  ['Length', ['Short', 'Medium', 'Long'], 'Short'],
  ['Client info', ['Yes', 'No'], 'No'],
  ['Salary', ['Yes', 'No'], 'Yes'],
] as const;

async function completePosition(api: Api): Promise<Position> {
  const { id } = await makeOpenPosition(api);
  await api.call(updatePosition, { params: { id }, body: { recruitingType: 'STANDARD' } });
  return (await api.call(getPosition, { params: { id } })).data;
}

/** To the tab and into the generator as a person goes. */
async function openGenerator(page: Page, { id }: Position): Promise<void> {
  await page.goto(`/positions/${id}`);
  await page.getByRole('link', { name: 'Job description' }).click();
  await expect(editor(page)).toBeVisible();
  await page.getByRole('button', { name: 'Generate description' }).click();
}

test.describe('the generator of job descriptions', () => {
  test('[JD-09] [JD-17] [JD-20] [JD-23] writes into the editor what was chosen, to be undone, and saves nothing', async ({
    page,
    api,
  }) => {
    const position = await completePosition(api);
    await openGenerator(page, position);
    const panel = panelOf(page);
    await expect(panel).toBeVisible();
    const [beside, text] = [await panel.boundingBox(), await editor(page).boundingBox()];
    expect(beside?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0) - 1);
    await expect(
      panel.getByText('Showing the salary multiplies the chances of a reply by 250%.'),
    ).toBeVisible();
    const generate = panel.getByRole('button', { name: 'Generate', exact: true });
    await test.step('[JD-10] [JD-11] [JD-12] [JD-16] waits for all five choices', async () => {
      for (const [group, options, chosen] of CHOICES) {
        const radios = panel.getByRole('radiogroup', { name: group });
        for (const option of options)
          await expect(radios.getByRole('radio', { name: option })).not.toBeChecked();
        await expect(radios.getByRole('radio')).toHaveCount(options.length);
        await expect(generate).toBeDisabled();
        await choose(panel, group, chosen);
      }
      await expect(generate).toBeEnabled();
    });
    await panel.getByRole('textbox', { name: 'Anything to add?' }).fill('Trabajar de noche');
    await expectAccessible(page);
    await test.step('[JD-13] [JD-14] [JD-15] sends what was chosen', async () => {
      const asked = page.waitForRequest((request) =>
        request.url().endsWith(`/job/${position.id}/jd-generator`),
      );
      await generate.click();
      expect((await asked).postDataJSON()).toEqual({
        lang: 'es',
        tone: 'neutral',
        length: 'short',
        anonymity: true,
        show_salary: true,
        recruiter_comment: 'Trabajar de noche',
      });
    });
    await expect(editor(page).getByRole('heading', { name: 'Qué se ofrece' })).toBeVisible();
    await expect(editor(page)).toContainText('Trabajar de noche');
    await expect(editor(page)).not.toContainText('Tallers Vallès');
    await expect(editor(page)).not.toContainText(MINE);
    const note = page.getByRole('region', { name: 'About the generated description' });
    await expect(note.getByText('Written by a template')).toBeVisible();
    expect((await api.call(getPosition, { params: { id: position.id } })).data.jobDescription).toBe(
      position.jobDescription,
    );
    await page.getByText('Undo', { exact: true }).click();
    await expect(editor(page)).toHaveText(MINE);
    await expect(note).toBeHidden();
  });

  test('[JD-06] [JD-17] a generated text is one step for undo, asks before it is left, and is saved by hand', async ({
    page,
    api,
  }) => {
    const position = await completePosition(api);
    await openGenerator(page, position);
    const panel = panelOf(page);
    for (const [group, , chosen] of CHOICES) await choose(panel, group, chosen);
    await panel.getByRole('button', { name: 'Generate', exact: true }).click();
    const heading = editor(page).getByRole('heading', { name: 'Qué se ofrece' });
    await expect(heading).toBeVisible();
    await editor(page).click();
    await page.keyboard.press('Control+Z');
    await expect(editor(page)).toHaveText(MINE);
    await page.keyboard.press('Control+Shift+Z');
    await expect(heading).toBeVisible();
    await page.getByRole('link', { name: 'Process' }).click();
    const question = page.getByRole('alertdialog', {
      name: 'Are you sure you want to leave without saving the changes?',
    });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Position updated' })).toBeVisible();
    const { data } = await api.call(getPosition, { params: { id: position.id } });
    expect(data.jobDescription).toContain('<h2>Qué se ofrece</h2>');
  });

  test('[JD-09] works by keys alone in a sheet on a phone', async ({ page, api }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    await openGenerator(page, await completePosition(api));
    const sheet = page.getByRole('dialog', { name: 'Description generator' });
    await expect(sheet.getByRole('radio', { name: 'English' })).toBeFocused();
    for (let group = 0; group < CHOICES.length; group += 1) {
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
    }
    await expect(sheet.getByRole('textbox', { name: 'Anything to add?' })).toBeFocused();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(sheet).toBeHidden();
    await expect(editor(page).getByRole('heading', { name: 'What you get in return' })).toBeVisible();
    await expect(page.getByText('Written by a template')).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.describe('the generator of job descriptions, of a position that is not complete', () => {
  test.use({ expected: ['400 /api/v1/job/'] });
  test('[JD-18] asks for the details, with a link to them', async ({ page, api }) => {
    const position = await makeDraft(api);
    await api.call(updatePosition, { params: { id: position.id }, body: await completeFields(api) });
    await openGenerator(page, position);
    const panel = panelOf(page);
    for (const [group, , chosen] of CHOICES) await choose(panel, group, chosen);
    await panel.getByRole('button', { name: 'Generate', exact: true }).click();
    await expect(
      panel.getByText('Please fill in the details of the position to generate a description.'),
    ).toBeVisible();
    await expect(editor(page)).toHaveText(MINE);
    await panel.getByRole('link', { name: 'Go to the details' }).click();
    await expect(page).toHaveURL(`/positions/${position.id}/details`);
  });
});

test.describe('the generator of job descriptions, when the server fails', () => {
  test.use({ expected: ['500 /api/v1/job/'] });
  test('[JD-19] shows the standard error and keeps what was typed', async ({ page, api }) => {
    const position = await completePosition(api);
    await page.route('**/jd-generator', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'INTERNAL', message: 'x', request_id: 'r' } } }),
    );
    await openGenerator(page, position);
    const panel = panelOf(page);
    for (const [group, , chosen] of CHOICES) await choose(panel, group, chosen);
    const comment = panel.getByRole('textbox', { name: 'Anything to add?' });
    await comment.fill('Nights');
    await panel.getByRole('button', { name: 'Generate', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Error');
    await expect(comment).toHaveValue('Nights');
    await expect(editor(page)).toHaveText(MINE);
  });
});
