import { addCandidates } from '@cantera/shared/contracts/applications';
import { updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import { type Candidate, listCandidates } from '@cantera/shared/contracts/candidates';
import { apiAs } from '../../fixtures/api.ts';
import { makeCandidate } from '../../fixtures/candidates.ts';
import { makeOpenPosition } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

let candidate: Candidate;
test.beforeAll(async () => {
  candidate = (await makeCandidate(await apiAs('recruiter'), 'Nerea', `Listazkoa ${Date.now()}`)).candidate;
});
const nameOf = () => `${candidate.firstName} ${candidate.lastName}`;
const addressOf = (extra = '') => `/candidates?q=${encodeURIComponent(nameOf())}${extra}`;

test('[CLIST-01] [CLIST-04] [CLIST-13] [CLIST-15] lists ten candidates with their columns and says how many there are', async ({
  page,
}) => {
  // The document asks it beside others.
  const call = page.waitForRequest((request) =>
    decodeURIComponent(request.url()).includes(listCandidates.path),
  );
  await page.goto('/candidates');
  expect(decodeURIComponent((await call).url())).toMatch(/\/candidates\/search\/simple\?page=1&per_page=10$/);
  await expect(page).toHaveTitle(/^Candidates/);
  await expect(page.getByText(/^\d+ candidates$/)).toBeVisible();
  const table = page.getByRole('table', { name: 'Candidates' });
  await expect(table.getByRole('row')).toHaveCount(11);
  for (const name of ['Name', 'Position', 'LinkedIn', 'Email', 'Phone', 'Location', 'Languages', 'Actions'])
    await expect(table.getByRole('columnheader', { name })).toBeVisible();
  await expectAccessible(page);
});

test('[DAY-21] shows all of its columns in a window of 1440 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/candidates');
  const table = page.getByRole('table', { name: 'Candidates' });
  await expect(table.getByRole('columnheader', { name: 'Languages' })).toBeVisible();
  const [needed, given] = await table.evaluate((element) => [
    element.parentElement?.scrollWidth,
    element.parentElement?.clientWidth,
  ]);
  expect(needed).toBe(given);
});

test('[CLIST-03] [CLIST-16] [CONST-43] offers its page sizes, and the summary only on demand', async ({
  page,
}) => {
  await page.goto('/candidates');
  const table = page.getByRole('table', { name: 'Candidates' });
  await expect(table.getByRole('row')).toHaveCount(11);
  const sizes = page.getByRole('combobox', { name: 'Rows' });
  await expect(sizes).toHaveValue('10');
  await expect(sizes.getByRole('option')).toHaveText(['10', '25', '50', '100']);
  await sizes.selectOption('25');
  await expect(table.getByRole('row')).toHaveCount(26);
  await expect(table.getByRole('columnheader', { name: 'Summary' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Summary' }).check();
  await expect(table.getByRole('columnheader', { name: 'Summary' })).toBeVisible();
});

test('[CLIST-02] [CLIST-05] [CLIST-08] [CLIST-09] finds by name 250 ms after the last letter, and keeps the term in the address', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const term = new URL(request.url()).searchParams.get('search_term');
    if (request.url().includes('/candidates/search/simple') && term) asked.push(term);
  });
  await page.goto('/candidates?page=2');
  await page.getByRole('searchbox').pressSequentially(nameOf(), { delay: 5 });
  await expect(page.getByRole('link', { name: nameOf(), exact: true })).toBeVisible();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  // Once, and again only when someone's change has the list read anew.
  expect([...new Set(asked)]).toEqual([nameOf()]);
  await expect(page).toHaveURL(/\?q=Nerea/);
});

test('[CLIST-06] [CLIST-07] finds by job title and by company', async ({ page }) => {
  await page.goto('/candidates?q=Typeform');
  await expect(page.getByRole('cell', { name: /Typeform/ }).first()).toBeVisible();
  const title = candidate.jobTitle ?? '';
  const firstName = candidate.firstName;
  await page.goto(`/candidates?q=${encodeURIComponent(`${title} ${candidate.lastName}`)}`);
  await expect(page.getByRole('row', { name: new RegExp(`${firstName}.*${title}`) })).toBeVisible();
});

