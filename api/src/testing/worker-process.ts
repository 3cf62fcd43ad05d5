import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import type { TestServer } from './harness.ts';

export interface WorkerProcess {
  readonly child: ChildProcess;
  /** SIGKILL, as a crash. */
  kill(): Promise<void>;
  /** SIGTERM; the exit code. */
  end(): Promise<number | null>;
}

/** A worker as a process of its own, on the database of a test's server; resolves once it has started. */
export async function startWorkerProcess(
  server: TestServer,
  env: Record<string, string> = {},
): Promise<WorkerProcess> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../server.ts')], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: server.databaseUrl,
      DATA_DIR: server.deps.config.dataDir,
      DEMO: '1',
      RUN: 'worker',
      SECRET: 'test secret',
      ...(server.deps.config.smtpUrl ? { SMTP_URL: server.deps.config.smtpUrl } : {}),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  // A test that fails before it ends its worker must not wait for it for ever.
  server.atClose(() => void child.kill('SIGKILL'));
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (part: Buffer) => {
      if (part.toString().includes('"started"')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the worker ended with ${code}`)));
  });
  return {
    child,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async end() {
      child.kill('SIGTERM');
      await exited;
      return child.exitCode;
    },
  };
}

/** A port that nothing listens on just now. */
const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A web server as a process of its own, without a worker; resolves once it answers. */
export async function startWebProcess(
  server: TestServer,
  env: Record<string, string> = {},
): Promise<WorkerProcess & { readonly url: string }> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  // They are one installation: whatever one of them signs, the others read.
  const child = await startWorkerProcess(server, {
    RUN: 'web',
    PORT: String(port),
    PUBLIC_URL: 'http://localhost',
    ...env,
  });
  return { ...child, url };
}
