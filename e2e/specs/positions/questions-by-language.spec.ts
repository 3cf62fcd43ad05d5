import { updatePosition } from '@cantera/shared/contracts/position-changes';
import { listPositionQuestions } from '@cantera/shared/contracts/position-questions';
import { getPublicPosition } from '@cantera/shared/contracts/public-site';
import { apply, makeApplicant, makeOpenPosition } from '../../fixtures/positions.ts';
import { expect, test } from '../../fixtures/test.ts';
import { textsIn } from '../../fixtures/texts.ts';
import { BoardPage } from '../../pages/board.ts';

const WRITTEN = {
  es: ['<p>Buscamos una persona que lleve la cocina con un equipo de cuatro.</p>', 'años de experiencia'],
  ca: ['<p>Busquem una persona que porti la cuina amb un equip de quatre.</p>', 'anys d’experiència'],
} as const;

for (const locale of ['es', 'ca'] as const)
  test(`[SHELL-120] [KQ-14] [KQ-47] questions are generated, reviewed and answered in the reader’s language: ${locale}`, async ({
    page,
    api,
  }) => {
    const t = textsIn(locale);
    const [jobDescription, words] = WRITTEN[locale];
    const { id } = await makeOpenPosition(api);
    await api.call(updatePosition, { params: { id }, body: { jobDescription } });
    const asked = async () =>
      (await api.call(getPublicPosition, { params: { slug: 'demo', id } })).data.questions.map(
        ({ question }) => question,
      );
    await page.addInitScript((value) => localStorage.setItem('cantera.locale', value), locale);
    await page.goto(`/positions/${id}/killer-questions`);
    await expect(page.getByText(t('questions.emptyText'))).toBeVisible();
    await page.getByRole('button', { name: t('questions.generate') }).click();
    await expect(page.getByText(t('questions.generate.doneText'))).toBeVisible();
    const made = (await api.call(listPositionQuestions, { params: { id } })).data.items;
    const years = made.find(({ question }) => question.includes(words));
    if (!years) throw new Error('the years are not asked for');
    const list = page.getByRole('list', { name: t('questions.list') });
    const row = list.getByRole('listitem').filter({ hasText: years.question });
    await expect(row.getByText(t('questions.review'), { exact: true })).toBeVisible();
    await expect(page.getByRole('note')).toContainText(t('questions.markedOnly'));

    await row.getByRole('button').first().click();
    const form = page.getByRole('form', { name: t('questions.form') });
    // The form of the last one is there until this one's is.
    await expect(form.getByLabel(t('questions.question'), { exact: true })).toHaveValue(years.question);
    await expect(form.getByText(t('questions.notAsked'), { exact: true })).toBeVisible();
    expect(await asked()).toEqual([]);
    await form.getByRole('button', { name: t('questions.looksRight') }).click();
    await expect(page.getByText(t('questions.approved'))).toBeVisible();
    await expect.poll(asked).toEqual([years.question]);

    const applicant = makeApplicant('Berta');
    await apply(id, applicant, [[`answers.${years.id}`, '0']]);
    await page.goto(`/positions/${id}`);
    const board = new BoardPage(page);
    await expect(board.card(`${applicant.firstName} ${applicant.lastName}`)).toContainText(
      t('board.card.autoRejected'),
    );
  });
