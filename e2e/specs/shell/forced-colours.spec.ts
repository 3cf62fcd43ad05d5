import type { Locator } from '@playwright/test';
import { apply, boardOf, makeApplicant, makeOpenPosition } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const frameOf = (place: Locator) =>
  place.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return `${outlineStyle} ${outlineWidth}`;
  });

test('[DAY-16] in forced colours what is current or chosen is framed, and a new card is marked', async ({
  page,
  api,
}) => {
  const position = await makeOpenPosition(api);
  const someone = makeApplicant();
  await apply(position.id, someone);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`/positions/${position.id}`);
  const card = page.getByRole('listitem', { name: `${someone.firstName} ${someone.lastName}` });
  const name = card.getByRole('button', { name: someone.firstName }).first();
  const dot = await name.evaluate((element) => {
    const { forcedColorAdjust, backgroundColor, width } = getComputedStyle(element, '::after');
    return [forcedColorAdjust, width, backgroundColor === 'rgba(0, 0, 0, 0)'];
  });
  expect(dot).toEqual(['none', '8px', false]);
  await expect(card).not.toHaveAttribute('aria-current');
  expect(await frameOf(card)).toMatch(/^none/);
  await name.click();
  await expect(card).toHaveAttribute('aria-current', 'true');
  for (const current of [
    card,
    page.getByRole('navigation').getByRole('link', { name: 'Positions' }).first(),
    page.getByRole('link', { name: 'Process' }).first(),
    page.getByRole('tab', { selected: true }).first(),
  ])
    expect(await frameOf(current)).toBe('solid 2px');
  await expectAccessible(page);
  expect((await boardOf(api, position.id))[0]?.applications).toHaveLength(1);
});
