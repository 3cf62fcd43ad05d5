import path from 'node:path';
import { ROOT } from '../paths.ts';
import { buildWeb } from './build-command.ts';
import { type DataDirLock, lockDataDir } from './instance-lock.ts';
import { portOf, requireFreePort } from './port.ts';
import { type Product, runProduct } from './product.ts';
import { untilReady, untilStarted } from './ready.ts';
import { openServerLog } from './server-log.ts';

const READY_MS = 180_000;
const DEMO_LOGINS = `Demo logins, password cantera-demo:
  admin@demo.test      (agency admin)
  recruiter@demo.test  (recruiter)
  manager@demo.test    (hiring manager)
  admin@rival.test     (admin of another agency)
`;

const WORKER_READY = 'Cantera is ready: this process does jobs only (RUN=worker)\n';

const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** A signal, or the server's refusal to start, ends the wait. */
function endings() {
  let end: (code: number) => void = () => undefined;
  const ended = new Promise<number>((resolve) => {
    end = resolve;
  });
  const over = new AbortController();
  const finish = (code: number): void => {
    over.abort();
    end(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => finish(0));
  return { ended, finish, signal: over.signal, isOver: () => over.signal.aborted };
}

function isDemo(env: NodeJS.ProcessEnv): boolean {
  return env.DEMO ? env.DEMO !== '0' && env.DEMO !== 'false' : !env.DATABASE_URL;
}

const servesWeb = (env: NodeJS.ProcessEnv): boolean => (env.RUN || 'web,worker').includes('web');

async function untilWebReady(env: NodeJS.ProcessEnv, isOver: () => boolean): Promise<string> {
  const host = env.HOST || '127.0.0.1';
  await untilReady(`http://${host.includes(':') ? `[${host}]` : host}:${portOf(env)}`, READY_MS, isOver);
  return `Cantera is ready at ${env.PUBLIC_URL || `http://localhost:${portOf(env)}`}\n${isDemo(env) ? DEMO_LOGINS : ''}`;
}

async function untilReadyOrOver(
  env: NodeJS.ProcessEnv,
  product: Product,
  isOver: () => boolean,
): Promise<void> {
  try {
    // Nobody waits before a worker: it may wait as long as another process migrates.
    await untilStarted(product.hasStarted, servesWeb(env) ? READY_MS : Number.POSITIVE_INFINITY, isOver);
    process.stdout.write(servesWeb(env) ? await untilWebReady(env, isOver) : WORKER_READY);
  } catch (error) {
    if (!isOver()) throw error;
  }
}

async function runUntilEnded(env: NodeJS.ProcessEnv, dataDir: string, lock: DataDirLock): Promise<number> {
  const { ended, finish, signal, isOver } = endings();
  if (servesWeb(env)) {
    await requireFreePort(portOf(env), env.HOST || '127.0.0.1');
    await buildWeb(signal).catch((error: Error) => {
      if (!isOver()) throw error;
    });
  }
  if (isOver()) return ended;
  const output = openServerLog(dataDir, say);
  try {
    const product = await runProduct({
      env,
      dataDir,
      log: say,
      output: output.handle,
      onSpawn: lock.recordChild,
      onFatal: finish,
    });
    try {
      await untilReadyOrOver(env, product, isOver);
      product.confirm();
      return await ended;
    } finally {
      await product.stop();
    }
  } finally {
    output.close();
  }
}

/** `npm start`: builds what changed, starts the product, says when it is ready, ends it on a signal. */
export async function start(): Promise<number> {
  const dataDir = path.resolve(ROOT, process.env.DATA_DIR || '.data');
  const lock = await lockDataDir(dataDir, say);
  try {
    return await runUntilEnded(process.env, dataDir, lock);
  } finally {
    lock.release();
  }
}
