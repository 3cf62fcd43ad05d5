import { after, before, describe, it } from 'node:test';
import type { Action } from '@cantera/shared/contracts/automation';
import { getPosition } from '@cantera/shared/contracts/positions';
import { createTrigger, listTriggers, saveAutomatisms } from '@cantera/shared/contracts/triggers';
import {
  createWorkflow,
  deleteWorkflow,
  getWorkflow,
  listWorkflowRuns,
  listWorkflows,
  restoreWorkflow,
  stopWorkflowRun,
  updateWorkflow,
  type WorkflowInput,
} from '@cantera/shared/contracts/workflows';
import { expect } from 'expect';
import { onQuery } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';
import { applicant, delay, mail, moveTo, saveTrigger } from '../../testing/automation-data.ts';
import { hearOf } from '../../testing/event-jobs.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { draftPosition, openPosition, stepNamed } from '../../testing/pipeline-data.ts';
import { storeFile } from '../../testing/stored-file.ts';

const MEGABYTE = 1024 * 1024;

describe('workflows', () => {
  let server: TestServer;
  let recruiter: TestUser;
  let stranger: TestUser;
  before(async () => {
    server = await startTestServer();
    recruiter = await server.createUser((await server.createAgency()).agencyId, 'RECRUITER');
    stranger = await server.createAgency();
  });
  after(() => server.close());

  const save = (body: Partial<WorkflowInput>, user = recruiter) =>
    server.call(createWorkflow, user, { body: { name: 'Hired', actions: [mail('Hello')], ...body } });
  const made = async (actions: Action[] = [mail('Hello')], name = 'Hired') => {
    const { status, body } = await save({ name, actions });
    expect(status).toBe(200);
    return body.data;
  };
  const read = (id: string, user = recruiter) => server.call(getWorkflow, user, { params: { id } });
  const remove = (id: string) => server.call(deleteWorkflow, recruiter, { params: { id } });
  const list = async (user = recruiter) => (await server.call(listWorkflows, user)).body.data.items;
  const file = async (bytes = 10, user = recruiter): Promise<string> => {
    const stored = {
      access: 'private',
      bytes: Buffer.from('%PDF-1.4'),
      contentType: 'application/pdf',
    } as const;
    const { id } = await server.inTenant(user.agencyId, (tx) =>
      storeFile(tx, server.deps.files, user.agencyId, {
        ...stored,
        name: 'offer.pdf',
        createdBy: user.userId,
      }),
    );
    await server.asOwner('update files set bytes = $2 where id = $1', [id, bytes]);
    return id;
  };

  it('[API-27] [WF-02] are listed by name as `data.items`, to their agency only', async () => {
    await made([mail('Hello')], 'zz last');
    await made([delay(60)], 'Ànim');
    const { status, wire } = await server.call(listWorkflows, recruiter);
    expect(status).toBe(200);
    expect(wire).toMatchObject({
      data: {
        items: [
          {
            id: expect.any(String),
            name: 'Ànim',
            context: 'APPLICATION',
            actions: [{ type: 'DELAY' }],
            version: 1,
          },
          { name: 'zz last', usage: { positions: 0, triggers: 0, waiting_runs: 0 }, files: [] },
        ],
      },
    });
    expect(await list(stranger)).toEqual([]);
    expect((await server.call(listWorkflows, null)).status).toBe(401);
  });

  it('[API-28] [API-29] [WF-45] are created and read with their actions as they stand on the wire', async () => {
    const attached = await file(2048);
    const actions = [
      {
        id: 'a1',
        type: 'AUTOMATIC_MESSAGE',
        value: { channels: ['WHATSAPP'], message: '<p>Congratulations!</p>' },
      },
      { id: 'a2', type: 'DELAY', value: { delay_seconds: 60 } },
      {
        id: 'a3',
        type: 'AUTOMATIC_MESSAGE',
        value: {
          channels: ['EMAIL'],
          message: '<p>Next</p>',
          subject: 'Next steps',
          attachments: [attached],
        },
      },
    ];
    const answer = await server.inject(
      { method: 'POST', url: '/api/v1/automations/workflows', payload: { name: 'Hired', actions } },
      recruiter,
    );
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json();
    expect(data).toMatchObject({ name: 'Hired', context: 'APPLICATION', actions });
    expect(data.files).toEqual([{ id: attached, name: 'offer.pdf', bytes: 2048, is_gone: false }]);
    expect((await read(data.id)).wire).toEqual({ data });
    expect((await read(data.id, stranger)).status).toBe(404);
  });

  for (const [what, body, field] of [
    ['an empty name', { name: ' ' }, 'name'],
    ['a name of 101', { name: 'a'.repeat(101) }, 'name'],
    ['no action', { actions: [] }, 'actions'],
    ['31 actions', { actions: Array.from({ length: 31 }, () => delay(1)) }, 'actions'],
    [
      'a message without channel',
      { actions: [delay(1), { ...mail('A'), value: { ...mail('A').value, channels: [] } }] },
      'actions.1.value.channels',
    ],
    [
      'two channels',
      { actions: [{ ...mail('A'), value: { ...mail('A').value, channels: ['EMAIL', 'WHATSAPP'] } }] },
      'actions.0.value.channels',
    ],
    [
      'a message of tags only',
      { actions: [delay(1), delay(1), mail('A', '<p> </p>')] },
      'actions.2.value.message',
    ],
    ['an e-mail without subject', { actions: [delay(1), delay(1), mail(' ')] }, 'actions.2.value.subject'],
    ['a subject of 201', { actions: [mail('a'.repeat(201))] }, 'actions.0.value.subject'],
    ['a delay of 0', { actions: [mail('A'), delay(0)] }, 'actions.1.value.delay_seconds'],
    ['a delay of more than a year', { actions: [delay(365 * 86_400 + 1)] }, 'actions.0.value.delay_seconds'],
    ['half a second', { actions: [delay(1.5)] }, 'actions.0.value.delay_seconds'],
    ['a kind that nobody knows', { actions: [{ id: 'x', type: 'CALL', value: {} }] }, 'actions.0.type'],
  ] as const)
    it(`[ENG-33] [ENG-41] refuses ${what} by its place`, async () => {
      const { id } = await made();
      const body_ = { name: 'Hired', actions: [mail('Hello')], ...body } as WorkflowInput;
      for (const { status, error } of [
        await save(body_),
        await server.call(updateWorkflow, recruiter, { params: { id }, body: body_ }),
      ])
        expect([status, Object.keys(error?.fields ?? {})]).toEqual([400, [field]]);
    });

  it('[WF-26] takes a WhatsApp or LinkedIn message without subject', async () => {
    for (const channel of ['WHATSAPP', 'LINKEDIN'] as const) {
      const value = { channels: [channel], message: '<p>Congratulations!</p>' };
      const { status } = await save({ actions: [{ id: newId(), type: 'AUTOMATIC_MESSAGE', value }] });
      expect(status).toBe(200);
    }
  });

  it('keep the formatting of their messages and nothing that runs', async () => {
    const { actions } = await made([
      mail('A', '<p onclick="x()">Hi <strong>you</strong></p><script>alert(1)</script>'),
    ]);
    expect(actions[0]).toMatchObject({ value: { message: '<p>Hi <strong>you</strong></p>' } });
  });

  it('[ENG-45] refuse attachments that are not there, of another agency, or too large together, by their place', async () => {
    const theirs = await file(10, stranger);
    for (const gone of [newId(), theirs]) {
      const { status, error } = await save({ actions: [mail('A'), mail('B', '<p>B</p>', [gone])] });
      expect([status, error.fields]).toEqual([400, { 'actions.1.value.attachments': 'not_found' }]);
    }
    const large = await file(12 * MEGABYTE);
    const other = await file(8 * MEGABYTE);
    const more = await file(1);
    const two = [mail('A', '<p>A</p>', [large]), mail('B', '<p>B</p>', [large, other])];
    expect((await save({ actions: two })).status).toBe(200);
    const { status, error } = await save({ actions: [...two, mail('C', '<p>C</p>', [more])] });
    expect([status, error.fields]).toEqual([400, { 'actions.2.value.attachments': 'file_too_large' }]);
  });

  it('say which of their files is gone', async () => {
    const attached = await file();
    const { id } = await made([mail('A', '<p>A</p>', [attached])]);
    await server.asOwner('delete from file_uses where file_id = $1', [attached]);
    await server.asOwner('delete from files where id = $1', [attached]);
    expect((await read(id)).body.data.files).toEqual([{ id: attached, name: '', bytes: 0, isGone: true }]);
  });

  it('[API-30] [WF-44] are changed; a stale version is refused with the newest', async () => {
    const { id, version } = await made();
    const change = (body: object, user = recruiter) =>
      server.call(updateWorkflow, user, {
        params: { id },
        body: { name: 'Second', actions: [mail('Second')], ...body },
      });
    const changed = await change({ version });
    expect([changed.status, changed.body.data.name, changed.body.data.version]).toEqual([200, 'Second', 2]);
    const stale = await change({ name: 'Third', version });
    expect([stale.status, stale.error.code, stale.error.details]).toEqual([
      409,
      'WORKFLOW_CHANGED',
      { version: 2 },
    ]);
    expect((await change({ name: 'Fourth' })).body.data.version).toBe(3);
    expect((await read(id)).body.data.name).toBe('Fourth');
    expect((await change({}, stranger)).status).toBe(404);
  });

  it('[ENG-41] keep an action of another version in its place when they are changed', async () => {
    const [first, second, third] = [mail('First'), mail('Second'), mail('Third')];
    const { id } = await made([first, second]);
    const call = { id: 'c', type: 'CALL', value: { number: '600' } };
    await server.asOwner('update workflows set actions = $2 where id = $1', [
      id,
      JSON.stringify([first, call, second]),
    ]);
    expect((await read(id)).body.data.actions.map((action) => action.id)).toEqual([first.id, second.id]);
    const stored = async (actions: Action[]) => {
      const answer = await server.call(updateWorkflow, recruiter, {
        params: { id },
        body: { name: 'A', actions },
      });
      expect(answer.status).toBe(200);
      const [row] = await server.asOwner<{ actions: { id: string }[] }>(
        'select actions from workflows where id = $1',
        [id],
      );
      return row?.actions.map((action) => action.id);
    };
    expect(await stored([third, first, second])).toEqual([third.id, first.id, 'c', second.id]);
    expect(await stored([second])).toEqual(['c', second.id]);
  });

  it('are listed in as many statements, however many they are', async () => {
    const count = async () => {
      let queries = 0;
      onQuery(() => queries++);
      await list();
      onQuery(() => undefined);
      return queries;
    };
    const before_ = await count();
    for (let n = 0; n < 5; n += 1) await made([mail('A', '<p>A</p>', [await file()])]);
    expect(await count()).toBe(before_);
  });

  async function used() {
    const positionId = await openPosition(server, recruiter);
    const { id } = await made([delay(3600), mail('Later')]);
    const other = await made();
    await saveTrigger(server, recruiter.agencyId, {
      positionId,
      from: 'Inbox',
      to: 'Offer',
      workflowIds: [id],
    });
    await saveTrigger(server, recruiter.agencyId, {
      positionId,
      from: 'Inbox',
      to: 'Hired',
      workflowIds: [other.id, id],
    });
    const body = { welcomeWorkflowId: id, discardWorkflowId: id, kqDiscardWorkflowId: other.id };
    expect((await server.call(saveAutomatisms, recruiter, { params: { id: positionId }, body })).status).toBe(
      200,
    );
    const { applicationId } = await applicant(server, recruiter.agencyId, positionId, { first_name: 'Ada' });
    await moveTo(server, recruiter, positionId, [applicationId], 'Offer');
    await hearOf(server, recruiter.agencyId, applicationId);
    return { positionId, id, other: other.id };
  }
  const runs = (id: string) => server.call(listWorkflowRuns, recruiter, { params: { id } });

  it('say where they are used and how many runs wait', async () => {
    const { id, other } = await used();
    expect((await read(id)).body.data.usage).toEqual({ positions: 1, triggers: 2, waitingRuns: 1 });
    expect((await read(other)).body.data.usage).toEqual({ positions: 1, triggers: 1, waitingRuns: 0 });
    expect((await list()).find((each) => each.id === id)?.usage).toEqual({
      positions: 1,
      triggers: 2,
      waitingRuns: 1,
    });
  });

  it('[API-31] [ENG-30] once deleted are none for whoever reads, and what waits is cancelled', async () => {
    const { positionId, id, other } = await used();
    expect((await remove(id)).status).toBe(200);
    expect([(await read(id)).status, (await remove(id)).status, (await runs(id)).status]).toEqual([
      404, 404, 404,
    ]);
    expect((await list()).map((each) => each.id)).not.toContain(id);
    const position = (await server.call(getPosition, recruiter, { params: { id: positionId } })).body.data;
    expect([position.welcomeWorkflowId, position.discardWorkflowId, position.kqDiscardWorkflowId]).toEqual([
      null,
      null,
      other,
    ]);
    const query = { jobId: positionId };
    const [only, both] = (await server.call(listTriggers, recruiter, { query })).body.data.items;
    expect(only).toMatchObject({
      workflows: [],
      cancelledReason: 'WORKFLOW_DELETED',
      cancelledAt: expect.any(String),
    });
    expect(both).toMatchObject({ workflows: [{ id: other }], cancelledReason: null, cancelledAt: null });
    expect(
      await server.asOwner('select status, cancelled_reason from workflow_runs where workflow_id = $1', [id]),
    ).toEqual([{ status: 'CANCELLED', cancelled_reason: 'WORKFLOW_DELETED' }]);
  });

  it('[API-152] [ENG-44] once restored start again from where they were named', async () => {
    const { positionId, id, other } = await used();
    await remove(id);
    const restored = await server.call(restoreWorkflow, recruiter, { params: { id } });
    expect([restored.status, restored.body.data.usage]).toEqual([
      200,
      { positions: 1, triggers: 2, waitingRuns: 0 },
    ]);
    const position = (await server.call(getPosition, recruiter, { params: { id: positionId } })).body.data;
    expect([position.welcomeWorkflowId, position.kqDiscardWorkflowId]).toEqual([id, other]);
    const { applicationId } = await applicant(server, recruiter.agencyId, positionId);
    await moveTo(server, recruiter, positionId, [applicationId], 'Offer');
    await hearOf(server, recruiter.agencyId, applicationId);
    expect((await runs(id)).body.data.total).toBe(1);
    expect((await server.call(restoreWorkflow, stranger, { params: { id } })).status).toBe(404);
    expect((await server.call(restoreWorkflow, recruiter, { params: { id } })).status).toBe(200);
  });

  it('keep their files from being swept when they are restored', async () => {
    const attached = await file();
    const { id } = await made([mail('A', '<p>A</p>', [attached])]);
    await remove(id);
    await server.call(restoreWorkflow, recruiter, { params: { id } });
    expect((await read(id)).body.data.files).toMatchObject([{ id: attached, isGone: false }]);
  });

  it('[API-153] list their runs, which go on with the text that they started with', async () => {
    const { id } = await used();
    const [run] = (await runs(id)).body.data.items;
    expect(run).toMatchObject({
      candidate: { name: expect.stringContaining('Ada') },
      position: { title: 'Backend developer' },
      nextAction: 1,
      actionCount: 2,
      isOldText: false,
      dueAt: expect.any(String),
    });
    await server.call(updateWorkflow, recruiter, {
      params: { id },
      body: { name: 'A', actions: [mail('New')] },
    });
    expect((await runs(id)).body.data).toMatchObject({
      total: 1,
      items: [{ isOldText: true, actionCount: 2 }],
    });
  });

  it('[API-154] let one run be stopped, once', async () => {
    const { id, other } = await used();
    const [run] = (await runs(id)).body.data.items;
    const stop = (workflowId: string, user = recruiter) =>
      server.call(stopWorkflowRun, user, { params: { id: workflowId, run: run?.id ?? '' } });
    expect([(await stop(other)).status, (await stop(id, stranger)).status]).toEqual([404, 404]);
    expect((await stop(id)).status).toBe(200);
    const again = await stop(id);
    expect([again.status, again.error.code]).toEqual([409, 'RUN_NOT_WAITING']);
    expect((await runs(id)).body.data).toEqual({ items: [], total: 0 });
    expect(
      await server.asOwner('select cancelled_reason from workflow_runs where id = $1', [run?.id]),
    ).toEqual([{ cancelled_reason: 'STOPPED' }]);
  });

  it('tell open screens of every change, those of their positions too', async () => {
    const { positionId, id } = await used();
    const told = async (work: () => Promise<unknown>) => {
      const [last] = await server.asOwner<{ id: string }>(
        'select coalesce(max(id), 0) as id from live_events',
      );
      await work();
      const rows = await server.asOwner<{ topic: string }>(
        "select event->>'topic' as topic from live_events where id > $1 order by 1",
        [last?.id],
      );
      return [...new Set(rows.map(({ topic }) => topic))].filter((topic) => !topic.startsWith('candidate'));
    };
    const position = `positions/${positionId}`;
    const body = { name: 'A', actions: [mail('A')] };
    const whatsapp: Action = {
      id: 'w',
      type: 'AUTOMATIC_MESSAGE',
      value: { channels: ['WHATSAPP'], message: '<p>A</p>' },
    };
    expect(await told(() => save({}))).toEqual(['automations']);
    expect(await told(() => server.call(updateWorkflow, recruiter, { params: { id }, body }))).toEqual([
      'automations',
    ]);
    expect(
      await told(() =>
        server.call(updateWorkflow, recruiter, { params: { id }, body: { ...body, actions: [whatsapp] } }),
      ),
    ).toEqual(['automations', position]);
    expect(await told(() => remove(id))).toEqual(['automations', position]);
    expect(await told(() => server.call(restoreWorkflow, recruiter, { params: { id } }))).toEqual([
      'automations',
      position,
    ]);
  });

  it('[API-132] [API-35] are set as the three of a position, all or none', async () => {
    const positionId = await draftPosition(server, recruiter);
    const [a, b, c] = [await made(), await made(), await made()];
    const set = (body: object, user = recruiter) =>
      server.inject(
        { method: 'PATCH', url: `/api/v1/automations/triggers/job/${positionId}`, payload: body },
        user,
      );
    const three = { welcome_workflow_id: a.id, discard_workflow_id: b.id, kq_discard_workflow_id: c.id };
    const ids = async () => {
      const { data } = (await server.call(getPosition, recruiter, { params: { id: positionId } })).body;
      return [data.welcomeWorkflowId, data.discardWorkflowId, data.kqDiscardWorkflowId];
    };
    const saved = await set(three);
    expect([saved.statusCode, saved.json()]).toEqual([200, { data: three }]);
    expect(await ids()).toEqual([a.id, b.id, c.id]);
    const two = await set({ ...three, discard_workflow_id: null });
    expect([two.statusCode, two.json().error.fields]).toEqual([400, { discard_workflow_id: 'required' }]);
    const theirs = (await save({}, stranger)).body.data.id;
    const foreign = await set({ ...three, kq_discard_workflow_id: theirs });
    expect([foreign.statusCode, foreign.json().error.fields]).toEqual([
      400,
      { kq_discard_workflow_id: 'not_found' },
    ]);
    expect((await set(three, stranger)).statusCode).toBe(404);
    expect(await ids()).toEqual([a.id, b.id, c.id]);
    const none = { welcome_workflow_id: null, discard_workflow_id: null, kq_discard_workflow_id: null };
    expect((await set(none)).json()).toEqual({ data: none });
    expect(await ids()).toEqual([null, null, null]);
  });

  it('[API-35] do not make a form of the position stale', async () => {
    const positionId = await draftPosition(server, recruiter);
    const { id } = await made();
    const version = async () =>
      (await server.call(getPosition, recruiter, { params: { id: positionId } })).body.data.version;
    const first = await version();
    const body = { welcomeWorkflowId: id, discardWorkflowId: id, kqDiscardWorkflowId: id };
    await server.call(saveAutomatisms, recruiter, { params: { id: positionId }, body });
    expect(await version()).toBe(first);
  });

  it('of a trigger are named by their places when they are not there', async () => {
    const positionId = await draftPosition(server, recruiter);
    const theirs = (await save({}, stranger)).body.data.id;
    const { id } = await made();
    const conditions = {
      jobId: positionId,
      fromStepId: await stepNamed(server, recruiter.agencyId, positionId, 'Inbox'),
      toStepId: await stepNamed(server, recruiter.agencyId, positionId, 'Hired'),
    };
    const answer = await server.call(createTrigger, recruiter, {
      body: { conditions, workflowIds: [id, theirs] },
    });
    expect([answer.status, answer.error.fields]).toEqual([400, { 'workflow_ids.1': 'not_found' }]);
  });
});
