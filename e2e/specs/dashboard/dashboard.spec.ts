import { randomUUID } from 'node:crypto';
import { getAgency } from '@cantera/shared/contracts/agency';
import { listCandidates } from '@cantera/shared/contracts/candidates';
import { createClient, listClients } from '@cantera/shared/contracts/clients';
import { deleteMember, inviteMember } from '@cantera/shared/contracts/members';
import {
  createPosition,
  updatePosition,
  updatePositionStatus,
} from '@cantera/shared/contracts/position-changes';
import { getPosition, listPositions } from '@cantera/shared/contracts/positions';
import { getMe, listUsers } from '@cantera/shared/contracts/users';
import type { Page } from '@playwright/test';
import { apiAs } from '../../fixtures/api.ts';
import { makeCandidate } from '../../fixtures/candidates.ts';
import { outage } from '../../fixtures/outage.ts';
import { makeDraft, makeOpenPosition, unique } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { expectAskedAtPauses } from '../../fixtures/typing.ts';

const card = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Figures' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const table = (page: Page) => page.getByRole('table', { name: 'Your positions' });
/** The figures of a card, e.g. `[6, 12]`. */
const figures = async (page: Page, name: string): Promise<number[]> =>
  ((await card(page, name).getByRole('paragraph').textContent()) ?? '')
    .replaceAll(',', '')
    .match(/\d+/g)
    ?.map(Number) ?? [];

test.describe('the figures', () => {
  for (const [ids, name, address] of [
    ['[DASH-02]', 'Open positions', '/positions'],
    ['[DASH-04]', 'Candidates', '/candidates'],
    ['[DASH-06]', 'Clients', '/clients'],
  ] as const)
    test(`${ids} ${name} leads to ${address}`, async ({ page }) => {
      await page.goto('/');
      await card(page, name).getByRole('link').click();
      await expect.poll(() => new URL(page.url()).pathname).toBe(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

  test('[SHELL-13] [DASH-08] stand at the root, Members with the way to the members', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Dashboard — Cantera');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Daniel');
    await expect(card(page, 'Members').getByRole('link')).toHaveAttribute('href', '/agency/members');
  });

  test('[DASH-03] [DASH-07] [API-141] show the plan’s maxima beside the numbers', async ({ page, api }) => {
    const { maxMembers, maxCandidates } = (await api.call(getAgency)).data.plan.limits;
    await page.goto('/');
    // Other tests add and remove people meanwhile.
    await expect
      .poll(async () => {
        const { users } = await api.call(listUsers);
        const { totalItems } = (await api.call(listCandidates, { query: {} })).data.pagination;
        const shown = [...(await figures(page, 'Members')), ...(await figures(page, 'Candidates'))];
        return shown.join() === [users.length, maxMembers, totalItems, maxCandidates].join();
      })
      .toBe(true);
  });

  test('[DASH-01] [DASH-05] [DASH-09] follow what is created while one looks at them', async ({
    page,
    api,
  }) => {
    await page.goto('/');
    for (const name of ['Open positions', 'Candidates', 'Clients', 'Members'])
      await expect(card(page, name).getByRole('paragraph')).toBeVisible();
    const [members = 0] = await figures(page, 'Members');
    const [open = 0, all = 0] = await figures(page, 'Open positions');
    const [candidates = 0] = await figures(page, 'Candidates');
    const [clients = 0] = await figures(page, 'Clients');
    await makeCandidate(api);
    const admin = await apiAs('admin');
    const { data: guest } = await admin.call(inviteMember, {
      body: { email: `${randomUUID().slice(0, 8)}@example.test`, role: 'RECRUITER' },
    });
    await expect.poll(async () => (await figures(page, 'Members'))[0]).toBeGreaterThan(members);
    await admin.call(deleteMember, { params: { id: guest.id } });
    await expect.poll(async () => (await figures(page, 'Open positions'))[0]).toBeGreaterThan(open);
    await expect.poll(async () => (await figures(page, 'Open positions'))[1]).toBeGreaterThan(all);
    await expect.poll(async () => (await figures(page, 'Candidates'))[0]).toBeGreaterThan(candidates);
    await expect.poll(async () => (await figures(page, 'Clients'))[0]).toBeGreaterThan(clients);
    // What they show is what the lists hold.
    await expect
      .poll(async () => {
        const count = async (query: object) =>
          (await api.call(listPositions, { query: { countOnly: true, ...query } })).data.pagination
            .totalItems;
        const total = (await api.call(listClients, { query: {} })).data.pagination.totalItems;
        const shown = [...(await figures(page, 'Open positions')), ...(await figures(page, 'Clients'))];
        return shown.join() === [await count({ status: 'OPEN' }), await count({}), total].join();
      })
      .toBe(true);
  });

  test('[DASH-33] [DASH-34] [CONST-48] [DASH-32] ask for no more than their numbers', async ({ page }) => {
    const asked: Record<string, string>[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (request.method() === 'GET' && url.pathname.startsWith('/api/v1/'))
        asked.push({ path: url.pathname, ...Object.fromEntries(url.searchParams) });
    });
    await page.goto('/?query=nothing-is-called-so&status=OPEN&priority=HIGH&sortBy=title');
    await expect(page.getByText('There are no results for nothing-is-called-so')).toBeVisible();
    for (const name of ['Open positions', 'Candidates', 'Clients', 'Members'])
      await expect(card(page, name).getByRole('paragraph')).toBeVisible();
    const counted = { path: listPositions.path, per_page: '9999', count_only: 'true' };
    expect(asked).toContainEqual(counted);
    expect(asked).toContainEqual({ ...counted, status: 'OPEN' });
    for (const path of [listCandidates.path, listClients.path])
      expect(asked).toContainEqual({ path, page: '1', per_page: '10' });
    expect(asked).toContainEqual({
      path: listPositions.path,
      page: '1',
      per_page: '99',
      recruiter_id: expect.any(String),
      search: 'nothing-is-called-so',
      status: 'OPEN',
      agency_priority: 'HIGH',
      sort_by: 'title',
    });
  });

  test.describe('when one cannot be read', () => {
    test.use({ expected: [/^500 /] });
    test('[CLIENT-32] the others stand, and Retry brings it', async ({ page }) => {
      const broken = await outage(page, `**${listClients.path}?**`);
      await page.goto('/');
      await expect(card(page, 'Clients').getByRole('alert')).toContainText('This could not be loaded');
      await expect(card(page, 'Candidates').getByRole('paragraph')).toBeVisible();
      await broken.endBy(card(page, 'Clients').getByRole('button', { name: 'Retry: Clients' }));
      await expect(card(page, 'Clients').getByRole('paragraph')).toBeVisible();
    });
  });
});

