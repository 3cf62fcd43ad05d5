import { createServer } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { listSessions } from '@cantera/shared/contracts/auth';
import { expect } from 'expect';
import pg from 'pg';
import { isDatabaseAway, isDatabaseFull } from '../db/failures.ts';
import { createPool } from '../db/pool.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/harness.ts';

/** What the promise was refused with. */
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a database that goes away', () => {
  let server: TestServer;
  let admin: TestUser;
  before(async () => {
    server = await startTestServer();
    admin = await server.createAgency();
    server.app.get('/test/cut-off', async () =>
      server.inTenant(admin.agencyId, async (tx) => {
        await server.asOwner(
          "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'cantera_app' and state = 'idle in transaction' and datname = current_database()",
        );
        return tx.selectFrom('users').select('id').execute();
      }),
    );
    // The server itself says so, as it does on a full disk.
    server.app.get('/test/full', async () =>
      server.deps.pool.query("do $$ begin raise 'could not extend file' using errcode = '53100'; end $$"),
    );
  });
  after(() => server.close());

  it('answers 503 with Retry-After to a request that it was taken from, and serves the next', async () => {
    const answer = await server.inject({ url: '/test/cut-off' });
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'UNAVAILABLE']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await server.call(listSessions, admin)).status).toBe(200);
  });

  it('is told from a fault by what the driver says, however the connection broke', async () => {
    const client = new pg.Client({ connectionString: server.databaseUrl });
    client.on('error', () => undefined);
    await client.connect();
    const { processID } = client as unknown as { processID: number };
    const running = failureOf(client.query('select pg_sleep(60)'));
    await server.asOwner('select pg_terminate_backend($1)', [processID]);
    const failures = [await running, await failureOf(client.query('select 1'))];
    await client.end().catch(() => undefined);
    const closed = await failureOf(client.query('select 1'));
    // A server that hangs up on whoever connects, and one that nobody listens for.
    const rude = createServer((socket) => socket.resetAndDestroy()).listen(0, '127.0.0.1');
    await new Promise((resolve) => rude.once('listening', resolve));
    const address = rude.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const pool = createPool(`postgres://a:b@127.0.0.1:${port}/c`, 1);
    const reset = await failureOf(pool.query('select 1'));
    rude.close();
    const refused = await failureOf(pool.query('select 1'));
    await pool.end();
    for (const failure of [...failures, closed, reset, refused]) {
      expect(failure).toBeInstanceOf(Error);
      expect([String(failure), isDatabaseAway(failure)]).toEqual([String(failure), true]);
    }
    expect(isDatabaseAway(await failureOf(server.deps.pool.query('select 1/0')))).toBe(false);
  });

  it('answers 507 when PostgreSQL has no room to write', async () => {
    const answer = await server.inject({ url: '/test/full' });
    expect([answer.statusCode, answer.json().error.code]).toEqual([507, 'STORAGE_FULL']);
    expect(isDatabaseFull(new Error('53100'))).toBe(false);
  });
});
