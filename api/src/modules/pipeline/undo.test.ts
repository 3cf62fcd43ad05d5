import { after, before, beforeEach, describe, it } from 'node:test';
import { listReasons, listSteps, moveApplications, undoMove } from '@cantera/shared/contracts/pipeline';
import { updatePositionStatus } from '@cantera/shared/contracts/position-changes';
import { expect } from 'expect';
import { now } from '../../clock.ts';
import { newId } from '../../ids.ts';
import { saveTrigger, saveWorkflow } from '../../testing/automation-data.ts';
import { jobsOfEvent } from '../../testing/event-jobs.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertApplication, openPosition, stepNamed } from '../../testing/pipeline-data.ts';
import { createTrigger, createWorkflow, engineJobs } from '../engine/index.ts';

describe('undoing a move', () => {
  let server: TestServer;
  let recruiter: TestUser;
  let stranger: TestUser;
  let positionId: string;
  let reasonId: string;
  let id: string;
  before(async () => {
    server = await startTestServer();
    recruiter = await server.createAgency();
    stranger = await server.createAgency('Rival');
    const reasons = await server.call(listReasons, recruiter, { query: { type: 'APP_REJECTION' } });
    reasonId = reasons.body.items[0]?.id ?? '';
  });
  after(() => server.close());
  beforeEach(async () => {
    positionId = await openPosition(server, recruiter);
    id = await insertApplication(server, recruiter.agencyId, positionId);
  });

  const step = (name: string) => stepNamed(server, recruiter.agencyId, positionId, name);
  const move = async (name: string, applicationIds = [id]) =>
    server.call(moveApplications, recruiter, {
      params: { id: positionId },
      body: { stepId: await step(name), applicationIds, rejectedReasonId: reasonId },
    });
  const undo = (applicationIds = [id], versions?: number[], user: TestUser | null = recruiter) =>
    server.call(undoMove, user, {
      params: { id: positionId },
      body: { applicationIds, ...(versions ? { versions } : {}) },
    });
  const where = async (applicationId = id): Promise<string | undefined> =>
    (await server.call(listSteps, recruiter, { params: { id: positionId } })).body.data.items.find((column) =>
      column.applications.some((application) => application.id === applicationId),
    )?.name;
  const rejection = () =>
    server.inTenant(recruiter.agencyId, (tx) =>
      tx
        .selectFrom('applications')
        .select(['rejected_at', 'rejected_reason_id'])
        .where('agency_id', '=', recruiter.agencyId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    );
  const events = () =>
    server.inTenant(recruiter.agencyId, (tx) =>
      tx
        .selectFrom('domain_events')
        .select(['id', 'move_id'])
        .where('agency_id', '=', recruiter.agencyId)
        .where('application_id', '=', id)
        .execute(),
    );

  it('puts the card back and takes the event and its job away', async () => {
    const workflowIds = [await saveWorkflow(server, recruiter.agencyId, [])];
    await saveTrigger(server, recruiter.agencyId, {
      positionId,
      from: 'Inbox',
      to: 'Interview',
      workflowIds,
    });
    await move('Interview');
    const raised = await events();
    expect(await jobsOfEvent(server, raised[0]?.id)).toHaveLength(1);
    const answer = await undo();
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({
      applications: [{ id, stepId: await step('Inbox'), version: 3, rejectedAt: null, discardState: null }],
      cancelledMessages: 0,
      sentMessages: [],
    });
    expect(await where()).toBe('Inbox');
    expect(await events()).toEqual([]);
    expect(await jobsOfEvent(server, raised[0]?.id)).toHaveLength(0);
  });

  it('restores the rejection of a discarded card that was taken out, and lifts that of one discarded by mistake', async () => {
    await move('Discarded');
    const discarded = await rejection();
    expect(discarded).toEqual({ rejected_at: expect.any(String), rejected_reason_id: reasonId });
    await move('Offer');
    expect(await rejection()).toEqual({ rejected_at: null, rejected_reason_id: null });
    const { version } = (await undo()).body.data.applications[0] ?? {};
    expect([await where(), await rejection()]).toEqual(['Discarded', discarded]);
    await undo([id], [version ?? 0]);
    expect([await where(), await rejection()]).toEqual([
      'Inbox',
      { rejected_at: null, rejected_reason_id: null },
    ]);
    const nothing = await undo();
    expect([nothing.status, nothing.error.code]).toEqual([409, 'MOVE_NOT_UNDOABLE']);
  });

  it('cancels what waits of the move and names what is out already', async () => {
    await move('Interview');
    const [event] = await events();
    const workflowId = newId();
    const runId = newId();
    const at = now();
    await server.inTenant(recruiter.agencyId, async (tx) => {
      const base = { agency_id: recruiter.agencyId, created_at: at };
      await tx
        .insertInto('workflows')
        .values({ ...base, id: workflowId, name: 'Mail', actions: '[]', updated_at: at })
        .execute();
      await tx
        .insertInto('workflow_runs')
        .values({
          ...base,
          id: runId,
          workflow_id: workflowId,
          event_id: event?.id ?? '',
          application_id: id,
          reason: 'TRIGGER',
          actions: '[]',
          status: 'RUNNING',
          due_at: at,
        })
        .execute();
      const message = {
        ...base,
        run_id: runId,
        application_id: id,
        channel: 'EMAIL' as const,
        body: '',
        due_at: at,
      };
      await tx
        .insertInto('messages')
        .values([
          {
            ...message,
            id: newId(),
            action_index: 0,
            subject: 'Out',
            status: 'SENT',
            sent_at: at,
            message_id: 'a',
          },
          { ...message, id: newId(), action_index: 1, subject: 'Going', status: 'SENDING', message_id: 'b' },
          {
            ...message,
            id: newId(),
            action_index: 2,
            subject: 'Waiting',
            status: 'WAITING',
            message_id: 'c',
          },
        ])
        .execute();
    });
    const answer = await undo();
    expect(answer.body.data.cancelledMessages).toBe(1);
    expect(answer.body.data.sentMessages.map((message) => message.subject).sort()).toEqual(['Going', 'Out']);
    const states = await server.inTenant(recruiter.agencyId, async (tx) => ({
      run: await tx
        .selectFrom('workflow_runs')
        .select('status')
        .where('agency_id', '=', recruiter.agencyId)
        .where('id', '=', runId)
        .executeTakeFirst(),
      messages: await tx
        .selectFrom('messages')
        .select(['subject', 'status'])
        .where('agency_id', '=', recruiter.agencyId)
        .where('run_id', '=', runId)
        .orderBy('action_index')
        .execute(),
    }));
    expect(states).toEqual({
      run: { status: 'CANCELLED' },
      messages: [
        { subject: 'Out', status: 'SENT' },
        { subject: 'Going', status: 'SENDING' },
        { subject: 'Waiting', status: 'CANCELLED' },
      ],
    });
    // What happened stays on record; only an event that started nothing goes.
    expect(await events()).toEqual([event]);
  });

  describe('with the engine at work', () => {
    const dispatch = (eventId: string) =>
      engineJobs['engine.dispatch']?.(
        { agencyId: recruiter.agencyId, eventId },
        { deps: server.deps, attempt: 1, isLastAttempt: false },
      );
    const runs = () =>
      server.inTenant(recruiter.agencyId, (tx) =>
        tx
          .selectFrom('workflow_runs')
          .select('status')
          .where('agency_id', '=', recruiter.agencyId)
          .where('application_id', '=', id)
          .execute(),
      );
    beforeEach(async () => {
      const [from, to] = [await step('Inbox'), await step('Interview')];
      await server.inTenant(recruiter.agencyId, async (tx) => {
        const workflowId = await createWorkflow(tx, recruiter.agencyId, {
          name: 'Later',
          actions: [{ id: newId(), type: 'DELAY', value: { delaySeconds: 3600 } }],
        });
        await createTrigger(tx, recruiter.agencyId, {
          positionId,
          fromStepId: from,
          toStepId: to,
          workflowIds: [workflowId],
        });
      });
      await move('Interview');
    });

    it('ends the run that the move started', async () => {
      const [event] = await events();
      await dispatch(event?.id ?? '');
      expect(await runs()).toEqual([{ status: 'RUNNING' }]);
      expect((await undo()).status).toBe(200);
      expect(await runs()).toEqual([{ status: 'CANCELLED' }]);
    });

    it('leaves nothing running when both come at the same moment', async () => {
      const [event] = await events();
      const [answer] = await Promise.all([undo(), dispatch(event?.id ?? '')]);
      expect(answer.status).toBe(200);
      expect((await runs()).filter((run) => run.status === 'RUNNING')).toEqual([]);
    });
  });

  it('takes back several cards at once and leaves out those that never moved', async () => {
    const still = await insertApplication(server, recruiter.agencyId, positionId);
    const other = await insertApplication(server, recruiter.agencyId, positionId);
    await move('Offer', [id, other]);
    const answer = await undo([id, other, still]);
    expect(answer.body.data.applications.map((application) => application.id).sort()).toEqual(
      [id, other].sort(),
    );
    expect([await where(), await where(other), await where(still)]).toEqual(['Inbox', 'Inbox', 'Inbox']);
  });

  it('does not take back what a colleague did since, when the versions are sent', async () => {
    await move('Interview');
    await move('Offer');
    const answer = await undo([id], [2]);
    expect([answer.status, answer.error.code, answer.error.details]).toEqual([
      409,
      'APPLICATION_MOVED',
      { applications: [{ id, step_id: await step('Offer'), version: 3 }] },
    ]);
    expect((await undo([id], [3])).status).toBe(200);
    expect(await where()).toBe('Interview');
  });

  it('takes back one move however often the same request comes, and the one before when its versions say so', async () => {
    await move('Interview');
    await move('Offer');
    const { version } = (await undo()).body.data.applications[0] ?? {};
    expect(await where()).toBe('Interview');
    const again = await undo();
    expect([again.status, again.error.code, await where()]).toEqual([409, 'MOVE_NOT_UNDOABLE', 'Interview']);
    expect((await undo([id], [version ?? 0])).status).toBe(200);
    expect(await where()).toBe('Inbox');
    await move('Offer');
    expect((await undo()).status).toBe(200);
    expect(await where()).toBe('Inbox');
  });

  it('undoes a move once when two ask at the same time', async () => {
    await move('Interview');
    const answers = await Promise.all([undo(), undo()]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(await where()).toBe('Inbox');
  });

  it('answers 401, 404, 400 and 409 as moves do', async () => {
    await move('Interview');
    expect((await undo([id], undefined, null)).status).toBe(401);
    expect((await undo([id], undefined, stranger)).status).toBe(404);
    const unknown = await undo([newId()]);
    expect([unknown.status, unknown.error.fields]).toEqual([400, { application_ids: 'not_found' }]);
    const uneven = await undo([id], [1, 2]);
    expect([uneven.status, uneven.error.fields]).toEqual([400, { versions: 'invalid_value' }]);
    await server.call(updatePositionStatus, recruiter, {
      params: { id: positionId },
      body: { status: 'CLOSED_LOST' },
    });
    const closed = await undo();
    expect([closed.status, closed.error.code]).toEqual([409, 'POSITION_CLOSED']);
    expect(await where()).toBe('Interview');
  });
});
