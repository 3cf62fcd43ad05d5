import { randomUUID } from 'node:crypto';
import { createCandidate } from '@cantera/shared/contracts/candidate-creation';
import { getConsentRound } from '@cantera/shared/contracts/consent-rounds';
import { makeAgency } from '../../fixtures/agencies.ts';
import { enterWith } from '../../fixtures/session.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

test.use({ who: null });

test('[GDPR-25] [GDPR-26] [GDPR-27] [GDPR-28] asks everybody who was never asked, after saying what leaves, and stops', async ({
  page,
}) => {
  const { admin } = await makeAgency();
  // Enough that Stop comes before the last email has left.
  await Promise.all(
    Array.from({ length: 25 }, (_, at) =>
      admin.call(createCandidate, {
        body: {
          firstName: 'Aina',
          lastName: `Importada ${at}`,
          email: `importada-${randomUUID()}@posta.example`,
        },
      }),
    ),
  );
  const before = (await admin.call(getConsentRound)).data;
  expect(before.neverAsked).toBe(25);
  await enterWith(page, admin);
  await page.goto('/agency/general');
  const card = page.getByRole('article', { name: 'Consent of candidates' });
  await expect(card).toContainText(`${before.neverAsked} people with an email address were never asked.`);

  await card.getByRole('button', { name: 'Ask them' }).click();
  const question = page.getByRole('alertdialog', {
    name: `Ask ${before.neverAsked} people for consent?`,
  });
  await expect(question).toContainText(
    `${before.neverAsked} emails leave, ${before.mailsAMinute} a minute: it takes about 1 minute.`,
  );
  await expect(question).toContainText(before.mail.subject);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  expect((await admin.call(getConsentRound)).data.round).toBeNull();

  await card.getByRole('button', { name: 'Ask them' }).click();
  await question.getByRole('button', { name: `Send ${before.neverAsked} emails` }).click();
  await expect(card.getByRole('status')).toHaveText(
    `Asking for consent: ${before.neverAsked} of ${before.neverAsked}`,
  );
  await expect(card.getByRole('progressbar')).toHaveAttribute('value', String(before.neverAsked));
  await expectAccessible(page);

  await card.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText('Stopped. Emails that had not left do not leave.')).toBeVisible();
  const { neverAsked, round } = (await admin.call(getConsentRound)).data;
  expect(round).toMatchObject({ status: 'STOPPED', failed: 0 });
  expect(neverAsked).toBe(before.neverAsked - (round?.asked ?? 0));
  expect(neverAsked).toBeGreaterThan(0);
  await expect(card).toContainText(/Last time/);
});
