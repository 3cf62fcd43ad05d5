import { after, before, describe, it } from 'node:test';
import {
  cancelMessage,
  previewMessage,
  resendMessage,
  sendMessage,
} from '@cantera/shared/contracts/messages';
import { expect } from 'expect';
import { newId } from '../../ids.ts';
import { connectMail, mail, saveWorkflow } from '../../testing/automation-data.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { insertApplication, insertCandidate, openPosition } from '../../testing/pipeline-data.ts';

const UNSEND_SECONDS = 10;

import { queueMessage } from '../messages/index.ts';

describe('writing to a candidate oneself', () => {
  let server: TestServer;
  let recruiter: TestUser;
  let agencyId: string;
  let candidateId: string;
  let applicationId: string;
  before(async () => {
    server = await startTestServer();
    recruiter = await server.createAgency();
    agencyId = recruiter.agencyId;
    candidateId = await insertCandidate(server, agencyId, {
      first_name: 'Núria & co',
      email: 'nuria@posta.example',
    });
    const positionId = await openPosition(server, recruiter, { title: 'Fustera' });
    applicationId = await insertApplication(server, agencyId, positionId, 'Inbox', candidateId);
    await connectMail(server, recruiter);
  });
  after(() => server.close());

  const DRAFT = {
    subject: 'Hello {firstName}: {title}',
    body: '<p>Dear {firstName}, {company} waits.<script>x()</script></p>',
  };
  const about = (draft: object = {}) => ({
    params: { id: candidateId },
    body: { ...DRAFT, applicationId, ...draft },
  });
  const send = (draft: object = {}, user = recruiter) => server.call(sendMessage, user, about(draft));
  const preview = (draft: object = {}, user = recruiter) => server.call(previewMessage, user, about(draft));
  const stored = async (id: string) => {
    const [row] = await server.asOwner<Record<string, string | null>>(
      'select *, extract(epoch from due_at - created_at)::float8 as waits from messages where id = $1',
      [id],
    );
    return row ?? {};
  };
  const jobsOf = (id: string) =>
    server.asOwner<{ task_identifier: string }>(
      'select task_identifier from graphile_worker.jobs where key = $1',
      [`message:${id}`],
    );
  const cancel = (id: string, user = recruiter) => server.call(cancelMessage, user, { params: { id } });

  it('[ACT-06] shows it as it will leave, and sends just that once the unsend window is over', async () => {
    const shown = await preview();
    expect([shown.status, shown.body.data]).toEqual([
      200,
      {
        subject: 'Hello Núria & co: Fustera',
        html: '<p>Dear Núria &amp; co, Forn Sant Jordi waits.</p>',
        from: { name: expect.any(String), address: expect.stringContaining('@') },
        to: 'nuria@posta.example',
        problem: null,
        emptyVariables: [],
        unsendSeconds: UNSEND_SECONDS,
      },
    ]);
    const sent = await send();
    expect([sent.status, sent.body.data.unsendSeconds]).toEqual([200, UNSEND_SECONDS]);
    const { id, status } = sent.body.data.message;
    expect(status).toBe('WAITING');
    const row = await stored(id);
    expect(row).toMatchObject({
      subject: shown.body.data.subject,
      body: shown.body.data.html,
      to_address: 'nuria@posta.example',
      from_address: shown.body.data.from?.address,
      sender_id: recruiter.userId,
      application_id: applicationId,
      candidate_id: candidateId,
    });
    expect(Number(row.waits)).toBeCloseTo(UNSEND_SECONDS, 0);
    // Through the sender's own mail account, by a job that versions without the composer leave alone.
    expect((await jobsOf(id)).map((job) => job.task_identifier)).toEqual(['messages.send_written']);
    const [told] = await server.asOwner("select 1 from live_events where event->>'topic' = $1", [
      `candidate/${candidateId}`,
    ]);
    expect(told).toBeDefined();
  });

  it('[ACT-06] [ACT-03] is taken back while it waits, sent after all when that is asked, and not taken back when it has left', async () => {
    const { id } = (await send()).body.data.message;
    const taken = await cancel(id);
    expect([taken.status, taken.body.data.status, taken.body.data.failure]).toEqual([
      200,
      'CANCELLED',
      'NOT_WANTED',
    ]);
    expect(await jobsOf(id)).toEqual([]);
    await server.asOwner("update candidates set email = 'new@posta.example' where id = $1", [candidateId]);
    const again = await server.call(resendMessage, recruiter, { params: { id } });
    expect([again.status, again.body.data.status, again.body.data.failure]).toEqual([200, 'WAITING', null]);
    // To the address of now.
    expect((await stored(id)).to_address).toBe('new@posta.example');
    expect(await jobsOf(id)).toHaveLength(1);
    await server.asOwner("update messages set status = 'SENT' where id = $1", [id]);
    const late = await cancel(id);
    expect([late.status, late.error.code, late.error.details]).toEqual([
      409,
      'MESSAGE_NOT_WAITING',
      { status: 'SENT' },
    ]);
    const manager = await server.createUser(agencyId, 'HIRING_MANAGER');
    expect((await cancel(id, manager)).status).toBe(403);
    // What was cancelled with its move comes back with it alone.
    await server.asOwner("update messages set status = 'CANCELLED', failure = 'UNDONE' where id = $1", [id]);
    expect((await server.call(resendMessage, recruiter, { params: { id } })).status).toBe(409);
  });

  /** A message of a workflow that waits, with its run. */
  const queueOfWorkflow = async () => {
    const workflowId = await saveWorkflow(server, agencyId, [mail(`Of a workflow ${newId().slice(-6)}`)]);
    const runId = newId();
    const id = await server.inTenant(agencyId, async (tx) => {
      await tx
        .insertInto('workflow_runs')
        .values({
          agency_id: agencyId,
          id: runId,
          workflow_id: workflowId,
          event_id: newId(),
          application_id: applicationId,
          reason: 'WELCOME',
          actions: '[]',
          status: 'RUNNING',
          due_at: new Date(),
          created_at: new Date(),
        })
        .execute();
      return queueMessage(tx, {
        agencyId,
        applicationId,
        candidateId,
        channel: 'EMAIL',
        runId,
        actionIndex: 0,
        senderId: recruiter.userId,
        senderName: 'Núria',
        fromAddress: 'nuria@agency.example',
        toAddress: 'nuria@posta.example',
        subject: 'Of a workflow',
        body: '<p>Hello</p>',
      });
    });
    return { runId, id };
  };

  it('[ACT-03] lets the workflow of a message that is not sent go on', async () => {
    const { runId, id } = await queueOfWorkflow();
    const woken = () => server.asOwner('select 1 from graphile_worker.jobs where key = $1', [`run:${runId}`]);
    expect(await woken()).toEqual([]);
    expect((await cancel(id)).body.data.status).toBe('CANCELLED');
    expect(await woken()).toHaveLength(1);
  });

  it('[ACT-03] does not send after all what nobody wanted once its move was undone', async () => {
    const { runId, id } = await queueOfWorkflow();
    await cancel(id);
    const resend = () => server.call(resendMessage, recruiter, { params: { id } });
    await server.asOwner(
      "update workflow_runs set status = 'CANCELLED', cancelled_reason = 'UNDONE' where id = $1",
      [runId],
    );
    const refused = await resend();
    expect([refused.status, refused.error.code, refused.error.details]).toEqual([
      409,
      'MESSAGE_NOT_RESENDABLE',
      { status: 'CANCELLED', failure: 'UNDONE' },
    ]);
    expect([(await stored(id)).status, await jobsOf(id)]).toEqual(['CANCELLED', []]);
    await server.asOwner("update workflow_runs set status = 'DONE', cancelled_reason = null where id = $1", [
      runId,
    ]);
    expect((await resend()).status).toBe(200);
  });

  it('[ACT-03] sends nothing after all to who refused meanwhile or has no address any more', async () => {
    const { id } = (await send()).body.data.message;
    await cancel(id);
    const refusal = async () => {
      const { status, error } = await server.call(resendMessage, recruiter, { params: { id } });
      return [status, error.details];
    };
    const refusedFor = (failure: string) => [409, { status: 'WAITING', failure }];
    await server.asOwner("update candidates set gdpr_status = 'REJECTED' where id = $1", [candidateId]);
    expect(await refusal()).toEqual(refusedFor('CONSENT_REFUSED'));
    await server.asOwner("update candidates set gdpr_status = 'PENDING', email = null where id = $1", [
      candidateId,
    ]);
    expect(await refusal()).toEqual(refusedFor('NO_ADDRESS'));
    expect([(await stored(id)).status, await jobsOf(id)]).toEqual(['CANCELLED', []]);
    await server.asOwner("update candidates set email = 'nuria@posta.example' where id = $1", [candidateId]);
  });

  it('[ACT-06] takes a message back without freeing a place that it never took among those of workflows', async () => {
    const { id } = (await send()).body.data.message;
    const [taken] = await server.asOwner<{ hour: string }>(
      `insert into sending_limits (agency_id, key, hour, count)
       select agency_id, 'messages:' || sender_id, date_trunc('minute', due_at), 3 from messages where id = $1
       on conflict (agency_id, key, hour) do update set count = 3 returning hour`,
      [id],
    );
    await cancel(id);
    const [left] = await server.asOwner('select count from sending_limits where key = $1 and hour = $2', [
      `messages:${recruiter.userId}`,
      taken?.hour,
    ]);
    expect(left).toEqual({ count: 3 });
  });

  it('[ACT-06] is not sent with variables that have no value, nor about a position of somebody else', async () => {
    const bare = { applicationId: null };
    expect((await preview(bare)).body.data.emptyVariables).toEqual(['title', 'company']);
    const refused = await send(bare);
    expect([refused.status, refused.error.code, refused.error.details]).toEqual([
      409,
      'VARIABLES_WITHOUT_VALUE',
      { variables: ['title', 'company'] },
    ]);
    expect((await send({ ...bare, subject: 'Hello', body: '<p>{firstName}</p>' })).status).toBe(200);
    const positionId = await openPosition(server, recruiter);
    const strange = await insertApplication(server, agencyId, positionId);
    const wrong = await send({ applicationId: strange });
    expect([wrong.status, wrong.error.fields]).toEqual([400, { application_id: 'not_found' }]);
  });

  it('[ACT-06] is not sent without words, whatever tags stand around them', async () => {
    for (const body of ['<p></p>', '<p>&nbsp;</p><p><br></p>', '<script>x()</script>']) {
      const refused = await send({ body });
      expect([refused.status, refused.error.fields]).toEqual([400, { body: 'required' }]);
    }
  });

  it('[ACT-06] is written once when it is sent again because an answer was lost, and by who wrote it only', async () => {
    const id = newId();
    const count = async () => (await server.asOwner('select 1 from messages')).length;
    const before = await count();
    const answers = await Promise.all([send({ id }), send({ id })]);
    answers.push(await send({ id }));
    for (const { status, body } of answers)
      expect([status, body.data.message]).toEqual([200, answers[0]?.body.data.message]);
    expect(answers[0]?.body.data.message.id).toBe(id);
    expect([await count(), (await jobsOf(id)).length]).toEqual([before + 1, 1]);
    const colleague = await server.createUser(agencyId, 'RECRUITER');
    const theirs = await send({ id }, colleague);
    expect([theirs.status, theirs.error.fields]).toEqual([400, { id: 'already_exists' }]);
  });

  it('[ACT-06] says why it cannot leave, and does not send it then', async () => {
    const colleague = await server.createUser(agencyId, 'RECRUITER');
    const problem = async (user = recruiter) => {
      const [shown, sent] = [await preview({}, user), await send({}, user)];
      expect([sent.status, sent.error.code]).toEqual([409, 'MESSAGE_NOT_SENDABLE']);
      expect(sent.error.details).toEqual({ problem: shown.body.data.problem });
      return shown.body.data.problem;
    };
    const count = async () => (await server.asOwner('select 1 from messages')).length;
    const before = await count();
    expect(await problem(colleague)).toBe('NO_CHANNEL');
    await server.asOwner("update candidates set gdpr_status = 'REJECTED' where id = $1", [candidateId]);
    expect(await problem()).toBe('CONSENT_REFUSED');
    await server.asOwner("update candidates set gdpr_status = 'PENDING', email = null where id = $1", [
      candidateId,
    ]);
    expect(await problem()).toBe('NO_ADDRESS');
    expect(await count()).toBe(before);
  });
});
