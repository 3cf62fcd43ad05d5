import { shownName } from '@cantera/shared/contracts/default-names';
import { updatePosition } from '@cantera/shared/contracts/position-changes';
import type { Api } from '../../fixtures/api.ts';
import { mailsTo, subjectOf } from '../../fixtures/outbox.ts';
import { apply, boardOf, makeApplicant, makeOpenPosition } from '../../fixtures/positions.ts';
import { expect, test } from '../../fixtures/test.ts';
import { textsIn } from '../../fixtures/texts.ts';
import { makeWorkflow } from '../../fixtures/workflows.ts';
import { BoardPage } from '../../pages/board.ts';
import { choose } from '../../pages/select.ts';

/** An open position that asks for what no CV of these tests has, with two people in its inbox. */
async function makeBoard(api: Api, family: string) {
  const { id } = await makeOpenPosition(api);
  await api.call(updatePosition, {
    params: { id },
    body: { jobDescription: '<h2>Requirements</h2><ul><li>Kubernetes</li><li>German C1</li></ul>' },
  });
  const people = ['Ada', 'Biel', 'Cesc'].map((name) => makeApplicant(name, family));
  for (const someone of people) await apply(id, someone);
  return { id, people };
}

for (const locale of ['es', 'ca'] as const)
  test(`[SHELL-120] [TRG-06] [MOVE-38] [BOARD-48] automations and autodiscard speak the reader’s language: ${locale}`, async ({
    page,
    api,
  }) => {
    const t = textsIn(locale);
    const [inbox, screening] = ['Inbox', 'Screening'].map((name) => shownName(name, locale));
    const workflow = await makeWorkflow(api);
    const { id, people } = await makeBoard(api, `Idioma ${Date.now()}`);
    const [ada, biel, cesc] = people.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    const [first] = people;
    if (!inbox || !screening || !ada || !biel || !cesc || !first) throw new Error('a name is missing');
    const board = new BoardPage(page);
    const say = (text: string) => page.getByRole('status').filter({ hasText: text });
    await page.addInitScript((value) => localStorage.setItem('cantera.locale', value), locale);
    await page.goto(`/positions/${id}`);

    await test.step('a workflow is attached to a step', async () => {
      await page.getByRole('button', { name: t('board.step.menu', { step: inbox }), exact: true }).click();
      await page.getByRole('menuitem', { name: t('board.automations.menu') }).click();
      const dialog = page.getByRole('dialog', { name: t('board.automations.title', { step: inbox }) });
      await dialog.getByRole('button', { name: t('board.automations.add') }).click();
      await choose(page, dialog, t('board.automations.movedTo', { from: inbox }), screening);
      await choose(page, dialog, t('board.automations.run'), workflow.name);
      await dialog.getByRole('button', { name: t('board.automations.save') }).click();
      const sentence = { from: inbox, to: screening, workflows: workflow.name };
      await expect(dialog.getByText(t('board.automations.sentence', sentence))).toBeVisible();
      await dialog
        .getByRole('button', { name: t('board.automations.close') })
        .first()
        .click();
    });

    await test.step('a move names its mail before that leaves', async () => {
      await board.card(ada).hover();
      await page.getByRole('button', { name: t('board.card.menu', { name: ada }) }).click();
      await page.getByRole('menuitem', { name: t('board.menu.moveTo'), exact: true }).click();
      await page.getByRole('menuitem', { name: screening, exact: true }).click();
      const toast = say(t('board.move.done', { name: ada, step: screening }));
      const subject = `${workflow.name} for ${first.firstName}`;
      await expect(toast).toContainText(t('shared.mail.one', { subject, name: ada, when: '' }).trim());
      await expect(toast.getByRole('button', { name: t('shared.mail.doNotSend') })).toBeVisible();
      await expect.poll(() => mailsTo(first.email).map(subjectOf), { timeout: 20_000 }).toContain(subject);
    });

    await test.step('a discard is rehearsed, confirmed and restored', async () => {
      await expect
        .poll(
          async () => (await boardOf(api, id)).flatMap((step) => step.applications.map((one) => one.scoring)),
          {
            timeout: 60_000,
          },
        )
        .not.toContain(null);
      await page.getByRole('button', { name: t('board.actions'), exact: true }).click();
      await page.getByRole('menuitem', { name: t('board.actions.autodiscard'), exact: true }).click();
      const rule = page.getByRole('dialog', { name: t('autodiscard.title'), exact: true });
      await rule.getByRole('textbox', { name: t('autodiscard.percentage') }).fill('100');
      await expect(rule.getByText(t('autodiscard.rehearsal.sum', { total: 3, below: 3 }))).toBeVisible();
      await rule.getByRole('switch', { name: t('autodiscard.active') }).check();
      await expect(rule.getByText(t('autodiscard.active.on', { count: 2 }))).toBeVisible();
      await rule.getByRole('button', { name: t('autodiscard.activate') }).click();
      await expect(say(t('autodiscard.on'))).toContainText(t('autodiscard.saved.run', { count: 2 }));
      await expect(page.getByText(t('board.autodiscard.pending', { count: 2 }))).toBeVisible();
      await page.getByRole('button', { name: t('board.autodiscard.pendingOpen'), exact: true }).click();
      const list = page.getByRole('dialog', { name: t('pending.title'), exact: true });
      await list.getByRole('button', { name: t('pending.confirm.of', { name: biel }) }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(t('pending.confirm.title', { count: 1, name: biel }));
      await expect(question).toContainText(t('shared.mail.none'));
      await question.getByRole('button', { name: t('pending.confirm.action') }).click();
      await expect(say(t('pending.confirmed', { count: 1, name: biel }))).toBeVisible();
      await list.getByRole('button', { name: t('pending.restore.of', { name: cesc }) }).click();
      await expect(say(t('pending.restored', { count: 1, name: cesc }))).toBeVisible();
      await expect(list.getByText(t('pending.empty'), { exact: true })).toBeVisible();
    });
  });
