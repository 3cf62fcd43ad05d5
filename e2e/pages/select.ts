import { expect, type Locator, type Page } from '@playwright/test';

/** Chooses in a select as one does with the mouse. */
export async function choose(page: Page, place: Locator, label: string, option: string): Promise<void> {
  const field = place.getByRole('combobox', { name: label });
  const list = page.locator('.ant-select-dropdown:visible');
  // The list that closes is still there for a moment, and may offer the same.
  await expect(list).toHaveCount(0);
  await field.click();
  // Of many options the list draws those in sight.
  if (await field.isEditable()) await field.fill(option);
  await list.getByTitle(option, { exact: true }).click();
}
