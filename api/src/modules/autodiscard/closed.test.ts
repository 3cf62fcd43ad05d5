import { after, before, beforeEach, describe, it } from 'node:test';
import * as runs from '@cantera/shared/contracts/discard-runs';
import * as contract from '@cantera/shared/contracts/discard-scoring';
import { closePosition, listReasons, previewMove, undoMove } from '@cantera/shared/contracts/pipeline';
import { updatePositionStatus } from '@cantera/shared/contracts/position-changes';
import { expect } from 'expect';
import { automate, connectMail, mail, saveWorkflow } from '../../testing/automation-data.ts';
import { saveRule, scoredApplicant, stateOf } from '../../testing/discard-data.ts';
import { jobsOfEvent } from '../../testing/event-jobs.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertApplication, openPosition, stepNamed } from '../../testing/pipeline-data.ts';

describe('discards by score of a position that is closed', () => {
  let server: TestServer;
  let recruiter: TestUser;
  let agencyId: string;
  let positionId: string;
  let reasonId: string;
  before(async () => {
    server = await startTestServer();
    recruiter = await server.createAgency();
    agencyId = recruiter.agencyId;
    await connectMail(server, recruiter);
    const reasons = await server.call(listReasons, recruiter, { query: { type: 'APP_REJECTION' } });
    reasonId = reasons.body.items[0]?.id ?? '';
  });
  after(() => server.close());
  beforeEach(async () => {
    positionId = await openPosition(server, recruiter);
    const refusal = await saveWorkflow(server, agencyId, [mail('No, {firstName}')]);
    await automate(server, agencyId, positionId, { discard: refusal });
  });

  const params = () => ({ id: positionId });
  const discarded = async (name = 'Ada') => {
    const { applicationId } = await scoredApplicant(server, agencyId, positionId, 10, { name });
    const { run } = await saveRule(server, recruiter, positionId, 40);
    return { applicationId, runId: run?.id ?? '' };
  };
  const become = async (status: 'OPEN' | 'CLOSED_LOST') => {
    const answer = await server.call(updatePositionStatus, recruiter, { params: params(), body: { status } });
    expect(answer.status).toBe(200);
  };
  const confirm = (applicationId: string) =>
    server.call(contract.confirmDiscards, recruiter, {
      params: params(),
      body: { applicationIds: [applicationId] },
    });
  const unconfirm = (applicationId: string, version: number) =>
    server.call(contract.undoConfirm, recruiter, {
      params: params(),
      body: { applicationIds: [applicationId], versions: [version] },
    });
  const events = (applicationId: string) =>
    server.asOwner<{ id: string; withheld_at: Date | null }>(
      'select id, withheld_at from domain_events where application_id = $1',
      [applicationId],
    );
  const closing = async (applicationId: string) => ({
    stepId: await stepNamed(server, agencyId, positionId, 'Discarded'),
    applicationIds: [applicationId],
    rejectedReasonId: reasonId,
  });
  const close = async (applicationId: string, more: { sendMessages?: boolean; versions?: number[] } = {}) =>
    server.call(closePosition, recruiter, {
      params: params(),
      body: { status: 'CLOSED_LOST', ...(await closing(applicationId)), ...more },
    });

  it('[AUTOD-29] those that wait are listed, confirmed and let wait again there', async () => {
    const { applicationId } = await discarded();
    await become('CLOSED_LOST');
    const listed = await server.call(contract.listPendingDiscards, recruiter, { params: params() });
    expect(listed.body.data.items.map((one) => one.applicationId)).toEqual([applicationId]);
    const previewed = await server.call(contract.previewConfirm, recruiter, {
      params: params(),
      body: { applicationIds: [applicationId] },
    });
    expect(previewed.body.data).toMatchObject({ count: 1, items: [{ subject: 'No, Ada' }] });
    const answer = await confirm(applicationId);
    expect(answer.body.data).toMatchObject({
      applications: [{ discardState: 'CONFIRMED' }],
      announced: { count: 1 },
    });
    const back = await unconfirm(applicationId, answer.body.data.applications[0]?.version ?? 0);
    expect(back.body.data.applications).toMatchObject([{ discardState: 'PROVISIONAL' }]);
  });

  it('[AUTOD-29] they are restored there, one or a whole run', async () => {
    const [one, two] = [await discarded('Ada'), await discarded('Berta')];
    await become('CLOSED_LOST');
    const restored = await server.call(contract.restoreDiscards, recruiter, {
      params: params(),
      body: { applicationIds: [one.applicationId] },
    });
    expect(restored.body.data.applications).toMatchObject([{ id: one.applicationId, discardState: null }]);
    const undone = await server.call(runs.undoDiscardRun, recruiter, {
      params: { id: positionId, runId: two.runId },
    });
    expect(undone.body.data.applications).toMatchObject([{ id: two.applicationId, discardState: null }]);
    expect(await stateOf(server, two.applicationId)).toMatchObject({ step: 'Inbox', auto_exempt: true });
  });

  it('[AUTOD-30] closing with discards confirms them, says what both send, and is taken back', async () => {
    const { applicationId } = await discarded('Ada');
    const { applicationId: other } = await scoredApplicant(server, agencyId, positionId, 90, {
      name: 'Berta',
    });
    const previewed = async (closes: boolean) =>
      (
        await server.call(previewMove, recruiter, {
          params: params(),
          body: { ...(await closing(other)), closes },
        })
      ).body.data.count;
    expect([await previewed(false), await previewed(true)]).toEqual([1, 2]);
    expect(await stateOf(server, applicationId)).toMatchObject({ discard_state: 'PROVISIONAL' });
    const answer = await close(other);
    const { applications, confirmed, announced } = answer.body.data;
    expect([applications.map(({ id }) => id), confirmed.map(({ id }) => id)]).toEqual([
      [other],
      [applicationId],
    ]);
    expect([announced.count, announced.items.map(({ applicationId: id }) => id).sort()]).toEqual([
      2,
      [other, applicationId].sort(),
    ]);
    expect((await stateOf(server, applicationId)).rejected_at).not.toBeNull();
    const [event] = await events(applicationId);
    expect(await jobsOfEvent(server, event?.id)).toHaveLength(1);
    await become('OPEN');
    const undone = await server.call(undoMove, recruiter, {
      params: params(),
      body: { applicationIds: [other], versions: applications.map(({ version }) => version) },
    });
    const back = await unconfirm(applicationId, confirmed[0]?.version ?? 0);
    expect([undone.status, back.status]).toEqual([200, 200]);
    expect(await stateOf(server, applicationId)).toMatchObject({
      discard_state: 'PROVISIONAL',
      rejected_at: null,
    });
    expect(await jobsOfEvent(server, event?.id)).toEqual([]);
  });

  it('[AUTOD-30] sends them nothing where nothing is to be sent', async () => {
    const { applicationId } = await discarded();
    const other = await insertApplication(server, agencyId, positionId, 'Interview');
    const answer = await close(other, { sendMessages: false });
    expect(answer.body.data).toMatchObject({
      confirmed: [{ id: applicationId, discardState: 'CONFIRMED' }],
      announced: { count: 0, items: [] },
    });
    const [event] = await events(applicationId);
    expect(event?.withheld_at).toEqual(expect.any(Date));
    expect(await jobsOfEvent(server, event?.id)).toEqual([]);
  });

  it('[AUTOD-30] confirms nobody when it is refused', async () => {
    const { applicationId } = await discarded();
    const other = await insertApplication(server, agencyId, positionId, 'Interview');
    const answer = await close(other, { versions: [7] });
    expect([answer.status, answer.error.code]).toEqual([409, 'APPLICATION_MOVED']);
    expect(await stateOf(server, applicationId)).toMatchObject({ discard_state: 'PROVISIONAL' });
  });
});
