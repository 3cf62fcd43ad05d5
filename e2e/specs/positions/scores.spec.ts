import { getApplication } from '@cantera/shared/contracts/applications';
import { updatePosition } from '@cantera/shared/contracts/position-changes';
import { getCriteria, updateCriteria } from '@cantera/shared/contracts/scoring';
import type { Locator, Page } from '@playwright/test';
import type { Api } from '../../fixtures/api.ts';
import { curriculum } from '../../fixtures/curriculum.ts';
import { apply, boardOf, completeFields, makeApplicant, makeOpenPosition } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { BoardPage } from '../../pages/board.ts';

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Candidate panel' });
const viewerOf = (page: Page, name: string) => page.getByRole('dialog', { name: `CV of ${name}` });
const quotedIn = (place: Page | Locator) => place.getByRole('img', { name: 'The quoted line' });

/** What is said of one criterion. */
const statement = (place: Page | Locator, label: string) =>
  place
    .getByRole('region', { name: 'Why this score' })
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${label}\\b`, 'i') });
const markIn = (place: Page | Locator, label: string) =>
  statement(place, label).getByRole('link', { name: 'p. 1, show it in the CV' });

/** The number on a card or in the head of a panel. */
const numberIn = async (place: Locator): Promise<number> =>
  Number(
    await place
      .getByRole('img', { name: /^Score \d/ })
      .first()
      .textContent(),
  );

/** Somebody who has applied to a position that asks for Python, Airflow and Kubernetes, once they have their score. */
async function makeScored(api: Api, firstName: string, lastName: string) {
  const { id } = await makeOpenPosition(api);
  await api.call(updatePosition, {
    params: { id },
    body: {
      ...(await completeFields(api)),
      jobDescription: '<h2>Requirements</h2><ul><li>Python</li><li>Airflow</li><li>Kubernetes</li></ul>',
    },
  });
  await apply(id, makeApplicant(firstName, lastName));
  const application = (await boardOf(api, id))[0]?.applications[0];
  if (!application) throw new Error('the application is not in the inbox');
  const params = { id, applicationId: application.id };
  await expect
    .poll(async () => (await api.call(getApplication, { params })).data.scoring.status, { timeout: 30_000 })
    .toBe('SCORED');
  return { positionId: id, params, candidateId: application.candidate.id, name: `${firstName} ${lastName}` };
}

/** Five seconds after its last change an application is scored once more: longer ago nothing waits for it. */
const REST_MS = 8_000;
async function untilAtRest(api: Api, params: { id: string; applicationId: string }): Promise<void> {
  const age = async () => {
    const { computedAt } = (await api.call(getApplication, { params })).data.scoring;
    return Date.now() - Date.parse(computedAt ?? new Date().toISOString());
  };
  await expect.poll(age, { timeout: 40_000 }).toBeGreaterThan(REST_MS);
}

test('[BOARD-33] [SCORE-06] [SCORE-16] [SCORE-23] from the number on the card to the line of the CV, and back by Escape', async ({
  page,
  api,
}) => {
  const { positionId, name } = await makeScored(api, 'Mireia', 'Puntuada Primera');
  const board = new BoardPage(page);
  await board.open(positionId);
  const number = await numberIn(board.card(name));
  await board.openCard(name);
  const panel = panelOf(page);
  await expect(panel.getByRole('img', { name: `Score ${number}` })).toHaveCount(2);
  await expect(statement(panel, 'Python')).toContainText('Python, SQL, Airflow, dbt');
  await markIn(panel, 'Python').click();
  const viewer = viewerOf(page, name);
  const quoted = quotedIn(viewer);
  await expect(quoted).toBeInViewport();
  await expect(page).toHaveURL(/cvPage=1/);
  await expect(page).toHaveURL(/cvBox=/);
  // The mark lies over the words.
  const words = await viewer
    .getByRole('region', { name: 'Page 1' })
    .getByText('Python, SQL, Airflow, dbt')
    .boundingBox();
  const box = await quoted.boundingBox();
  if (!words || !box) throw new Error('the line is not in sight');
  const middle = words.y + words.height / 2;
  expect(middle).toBeGreaterThan(box.y);
  expect(middle).toBeLessThan(box.y + box.height);
  expect(box.height).toBeLessThan(words.height * 2.5);
  // Beside the CV the statement says that its line is the one that shows.
  await expect(markIn(viewer, 'Python')).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(markIn(panel, 'Python')).toBeFocused();
  await expect(page).not.toHaveURL(/cvPage|cvBox|candidateMode/);
  await page.keyboard.press('Enter');
  await expect(quotedIn(viewerOf(page, name))).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(markIn(panel, 'Python')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});

test('[SCORE-19] a verdict is corrected by keys: the numbers follow, it names who did it, and it is taken back', async ({
  page,
  api,
}) => {
  const { positionId, params, name } = await makeScored(api, 'Jaume', 'Puntuat Segon');
  await untilAtRest(api, params);
  const board = new BoardPage(page);
  await board.open(positionId);
  const before = await numberIn(board.card(name));
  await board.openCard(name);
  const panel = panelOf(page);
  await expect(statement(panel, 'Kubernetes')).toContainText('Not shown');
  await panel.getByRole('button', { name: 'Correct Kubernetes' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Not shown' })).toBeChecked();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(statement(panel, 'Kubernetes')).toContainText('Corrected by Daniel Prats Oller');
  await expect.poll(() => numberIn(board.card(name))).toBeGreaterThan(before);
  expect(await numberIn(panel)).toBe(await numberIn(board.card(name)));
  await expectAccessible(page);
  await page.reload();
  await expect(statement(panel, 'Kubernetes')).toContainText('Corrected by Daniel Prats Oller');
  await panel.getByRole('button', { name: 'Correct Kubernetes' }).click();
  await page.getByRole('menuitem', { name: 'As the search found it' }).click();
  await expect(statement(panel, 'Kubernetes')).toContainText('Not shown');
  await expect(statement(panel, 'Kubernetes')).not.toContainText('Corrected');
  await expect.poll(() => numberIn(board.card(name))).toBe(before);
});

test('[SCORE-25] while the criteria have changed the old number is struck through, until the new one stands', async ({
  page,
  api,
}) => {
  // Scores that are made again wait behind others.
  const { positionId, params: ofApplication, name } = await makeScored(api, 'Neus', 'Puntuada Tercera');
  await untilAtRest(api, ofApplication);
  const board = new BoardPage(page);
  await board.open(positionId);
  const before = await numberIn(board.card(name));
  await board.openCard(name);
  const params = { id: positionId };
  const { criteria, version } = (await api.call(getCriteria, { params })).data;
  const weighed = criteria.map(({ id, label, terms, weight }) => ({
    id,
    label,
    terms,
    weight: label.toLowerCase() === 'kubernetes' ? ('OFF' as const) : weight,
  }));
  await api.call(updateCriteria, { params, body: { version, criteria: weighed } });
  const old = { name: `Previous score ${before}, being recalculated` };
  await expect(board.card(name).getByRole('img', old)).toBeVisible();
  const panel = panelOf(page);
  await expect(panel.getByText('What the position asks for has changed.')).toBeVisible();
  await expectAccessible(page);
  await expect(board.card(name).getByRole('img', old)).toHaveCount(0, { timeout: 60_000 });
  expect(await numberIn(board.card(name))).toBeGreaterThan(before);
  await expect(panel.getByText('What the position asks for has changed.')).toHaveCount(0);
  await expect(statement(panel, 'Kubernetes')).toHaveCount(0);
});

test('[SCORE-20] [SCORE-25] a CV that is replaced: the application that came with one stays judged by it', async ({
  page,
  api,
}) => {
  const { positionId, candidateId, name } = await makeScored(api, 'Pau', 'Puntuat Quart');
  const file = { name: 'new.pdf', mimeType: 'application/pdf' };
  const buffer = await curriculum(makeApplicant('Pau', 'Puntuat Quart'), 2);
  await page.goto(`/candidates/${candidateId}/cv`);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Update cv' }).click();
  await (await chooser).setFiles({ ...file, buffer });
  await expect(page.getByText('CV uploaded')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Page 2' })).toBeAttached();
  const board = new BoardPage(page);
  await board.open(positionId);
  await board.openCard(name);
  await markIn(panelOf(page), 'Python').click();
  const viewer = viewerOf(page, name);
  await expect(quotedIn(viewer)).toBeInViewport();
  // The one that came with the application has a single page.
  await expect(viewer.getByRole('region', { name: 'Page 2' })).toHaveCount(0);
});

test('[CVV-15] the address alone shows the line, over the list and on the page; what cannot be read is ignored', async ({
  page,
  api,
}) => {
  const { candidateId, name } = await makeScored(api, 'Clara', 'Puntuada Cinquena');
  const place = 'cvPage=1&cvBox=57,60,200,80';
  await page.goto(`/candidates?candidateId=${candidateId}&candidateMode=cv&${place}`);
  await expect(quotedIn(viewerOf(page, name))).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeVisible();
  await expect(page).not.toHaveURL(/cvPage|cvBox/);
  await page.goto(`/candidates/${candidateId}/cv?${place}`);
  await expect(quotedIn(page)).toBeInViewport();
  await page.goto(`/candidates/${candidateId}/cv?cvPage=1&cvBox=57,60,20,<b>`);
  await expect(page.getByRole('region', { name: 'Page 1' })).toBeVisible();
  await expect(quotedIn(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('[SCORE-19] [SCORE-23] the statement, the line of the CV and back, a correction', async ({
    page,
    api,
  }) => {
    const { positionId, name } = await makeScored(api, 'Ona', 'Puntuada Sisena');
    const board = new BoardPage(page);
    await board.open(positionId);
    await board.card(name).getByRole('button').first().tap();
    const panel = panelOf(page);
    await expect(statement(panel, 'Python')).toBeVisible();
    await expectAccessible(page);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390);
    await markIn(panel, 'Python').tap();
    const viewer = viewerOf(page, name);
    await expect(quotedIn(viewer)).toBeInViewport();
    await expectAccessible(page);
    await viewer.getByRole('button', { name: 'Close CV view' }).tap();
    await expect(viewer).toHaveCount(0);
    await expect(markIn(panel, 'Python')).toBeInViewport();
    await panel.getByRole('button', { name: 'Correct Kubernetes' }).tap();
    await page.getByRole('menuitemradio', { name: 'Partly' }).tap();
    await expect(statement(panel, 'Kubernetes')).toContainText('Corrected by Daniel Prats Oller');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390);
  });
});

for (const [locale, title, mark, searched] of [
  ['es', 'Por qué esta puntuación', 'pág. 1, verla en el CV', 'Se ha buscado:'],
  ['ca', 'Per què aquesta puntuació', 'pàg. 1, mostra-la al CV', 'S’ha buscat:'],
] as const)
  test(`[SCORE-06] [SCORE-23] the statements are in the language of the reader: ${locale}`, async ({
    page,
    api,
  }) => {
    const { positionId, params, candidateId } = await makeScored(api, 'Lluc', `Puntuat ${locale}`);
    await page.addInitScript((value) => localStorage.setItem('cantera.locale', value), locale);
    await page.goto(
      `/positions/${positionId}?applicationId=${params.applicationId}&candidateId=${candidateId}`,
    );
    const why = page.getByRole('region', { name: title });
    await expect(why.getByRole('link', { name: mark }).first()).toBeVisible();
    await expect(why.getByText(searched).first()).toBeVisible();
  });

test('[BOARD-34] the scoring level is lax to begin with, and stays as it was chosen in this browser', async ({
  page,
  api,
}) => {
  const { id } = await makeOpenPosition(api);
  const board = new BoardPage(page);
  await board.open(id);
  const level = page.getByRole('button', { name: /^Scoring level/ });
  await expect(level).toContainText('Lax score');
  await level.click();
  await page.getByRole('menuitemradio', { name: 'Strict score', exact: true }).click();
  await expect(level).toContainText('Strict score');
  await page.reload();
  await expect(level).toContainText('Strict score');
  const stored = await page.evaluate(() =>
    Object.entries(localStorage).map(([key, value]) => `${key} ${value}`),
  );
  expect(stored.filter((one) => one.startsWith('cantera.') && one.includes('STRICT'))).toHaveLength(1);
});
