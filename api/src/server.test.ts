import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
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

  /** What a start that cannot go on prints, with its exit code. */
  const refusal = async (env: Record<string, string>) => {
    const server = await start({ DEMO: '0', ...env });
    return [await server.exited(), server.output()];
  };

  it('[DEPLOY-18] says in one line which setting is wrong, and ends with 78', async () => {
    const wrong: Record<string, string>[] = [
      { SMTP_URL: 'mail.example.com', RUN: 'worker' },
      { DATABASE_URL: 'nonsense' },
    ];
    for (const env of wrong) {
      const [name = ''] = Object.keys(env);
      expect(await refusal(env)).toEqual([78, expect.stringMatching(new RegExp(`^${name} must be .*\n$`))]);
    }
    const file = path.join(dataDir, 'file');
    await writeFile(file, '');
    expect(await refusal({ DATA_DIR: file })).toEqual([
      78,
      `DATA_DIR must be a folder: ${file} is a file, or lies below one\n`,
    ]);
  });

  it('[DEPLOY-19] says in one line that the database does not let a role in, and ends with 78', async () => {
    const at = (change: (url: URL) => void): string => {
      const url = new URL(database.url);
      change(url);
      return url.href;
    };
    const stranger = at((url) => Object.assign(url, { username: 'stranger', password: 'secret-1' }));
    const elsewhere = at((url) => Object.assign(url, { pathname: '/nowhere' }));
    const cases: [Record<string, string>, RegExp][] = [
      [{ DATABASE_URL: stranger }, /^DATABASE_URL: the database does not let this role in: .*stranger.*\n$/],
      [{ DATABASE_URL: elsewhere }, /^DATABASE_URL: .*database "nowhere" does not exist\n$/],
      [
        { DATABASE_APP_URL: stranger },
        /^DATABASE_APP_URL: the database does not let this role in: .*stranger.*\n$/,
      ],
    ];
    for (const [env, words] of cases) {
      const [code, output] = await refusal({ LOG_LEVEL: 'silent', ...env });
      expect([code, output]).toEqual([78, expect.stringMatching(words)]);
      expect(output).not.toContain('secret-1');
    }
  });

  it('[DEPLOY-20] says once where it waits for the database, whether it is refused or hears nothing', async () => {
    const silent = createServer().unref();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const ports = [await freePort(), typeof address === 'object' ? address?.port : 0];
    for (const port of ports) {
      const DATABASE_URL = `postgres://nobody:secret-1@127.0.0.1:${port}/none`;
      const server = await start({ DEMO: '0', LOG_LEVEL: 'silent', DATABASE_URL });
      await until('the line', async () => server.output().includes('\n'), 90_000);
      await wait(1_500);
      await server.end('SIGTERM');
      expect(server.output()).toBe(`Waiting for the database at 127.0.0.1:${port} …\n`);
    }
    silent.close();
  });

  it('[DEPLOY-23] says that its port is in use', async () => {
    const first = createServer().unref();
    const port = await freePort();
    await new Promise<void>((resolve) => first.listen(port, '127.0.0.1', resolve));
    const [code, output] = await refusal({ PORT: String(port), LOG_LEVEL: 'silent' });
    first.close();
    expect([code, output]).toEqual([1, `Port ${port} is in use: something else listens there\n`]);
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
