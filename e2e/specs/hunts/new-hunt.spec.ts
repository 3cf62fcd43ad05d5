import { deleteHunt } from '@cantera/shared/contracts/hunts';
import { getMe } from '@cantera/shared/contracts/users';
import { apiAs } from '../../fixtures/api.ts';
import { HuntsPage, untilReady } from '../../fixtures/hunts.ts';
import { makeDraft, makeOpenPosition, unique } from '../../fixtures/positions.ts';
import { switchOff } from '../../fixtures/switches.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

test('[HUNT-01] [SHELL-52] [SHELL-61] [SHELL-74] from the shell to a new hunt, which waits and is called off', async ({
  page,
  api,
}) => {
  const position = await makeOpenPosition(api, unique('Cuinera'));
  const draft = await makeDraft(api, position.title.replace('Cuinera', 'Cuinera esborrany'));
  const name = unique('Cerca');
  const hunts = new HuntsPage(page);
  for (const [step, keys] of [
    ['[SHELL-96] Ctrl, Shift and H lead to the hunts', 'Control+Shift+h'],
    ['[SHELL-97] so do Cmd, Shift and H', 'Meta+Shift+h'],
  ] as const)
    await test.step(step, async () => {
      await page.goto('/clients');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press(keys);
      await expect(page).toHaveURL('/talent-pools');
    });
  await hunts.enter();
  await expect(page).toHaveTitle('Talent pools — Cantera');
  const start = page.getByRole('button', { name: /^(Start hunt|Create first hunt)$/ });
  const { form } = hunts;
  await test.step('[HUNT-35] [HUNT-37] [HUNT-38] the button opens the form', async () => {
    await start.click();
    await expect(form.getByRole('textbox', { name: 'Name' })).toBeVisible();
    await expect(form.getByRole('textbox', { name: /^Indications/ })).toBeVisible();
    await expect(form.getByRole('radio')).toHaveCount(3);
    await expect(form.getByRole('radio', { name: 'Lax' })).toBeChecked();
    await expect(form.getByRole('radio', { name: 'Precise', exact: true })).not.toBeChecked();
    await expect(form.getByRole('radio', { name: 'Very precise' })).not.toBeChecked();
    await expectAccessible(page);
  });
  await test.step('[HUNT-40] [HUNT-41] [HUNT-42] without them nothing is created', async () => {
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(form.getByText('Fill in this field.')).toHaveCount(3);
    await expect(form).toBeVisible();
  });
  await test.step('[HUNT-39] open positions are offered, and no draft', async () => {
    await form.getByRole('combobox', { name: 'Position' }).fill(position.title.split(' ').at(-1) ?? '');
    await expect(hunts.offered.filter({ hasText: position.title })).toHaveCount(1);
    await expect(hunts.offered.filter({ hasText: draft.title })).toHaveCount(0);
    await hunts.choosePosition(position.title);
  });
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('textbox', { name: /^Indications/ }).fill('ideally with Kubernetes');
  await form.getByRole('radio', { name: 'Precise', exact: true }).check();
  await test.step('[HUNT-60] what is looked for shows, and can be changed', async () => {
    const lookedFor = form.getByRole('region', { name: 'What is looked for' });
    await expect(lookedFor.getByRole('button', { name: /Kubernetes, nice to have/ })).toBeVisible();
    await expect(lookedFor.getByText(/fits? now$/)).toBeVisible();
    await lookedFor.getByRole('button', { name: 'Remove Kubernetes' }).click();
    await expect(lookedFor.getByRole('button', { name: /Kubernetes/ })).toHaveCount(0);
    await lookedFor.getByRole('button', { name: 'Read them again' }).click();
    await expect(lookedFor.getByRole('button', { name: /Kubernetes, nice to have/ })).toBeVisible();
  });
  await test.step('[HUNT-44] [HUNT-45] [HUNT-09] created, it waits', async () => {
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/v1/talent-pool'),
    );
    await form.getByRole('button', { name: 'Create' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      name,
      description: 'ideally with Kubernetes',
      precision: 1,
      job_id: position.id,
      client_id: position.clientId,
    });
    await expect(page.getByText('Ready in one to two hours')).toBeVisible();
    await expect(page.getByText("You'll receive an email when ready.")).toBeVisible();
    await expect(form).toHaveCount(0);
  });
  await test.step('[HUNT-43] the position has one in progress', async () => {
    await page.getByRole('button', { name: 'Start hunt' }).click();
    await hunts.choosePosition(position.title);
    const lookedFor = form.getByRole('region', { name: 'What is looked for' });
    await expect(lookedFor).toHaveAttribute('aria-busy', 'false');
    await expect(form.getByText('This position already has one hunt in progress.')).toBeVisible();
    await expect(form.getByText('Only one in progress per position allowed')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Create' })).toBeDisabled();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
    await expect(form).toHaveCount(0);
  });
  await test.step('[HUNT-49] deleted while it searches, it is gone', async () => {
    await hunts.button('Delete').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete hunt' }).click();
    await expect(hunts.toast('Deleted')).toBeVisible();
    await expect(hunts.row(name)).toHaveCount(0);
    await expect(page.getByText('Choose a hunt')).toBeVisible();
  });
});

