import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const NODE_FLAGS = ['--disable-warning=ExperimentalWarning'];
const PORT = 4555;
export const ORIGIN = `http://127.0.0.1:${PORT}`;
const PASSWORD = 'cantera-demo';

/** The environment of the product over a database that is only read by requests: no worker, no demo. */
export const serverEnv = (databaseUrl: string, dataDir: string): NodeJS.ProcessEnv => ({
  ...process.env,
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  DEMO: '0',
  RUN: 'web',
  PORT: String(PORT),
  LOG_LEVEL: 'error',
  NODE_ENV: 'production',
});

/** Starts the product; the result ends it. */
export async function startServer(env: NodeJS.ProcessEnv): Promise<() => void> {
  const child = spawn(process.execPath, [...NODE_FLAGS, path.join(ROOT, 'api/src/server.ts')], {
    env,
    stdio: 'ignore',
  });
  for (let i = 0; i < 600; i += 1) {
    const isReady = await fetch(`${ORIGIN}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return () => child.kill('SIGTERM');
    await wait(100);
  }
  child.kill('SIGTERM');
  throw new Error('the server was not ready');
}

export interface Login {
  readonly headers: Record<string, string>;
  readonly agencyId: string;
}

export async function logIn(email: string): Promise<Login> {
  const response = await fetch(`${ORIGIN}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`the login of ${email} was refused`);
  const { data } = (await response.json()) as { data: { token: string; user: { agency_id: string } } };
  return { headers: { authorization: `Bearer ${data.token}` }, agencyId: data.user.agency_id };
}
