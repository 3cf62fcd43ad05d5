import { deleteWorkflow, listWorkflows } from '@cantera/shared/contracts/workflows';
import { unique } from '../../fixtures/positions.ts';
import { expect, test } from '../../fixtures/test.ts';
import { textsIn } from '../../fixtures/texts.ts';

for (const locale of ['es', 'ca'] as const)
  test(`[SHELL-120] [WF-12] a workflow is written and tried in the reader’s language: ${locale}`, async ({
    page,
    api,
  }) => {
    const t = textsIn(locale);
    const name = unique('Contractat');
    const stored = async () => (await api.call(listWorkflows)).data.items.find((one) => one.name === name);
    await page.addInitScript((value) => localStorage.setItem('cantera.locale', value), locale);
    await page.goto('/agency/workflows/add');
    try {
      await page.getByRole('button', { name: t('editor.save'), exact: true }).click();
      await expect(page.getByText(t('editor.noAction'))).toBeVisible();
      await page.getByLabel(t('editor.name'), { exact: true }).fill(name);
      await page.getByRole('button', { name: t('action.DELAY'), exact: true }).click();
      await page.getByRole('button', { name: t('editor.delay.day'), exact: true }).click();
      await page.getByRole('button', { name: t('action.AUTOMATIC_MESSAGE'), exact: true }).click();
      const card = page.getByRole('group').filter({ hasText: t('editor.sender') });
      await card.getByText(t('channel.EMAIL'), { exact: true }).click();
      await card.getByLabel(t('editor.subject')).fill(`${name} {title}`);
      await card.getByRole('textbox', { name: t('editor.message') }).click();
      await page.keyboard.type('Hola');
      const trial = page.getByRole('complementary', { name: t('trial.title') });
      await expect(trial.getByText(t('trial.about'))).toBeVisible();
      await expect(trial.getByText(new RegExp(`^${name} [^{]`))).toBeVisible();
      await page.getByRole('button', { name: t('editor.save'), exact: true }).click();
      await expect(page.getByText(t('editor.created'), { exact: true })).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: name })).toContainText(t('workflows.unused'));
      expect((await stored())?.actions.map(({ type }) => type)).toEqual(['DELAY', 'AUTOMATIC_MESSAGE']);
    } finally {
      const left = await stored();
      if (left) await api.call(deleteWorkflow, { params: { id: left.id } });
    }
  });
