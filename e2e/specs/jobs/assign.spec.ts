import { makeCandidate } from '../../fixtures/candidates.ts';
import { Hand, screenOf, WAYS } from '../../fixtures/hand.ts';
import { boardOf, makeOpenPosition, unique } from '../../fixtures/positions.ts';
import { expect, test } from '../../fixtures/test.ts';

const MOST = 5;

for (const way of WAYS)
  test.describe(`by ${way}`, () => {
    test.use(screenOf(way));
    test.slow();

    test('[JOB-03] somebody of the database is added to a position', async ({ page, api }) => {
      const lastName = `Encarrega ${crypto.randomUUID().slice(0, 8)}`;
      const { candidate } = await makeCandidate(api, 'Nora', lastName);
      const position = await makeOpenPosition(api, unique('Forn'));
      await page.goto('/candidates');
      const hand = new Hand(page, way);
      await hand.fill(page.getByRole('searchbox', { name: /Search/ }).first(), lastName);
      const name = `Nora ${lastName}`;
      const box = page.getByRole('checkbox', { name: new RegExp(name) });
      await expect(page.getByText('1 candidate', { exact: true })).toBeVisible();
      await hand.press(box);
      await hand.press(page.getByRole('button', { name: 'Assign to position' }));
      const dialog = page.getByRole('dialog', { name: 'Assign candidates to a position' });
      await hand.fill(dialog.getByRole('searchbox'), position.title);
      const rows = dialog.getByRole(way === 'touch' ? 'listitem' : 'row').filter({ hasText: 'Forn' });
      await expect(rows).toHaveCount(1);
      await hand.press(rows.getByRole('button', { name: 'Assign' }));

      await expect(
        page.getByRole('status').filter({ hasText: `${name} was added to ${position.title}.` }),
      ).toBeVisible();
      const [inbox] = await boardOf(api, position.id);
      expect(inbox?.applications.map((application) => application.candidate.id)).toEqual([candidate.id]);
      expect(hand.count).toBeLessThanOrEqual(MOST);
    });
  });