test('[HUNT-34] [HUNT-36] [PPAGE-12] [SHELL-36] the tab of a position begins its hunts, or says why not', async ({
  page,
  api,
}) => {
  const position = await makeOpenPosition(api);
  const draft = await makeDraft(api);
  const hunts = new HuntsPage(page);
  await page.goto(`/positions/${position.id}`);
  await page.getByRole('link', { name: 'AI Hunts' }).click();
  await expect(page).toHaveURL(`/positions/${position.id}/talent-pools`);
  await expect(page.getByText('No hunts yet')).toBeVisible();
  await page.getByRole('button', { name: 'Create first hunt' }).click();
  await expect(hunts.form).toBeVisible();
  await expect(hunts.form.getByTitle(position.title)).toBeVisible();
  await hunts.form.getByRole('textbox', { name: 'Name' }).fill(unique('Cerca'));
  await hunts.form.getByRole('textbox', { name: /^Indications/ }).fill('Kubernetes');
  await hunts.form.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Ready in one to two hours')).toBeVisible();
  await test.step('[HUNT-36] [HUNT-48] the button above the list opens the form for the position', async () => {
    await hunts.button('Hunt link').click();
    await expect(hunts.form.getByTitle(position.title)).toBeVisible();
    await hunts.form.getByRole('button', { name: 'Cancel' }).click();
    await expect(hunts.form).toHaveCount(0);
  });
  await test.step('[HUNT-46] [CONST-134] a draft cannot have one', async () => {
    await page.goto(`/positions/${draft.id}`);
    await page.getByRole('link', { name: 'AI Hunts' }).click();
    await page.getByRole('button', { name: 'Create first hunt' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Error' });
    await expect(notice).toContainText('It is not possible to create a hunt with a position as a draft.');
    await expect(hunts.form).toHaveCount(0);
  });
});

test.describe('an administrator', () => {
  test.use({ who: 'admin' });
  test('[HUNT-47] who neither recruits nor manages the position creates none', async ({ page, api }) => {
    const recruiter = await apiAs('recruiter');
    const position = await makeOpenPosition(recruiter);
    expect((await api.call(getMe)).data.id).not.toBe(position.recruiters[0]?.id);
    await page.goto(`/positions/${position.id}`);
    await page.getByRole('link', { name: 'AI Hunts' }).click();
    await expect(
      page.getByText(
        'You are not the recruiter for this process, please contact the process recruiter to create an AI hunt.',
      ),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create first hunt' })).toHaveCount(0);
  });
});

test('[HUNT-34] [HUNT-35] [HUNT-36] [CONST-149] the switch createHunt disables each door', async ({
  page,
  api,
}) => {
  const empty = await makeOpenPosition(api);
  await switchOff(page, `**/positions/${empty.id}/talent-pools`, 'createHunt');
  await page.goto(`/positions/${empty.id}/talent-pools`);
  await expect(page.getByRole('button', { name: 'Create first hunt' })).toBeDisabled();
  // The demo has hunts.
  await switchOff(page, '**/talent-pools', 'createHunt');
  await page.goto('/talent-pools');
  await expect(page.getByRole('button', { name: 'Start hunt' })).toBeDisabled();
  const other = await makeOpenPosition(api);
  const hunts = new HuntsPage(page);
  await page.goto(`/positions/${other.id}/talent-pools?create=true`);
  await hunts.form.getByRole('textbox', { name: 'Name' }).fill(unique('Cerca'));
  await hunts.form.getByRole('textbox', { name: /^Indications/ }).fill('Kubernetes');
  await hunts.form.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Ready in one to two hours')).toBeVisible();
  await switchOff(page, `**/positions/${other.id}/talent-pools*`, 'createHunt');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Hunt link' })).toBeDisabled();
});

test.describe('a hunt that becomes ready while one is asked', () => {
  test.use({ expected: [/^(409|500) .*talent-pool/] });
  test('[HUNT-50] [CONST-134] stays, and says why', async ({ page, api }) => {
    test.setTimeout(240_000);
    const position = await makeOpenPosition(api);
    const hunts = new HuntsPage(page);
    await page.goto(`/positions/${position.id}/talent-pools`);
    await page.getByRole('button', { name: 'Create first hunt' }).click();
    await hunts.form.getByRole('textbox', { name: 'Name' }).fill(unique('Cerca'));
    await hunts.form.getByRole('textbox', { name: /^Indications/ }).fill('Kubernetes');
    await hunts.form.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Ready in one to two hours')).toBeVisible();
    const id = hunts.param('talentPoolId') ?? '';
    const question = page.getByRole('alertdialog');
    await test.step('[HUNT-51] [CONST-134] another failure is told', async () => {
      const failing = { status: 500, json: { error: { code: 'INTERNAL', message: 'no', request_id: 'r1' } } };
      await page.route(`**/api/v1/talent-pool/${id}`, (route) =>
        route.request().method() === 'DELETE' ? route.fulfill(failing) : route.fallback(),
      );
      await hunts.button('Delete').click();
      await question.getByRole('button', { name: 'Delete hunt' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Unknown error' })).toBeVisible();
      await page.unroute(`**/api/v1/talent-pool/${id}`);
    });
    await hunts.button('Delete').click();
    await expect(question).toBeVisible();
    await untilReady(api, id);
    await question.getByRole('button', { name: 'Delete hunt' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Error' });
    await expect(notice).toContainText('You cannot delete a talent pool that is ready');
    await expect(hunts.tab('Discarded', 0)).toBeVisible();
    await expect(hunts.button('Delete')).toHaveCount(0);
    await expect(api.call(deleteHunt, { params: { id } })).rejects.toThrow('CANNOT_DELETE_READY_POOL');
  });
});
