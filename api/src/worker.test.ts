import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import pg from 'pg';
import { inSeconds } from './clock.ts';
import type { JobHandlers } from './jobs/handlers.ts';
import { enqueue } from './jobs/queue.ts';
import { startTestServer, type TestServer, type TestUser } from './testing/harness.ts';
import { until } from './testing/until.ts';
import { startWorker } from './worker.ts';

describe('the queue worker', () => {
  let server: TestServer;
  let admin: TestUser;
  let owner: pg.Pool;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
    owner = new pg.Pool({ connectionString: server.databaseUrl, max: 2 });
    // The last test cuts its connections too.
    owner.on('error', () => undefined);
  });
  after(async () => {
    await owner.end();
    await server.close();
  });

  const add = (userId: string, runAt?: Date) =>
    server.inTenant(admin.agencyId, (tx) =>
      enqueue(tx, 'auth.send_reset', { agencyId: admin.agencyId, userId }, runAt ? { runAt } : {}),
    );
  const record = () => {
    const heard: string[] = [];
    const handlers: JobHandlers = {
      'auth.send_reset': async ({ userId }) => {
        heard.push(userId);
      },
    };
    return { heard, handlers };
  };

  it('does what is due, not what is later, and nothing whose transaction failed', async () => {
    const { heard, handlers } = record();
    const worker = startWorker(server.deps, server.databaseUrl, handlers);
    await worker.started;
    await add('later', inSeconds(600));
    await expect(
      server.inTenant(admin.agencyId, async (tx) => {
        await enqueue(tx, 'auth.send_reset', { agencyId: admin.agencyId, userId: 'rolled back' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await add('now');
    await until('the job', () => heard.length > 0);
    await worker.stop();
    expect(heard).toEqual(['now']);
  });

  it('gives a dead worker’s job back to the queue, and leaves a living one’s alone', async () => {
    const alive = await owner.connect();
    await alive.query("select pg_advisory_lock(724511905, hashtext('pool-alive'))");
    await add('of the dead');
    await add('of the living');
    const lock = (id: string, user: string) =>
      owner.query(
        "update graphile_worker._private_jobs set locked_by = $1, locked_at = $3, attempts = 1 where payload->>'userId' = $2",
        [id, user, new Date()],
      );
    await lock('pool-dead', 'of the dead');
    await lock('pool-alive', 'of the living');
    const { heard, handlers } = record();
    const worker = startWorker(server.deps, server.databaseUrl, handlers);
    await until('the dead one’s job', () => heard.length > 0);
    await worker.stop();
    alive.release(true);
    expect(heard).toEqual(['of the dead']);
  });

  it('comes back by itself after its connections were cut', async () => {
    const { heard, handlers } = record();
    const worker = startWorker(server.deps, server.databaseUrl, handlers);
    await worker.started;
    await owner.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await until('the pool to answer', () =>
      add('after').then(
        () => true,
        () => false,
      ),
    );
    await until('the job', () => heard.includes('after'), 30_000);
    await worker.stop();
  });
});
