import type { Position } from '@cantera/shared/contracts/positions';
import { saveAutomatisms } from '@cantera/shared/contracts/triggers';
import { listWorkflows } from '@cantera/shared/contracts/workflows';
import { apiAs } from '../../fixtures/api.ts';
import type { Applicant } from '../../fixtures/curriculum.ts';
import { Hand, screenOf, WAYS } from '../../fixtures/hand.ts';
import { mailsTo, subjectOf } from '../../fixtures/outbox.ts';
import { apply, makeApplicant, makeOpenPosition } from '../../fixtures/positions.ts';
import { expect, test } from '../../fixtures/test.ts';
import { BoardPage } from '../../pages/board.ts';

const MOST = 5;

let position: Position;
test.beforeAll(async () => {
  const api = await apiAs('recruiter');
  const workflows = (await api.call(listWorkflows)).data.items;
  const idOf = (name: string) => workflows.find((workflow) => workflow.name === name)?.id ?? null;
  position = await makeOpenPosition(api);
  // With the demo's workflow that writes to those who are discarded.
  await api.call(saveAutomatisms, {
    params: { id: position.id },
    body: {
      welcomeWorkflowId: idOf('Welcome'),
      discardWorkflowId: idOf('Kind refusal'),
      kqDiscardWorkflowId: idOf('Requirements not met'),
    },
  });
});

const nameOf = ({ firstName, lastName }: Applicant) => `${firstName} ${lastName}`;
const refusals = ({ email }: Applicant) =>
  mailsTo(email)
    .map(subjectOf)
    .filter((subject) => subject.startsWith('News about'));

for (const way of WAYS)
  test.describe(`by ${way}`, () => {
    test.use(screenOf(way));
    test.slow();

    test('[JOB-04] somebody is rejected with a message that is named, and taken back before it leaves', async ({
      page,
    }) => {
      const family = `Torna ${crypto.randomUUID().slice(0, 8)}`;
      const [kept, gone] = [makeApplicant('Berta', family), makeApplicant('Guim', family)];
      await apply(position.id, kept);
      const board = new BoardPage(page);
      await board.open(position.id, `?toolbar.query=${encodeURIComponent(family)}`);
      const hand = new Hand(page, way);
      const panel = page.getByRole('complementary', { name: 'Candidate panel' });
      const reject = async (someone: Applicant) => {
        const name = nameOf(someone);
        await hand.press(board.card(name).getByRole('button').first());
        await board.expectOpen(name);
        await hand.key('Control+d', panel.getByRole('button', { name: 'Discard' }));
        const dialog = page.getByRole('dialog', { name: `Discard ${name}?` });
        await expect(dialog.getByText(/^Email “News about .* leaves in/)).toBeVisible();
        await hand.press(dialog.getByRole('radio').first());
        await hand.press(dialog.getByRole('button', { name: 'Discard' }));
        await expect(
          page.getByRole('status').filter({ hasText: `${name} moved to Discarded` }),
        ).toContainText('Email “News about');
      };

      await reject(kept);
      await hand.key('Control+z', page.getByRole('button', { name: 'Undo' }).last());
      await expect(page.getByText('Move undone')).toBeVisible();
      await expect(board.card(nameOf(kept), 'Inbox')).toBeVisible();
      expect(hand.count).toBeLessThanOrEqual(MOST);

      // Once another's message has left, the one that was taken back would have left too.
      await apply(position.id, gone);
      await page.goto(`/positions/${position.id}?toolbar.query=${encodeURIComponent(family)}`);
      await reject(gone);
      await expect.poll(() => refusals(gone)).toHaveLength(1);
      expect(refusals(kept)).toEqual([]);
    });
  });
