import type { Candidate } from '@cantera/shared/contracts/candidates';
import { apiAs } from '../../fixtures/api.ts';
import { makeCandidate } from '../../fixtures/candidates.ts';
import { curriculum } from '../../fixtures/curriculum.ts';
import { outage } from '../../fixtures/outage.ts';
import { makeApplicant } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

let candidate: Candidate;
test.beforeAll(async () => {
  candidate = (await makeCandidate(await apiAs('recruiter'), 'Roser', `Visor ${Date.now()}`)).candidate;
});
const address = () => `/candidates?candidateId=${candidate.id}&candidateMode=cv`;

test('[CVV-01] [CVV-02] [PANEL-10] [CVV-08] shows the CV with its words, and the panel beside it', async ({
  page,
}) => {
  await page.goto(`/candidates?candidateId=${candidate.id}`);
  await page.getByRole('button', { name: 'View CV' }).click();
  const viewer = page.getByRole('dialog', { name: /^CV of Roser/ });
  await expect(
    viewer.getByRole('region', { name: 'Page 1' }).getByText('Pipelines for 40 stores.'),
  ).toBeAttached();
  await expect(viewer.getByRole('complementary', { name: 'Candidate panel' })).toBeVisible();
  expect(await viewer.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 });
  const drawn = await viewer
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      return pixels.some((value, index) => index % 4 === 0 && value < 100);
    });
  expect(drawn).toBe(true);
  const download = page.waitForEvent('download');
  await viewer.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await expectAccessible(page);
  await viewer.getByRole('button', { name: 'Close CV mode' }).click();
  await expect(viewer).toHaveCount(0);
});

test('[CVV-03] [CVV-04] closes by Escape, and its mode leaves the address', async ({ page }) => {
  await page.goto(address());
  await expect(page.getByRole('dialog', { name: /^CV of Roser/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(/candidateMode/);
  await expect(page).toHaveURL(/candidateId/);
});

test('zooms in and out', async ({ page }) => {
  await page.goto(address());
  const first = page.getByRole('region', { name: 'Page 1' });
  const before = (await first.boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await first.boundingBox())?.width).toBeCloseTo(before * 1.25, 0);
});

test.describe('a CV that does not arrive', () => {
  test.use({ expected: ['500 /api/v1/candidates'] });
  test('[CVV-07] says so, and Retry gets it', async ({ page }) => {
    const broken = await outage(page, '**/cv');
    await page.goto(address());
    await expect(page.getByText('Something went wrong when loading this PDF')).toBeVisible();
    await broken.endBy(page.getByRole('button', { name: 'Retry' }));
    await expect(page.getByRole('region', { name: 'Page 1' })).toBeVisible();
  });
});

test('[CVV-07] says so of a file that is no PDF', async ({ page }) => {
  await page.route('**/cv', (route) => route.fulfill({ contentType: 'application/pdf', body: 'no pdf' }));
  await page.goto(address());
  await expect(page.getByText('Something went wrong when loading this PDF')).toBeVisible();
});

test.describe('with a clock of its own', () => {
  // A clock that was set can stay behind in a context that is used again; this one differs, so it is not.
  test.use({ acceptDownloads: false });
  test('[CVV-09] [CONST-53] takes the CV as fresh for ten seconds', async ({ page }) => {
    await page.clock.install();
    let calls = 0;
    await page.route('**/cv', (route) => {
      calls += 1;
      return route.continue();
    });
    await page.goto(address());
    const viewer = page.getByRole('dialog');
    const firstPage = viewer.getByRole('region', { name: 'Page 1' });
    await expect(firstPage).toBeVisible();
    // From here on the page's clock moves when it is told to, and four times slower than the machine's.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 11_000));
    const reopen = async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'View CV' }).click();
      await expect(async () => {
        await page.clock.runFor(50);
        await expect(firstPage).toBeVisible({ timeout: 200 });
      }).toPass({ intervals: [0] });
    };
    await reopen();
    await expect.poll(() => calls).toBe(2);
    // Past the three seconds that any other answer counts as fresh for; the rest is left to a slow machine.
    await page.clock.fastForward(4_000);
    await reopen();
    expect(calls).toBe(2);
    await page.clock.fastForward(10_000);
    await reopen();
    await expect.poll(() => calls).toBe(3);
  });
});

test('[CVV-05] [CVV-06] [CVV-10] [CVV-11] without a CV takes a PDF of at most 10 MB', async ({ page }) => {
  // Everyone who applies has a CV, so the answer is made to say that there is none until one is uploaded.
  await page.route(`**/candidates/${candidate.id}`, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { data: { ...body.data, has_cv: false, cv_url: null } } });
  });
  await page.goto(`/candidates?candidateId=${candidate.id}`);
  await expect(page.getByRole('button', { name: 'View CV' })).toBeDisabled();
  await page.goto(address());
  await expect(page.getByText('This candidate has no CV available')).toBeVisible();
  const give = async (name: string, mimeType: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload CV' }).click();
    // Ten million bytes take a busy machine a while on their way to the browser.
    await (await chooser).setFiles({ name, mimeType, buffer }, { timeout: 30_000 });
  };
  await give('cv.txt', 'text/plain', Buffer.from('text'));
  await expect(page.getByRole('alert')).toHaveText('Only PDF files are accepted');
  await give('cv.pdf', 'application/pdf', Buffer.alloc(10_000_001));
  await expect(page.getByRole('alert')).toHaveText('File size is too large (max 10MB)');
});

test('[CVV-12] [PANEL-11] an uploaded CV shows', async ({ page }) => {
  let hasCv = false;
  await page.route(`**/candidates/${candidate.id}`, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { data: { ...body.data, has_cv: hasCv } } });
  });
  await page.goto(address());
  const buffer = await curriculum(makeApplicant('Nou', 'Currículum'), 3);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload CV' }).click();
  const upload = page.waitForRequest(/upload-cv/);
  // From the upload on, and not before: whatever reads the candidate again would take the field away.
  await page.route('**/upload-cv', (route) => {
    hasCv = true;
    return route.continue();
  });
  await (await chooser).setFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
  expect((await upload).method()).toBe('POST');
  await expect(page.getByText('of 3')).toBeVisible();
  await page.getByRole('textbox', { name: 'Page number' }).fill('3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Page 3' }).getByText('Projects')).toBeAttached();
});
