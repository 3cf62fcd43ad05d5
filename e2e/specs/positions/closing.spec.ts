import { listReasons, moveApplications } from '@cantera/shared/contracts/pipeline';
import { getPosition } from '@cantera/shared/contracts/positions';
import { saveAutomatisms } from '@cantera/shared/contracts/triggers';
import type { Applicant } from '../../fixtures/curriculum.ts';
import { mailsTo, subjectOf } from '../../fixtures/outbox.ts';
import { apply, boardOf, makeApplicant, makeOpenPosition } from '../../fixtures/positions.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { makeWorkflow } from '../../fixtures/workflows.ts';

test('[DAY-03] closing asks what becomes of those in process, names their message, and one undo takes both back', async ({
  page,
  api,
}) => {
  test.slow();
  const position = await makeOpenPosition(api);
  const [welcome, refusal] = [await makeWorkflow(api, 'Hola', 86_400), await makeWorkflow(api, 'Adéu')];
  await api.call(saveAutomatisms, {
    params: { id: position.id },
    body: { welcomeWorkflowId: welcome.id, discardWorkflowId: refusal.id, kqDiscardWorkflowId: refusal.id },
  });
  const people = [makeApplicant('Ona'), makeApplicant('Pau')];
  for (const person of people) await apply(position.id, person);
  const inStep = async (type: string) =>
    (await boardOf(api, position.id)).find((step) => step.type === type)?.applications.length;
  const status = async () => (await api.call(getPosition, { params: { id: position.id } })).data.status;
  await page.goto(`/positions/${position.id}`);
  await page.getByRole('button', { name: /^Status/ }).click();
  await page.getByRole('menuitem', { name: 'Lost' }).click();
  const dialog = page.getByRole('dialog', { name: '2 people are still in process' });
  await expect(dialog.getByRole('radio', { name: /^Leave them as they are/ })).toBeChecked();
  await dialog.getByRole('radio', { name: /^Discard all 2/ }).check();
  await expect(dialog.getByText(refusal.name).first()).toBeVisible();
  await expectAccessible(page);
  expect([await status(), await inStep('INBOX')]).toEqual(['OPEN', 2]);
  await dialog.getByRole('radio', { name: 'Not enough experience' }).check();
  await dialog.getByRole('button', { name: 'Discard and mark as Lost' }).click();
  await expect(page.getByText(`${position.title} marked as Lost`)).toBeVisible();
  await expect.poll(async () => [await status(), await inStep('DISCARDED')]).toEqual(['CLOSED_LOST', 2]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The position and its process are as before')).toBeVisible();
  await expect.poll(async () => [await status(), await inStep('INBOX')]).toEqual(['OPEN', 2]);
  // Somebody who is discarded later and not taken back: when their mail is there, any other would be.
  const control = makeApplicant('Quim');
  await apply(position.id, control);
  const steps = await boardOf(api, position.id);
  const found = steps
    .flatMap(({ applications }) => applications)
    .find(({ candidate }) => candidate.firstName === control.firstName);
  const discarded = steps.find(({ type }) => type === 'DISCARDED');
  const [reason] = (await api.call(listReasons, { query: { type: 'APP_REJECTION' } })).items;
  if (!found || !discarded || !reason) throw new Error('there is nobody to discard, or no reason');
  await api.call(moveApplications, {
    params: { id: position.id },
    body: { stepId: discarded.id, applicationIds: [found.id], rejectedReasonId: reason.id },
  });
  const refusals = ({ email }: Applicant) =>
    mailsTo(email)
      .map(subjectOf)
      .filter((subject) => subject.startsWith(refusal.name));
  await expect.poll(() => refusals(control), { timeout: 30_000 }).toHaveLength(1);
  for (const person of people) expect(refusals(person)).toEqual([]);
});
