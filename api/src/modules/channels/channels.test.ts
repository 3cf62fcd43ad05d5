import { after, before, beforeEach, describe, it } from 'node:test';
import {
  connectMailAccount,
  getChannelRemoval,
  getMailAccount,
  listChannels,
  type MailAccountInput,
  removeChannel,
} from '@cantera/shared/contracts/channels';
import { getPosition } from '@cantera/shared/contracts/positions';
import { expect } from 'expect';
import { applicant, connectMail, delay, mail, moveTo, saveWorkflow } from '../../testing/automation-data.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { openPosition, stepNamed } from '../../testing/pipeline-data.ts';
import { SINK_PASSWORD, type SmtpSink, startSmtpSink } from '../../testing/smtp-sink.ts';
import { until } from '../../testing/until.ts';
import { type RunningWorker, startWorker } from '../../worker.ts';
import { createTrigger } from '../engine/index.ts';

describe('channels', () => {
  let sink: SmtpSink;
  let server: TestServer;
  let admin: TestUser;
  let recruiter: TestUser;
  let worker: RunningWorker;
  let account: MailAccountInput & { version?: number };
  before(async () => {
    sink = await startSmtpSink();
    server = await startTestServer({ UNDO_SECONDS: '0', PUBLIC_URL: 'https://talent.example' });
    admin = await server.createAgency();
    worker = startWorker(server.deps, server.databaseUrl);
    await worker.started;
    account = {
      host: '127.0.0.1',
      port: Number(new URL(sink.url).port),
      security: 'NONE',
      username: 'laia',
      password: SINK_PASSWORD,
      fromName: 'Laia Puig',
      fromAddress: 'laia@agency.test',
    };
  });
  after(async () => {
    await worker.stop();
    await server.close();
    await sink.close();
  });
  beforeEach(async () => {
    sink.behave('accept');
    recruiter = await server.createUser(admin.agencyId, 'RECRUITER');
  });

  const connect = (change: Partial<typeof account> = {}, user = recruiter) =>
    server.call(connectMailAccount, user, { body: { ...account, ...change } });
  const channels = async (user = recruiter) => (await server.call(listChannels, user)).body.data;
  const idOf = async (user = recruiter) => (await channels(user)).connected[0]?.id ?? '';
  const mailsTo = (address: string) =>
    sink.mails.filter(({ to }) => to?.some((recipient) => recipient.address === address));

  it('[API-19] [CHAN-02] [CHAN-11] lists what is connected and what can be, each to himself', async () => {
    const { wire } = await server.call(listChannels, recruiter);
    expect(wire).toEqual({
      data: {
        connected: [],
        available: [{ type: 'EMAIL', connect_url: 'https://talent.example/settings/channels/email' }],
      },
    });
    await connectMail(server, recruiter);
    expect(await channels()).toEqual({
      connected: [{ id: expect.any(String), type: 'EMAIL', address: recruiter.email, hasAccount: false }],
      available: [],
    });
    expect((await channels(admin)).connected).toEqual([]);
    expect((await server.call(listChannels, null)).status).toBe(401);
  });

  it('[CHAN-10] [CONST-21] offers no connecting with three connected', async () => {
    await server.asOwner(
      `insert into channels (agency_id, id, user_id, type, created_at)
       select $1, gen_random_uuid(), $2, type, now() from unnest(array['WHATSAPP', 'LINKEDIN', 'EMAIL']) type`,
      [recruiter.agencyId, recruiter.userId],
    );
    const { connected, available } = await channels();
    expect([connected.length, available]).toEqual([3, []]);
  });

  it('connects a mail account once a test mail has gone out through it, and never tells its password', async () => {
    const connected = await connect();
    expect(connected.status).toBe(200);
    const [test] = mailsTo(recruiter.email);
    expect([test?.subject, test?.from?.address, test?.from?.name]).toEqual([
      'Your mail account works',
      'laia@agency.test',
      'Laia Puig',
    ]);
    expect(await channels()).toMatchObject({
      connected: [{ type: 'EMAIL', address: 'laia@agency.test', hasAccount: true }],
      available: [],
    });
    const read = await server.call(getMailAccount, recruiter);
    expect(read.body.data).toMatchObject({ username: 'laia', hasPassword: true, version: 1 });
    const [row] = await server.asOwner<{ sealed_password: string }>(
      "select sealed_password from mail_accounts where from_address = 'laia@agency.test'",
    );
    expect(row?.sealed_password).toMatch(/^v1\./);
    for (const text of [
      JSON.stringify(read.wire),
      JSON.stringify(connected.wire),
      row?.sealed_password ?? '',
    ])
      expect(text).not.toContain(SINK_PASSWORD);
    expect((await server.call(getMailAccount, admin)).body.data).toBeNull();
  });

  it('names the field that the mail server’s refusal is about, and connects nothing', async () => {
    const refused = async (change: Partial<typeof account>) => {
      const { status, error } = await connect(change);
      expect(status).toBe(400);
      return [error.code, Object.keys(error.fields ?? {})];
    };
    expect(await refused({ password: 'wrong' })).toEqual(['MAIL_LOGIN_REFUSED', ['password']]);
    expect(await refused({ host: 'nobody.invalid' })).toEqual(['MAIL_HOST_UNREACHABLE', ['host']]);
    expect(await refused({ port: 9 })).toEqual(['MAIL_HOST_UNREACHABLE', ['host']]);
    expect(await refused({ security: 'TLS' })).toEqual(['MAIL_TLS_FAILED', ['security']]);
    sink.behave('refuseSender');
    expect(await refused({})).toEqual(['MAIL_SENDER_REFUSED', ['from_address']]);
    expect((await channels()).connected).toEqual([]);
  });

  it('refuses what no header or host may hold', async () => {
    for (const [field, change] of [
      ['host', { host: 'smtp example' }],
      ['host', { host: '' }],
      ['port', { port: 70_000 }],
      ['from_name', { fromName: 'Laia\r\nBcc: all@agency.test' }],
      ['from_address', { fromAddress: 'laia' }],
    ] as const) {
      const { status, error } = await connect(change);
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
    }
  });

  it('makes whoever guesses passwords wait', async () => {
    const answers: number[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1)
      answers.push((await connect({ password: `wrong ${attempt}` })).status);
    expect(answers).toContain(429);
  });

  it('keeps the password when the account is edited, and asks for it when it would go elsewhere', async () => {
    await connect();
    const edited = await connect({ password: '', fromName: 'Laia P.', version: 1 });
    expect([edited.status, edited.body.data.version, edited.body.data.fromName]).toEqual([200, 2, 'Laia P.']);
    for (const change of [{ host: 'localhost' }, { username: 'other' }]) {
      const { status, error } = await connect({ password: '', ...change });
      expect([status, error.fields]).toEqual([400, { password: 'required' }]);
    }
    const stale = await connect({ version: 1 });
    expect([stale.status, stale.error.code]).toEqual([409, 'MAIL_ACCOUNT_CHANGED']);
  });

  it('[CHAN-13] [ENG-32] sends a workflow’s messages through the account of the first recruiter', async () => {
    await connect();
    const positionId = await openPosition(server, recruiter);
    const position = await server.call(getPosition, recruiter, { params: { id: positionId } });
    expect(position.body.data.channelsOk).toEqual(['EMAIL']);
    const someone = await started(positionId, [mail('Through the account')]);
    const arrived = await until('the mail', () => mailsTo(someone.email)[0]);
    expect([arrived.subject, arrived.from?.address]).toEqual(['Through the account', 'laia@agency.test']);
  });

  /** Somebody whose move to the first step starts these actions. */
  async function started(positionId: string, actions: Parameters<typeof saveWorkflow>[2]) {
    const workflowId = await saveWorkflow(server, admin.agencyId, actions);
    const steps = await server.inTenant(admin.agencyId, (tx) =>
      tx
        .selectFrom('steps')
        .select(['id', 'name'])
        .where('position_id', '=', positionId)
        .orderBy('ordinal')
        .execute(),
    );
    const target = steps.find(({ name }) => name !== 'Inbox');
    await server.inTenant(admin.agencyId, async (tx) =>
      createTrigger(tx, admin.agencyId, {
        positionId,
        fromStepId: await stepNamed(server, admin.agencyId, positionId, 'Inbox'),
        toStepId: target?.id ?? '',
        workflowIds: [workflowId],
      }),
    );
    const someone = await applicant(server, admin.agencyId, positionId);
    await moveTo(server, admin, positionId, [someone.applicationId], target?.name ?? '');
    return someone;
  }
  const runsOf = (applicationId: string) =>
    server.asOwner<{ status: string }>('select status from workflow_runs where application_id = $1', [
      applicationId,
    ]);
  const triggersOf = (positionId: string) =>
    server.asOwner<{ cancelled_reason: string | null }>(
      'select cancelled_reason from triggers where job_id = $1',
      [positionId],
    );

  it('[API-20] [CHAN-08] [ENG-23] [ENG-24] removes a channel: its triggers, runs and messages are cancelled', async () => {
    await connect();
    const positionId = await openPosition(server, recruiter);
    const othersId = await openPosition(server, admin);
    await connectMail(server, admin);
    const someone = await started(positionId, [delay(3600), mail('Never')]);
    const other = await started(othersId, [delay(3600), mail('Later')]);
    await until(
      'the runs',
      async () =>
        [...(await runsOf(someone.applicationId)), ...(await runsOf(other.applicationId))].length === 2,
    );
    const id = await idOf();
    const before = await server.call(getPosition, recruiter, { params: { id: positionId } });
    expect(before.body.data.channelsUsed).toEqual(['EMAIL']);
    const removal = await server.call(getChannelRemoval, recruiter, { params: { id } });
    expect(removal.body.data).toMatchObject({ triggers: [{ positionId }], waiting: 1 });
    const removed = await server.call(removeChannel, recruiter, { params: { id } });
    expect([removed.status, removed.wire]).toEqual([200, { data: {} }]);
    expect((await channels()).connected).toEqual([]);
    expect(await runsOf(someone.applicationId)).toEqual([{ status: 'CANCELLED' }]);
    expect(await triggersOf(positionId)).toEqual([{ cancelled_reason: 'CHANNEL_REMOVED' }]);
    const position = await server.call(getPosition, recruiter, { params: { id: positionId } });
    // A trigger that starts nothing uses no channel: no banner asks to connect one for it.
    expect([position.body.data.channelsOk, position.body.data.channelsUsed]).toEqual([[], []]);
    // What another recruiter sends goes on.
    expect(await runsOf(other.applicationId)).toEqual([{ status: 'RUNNING' }]);
    expect(await triggersOf(othersId)).toEqual([{ cancelled_reason: null }]);
    await server.call(removeChannel, admin, { params: { id: await idOf(admin) } });
  });

  it('[CHAN-09] [ENG-25] starts nothing by a cancelled trigger, also when the channel is connected again', async () => {
    await connectMail(server, recruiter);
    const positionId = await openPosition(server, recruiter);
    await started(positionId, [mail('Once')]);
    await server.call(removeChannel, recruiter, { params: { id: await idOf() } });
    await connectMail(server, recruiter);
    const next = await applicant(server, admin.agencyId, positionId);
    const steps = await server.inTenant(admin.agencyId, (tx) =>
      tx
        .selectFrom('steps')
        .select('name')
        .where('position_id', '=', positionId)
        .orderBy('ordinal')
        .execute(),
    );
    await moveTo(
      server,
      admin,
      positionId,
      [next.applicationId],
      steps.find(({ name }) => name !== 'Inbox')?.name ?? '',
    );
    await until('the queue to be empty', async () => {
      const [row] = await server.asOwner<{ count: string }>(
        "select count(*) from graphile_worker.jobs where task_identifier = 'engine.dispatch'",
      );
      return row?.count === '0';
    });
    expect(await runsOf(next.applicationId)).toEqual([]);
  });

  it('keeps others’ channels from being seen or removed', async () => {
    await connectMail(server, recruiter);
    const id = await idOf();
    const stranger = await server.createAgency();
    for (const user of [admin, stranger]) {
      expect((await server.call(removeChannel, user, { params: { id } })).status).toBe(404);
      expect((await server.call(getChannelRemoval, user, { params: { id } })).status).toBe(404);
    }
    expect((await server.call(removeChannel, null, { params: { id } })).status).toBe(401);
    expect((await server.call(removeChannel, recruiter, { params: { id: 'mail' } })).status).toBe(400);
    expect((await channels()).connected).toHaveLength(1);
  });
});

describe('channels of an installation on the internet', () => {
  it('reach no server of its own network', async () => {
    const sink = await startSmtpSink();
    const server = await startTestServer({ MAIL_INTERNAL_HOSTS: '0' });
    const user = await server.createAgency();
    const { status, error } = await server.call(connectMailAccount, user, {
      body: {
        host: '127.0.0.1',
        port: Number(new URL(sink.url).port),
        security: 'NONE',
        username: '',
        password: '',
        fromName: 'Laia',
        fromAddress: 'laia@agency.test',
      },
    });
    expect([status, error.code, sink.received()]).toEqual([400, 'MAIL_HOST_UNREACHABLE', 0]);
    await server.close();
    await sink.close();
  });
});
