import type { Candidate } from '@cantera/shared/contracts/candidates';
import { createTag, putTagOn } from '@cantera/shared/contracts/tags';
import type { Page } from '@playwright/test';
import { apiAs } from '../../fixtures/api.ts';
import { makeCandidate } from '../../fixtures/candidates.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

test.use({ expected: [/409 \/api\/v1\/tags\//] });

const stamp = Date.now().toString(36);
let candidate: Candidate;
let other: Candidate;
test.beforeAll(async () => {
  const api = await apiAs('recruiter');
  candidate = (await makeCandidate(api, 'Etna', `Etiqueta ${stamp}`)).candidate;
  other = (await makeCandidate(api, 'Pol', `Etiqueta ${stamp}`)).candidate;
});
const nameOf = ({ firstName, lastName }: Candidate) => `${firstName} ${lastName}`;
const rows = (page: Page) => page.getByRole('table', { name: 'Candidates' }).getByRole('row');
const tagsOf = (page: Page) => page.getByRole('list', { name: `Tags of ${nameOf(candidate)}` });

async function search(page: Page) {
  await page.getByRole('link', { name: 'Candidates', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Candidates' })).toBeVisible();
  await page.getByRole('searchbox', { name: /Search/ }).fill(`Etiqueta ${stamp}`);
  await expect(rows(page)).toHaveCount(3);
}
async function pickTag(page: Page, name: string) {
  await page.getByRole('button', { name: /^Tag(:|$)/ }).click();
  await page.getByRole('checkbox', { name, exact: true }).click();
  await page.keyboard.press('Escape');
}

test('[TAG-01] [TAG-03] a new tag is made on the page, put on another from the list, filters it, and is taken off in the panel', async ({
  page,
}) => {
  const tag = `Forklift ${stamp}`;
  await page.goto('/');
  await search(page);
  await page.getByRole('button', { name: `Actions: ${nameOf(candidate)}` }).click();
  await page.getByRole('menuitem', { name: 'View' }).click();
  await page.getByRole('button', { name: `Add a tag to ${nameOf(candidate)}` }).click();
  await page.keyboard.type(tag);
  await expect(page.getByRole('option', { name: `Make the tag “${tag}”` })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(tagsOf(page).getByRole('listitem')).toHaveText([tag]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Add a tag to ${nameOf(candidate)}` })).toBeFocused();
  await expectAccessible(page);

  await search(page);
  await expect(rows(page).filter({ hasText: nameOf(candidate) })).toContainText(tag);
  await page.getByRole('button', { name: `Actions: ${nameOf(other)}` }).click();
  await page.getByRole('menuitem', { name: 'Tags' }).click();
  const dialog = page.getByRole('dialog', { name: `Tags of ${nameOf(other)}` });
  await dialog.getByRole('combobox').fill(`forklift ${stamp}`);
  await dialog.getByRole('option', { name: tag }).click();
  await expect(dialog.getByRole('listitem')).toHaveText([tag]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: `Actions: ${nameOf(other)}` }).click();
  await page.getByRole('menuitem', { name: 'Tags' }).click();
  await page.getByRole('button', { name: `Take off “${tag}”` }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Done' }).click();

  await pickTag(page, tag);
  await expect(page).toHaveURL(/[?&]tags=/);
  await expect(page.getByRole('button', { name: `Tag: ${tag}` })).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('link', { name: nameOf(candidate) }).click();
  await page.getByRole('button', { name: `Take off “${tag}”` }).click();
  await expect(page.getByRole('link', { name: nameOf(candidate) })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear Tag' }).click();
  await expect(rows(page)).toHaveCount(3);
});

test('[TAG-02] the agency area renames, colours, merges and deletes tags, and says how many have each', async ({
  page,
  api,
}) => {
  const [old, stays] = [`Bakers ${stamp}`, `Baker ${stamp}`];
  const { data } = await api.call(createTag, { body: { name: old } });
  await api.call(createTag, { body: { name: stays } });
  await api.call(putTagOn, { body: { tagId: data.id, candidateIds: [candidate.id, other.id] } });
  await page.goto('/agency/general');
  await page
    .getByRole('navigation', { name: 'Agency', exact: true })
    .getByRole('link', { name: 'Tags', exact: true })
    .click();
  await page.getByRole('searchbox', { name: 'Search tags' }).fill(stamp);
  await expect(page.getByRole('row', { name: `${old} 2 candidates` })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: `Update ${old}` }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(stays);
  await page.getByRole('radio', { name: 'Pink' }).check();
  await page.getByRole('button', { name: 'Save tag' }).click();
  await expect(page.getByText('There is a tag of this name already.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill(`Pastry ${stamp}`);
  await page.getByRole('button', { name: 'Save tag' }).click();
  await expect(page.getByRole('row', { name: `Pastry ${stamp} 2 candidates` })).toBeVisible();

  await page.getByRole('button', { name: `Merge Pastry ${stamp} into another tag` }).click();
  await page.getByRole('combobox', { name: 'Merge into' }).click();
  await page.locator('.ant-select-dropdown:visible').getByTitle(stays).click();
  await expect(page.getByText(`2 candidates with “Pastry ${stamp}” get “${stays}” instead.`)).toBeVisible();
  await page.getByRole('button', { name: 'Merge tags' }).click();
  await expect(page.getByRole('row', { name: `${stays} 2 candidates` })).toBeVisible();
  await expect(page.getByRole('row', { name: `Pastry ${stamp}` })).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.getByRole('button', { name: `Delete ${stays}` }).click();
  await expect(page.getByRole('alertdialog')).toContainText('It is taken off 2 candidates.');
  await page.getByRole('button', { name: 'Delete tag' }).click();
  await expect(page.getByText(stays, { exact: true })).toHaveCount(0);
});
