import { after, before, beforeEach, describe, it } from 'node:test';
import { expect } from 'expect';
import { applicant, connectMail } from '../../testing/automation-data.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { openPosition } from '../../testing/pipeline-data.ts';
import { type SmtpSink, startSmtpSink } from '../../testing/smtp-sink.ts';
import { sendMemberMessage, sendMessage } from './delivery.service.ts';
import { findRoute, joinReceipts, queueMessage, queueReceipt } from './index.ts';

describe('a receipt that is part of a welcome', () => {
  let sink: SmtpSink;
  let server: TestServer;
  let recruiter: TestUser;
  let agencyId: string;
  let applicationId: string;
  let welcome: string;
  let receipt: string;
  before(async () => {
    sink = await startSmtpSink();
    server = await startTestServer({ SMTP_URL: sink.url });
    recruiter = await server.createAgency();
    agencyId = recruiter.agencyId;
    await connectMail(server, recruiter);
  });
  after(async () => {
    await server.close();
    await sink.close();
  });
  beforeEach(async () => {
    sink.behave('accept');
    const positionId = await openPosition(server, recruiter);
    const someone = await applicant(server, agencyId, positionId, {});
    applicationId = someone.applicationId;
    await server.inTenant(agencyId, async (tx) => {
      const { candidateId } = someone;
      await queueReceipt(tx, server.deps.config, {
        agencyId,
        applicationId,
        candidateId,
        positionTitle: 'Baker',
        locale: 'en',
        receipt: {
          reference: applicationId,
          firstName: 'Ada',
          lastName: 'Byron',
          email: someone.email,
          phoneNumber: '+34600000000',
          linkedin: null,
          cvFileName: null,
          cvBytes: null,
          answers: [],
          consentAt: '2026-01-01T00:00:00Z',
          receivedAt: '2026-01-01T00:00:00Z',
        },
        isWelcomed: true,
      });
      welcome = await queueMessage(tx, {
        agencyId,
        applicationId,
        candidateId,
        channel: 'EMAIL',
        ...(await findRoute(tx, agencyId, applicationId, 'EMAIL')),
        subject: `Welcome ${applicationId}`,
        body: '<p>Hello</p>',
      });
    });
    receipt = (await stored()).find(({ id }) => id !== welcome)?.id ?? '';
  });

  const stored = () =>
    server.inTenant(agencyId, (tx) =>
      tx
        .selectFrom('messages')
        .select(['id', 'status', 'body', 'due_at', 'part_of'])
        .where('agency_id', '=', agencyId)
        .where('application_id', '=', applicationId)
        .execute(),
    );
  const statusOf = async (id: string) => (await stored()).find((one) => one.id === id)?.status;
  const join = () =>
    server.inTenant(agencyId, (tx) => joinReceipts(tx, agencyId, [{ messageId: welcome, applicationId }]));
  const context = { deps: undefined as never, attempt: 1, isLastAttempt: false };
  const sendWelcome = () =>
    sendMemberMessage({ agencyId, messageId: welcome }, { ...context, deps: server.deps });
  const sendReceipt = () => sendMessage({ agencyId, messageId: receipt }, { ...context, deps: server.deps });
  const change = (id: string, set: string) =>
    server.asOwner(`update messages set ${set} where agency_id = $1 and id = $2`, [agencyId, id]);
  /** What arrived of this application, by its subject: with the receipt or without. */
  const arrived = () =>
    sink.mails
      .filter(({ text, subject }) => `${subject} ${text}`.includes(applicationId))
      .map(({ subject, text }) => [subject?.split(' ')[0], text?.includes('+34600000000')]);

  it('[DAY-12] leaves by itself when the mail server refuses the welcome', async () => {
    await join();
    sink.behave('refuse');
    await sendWelcome();
    expect([await statusOf(welcome), await statusOf(receipt)]).toEqual(['FAILED', 'WAITING']);
    sink.behave('accept');
    await change(receipt, "due_at = now() - interval '1 second'");
    await sendReceipt();
    expect(await statusOf(receipt)).toBe('SENT');
    expect(arrived()).toEqual([[expect.not.stringMatching('Welcome'), true]]);
  });

  it('[DAY-12] leaves by itself when the welcome fails before it is tried: a file that it attaches is gone', async () => {
    await join();
    await server.asOwner('update messages set attachments = array[gen_random_uuid()] where id = $1', [
      welcome,
    ]);
    await sendWelcome();
    expect([await statusOf(welcome), await statusOf(receipt)]).toEqual(['FAILED', 'WAITING']);
    const [failed] = await server.asOwner<{ failure: string }>('select failure from messages where id = $1', [
      welcome,
    ]);
    expect(failed).toEqual({ failure: 'ATTACHMENT_MISSING' });
  });

  it('[DAY-12] [GDPR-31] leaves with the welcome that is taken at the second attempt: one mail', async () => {
    await join();
    sink.behave('busy');
    await expect(sendWelcome()).rejects.toThrow('not sent yet');
    const [before] = (await stored()).filter(({ id }) => id === welcome);
    expect([before?.status, before?.body, await statusOf(receipt)]).toEqual([
      'WAITING',
      '<p>Hello</p>',
      'WAITING',
    ]);
    sink.behave('accept');
    await sendWelcome();
    const messages = await stored();
    expect(messages.map(({ id, status }) => [id, status])).toEqual([[welcome, 'SENT']]);
    expect(messages[0]?.body).toContain('+34600000000');
    expect(messages[0]?.body).not.toMatch(/style=|<div|public\/gdpr/);
    await sendReceipt();
    expect(arrived()).toEqual([['Welcome', true]]);
    expect(sink.mails.find(({ text }) => text?.includes(applicationId))?.text).toMatch(
      /See or withdraw your consent \(https?:\/\/\S+\/public\/gdpr\/[\w-]{86}\?lang=en\)/,
    );
  });

  it('does not leave by itself while the welcome is being sent, nor after nobody knows whether it was', async () => {
    await join();
    await change(welcome, "status = 'SENDING'");
    await change(receipt, "due_at = now() - interval '1 second'");
    await sendReceipt();
    expect([await statusOf(receipt), arrived()]).toEqual(['WAITING', []]);
    const [job] = await server.asOwner<{ wait: number }>(
      "select extract(epoch from run_at - now())::float as wait from graphile_worker.jobs where key like '%' || $1",
      [receipt],
    );
    expect(job?.wait).toBeGreaterThan(10);
    expect(job?.wait).toBeLessThan(60);
    // As after a kill: the next attempt finds it marked.
    await sendWelcome();
    const messages = await stored();
    expect(messages.map(({ id, status }) => [id, status])).toEqual([[welcome, 'UNCERTAIN']]);
    expect(messages[0]?.body).toContain('+34600000000');
    await sendReceipt();
    expect(arrived()).toEqual([]);
  });

  it('goes with a welcome whose connection broke after the text: it may have arrived', async () => {
    await join();
    sink.behave('drop');
    await sendWelcome();
    expect((await stored()).map(({ id, status }) => [id, status])).toEqual([[welcome, 'UNCERTAIN']]);
  });

  it('[DAY-12] does not wait for a welcome that stands behind many others of its sender', async () => {
    const dueAt = async () => (await stored()).find(({ id }) => id === receipt)?.due_at;
    const before = await dueAt();
    await change(welcome, "due_at = now() + interval '3 hours'");
    await join();
    const [row] = (await stored()).filter(({ id }) => id === receipt);
    expect([row?.part_of, row?.due_at]).toEqual([null, before]);
    await change(welcome, "due_at = now() + interval '5 minutes'");
    await join();
    const [joined] = (await stored()).filter(({ id }) => id === receipt);
    expect([joined?.part_of, joined?.due_at]).toEqual([welcome, before]);
  });
});
