import { after, before, beforeEach, describe, it } from 'node:test';
import { removeChannel } from '@cantera/shared/contracts/channels';
import { deletePosition } from '@cantera/shared/contracts/position-changes';
import {
  createTrigger,
  deleteTrigger,
  listTriggers,
  resumeTrigger,
} from '@cantera/shared/contracts/triggers';
import { deleteWorkflow, restoreWorkflow } from '@cantera/shared/contracts/workflows';
import { expect } from 'expect';
import { newId } from '../../ids.ts';
import { applicant, connectMail, mail, moveTo, saveWorkflow } from '../../testing/automation-data.ts';
import { hearOf } from '../../testing/event-jobs.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { draftPosition, openPosition, stepNamed } from '../../testing/pipeline-data.ts';

describe('triggers', () => {
  let server: TestServer;
  let recruiter: TestUser;
  let stranger: TestUser;
  let positionId: string;
  let workflowId: string;
  let steps: Record<'inbox' | 'screening' | 'interview' | 'offer' | 'hired' | 'discarded', string>;
  before(async () => {
    server = await startTestServer();
    recruiter = await server.createUser((await server.createAgency()).agencyId, 'RECRUITER');
    stranger = await server.createAgency();
  });
  after(() => server.close());
  const step = (name: string, id = positionId, user = recruiter) =>
    stepNamed(server, user.agencyId, id, name);
  beforeEach(async () => {
    positionId = await openPosition(server, recruiter);
    workflowId = await saveWorkflow(server, recruiter.agencyId, [mail('Hello')]);
    steps = {
      inbox: await step('Inbox'),
      screening: await step('Screening'),
      interview: await step('Interview'),
      offer: await step('Offer'),
      hired: await step('Hired'),
      discarded: await step('Discarded'),
    };
  });
  const add = (
    given: { from?: string; to?: string; jobId?: string; workflowIds?: string[] } = {},
    user = recruiter,
  ) =>
    server.call(createTrigger, user, {
      body: {
        conditions: {
          jobId: given.jobId ?? positionId,
          fromStepId: given.from ?? steps.inbox,
          toStepId: given.to ?? steps.hired,
        },
        workflowIds: given.workflowIds ?? [workflowId],
      },
    });
  const added = async (given: Parameters<typeof add>[0] = {}) => {
    const { status, body } = await add(given);
    expect(status).toBe(200);
    return body.data;
  };
  const list = async (jobId = positionId, user = recruiter) =>
    (await server.call(listTriggers, user, { query: { jobId } })).body.data.items;
  const remove = (id: string, user = recruiter) => server.call(deleteTrigger, user, { params: { id } });
  const resume = (id: string, user = recruiter) => server.call(resumeTrigger, user, { params: { id } });
  const removeMail = async () => {
    const [channel] = await server.asOwner<{ id: string }>('select id from channels where user_id = $1', [
      recruiter.userId,
    ]);
    const { status } = await server.call(removeChannel, recruiter, { params: { id: channel?.id ?? '' } });
    expect(status).toBe(200);
  };

  it('[API-33] [TRG-01] [TRG-02] [TRG-03] come as a list of conditions or an object, bare or under `trigger`', async () => {
    const listed = [
      { key: 'job_id', value: positionId },
      { key: 'from_step_id', value: steps.inbox },
      { key: 'to_step_id', value: steps.hired },
    ];
    const object = { job_id: positionId, from_step_id: steps.inbox, to_step_id: steps.hired };
    const base = { event_type: 'APPLICATION_MOVED_TO_STEP', workflow_ids: [workflowId] };
    const bodies = [
      { ...base, conditions: listed },
      { ...base, conditions: object },
      { trigger: { ...base, conditions: listed } },
    ];
    for (const payload of bodies) {
      const answer = await server.inject(
        { method: 'POST', url: '/api/v1/automations/triggers', payload },
        recruiter,
      );
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        {
          data: {
            id: expect.any(String),
            ...base,
            conditions: listed,
            created_at: expect.any(String),
            workflows: [{ id: workflowId, name: 'A workflow' }],
            cancelled_at: null,
            cancelled_reason: null,
            moves_last30_days: 0,
          },
        },
      ]);
    }
    const { wire } = await server.call(listTriggers, recruiter, { query: { jobId: positionId } });
    expect(wire).toMatchObject({ data: { items: [{ conditions: listed }, {}, {}] } });
  });

  it('[API-32] [API-156] are listed the oldest first, of one position or of all that are not deleted, to their agency only', async () => {
    const first = await added();
    const other = await draftPosition(server, recruiter);
    const second = await added({
      jobId: other,
      from: await step('Inbox', other),
      to: await step('Hired', other),
    });
    const all = async (user = recruiter) =>
      (await server.call(listTriggers, user)).body.data.items.map(({ id }) => id);
    expect((await all()).filter((id) => [first.id, second.id].includes(id))).toEqual([first.id, second.id]);
    expect((await list()).map(({ id }) => id)).toEqual([first.id]);
    expect(await list(positionId, stranger)).toEqual([]);
    expect(await all(stranger)).toEqual([]);
    await server.asOwner("update positions set status = 'DELETED' where id = $1", [other]);
    expect(await all()).not.toContain(second.id);
    expect((await remove(second.id)).status).toBe(404);
  });

  it('[ENG-34] are refused without target or workflow, by their places', async () => {
    const conditions = { job_id: positionId, from_step_id: steps.inbox, to_step_id: steps.hired };
    for (const [payload, field] of [
      [{ conditions: { ...conditions, to_step_id: undefined }, workflow_ids: [workflowId] }, 'conditions'],
      [{ conditions, workflow_ids: [] }, 'workflow_ids'],
      [{ conditions }, 'workflow_ids'],
    ] as const) {
      const answer = await server.inject(
        { method: 'POST', url: '/api/v1/automations/triggers', payload },
        recruiter,
      );
      expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, [field]]);
    }
  });

  it('[ENG-34] are refused to the same step, to an inbox from a step, and to or from another position', async () => {
    const other = await draftPosition(server, recruiter);
    const [otherInbox, otherHired] = [await step('Inbox', other), await step('Hired', other)];
    for (const [given, fields] of [
      [{ to: steps.inbox }, { 'conditions.to_step_id': 'not_allowed' }],
      [{ from: steps.screening, to: steps.inbox }, { 'conditions.to_step_id': 'not_allowed' }],
      [{ to: otherHired }, { 'conditions.to_step_id': 'not_found' }],
      [{ from: otherInbox }, { 'conditions.from_step_id': 'not_found' }],
      [{ workflowIds: [workflowId, newId()] }, { 'workflow_ids.1': 'not_found' }],
    ] as const) {
      const { status, error } = await add({
        ...given,
        workflowIds: [...('workflowIds' in given ? given.workflowIds : [workflowId])],
      });
      expect([status, error.fields]).toEqual([400, fields]);
    }
    const answer = await server.inject(
      {
        method: 'POST',
        url: '/api/v1/automations/triggers',
        payload: {
          conditions: [
            { key: 'job_id', value: positionId },
            { key: 'from_step_id', value: steps.inbox },
            { key: 'to_step_id', value: otherHired },
          ],
          workflow_ids: [workflowId],
        },
      },
      recruiter,
    );
    expect(answer.json().error.fields).toEqual({ 'conditions.2.value': 'not_found' });
    expect((await add({ from: steps.discarded, to: steps.inbox })).status).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  it('name positions and workflows of their own agency only', async () => {
    const theirs = await saveWorkflow(server, stranger.agencyId, [mail('Theirs')]);
    expect((await add({}, stranger)).error.fields).toEqual({ 'conditions.job_id': 'not_found' });
    const { status, error } = await add({ workflowIds: [theirs] });
    expect([status, error.fields]).toEqual([400, { 'workflow_ids.0': 'not_found' }]);
    const { id } = await added();
    expect([(await remove(id, stranger)).status, (await resume(id, stranger)).status]).toEqual([404, 404]);
  });

  it('[ENG-34] [CONST-22] are three a step at most; those of other steps do not count', async () => {
    for (let n = 0; n < 3; n += 1) await added();
    const fourth = await add({ to: steps.offer });
    expect([fourth.status, fourth.error.code]).toEqual([409, 'TOO_MANY_TRIGGERS']);
    expect((await add({ from: steps.screening })).status).toBe(200);
    const [first] = await list();
    await remove(first?.id ?? '');
    expect((await add({ to: steps.offer })).status).toBe(200);
  });

  it('[ENG-34] are three when two people add the third at once', async () => {
    await added();
    await added();
    for (let round = 0; round < 8; round += 1) {
      // Connections that are open already, so that nobody is first because the others still connect.
      await Promise.all([list(), list(), list()]);
      const answers = await Promise.all([add(), add({ to: steps.offer }), add({ to: steps.screening })]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const all = await list();
      expect(all).toHaveLength(3);
      await remove(all[2]?.id ?? '');
    }
  });

  it('[API-34] are deleted, once', async () => {
    const { id } = await added();
    expect((await remove(id)).wire).toEqual({ data: {} });
    expect(await list()).toEqual([]);
    expect((await remove(id)).status).toBe(404);
  });

  it('[API-155] [API-156] that were cancelled with a channel are listed with the reason, hold no place, and can be turned on again', async () => {
    await connectMail(server, recruiter);
    const cancelled = await added();
    await removeMail();
    expect((await list())[0]).toMatchObject({
      id: cancelled.id,
      cancelledReason: 'CHANNEL_REMOVED',
      cancelledAt: expect.any(String),
    });
    const whatsapp = await saveWorkflow(server, recruiter.agencyId, [
      { id: 'a', type: 'AUTOMATIC_MESSAGE', value: { channels: ['WHATSAPP'], message: '<p>Hi</p>' } },
    ]);
    for (let n = 0; n < 3; n += 1) await added({ workflowIds: [whatsapp] });
    const full = await resume(cancelled.id);
    expect([full.status, full.error.code]).toEqual([409, 'TOO_MANY_TRIGGERS']);
    await remove((await list())[1]?.id ?? '');
    const on = await resume(cancelled.id);
    expect([on.status, on.body.data.cancelledAt, on.body.data.cancelledReason]).toEqual([200, null, null]);
    expect((await resume(cancelled.id)).status).toBe(200);
    expect((await add()).status).toBe(409);
  });

  it('[API-155] whose workflows are all deleted hold no place and cannot be turned on', async () => {
    const { id } = await added();
    for (let n = 0; n < 2; n += 1) await added();
    await server.call(deleteWorkflow, recruiter, { params: { id: workflowId } });
    const gone = await resume(id);
    expect([gone.status, gone.error.code]).toEqual([409, 'WORKFLOW_GONE']);
    const other = await saveWorkflow(server, recruiter.agencyId, [mail('Other')]);
    expect((await add({ workflowIds: [other] })).status).toBe(200);
    await server.call(restoreWorkflow, recruiter, { params: { id: workflowId } });
    expect((await list()).every(({ cancelledAt }) => cancelledAt === null)).toBe(true);
  });

  it('[API-156] say how often the last 30 days would have started them', async () => {
    await added();
    await added({ from: steps.inbox, to: steps.offer });
    const people = [];
    for (let n = 0; n < 3; n += 1) people.push(await applicant(server, recruiter.agencyId, positionId));
    const ids = people.map(({ applicationId }) => applicationId);
    await moveTo(server, recruiter, positionId, ids, 'Hired');
    const counts = async () => (await list()).map(({ movesLast30Days }) => movesLast30Days);
    expect(await counts()).toEqual([3, 0]);
    await server.asOwner('update application_moves set undone_at = created_at where application_id = $1', [
      ids[0],
    ]);
    await server.asOwner(
      "update application_moves set created_at = created_at - interval '31 days' where application_id = $1",
      [ids[1]],
    );
    expect(await counts()).toEqual([1, 0]);
  });

  it('[API-156] count a discard by score from its confirmation on', async () => {
    await added({ from: steps.inbox, to: steps.discarded });
    const people = [];
    for (let n = 0; n < 3; n += 1) people.push(await applicant(server, recruiter.agencyId, positionId));
    const [byScore, byMember, restored] = people.map(({ applicationId }) => applicationId);
    const discard = (id: string | undefined, who: string | null, state: string | null) =>
      server.asOwner(
        `with moved as (
           update applications set step_id = $2, discard_state = $4::text, discarded_at = case when $4::text is not null then now() end,
             rejected_at = case when $4::text is null then now() end where id = $1 returning agency_id, id)
         insert into application_moves (agency_id, id, application_id, from_step_id, to_step_id, from_step_name, to_step_name, moved_by, created_at)
         select agency_id, gen_random_uuid(), id, $5, $2, 'Inbox', 'Discarded', $3::uuid, now() from moved`,
        [id, steps.discarded, who, state, steps.inbox],
      );
    await discard(byScore, null, 'PROVISIONAL');
    await discard(byMember, recruiter.userId, null);
    await discard(restored, null, 'PROVISIONAL');
    await moveTo(server, recruiter, positionId, [restored ?? ''], 'Screening');
    const [count] = (await list()).map(({ movesLast30Days }) => movesLast30Days);
    expect(count).toBe(1);
    await server.asOwner(
      "update applications set discard_state = 'CONFIRMED', rejected_at = now() where id = $1",
      [byScore],
    );
    expect((await list())[0]?.movesLast30Days).toBe(2);
  });

  it('start every workflow that they name once, in order', async () => {
    const second = await saveWorkflow(server, recruiter.agencyId, [mail('Second')]);
    await added({ workflowIds: [second, workflowId, second] });
    expect((await list())[0]?.workflowIds).toEqual([second, workflowId]);
    const { applicationId } = await applicant(server, recruiter.agencyId, positionId);
    await moveTo(server, recruiter, positionId, [applicationId], 'Hired');
    await hearOf(server, recruiter.agencyId, applicationId);
    const runs = await server.asOwner<{ workflow_id: string }>(
      'select workflow_id from workflow_runs where application_id = $1',
      [applicationId],
    );
    expect(runs.map((run) => run.workflow_id).sort()).toEqual([second, workflowId].sort());
  });

  it('go with the draft that they are of', async () => {
    const draft = await draftPosition(server, recruiter);
    await added({ jobId: draft, from: await step('Inbox', draft), to: await step('Hired', draft) });
    const gone = await server.call(deletePosition, recruiter, {
      params: { id: draft },
      body: { reasonId: 1 },
    });
    expect(gone.status).toBe(200);
    expect(await list(draft)).toEqual([]);
  });
});
