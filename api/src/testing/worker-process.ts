import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
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
