import type { Action } from '@cantera/shared/contracts/automation';
import { moveApplications } from '@cantera/shared/contracts/pipeline';
import { expect } from 'expect';
import { now } from '../clock.ts';
import { newId } from '../ids.ts';
import { createTrigger, createWorkflow, enqueueEvents } from '../modules/engine/index.ts';
import type { TestServer, TestUser } from './harness.ts';
import { insertApplication, insertCandidate, stepNamed } from './pipeline-data.ts';

export const mail = (subject: string, message = '<p>Hello</p>', attachments: string[] = []): Action => ({
  id: newId(),
  type: 'AUTOMATIC_MESSAGE',
  value: { channels: ['EMAIL'], subject, message, attachments },
});
export const delay = (delaySeconds: number): Action => ({
  id: newId(),
  type: 'DELAY',
  value: { delaySeconds },
});

/** Makes a user's e-mail channel. */
export async function connectMail(server: TestServer, user: TestUser): Promise<void> {
  await server.inTenant(user.agencyId, (tx) =>
    tx
      .insertInto('channels')
      .values({
        agency_id: user.agencyId,
        id: newId(),
        user_id: user.userId,
        type: 'EMAIL',
        created_at: now(),
      })
      .execute(),
  );
}

export const saveWorkflow = (server: TestServer, agencyId: string, actions: Action[]): Promise<string> =>
  server.inTenant(agencyId, (tx) => createWorkflow(tx, agencyId, { name: 'A workflow', actions }));

/** A trigger between two steps of a position, by their names. */
export async function saveTrigger(
  server: TestServer,
  agencyId: string,
  given: { positionId: string; from: string; to: string; workflowIds: string[] },
): Promise<string> {
  const { positionId, from, to, workflowIds } = given;
  const fromStepId = await stepNamed(server, agencyId, positionId, from);
  const toStepId = await stepNamed(server, agencyId, positionId, to);
  return server.inTenant(agencyId, (tx) =>
    createTrigger(tx, agencyId, { positionId, fromStepId, toStepId, workflowIds }),
  );
}

/** Sets the three workflows of a position; those that are not given are none. */
export async function automate(
  server: TestServer,
  agencyId: string,
  positionId: string,
  values: { welcome?: string; discard?: string; kq?: string },
): Promise<void> {
  await server.inTenant(agencyId, (tx) =>
    tx
      .updateTable('positions')
      .set({
        welcome_workflow_id: values.welcome ?? null,
        discard_workflow_id: values.discard ?? null,
        kq_discard_workflow_id: values.kq ?? null,
      })
      .where('agency_id', '=', agencyId)
      .where('id', '=', positionId)
      .execute(),
  );
}

export interface Applied {
  readonly applicationId: string;
  readonly candidateId: string;
  readonly email: string;
}
/** Somebody who applied, without any event. */
export async function applicant(
  server: TestServer,
  agencyId: string,
  positionId: string,
  given: { first_name?: string; last_name?: string; stepName?: string; withoutEmail?: boolean } = {},
): Promise<Applied> {
  const { stepName, withoutEmail, ...names } = given;
  const email = `${newId()}@applicant.test`;
  const candidateId = await insertCandidate(server, agencyId, {
    ...names,
    ...(withoutEmail ? {} : { email }),
  });
  const applicationId = await insertApplication(
    server,
    agencyId,
    positionId,
    stepName ?? 'Inbox',
    candidateId,
  );
  return { applicationId, candidateId, email };
}

interface Raised {
  type: string;
  positionId: string;
  applicationId: string;
  toStepId?: string;
  fromStepId?: string;
  createdAt?: Date;
}

/** What adding several people to a position raises: events that are heard together. */
export async function raiseTogether(
  server: TestServer,
  agencyId: string,
  raised: readonly Raised[],
): Promise<string[]> {
  const rows = raised.map((given) => ({
    agency_id: agencyId,
    id: newId(),
    type: given.type,
    subject_kind: 'application',
    subject_id: given.applicationId,
    position_id: given.positionId,
    application_id: given.applicationId,
    from_step_id: given.fromStepId ?? null,
    to_step_id: given.toStepId ?? null,
    created_at: given.createdAt ?? now(),
  }));
  const ids = rows.map(({ id }) => id);
  await server.inTenant(agencyId, async (tx) => {
    await tx.insertInto('domain_events').values(rows).execute();
    await enqueueEvents(tx, agencyId, ids, now());
  });
  return ids;
}

/** What a public application and a killer question's discard raise, as their modules write it. */
export async function raise(server: TestServer, agencyId: string, given: Raised): Promise<string> {
  const [id] = await raiseTogether(server, agencyId, [given]);
  return id ?? '';
}

/** Moves an application through the API. */
export async function moveTo(
  server: TestServer,
  user: TestUser,
  positionId: string,
  applicationIds: string[],
  stepName: string,
  rejectedReasonId?: string,
): Promise<void> {
  const stepId = await stepNamed(server, user.agencyId, positionId, stepName);
  const answer = await server.call(moveApplications, user, {
    params: { id: positionId },
    body: { stepId, applicationIds, ...(rejectedReasonId ? { rejectedReasonId } : {}) },
  });
  expect(answer.status).toBe(200);
}
