import { updatePosition } from '@cantera/shared/contracts/position-changes';
import {
  apply,
  completeFields,
  makeApplicant,
  makeDraft,
  makeOpenPosition,
} from '../../fixtures/positions.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('[DAY-17] by touch the arrow of a list opens it, and what clears it stands apart', async ({
  page,
  api,
}) => {
  const draft = await makeDraft(api);
  await api.call(updatePosition, { params: { id: draft.id }, body: await completeFields(api) });
  await page.goto(`/positions/${draft.id}/details`);
  const list = page.getByRole('combobox', { name: 'Work mode' });
  const select = page.locator('.ant-select').filter({ has: list });
  await expect(select).toContainText('Hybrid');
  const arrow = await select.locator('.ant-select-suffix').boundingBox();
  const cross = await select.locator('.ant-select-clear').boundingBox();
  if (!arrow || !cross) throw new Error('both are drawn');
  await expect(select.locator('.ant-select-suffix')).toHaveCSS('opacity', '1');
  expect(cross.x + cross.width).toBeLessThanOrEqual(arrow.x);
  expect(Math.min(cross.width, cross.height)).toBeGreaterThanOrEqual(24);
  await page.touchscreen.tap(arrow.x + arrow.width / 2, arrow.y + arrow.height / 2);
  await expect(list).toHaveAttribute('aria-expanded', 'true');
  await expect(select).toContainText('Hybrid');
  await page.keyboard.press('Escape');
  await page.touchscreen.tap(cross.x + cross.width / 2, cross.y + cross.height / 2);
  await expect(select).not.toContainText('Hybrid');
});

test('[DAY-22] on a phone the figures of a position are whole', async ({ page, api }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const position = await makeOpenPosition(api);
  await apply(position.id, makeApplicant());
  await page.goto(`/positions?q=${encodeURIComponent(position.title)}`);
  const figures = page.getByText(/^Inbox\s1 · 1\snew, in\sprocess\s0, hired\s0$/);
  await expect(figures).toBeVisible();
  const [needed, given] = await figures.evaluate((element) => [element.scrollWidth, element.clientWidth]);
  expect(needed).toBe(given);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
