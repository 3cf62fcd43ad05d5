import { expect, test } from '../../fixtures/test.ts';

const MINE = ['Enfermera o enfermero de quirófano', "Cap d'obra", 'Product manager, payments'];
/** What people of the trade of `Product manager, payments` are called. */
const OF_THE_TRADE = /Business analyst|Product owner|Product manager|Analista de negoci/;

test.describe('the demo', () => {
  test.use({ who: 'admin' });
  test('[FIRST-03] the administrator recruits on three positions, whose applicants are of their trade and say who they are', async ({
    page,
  }) => {
    await page.goto('/');
    const positions = page.getByRole('table', { name: 'Your positions' });
    for (const title of MINE) await expect(positions.getByRole('link', { name: title })).toBeVisible();
    await positions.getByRole('link', { name: 'Product manager, payments' }).click();
    const cards = page.locator('[data-step] li');
    await expect.poll(() => cards.count()).toBeGreaterThan(5);
    const others = await cards.filter({ hasNotText: OF_THE_TRADE }).count();
    expect(others).toBeLessThanOrEqual(2);
    await cards.filter({ hasText: OF_THE_TRADE }).first().getByRole('button').first().click();
    const panel = page.getByRole('complementary');
    // In the summary; the score may quote it.
    await expect(
      panel.getByText(/(years of experience|años de experiencia|anys d'experiència)\. /).first(),
    ).toBeVisible();
  });

  test('[FIRST-03] has tags on people, and a view of them', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Candidates' })
      .click();
    await page.getByRole('button', { name: /^Views/ }).click();
    await page.getByRole('menu', { name: 'Views' }).getByText('French, looking for work').click();
    await expect(page.getByRole('main').getByText('Speaks French').first()).toBeVisible();
  });
});

test('[FIRST-07] a board’s first steps and reasons are in the reader’s language', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cantera.locale', 'es'));
  await page.goto('/');
  await page.getByRole('link', { name: 'Product manager, payments' }).click();
  for (const step of ['Recibidos', 'Preselección', 'Entrevista', 'Oferta', 'Contratados', 'Descartados'])
    await expect(page.getByRole('list', { name: step, exact: true })).toBeAttached();
});