test('[CLIST-29] says what found nothing', async ({ page }) => {
  await page.goto('/candidates?q=zzqqxxyy');
  await expect(page.getByText('There are no results for zzqqxxyy')).toBeVisible();
});

test('[CLIST-10] [CLIST-11] [CLIST-14] keeps the selection in the address, over pages and reloads', async ({
  page,
}) => {
  // The people of the demo come last: whoever other tests add does not push them to another page.
  await page.goto('/candidates?q=frontend&pageSize=2');
  const boxes = page.getByRole('table').getByRole('checkbox', { name: /^Select (?!all)/ });
  // The choice is in the address, so the box follows a moment after the click.
  await boxes.nth(0).click();
  await expect(boxes.nth(0)).toBeChecked();
  const first = (await boxes.nth(0).getAttribute('aria-label')) ?? '';
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  // The old rows stay until the next ones are there.
  await expect(boxes.nth(0)).not.toHaveAttribute('aria-label', first);
  await boxes.nth(0).click();
  await expect(page.getByText('2 selected')).toBeVisible();
  await expect(page).toHaveURL(/selected=[\w-]{36}(%2C|,)[\w-]{36}/);
  await page.reload();
  await expect(page.getByText('2 selected')).toBeVisible();
  await expect(boxes.nth(0)).toBeChecked();
  await boxes.nth(0).click();
  await expect(page.getByText('1 selected')).toBeVisible();
});

