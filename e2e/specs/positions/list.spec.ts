import { createStep, moveApplications, updateStep } from '@cantera/shared/contracts/pipeline';
import { updatePosition } from '@cantera/shared/contracts/position-changes';
import { listPositions, type Position } from '@cantera/shared/contracts/positions';
import { getMe } from '@cantera/shared/contracts/users';
import { apiAs } from '../../fixtures/api.ts';
import { makeMember, removeMember } from '../../fixtures/members.ts';
import { makeDraft, makeOpenPosition, unique } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { expectAskedAtPauses } from '../../fixtures/typing.ts';
import { fillBoard } from '../../pages/board.ts';

test.describe('positions list', () => {
  const word = unique('Zahorí').replaceAll('-', '');
  let draft: Position;
  let open: Position;
  test.beforeAll(async () => {
    const api = await apiAs('recruiter');
    draft = await makeDraft(api, `${word} geòloga`);
    open = await makeOpenPosition(api, `${word} enginyer`);
    await api.call(updatePosition, { params: { id: open.id }, body: { agencyPriority: 'HIGH' } });
  });

  test('[PLIST-01] [SHELL-58] [SHELL-30] [PLIST-15] shows the title and the count', async ({ page }) => {
    await page.goto(`/positions?q=${encodeURIComponent(word)}`);
    await expect(page.getByRole('heading', { name: 'Positions', level: 1 })).toBeVisible();
    await expect(page).toHaveTitle('Positions — Cantera');
    await expect(page.getByText('2 positions', { exact: true })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search by title' }).fill(`${word} geòloga`);
    await expect(page.getByText('1 position', { exact: true })).toBeVisible();
  });

  test('[PLIST-06] [SHELL-134] searches by title, once for letters typed in a row', async ({ page }) => {
    await page.goto('/positions');
    await expect(page.getByRole('table', { name: 'Positions' })).toBeVisible();
    const asked: (string | null)[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/v1/agency/jobs' && searchParams.has('search'))
        asked.push(searchParams.get('search'));
    });
    await page.getByRole('searchbox', { name: 'Search by title' }).pressSequentially(word, { delay: 20 });
    await expect(page.getByRole('row')).toHaveCount(3);
    await expectAskedAtPauses(asked, word);
  });

  test('[PLIST-02] [PLIST-07] [PLIST-10] keeps its filters in the address, and a reload shows the same rows', async ({
    page,
  }) => {
    await page.goto(`/positions?q=${encodeURIComponent(word)}`);
    const filters = page.getByRole('group', { name: 'Filters' });
    await filters.getByRole('button', { name: 'Status', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Open' }).click();
    await expect(page.getByRole('link', { name: `${word} enginyer` })).toBeVisible();
    await expect(page.getByRole('link', { name: `${word} geòloga` })).toBeHidden();
    await filters.getByRole('button', { name: 'Priority', exact: true }).click();
    await page.getByRole('checkbox', { name: 'High' }).click();
    await expect(page).toHaveURL(/status=OPEN/);
    await expect(page).toHaveURL(/priority=HIGH/);
    await page.reload();
    await expect(page.getByRole('link', { name: `${word} enginyer` })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(2);
  });

  test('[PLIST-08] [PLIST-09] [PLIST-04] filters by client and by recruiters', async ({ page, api }) => {
    await page.goto(`/positions?clientId=${open.client?.id}`);
    await expect(page.getByRole('row')).toHaveCount(2);
    const { data } = await api.call(listPositions, { query: { search: word } });
    const [me] = data.items[0]?.recruiters ?? [];
    // Recruits for neither; an id of nobody would be taken out of the filter.
    const other = (await (await apiAs('admin')).call(getMe)).data;
    await page.goto(`/positions?q=${encodeURIComponent(word)}&recruitersIds=${me?.id},${other.id}`);
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.goto(`/positions?q=${encodeURIComponent(word)}&recruitersIds=${other.id}`);
    await expect(page.getByText('There are no results for the given search')).toBeVisible();
  });

  test('[PLIST-22] shows the fee that is to be expected', async ({ page, api }) => {
    await api.call(updatePosition, {
      params: { id: open.id },
      body: { feeSettings: { commissionRate: 20 } },
    });
    await page.goto(`/positions?q=${encodeURIComponent(word)}&status=OPEN`);
    // A fifth of the middle of 42,000 and 55,000.
    await expect(page.getByRole('row').nth(1)).toContainText('€9,700');
  });

  test('[PLIST-29] [DAY-02] says what to do where there is no position yet', async ({ page }) => {
    await page.route(`**${listPositions.path}?**`, (route) =>
      route.fulfill({
        json: { data: { items: [], pagination: { page: 1, page_size: 10, total_items: 0 } } },
      }),
    );
    await page.goto('/positions');
    await expect(page.getByText('No positions yet')).toBeVisible();
    // Beside the title, as always, and where the list would be.
    await expect(page.getByRole('button', { name: 'Add position' })).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Add position' }).last()).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0);
  });

  test('[PLIST-12] [PLIST-13] [PLIST-14] [PLIST-24] hides a position and shows it again', async ({
    page,
  }) => {
    await page.goto(`/positions?q=${encodeURIComponent(word)}&page=1`);
    await page.getByRole('button', { name: new RegExp(`${word} geòloga`) }).click();
    await page.getByRole('menuitem', { name: 'Hide' }).click();
    await expect(page.getByRole('link', { name: `${word} geòloga` })).toBeHidden();
    await page.getByRole('button', { name: 'View hidden positions' }).click();
    await expect(page).toHaveURL(/hidden=true/);
    await page.getByRole('button', { name: new RegExp(`${word} geòloga`) }).click();
    await page.getByRole('menuitem', { name: 'Activate' }).click();
    await expect(page.getByRole('link', { name: `${word} geòloga` })).toBeHidden();
    await page.getByRole('button', { name: 'View visible positions' }).click();
    await expect(page.getByRole('link', { name: `${word} geòloga` })).toBeVisible();
  });

  test('[PLIST-16] [PLIST-17] [PLIST-18] offers every column, hides some at first and remembers the choice', async ({
    page,
  }) => {
    await page.goto('/positions');
    const headers = page.getByRole('columnheader');
    await expect(headers.filter({ hasText: 'Client' })).toBeVisible();
    for (const name of [
      'Languages',
      'Created by',
      'Multiposting',
      'Job portal',
      'Hiring managers',
      'Created',
      'Location',
      'Updated',
    ]) {
      await expect(page.getByRole('columnheader', { name, exact: true })).toHaveCount(0);
    }
    for (const name of [
      'Title',
      'Status',
      'Recruiters',
      'Client',
      'Priority',
      'Inbox',
      'Hired',
      'Fixed fee',
      'Projected fee',
      'Estimated closing',
      'Closing at',
      'Summary',
    ]) {
      await expect(page.getByRole('columnheader', { name, exact: true })).toHaveCount(1);
    }
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Location' }).check();
    await page.getByRole('checkbox', { name: 'Summary' }).uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByRole('columnheader', { name: 'Location', exact: true })).toHaveCount(1);
    await expect(page.getByRole('columnheader', { name: 'Summary', exact: true })).toHaveCount(0);
  });

  test('[PLIST-05] shows the hidden ones where the address says hidden=true, and nowhere else', async ({
    page,
    api,
  }) => {
    const name = unique('Amagada').replaceAll('-', '');
    const { id } = await makeDraft(api, `${name} una`);
    await makeDraft(api, `${name} dues`);
    await api.call(updatePosition, { params: { id }, body: { hidden: true } });
    for (const [hidden, title] of [
      ['&hidden=true', `${name} una`],
      ['', `${name} dues`],
      ['&hidden=false', `${name} dues`],
    ]) {
      await page.goto(`/positions?q=${encodeURIComponent(name)}${hidden}`);
      await expect(page.getByRole('table', { name: 'Positions' }).getByRole('link', { name })).toHaveText([
        title ?? '',
      ]);
    }
  });

  test('[PLIST-19] forgets a choice of columns that another version stored', async ({ page }) => {
    await page.goto('/positions');
    const location = page.getByRole('columnheader', { name: 'Location', exact: true });
    const summary = page.getByRole('columnheader', { name: 'Summary', exact: true });
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Location' }).check();
    await page.keyboard.press('Escape');
    await expect(location).toHaveCount(1);
    const key = await page.evaluate(() => {
      const found = Object.keys(localStorage).find((name) =>
        localStorage.getItem(name)?.includes('"version":3'),
      );
      if (!found) return undefined;
      const stored = localStorage.getItem(found) ?? '';
      localStorage.setItem(found, stored.replace('"version":3', '"version":2'));
      return found;
    });
    expect(key).toMatch(/^cantera\./);
    await page.reload();
    await expect(summary).toHaveCount(1);
    await expect(location).toHaveCount(0);
  });

  test('[PLIST-21] counts the applications of a position by kind of step', async ({ page, api }) => {
    const { position, steps } = await fillBoard(api, 5);
    const params = { id: position.id };
    const ids = steps.flatMap(({ applications }) => applications.map(({ id }) => id));
    const stepOf = (type: string) => steps.find((step) => step.type === type)?.id ?? '';
    await api.call(moveApplications, {
      params,
      body: { stepId: stepOf('HIRED'), applicationIds: ids.slice(0, 1) },
    });
    await api.call(moveApplications, {
      params,
      body: { stepId: stepOf('STEP'), applicationIds: ids.slice(1, 2) },
    });
    const external = crypto.randomUUID();
    await api.call(createStep, { params, body: { id: external, name: 'Interview', position: 3 } });
    await api.call(updateStep, {
      params: { id: position.id, stepId: external },
      body: { categoryId: 'EXTERNAL' },
    });
    await api.call(moveApplications, { params, body: { stepId: external, applicationIds: ids.slice(2, 3) } });
    await page.goto(`/positions?q=${encodeURIComponent(position.title)}`);
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: position.title }) });
    await expect(row).toBeVisible();
    const cells = row.getByRole('cell');
    await expect(cells.filter({ hasText: /^2 · 2\snew$/ })).toHaveCount(1);
    await expect(row.getByRole('img', { name: '1 in process, 1 with the client' })).toBeVisible();
    await expect(cells.filter({ hasText: /^1$/ })).toHaveCount(1);
  });

  test('[PLIST-20] [PLIST-23] sorts by its headers and leads to the position', async ({ page }) => {
    await page.goto(`/positions?q=${encodeURIComponent(word)}`);
    await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click();
    await expect(page).toHaveURL(/sortBy=title/);
    await expect(page.getByRole('row').nth(1)).toContainText('enginyer');
    await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click();
    await expect(page.getByRole('row').nth(1)).toContainText('geòloga');
    await page.getByRole('link', { name: `${word} geòloga` }).click();
    await expect(page).toHaveURL(new RegExp(`/positions/${draft.id}`));
  });

  test('[PLIST-03] [PLIST-26] [PLIST-27] [CONST-41] pages through the list ten at a time', async ({
    page,
  }) => {
    await page.goto('/positions');
    await expect(page.getByText(/^Showing 1 to 10 of \d+$/)).toBeVisible();
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByText(/^Showing 11 to \d+ of \d+$/)).toBeVisible();
  });

  test('[PLIST-25] [PPAGE-27] asks before it deletes a draft, and deletes it', async ({ page, api }) => {
    const doomed = await makeDraft(api, unique('Esborrany'));
    await page.goto(`/positions?q=${encodeURIComponent(doomed.title)}`);
    await page.getByRole('button', { name: new RegExp(doomed.title) }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Are you sure you want to delete this job?');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('link', { name: doomed.title })).toBeVisible();
    await page.getByRole('button', { name: new RegExp(doomed.title) }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete position' }).click();
    await expect(page.getByText('Position deleted')).toBeVisible();
    await expect(page.getByText('There are no results for the given search')).toBeVisible();
  });

  test('[PLIST-28] says that nothing matches and how to get back', async ({ page }) => {
    // Somebody who recruits for no position.
    const { id } = await makeMember('RECRUITER');
    try {
      for (const narrowed of ['q=nothing-is-called-so', `recruitersIds=${id}`]) {
        await page.goto(`/positions?${narrowed}`);
        await expect(page.getByText('There are no results for the given search')).toBeVisible();
        await page.getByRole('button', { name: 'Clear filters' }).click();
        await expect(page.getByRole('table', { name: 'Positions' })).toBeVisible();
      }
    } finally {
      await removeMember(id);
    }
  });

  for (const width of [1440, 390]) {
    test(`is accessible at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/positions');
      await expect(page.getByText(/^Showing 1 to 10/)).toBeVisible();
      await expectAccessible(page);
    });
  }
});
