import { updatePosition } from '@cantera/shared/contracts/position-changes';
import { getPosition, type Position } from '@cantera/shared/contracts/positions';
import { getMe } from '@cantera/shared/contracts/users';
import type { Page, Request } from '@playwright/test';
import { type Api, apiAs } from '../../fixtures/api.ts';
import { makeDraft, makeOpenPosition, unique } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const benefits = (page: Page) => page.getByRole('region', { name: 'Benefits' });
const line = (page: Page, number: number) => page.getByRole('textbox', { name: `Benefits, ${number}` });
const stored = async (api: Api, id: string) =>
  (await api.call(getPosition, { params: { id } })).data.benefits;

async function withBenefits(api: Api, texts: string[]): Promise<Position> {
  const draft = await makeDraft(api);
  return (await api.call(updatePosition, { params: { id: draft.id }, body: { benefits: texts } })).data;
}

test.describe('benefits', () => {
  test('[PCONF-06] [PCONF-05] [PCONF-08] [PCONF-03] are added and sent as a list of texts', async ({
    page,
    api,
  }) => {
    const { id } = await withBenefits(api, []);
    await page.goto(`/positions/${id}/configuration`);
    await expect(benefits(page).getByText('No benefits added yet')).toBeVisible();
    const field = page.getByPlaceholder('Type your benefit');
    await field.fill('Tiquets de restaurant');
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.getByRole('button', { name: 'Add benefit' }).click();
    const request = await sent;
    expect(new URL(request.url()).pathname).toBe(`/api/v1/agency/clients/jobs/${id}`);
    expect(request.postDataJSON()).toMatchObject({ benefits: ['Tiquets de restaurant'] });
    await field.fill('Assegurança mèdica');
    await field.press('Enter');
    await expect(benefits(page).getByRole('listitem')).toHaveCount(2);
    await expect.poll(() => stored(api, id)).toEqual(['Tiquets de restaurant', 'Assegurança mèdica']);
  });

  test('[PCONF-03] [PCONF-07] [CONST-57] an edit is saved a second after the last letter, in one call', async ({
    page,
    api,
  }) => {
    const { id } = await withBenefits(api, ['Gimnàs']);
    await page.goto(`/positions/${id}/configuration`);
    await expect(line(page, 1)).toHaveValue('Gimnàs');
    const sent: Request[] = [];
    page.on('request', (request) => request.method() === 'PATCH' && sent.push(request));
    // Both times are the browser's: this process may lag behind it.
    await page.evaluate(() => {
      addEventListener('input', () => {
        document.body.dataset.typed = String(Date.now());
      });
    });
    await line(page, 1).press('End');
    await line(page, 1).pressSequentially(' gratis', { delay: 40 });
    await expect.poll(() => stored(api, id)).toEqual(['Gimnàs gratis']);
    const typed = Number(await page.locator('body').getAttribute('data-typed'));
    expect(sent).toHaveLength(1);
    // Its times are there with its answer, which the server may have stored before the browser knows.
    await sent[0]?.response();
    expect((sent[0]?.timing().startTime ?? 0) - typed).toBeGreaterThan(850);
    await expect(benefits(page).getByText('Saved', { exact: true })).toBeVisible();
  });

  test('[PCONF-04] each can be deleted, and brought back at once', async ({ page, api }) => {
    const { id } = await withBenefits(api, ['Gimnàs', 'Escola bressol']);
    await page.goto(`/positions/${id}/configuration`);
    await page.getByRole('button', { name: 'Delete Gimnàs' }).click();
    await expect(line(page, 1)).toHaveValue('Escola bressol');
    await expect(line(page, 1)).toBeFocused();
    await expect.poll(() => stored(api, id)).toEqual(['Escola bressol']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => stored(api, id)).toEqual(['Gimnàs', 'Escola bressol']);
  });

  test('what was typed is saved when one leaves before the second is over', async ({ page, api }) => {
    const { id } = await withBenefits(api, ['Gimnàs']);
    await page.goto(`/positions/${id}/configuration`);
    await line(page, 1).fill('Piscina');
    await page.getByRole('link', { name: 'Process' }).click();
    await expect.poll(() => stored(api, id)).toEqual(['Piscina']);
  });

  test.describe('refused', () => {
    test.use({ expected: [/^500 /] });
    test('show what is saved beside what was typed, and Retry saves it', async ({ page, api }) => {
      const { id } = await withBenefits(api, ['Gimnàs']);
      await page.goto(`/positions/${id}/configuration`);
      await page.route(`**/jobs/${id}`, (route) =>
        route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
      );
      await line(page, 1).fill('Piscina');
      await line(page, 1).press('Enter');
      await expect(benefits(page).getByRole('alert')).toContainText('Saved until now: Gimnàs');
      await expect(line(page, 1)).toHaveValue('Piscina');
      await page.unroute(`**/jobs/${id}`);
      await benefits(page).getByRole('button', { name: 'Retry' }).click();
      await expect.poll(() => stored(api, id)).toEqual(['Piscina']);
      await expect(benefits(page).getByRole('alert')).toHaveCount(0);
    });
  });
});

