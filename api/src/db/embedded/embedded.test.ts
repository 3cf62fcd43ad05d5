import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './index.ts';
import { untilGone } from './postmaster.ts';

async function query(server: EmbeddedPostgres, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', () => {
  let dataDir: string;
  let server: EmbeddedPostgres;
  before(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'cantera-pg-'));
  });
  after(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('starts in an empty folder and keeps what is written', async () => {
    server = await startEmbeddedPostgres({ dataDir });
    expect(server.adopted).toBe(false);
    await query(server, 'create table kept (n int)');
    await query(server, 'insert into kept values (1)');
    expect(await query(server, 'show fsync')).toEqual([{ fsync: 'on' }]);
  });

  it('is taken over by whoever starts it again', async () => {
    const again = await startEmbeddedPostgres({ dataDir });
    expect([again.adopted, again.pid, again.port]).toEqual([true, server.pid, server.port]);
  });

  it('loses nothing that was acknowledged when it is killed', async () => {
    await query(server, 'insert into kept select generate_series(2, 500)');
    process.kill(server.pid, 'SIGKILL');
    await untilGone(server.pid, 5_000);
    server = await startEmbeddedPostgres({ dataDir });
    expect(server.adopted).toBe(false);
    expect(await query(server, 'select count(*)::int as n from kept')).toEqual([{ n: 500 }]);
  });

  it('ends cleanly and starts again on the same data', async () => {
    await server.stop();
    await expect(query(server, 'select 1')).rejects.toThrow();
    server = await startEmbeddedPostgres({ dataDir });
    expect(await query(server, 'select count(*)::int as n from kept')).toEqual([{ n: 500 }]);
  });

  it('waits for the processes that a killed server leaves behind', async () => {
    const client = new pg.Client({ connectionString: server.url });
    client.on('error', () => undefined);
    await client.connect();
    const busy = client.query('select pg_sleep(30)').catch(() => undefined);
    process.kill(server.pid, 'SIGKILL');
    await untilGone(server.pid, 5_000);
    server = await startEmbeddedPostgres({ dataDir });
    await busy;
    expect(await query(server, 'select count(*)::int as n from kept')).toEqual([{ n: 500 }]);
  });

  it('runs once when two start it at the same moment', async () => {
    await server.stop();
    const both = await Promise.all([startEmbeddedPostgres({ dataDir }), startEmbeddedPostgres({ dataDir })]);
    server = both[0];
    expect(both[1].pid).toBe(server.pid);
  });

  it('starts after a kill in the middle of making the cluster', async () => {
    const other = await mkdtemp(path.join(tmpdir(), 'cantera-pg-'));
    await mkdir(path.join(other, 'cluster.new'));
    const second = await startEmbeddedPostgres({ dataDir: other });
    expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
    await rm(other, { recursive: true, force: true });
  });
});
