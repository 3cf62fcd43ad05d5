import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import pg from 'pg';
import { freePort } from './db/embedded/free-port.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';
import { until } from './testing/until.ts';

describe('the server process', () => {
  let database: TestDatabase;
  let dataDir: string;
  const children: ChildProcess[] = [];
  before(async () => {
    database = await createTestDatabase();
    dataDir = await mkdtemp(path.join(tmpdir(), 'cantera-server-'));
  });
  after(async () => {
    for (const child of children) child.kill('SIGKILL');
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const start = async (env: Record<string, string>) => {
    const port = await freePort();
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'server.ts')], {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: database.url,
        DATA_DIR: dataDir,
        PORT: String(port),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (output += String(part)));
    const exited = once(child, 'exit');
    return {
      url: `http://127.0.0.1:${port}`,
      output: () => output,
      exited: async () => {
        await exited;
        return child.exitCode;
      },
      end: async (signal: NodeJS.Signals) => {
        child.kill(signal);
        await exited;
        return child.exitCode;
      },
    };
  };
  const ready = (url: string) =>
    until(
      'readiness',
      async () => {
        const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
        return answer?.status === 200;
      },
      90_000,
    );

  it('prints a link to found the first agency once, and keeps its secret', async () => {
    const first = await start({ DEMO: '0' });
    await ready(first.url);
    expect(first.output()).toMatch(
      /Found the first one at http:\/\/localhost:\d+\/public\/setup\?token=[\w-]{43}/,
    );
    const secret = await readFile(path.join(dataDir, 'secret'), 'utf8');
    expect(await first.end('SIGINT')).toBe(0);
    const second = await start({ DEMO: '0' });
    await ready(second.url);
    await second.end('SIGTERM');
    expect([secret.length, await readFile(path.join(dataDir, 'secret'), 'utf8')]).toEqual([43, secret]);
  });

  it('fills the demo once, shows each agency its own, and ends with a live stream open', async () => {
    const server = await start({ DEMO: '1' });
    await ready(server.url);
    const logIn = async (email: string): Promise<Record<string, string>> => {
      const answer = await fetch(`${server.url}/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'cantera-demo' }),
      });
      expect([email, answer.status]).toEqual([email, 200]);
      const { data }: { data: { token: string } } = JSON.parse(await answer.text());
      return { authorization: `Bearer ${data.token}` };
    };
    const titles = async (email: string): Promise<string[]> => {
      const headers = await logIn(email);
      const answer = await fetch(`${server.url}/api/v1/agency/jobs?per_page=50`, { headers });
      const { data }: { data: { items: { title: string }[] } } = JSON.parse(await answer.text());
      return data.items.map((item) => item.title);
    };
    const [demo, rival] = [await titles('admin@demo.test'), await titles('admin@rival.test')];
    expect([demo.length, rival.length]).toEqual([12, 2]);
    expect(rival.filter((title) => demo.includes(title))).toEqual([]);
    await logIn('manager@demo.test');
    const stream = await fetch(`${server.url}/api/v1/events`, {
      headers: await logIn('recruiter@demo.test'),
    });
    expect(stream.status).toBe(200);
    const begun = performance.now();
    expect(await server.end('SIGTERM')).toBe(0);
    expect(performance.now() - begun).toBeLessThan(8_000);
  });

  it('is not ready while its connections are refused, and recovers by itself', async () => {
    const server = await start({ DEMO: '1' });
    await ready(server.url);
    const name = new URL(database.url).pathname.slice(1);
    const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
    await admin.connect();
    await admin.query(`alter database ${name} allow_connections false`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    const away = await until('503', async () => {
      const answer = await fetch(`${server.url}/health/ready`);
      return answer.status === 503 ? answer.text() : undefined;
    });
    expect(JSON.parse(away).missing).toContain('database');
    expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
    await admin.query(`alter database ${name} allow_connections true`);
    await admin.end();
    await ready(server.url);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('answers for its health before the database was ever reached, and as a worker', async () => {
    const away = `postgres://nobody@127.0.0.1:${await freePort()}/none`;
    const waiting = await start({ DEMO: '0', DATABASE_URL: away });
    const healthPort = await freePort();
    const worker = await start({
      DEMO: '0',
      DATABASE_URL: away,
      RUN: 'worker',
      HEALTH_PORT: String(healthPort),
    });
    for (const url of [waiting.url, `http://127.0.0.1:${healthPort}`]) {
      const missing = await until('health', async () => {
        const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
        return answer?.status === 503 ? answer.text() : undefined;
      });
      expect(JSON.parse(missing).missing).toEqual(expect.arrayContaining(['database', 'start']));
      expect((await fetch(`${url}/health/live`)).status).toBe(200);
    }
    const page = await fetch(`${waiting.url}/api/v1/users/me`);
    expect([page.status, page.headers.get('retry-after'), JSON.parse(await page.text()).error.code]).toEqual([
      503,
      '2',
      'STARTING',
    ]);
    await waiting.end('SIGTERM');
    await worker.end('SIGTERM');
  });

  it('refuses what would be unsafe, in words for the operator', async () => {
    const open = await start({ DEMO: '1', HOST: '0.0.0.0' });
    expect([await open.exited(), open.output()]).toEqual([78, expect.stringContaining('DEMO_PUBLIC=1')]);
    const shifted = await start({ DEMO: '0', CLOCK_OFFSET_MS: '1000' });
    expect([await shifted.exited(), shifted.output()]).toEqual([
      78,
      expect.stringContaining('CLOCK_OFFSET_MS'),
    ]);
  });
});
