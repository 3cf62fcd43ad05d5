import { getAgency } from '@cantera/shared/contracts/agency';
import { type Candidate, getCandidate, listCandidates } from '@cantera/shared/contracts/candidates';
import type { Browser, Page } from '@playwright/test';
import { type Api, apiAs, origin } from '../../fixtures/api.ts';
import { makeCandidate } from '../../fixtures/candidates.ts';
import { curriculum } from '../../fixtures/curriculum.ts';
import { mailsTo } from '../../fixtures/outbox.ts';
import { boardOf, makeApplicant, makeOpenPosition } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test, watch } from '../../fixtures/test.ts';

const read = async (api: Api, id: string): Promise<Candidate> =>
  (await api.call(getCandidate, { params: { id } })).data;

/** One of the demo's people who has never been asked. */
async function neverAsked(api: Api): Promise<Candidate> {
  const { data } = await api.call(listCandidates, { query: { perPage: 200 } });
  for (const { id, email } of data.items) {
    const candidate = await read(api, id);
    if (email && candidate.gdpr.status === 'NOT_SENT') return candidate;
  }
  throw new Error('everyone has been asked');
}

/** Links of the mails to an address that ask for consent, oldest first; the token of a receipt’s link is longer. */
const linksTo = (address: string): string[] =>
  mailsTo(address)
    .map((mail) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='))
    .flatMap((mail) => /\/public\/gdpr\/[\w-]{43}\?lang=\w\w/.exec(mail)?.[0] ?? []);

const control = (page: Page) => page.getByRole('button', { name: /^GDPR status/ });
const popover = (page: Page) => page.getByRole('dialog', { name: 'GDPR' });

/** The link's page in a browser of its own, where nobody is logged in. */
async function followed(browser: Browser, link: string, locale = 'en-GB') {
  const context = await browser.newContext({ baseURL: origin(), locale });
  const page = await context.newPage();
  const complaints = watch(page);
  await page.goto(link);
  return { page, complaints, close: () => context.close() };
}

test('[CPAGE-06] [CPAGE-07] [CPAGE-08] [CPAGE-10] asks who has not been asked yet, and says what a refusal means', async ({
  page,
  api,
}) => {
  const candidate = await neverAsked(api);
  await page.goto(`/candidates/${candidate.id}`);
  await expect(control(page)).toHaveText('GDPR not sent');
  await control(page).click();
  await expect(popover(page)).toContainText(
    'If the candidate rejects it, the candidate is deleted promptly.',
  );
  await expectAccessible(page);
  const call = page.waitForRequest((request) => request.method() === 'POST');
  await popover(page).getByRole('button', { name: 'Send', exact: true }).click();
  expect((await call).url()).toContain(`/api/v1/candidates/${candidate.id}/send-gdpr`);
  await expect(page.getByRole('status').filter({ hasText: 'GDPR sent!' })).toBeVisible();
  await expect(control(page)).toHaveText('GDPR pending');
});

test('[SCORE-08] [SCORE-09] [SCORE-11] [SCORE-12] the panel has the same control', async ({ page, api }) => {
  const candidate = await neverAsked(api);
  await page.goto(`/candidates?candidateId=${candidate.id}`);
  const panel = page.getByRole('complementary', { name: 'Candidate panel' });
  await panel.getByRole('button', { name: 'GDPR status: GDPR not sent' }).click();
  await expect(popover(page)).toContainText(
    'If the candidate rejects it, the candidate is deleted promptly.',
  );
  await popover(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'GDPR sent!' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'GDPR status: GDPR pending' })).toBeVisible();
});

test('[CPAGE-09] [SCORE-10] asks back before it sends again', async ({ page, api }) => {
  const { candidate } = await makeCandidate(api, 'Berta', `Torna ${Date.now()}`);
  await page.goto(`/candidates/${candidate.id}`);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/send-gdpr')) sent += 1;
  });
  const again = async () => {
    await control(page).click();
    await popover(page).getByRole('button', { name: 'Send again' }).click();
  };
  const question = page.getByRole('alertdialog', { name: 'Are you sure of sending the GDPR again?' });
  await again();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  expect(sent).toBe(0);
  if (!(await popover(page).isVisible())) await control(page).click();
  await popover(page).getByRole('button', { name: 'Send again' }).click();
  await question.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'GDPR sent!' })).toBeVisible();
  expect(sent).toBe(1);
});