test('[PCONF-09] [PUB-17] Hidden takes a position off the portal, Visible puts it back', async ({
  page,
  api,
}) => {
  const position = await makeOpenPosition(api, unique('Teixidora'));
  const search = `/careers/en/demo/positions?q=${encodeURIComponent(position.title)}`;
  const onPortal = async () => {
    const answer = await page.request.get(search);
    return (await answer.text()).includes(`/positions/${position.id}`);
  };
  expect(await onPortal()).toBe(true);
  await page.goto(`/positions/${position.id}/configuration`);
  await page.getByRole('switch', { name: 'Visible' }).click();
  await expect(page.getByRole('switch', { name: 'Hidden' })).not.toBeChecked();
  await expect.poll(onPortal).toBe(false);
  expect((await api.call(getPosition, { params: { id: position.id } })).data.jobPortalEnabled).toBe(false);
  await page.getByRole('switch', { name: 'Hidden' }).click();
  await expect(page.getByRole('switch', { name: 'Visible' })).toBeChecked();
  await expect.poll(onPortal).toBe(true);
});

test.describe('a refused change of the visibility', () => {
  test.use({ expected: [/^500 /] });
  test('goes back and is told', async ({ page, api }) => {
    const position = await makeOpenPosition(api);
    await page.goto(`/positions/${position.id}/configuration`);
    await page.route(`**/jobs/${position.id}`, (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await page.getByRole('switch', { name: 'Visible' }).click();
    await expect(page.getByRole('alert')).toContainText('If the problem persists');
    await expect(page.getByRole('switch', { name: 'Visible' })).toBeChecked();
  });
});

test('[SHELL-33] [PPAGE-19] [PPAGE-09] [PPAGE-08] stands between its neighbours, whose row stays in sight', async ({
  page,
  api,
}) => {
  const { id } = await withBenefits(
    api,
    Array.from({ length: 30 }, (_, index) => `Avantatge ${index + 1}`),
  );
  await page.goto(`/positions/${id}`);
  const tabs = page.getByRole('navigation', { name: 'Position', exact: true });
  await tabs.getByRole('link', { name: 'Configuration' }).click();
  await expect(page).toHaveURL(new RegExp(`/positions/${id}/configuration$`));
  await page.getByRole('link', { name: 'Job portal' }).click();
  await expect(page.getByRole('switch')).toBeInViewport();
  await page.mouse.wheel(0, 2_000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await expect(tabs).toBeInViewport();
  const bar = await page.getByRole('banner').first().boundingBox();
  expect((await tabs.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
  await tabs.getByRole('link', { name: 'Process' }).click();
  await expect(page).toHaveURL(new RegExp(`/positions/${id}$`));
});

test('[PCONF-02] skeletons stand in its place while it loads', async ({ page, api }) => {
  const { id } = await makeDraft(api);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/jobs/${id}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/positions/${id}/configuration`);
  await expect(page.locator('main [aria-busy="true"]').first()).toBeVisible();
  await expect(benefits(page)).toHaveCount(0);
  answer();
  await expect(benefits(page)).toBeVisible();
});

test.describe('to a hiring manager', () => {
  test.use({ who: 'manager' });
  test('shows everything and lets nothing be changed', async ({ page }) => {
    const recruiter = await apiAs('recruiter');
    const manager = await apiAs('manager');
    const { data: me } = await manager.call(getMe);
    const { id } = await withBenefits(recruiter, ['Gimnàs']);
    await recruiter.call(updatePosition, { params: { id }, body: { hiringManagersIds: [me.id] } });
    await page.goto(`/positions/${id}/configuration`);
    await expect(benefits(page).getByText('Gimnàs')).toBeVisible();
    await expect(benefits(page).getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('switch')).toHaveCount(0);
  });
});

test('is accessible, and all of it can be done on a phone', async ({ page, api }) => {
  const { id } = await withBenefits(api, ['Gimnàs', 'Un avantatge amb un nom llarg que no cap en una línia']);
  await page.goto(`/positions/${id}/configuration`);
  await expect(line(page, 2)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByPlaceholder('Type your benefit').fill('Piscina');
  await page.getByRole('button', { name: 'Add benefit' }).click();
  await expect(line(page, 3)).toHaveValue('Piscina');
  await expectAccessible(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('[BOARD-16] [BOARD-17] from a board one gets to the candidates and to one’s settings', async ({
  page,
  api,
}) => {
  const { id } = await makeDraft(api);
  await page.goto(`/positions/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Candidates' })).toHaveAttribute('href', '/candidates');
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'My profile' }).click();
  await expect(page).toHaveURL(/\/settings\/general$/);
});
