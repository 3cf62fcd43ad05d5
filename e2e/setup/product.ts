import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../..');
const READY_MS = 180_000;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
      .on('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = server.address();
        server.close(() =>
          typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no free port')),
        );
      });
  });

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + READY_MS; Date.now() < end; await wait(100)) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    const isReady = await fetch(`${origin}/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
  }
  throw new Error('the product was not ready in time');
}

/** Starts the whole product as `npm start` does, on a folder and a port of its own; gives the way to end it. */
export default async function startProduct(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return undefined;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cantera-e2e-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const log = createWriteStream(path.join(root, 'reports/e2e-server.log'));
  const child = spawn(process.execPath, [path.join(root, 'tools/bootstrap.mjs'), 'start'], {
    cwd: root,
    // Undo keeps its meaning in two seconds; the tests of delays wait less.
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      UNDO_SECONDS: '2',
      PUBLIC_APPLY_LIMIT: '1000',
      DATABASE_URL: '',
      SMTP_URL: '',
      HOST: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  await untilReady(origin, child);
  process.env.E2E_BASE_URL = origin;
  process.env.E2E_DATA_DIR = dataDir;
  return async () => {
    child.kill('SIGTERM');
    await new Promise((resolve) => child.on('exit', resolve));
    rmSync(dataDir, { recursive: true, force: true });
  };
}