test.describe('Your positions', () => {
  test('[DASH-10] [DASH-11] [DASH-15] [CONST-47] lists ninety-nine of those that one recruits for, and no others', async ({
    page,
    api,
  }) => {
    const admin = await apiAs('admin');
    const { data: boss } = await admin.call(getMe);
    const word = unique('Talaia').replaceAll('-', '');
    const mine = await makeDraft(api, `${word} meva`);
    const client = await api.call(createClient, { body: { name: unique('Molins') } });
    await api.call(createPosition, {
      body: { title: `${word} aliena`, clientId: client.data.id, recruitersIds: [boss.id] },
    });
    const sizes: (string | null)[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.searchParams.has('recruiter_id')) sizes.push(url.searchParams.get('per_page'));
    });
    await page.goto(`/?query=${encodeURIComponent(word)}`);
    await expect(table(page).getByRole('link')).toHaveText([mine.title]);
    expect([...new Set(sizes)]).toEqual(['99']);
  });

  test.describe('to a hiring manager', () => {
    test.use({ who: 'manager' });
    test('[DASH-11] [DASH-19] [FIRST-04] lists what they manage apart from what they recruit for', async ({
      page,
    }) => {
      const recruiter = await apiAs('recruiter');
      const { data: manager } = await (await apiAs('manager')).call(getMe);
      const draft = await makeDraft(recruiter);
      await recruiter.call(updatePosition, {
        params: { id: draft.id },
        body: { hiringManagersIds: [manager.id] },
      });
      await page.goto('/');
      await expect(page.getByText('You have no positions yet')).toBeVisible();
      const managed = page.getByRole('table', { name: 'Positions you manage' });
      await expect(page.getByRole('heading', { name: 'Positions you manage' })).toBeVisible();
      await expect(managed.getByRole('link', { name: draft.title })).toBeVisible();
      await expectAccessible(page);
      await expect(page.getByRole('button', { name: 'Add position' })).toHaveCount(0);
      await expect(card(page, 'Clients')).toHaveCount(0);
      await page.getByRole('link', { name: 'See all positions' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Positions' })).toBeVisible();
      await expect(page.getByRole('link', { name: draft.title })).toBeVisible();
    });
  });

  test.describe('an administrator', () => {
    test.use({ who: 'admin' });
    test('[FIRST-10] sees the agency’s open positions below their own, and the way to all of them', async ({
      page,
      api,
    }) => {
      const recruiter = await apiAs('recruiter');
      // More than are listed, the urgent one among the last that were made.
      for (let count = 0; count < 11; count += 1) await makeOpenPosition(recruiter);
      const urgent = await makeOpenPosition(recruiter);
      await recruiter.call(updatePosition, { params: { id: urgent.id }, body: { agencyPriority: 'HIGH' } });
      await page.goto('/');
      const open = page.getByRole('region', { name: /^Open positions of the agency/ });
      const rows = open.getByRole('table', { name: 'Open positions of the agency' }).getByRole('row');
      await expect(rows).toHaveCount(11);
      const first = await api.call(listPositions, {
        query: { page: 1, perPage: 10, sortBy: '-agency_priority', status: 'OPEN' },
      });
      expect(first.data.items[0]?.agencyPriority).toBe('HIGH');
      await expect(
        open.getByRole('link', { name: first.data.items[0]?.title ?? '', exact: true }),
      ).toBeVisible();
      await expectAccessible(page);
      await open.getByRole('link', { name: 'See all positions' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Positions' })).toBeVisible();
      expect(new URL(page.url()).searchParams.get('status')).toBe('OPEN');
    });
  });

  test('[DASH-16] [DASH-17] [DASH-20] [DASH-14] puts the urgent first, without a way to change their status', async ({
    page,
    api,
  }) => {
    const word = unique('Ordenada').replaceAll('-', '');
    for (const agencyPriority of ['LOW', 'HIGH', 'NONE', 'MEDIUM'] as const) {
      const { id } = await makeDraft(api, `${word} ${agencyPriority}`);
      await api.call(updatePosition, { params: { id }, body: { agencyPriority } });
    }
    await page.goto(`/?query=${encodeURIComponent(word)}`);
    await expect(table(page).getByRole('link')).toHaveText(
      ['HIGH', 'MEDIUM', 'LOW', 'NONE'].map((level) => `${word} ${level}`),
    );
    const row = table(page).getByRole('row').nth(1);
    await expect(row).toContainText(/Draft.*Tallers Vallès.*High/);
    await expect(table(page).getByRole('row').getByRole('button')).toHaveCount(
      await table(page).getByRole('columnheader').getByRole('button').count(),
    );
    const filters = page.getByRole('group', { name: 'Filters' });
    const choose = async (status: string) => {
      await filters.getByRole('button', { name: /^Status/ }).click();
      await page.getByRole('checkbox', { name: status }).click();
    };
    await choose('Open');
    await expect(page.getByText(`There are no results for ${word}`)).toBeVisible();
    await expect(page).toHaveURL(/status=OPEN/);
    const held = await makeOpenPosition(api, `${word} aturada`);
    await api.call(updatePositionStatus, { params: { id: held.id }, body: { status: 'ON_HOLD' } });
    await choose('On hold');
    await expect(table(page).getByRole('link')).toHaveText([held.title]);
    await choose('Draft');
    await expect(table(page).getByRole('link')).toHaveText(
      ['HIGH', 'MEDIUM', 'LOW', 'NONE'].map((level) => `${word} ${level}`),
    );
  });

  test('[DASH-12] [DASH-13] [DASH-18] finds by title once typing pauses, and by priority', async ({
    page,
    api,
  }) => {
    const word = unique('Buscada').replaceAll('-', '');
    const high = await makeDraft(api, `${word} alta`);
    await makeDraft(api, `${word} cap`);
    await api.call(updatePosition, { params: { id: high.id }, body: { agencyPriority: 'HIGH' } });
    await page.goto('/');
    await expect(table(page)).toBeVisible();
    const asked = new Set<string | null>();
    page.on('request', (request) => {
      const { searchParams } = new URL(request.url());
      if (searchParams.has('recruiter_id') && searchParams.has('search'))
        asked.add(searchParams.get('search'));
    });
    await page.getByRole('searchbox', { name: 'Search by title' }).pressSequentially(word, { delay: 20 });
    await expect(table(page).getByRole('link')).toHaveCount(2);
    await expectAskedAtPauses(asked, word);
    await page.getByRole('button', { name: 'Priority', exact: true }).first().click();
    await page.getByRole('checkbox', { name: 'High' }).click();
    await expect(table(page).getByRole('link')).toHaveText([high.title]);
    await page.getByRole('button', { name: 'Clear Priority' }).click();
    await page.getByRole('searchbox', { name: 'Search by title' }).fill(`${word} que no hi és`);
    await expect(page.getByText(`There are no results for ${word} que no hi és`)).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(table(page)).toBeVisible();
  });
});

test('is accessible, and all of it is there on a phone', async ({ page, api }) => {
  const word = unique('Petita').replaceAll('-', '');
  const { id } = await makeDraft(api, word);
  await page.goto(`/?query=${encodeURIComponent(word)}`);
  await expect(table(page).getByRole('link', { name: word })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: word }).click();
  await expect(page).toHaveURL(new RegExp(`/positions/${id}$`));
  await page.goBack();
  const add = page.getByRole('button', { name: 'Add position' });
  await expect(add).toBeVisible();
  // The search has a row of its own; the filters and what adds share the next one.
  const field = page.getByRole('searchbox');
  const box = await field.evaluate((element) => element.parentElement?.getBoundingClientRect().toJSON());
  expect(box.width).toBeGreaterThan(300);
  for (const button of [add, page.getByRole('button', { name: 'Priority', exact: true })])
    expect((await button.boundingBox())?.y).toBeGreaterThanOrEqual(box.bottom);
  await expectAccessible(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('a position that is opened elsewhere shows so', async ({ page, api }) => {
  const word = unique('Viva').replaceAll('-', '');
  const position = await makeOpenPosition(api, word);
  await page.goto(`/?query=${encodeURIComponent(word)}`);
  await expect(table(page)).toContainText('Open');
  await api.call(updatePositionStatus, { params: { id: position.id }, body: { status: 'ON_HOLD' } });
  await expect(table(page)).toContainText('On hold');
  expect((await api.call(getPosition, { params: { id: position.id } })).data.status).toBe('ON_HOLD');
});
