import { after, before, describe, it } from 'node:test';
import { resendMessage } from '@cantera/shared/contracts/messages';
import { expect } from 'expect';
import { newId } from '../../ids.ts';
import { applicant, connectMail, mail, saveWorkflow } from '../../testing/automation-data.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { openPosition } from '../../testing/pipeline-data.ts';
import { type SmtpSink, startSmtpSink } from '../../testing/smtp-sink.ts';
import { until } from '../../testing/until.ts';
import { startWorkerProcess } from '../../testing/worker-process.ts';
import { type RunningWorker, startWorker } from '../../worker.ts';
import { findRoute, queueMessage } from './index.ts';

describe('the delivery of messages', () => {
  let sink: SmtpSink;
  let server: TestServer;
  let recruiter: TestUser;
  let agencyId: string;
  let positionId: string;
  const workers: RunningWorker[] = [];
  before(async () => {
    sink = await startSmtpSink();
    server = await startTestServer({ SMTP_URL: sink.url, UNDO_SECONDS: '0' });
    recruiter = await server.createAgency();
    agencyId = recruiter.agencyId;
    await connectMail(server, recruiter);
    positionId = await openPosition(server, recruiter);
  });
  after(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    await server.close();
    await sink.close();
  });

  const work = async (): Promise<RunningWorker> => {
    const worker = startWorker(server.deps, server.databaseUrl);
    workers.push(worker);
    await worker.started;
    return worker;
  };
  const rest = async (): Promise<void> => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  };
  const queue = async (
    subject: string,
    {
      withoutSender = false,
      ...given
    }: { withoutEmail?: boolean; withoutSender?: boolean; runId?: string } = {},
  ) => {
    const someone = await applicant(server, agencyId, positionId, given);
    const id = await server.inTenant(agencyId, async (tx) =>
      queueMessage(tx, {
        agencyId,
        applicationId: someone.applicationId,
        candidateId: someone.candidateId,
        channel: 'EMAIL',
        ...(await findRoute(tx, agencyId, someone.applicationId, 'EMAIL')),
        ...(withoutSender ? { senderId: null } : {}),
        ...(given.runId ? { runId: given.runId, actionIndex: 0 } : {}),
        subject,
        body: '<p>Hello</p>',
      }),
    );
    return { ...someone, id: id ?? '' };
  };
  const stored = (id: string) =>
    server.inTenant(agencyId, (tx) =>
      tx
        .selectFrom('messages')
        .selectAll()
        .where('agency_id', '=', agencyId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    );
  const reaches = (id: string, status: string) =>
    until(`${status} of ${id}`, async () => (await stored(id)).status === status);
  const withSubject = (subject: string) => sink.mails.filter((one) => one.subject === subject);
  const resend = (id: string, user: TestUser | null = recruiter) =>
    server.call(resendMessage, user, { params: { id } });

  it('is written down before it is sent, and sent under one Message-ID', async () => {
    sink.behave('accept');
    const { id } = await queue('plain');
    expect((await stored(id)).status).toBe('WAITING');
    await work();
    await reaches(id, 'SENT');
    const row = await stored(id);
    expect(withSubject('plain').map((one) => one.messageId)).toEqual([row.message_id]);
    expect(row.sent_at).not.toBeNull();
  });

  it('is tried again after a 4xx answer, and arrives once', async () => {
    sink.behave('busy');
    const { id } = await queue('busy');
    await until('a first attempt', async () => (await stored(id)).attempts === 1);
    await until('the reason', async () => (await stored(id)).failure?.includes('451'));
    expect((await stored(id)).status).toBe('WAITING');
    sink.behave('accept');
    await reaches(id, 'SENT');
    expect([withSubject('busy').length, (await stored(id)).failure]).toEqual([1, null]);
  });

  it('waits for a mail server that is down, and arrives once it is back', async () => {
    const port = Number(new URL(sink.url).port);
    const before = sink;
    await before.close();
    const { id } = await queue('down');
    await until('a failed attempt', async () => (await stored(id)).failure?.includes('ECONNREFUSED'));
    sink = await startSmtpSink(port);
    await reaches(id, 'SENT');
    expect(withSubject('down').length).toBe(1);
  });

  it('has failed for good after a 5xx answer, with the server’s words', async () => {
    sink.behave('refuse');
    const { id } = await queue('refused');
    await reaches(id, 'FAILED');
    const row = await stored(id);
    expect([row.attempts, row.failure]).toEqual([1, expect.stringContaining('550 no such mailbox here')]);
    sink.behave('accept');
  });

  it('is uncertain when the connection breaks after the text has gone out', async () => {
    sink.behave('drop');
    const { id } = await queue('dropped');
    await reaches(id, 'UNCERTAIN');
    sink.behave('accept');
    expect([(await stored(id)).attempts, withSubject('dropped').length]).toEqual([1, 0]);
  });

  it('is uncertain after kill -9 while it was being sent, and is not sent again by itself', async () => {
    await rest();
    sink.behave('hold');
    const { id } = await queue('killed');
    // Read first: the worker may be quicker than this test.
    const arrived = sink.received();
    const killed = await startWorkerProcess(server);
    await until('the text at the mail server', () => sink.received() > arrived);
    await killed.kill();
    expect((await stored(id)).status).toBe('SENDING');
    sink.behave('accept');
    await work();
    await reaches(id, 'UNCERTAIN');
    expect([(await stored(id)).failure, withSubject('killed').length]).toEqual(['INTERRUPTED', 0]);
  });

  it('is sent once by two workers at once', async () => {
    sink.behave('accept');
    await work();
    const other = await startWorkerProcess(server);
    const sent = await Promise.all(
      Array.from({ length: 40 }, (_, index) => queue(`crowd ${index}`, { withoutSender: true })),
    );
    await Promise.all(sent.map(({ id }) => reaches(id, 'SENT')));
    await other.end();
    const subjects = sink.mails.flatMap((one) => (one.subject?.startsWith('crowd') ? [one.subject] : []));
    expect(subjects.length).toBe(40);
    expect(new Set(subjects).size).toBe(40);
  });

  it('is sent again under the same Message-ID when a recruiter asks', async () => {
    sink.behave('refuse');
    const { id, email } = await queue('again');
    await reaches(id, 'FAILED');
    sink.behave('accept');
    const answer = await resend(id);
    expect([answer.status, answer.body.data.status, answer.body.data.failure]).toEqual([
      200,
      'WAITING',
      null,
    ]);
    await reaches(id, 'SENT');
    const [received] = withSubject('again');
    expect([received?.messageId, received?.to?.[0]?.address]).toEqual([(await stored(id)).message_id, email]);
  });

  it('is not sent again when it was sent, and the answer says in which state it is', async () => {
    const { id } = await queue('once');
    await reaches(id, 'SENT');
    const answer = await resend(id);
    expect([answer.status, answer.error.code, answer.error.details]).toEqual([
      409,
      'MESSAGE_NOT_RESENDABLE',
      { status: 'SENT', failure: null },
    ]);
    expect(withSubject('once').length).toBe(1);
  });

  it('refuses to send again without a session, for a hiring manager, for another agency and for what is no id', async () => {
    const { id } = await queue('guarded');
    const [manager, stranger] = [
      await server.createUser(agencyId, 'HIRING_MANAGER'),
      await server.createAgency('Rival'),
    ];
    expect((await resend(id, null)).status).toBe(401);
    expect((await resend(id, manager)).status).toBe(403);
    const [foreign, unknown] = [await resend(id, stranger), await resend(newId(), stranger)];
    expect([foreign.status, foreign.error.message]).toEqual([404, unknown.error.message]);
    const wrong = await resend('nonsense');
    expect([wrong.status, Object.keys(wrong.error.fields ?? {})]).toEqual([400, ['id']]);
  });

  it('[ENG-21] [ENG-22] can be sent again once the address or the channel is there', async () => {
    const workflowId = await saveWorkflow(server, agencyId, [mail('late address')]);
    const someone = await applicant(server, agencyId, positionId, { withoutEmail: true });
    const runId = newId();
    const id = await server.inTenant(agencyId, async (tx) => {
      await tx
        .insertInto('workflow_runs')
        .values({
          agency_id: agencyId,
          id: runId,
          workflow_id: workflowId,
          event_id: newId(),
          application_id: someone.applicationId,
          reason: 'WELCOME',
          actions: '[]',
          status: 'DONE',
          due_at: new Date(),
          created_at: new Date(),
        })
        .execute();
      return queueMessage(tx, {
        agencyId,
        applicationId: someone.applicationId,
        candidateId: someone.candidateId,
        channel: 'EMAIL',
        runId,
        actionIndex: 0,
        ...(await findRoute(tx, agencyId, someone.applicationId, 'EMAIL')),
        subject: 'late address',
        body: '<p>Hello</p>',
      });
    });
    const early = await resend(id ?? '');
    expect([early.status, early.error.details]).toEqual([409, { status: 'WAITING', failure: 'NO_ADDRESS' }]);
    expect((await stored(id ?? '')).status).toBe('FAILED');
    await server.inTenant(agencyId, (tx) =>
      tx
        .updateTable('candidates')
        .set({ email: someone.email })
        .where('agency_id', '=', agencyId)
        .where('id', '=', someone.candidateId)
        .execute(),
    );
    expect((await resend(id ?? '')).status).toBe(200);
    await reaches(id ?? '', 'SENT');
  });

  it('[ACT-06] what a member wrote goes to the address and by the consent of when it leaves', async () => {
    sink.behave('accept');
    await rest();
    const [moved, without, refused] = [await queue('moved'), await queue('without'), await queue('no more')];
    const change = (candidateId: string, to: { email?: string | null; gdpr_status?: 'REJECTED' }) =>
      server.inTenant(agencyId, (tx) =>
        tx
          .updateTable('candidates')
          .set(to)
          .where('agency_id', '=', agencyId)
          .where('id', '=', candidateId)
          .execute(),
      );
    const email = `moved-${newId()}@posta.example`;
    await change(moved.candidateId, { email });
    await change(without.candidateId, { email: null });
    await change(refused.candidateId, { gdpr_status: 'REJECTED' });
    await work();
    await reaches(moved.id, 'SENT');
    await reaches(without.id, 'FAILED');
    await reaches(refused.id, 'FAILED');
    expect((await stored(moved.id)).to_address).toBe(email);
    expect((await stored(without.id)).failure).toBe('NO_ADDRESS');
    expect((await stored(refused.id)).failure).toBe('CONSENT_REFUSED');
    expect([...withSubject('without'), ...withSubject('no more')]).toEqual([]);
  });
});
