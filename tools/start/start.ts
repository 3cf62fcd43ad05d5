import path from 'node:path';
import { ROOT } from '../paths.ts';
import { buildWeb } from './build-command.ts';
import { lockDataDir } from './instance-lock.ts';
import { requireFreePort } from './port.ts';
import { runProduct } from './product.ts';
import { untilReady } from './ready.ts';

const READY_MS = 180_000;
const DEMO_LOGINS = `Demo logins, password cantera-demo:
  admin@demo.test      (agency admin)
  recruiter@demo.test  (recruiter)
  manager@demo.test    (hiring manager)
  admin@rival.test     (admin of another agency)
`;

const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** A signal, or the server's refusal to start, ends the wait. */
function endings() {
  let end: (code: number) => void = () => undefined;
  const ended = new Promise<number>((resolve) => {
    end = resolve;
  });
  let isOver = false;
  const finish = (code: number): void => {
    isOver = true;
    end(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => finish(0));
  return { ended, finish, isOver: () => isOver };
}

function isDemo(env: NodeJS.ProcessEnv): boolean {
  return env.DEMO ? env.DEMO !== '0' && env.DEMO !== 'false' : !env.DATABASE_URL;
}

/** `npm start`: builds what changed, starts the product, says when it is ready, ends it on a signal. */
export async function start(): Promise<number> {
  const env = process.env;
  const port = Number(env.PORT || 3000);
  const host = env.HOST || '127.0.0.1';
  const dataDir = path.resolve(ROOT, env.DATA_DIR || '.data');
  const unlock = lockDataDir(dataDir);
  try {
    const servesWeb = (env.RUN || 'web,worker').includes('web');
    if (servesWeb) {
      await requireFreePort(port, host);
      await buildWeb();
    }
    const { ended, finish, isOver } = endings();
    const product = await runProduct({ env, dataDir, log: say, onFatal: () => finish(1) });
    try {
      if (servesWeb && !isOver()) {
        await untilReady(`http://${host.includes(':') ? `[${host}]` : host}:${port}`, READY_MS, isOver).catch(
          (error: Error) => {
            if (!isOver()) throw error;
          },
        );
        if (!isOver())
          process.stdout.write(
            `Cantera is ready at ${env.PUBLIC_URL || `http://localhost:${port}`}\n${isDemo(env) ? DEMO_LOGINS : ''}`,
          );
      }
      return await ended;
    } finally {
      await product.stop();
    }
  } finally {
    unlock();
  }
}
