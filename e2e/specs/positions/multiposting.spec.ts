import { updatePosition } from '@cantera/shared/contracts/position-changes';
import { getPosition, type Position } from '@cantera/shared/contracts/positions';
import { getMe } from '@cantera/shared/contracts/users';
import type { Page, Request } from '@playwright/test';
import type { Api } from '../../fixtures/api.ts';
import { completeFields, makeDraft, makeOpenPosition, unique } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const BOARDS = '/services/job-boards/v1/idibu';
const STATUS = `**${BOARDS}/jobs_status?*`;
/** Portals that read a feed of chosen positions; Indeed and Glassdoor read all. */
const CHOSEN = ['InfoJobs', 'Talent.com', 'Adzuna', 'Jooble', 'Tecnoempleo'];

const section = (page: Page) => page.getByRole('region', { name: 'Multiposting' });
const line = (page: Page, name: string) => section(page).getByRole('listitem', { name, exact: true });
const button = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true });

/** As long as every portal asks for that names a length. */
const DESCRIPTION =
  '<p>Bake bread by hand with a team of four, from the dough of the evening to the first loaves of the morning, six days a week.</p>';
async function publishable(api: Api): Promise<Position> {
  const { id } = await makeOpenPosition(api, unique('Fornera'));
  const { data } = await api.call(updatePosition, {
    params: { id },
    body: { jobDescription: DESCRIPTION },
  });
  return data;
}

async function openSection(page: Page, { id }: Position): Promise<void> {
  await page.goto(`/positions/${id}`);
  await page
    .getByRole('navigation', { name: 'Position', exact: true })
    .getByRole('link', { name: 'Configuration' })
    .click();
  await page.getByRole('link', { name: 'Multiposting' }).click();
  await expect(line(page, 'InfoJobs')).toBeVisible();
}
const isCall = (method: string, end: string) => (request: Request) =>
  request.method() === method && new URL(request.url()).pathname === `${BOARDS}/${end}`;
const isRead = isCall('GET', 'jobs_status');

/** Answers the status with one of the tracked portal, as the server would while it takes its time. */
const answerStatus = (page: Page, status: string) =>
  page.route(STATUS, async (route) => {
    const answer = await route.fetch();
    const { items } = await answer.json();
    const changed = items.map((item: { id: number }) => (item.id === 1697 ? { ...item, status } : item));
    await route.fulfill({ response: answer, json: { items: changed } });
  });

