import { getPosition, listPositions, type Position } from '@cantera/shared/contracts/positions';
import type { Page } from '@playwright/test';
import { apiAs } from '../../fixtures/api.ts';
import type { Applicant } from '../../fixtures/curriculum.ts';
import { curriculum } from '../../fixtures/curriculum.ts';
import { mailsTo, subjectOf } from '../../fixtures/outbox.ts';
import { boardOf, makeApplicant } from '../../fixtures/positions.ts';
import { expect, test } from '../../fixtures/test.ts';

const lane = (page: Page, name: string) => page.getByRole('list', { name: new RegExp(`^${name}`) });
const card = (page: Page, step: string, { firstName, lastName }: Applicant) =>
  lane(page, step).getByRole('listitem', { name: `${firstName} ${lastName}` });

/** Fills in the public form of the demo's position and sends it; answers every killer question so that it is accepted. */
async function applyAsVisitor(page: Page, position: Position, applicant: Applicant): Promise<number> {
  await page.goto('/careers/en/demo/positions');
  await page.getByRole('searchbox', { name: 'Search positions' }).fill(position.title);
  await page.getByRole('link', { name: position.title }).first().click();
  await page.getByRole('link', { name: 'Apply' }).first().click();
  await page.getByLabel('First name').fill(applicant.firstName);
  await page.getByLabel('Last name').fill(applicant.lastName);
  await page.getByLabel('Email').fill(applicant.email);
  await page.getByLabel('Phone').fill('+34 600 55 01 93');
  await page
    .getByLabel('CV')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: await curriculum(applicant, 3) });
  await page.getByRole('checkbox', { name: /privacy policy/ }).check();
  const sentAt = Date.now();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('heading', { name: 'Your application has arrived' })).toBeVisible();
  return sentAt;
}

test.describe('from a public application to a hire', () => {
  let position: Position;
  test.beforeAll(async () => {
    const api = await apiAs('recruiter');
    // The oldest are the demo's; other tests open positions all the time.
    const { data } = await api.call(listPositions, {
      query: { status: 'OPEN', perPage: 50, sortBy: 'created_at' },
    });
    const all = await Promise.all(data.items.map(({ id }) => api.call(getPosition, { params: { id } })));
    // One of the demo's that asks no questions and welcomes its applicants.
    const found = all
      .map((answer) => answer.data)
      .findLast(
        (each) =>
          each.killerQuestionCount === 0 &&
          each.jobPortalEnabled &&
          each.welcomeWorkflowId &&
          each.channelsOk.includes('EMAIL'),
      );
    if (!found) throw new Error('the demo has no such position');
    position = found;
  });

  test('[PUB-19] [ENG-26] [BOARD-21] [MOVE-10] an applicant appears on the open board, is read, moved and hired', async ({
    page,
    browser,
    api,
  }) => {
    const applicant = makeApplicant('Gemma', 'Bonmatí Sanchís');
    await page.goto(`/positions/${position.id}`);
    await expect(lane(page, 'Inbox')).toBeVisible();

    const visitor = await browser.newPage();
    await applyAsVisitor(visitor, position, applicant);
    await expect(visitor.getByRole('definition').filter({ hasText: applicant.email })).toBeVisible();
    await visitor.close();

    const arrived = card(page, 'Inbox', applicant);
    await expect(arrived).toBeVisible();
    await expect(arrived).toContainText('Job portal');
    await expect(arrived).toContainText('Data engineer at Telèfons del Ter');

    await arrived
      .getByRole('button', { name: /Gemma Bonmatí/ })
      .first()
      .click();
    await expect(page).toHaveURL(/applicationId=/);
    const panel = page
      .getByRole('complementary', { name: /Candidate/ })
      .or(page.getByRole('region', { name: /Candidate/ }));
    await expect(panel.getByRole('heading', { name: 'Gemma Bonmatí Sanchís' })).toBeVisible();
    await expect(panel).toContainText('Girona');
    await expect(panel).toContainText('Telèfons del Ter');
    await expect(panel).toContainText('Universitat de Girona');

    await page.getByRole('button', { name: 'Move to', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Hired' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Gemma Bonmatí Sanchís');
    await dialog.getByRole('button', { name: 'Hire' }).click();
    await expect(card(page, 'Hired', applicant)).toBeVisible();
    const hired = async () => {
      const steps = await boardOf(api, position.id);
      return steps
        .find(({ type }) => type === 'HIRED')
        ?.applications.map(({ candidate }) => candidate.lastName);
    };
    // The card is there at once; the server's answer follows.
    await expect.poll(hired).toContain('Bonmatí Sanchís');
  });

  test('[ENG-12] [ENG-13] [DAY-12] the applicant gets one mail: the welcome of the position, with the receipt in it', async ({
    browser,
  }) => {
    test.skip(!process.env.E2E_DATA_DIR, 'the outbox of a product that runs elsewhere cannot be read');
    const applicant = makeApplicant('Arnau', 'Vilà');
    const visitor = await browser.newPage();
    await applyAsVisitor(visitor, position, applicant);
    await visitor.close();
    await expect.poll(() => mailsTo(applicant.email).length).toBe(1);
    const [mail = ''] = mailsTo(applicant.email);
    expect(subjectOf(mail)).not.toContain('We have your application');
    const words = mail.replace(/=\r?\n/g, '');
    expect(words).toContain('This is what we have stored from it:');
    expect(words).toContain(position.title);
  });
});
