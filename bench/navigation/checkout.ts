import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { applicantOf, boardOf500, LOGIN, SIZES } from '../api/data.ts';
import { NODE_FLAGS } from '../api/server.ts';

const PASSWORD = 'cantera-demo';

/** One version of the product that runs over data of its own: an agency with 100,000 candidates. */
export interface Checkout {
  readonly name: string;
  readonly url: string;
  readonly token: string;
  /** A position with 500 applications, and somebody who has applied. */
  readonly boardId: string;
  readonly candidateId: string;
  stop(): Promise<void>;
}

function seed(root: string, data: string, env: NodeJS.ProcessEnv): void {
  const mark = path.join(data, 'seeded');
  if (existsSync(mark)) return;
  process.stdout.write(`Seeding ${root} …\n`);
  const args = Object.entries(SIZES).flatMap(([name, size]) => [`--${name}`, String(size)]);
  const { status } = spawnSync(
    process.execPath,
    [...NODE_FLAGS, path.join(root, 'api/src/commands/seed.ts'), ...args],
    { cwd: root, env, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error(`the data of ${root} could not be seeded`);
  writeFileSync(mark, '');
}

async function startServer(root: string, url: string, env: NodeJS.ProcessEnv): Promise<() => void> {
  const child = spawn(process.execPath, [...NODE_FLAGS, path.join(root, 'api/src/server.ts')], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let i = 0; i < 600; i += 1) {
    const isReady = await fetch(`${url}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return () => child.kill('SIGTERM');
    await wait(100);
  }
  child.kill('SIGTERM');
  throw new Error(`the server of ${root} was not ready`);
}

async function read<T>(url: string, init: RequestInit): Promise<T> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return ((await answer.json()) as { data: T }).data;
}

async function logIn(url: string): Promise<{ token: string; agencyId: string }> {
  const { token, user } = await read<{ token: string; user: { agency_id: string } }>(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: LOGIN, password: PASSWORD }),
  });
  return { token, agencyId: user.agency_id };
}

/** Starts the product of a checkout that is built. */
export async function startCheckout(name: string, root: string, port: number): Promise<Checkout> {
  const data = path.join(root, '.cache/bench-navigation');
  mkdirSync(data, { recursive: true });
  const url = `http://127.0.0.1:${port}`;
  const database: EmbeddedPostgres = await startEmbeddedPostgres({ dataDir: path.join(data, 'postgres') });
  try {
    const env = {
      ...process.env,
      DATABASE_URL: database.url,
      DATA_DIR: data,
      DEMO: '0',
      RUN: 'web',
      PORT: String(port),
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    };
    seed(root, data, env);
    const end = await startServer(root, url, env);
    const { token, agencyId } = await logIn(url);
    const boardId = await boardOf500(database.url, agencyId);
    const candidateId = await applicantOf(database.url, agencyId, boardId);
    return {
      name,
      url,
      token,
      boardId,
      candidateId,
      async stop() {
        end();
        await database.stop();
      },
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}