test('an open position is published on the portals and taken out again', async ({ page, api }) => {
  test.setTimeout(240_000);
  const position = await publishable(api);
  await openSection(page, position);
  await test.step('[PCONF-10] [MPOST-11] [MPOST-28] [CONST-65] lists the portals with their status', async () => {
    await expect(section(page).getByText(/external portals may take up to 12 hours/)).toBeVisible();
    await expect(section(page).getByRole('listitem', { name: /./ })).toHaveCount(8);
    await expect(line(page, 'InfoJobs').getByText('Not published')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('[MPOST-14] [MPOST-20] [MPOST-21] [MPOST-23] Publish sends the portals and reads again', async () => {
    const sent = page.waitForRequest(isCall('POST', 'jobs_submit'));
    const answered = page.waitForResponse((response) => isCall('POST', 'jobs_submit')(response.request()));
    await button(page, 'Publish').click();
    expect((await sent).postDataJSON()).toEqual({
      job_id: position.id,
      portals: [1697, 1698, 1699, 1700, 1701, 1702, 1703, 1704],
    });
    expect((await answered).ok()).toBe(true);
  });
  await test.step('[MPOST-17] [MPOST-25] says so of each once its feed has it, without a reload', async () => {
    for (const name of CHOSEN)
      await expect(line(page, name).getByText(/^In the feed since/)).toBeVisible({ timeout: 60_000 });
    await expect(button(page, 'Unpublish')).toBeEnabled();
    const feed = await page.request.get('/careers/feeds/demo/1697.xml');
    expect(await feed.text()).toContain(position.id);
  });
  await test.step('[MPOST-29] one portal is disconnected once one is sure', async () => {
    const sent = page.waitForRequest(isCall('DELETE', 'jobs_delete'));
    await button(page, 'Disconnect from Jooble').click();
    const question = page.getByRole('alertdialog', {
      name: 'Are you sure you want to disconnect from Jooble?',
    });
    await question.getByRole('button', { name: 'Disconnect' }).click();
    expect((await sent).postDataJSON()).toEqual({ job_id: position.id, portals: [1703] });
    await expect(line(page, 'Jooble').getByText(/^Not published/)).toBeVisible({ timeout: 60_000 });
    await expect(line(page, 'InfoJobs').getByText(/^In the feed since/)).toBeVisible();
  });
  await test.step('[MPOST-18] [MPOST-22] [MPOST-24] Unpublish asks, takes it out and reads again', async () => {
    const removals: string[] = [];
    page.on('request', (request) => isCall('DELETE', 'jobs_delete')(request) && removals.push(request.url()));
    await button(page, 'Unpublish').click();
    const question = page.getByRole('alertdialog', { name: `Unpublish ${position.title}?` });
    await expect(question).toBeVisible();
    expect(removals).toEqual([]);
    const sent = page.waitForRequest(isCall('DELETE', 'jobs_delete'));
    const read = page.waitForRequest(isRead);
    await question.getByRole('button', { name: 'Unpublish' }).click();
    expect((await sent).postDataJSON()).toEqual({ job_id: position.id });
    await read;
    await expect(button(page, 'Publish')).toBeEnabled({ timeout: 60_000 });
    const feed = await page.request.get('/careers/feeds/demo/1697.xml');
    expect(await feed.text()).not.toContain(position.id);
  });
});

for (const [row, status, words] of [
  ['[MPOST-16]', 'UNPUBLISHING', 'Unpublishing...'],
  ['[MPOST-19]', 'PUBLISHING', 'Publishing...'],
] as const)
  test(`${row} [MPOST-15] the tracked portal drives the button: ${status}`, async ({ page, api }) => {
    const position = await makeOpenPosition(api);
    await answerStatus(page, status);
    await openSection(page, position);
    await expect(button(page, words)).toBeDisabled();
  });

test('[MPOST-13] the section cannot be used while the job portal does not show the position', async ({
  page,
  api,
}) => {
  const position = await makeOpenPosition(api);
  await api.call(updatePosition, { params: { id: position.id }, body: { jobPortalEnabled: false } });
  await openSection(page, position);
  await expect(button(page, 'Publish')).toBeDisabled();
  await expect(section(page).getByRole('group', { name: 'External job portals' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByRole('switch', { name: 'Hidden' }).click();
  await expect(button(page, 'Publish')).toBeEnabled();
});

test('[MPOST-26] an installation without portals says so', async ({ page, api }) => {
  const position = await makeOpenPosition(api);
  await page.route(STATUS, (route) => route.fulfill({ json: { items: [] } }));
  await page.goto(`/positions/${position.id}/configuration`);
  await expect(section(page).getByText('Multiposting not configured, please contact support.')).toBeVisible();
});

test.describe('a status that cannot be read', () => {
  test.use({ expected: [/^500 .*\/jobs_status$|^console: /] });
  test('[MPOST-27] is logged, and no toast tells of it', async ({ page, api }) => {
    const position = await makeOpenPosition(api);
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await page.route(STATUS, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(`/positions/${position.id}/configuration`);
    await expect(section(page).getByText('Status not known')).toBeVisible();
    await expect.poll(() => logged.filter((text) => /ApiError/.test(text)).length).toBeGreaterThan(0);
    await expect(page.getByText('If the problem persists, please, contact support.')).toHaveCount(0);
  });
});

test('[MPOST-12] an agency for which it is hidden has no such section', async ({ page, api }) => {
  const position = await makeOpenPosition(api);
  const { data: me } = await api.call(getMe);
  await page.route(`**/positions/${position.id}/configuration`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      '"multipostingHidden":[]',
      `"multipostingHidden":["${me.agencyId}"]`,
    );
    await route.fulfill({ response: answer, body });
  });
  await page.goto(`/positions/${position.id}/configuration`);
  await expect(page.getByRole('region', { name: 'Job portal' })).toBeVisible();
  await expect(section(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Multiposting' })).toHaveCount(0);
});

test('[PPAGE-35] [PPAGE-36] opens a draft, shows it on the job portal and submits it to the portals, in this order', async ({
  page,
  api,
}) => {
  const draft = await makeDraft(api);
  const fields = { ...(await completeFields(api)), jobDescription: DESCRIPTION, jobPortalEnabled: false };
  await api.call(updatePosition, { params: { id: draft.id }, body: fields });
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^(PATCH|POST)$/.test(request.method()) && /\/jobs(_submit|\/)/.test(pathname))
      sent.push(`${request.method()} ${pathname}`);
  });
  await page.goto(`/positions/${draft.id}`);
  await page.getByRole('button', { name: 'Publish position' }).click();
  await page.getByRole('button', { name: 'Open and automatically publish' }).click();
  await expect(page.getByText('Position opened and published', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/positions/${draft.id}/configuration`));
  expect(sent).toEqual([
    `PATCH /api/v1/agency/clients/jobs/${draft.id}/status`,
    `PATCH /api/v1/agency/clients/jobs/${draft.id}`,
    `POST ${BOARDS}/jobs_submit`,
  ]);
  const { data } = await api.call(getPosition, { params: { id: draft.id } });
  expect([data.status, data.jobPortalEnabled]).toEqual(['OPEN', true]);
  await expect(line(page, 'InfoJobs').getByText(/^In the feed since/)).toBeVisible({ timeout: 60_000 });
});

for (const [locale, words, part] of [
  ['en', 'Public page', 'positions'],
  ['es', 'Página pública', 'ofertas'],
] as const)
  test(`[PPAGE-29] the header leads to the public page, in ${locale} by ${part}`, async ({ page, api }) => {
    const position = await makeOpenPosition(api);
    await page.addInitScript((chosen) => localStorage.setItem('cantera.locale', chosen), locale);
    await page.goto(`/positions/${position.id}`);
    const link = page.getByRole('link', { name: words });
    const address = `/careers/${locale}/demo/${part}/${position.id}`;
    await expect(link).toHaveAttribute('href', address);
    expect((await page.request.get(address)).status()).toBe(200);
  });
