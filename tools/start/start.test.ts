import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'expect';
import { freePort } from '../../api/src/db/embedded/free-port.ts';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { ROOT } from '../paths.ts';
import { buildAll } from '../webpack/build.ts';
import { commandLine, identify, parentOf } from './process-identity.ts';

const WAIT_MS = 120_000;

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

const BOOTSTRAP = [path.join(ROOT, 'tools/bootstrap.mjs'), 'start'];

function startProduct(env: NodeJS.ProcessEnv, file: string, args: readonly string[]): Started {
  const child = spawn(file, [...args], { cwd: ROOT, env: { ...process.env, ...env } });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { child, output: () => output, ended };
}

async function until<T>(look: () => T | Promise<T>, what: () => string): Promise<NonNullable<T>> {
  for (const end = Date.now() + WAIT_MS; Date.now() < end; await wait(50)) {
    const seen = await look();
    if (seen) return seen;
  }
  throw new Error(what());
}

/** The exit code; a process that does not end fails the test instead of holding it. */
const exitCode = (product: Started): Promise<number | null> =>
  Promise.race([
    product.ended,
    wait(WAIT_MS, undefined, { ref: false }).then(() => {
      throw new Error(`It did not end:\n${product.output()}`);
    }),
  ]);

describe('npm start', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cantera-start-'));
  const started: Started[] = [];
  const run = (
    env: NodeJS.ProcessEnv,
    file: string = process.execPath,
    args: readonly string[] = BOOTSTRAP,
  ): Started => {
    const product = startProduct(env, file, args);
    started.push(product);
    return product;
  };
  const isReady = (product: Started): Promise<true> =>
    until(() => /is ready at/.test(product.output()) || undefined, product.output);
  let env: NodeJS.ProcessEnv;
  let product: Started;

  /** Empty while there is none: a killed process's file goes before the next one's comes, and between two looks. */
  const textOf = (file: string): string => {
    try {
      return readFileSync(path.join(dataDir, file), 'utf8');
    } catch {
      return '';
    }
  };
  const serverPid = (): number => {
    const { children }: { children: { pid: number }[] } = JSON.parse(
      textOf('start.json') || '{"children":[]}',
    );
    return children.at(-1)?.pid ?? 0;
  };
  const databasePid = (): number => Number(textOf('postgres/cluster/postmaster.pid').split('\n')[0]);
  const answers = async (): Promise<boolean> => {
    const login = await fetch(`http://127.0.0.1:${env.PORT}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@demo.test', password: 'cantera-demo' }),
      signal: AbortSignal.timeout(20_000),
    }).catch(() => undefined);
    return login?.status === 200;
  };
  // Asked often, and so not by logging in: the server slows down who tries that too often.
  const isServing = async (): Promise<boolean> => {
    const answer = await fetch(`http://127.0.0.1:${env.PORT}/health/ready`, {
      signal: AbortSignal.timeout(5_000),
    }).catch(() => undefined);
    return answer?.status === 200;
  };
  /** Waits until another process than the killed one serves, database included. */
  const comesBack = async (pid: () => number, killed: number): Promise<void> => {
    await until(
      async () => ![0, killed].includes(pid()) && (await isServing()),
      () => product.output(),
    );
    expect(await answers()).toBe(true);
  };

  before(() => buildAll());
  after(async () => {
    for (const each of started) each.child.kill('SIGTERM');
    await Promise.all(started.map((each) => each.ended));
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('says where it is ready and who can log in', async () => {
    env = { DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'info', DEMO: '1' };
    product = run(env);
    await isReady(product);
    expect(product.output()).toContain(`Cantera is ready at http://localhost:${env.PORT}\n`);
    expect(product.output()).toContain('manager@demo.test');
    expect(await answers()).toBe(true);
  });

  it('[DEPLOY-22] keeps its log to its user', () => {
    const modes = ['logs', 'logs/server.log'].map((name) => statSync(path.join(dataDir, name)).mode & 0o777);
    expect(modes).toEqual([0o700, 0o600]);
  });

  it('keeps the records of the server out of the terminal', () => {
    expect(readFileSync(path.join(dataDir, 'logs/server.log'), 'utf8')).toContain('"msg":"started"');
    expect(product.output()).not.toContain('"level"');
  });

  it('says so when it runs already, or when the port is taken', async () => {
    const second = run(env);
    expect(await exitCode(second)).toBe(1);
    expect(second.output()).toContain(`Cantera runs already on ${dataDir}`);
    const other = mkdtempSync(path.join(tmpdir(), 'cantera-start-'));
    const third = run({ ...env, DATA_DIR: other });
    expect(await exitCode(third)).toBe(1);
    expect(third.output()).toContain(`Port ${env.PORT} is in use`);
    rmSync(other, { recursive: true, force: true });
  });

  it('starts the server again when it is killed', async () => {
    const killed = serverPid();
    process.kill(killed, 'SIGKILL');
    await comesBack(serverPid, killed);
  });

  it('starts the database again when it is killed', async () => {
    const killed = databasePid();
    process.kill(killed, 'SIGKILL');
    await comesBack(databasePid, killed);
  });

  it('goes on when the process that watches over the others is killed', async () => {
    const killed = serverPid();
    const watcher = parentOf(killed);
    expect(commandLine(watcher)).toContain('run.ts start');
    await wait(5_000);
    process.kill(watcher, 'SIGKILL');
    await comesBack(serverPid, killed);
  });

  it('is taken over by the next start when its command was killed', async () => {
    const orphan = serverPid();
    product.child.kill('SIGKILL');
    await exitCode(product);
    expect(await answers()).toBe(true);
    product = run(env);
    await isReady(product);
    expect(identify(orphan)).toBeUndefined();
    expect(await answers()).toBe(true);
  });

  it('ends every process on a signal', async () => {
    const pids = [serverPid(), databasePid()];
    product.child.kill('SIGTERM');
    expect(await exitCode(product)).toBe(0);
    expect(pids.map(identify)).toEqual([undefined, undefined]);
    expect(existsSync(path.join(dataDir, 'start.json'))).toBe(false);
  });

  it('[DEPLOY-18] gives up in words on a setting that is wrong, whatever it runs', async () => {
    const wrong: [NodeJS.ProcessEnv, string][] = [
      [{ HOST: '0.0.0.0' }, 'DEMO_PUBLIC=1'],
      [{ RUN: 'worker', SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be'],
      [{ RUN: 'wbe' }, 'RUN must be web, worker or both'],
      [{ DATA_DIR: path.join(ROOT, 'package.json') }, 'DATA_DIR must be a folder'],
    ];
    for (const [setting, words] of wrong) {
      const product = run({ ...env, ...setting });
      expect([await exitCode(product), product.output()]).toEqual([78, expect.stringContaining(words)]);
    }
  });

  it('[DEPLOY-20] [DEPLOY-24] says that its worker waits for the database, and that it is at work', async () => {
    const other = mkdtempSync(path.join(tmpdir(), 'cantera-start-'));
    const port = await freePort();
    const worker = run({
      ...env,
      DATA_DIR: other,
      RUN: 'worker',
      DEMO: '0',
      DATABASE_URL: `postgres://postgres:secret-1@127.0.0.1:${port}/postgres`,
    });
    const waiting = `Waiting for the database at 127.0.0.1:${port} …`;
    await until(() => worker.output().includes(waiting), worker.output);
    const database = await startEmbeddedPostgres({ dataDir: path.join(other, 'postgres'), port });
    worker.child.kill('SIGTERM');
    expect(await exitCode(worker)).toBe(0);
    expect(worker.output().split(waiting)).toHaveLength(2);
    expect(worker.output()).not.toContain('secret-1');
    const second = run({ ...env, DATA_DIR: other, RUN: 'worker', DEMO: '0', DATABASE_URL: database.url });
    await until(
      () => second.output().includes('Cantera is ready: this process does jobs only'),
      second.output,
    );
    second.child.kill('SIGTERM');
    expect(await exitCode(second)).toBe(0);
    await database.stop();
    rmSync(other, { recursive: true, force: true });
  });

  it('[DEPLOY-23] takes no other server for its own', async () => {
    const other = mkdtempSync(path.join(tmpdir(), 'cantera-start-'));
    const port = await freePort();
    const late = run({ ...env, DATA_DIR: other, PORT: String(port) });
    // Its port was free when it looked; something else takes it while the database starts.
    await until(() => existsSync(path.join(other, 'postgres')), late.output);
    const stranger = createServer((_request, response) => response.end('ready')).unref();
    await new Promise<void>((resolve) => stranger.listen(port, '127.0.0.1', resolve));
    expect(await exitCode(late)).toBe(1);
    stranger.closeAllConnections();
    stranger.close();
    expect(late.output()).toContain(`Port ${port} is in use: something else listens there`);
    expect(late.output()).not.toContain('is ready at');
    rmSync(other, { recursive: true, force: true });
  });

  it('ends when its data is removed instead of beginning anew', async () => {
    const other = mkdtempSync(path.join(tmpdir(), 'cantera-start-'));
    const robbed = run({ ...env, DATA_DIR: other, PORT: String(await freePort()) });
    await isReady(robbed);
    // The server still writes there: a folder that was emptied may be filled again before it is removed.
    rmSync(other, { recursive: true, force: true, maxRetries: 20 });
    const database = path.join(other, 'postgres/cluster/PG_VERSION');
    expect([await exitCode(robbed), existsSync(database)]).toEqual([1, false]);
    rmSync(other, { recursive: true, force: true });
  });

  it('ends when npm is told to end', async () => {
    const npm = run({ ...env }, 'npm', ['start']);
    await isReady(npm);
    const pids = [serverPid(), databasePid()];
    npm.child.kill('SIGTERM');
    await exitCode(npm);
    expect(pids.map(identify)).toEqual([undefined, undefined]);
  });

  // How soon is measured by `npm run bench -- start`.
  it('is ready again', async () => {
    product = run(env);
    await isReady(product);
    expect(identify(serverPid())).toBeDefined();
  });
});
