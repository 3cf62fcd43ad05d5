import type { Candidate } from '@cantera/shared/contracts/candidates';
import { createTag, deleteTag, putTagOn } from '@cantera/shared/contracts/tags';
import type { Page } from '@playwright/test';
import { makeCandidate } from '../../fixtures/candidates.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const stamp = Date.now().toString(36);
const views = (page: Page) => page.getByRole('button', { name: /^Views/ });
async function choose(page: Page, name: string) {
  await views(page).click();
  await page.getByRole('menu', { name: 'Views' }).getByText(name, { exact: true }).click();
}
async function saveAs(page: Page, name: string) {
  await choose(page, 'Save as a view');
  await page.getByRole('textbox', { name: 'Name of the view' }).fill(name);
  await page.getByRole('button', { name: 'Save as a view' }).click();
  await expect(views(page)).toHaveText(`Views: ${name}`);
}
async function goTo(page: Page, name: string) {
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('[VIEW-01] [VIEW-02] a state of the list of candidates is saved, opened, replaced, renamed and deleted, and opens with what holds of it', async ({
  page,
  api,
}) => {
  const { candidate }: { candidate: Candidate } = await makeCandidate(api, 'Vera', `Vista ${stamp}`);
  const { data: tag } = await api.call(createTag, { body: { name: `View ${stamp}` } });
  await api.call(putTagOn, { body: { tagId: tag.id, candidateIds: [candidate.id] } });
  const [first, second] = [`Mine ${stamp}`, `Ours ${stamp}`];
  const rows = page.getByRole('table', { name: 'Candidates' }).getByRole('row');
  await page.goto('/');
  await goTo(page, 'Candidates');
  await page.getByRole('button', { name: /^Tag(:|$)/ }).click();
  await page.getByRole('checkbox', { name: tag.name, exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'In process' }).click();
  await page.getByRole('checkbox', { name: 'Yes' }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Phone' }).uncheck();
  await page.keyboard.press('Escape');
  await saveAs(page, first);

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.keyboard.press('Escape');
  await goTo(page, 'Clients');
  await goTo(page, 'Candidates');
  await expect(page.getByRole('columnheader', { name: 'Phone' })).toBeVisible();
  await expect(rows).not.toHaveCount(2);
  await choose(page, first);
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('columnheader', { name: 'Phone' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Tag: ${tag.name}` })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Clear In process' }).click();
  await expect(views(page)).toHaveText(`Views: ${first} (changed)`);
  await choose(page, `Save what is shown in “${first}”`);
  await expect(views(page)).toHaveText(`Views: ${first}`);
  await choose(page, `Rename “${first}”`);
  await page.getByRole('textbox', { name: 'Name of the view' }).fill(second);
  await page.getByRole('button', { name: `Rename “${first}”` }).click();
  await expect(views(page)).toHaveText(`Views: ${second}`);
  await choose(page, `Delete “${second}”`);
  await expect(views(page)).toHaveText('Views');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(views(page)).toHaveText(`Views: ${second}`);

  await api.call(deleteTag, { params: { id: tag.id } });
  await goTo(page, 'Clients');
  await goTo(page, 'Candidates');
  await choose(page, second);
  await expect(page.getByText('A filter was left out')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tag', exact: true })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Phone' })).toHaveCount(0);
});

test('[VIEW-01] the lists of positions and of clients keep views of their own', async ({ page }) => {
  await page.goto('/');
  await goTo(page, 'Positions');
  await page
    .getByRole('group', { name: 'Filters' })
    .getByRole('button', { name: 'Status', exact: true })
    .click();
  await page.getByRole('checkbox', { name: 'Open', exact: true }).click();
  await saveAs(page, `Open ${stamp}`);
  await goTo(page, 'Clients');
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await saveAs(page, `By name ${stamp}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await views(page).click();
  await expect(page.getByRole('menuitemradio', { name: `By name ${stamp}` })).toBeChecked();
  await expect(page.getByRole('menuitemradio', { name: `Open ${stamp}` })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });
  await goTo(page, 'Positions');
  await choose(page, `Open ${stamp}`);
  await expect(page).toHaveURL(/status=OPEN/);
  await expect(page.getByRole('button', { name: 'Status: Open' })).toBeVisible();
});
