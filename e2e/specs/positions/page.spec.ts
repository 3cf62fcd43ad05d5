import { randomUUID } from 'node:crypto';
import { moveApplications } from '@cantera/shared/contracts/pipeline';
import { updatePosition, updatePositionStatus } from '@cantera/shared/contracts/position-changes';
import { getPosition, type Position } from '@cantera/shared/contracts/positions';
import { apiAs } from '../../fixtures/api.ts';
import { completeFields, makeDraft, makeOpenPosition } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { fillBoard } from '../../pages/board.ts';

test.describe('position page', () => {
  let open: Position;
  test.beforeAll(async () => {
    open = await makeOpenPosition(await apiAs('recruiter'));
  });

  test('[PPAGE-01] [PPAGE-04] [SHELL-31] shows the title and changes the priority', async ({ page, api }) => {
    await page.goto(`/positions/${open.id}`);
    await expect(page.getByRole('heading', { name: open.title, level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Priority: None' }).click();
    await page.getByRole('menuitemradio', { name: 'Medium' }).click();
    await expect(page.getByRole('button', { name: 'Priority: Medium' })).toBeVisible();
    await expect
      .poll(async () => (await api.call(getPosition, { params: { id: open.id } })).data.agencyPriority)
      .toBe('MEDIUM');
  });

  test('[PPAGE-37] [PPAGE-39] [PPAGE-46] [PPAGE-31] names what a draft lacks and sends nothing', async ({
    page,
    api,
  }) => {
    const draft = await makeDraft(api);
    await page.goto(`/positions/${draft.id}`);
    await expect(page.getByRole('button', { name: 'Publish position' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Status/ })).toHaveCount(0);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.url()));
    await page.getByRole('button', { name: 'Publish position' }).click();
    const dialog = page.getByRole('dialog', { name: 'Required fields missing' });
    await expect(dialog.getByRole('listitem')).toHaveText([
      'Job description',
      'Salary from',
      'Salary to',
      'Pay period',
      'Work mode',
      'Contract type',
      'Location',
      'Years of experience',
    ]);
    await expectAccessible(page);
    await test.step('[DAY-09] each entry leads to its field', async () => {
      for (const [field, focused] of [
        ['Work mode', page.getByRole('combobox', { name: 'Work mode' })],
        ['Salary to', page.getByLabel('Salary to')],
        [
          'Years of experience',
          page.getByRole('region', { name: 'Requirements' }).getByRole('textbox').first(),
        ],
      ] as const) {
        await dialog.getByRole('link', { name: field }).click();
        await expect(focused).toBeFocused();
        await page.getByRole('button', { name: 'Publish position' }).click();
      }
    });
    expect(sent).toEqual([]);
  });

  for (const [ids, field, name] of [
    ['[PPAGE-40]', { salary: { from: null } }, 'Salary from'],
    ['[PPAGE-41]', { salary: { to: null } }, 'Salary to'],
    ['[PPAGE-42]', { salary: { currency: null } }, 'Salary currency'],
    ['[PPAGE-43]', { salary: { salaryRange: null } }, 'Pay period'],
    ['[PPAGE-44]', { workMode: null }, 'Work mode'],
    ['[PPAGE-45]', { contractType: null }, 'Contract type'],
    ['[PPAGE-47]', { yearsExperience: { from: null, to: null } }, 'Years of experience'],
  ] as const) {
    test(`${ids} does not publish without ${name.toLowerCase()}`, async ({ page, api }) => {
      const draft = await makeDraft(api);
      const all = await completeFields(api);
      await api.call(updatePosition, {
        params: { id: draft.id },
        body: {
          ...all,
          ...field,
          ...('salary' in field ? { salary: { ...all.salary, ...field.salary } } : {}),
        },
      });
      await page.goto(`/positions/${draft.id}`);
      await page.getByRole('button', { name: 'Publish position' }).click();
      await expect(
        page.getByRole('dialog', { name: 'Required fields missing' }).getByRole('listitem'),
      ).toHaveText([name]);
    });
  }

  test('[PPAGE-05] [PPAGE-33] [PPAGE-34] [PPAGE-06] opens a complete draft', async ({ page, api }) => {
    const draft = await makeDraft(api);
    await api.call(updatePosition, { params: { id: draft.id }, body: await completeFields(api) });
    await page.goto(`/positions/${draft.id}`);
    await page.getByRole('button', { name: 'Publish position' }).click();
    await page.getByRole('button', { name: 'Open Position' }).click();
    await test.step('[CONST-126] says so', async () => {
      await expect(page.getByText('Position opened', { exact: true })).toBeVisible();
      await expect(page.getByText('Now you can start adding candidates.')).toBeVisible();
    });
    await expect(page.getByRole('button', { name: 'Status: Open' })).toBeVisible();
    expect((await api.call(getPosition, { params: { id: draft.id } })).data.status).toBe('OPEN');
  });

  test('[PPAGE-32] [PPAGE-36] [PPAGE-59] [CONST-126] opens a complete draft and shows it on the portal', async ({
    page,
    api,
  }) => {
    const draft = await makeDraft(api);
    const fields = { ...(await completeFields(api)), jobPortalEnabled: false };
    await api.call(updatePosition, { params: { id: draft.id }, body: fields });
    await page.goto(`/positions/${draft.id}`);
    await page.getByRole('button', { name: 'Publish position' }).click();
    const dialog = page.getByRole('dialog', { name: `Publish ${draft.title}` });
    await expect(dialog.getByRole('button', { name: 'Open Position' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Open and automatically publish' }).click();
    await expect(page.getByText('Position opened and published', { exact: true })).toBeVisible();
    await expect(page.getByText('Now you can start adding candidates.')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/positions/${draft.id}/configuration`));
    await expect(page.getByRole('switch', { name: 'Visible' })).toBeChecked();
    const answer = await page.request.get(`/careers/en/demo/positions/${draft.id}`);
    expect(answer.status()).toBe(200);
  });

  test('[PPAGE-60] [PPAGE-61] of an open position that visitors cannot see, offers to show it', async ({
    page,
    api,
  }) => {
    const position = await makeOpenPosition(api);
    const params = { id: position.id };
    await api.call(updatePosition, { params, body: { jobPortalEnabled: false } });
    await page.goto(`/positions/${position.id}`);
    const link = page.getByRole('menuitem', { name: 'View position in your portal' });
    await page.getByRole('button', { name: 'More actions' }).click();
    await expect(page.getByRole('menuitem', { name: 'Make visible' })).toBeVisible();
    await expect(link).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Make visible' }).click();
    await expect(page.getByText('The position is on your job portal')).toBeVisible();
    await page.getByRole('button', { name: 'More actions' }).click();
    const address = (await link.getAttribute('href')) ?? '';
    expect((await page.request.get(address)).status()).toBe(200);
    await expect(page.getByRole('menuitem', { name: 'Make visible' })).toHaveCount(0);
  });

  test('[PPAGE-49] [PPAGE-50] [PPAGE-51] offers the other statuses and changes to one', async ({
    page,
    api,
  }) => {
    const position = await makeOpenPosition(api);
    await page.goto(`/positions/${position.id}`);
    await page.getByRole('button', { name: 'Status: Open' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['On hold', 'Won', 'Lost']);
    await page.getByRole('menuitem', { name: 'On hold' }).click();
    await expect(page.getByRole('button', { name: 'Status: On hold' })).toBeVisible();
    expect((await api.call(getPosition, { params: { id: position.id } })).data.status).toBe('ON_HOLD');
  });

  test.describe('refusals', () => {
    test.use({ expected: [/^409 .*\/status$/] });
    test('[PPAGE-53] refuses Won when the hires do not match', async ({ page }) => {
      await page.goto(`/positions/${open.id}`);
      await page.getByRole('button', { name: 'Status: Open' }).click();
      await page.getByRole('menuitem', { name: 'Won' }).click();
      await expect(
        page.getByText('The number of hires do not meet the hiring number defined in the position details.'),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Status: Open' })).toBeVisible();
    });
  });

  test.describe('failures', () => {
    test.use({ expected: [/^(403|500) .*\/status$/] });
    test('[PPAGE-54] [CONST-134] says so when the server knows better who may change the status', async ({
      page,
    }) => {
      // The user was taken off the position a moment ago, and the page has not heard of it yet.
      await page.route(`**/jobs/${open.id}/status`, (route) =>
        route.fulfill({
          status: 403,
          json: {
            error: {
              code: 'STATUS_NOT_AUTHORIZED',
              message: 'user is not authorized to change the job status',
              request_id: 'r',
            },
          },
        }),
      );
      await page.goto(`/positions/${open.id}`);
      await page.getByRole('button', { name: 'Status: Open' }).click();
      await page.getByRole('menuitem', { name: 'Lost' }).click();
      await expect(page.getByRole('alert')).toContainText('You are not authorized');
      await expect(page.getByRole('button', { name: 'Status: Open' })).toBeVisible();
    });
    test('[PPAGE-55] tells any other failure in the common words, of a change and of an opening', async ({
      page,
      api,
    }) => {
      const draft = await makeDraft(api);
      await api.call(updatePosition, { params: { id: draft.id }, body: await completeFields(api) });
      await page.route('**/jobs/*/status', (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto(`/positions/${open.id}`);
      await page.getByRole('button', { name: 'Status: Open' }).click();
      await page.getByRole('menuitem', { name: 'On hold' }).click();
      const common = 'If the problem persists, please, contact support.';
      await expect(page.getByRole('alert')).toContainText(common);
      await expect(page.getByRole('button', { name: 'Status: Open' })).toBeVisible();
      await page.goto(`/positions/${draft.id}`);
      await page.getByRole('button', { name: 'Publish position' }).click();
      await page.getByRole('button', { name: 'Open Position' }).click();
      await expect(page.getByRole('alert')).toContainText(common);
    });
  });

  test.describe('someone who is not assigned', () => {
    test.use({ who: 'admin' });
    test('[PPAGE-48] [PPAGE-58] [CONST-134] is told so and nothing is sent', async ({ page }) => {
      await page.goto(`/positions/${open.id}`);
      const sent: string[] = [];
      page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.url()));
      await page.getByRole('button', { name: 'Status: Open' }).click();
      await page.getByRole('menuitem', { name: 'Lost' }).click();
      const toast = page.getByRole('alert');
      await expect(toast).toContainText('Error publishing');
      await expect(toast).toContainText('You can only modify status of positions assigned to you.');
      expect(sent).toEqual([]);
      await expect(toast).toBeHidden({ timeout: 5_500 });
    });
  });

  test('[PPAGE-10] [PPAGE-11] [PPAGE-30] [PPAGE-52] shows a lock on closed positions only', async ({
    page,
    api,
  }) => {
    const lock = page.getByRole('img', { name: 'On closed positions the process is locked' });
    await page.goto(`/positions/${open.id}`);
    await expect(page.getByRole('link', { name: 'Process' })).toBeVisible();
    await expect(lock).toHaveCount(0);
    for (const status of ['CLOSED_LOST', 'CLOSED_WON'] as const) {
      const { position, steps } = await fillBoard(api, 1);
      const params = { id: position.id };
      const [inbox] = steps;
      const hired = steps.find(({ type }) => type === 'HIRED');
      const applicationIds = inbox?.applications.map(({ id }) => id) ?? [];
      await api.call(moveApplications, { params, body: { stepId: hired?.id ?? '', applicationIds } });
      await api.call(updatePositionStatus, { params, body: { status } });
      await page.goto(`/positions/${position.id}`);
      await expect(lock).toBeVisible();
      await expect(page.getByText(status === 'CLOSED_WON' ? 'Won' : 'Lost', { exact: true })).toBeVisible();
      await lock.hover();
      await expect(page.getByRole('tooltip', { includeHidden: true })).toHaveText(
        'On closed positions the process is locked',
      );
    }
  });

  test('[TRG-29] warns of no channel where no workflow is attached', async ({ page }) => {
    await page.goto(`/positions/${open.id}`);
    await expect(page.getByRole('heading', { name: open.title, level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Process' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Configure channels' })).toHaveCount(0);
  });

  test('[PPAGE-20] [PPAGE-21] [PPAGE-23] [PPAGE-07] leads to the portal while open, and offers no deletion', async ({
    page,
    api,
  }) => {
    await page.goto(`/positions/${open.id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await expect(page.getByRole('menuitem', { name: 'View position in your portal' })).toHaveAttribute(
      'href',
      `/careers/en/demo/positions/${open.id}`,
    );
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
    const draft = await makeDraft(api);
    await page.goto(`/positions/${draft.id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await expect(page.getByRole('menuitem', { name: 'View position in your portal' })).toHaveCount(0);
  });

  test('[PPAGE-22] [PPAGE-25] [PPAGE-26] [CONST-126] deletes a draft after asking', async ({ page, api }) => {
    const draft = await makeDraft(api);
    await page.goto(`/positions/${draft.id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(
      'If you delete it all the information related to this position will also be lost... Are you sure you want to continue?',
    );
    const sent = page.waitForRequest((request) => request.method() === 'DELETE');
    await dialog.getByRole('button', { name: 'Delete position' }).click();
    expect((await sent).postDataJSON()).toEqual({ reason_id: 1 });
    await expect(page).toHaveURL(/\/positions$/);
    await expect(page.getByText('Position deleted')).toBeVisible();
  });

  test.describe('an address of nothing', () => {
    test.use({ expected: [/^404 \/api\//] });
    test('says that the position does not exist', async ({ page }) => {
      await page.goto(`/positions/${randomUUID()}`);
      await expect(
        page.getByRole('heading', { level: 1, name: 'This position does not exist' }),
      ).toBeVisible();
      await expectAccessible(page);
    });
  });

  test('is accessible', async ({ page }) => {
    await page.goto(`/positions/${open.id}`);
    await expect(page.getByRole('heading', { name: open.title })).toBeVisible();
    await expectAccessible(page);
  });
});
