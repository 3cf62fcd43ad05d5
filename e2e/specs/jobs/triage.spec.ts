import { Hand, screenOf, WAYS } from '../../fixtures/hand.ts';
import { boardOf } from '../../fixtures/positions.ts';
import { expect, test } from '../../fixtures/test.ts';
import { BoardPage, fillBoard } from '../../pages/board.ts';

const PEOPLE = 10;
const MOST_EACH = 3;

for (const way of WAYS)
  test.describe(`by ${way}`, () => {
    test.use(screenOf(way));
    test.slow();

    test(`[JOB-02] ten applicants are triaged in ${MOST_EACH} actions each at most`, async ({
      page,
      api,
    }) => {
      const { position } = await fillBoard(api, PEOPLE);
      const board = new BoardPage(page);
      await board.open(position.id);
      const [first = ''] = await board.namesIn('Inbox');
      const hand = new Hand(page, way);
      const panel = page.getByRole('complementary', { name: 'Candidate panel' });
      const heading = panel.getByRole('heading', { level: 2 }).first();
      await hand.press(board.card(first).getByRole('button').first());
      await board.expectOpen(first);

      for (let done = 0; done < PEOPLE; done += 1) {
        const before = hand.count;
        const name = (await heading.textContent()) ?? '';
        if (done % 2 === 0) await hand.key('m', panel.getByRole('button', { name: /^Move to Screening/ }));
        else {
          await hand.key('Control+d', panel.getByRole('button', { name: 'Discard' }));
          const dialog = page.getByRole('dialog', { name: `Discard ${name}?` });
          await hand.press(dialog.getByRole('radio').first());
          await hand.press(dialog.getByRole('button', { name: 'Discard' }));
          await expect(dialog).toHaveCount(0);
        }
        // The next one comes by itself.
        if (done < PEOPLE - 1) await expect(heading).not.toHaveText(name);
        expect(hand.count - before).toBeLessThanOrEqual(MOST_EACH);
      }
      // Opening the first is an action more.
      expect(hand.count).toBeLessThanOrEqual(PEOPLE * MOST_EACH + 1);
      const peopleIn = async () =>
        (await boardOf(api, position.id))
          .filter(({ applications }) => applications.length > 0)
          .map(({ name, applications }) => [name, applications.length]);
      await expect.poll(peopleIn).toEqual([
        ['Screening', PEOPLE / 2],
        ['Discarded', PEOPLE / 2],
      ]);
    });
  });
