import { createCandidate } from '@cantera/shared/contracts/candidate-creation';
import { getCandidate } from '@cantera/shared/contracts/candidates';
import { mailsTo } from '../../fixtures/outbox.ts';
import { makeApplicant, unique } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

test('[BULK-05] those who are selected are asked for consent: who gets a mail and who gets none is said before, and one undo keeps the mails back', async ({
  page,
  api,
}) => {
  const lastName = unique('Seleccionada').replace(/[^\p{L} ]/gu, 'x');
  const people = [makeApplicant('Ona', lastName), makeApplicant('Pau', lastName)];
  const made = await Promise.all(
    people.map((person) => api.call(createCandidate, { body: { ...person, sendWelcome: false } })),
  );
  const { email: _, ...withoutEmail } = makeApplicant('Quim', lastName);
  await api.call(createCandidate, {
    body: { ...withoutEmail, linkedin: `https://www.linkedin.com/in/${Date.now()}`, sendWelcome: false },
  });
  await page.goto('/candidates');
  await page.getByRole('searchbox').fill(lastName);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(4);
  await page.getByRole('checkbox', { name: /^Select all/ }).click();
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Ask for consent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask 3 candidates for consent?' });
  await expect(dialog.getByText('1 has no email address: they get none.')).toBeVisible();
  await expect(dialog.getByText(/^2 emails leave/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send 2 emails' }).click();
  await expect(page.getByText('2 candidates are asked for consent')).toBeVisible();
  const stateOf = async (index: number) =>
    (await api.call(getCandidate, { params: { id: made[index]?.data.id ?? '' } })).data.gdpr.status;
  await expect.poll(() => stateOf(0)).toBe('PENDING');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 emails do not leave')).toBeVisible();
  await expect.poll(() => stateOf(1)).toBe('NOT_SENT');
  expect(people.flatMap(({ email }) => mailsTo(email))).toEqual([]);
});
