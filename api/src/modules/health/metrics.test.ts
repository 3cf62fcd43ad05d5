import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { inSeconds } from '../../clock.ts';
import type { JobHandlers } from '../../jobs/handlers.ts';
import { enqueue } from '../../jobs/queue.ts';
import { LogDestination } from '../../log-destination.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/harness.ts';
import { type SmtpSink, startSmtpSink } from '../../testing/smtp-sink.ts';
import { until } from '../../testing/until.ts';
import { type RunningWorker, startWorker } from '../../worker.ts';
import { queueMessage } from '../messages/index.ts';

/** Connections of a test server. */
const POOL = 5;

describe('the counters for operators', () => {
  let sink: SmtpSink;
  let server: TestServer;
  let admin: TestUser;
  let url: string;
  const workers: RunningWorker[] = [];
  before(async () => {
    sink = await startSmtpSink();
    server = await startTestServer({ METRICS_TOKEN: 'a token', SMTP_URL: sink.url });
    admin = await server.createAgency();
    url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  after(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    await server.close();
    await sink.close();
  });

  const read = async () =>
    (
      await server.inject({
        url: '/metrics/prometheus',
        headers: { authorization: 'Bearer a token' },
      })
    ).body;
  /** The value of a figure; 0 while nothing has counted it. */
  const figure = async (name: string) =>
    Number(
      (await read())
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')
        .at(-1) ?? 0,
    );
  const job = (state: string) => figure(`cantera_queue_jobs{kind="auth.send_reset",state="${state}"}`);
  const add = (seconds: number) =>
    server.inTenant(admin.agencyId, (tx) =>
      enqueue(
        tx,
        'auth.send_reset',
        { agencyId: admin.agencyId, userId: admin.userId },
        { runAt: inSeconds(seconds), key: `at ${seconds}`, maxAttempts: 1 },
      ),
    );

  it('tell how many jobs of a kind are due, wait, run and were given up, and how old the oldest is', async () => {
    await add(-90);
    await add(-30);
    await add(600);
    expect([await job('due'), await job('later'), await job('running')]).toEqual([2, 1, 0]);
    const oldest = await figure('cantera_queue_oldest_seconds{kind="auth.send_reset"}');
    expect(oldest).toBeGreaterThanOrEqual(90);
    expect(oldest).toBeLessThan(600);
    expect(await figure('cantera_database_reachable')).toBe(1);
    const go = Promise.withResolvers<void>();
    let begun = 0;
    const handlers: JobHandlers = {
      async 'auth.send_reset'() {
        begun += 1;
        await go.promise;
        throw new Error('no');
      },
    };
    const worker = startWorker(server.deps, server.databaseUrl, handlers);
    workers.push(worker);
    await until('both under way', () => begun === 2);
    expect([await job('due'), await job('running')]).toEqual([0, 2]);
    go.resolve();
    await until('both given up', async () => (await job('given_up')) === 2);
    await worker.stop();
    expect([await job('due'), await job('later'), await job('running')]).toEqual([0, 1, 0]);
    expect(await figure('cantera_jobs_total{kind="auth.send_reset",result="failed"}')).toBe(2);
  });

  it('tell what became of the mails of a kind', async () => {
    const counted = (result: string) =>
      figure(`cantera_mails_total{kind="messages.send",result="${result}"}`);
    const worker = startWorker(server.deps, server.databaseUrl);
    workers.push(worker);
    for (const [behaviour, result] of [
      ['accept', 'sent'],
      ['refuse', 'failed'],
      ['drop', 'uncertain'],
      ['busy', 'put_back'],
    ] as const) {
      expect(await counted(result)).toBe(0);
      sink.behave(behaviour);
      await server.inTenant(admin.agencyId, (tx) =>
        queueMessage(tx, {
          agencyId: admin.agencyId,
          channel: 'EMAIL',
          senderName: 'Bru',
          fromAddress: 'no-reply@example.test',
          toAddress: 'one@example.test',
          subject: behaviour,
          body: '<p>hello</p>',
        }),
      );
      await until(`one ${result}`, async () => (await counted(result)) === 1);
    }
    await worker.stop();
  });

  it('tell how many streams are open', async () => {
    const streams = () => figure('cantera_live_streams');
    expect(await streams()).toBe(0);
    const leave = new AbortController();
    const answer = await fetch(`${url}/api/v1/events`, {
      headers: { authorization: `Bearer ${admin.token}` },
      signal: leave.signal,
    });
    expect(answer.status).toBe(200);
    expect(await streams()).toBe(1);
    leave.abort();
    await until('the stream to end', async () => (await streams()) === 0);
  });

  it('tell how many connections are in use and how many wait for one, at once even then', async () => {
    const connections = (state: string) => figure(`cantera_database_connections{state="${state}"}`);
    expect([await connections('in_use'), await connections('waiting')]).toEqual([0, 0]);
    const held = await Promise.all(Array.from({ length: POOL }, () => server.deps.pool.connect()));
    const waiting = server.deps.pool.connect();
    const started = performance.now();
    const all = await read();
    expect(performance.now() - started).toBeLessThan(4_000);
    expect(all).toContain(`cantera_database_connections{state="in_use"} ${POOL}\n`);
    expect(all).toContain('cantera_database_connections{state="waiting"} 1\n');
    expect(all).toContain('cantera_database_reachable 0\n');
    expect(all).not.toContain('cantera_queue_jobs{');
    for (const client of held) client.release();
    (await waiting).release();
    await until('the database again', async () => (await figure('cantera_database_reachable')) === 1);
  });

  it('tell how many lines of the log were lost', async () => {
    const dropped = () => figure('cantera_log_lines_dropped_total');
    const before = await dropped();
    const full = new LogDestination((_bytes, done) =>
      done(Object.assign(new Error('no space left'), { code: 'ENOSPC' }), 0),
    );
    full.write('{"msg":"lost"}\n');
    await until('the loss', async () => (await dropped()) === before + 1);
  });
});
