import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import pg from 'pg';
import { inSeconds } from './clock.ts';
import type { JobHandlers } from './jobs/handlers.ts';
import { enqueue, enqueueAll } from './jobs/queue.ts';
import { startTestServer, type TestServer, type TestUser } from './testing/harness.ts';
import { until } from './testing/until.ts';
import { startWorker } from './worker.ts';

/** So long that a test that waits for a look fails. */
const NEVER_MS = 600_000;

describe('lanes that are called', () => {
  let server: TestServer;
  let admin: TestUser;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
  });
  after(() => server.close());

  const reset = (userId: string, runAt?: Date) =>
    server.inTenant(admin.agencyId, (tx) =>
      enqueue(tx, 'auth.send_reset', { agencyId: admin.agencyId, userId }, runAt ? { runAt } : {}),
    );
  const tellOf = (...runsAt: (Date | undefined)[]) =>
    server.inTenant(admin.agencyId, (tx) =>
      enqueueAll(
        tx,
        'scores.tell',
        runsAt.map((runAt, number) => ({
          payload: { agencyId: admin.agencyId, positionId: `position ${number}` },
          key: `tell ${number}`,
          ...(runAt ? { runAt } : {}),
        })),
      ),
    );
  /** The last statements of all connections that begin so. */
  const lastAsked = (words: string) =>
    server.asOwner<{ query: string }>(
      `select query from pg_stat_activity
       where datname = current_database() and state = 'idle' and query ilike $1`,
      [`${words}%`],
    );

  it('[ENG-47] calls by the name of a job that may start, and for none that may start later', async () => {
    const heard: string[] = [];
    const listener = new pg.Client({ connectionString: server.databaseUrl });
    listener.on('notification', ({ payload = '' }) => void heard.push(payload));
    await listener.connect();
    try {
      await listener.query('listen cantera_jobs');
      await reset('later', inSeconds(600));
      await tellOf(inSeconds(600), inSeconds(700));
      await reset('now');
      await tellOf(inSeconds(600), undefined);
      const jobs = JSON.stringify([
        { payload: {}, key: 'later', runAt: inSeconds(600) },
        { payload: {}, key: 'without a time' },
      ]);
      await server.asOwner(`select app.add_jobs('auth.send_invitation', $1, 25, false)`, [jobs]);
      await server.asOwner(`select app.add_job('reports.expire', '{}', null, null, 25, null, false)`);
      await until('four calls', () => heard.length >= 4);
      expect(heard).toEqual(['auth.send_reset', 'scores.tell', 'auth.send_invitation', 'reports.expire']);
    } finally {
      await listener.end();
      await server.asOwner('delete from graphile_worker._private_jobs');
    }
  });

  it('[ENG-47] starts each of ten jobs, one after the other, without a look, and has no lane hear of all jobs', async () => {
    const done: string[] = [];
    const handlers: JobHandlers = {
      'auth.send_reset': async ({ userId }) => void done.push(userId),
      'scores.tell': async () => undefined,
    };
    const worker = startWorker(server.deps, server.databaseUrl, handlers, NEVER_MS);
    try {
      await worker.started;
      await until('the ear', async () => (await lastAsked('listen cantera_jobs')).length === 1);
      const asked = Array.from({ length: 10 }, (_, number) => `user ${number}`);
      for (const [number, userId] of asked.entries()) {
        await reset(userId);
        await until(userId, () => done.length > number);
      }
      expect(done).toEqual(asked);
      await until(
        'an ear of each lane',
        async () => (await lastAsked('LISTEN "worker:migrate"')).length === 2,
      );
      expect(await lastAsked('LISTEN "jobs:insert"')).toEqual([]);
    } finally {
      await worker.stop();
    }
  });
});