test('[API-147] [DAY-20] the link needs no account; the recruiter’s open page hears the answer, and the later one', async ({
  page,
  browser,
  api,
}) => {
  const { candidate } = await makeCandidate(api, 'Clara', `Enllaç ${Date.now()}`);
  await page.goto(`/candidates/${candidate.id}`);
  await control(page).click();
  await popover(page).getByRole('button', { name: 'Send again' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send again' }).click();
  const email = candidate.email ?? '';
  await expect.poll(() => linksTo(email).length).toBe(1);
  const [link = ''] = linksTo(email);
  const { page: own, complaints, close } = await followed(browser, link);
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('Clara, may we keep your data?');
  await expect(own.getByText(candidate.lastName)).toHaveCount(0);
  await expectAccessible(own);
  const agency = (await api.call(getAgency)).data;
  await expect(own.getByRole('link', { name: /^Privacy policy of/ })).toHaveAttribute(
    'href',
    `/careers/en/${agency.slug}/privacy-policy`,
  );
  const { color, size } = await own.getByRole('main').evaluate((main) => {
    const style = getComputedStyle(main);
    return { color: style.borderTopColor, size: style.fontSize };
  });
  const [red, green, blue] = [1, 3, 5].map((at) =>
    Number.parseInt(agency.primaryColor.slice(at, at + 2), 16),
  );
  expect([color, size]).toEqual([`rgb(${red}, ${green}, ${blue})`, '16px']);
  await own.getByRole('button', { name: 'I agree' }).click();
  await expect(own.getByText('You have agreed. Thank you.')).toBeVisible();
  await expect(control(page)).toHaveText('GDPR accepted');
  await own.getByRole('button', { name: 'I do not agree' }).click();
  await own.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await own.getByRole('button', { name: 'I do not agree' }).click();
  await own.getByRole('alertdialog').getByRole('button', { name: 'I do not agree' }).click();
  await expect(
    own.getByText(`You have refused. ${agency.name} has been told to delete your data.`),
  ).toBeVisible();
  await expect(control(page)).toHaveText('GDPR rejected');
  expect((await read(api, candidate.id)).gdpr.status).toBe('REJECTED');
  expect(complaints).toEqual([]);
  await close();
});

test('speaks the mail’s language, others on demand, and says when the link has ended', async ({
  browser,
}) => {
  const api = await apiAs('recruiter');
  const { candidate } = await makeCandidate(api, 'Duna', `Llengua ${Date.now()}`);
  const email = candidate.email ?? '';
  const send = () =>
    fetch(`${origin()}/api/v1/candidates/${candidate.id}/send-gdpr`, {
      method: 'POST',
      headers: { authorization: `Bearer ${api.token}` },
    });
  await send();
  await expect.poll(() => linksTo(email).length).toBe(1);
  const [link = ''] = linksTo(email);
  const { page, close } = await followed(browser, link.replace('lang=en', 'lang=ca'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Duna, podem conservar les teves dades?');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Duna, ¿podemos conservar tus datos?');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await send();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este enlace ya no funciona');
  await close();
});

test('[DAY-13] being kept for later offers is a box of its own, which the candidate shows', async ({
  page,
  browser,
  api,
}) => {
  const position = await makeOpenPosition(api);
  const applyAs = async (isKept: boolean) => {
    const applicant = makeApplicant(isKept ? 'Aina' : 'Biel', `Segona ${Date.now()}`);
    const {
      page: form,
      complaints,
      close,
    } = await followed(browser, `/careers/en/demo/positions/${position.id}/apply`);
    await form.getByLabel('First name').fill(applicant.firstName);
    await form.getByLabel('Last name').fill(applicant.lastName);
    await form.getByLabel('Email').fill(applicant.email);
    await form.getByLabel('Phone').fill('+34 600 55 01 93');
    const buffer = await curriculum(applicant);
    await form.getByLabel('CV').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
    await form.getByRole('checkbox', { name: /privacy policy/ }).check();
    const second = form.getByRole('checkbox', { name: /other positions that suit me/ });
    await expect(second).not.toBeChecked();
    await expectAccessible(form);
    if (isKept) await second.check();
    await form.getByRole('button', { name: 'Send application' }).click();
    await expect(form.getByText('Kept for later offers')).toBeVisible();
    await expect(form.getByText(isKept ? 'Agreed' : 'Not agreed', { exact: true })).toBeVisible();
    expect(complaints).toEqual([]);
    await close();
    return applicant;
  };
  for (const isKept of [true, false]) {
    const { lastName } = await applyAs(isKept);
    const cards = (await boardOf(api, position.id)).flatMap(({ applications }) => applications);
    const card = cards.find(({ candidate }) => candidate.lastName === lastName);
    await page.goto(`/candidates/${card?.candidate.id}`);
    await control(page).click();
    await expect(popover(page)).toContainText(
      isKept ? 'Agreed to be kept for later offers' : 'Did not agree to be kept for later offers',
    );
  }
});
