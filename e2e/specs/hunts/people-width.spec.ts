import { HuntsPage } from '../../fixtures/hunts.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

for (const locale of ['en', 'es', 'ca']) {
  test(`all that can be decided of people found stands within a window of 1280 px, in ${locale}`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('cantera.locale', value), locale);
    const screen = new HuntsPage(page);
    await page.goto('/talent-pools');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await page.getByRole('button', { name: /Payments from the inside/ }).click();
    await expect(screen.names.first()).toBeVisible();
    const decisions = page.locator('tbody tr').first().locator('button[aria-keyshortcuts]');
    await expect(decisions).toHaveCount(3);
    const boxes = await decisions.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().toJSON()),
    );
    for (const { right } of boxes) expect(right).toBeLessThanOrEqual(1280 - 12);
    // Yes, maybe and no stand on one line.
    const middles = boxes.map(({ top, height }) => Math.round(top + height / 2));
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
  });
}
