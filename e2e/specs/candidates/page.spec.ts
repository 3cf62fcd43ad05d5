import { updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import { createCandidate } from '@cantera/shared/contracts/candidate-creation';
import { type Candidate, getCandidate } from '@cantera/shared/contracts/candidates';
import { createSkill } from '@cantera/shared/contracts/lookups';
import { type Api, apiAs } from '../../fixtures/api.ts';
import { makeCandidate } from '../../fixtures/candidates.ts';
import { curriculum } from '../../fixtures/curriculum.ts';
import { outage } from '../../fixtures/outage.ts';
import { makeApplicant, unique } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

let candidate: Candidate;
let positionId: string;
let applicationId: string;
test.beforeAll(async () => {
  const api = await apiAs('recruiter');
  const made = await makeCandidate(api, 'Roser', `Fitxa ${Date.now()}`);
  ({ candidate, positionId, applicationId } = made);
  const body = { linkedin: `https://www.linkedin.com/in/roser-${Date.now()}` };
  await api.call(updateCandidate, { params: { id: candidate.id }, body });
});

const name = () => `${candidate.firstName} ${candidate.lastName}`;
const address = (tab = '') => `/candidates/${candidate.id}${tab}`;
const stored = async (api: Api) => (await api.call(getCandidate, { params: { id: candidate.id } })).data;

test('[SHELL-41] [CPAGE-02] [CPAGE-18] [CPAGE-22] shows who it is and the profile, to be read', async ({
  page,
}) => {
  await page.goto(address());
  await expect(page.getByRole('heading', { level: 1, name: name() })).toBeVisible();
  await expect(page).toHaveTitle(`${name()} — Cantera`);
  const header = page.getByRole('banner').or(page.locator('header')).filter({ hasText: name() });
  await expect(header.getByText('Data engineer')).toBeVisible();
  await expect(header.getByText('RF')).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Candidate' });
  await expect(tabs.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
});

test('[CPAGE-03] links LinkedIn, the place, the mail and the phone', async ({ page }) => {
  await page.goto(address());
  const links = page.getByRole('list', { name: 'Contact' });
  const href = (link: string | RegExp) => links.getByRole('link', { name: link }).getAttribute('href');
  expect(await href('LinkedIn profile')).toMatch(/^https:\/\/www\.linkedin\.com\/in\/roser-/);
  expect(await href(/on the map$/)).toContain('Girona');
  expect(await href(`Write to ${candidate.email}`)).toBe(`mailto:${candidate.email}`);
  const phone = candidate.phoneNumber ?? '';
  expect(phone).toMatch(/^\+34/);
  expect(await href(`Call ${phone}`)).toBe(`tel:${phone.replaceAll(' ', '')}`);
});

test('[CPAGE-04] [CPAGE-05] saves the job search status', async ({ page, api }) => {
  await page.goto(address());
  await page.getByRole('button', { name: /^Job search/ }).click();
  for (const status of ['Unknown', 'Active', 'Passive', 'Closed'])
    await expect(page.getByRole('menuitemradio', { name: status })).toBeVisible();
  await page.getByRole('menuitemradio', { name: 'Closed' }).click();
  await expect.poll(async () => (await stored(api)).jobSearchStatus.status).toBe('CLOSED');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Job search status: Closed' })).toBeVisible();
});

test('[CPAGE-23] [CPAGE-24] [CPAGE-25] [CPAGE-26] shows every section, the salaries and the languages by code', async ({
  page,
}) => {
  await page.route(`**/api/v1/candidates/${candidate.id}`, async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const salaries = {
      salary: { amount: 42_000, currency: 'EUR' },
      expected_salary: { amount_from: 45_000, amount_to: 50_000, currency: 'EUR' },
    };
    await route.fulfill({ response, json: { data: { ...data, ...salaries } } });
  });
  await page.goto(address());
  for (const section of ['Summary', 'Experience', 'Education', 'Salary', 'Languages', 'Skills'])
    await expect(page.getByRole('region', { name: section, exact: true })).toBeVisible();
  const salary = page.getByRole('region', { name: 'Salary' });
  await expect(salary.getByText('€42,000')).toBeVisible();
  await expect(salary.getByText('€45,000 to €50,000')).toBeVisible();
  const spanish = page
    .getByRole('list', { name: 'Languages' })
    .getByRole('listitem')
    .filter({ hasText: 'Spanish' });
  await expect(spanish).toHaveText(/^ES.*C2$/);
});

test('[CPAGE-27] [CPAGE-28] [CPAGE-29] shows hard and soft skills, and says when there are none', async ({
  page,
  api,
}) => {
  const params = { id: candidate.id };
  const made = async (type: 'HARD_SKILL' | 'SOFT_SKILL') =>
    (await api.call(createSkill, { body: { name: unique('Skill'), type } })).data;
  const [hard, soft] = [await made('HARD_SKILL'), await made('SOFT_SKILL')];
  await api.call(updateCandidate, { params, body: { hardSkills: [hard.id], softSkills: [soft.id] } });
  await page.goto(address());
  const skills = page.getByRole('region', { name: 'Skills' });
  await expect(skills.getByRole('list', { name: 'Hard' }).getByText(hard.name)).toBeVisible();
  await expect(skills.getByRole('list', { name: 'Soft' }).getByText(soft.name)).toBeVisible();
  await api.call(updateCandidate, { params, body: { hardSkills: [], softSkills: [] } });
  // The open page hears of it.
  await expect(skills.getByText('No hard skills added yet')).toBeVisible();
  await expect(skills.getByText('No soft skills added yet')).toBeVisible();
});

test('[CPAGE-01] [CPAGE-15] [CPAGE-16] keeps the way back to the position one came from', async ({
  page,
}) => {
  await page.goto(address());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to position' })).toHaveCount(0);
  await page.goto(address(`?positionId=${positionId}&applicationId=${applicationId}`));
  await page.getByRole('navigation', { name: 'Candidate' }).getByRole('link', { name: 'CV' }).click();
  await page.getByRole('link', { name: 'Back to position' }).click();
  await expect(page).toHaveURL(new RegExp(`/positions/${positionId}\\?applicationId=${applicationId}`));
  await expect(page.getByRole('complementary', { name: 'Candidate panel' })).toContainText(name());
});

test('[CPAGE-11] [PANEL-14] [CLIST-24] the page, the panel and the list lead to the update forms', async ({
  page,
}) => {
  const update = address('/update/basic-information');
  await page.goto(address());
  await page.getByRole('link', { name: 'Update' }).click();
  await expect(page).toHaveURL(update);
  await page.goto(address());
  await page.getByRole('link', { name: 'Edit Salary' }).click();
  await expect(page).toHaveURL(address('/update/salary'));
  await page.goto(`/candidates?candidateId=${candidate.id}`);
  const panel = page.getByRole('complementary', { name: 'Candidate panel' });
  await panel.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page).toHaveURL(update);
  await page.goto(`/candidates?q=${encodeURIComponent(candidate.lastName)}`);
  await page.getByRole('button', { name: `Actions: ${name()}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page).toHaveURL(update);
});

test('[CPAGE-20] the tab Documents says how many there are', async ({ page }) => {
  await page.goto(address());
  const tab = page.getByRole('navigation', { name: 'Candidate' }).getByRole('link', { name: /^Documents/ });
  await expect(tab).toHaveText('Documents0');
  await tab.click();
  await expect(page).toHaveURL(address('/documents'));
  await expect(page.getByRole('heading', { level: 1, name: name() })).toBeVisible();
});

test('[PANEL-04] [PANEL-12] [PANEL-13] the panel leads here and has its menu', async ({ page }) => {
  await page.goto(`/candidates?candidateId=${candidate.id}`);
  const panel = page.getByRole('complementary', { name: 'Candidate panel' });
  await panel.getByRole('button', { name: 'More actions' }).click();
  for (const item of ['Add to position', 'View', 'Edit', 'Download CV', 'Delete'])
    await expect(page.getByRole('menuitem', { name: item })).toBeVisible();
  await page.getByRole('menuitem', { name: 'View' }).click();
  await expect(page).toHaveURL(address());
  await page.goBack();
  await panel.getByRole('link', { name: 'Expand' }).click();
  await expect(page).toHaveURL(address());
});

test('[CPAGE-14] [CPAGE-17] deletes after asking, and goes to the list, which is read again', async ({
  page,
  api,
}) => {
  // Nobody who has just applied: what the queue does with an application would have the page read them while they go.
  const body = { ...makeApplicant('Gorka', `Fitxa ${Date.now()}`), sendWelcome: false };
  const { data: other } = await api.call(createCandidate, { body });
  await page.goto(`/candidates/${other.id}`);
  const remove = async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  };
  await remove();
  const question = page.getByRole('alertdialog', { name: 'Delete candidate' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Gorka/ })).toBeVisible();
  await remove();
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Deleted' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Candidates' })).toBeVisible();
  await expect.poll(() => addresses.some((url) => url.endsWith('/candidates?shouldRefetch=true'))).toBe(true);
});

test.describe('the tab CV', () => {
  test('[SHELL-42] [CPAGE-19] [CPAGE-32] shows the CV with Download and Update cv', async ({ page }) => {
    await page.goto(address());
    await page.getByRole('navigation', { name: 'Candidate' }).getByRole('link', { name: 'CV' }).click();
    await expect(page).toHaveURL(address('/cv'));
    await expect(
      page.getByRole('region', { name: 'Page 1' }).getByText('Pipelines for 40 stores.'),
    ).toBeAttached();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    await expect(page.getByRole('button', { name: 'Update cv' })).toBeVisible();
    await expectAccessible(page);
  });

  test('[CPAGE-30] shows a spinner until the CV is there', async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/api/v1/candidates/${candidate.id}/cv`, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address('/cv'));
    await expect(page.getByRole('status', { name: 'Loading the CV' })).toBeVisible();
    release();
    await expect(page.getByRole('region', { name: 'Page 1' })).toBeVisible();
  });

  test('[CPAGE-33] says that the PDF could not be loaded', async ({ page }) => {
    await page.route(`**/api/v1/candidates/${candidate.id}/cv`, (route) =>
      route.fulfill({ contentType: 'application/pdf', body: 'no pdf' }),
    );
    await page.goto(address('/cv'));
    await expect(page.getByText('Something went wrong when loading the PDF.')).toBeVisible();
  });

  test('[CPAGE-34] [CPAGE-35] [CPAGE-36] takes another PDF of at most 10 MB, which shows at once', async ({
    page,
  }) => {
    await page.goto(address('/cv'));
    const give = async (file: string, mimeType: string, buffer: Buffer) => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Update cv' }).click();
      await (await chooser).setFiles({ name: file, mimeType, buffer });
    };
    await give('cv.txt', 'text/plain', Buffer.from('text'));
    await expect(page.getByRole('alert')).toHaveText('Only PDF files are accepted');
    await give('cv.pdf', 'application/pdf', Buffer.alloc(10_000_001));
    await expect(page.getByRole('alert')).toHaveText('File size is too large (max 10MB)');
    const upload = page.waitForRequest(/upload-cv/);
    await give('nou.pdf', 'application/pdf', await curriculum(makeApplicant('Nou', 'Currículum'), 2));
    expect((await upload).url()).toContain(`/api/v1/candidates/${candidate.id}/upload-cv`);
    await expect(page.getByText('nou.pdf')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Page 2' })).toBeAttached();
  });

  test('[CPAGE-31] offers an upload when there is no CV', async ({ page }) => {
    await page.route(`**/api/v1/candidates/${candidate.id}`, async (route) => {
      const response = await route.fetch();
      const { data } = await response.json();
      await route.fulfill({ response, json: { data: { ...data, has_cv: false, cv_url: null } } });
    });
    await page.goto(address('/cv'));
    await expect(page.getByText('This candidate has no CV uploaded.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeVisible();
  });
});

test.describe('what is not there', () => {
  test.use({ expected: ['404 /api/v1/candidates', '500 /api/v1/candidates'] });
  test('says so of an unknown candidate, and of one that could not be loaded', async ({ page }) => {
    await page.goto('/candidates/00000000-0000-4000-8000-000000000000');
    await expect(page.getByRole('heading', { name: 'This candidate does not exist' })).toBeVisible();
    const broken = await outage(page, `**/api/v1/candidates/${candidate.id}`);
    await page.goto(address());
    await expect(page.getByText('The candidate could not be loaded')).toBeVisible();
    await broken.endBy(page.getByRole('button', { name: 'Retry' }));
    await expect(page.getByRole('heading', { level: 1, name: name() })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('[CPAGE-39] [CPAGE-15] what a tab shows begins above the fold', async ({ page }) => {
    await page.goto(`${address()}?positionId=${positionId}&applicationId=${applicationId}`);
    await page.getByRole('link', { name: /^Comments/ }).click();
    const comment = page.getByRole('textbox', { name: 'Comment' });
    await expect(comment).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to position' })).toBeVisible();
    const tabs = await page.getByRole('link', { name: /^Comments/ }).boundingBox();
    expect(tabs?.y).toBeLessThan(200);
    const update = await page.getByRole('link', { name: 'Update', exact: true }).boundingBox();
    const heading = await page.getByRole('heading', { level: 1, name: name() }).boundingBox();
    expect(Math.abs((update?.y ?? 0) - (heading?.y ?? 0))).toBeLessThan(40);
    await expectAccessible(page);
  });

  test('a long email is seen whole in the panel', async ({ page, api }) => {
    const { candidate: long } = await makeCandidate(api, 'Montserrat', `Llarg ${Date.now()}`);
    const email = `montserrat.puigdevall.${Date.now()}@hospital-comarcal.example`;
    await api.call(updateCandidate, { params: { id: long.id }, body: { email } });
    await page.goto(`/candidates?candidateId=${long.id}`);
    const field = page
      .getByRole('complementary', { name: 'Candidate panel' })
      .getByRole('textbox', { name: 'Email' });
    await expect(field).toHaveValue(email);
    const cut = await field.evaluate((element) => [
      element.scrollWidth - element.clientWidth,
      element.scrollHeight - element.clientHeight,
    ]);
    expect(cut).toEqual([0, 0]);
    expect((await field.boundingBox())?.height).toBeGreaterThan(50);
  });

  test('fits, in both tabs', async ({ page }) => {
    for (const tab of ['', '/cv']) {
      await page.goto(address(tab));
      await expect(page.getByRole('heading', { level: 1, name: name() })).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await expectAccessible(page);
    }
  });
});