test('[CLIST-18] [CLIST-19] [CLIST-20] [CLIST-21] links to mail and phone, and shows languages with their level', async ({
  page,
  api,
}) => {
  const linkedinUrl = 'https://www.linkedin.com/in/somebody-of-this-test';
  await api.call(updateCandidate, { params: { id: candidate.id }, body: { linkedin: linkedinUrl } });
  await page.goto(addressOf());
  const row = page.getByRole('row', { name: new RegExp(candidate.lastName) });
  await expect(row.getByRole('link', { name: candidate.email ?? '' })).toHaveAttribute(
    'href',
    `mailto:${candidate.email}`,
  );
  // Written as it was typed on the CV, shown in groups of three.
  const digits = (candidate.phoneNumber ?? '').replaceAll(' ', '');
  const shown = digits.replace(/^(\+34)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
  await expect(row.getByRole('link', { name: shown, exact: true })).toHaveAttribute('href', `tel:${digits}`);
  await expect(row.getByRole('cell', { name: /es C2/ })).toBeVisible();
  await expect(row.getByRole('link', { name: /^LinkedIn profile of/ })).toHaveAttribute('href', linkedinUrl);
});

test('[CLIST-12] reads the list again with shouldRefetch in the address', async ({ page, api }) => {
  // This page hears of nothing: without being told it goes on showing what it read.
  await page.route('**/api/v1/events', () => undefined);
  const lastName = `Berritua ${Date.now()}`;
  const address = `/candidates?q=${encodeURIComponent(lastName)}`;
  await page.goto(address);
  await expect(page.getByText(`There are no results for ${lastName}`)).toBeVisible();
  await makeCandidate(api, 'Ane', lastName);
  const leadTo = (path: string) =>
    page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  await leadTo(`${address}&selected=${candidate.id}`);
  await expect(page.getByText('1 selected')).toBeVisible();
  await expect(page.getByText(`There are no results for ${lastName}`)).toBeVisible();
  await leadTo(`${address}&shouldRefetch=true`);
  await expect(page.getByRole('link', { name: `Ane ${lastName}`, exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(/shouldRefetch/);
});

test('[CLIST-22] marks who is in the position already', async ({ page, api }) => {
  const position = await makeOpenPosition(api);
  await api.call(addCandidates, { params: { id: position.id }, body: { candidateIds: [candidate.id] } });
  await page.goto(addressOf(`&assignToPositionId=${position.id}`));
  await expect(page.getByRole('cell', { name: 'Assigned' })).toBeVisible();
});

test('[CLIST-25] [CLIST-26] [CLIST-27] asks before it deletes, and the row goes', async ({ page, api }) => {
  const other = (await makeCandidate(api, 'Gorka', `Ezabatua ${Date.now()}`)).candidate;
  const name = `${other.firstName} ${other.lastName}`;
  await page.goto(`/candidates?q=${encodeURIComponent(name)}`);
  const remove = async () => {
    await page.getByRole('button', { name: `Actions: ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  };
  await remove();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'All the information related will also be deleted. Are you sure you want to continue?',
  );
  await expect(question).toContainText(`${name} goes with applications, CV, files`);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await remove();
  const call = page.waitForRequest((request) => request.method() === 'DELETE');
  await question.getByRole('button', { name: 'Delete' }).click();
  expect((await call).url()).toContain(`/api/v1/candidates/${other.id}`);
  await expect(page.getByRole('status').filter({ hasText: 'Deleted' })).toBeVisible();
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  // Nobody of that name is left: what goes on is the page.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`[SHELL-141] the cities that a filter offers are in sight, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/candidates');
    const unfold = page.getByRole('button', { name: 'Filters' });
    if (viewport.width < 640) await unfold.click();
    await page.getByRole('button', { name: 'City', exact: true }).click();
    const field = page.getByRole('combobox', { name: 'City' });
    await field.fill('san');
    const options = page.getByRole('listbox', { name: 'City' }).getByRole('option');
    await expect.poll(() => options.count()).toBeGreaterThan(3);
    for (const one of [field, options.nth(0), options.nth(1), options.nth(2)])
      await expect(one).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(field).toBeInViewport({ ratio: 1 });
    const name = (await options.nth(2).textContent()) ?? '';
    await options.nth(2).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Clear City' }).click();
    expect(name).not.toBe('');
    await expect(page.getByRole('button', { name: 'City', exact: true })).toBeFocused();
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('the search has a row of its own, and what is in a row keeps from the lines between them', async ({
    page,
    api,
  }) => {
    const query = { page: 1, perPage: 50, searchTerm: 'Marta Soler i Vidal' };
    const { data } = await api.call(listCandidates, { query });
    const tagged = data.items.find(({ tags }) => tags.length > 0);
    if (!tagged) throw new Error('the demo’s Marta has no tag');
    await page.goto(`/candidates?q=${encodeURIComponent(`${tagged.firstName} ${tagged.lastName}`)}`);
    const item = page.getByRole('list', { name: 'Candidates' }).getByRole('listitem').first();
    await expect(item).toContainText(tagged.tags[0]?.name ?? '');
    const [outer, inner] = await item.evaluate((element) => [
      element.getBoundingClientRect().toJSON(),
      element.querySelector('a')?.closest('li > div')?.getBoundingClientRect().toJSON(),
    ]);
    expect(inner.top - outer.top).toBeGreaterThanOrEqual(8);
    expect(outer.bottom - inner.bottom).toBeGreaterThanOrEqual(8);
    const box = page.getByRole('searchbox', { name: /Search/ });
    const field = await box.evaluate((element) => element.parentElement?.getBoundingClientRect().toJSON());
    expect(field.width).toBe(358);
    const filters = await page.getByRole('button', { name: 'Filters' }).boundingBox();
    const views = await page.getByRole('button', { name: 'Views' }).boundingBox();
    expect(filters?.y).toBeGreaterThanOrEqual(field.bottom);
    expect(views?.y).toBe(filters?.y);
  });

  test('shows each candidate in three lines, and the panel over everything', async ({ page }) => {
    await page.goto(addressOf());
    await page.getByRole('link', { name: nameOf(), exact: true }).click();
    const panel = page.getByRole('complementary', { name: 'Candidate panel' });
    await expect(panel.getByRole('heading', { name: nameOf() })).toBeVisible();
    expect((await panel.boundingBox())?.width).toBeCloseTo(390, 1);
    await expectAccessible(page);
  });
});

test('[SHELL-149] the filters of candidates and what stands at their end share a row in Spanish', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('cantera.locale', 'es'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/candidates');
  const search = page.getByRole('searchbox', { name: 'Buscar nombre, teléfono, empresa…' });
  const columns = page.getByRole('button', { name: 'Columnas' });
  await expect(columns).toBeVisible();
  expect((await columns.boundingBox())?.y).toBeCloseTo((await search.locator('..').boundingBox())?.y ?? 0, 0);
});
